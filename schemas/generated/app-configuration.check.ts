// Made by `npm run generate` from ../app-configuration.schema.json. Do not edit.
// @ts-nocheck
import type { Shape } from '../check-module.ts';
import { fold } from '../problems/fold.ts';
import type { Problem } from '../problems/problem.ts';
import { countCharacters } from '../count-characters.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/app-configuration.schema.json","title":"AppConfiguration","description":"How a bank has configured the features of one application, by their names, as the configuration service answers.","type":"object","additionalProperties":{"$ref":"https://experience.local/feature-configuration.schema.json"},"properties":{"$schema":{"type":"string","description":"Names this schema."}}};
const schema1 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/feature-configuration.schema.json","title":"FeatureConfiguration","description":"How a bank has configured one feature, as the configuration service answers.","type":"object","additionalProperties":false,"required":["name","properties"],"properties":{"$schema":{"type":"string","description":"Names this schema."},"name":{"type":"string","minLength":1,"maxLength":100,"description":"The feature's name.","examples":["search"]},"properties":{"type":"object","additionalProperties":true,"description":"Its values by name.","examples":[{"endpoint":"/flex-page/open/page-model"}]}}};
const func0 = countCharacters;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/app-configuration.schema.json" */;
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
for(const key0 in data){
if(!(key0 === "$schema")){
let data0 = data[key0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.name === undefined){
const err0 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"https://experience.local/feature-configuration.schema.json/required",keyword:"required",params:{missingProperty: "name"},schema:schema1.required,parentSchema:schema1,data:data0};
(vErrors ??= []).push(err0);
errors++;
}
if(data0.properties === undefined){
const err1 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"https://experience.local/feature-configuration.schema.json/required",keyword:"required",params:{missingProperty: "properties"},schema:schema1.required,parentSchema:schema1,data:data0};
(vErrors ??= []).push(err1);
errors++;
}
for(const key1 in data0){
if(!(((key1 === "$schema") || (key1 === "name")) || (key1 === "properties"))){
const err2 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"https://experience.local/feature-configuration.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema1,data:data0};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data0.$schema !== undefined){
let data1 = data0.$schema;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/$schema",schemaPath:"https://experience.local/feature-configuration.schema.json/properties/%24schema/type",keyword:"type",params:{type: "string"},schema:schema1.properties.$schema.type,parentSchema:schema1.properties.$schema,data:data1};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data0.name !== undefined){
let data2 = data0.name;
if(typeof data2 === "string"){
if(data2.length > 100 && func0(data2) > 100){
const err4 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/name",schemaPath:"https://experience.local/feature-configuration.schema.json/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema1.properties.name,data:data2};
(vErrors ??= []).push(err4);
errors++;
}
if(data2.length < 2 * 1 && func0(data2) < 1){
const err5 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/name",schemaPath:"https://experience.local/feature-configuration.schema.json/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema1.properties.name,data:data2};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/name",schemaPath:"https://experience.local/feature-configuration.schema.json/properties/name/type",keyword:"type",params:{type: "string"},schema:schema1.properties.name.type,parentSchema:schema1.properties.name,data:data2};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data0.properties !== undefined){
let data3 = data0.properties;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
const err7 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/properties",schemaPath:"https://experience.local/feature-configuration.schema.json/properties/properties/type",keyword:"type",params:{type: "object"},schema:schema1.properties.properties.type,parentSchema:schema1.properties.properties,data:data3};
(vErrors ??= []).push(err7);
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"https://experience.local/feature-configuration.schema.json/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data:data0};
(vErrors ??= []).push(err8);
errors++;
}
}
}
if(data.$schema !== undefined){
let data4 = data.$schema;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},schema:schema0.properties.$schema.type,parentSchema:schema0.properties.$schema,data:data4};
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
    "$schema": {}
  },
  "values": {
    "properties": {
      "$schema": {},
      "name": {},
      "properties": {}
    }
  }
};
