// Made by `npm run generate` from ../opening-hours.schema.json. Do not edit.
// @ts-nocheck
import type { Shape } from '../check-module.ts';
import { fold } from '../problems/fold.ts';
import type { Problem } from '../problems/problem.ts';
import { countCharacters } from '../count-characters.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/opening-hours.schema.json","title":"BranchHours","description":"When one branch is open, as the branch service answers.","type":"object","additionalProperties":false,"required":["name","timeZone","days"],"properties":{"$schema":{"type":"string","description":"Names this schema."},"name":{"type":"string","minLength":1,"maxLength":200,"description":"The branch's name.","examples":["Ghent Korenmarkt"]},"timeZone":{"type":"string","minLength":1,"description":"The time zone of the branch, which says what day it is there.","examples":["Europe/Brussels"]},"days":{"type":"array","minItems":7,"maxItems":7,"description":"The days of a week from Monday on, each with its opening times. A day without any is closed.","items":{"type":"array","maxItems":6,"items":{"$ref":"https://experience.local/shared/open-period.schema.json"}}}}};
const schema1 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/open-period.schema.json","title":"OpenPeriod","description":"When a branch opens and when it closes again.","type":"object","additionalProperties":false,"required":["from","to"],"properties":{"from":{"type":"string","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$","description":"When it opens.","examples":["09:00"]},"to":{"type":"string","pattern":"^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$","description":"When it closes; 00:00 and 24:00 are the midnight that ends the day.","examples":["12:30"]}}};
const func0 = countCharacters;
const pattern0 = new RegExp("^([01][0-9]|2[0-3]):[0-5][0-9]$", "u");
const pattern1 = new RegExp("^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/opening-hours.schema.json" */;
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
if(data.timeZone === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timeZone"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err1);
errors++;
}
if(data.days === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "days"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!((((key0 === "$schema") || (key0 === "name")) || (key0 === "timeZone")) || (key0 === "days"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.$schema !== undefined){
let data0 = data.$schema;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},schema:schema0.properties.$schema.type,parentSchema:schema0.properties.$schema,data:data0};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(data1.length > 200 && func0(data1) > 200){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema0.properties.name,data:data1};
(vErrors ??= []).push(err5);
errors++;
}
if(data1.length < 2 * 1 && func0(data1) < 1){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.name,data:data1};
(vErrors ??= []).push(err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema0.properties.name.type,parentSchema:schema0.properties.name,data:data1};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.timeZone !== undefined){
let data2 = data.timeZone;
if(typeof data2 === "string"){
if(data2.length < 2 * 1 && func0(data2) < 1){
const err8 = {instancePath:instancePath+"/timeZone",schemaPath:"#/properties/timeZone/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.timeZone,data:data2};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/timeZone",schemaPath:"#/properties/timeZone/type",keyword:"type",params:{type: "string"},schema:schema0.properties.timeZone.type,parentSchema:schema0.properties.timeZone,data:data2};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.days !== undefined){
let data3 = data.days;
if(Array.isArray(data3)){
if(data3.length > 7){
const err10 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/maxItems",keyword:"maxItems",params:{limit: 7},schema:7,parentSchema:schema0.properties.days,data:data3};
(vErrors ??= []).push(err10);
errors++;
}
if(data3.length < 7){
const err11 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/minItems",keyword:"minItems",params:{limit: 7},schema:7,parentSchema:schema0.properties.days,data:data3};
(vErrors ??= []).push(err11);
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(Array.isArray(data4)){
if(data4.length > 6){
const err12 = {instancePath:instancePath+"/days/" + i0,schemaPath:"#/properties/days/items/maxItems",keyword:"maxItems",params:{limit: 6},schema:6,parentSchema:schema0.properties.days.items,data:data4};
(vErrors ??= []).push(err12);
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.from === undefined){
const err13 = {instancePath:instancePath+"/days/" + i0+"/" + i1,schemaPath:"https://experience.local/shared/open-period.schema.json/required",keyword:"required",params:{missingProperty: "from"},schema:schema1.required,parentSchema:schema1,data:data5};
(vErrors ??= []).push(err13);
errors++;
}
if(data5.to === undefined){
const err14 = {instancePath:instancePath+"/days/" + i0+"/" + i1,schemaPath:"https://experience.local/shared/open-period.schema.json/required",keyword:"required",params:{missingProperty: "to"},schema:schema1.required,parentSchema:schema1,data:data5};
(vErrors ??= []).push(err14);
errors++;
}
for(const key1 in data5){
if(!((key1 === "from") || (key1 === "to"))){
const err15 = {instancePath:instancePath+"/days/" + i0+"/" + i1,schemaPath:"https://experience.local/shared/open-period.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema1,data:data5};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data5.from !== undefined){
let data6 = data5.from;
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
const err16 = {instancePath:instancePath+"/days/" + i0+"/" + i1+"/from",schemaPath:"https://experience.local/shared/open-period.schema.json/properties/from/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"},schema:"^([01][0-9]|2[0-3]):[0-5][0-9]$",parentSchema:schema1.properties.from,data:data6};
(vErrors ??= []).push(err16);
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/days/" + i0+"/" + i1+"/from",schemaPath:"https://experience.local/shared/open-period.schema.json/properties/from/type",keyword:"type",params:{type: "string"},schema:schema1.properties.from.type,parentSchema:schema1.properties.from,data:data6};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data5.to !== undefined){
let data7 = data5.to;
if(typeof data7 === "string"){
if(!pattern1.test(data7)){
const err18 = {instancePath:instancePath+"/days/" + i0+"/" + i1+"/to",schemaPath:"https://experience.local/shared/open-period.schema.json/properties/to/pattern",keyword:"pattern",params:{pattern: "^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$"},schema:"^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$",parentSchema:schema1.properties.to,data:data7};
(vErrors ??= []).push(err18);
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/days/" + i0+"/" + i1+"/to",schemaPath:"https://experience.local/shared/open-period.schema.json/properties/to/type",keyword:"type",params:{type: "string"},schema:schema1.properties.to.type,parentSchema:schema1.properties.to,data:data7};
(vErrors ??= []).push(err19);
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/days/" + i0+"/" + i1,schemaPath:"https://experience.local/shared/open-period.schema.json/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data:data5};
(vErrors ??= []).push(err20);
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/days/" + i0,schemaPath:"#/properties/days/items/type",keyword:"type",params:{type: "array"},schema:schema0.properties.days.items.type,parentSchema:schema0.properties.days.items,data:data4};
(vErrors ??= []).push(err21);
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/type",keyword:"type",params:{type: "array"},schema:schema0.properties.days.type,parentSchema:schema0.properties.days,data:data3};
(vErrors ??= []).push(err22);
errors++;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
(vErrors ??= []).push(err23);
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
    "name": {},
    "timeZone": {},
    "days": {
      "items": {
        "items": {
          "properties": {
            "from": {},
            "to": {}
          }
        }
      }
    }
  }
};
