// Made by `npm run generate` from ../client-context.schema.json. Do not edit.
// @ts-nocheck
import type { Shape } from '../check-module.ts';
import { fold } from '../problems/fold.ts';
import type { Problem } from '../problems/problem.ts';
import { countCharacters } from '../count-characters.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/client-context.schema.json","title":"ClientContextAnswer","description":"The parts of segments that a client of the bank belongs to, as the client-context service answers.","type":"object","additionalProperties":false,"required":["clientContext"],"properties":{"$schema":{"type":"string","description":"Names this schema."},"clientContext":{"type":"object","additionalProperties":false,"required":["subSegments"],"properties":{"subSegments":{"type":"array","maxItems":20,"items":{"type":"string","minLength":1,"maxLength":100},"description":"Their names.","examples":[["PRIVATE_BANKING"]]}},"description":"What is known of the client."}}};
const func0 = countCharacters;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/client-context.schema.json" */;
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
if(data.clientContext === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "clientContext"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!((key0 === "$schema") || (key0 === "clientContext"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.$schema !== undefined){
let data0 = data.$schema;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},schema:schema0.properties.$schema.type,parentSchema:schema0.properties.$schema,data:data0};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.clientContext !== undefined){
let data1 = data.clientContext;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.subSegments === undefined){
const err3 = {instancePath:instancePath+"/clientContext",schemaPath:"#/properties/clientContext/required",keyword:"required",params:{missingProperty: "subSegments"},schema:schema0.properties.clientContext.required,parentSchema:schema0.properties.clientContext,data:data1};
(vErrors ??= []).push(err3);
errors++;
}
for(const key1 in data1){
if(!(key1 === "subSegments")){
const err4 = {instancePath:instancePath+"/clientContext",schemaPath:"#/properties/clientContext/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema0.properties.clientContext,data:data1};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data1.subSegments !== undefined){
let data2 = data1.subSegments;
if(Array.isArray(data2)){
if(data2.length > 20){
const err5 = {instancePath:instancePath+"/clientContext/subSegments",schemaPath:"#/properties/clientContext/properties/subSegments/maxItems",keyword:"maxItems",params:{limit: 20},schema:20,parentSchema:schema0.properties.clientContext.properties.subSegments,data:data2};
(vErrors ??= []).push(err5);
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(data3.length > 100 && func0(data3) > 100){
const err6 = {instancePath:instancePath+"/clientContext/subSegments/" + i0,schemaPath:"#/properties/clientContext/properties/subSegments/items/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.clientContext.properties.subSegments.items,data:data3};
(vErrors ??= []).push(err6);
errors++;
}
if(data3.length < 2 * 1 && func0(data3) < 1){
const err7 = {instancePath:instancePath+"/clientContext/subSegments/" + i0,schemaPath:"#/properties/clientContext/properties/subSegments/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.clientContext.properties.subSegments.items,data:data3};
(vErrors ??= []).push(err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/clientContext/subSegments/" + i0,schemaPath:"#/properties/clientContext/properties/subSegments/items/type",keyword:"type",params:{type: "string"},schema:schema0.properties.clientContext.properties.subSegments.items.type,parentSchema:schema0.properties.clientContext.properties.subSegments.items,data:data3};
(vErrors ??= []).push(err8);
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/clientContext/subSegments",schemaPath:"#/properties/clientContext/properties/subSegments/type",keyword:"type",params:{type: "array"},schema:schema0.properties.clientContext.properties.subSegments.type,parentSchema:schema0.properties.clientContext.properties.subSegments,data:data2};
(vErrors ??= []).push(err9);
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/clientContext",schemaPath:"#/properties/clientContext/type",keyword:"type",params:{type: "object"},schema:schema0.properties.clientContext.type,parentSchema:schema0.properties.clientContext,data:data1};
(vErrors ??= []).push(err10);
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
(vErrors ??= []).push(err11);
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
    "clientContext": {
      "properties": {
        "subSegments": {
          "items": {}
        }
      }
    }
  }
};
