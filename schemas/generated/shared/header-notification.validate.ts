// Made by `npm run generate` from ../../shared/header-notification.schema.json. Do not edit.
// @ts-nocheck
import { validate as validate1 } from './text-link.validate.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/header-notification.schema.json","title":"HeaderNotification","description":"What visitors of this page have to know first. Stands above the header.","type":"object","additionalProperties":false,"required":["body"],"properties":{"body":{"$ref":"https://experience.local/shared/rich-text.schema.json","description":"One or two sentences.","examples":["<p>Branches close at noon on 24 December.</p>"]},"notificationType":{"enum":["information","warning","error","success"],"default":"information","description":"Which mark and colour it has. An error is read out at once.","examples":["warning"]},"textLink":{"$ref":"https://experience.local/shared/text-link.schema.json"}}};
const schema1 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/rich-text.schema.json","title":"RichTextValue","description":"Text with simple markup: p, strong, em, a, ul, ol, li, h2 to h6, table and the like. Other tags are removed. %{group:key}% is replaced by the value of that macro.","type":"string","examples":["<p>Open an account in <strong>five minutes</strong>.</p>"]};



function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/header-notification.schema.json" */;
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
if(data.body === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "body"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!(((key0 === "body") || (key0 === "notificationType")) || (key0 === "textLink"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.body !== undefined){
let data0 = data.body;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/body",schemaPath:"https://experience.local/shared/rich-text.schema.json/type",keyword:"type",params:{type: "string"},schema:schema1.type,parentSchema:schema1,data:data0};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.notificationType !== undefined){
let data1 = data.notificationType;
if(!((((data1 === "information") || (data1 === "warning")) || (data1 === "error")) || (data1 === "success"))){
const err3 = {instancePath:instancePath+"/notificationType",schemaPath:"#/properties/notificationType/enum",keyword:"enum",params:{allowedValues: schema0.properties.notificationType.enum},schema:schema0.properties.notificationType.enum,parentSchema:schema0.properties.notificationType,data:data1};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.textLink !== undefined){
if(!(validate1(data.textLink, {instancePath:instancePath+"/textLink",parentData:data,parentDataProperty:"textLink",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
(vErrors ??= []).push(err4);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export { validate };
