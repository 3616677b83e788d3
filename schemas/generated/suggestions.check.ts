// Made by `npm run generate` from ../suggestions.schema.json. Do not edit.
// @ts-nocheck
import type { Shape } from '../check-module.ts';
import { fold } from '../problems/fold.ts';
import type { Problem } from '../problems/problem.ts';
import { countCharacters } from '../count-characters.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/suggestions.schema.json","title":"SuggestionTexts","description":"What the service of suggestions knows in one language.","type":"object","additionalProperties":false,"required":["top","others"],"properties":{"$schema":{"type":"string","description":"Names this schema."},"top":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"https://experience.local/shared/search-text.schema.json"},"description":"What most search for, in that order. It is suggested before anything is typed."},"topBySubSegment":{"type":"object","additionalProperties":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"https://experience.local/shared/search-text.schema.json"}},"description":"What takes the place of that for visitors of a part of a segment, by its name.","examples":[{"PRIVATE_BANKING":["estate planning"]}]},"others":{"type":"array","maxItems":1000,"items":{"$ref":"https://experience.local/shared/search-text.schema.json"},"description":"What else is suggested, once a part of it is typed."}}};
const schema1 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/search-text.schema.json","title":"SearchText","description":"Something that visitors search for.","type":"string","minLength":2,"maxLength":128,"examples":["card limit"]};
const func0 = countCharacters;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/suggestions.schema.json" */;
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
if(data.top === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "top"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err0);
errors++;
}
if(data.others === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "others"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!((((key0 === "$schema") || (key0 === "top")) || (key0 === "topBySubSegment")) || (key0 === "others"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.$schema !== undefined){
let data0 = data.$schema;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},schema:schema0.properties.$schema.type,parentSchema:schema0.properties.$schema,data:data0};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.top !== undefined){
let data1 = data.top;
if(Array.isArray(data1)){
if(data1.length > 50){
const err4 = {instancePath:instancePath+"/top",schemaPath:"#/properties/top/maxItems",keyword:"maxItems",params:{limit: 50},schema:50,parentSchema:schema0.properties.top,data:data1};
(vErrors ??= []).push(err4);
errors++;
}
if(data1.length < 1){
const err5 = {instancePath:instancePath+"/top",schemaPath:"#/properties/top/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema0.properties.top,data:data1};
(vErrors ??= []).push(err5);
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(data2.length > 128 && func0(data2) > 128){
const err6 = {instancePath:instancePath+"/top/" + i0,schemaPath:"https://experience.local/shared/search-text.schema.json/maxLength",keyword:"maxLength",params:{limit: 128},schema:128,parentSchema:schema1,data:data2};
(vErrors ??= []).push(err6);
errors++;
}
if(data2.length < 2 * 2 && func0(data2) < 2){
const err7 = {instancePath:instancePath+"/top/" + i0,schemaPath:"https://experience.local/shared/search-text.schema.json/minLength",keyword:"minLength",params:{limit: 2},schema:2,parentSchema:schema1,data:data2};
(vErrors ??= []).push(err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/top/" + i0,schemaPath:"https://experience.local/shared/search-text.schema.json/type",keyword:"type",params:{type: "string"},schema:schema1.type,parentSchema:schema1,data:data2};
(vErrors ??= []).push(err8);
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/top",schemaPath:"#/properties/top/type",keyword:"type",params:{type: "array"},schema:schema0.properties.top.type,parentSchema:schema0.properties.top,data:data1};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.topBySubSegment !== undefined){
let data3 = data.topBySubSegment;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 in data3){
let data4 = data3[key1];
if(Array.isArray(data4)){
if(data4.length > 50){
const err10 = {instancePath:instancePath+"/topBySubSegment/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/topBySubSegment/additionalProperties/maxItems",keyword:"maxItems",params:{limit: 50},schema:50,parentSchema:schema0.properties.topBySubSegment.additionalProperties,data:data4};
(vErrors ??= []).push(err10);
errors++;
}
if(data4.length < 1){
const err11 = {instancePath:instancePath+"/topBySubSegment/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/topBySubSegment/additionalProperties/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema0.properties.topBySubSegment.additionalProperties,data:data4};
(vErrors ??= []).push(err11);
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 === "string"){
if(data5.length > 128 && func0(data5) > 128){
const err12 = {instancePath:instancePath+"/topBySubSegment/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i1,schemaPath:"https://experience.local/shared/search-text.schema.json/maxLength",keyword:"maxLength",params:{limit: 128},schema:128,parentSchema:schema1,data:data5};
(vErrors ??= []).push(err12);
errors++;
}
if(data5.length < 2 * 2 && func0(data5) < 2){
const err13 = {instancePath:instancePath+"/topBySubSegment/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i1,schemaPath:"https://experience.local/shared/search-text.schema.json/minLength",keyword:"minLength",params:{limit: 2},schema:2,parentSchema:schema1,data:data5};
(vErrors ??= []).push(err13);
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/topBySubSegment/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i1,schemaPath:"https://experience.local/shared/search-text.schema.json/type",keyword:"type",params:{type: "string"},schema:schema1.type,parentSchema:schema1,data:data5};
(vErrors ??= []).push(err14);
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/topBySubSegment/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/topBySubSegment/additionalProperties/type",keyword:"type",params:{type: "array"},schema:schema0.properties.topBySubSegment.additionalProperties.type,parentSchema:schema0.properties.topBySubSegment.additionalProperties,data:data4};
(vErrors ??= []).push(err15);
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/topBySubSegment",schemaPath:"#/properties/topBySubSegment/type",keyword:"type",params:{type: "object"},schema:schema0.properties.topBySubSegment.type,parentSchema:schema0.properties.topBySubSegment,data:data3};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.others !== undefined){
let data6 = data.others;
if(Array.isArray(data6)){
if(data6.length > 1000){
const err17 = {instancePath:instancePath+"/others",schemaPath:"#/properties/others/maxItems",keyword:"maxItems",params:{limit: 1000},schema:1000,parentSchema:schema0.properties.others,data:data6};
(vErrors ??= []).push(err17);
errors++;
}
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data7 = data6[i2];
if(typeof data7 === "string"){
if(data7.length > 128 && func0(data7) > 128){
const err18 = {instancePath:instancePath+"/others/" + i2,schemaPath:"https://experience.local/shared/search-text.schema.json/maxLength",keyword:"maxLength",params:{limit: 128},schema:128,parentSchema:schema1,data:data7};
(vErrors ??= []).push(err18);
errors++;
}
if(data7.length < 2 * 2 && func0(data7) < 2){
const err19 = {instancePath:instancePath+"/others/" + i2,schemaPath:"https://experience.local/shared/search-text.schema.json/minLength",keyword:"minLength",params:{limit: 2},schema:2,parentSchema:schema1,data:data7};
(vErrors ??= []).push(err19);
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/others/" + i2,schemaPath:"https://experience.local/shared/search-text.schema.json/type",keyword:"type",params:{type: "string"},schema:schema1.type,parentSchema:schema1,data:data7};
(vErrors ??= []).push(err20);
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/others",schemaPath:"#/properties/others/type",keyword:"type",params:{type: "array"},schema:schema0.properties.others.type,parentSchema:schema0.properties.others,data:data6};
(vErrors ??= []).push(err21);
errors++;
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
(vErrors ??= []).push(err22);
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
    "$schema": {},
    "top": {
      "items": {}
    },
    "topBySubSegment": {
      "values": {
        "items": {}
      }
    },
    "others": {
      "items": {}
    }
  }
};
