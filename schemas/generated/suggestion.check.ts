// Made by `npm run generate` from ../suggestion.schema.json. Do not edit.
// @ts-nocheck
import type { Shape } from '../check-module.ts';
import { fold } from '../problems/fold.ts';
import type { Problem } from '../problems/problem.ts';
import { countCharacters } from '../count-characters.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/suggestion.schema.json","title":"Suggestion","description":"One suggestion below a search field.","type":"object","additionalProperties":false,"required":["icon","value","text","top"],"properties":{"icon":{"$ref":"https://experience.local/shared/icon-id.schema.json"},"value":{"type":"string","minLength":2,"maxLength":128,"description":"What is searched for once it is chosen.","examples":["card limit"]},"text":{"type":"string","minLength":2,"maxLength":128,"description":"What visitors read.","examples":["card limit"]},"top":{"type":"boolean","description":"true for one that many search for, which is shown before anything is typed."},"suggestedText":{"type":"string","minLength":1,"maxLength":128,"description":"The end of the text that a visitor has not typed. Left out where the text begins with something else.","examples":[" limit"]}}};
const schema1 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/icon-id.schema.json","title":"IconId","description":"An icon, as namespace:iconset:icon.","type":"string","pattern":"^[A-Za-z0-9-]+:[A-Za-z0-9-]+:[A-Za-z0-9-]+$","examples":["vitrine:regular:calendar"]};
const pattern0 = new RegExp("^[A-Za-z0-9-]+:[A-Za-z0-9-]+:[A-Za-z0-9-]+$", "u");
const func0 = countCharacters;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/suggestion.schema.json" */;
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
if(data.icon === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "icon"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err0);
errors++;
}
if(data.value === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err1);
errors++;
}
if(data.text === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err2);
errors++;
}
if(data.top === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "top"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err3);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "icon") || (key0 === "value")) || (key0 === "text")) || (key0 === "top")) || (key0 === "suggestedText"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.icon !== undefined){
let data0 = data.icon;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err5 = {instancePath:instancePath+"/icon",schemaPath:"https://experience.local/shared/icon-id.schema.json/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]+:[A-Za-z0-9-]+:[A-Za-z0-9-]+$"},schema:"^[A-Za-z0-9-]+:[A-Za-z0-9-]+:[A-Za-z0-9-]+$",parentSchema:schema1,data:data0};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/icon",schemaPath:"https://experience.local/shared/icon-id.schema.json/type",keyword:"type",params:{type: "string"},schema:schema1.type,parentSchema:schema1,data:data0};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.value !== undefined){
let data1 = data.value;
if(typeof data1 === "string"){
if(data1.length > 128 && func0(data1) > 128){
const err7 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit: 128},schema:128,parentSchema:schema0.properties.value,data:data1};
(vErrors ??= []).push(err7);
errors++;
}
if(data1.length < 2 * 2 && func0(data1) < 2){
const err8 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/minLength",keyword:"minLength",params:{limit: 2},schema:2,parentSchema:schema0.properties.value,data:data1};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},schema:schema0.properties.value.type,parentSchema:schema0.properties.value,data:data1};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.text !== undefined){
let data2 = data.text;
if(typeof data2 === "string"){
if(data2.length > 128 && func0(data2) > 128){
const err10 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 128},schema:128,parentSchema:schema0.properties.text,data:data2};
(vErrors ??= []).push(err10);
errors++;
}
if(data2.length < 2 * 2 && func0(data2) < 2){
const err11 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 2},schema:2,parentSchema:schema0.properties.text,data:data2};
(vErrors ??= []).push(err11);
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},schema:schema0.properties.text.type,parentSchema:schema0.properties.text,data:data2};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.top !== undefined){
let data3 = data.top;
if(typeof data3 !== "boolean"){
const err13 = {instancePath:instancePath+"/top",schemaPath:"#/properties/top/type",keyword:"type",params:{type: "boolean"},schema:schema0.properties.top.type,parentSchema:schema0.properties.top,data:data3};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.suggestedText !== undefined){
let data4 = data.suggestedText;
if(typeof data4 === "string"){
if(data4.length > 128 && func0(data4) > 128){
const err14 = {instancePath:instancePath+"/suggestedText",schemaPath:"#/properties/suggestedText/maxLength",keyword:"maxLength",params:{limit: 128},schema:128,parentSchema:schema0.properties.suggestedText,data:data4};
(vErrors ??= []).push(err14);
errors++;
}
if(data4.length < 2 * 1 && func0(data4) < 1){
const err15 = {instancePath:instancePath+"/suggestedText",schemaPath:"#/properties/suggestedText/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.suggestedText,data:data4};
(vErrors ??= []).push(err15);
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/suggestedText",schemaPath:"#/properties/suggestedText/type",keyword:"type",params:{type: "string"},schema:schema0.properties.suggestedText.type,parentSchema:schema0.properties.suggestedText,data:data4};
(vErrors ??= []).push(err16);
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
(vErrors ??= []).push(err17);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const NONE: readonly Problem[] = Object.freeze([]);

export function check(value: unknown): readonly Problem[] {
  return validate(value) ? NONE : fold(validate.errors, shape);
}

export const shape: Shape = {
  "properties": {
    "icon": {
      "kind": "icon"
    },
    "value": {},
    "text": {},
    "top": {},
    "suggestedText": {}
  }
};
