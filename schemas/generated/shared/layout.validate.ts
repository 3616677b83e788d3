// Made by `npm run generate` from ../../shared/layout.schema.json. Do not edit.
// @ts-nocheck
import { countCharacters } from '../../count-characters.ts';
import { validate as validate1 } from './slots.validate.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/layout.schema.json","title":"LayoutConfig","description":"The slots of a page from top to bottom. A route's own slots win over these.","type":"object","additionalProperties":false,"required":["order"],"properties":{"order":{"type":"array","minItems":1,"maxItems":20,"items":{"type":"string","minLength":1},"description":"The slots' names, in the order shown.","examples":[["topBar","main","footer"]]},"slots":{"$ref":"https://experience.local/shared/slots.schema.json"}}};
const func0 = countCharacters;



function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/layout.schema.json" */;
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
if(data.order === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "order"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!((key0 === "order") || (key0 === "slots"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.order !== undefined){
let data0 = data.order;
if(Array.isArray(data0)){
if(data0.length > 20){
const err2 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/maxItems",keyword:"maxItems",params:{limit: 20},schema:20,parentSchema:schema0.properties.order,data:data0};
(vErrors ??= []).push(err2);
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema0.properties.order,data:data0};
(vErrors ??= []).push(err3);
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(data1.length < 2 * 1 && func0(data1) < 1){
const err4 = {instancePath:instancePath+"/order/" + i0,schemaPath:"#/properties/order/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.order.items,data:data1};
(vErrors ??= []).push(err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/order/" + i0,schemaPath:"#/properties/order/items/type",keyword:"type",params:{type: "string"},schema:schema0.properties.order.items.type,parentSchema:schema0.properties.order.items,data:data1};
(vErrors ??= []).push(err5);
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type: "array"},schema:schema0.properties.order.type,parentSchema:schema0.properties.order,data:data0};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.slots !== undefined){
if(!(validate1(data.slots, {instancePath:instancePath+"/slots",parentData:data,parentDataProperty:"slots",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
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
