// Made by `npm run generate` from ../../shared/executed-offers.schema.json. Do not edit.
// @ts-nocheck
import { validate as validate1 } from './offered-mbox.validate.ts';
import { validate as validate3 } from './offered-page.validate.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/executed-offers.schema.json","title":"ExecutedOffers","description":"What was asked for: the offers of each mbox, or those of the page as a whole. Never both.","type":"object","additionalProperties":false,"minProperties":1,"maxProperties":1,"properties":{"mboxes":{"type":"array","maxItems":100,"description":"The mboxes that were asked for, each with its offers.","items":{"$ref":"https://experience.local/shared/offered-mbox.schema.json"}},"pageLoad":{"$ref":"https://experience.local/shared/offered-page.schema.json"}}};





function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/executed-offers.schema.json" */;
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
if(Object.keys(data).length > 1){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 1},schema:1,parentSchema:schema0,data};
(vErrors ??= []).push(err0);
errors++;
}
if(Object.keys(data).length < 1){
const err1 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},schema:1,parentSchema:schema0,data};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!((key0 === "mboxes") || (key0 === "pageLoad"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.mboxes !== undefined){
let data0 = data.mboxes;
if(Array.isArray(data0)){
if(data0.length > 100){
const err3 = {instancePath:instancePath+"/mboxes",schemaPath:"#/properties/mboxes/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema0.properties.mboxes,data:data0};
(vErrors ??= []).push(err3);
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate1(data0[i0], {instancePath:instancePath+"/mboxes/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/mboxes",schemaPath:"#/properties/mboxes/type",keyword:"type",params:{type: "array"},schema:schema0.properties.mboxes.type,parentSchema:schema0.properties.mboxes,data:data0};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.pageLoad !== undefined){
if(!(validate3(data.pageLoad, {instancePath:instancePath+"/pageLoad",parentData:data,parentDataProperty:"pageLoad",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
(vErrors ??= []).push(err5);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export { validate };
