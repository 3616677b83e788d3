// Made by `npm run generate` from ../../shared/without-script.schema.json. Do not edit.
// @ts-nocheck
import { countCharacters } from '../../count-characters.ts';
import { validate as validate1 } from './text-link.validate.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/without-script.schema.json","title":"WithoutScript","description":"What stands in the place of a feature where no script runs: what it would do, and where to do it instead.","type":"object","additionalProperties":false,"required":["text","links"],"properties":{"text":{"type":"string","minLength":1,"maxLength":1000,"description":"What the feature would do, and how to do it otherwise.","examples":["Free times can only be chosen with JavaScript. Ring us, and we choose one together."]},"links":{"type":"array","minItems":1,"maxItems":5,"items":{"$ref":"https://experience.local/shared/text-link.schema.json"},"description":"Where to do it otherwise."}}};
const func0 = countCharacters;



function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/without-script.schema.json" */;
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
if(data.text === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err0);
errors++;
}
if(data.links === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "links"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!((key0 === "text") || (key0 === "links"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.text !== undefined){
let data0 = data.text;
if(typeof data0 === "string"){
if(data0.length > 1000 && func0(data0) > 1000){
const err3 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 1000},schema:1000,parentSchema:schema0.properties.text,data:data0};
(vErrors ??= []).push(err3);
errors++;
}
if(data0.length < 2 * 1 && func0(data0) < 1){
const err4 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.text,data:data0};
(vErrors ??= []).push(err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},schema:schema0.properties.text.type,parentSchema:schema0.properties.text,data:data0};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.links !== undefined){
let data1 = data.links;
if(Array.isArray(data1)){
if(data1.length > 5){
const err6 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/maxItems",keyword:"maxItems",params:{limit: 5},schema:5,parentSchema:schema0.properties.links,data:data1};
(vErrors ??= []).push(err6);
errors++;
}
if(data1.length < 1){
const err7 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema0.properties.links,data:data1};
(vErrors ??= []).push(err7);
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate1(data1[i0], {instancePath:instancePath+"/links/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/type",keyword:"type",params:{type: "array"},schema:schema0.properties.links.type,parentSchema:schema0.properties.links,data:data1};
(vErrors ??= []).push(err8);
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
(vErrors ??= []).push(err9);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export { validate };
