// Made by `npm run generate` from ../../shared/macro-key.schema.json. Do not edit.
// @ts-nocheck
import { countCharacters } from '../../count-characters.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/macro-key.schema.json","title":"MacroKey","description":"One macro and its value.","type":"object","additionalProperties":false,"required":["name","dataType","value"],"properties":{"name":{"type":"string","minLength":1,"description":"The key in %{group:key}%.","examples":["saver-plus-rate"]},"dataType":{"enum":["language","string","date","amount","percentage"],"description":"How the value is written: a date as 2026-11-20, an amount as a number with its unit, a percentage as a percent number (1.5 gives 1.50%), a string as it is, a language as a text for each language code.","examples":["percentage"]},"value":{"$ref":"https://experience.local/shared/macro-value.schema.json"}}};
const schema1 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/macro-value.schema.json","title":"MacroValue","description":"A value and its unit.","type":"object","additionalProperties":false,"required":["value"],"properties":{"value":{"type":["string","number","object"],"additionalProperties":{"type":"string"},"description":"The value: a number or a text; for a language macro one text, or one for each language code, where en is shown to all other languages.","examples":[2.35,"2026-11-20",{"en":"Monday to Friday","fr":"Du lundi au vendredi"}]},"unit":{"type":"string","description":"The currency of an amount. Left out: EUR.","examples":["EUR"]}}};
const func0 = countCharacters;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/macro-key.schema.json" */;
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
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err0);
errors++;
}
if(data.dataType === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dataType"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err1);
errors++;
}
if(data.value === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "dataType")) || (key0 === "value"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(data0.length < 2 * 1 && func0(data0) < 1){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.name,data:data0};
(vErrors ??= []).push(err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema0.properties.name.type,parentSchema:schema0.properties.name,data:data0};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.dataType !== undefined){
let data1 = data.dataType;
if(!(((((data1 === "language") || (data1 === "string")) || (data1 === "date")) || (data1 === "amount")) || (data1 === "percentage"))){
const err6 = {instancePath:instancePath+"/dataType",schemaPath:"#/properties/dataType/enum",keyword:"enum",params:{allowedValues: schema0.properties.dataType.enum},schema:schema0.properties.dataType.enum,parentSchema:schema0.properties.dataType,data:data1};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.value !== undefined){
let data2 = data.value;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.value === undefined){
const err7 = {instancePath:instancePath+"/value",schemaPath:"https://experience.local/shared/macro-value.schema.json/required",keyword:"required",params:{missingProperty: "value"},schema:schema1.required,parentSchema:schema1,data:data2};
(vErrors ??= []).push(err7);
errors++;
}
for(const key1 in data2){
if(!((key1 === "value") || (key1 === "unit"))){
const err8 = {instancePath:instancePath+"/value",schemaPath:"https://experience.local/shared/macro-value.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema1,data:data2};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data2.value !== undefined){
let data3 = data2.value;
if(((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))) && (!(data3 && typeof data3 == "object" && !Array.isArray(data3)))){
const err9 = {instancePath:instancePath+"/value/value",schemaPath:"https://experience.local/shared/macro-value.schema.json/properties/value/type",keyword:"type",params:{type: schema1.properties.value.type},schema:schema1.properties.value.type,parentSchema:schema1.properties.value,data:data3};
(vErrors ??= []).push(err9);
errors++;
}
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key2 in data3){
let data4 = data3[key2];
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/value/value/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"https://experience.local/shared/macro-value.schema.json/properties/value/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema1.properties.value.additionalProperties.type,parentSchema:schema1.properties.value.additionalProperties,data:data4};
(vErrors ??= []).push(err10);
errors++;
}
}
}
}
if(data2.unit !== undefined){
let data5 = data2.unit;
if(typeof data5 !== "string"){
const err11 = {instancePath:instancePath+"/value/unit",schemaPath:"https://experience.local/shared/macro-value.schema.json/properties/unit/type",keyword:"type",params:{type: "string"},schema:schema1.properties.unit.type,parentSchema:schema1.properties.unit,data:data5};
(vErrors ??= []).push(err11);
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/value",schemaPath:"https://experience.local/shared/macro-value.schema.json/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data:data2};
(vErrors ??= []).push(err12);
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
(vErrors ??= []).push(err13);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export { validate };
