// Made by `npm run generate` from ../suggestions-response.schema.json. Do not edit.
// @ts-nocheck
import type { Shape } from '../check-module.ts';
import { fold } from '../problems/fold.ts';
import type { Problem } from '../problems/problem.ts';
import { countCharacters } from '../count-characters.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/suggestions-response.schema.json","title":"SuggestionsResponse","description":"What others search for, as the service of suggestions answers.","type":"object","additionalProperties":false,"required":["items"],"properties":{"items":{"type":"array","maxItems":100,"description":"The suggestions, the best first.","items":{"$ref":"https://experience.local/shared/suggested-item.schema.json"}}}};
const schema1 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/suggested-item.schema.json","title":"SuggestedItem","description":"One suggestion in an answer.","type":"object","additionalProperties":false,"required":["suggeststring"],"properties":{"suggeststring":{"type":"string","minLength":2,"maxLength":128,"description":"The text of the suggestion.","examples":["card limit"]}}};
const func0 = countCharacters;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/suggestions-response.schema.json" */;
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
if(data.items === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!(key0 === "items")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
if(data0.length > 100){
const err2 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema0.properties.items,data:data0};
(vErrors ??= []).push(err2);
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.suggeststring === undefined){
const err3 = {instancePath:instancePath+"/items/" + i0,schemaPath:"https://experience.local/shared/suggested-item.schema.json/required",keyword:"required",params:{missingProperty: "suggeststring"},schema:schema1.required,parentSchema:schema1,data:data1};
(vErrors ??= []).push(err3);
errors++;
}
for(const key1 in data1){
if(!(key1 === "suggeststring")){
const err4 = {instancePath:instancePath+"/items/" + i0,schemaPath:"https://experience.local/shared/suggested-item.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema1,data:data1};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data1.suggeststring !== undefined){
let data2 = data1.suggeststring;
if(typeof data2 === "string"){
if(data2.length > 128 && func0(data2) > 128){
const err5 = {instancePath:instancePath+"/items/" + i0+"/suggeststring",schemaPath:"https://experience.local/shared/suggested-item.schema.json/properties/suggeststring/maxLength",keyword:"maxLength",params:{limit: 128},schema:128,parentSchema:schema1.properties.suggeststring,data:data2};
(vErrors ??= []).push(err5);
errors++;
}
if(data2.length < 2 * 2 && func0(data2) < 2){
const err6 = {instancePath:instancePath+"/items/" + i0+"/suggeststring",schemaPath:"https://experience.local/shared/suggested-item.schema.json/properties/suggeststring/minLength",keyword:"minLength",params:{limit: 2},schema:2,parentSchema:schema1.properties.suggeststring,data:data2};
(vErrors ??= []).push(err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/items/" + i0+"/suggeststring",schemaPath:"https://experience.local/shared/suggested-item.schema.json/properties/suggeststring/type",keyword:"type",params:{type: "string"},schema:schema1.properties.suggeststring.type,parentSchema:schema1.properties.suggeststring,data:data2};
(vErrors ??= []).push(err7);
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/items/" + i0,schemaPath:"https://experience.local/shared/suggested-item.schema.json/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data:data1};
(vErrors ??= []).push(err8);
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},schema:schema0.properties.items.type,parentSchema:schema0.properties.items,data:data0};
(vErrors ??= []).push(err9);
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
(vErrors ??= []).push(err10);
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
    "items": {
      "items": {
        "properties": {
          "suggeststring": {}
        }
      }
    }
  }
};
