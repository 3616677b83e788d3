// Made by `npm run generate` from ../../shared/consent-levels.schema.json. Do not edit.
// @ts-nocheck

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/consent-levels.schema.json","title":"ConsentLevels","description":"From which level of consent on something is done: 1 basic, 2 personal, 3 complete. What the site needs to work is always done.","type":"object","additionalProperties":false,"properties":{"storedExperiments":{"$ref":"https://experience.local/shared/consent-level.schema.json","default":2,"description":"Remembering which variant of an experiment a visitor sees."},"analytics":{"$ref":"https://experience.local/shared/consent-level.schema.json","default":2,"description":"Measuring how the site is used."},"visitorIds":{"$ref":"https://experience.local/shared/consent-level.schema.json","default":2,"description":"Recognising a visitor who comes back."},"personalisation":{"$ref":"https://experience.local/shared/consent-level.schema.json","default":2,"description":"Content that fits a visitor."},"storedForms":{"$ref":"https://experience.local/shared/consent-level.schema.json","default":2,"description":"Keeping for 30 minutes what a visitor has typed into a form, so that it survives a reload or a log-in."},"thirdParties":{"$ref":"https://experience.local/shared/consent-level.schema.json","default":3,"description":"Offers on other sites."}}};
const schema1 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/consent-level.schema.json","title":"ConsentLevel","description":"What a visitor allows: 1 basic, 2 personal, 3 complete. Each holds all that is below it.","enum":[1,2,3]};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/consent-levels.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate0.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((key0 === "storedExperiments") || (key0 === "analytics")) || (key0 === "visitorIds")) || (key0 === "personalisation")) || (key0 === "storedForms")) || (key0 === "thirdParties"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.storedExperiments !== undefined){
let data0 = data.storedExperiments;
if(!(((data0 === 1) || (data0 === 2)) || (data0 === 3))){
const err1 = {instancePath:instancePath+"/storedExperiments",schemaPath:"https://experience.local/shared/consent-level.schema.json/enum",keyword:"enum",params:{allowedValues: schema1.enum},schema:schema1.enum,parentSchema:schema1,data:data0};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.analytics !== undefined){
let data1 = data.analytics;
if(!(((data1 === 1) || (data1 === 2)) || (data1 === 3))){
const err2 = {instancePath:instancePath+"/analytics",schemaPath:"https://experience.local/shared/consent-level.schema.json/enum",keyword:"enum",params:{allowedValues: schema1.enum},schema:schema1.enum,parentSchema:schema1,data:data1};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.visitorIds !== undefined){
let data2 = data.visitorIds;
if(!(((data2 === 1) || (data2 === 2)) || (data2 === 3))){
const err3 = {instancePath:instancePath+"/visitorIds",schemaPath:"https://experience.local/shared/consent-level.schema.json/enum",keyword:"enum",params:{allowedValues: schema1.enum},schema:schema1.enum,parentSchema:schema1,data:data2};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.personalisation !== undefined){
let data3 = data.personalisation;
if(!(((data3 === 1) || (data3 === 2)) || (data3 === 3))){
const err4 = {instancePath:instancePath+"/personalisation",schemaPath:"https://experience.local/shared/consent-level.schema.json/enum",keyword:"enum",params:{allowedValues: schema1.enum},schema:schema1.enum,parentSchema:schema1,data:data3};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.storedForms !== undefined){
let data4 = data.storedForms;
if(!(((data4 === 1) || (data4 === 2)) || (data4 === 3))){
const err5 = {instancePath:instancePath+"/storedForms",schemaPath:"https://experience.local/shared/consent-level.schema.json/enum",keyword:"enum",params:{allowedValues: schema1.enum},schema:schema1.enum,parentSchema:schema1,data:data4};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.thirdParties !== undefined){
let data5 = data.thirdParties;
if(!(((data5 === 1) || (data5 === 2)) || (data5 === 3))){
const err6 = {instancePath:instancePath+"/thirdParties",schemaPath:"https://experience.local/shared/consent-level.schema.json/enum",keyword:"enum",params:{allowedValues: schema1.enum},schema:schema1.enum,parentSchema:schema1,data:data5};
(vErrors ??= []).push(err6);
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
(vErrors ??= []).push(err7);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export { validate };
