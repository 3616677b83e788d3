// Made by `npm run generate` from ../experiment-record.schema.json. Do not edit.
// @ts-nocheck
import type { Shape } from '../check-module.ts';
import { fold } from '../problems/fold.ts';
import type { Problem } from '../problems/problem.ts';
import { countCharacters } from '../count-characters.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/experiment-record.schema.json","title":"ExperimentRecord","description":"One experiment as a browser keeps it. One that the visitor has only subscribed to has a key and nothing else.","type":"object","additionalProperties":false,"required":["key"],"properties":{"$schema":{"type":"string","description":"Names this schema."},"key":{"type":"string","minLength":1,"maxLength":200,"description":"The experiment's name.","examples":["home-loan-advice"]},"variant":{"type":"string","minLength":1,"maxLength":200,"description":"The variant's name within its experiment.","examples":["first-home"]},"status":{"type":"string","minLength":1,"maxLength":50,"description":"ACTIVE once a visit of the visitor is registered; anything else says that none is yet.","examples":["ACTIVE"]},"variantUrl":{"$ref":"https://experience.local/shared/url.schema.json","description":"Address of the variant's page.","examples":["/en/individuals/borrowing/your-first-home-loan"]},"experimentUrl":{"$ref":"https://experience.local/shared/url.schema.json","description":"Address of the page that the experiment is on.","examples":["/en/individuals/borrowing/home-loan"]}}};
const schema1 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/url.schema.json","title":"Url","description":"An address: relative to the site, or with http, https, tel or mailto. Any other scheme is removed.","type":"string","maxLength":2000,"examples":["/en/individuals/saving"]};
const func0 = countCharacters;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/experiment-record.schema.json" */;
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
if(data.key === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!((((((key0 === "$schema") || (key0 === "key")) || (key0 === "variant")) || (key0 === "status")) || (key0 === "variantUrl")) || (key0 === "experimentUrl"))){
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
if(data.key !== undefined){
let data1 = data.key;
if(typeof data1 === "string"){
if(data1.length > 200 && func0(data1) > 200){
const err3 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema0.properties.key,data:data1};
(vErrors ??= []).push(err3);
errors++;
}
if(data1.length < 2 * 1 && func0(data1) < 1){
const err4 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.key,data:data1};
(vErrors ??= []).push(err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},schema:schema0.properties.key.type,parentSchema:schema0.properties.key,data:data1};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.variant !== undefined){
let data2 = data.variant;
if(typeof data2 === "string"){
if(data2.length > 200 && func0(data2) > 200){
const err6 = {instancePath:instancePath+"/variant",schemaPath:"#/properties/variant/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema0.properties.variant,data:data2};
(vErrors ??= []).push(err6);
errors++;
}
if(data2.length < 2 * 1 && func0(data2) < 1){
const err7 = {instancePath:instancePath+"/variant",schemaPath:"#/properties/variant/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.variant,data:data2};
(vErrors ??= []).push(err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/variant",schemaPath:"#/properties/variant/type",keyword:"type",params:{type: "string"},schema:schema0.properties.variant.type,parentSchema:schema0.properties.variant,data:data2};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.status !== undefined){
let data3 = data.status;
if(typeof data3 === "string"){
if(data3.length > 50 && func0(data3) > 50){
const err9 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/maxLength",keyword:"maxLength",params:{limit: 50},schema:50,parentSchema:schema0.properties.status,data:data3};
(vErrors ??= []).push(err9);
errors++;
}
if(data3.length < 2 * 1 && func0(data3) < 1){
const err10 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.status,data:data3};
(vErrors ??= []).push(err10);
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},schema:schema0.properties.status.type,parentSchema:schema0.properties.status,data:data3};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.variantUrl !== undefined){
let data4 = data.variantUrl;
if(typeof data4 === "string"){
if(data4.length > 2000 && func0(data4) > 2000){
const err12 = {instancePath:instancePath+"/variantUrl",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema1,data:data4};
(vErrors ??= []).push(err12);
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/variantUrl",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema1.type,parentSchema:schema1,data:data4};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.experimentUrl !== undefined){
let data5 = data.experimentUrl;
if(typeof data5 === "string"){
if(data5.length > 2000 && func0(data5) > 2000){
const err14 = {instancePath:instancePath+"/experimentUrl",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema1,data:data5};
(vErrors ??= []).push(err14);
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/experimentUrl",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema1.type,parentSchema:schema1,data:data5};
(vErrors ??= []).push(err15);
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
(vErrors ??= []).push(err16);
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
    "key": {},
    "variant": {},
    "status": {},
    "variantUrl": {
      "kind": "url",
      "address": "path"
    },
    "experimentUrl": {
      "kind": "url",
      "address": "path"
    }
  }
};
