// Made by `npm run generate` from ../../shared/zone.schema.json. Do not edit.
// @ts-nocheck
import { countCharacters } from '../../count-characters.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/zone.schema.json","title":"Zone","description":"A part of the page that holds components.","type":"object","additionalProperties":false,"required":["flexComponents"],"properties":{"flexComponents":{"type":"array","maxItems":2000,"description":"The components, in the order shown.","items":{"$ref":"https://experience.local/shared/any-component.schema.json"}}}};
const schema1 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/any-component.schema.json","title":"AnyComponent","description":"A component of any type. What else it may hold is said by the schema of its componentType.","type":"object","additionalProperties":true,"required":["componentType"],"properties":{"componentType":{"type":"string","minLength":1,"description":"Which component this is."}}};
const func0 = countCharacters;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/zone.schema.json" */;
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
if(data.flexComponents === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "flexComponents"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!(key0 === "flexComponents")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.flexComponents !== undefined){
let data0 = data.flexComponents;
if(Array.isArray(data0)){
if(data0.length > 2000){
const err2 = {instancePath:instancePath+"/flexComponents",schemaPath:"#/properties/flexComponents/maxItems",keyword:"maxItems",params:{limit: 2000},schema:2000,parentSchema:schema0.properties.flexComponents,data:data0};
(vErrors ??= []).push(err2);
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.componentType === undefined){
const err3 = {instancePath:instancePath+"/flexComponents/" + i0,schemaPath:"https://experience.local/shared/any-component.schema.json/required",keyword:"required",params:{missingProperty: "componentType"},schema:schema1.required,parentSchema:schema1,data:data1};
(vErrors ??= []).push(err3);
errors++;
}
if(data1.componentType !== undefined){
let data2 = data1.componentType;
if(typeof data2 === "string"){
if(data2.length < 2 * 1 && func0(data2) < 1){
const err4 = {instancePath:instancePath+"/flexComponents/" + i0+"/componentType",schemaPath:"https://experience.local/shared/any-component.schema.json/properties/componentType/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema1.properties.componentType,data:data2};
(vErrors ??= []).push(err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/flexComponents/" + i0+"/componentType",schemaPath:"https://experience.local/shared/any-component.schema.json/properties/componentType/type",keyword:"type",params:{type: "string"},schema:schema1.properties.componentType.type,parentSchema:schema1.properties.componentType,data:data2};
(vErrors ??= []).push(err5);
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/flexComponents/" + i0,schemaPath:"https://experience.local/shared/any-component.schema.json/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data:data1};
(vErrors ??= []).push(err6);
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/flexComponents",schemaPath:"#/properties/flexComponents/type",keyword:"type",params:{type: "array"},schema:schema0.properties.flexComponents.type,parentSchema:schema0.properties.flexComponents,data:data0};
(vErrors ??= []).push(err7);
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
(vErrors ??= []).push(err8);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export { validate };
