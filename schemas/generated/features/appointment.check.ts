// Made by `npm run generate` from ../../features/appointment.schema.json. Do not edit.
// @ts-nocheck
import type { Shape } from '../../check-module.ts';
import { fold } from '../../problems/fold.ts';
import type { Problem } from '../../problems/problem.ts';
import { countCharacters } from '../../count-characters.ts';
import { validate as validate2 } from '../shared/text-link.validate.ts';
import { validate as validate1 } from '../shared/without-script.validate.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/features/appointment.schema.json","title":"AppointmentProps","description":"Makes an appointment in three steps: about what and how, where and when, and who comes. Free times are asked of the appointment service in the visitor's browser.","type":"object","additionalProperties":false,"required":["name","topics","ways","endpoint","complete","withoutScript"],"properties":{"name":{"type":"string","pattern":"^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$","maxLength":40,"description":"The name of the appointment in the events of visits and in what is stored for a reload. No other form of the page has it.","examples":["appointment"]},"topics":{"type":"array","minItems":1,"maxItems":20,"items":{"$ref":"https://experience.local/shared/appointment-option.schema.json"},"description":"The topics that a visitor chooses one of, from top to bottom."},"ways":{"type":"array","minItems":1,"maxItems":3,"items":{"enum":["branch","video","telephone"]},"description":"The ways in which people meet. The way branch is offered only where there are branches."},"branches":{"type":"array","minItems":1,"maxItems":100,"items":{"$ref":"https://experience.local/shared/appointment-option.schema.json"},"description":"The branches that visitors can come to, by their names in the appointment service."},"endpoint":{"type":"string","pattern":"^(?:/[A-Za-z0-9_-]+)+$","maxLength":200,"description":"The service at the API host. Below it, free-times gives the free times of a week, and bookings takes an appointment as JSON by POST: it answers with 200, or with 422 and {\"errors\": {\"time\": \"<message>\"}} where somebody else has taken the time.","examples":["/appointments/open"]},"complete":{"type":"object","title":"AppointmentCompletion","additionalProperties":false,"required":["title"],"properties":{"title":{"type":"string","minLength":1,"maxLength":200,"description":"The heading that takes the place of the steps.","examples":["Your appointment is made"]},"text":{"type":"string","maxLength":1000,"description":"What happens next, below the appointment.","examples":["We send you an e-mail with all you need."]}},"description":"What a visitor reads once the appointment is made."},"withoutScript":{"$ref":"https://experience.local/shared/without-script.schema.json"}}};
const schema1 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/appointment-option.schema.json","title":"AppointmentOption","description":"A topic or a branch that can be chosen for an appointment.","type":"object","additionalProperties":false,"required":["value","label"],"properties":{"value":{"type":"string","pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*$","maxLength":100,"description":"The name by which the appointment service knows it.","examples":["home-loan","ghent-korenmarkt"]},"label":{"type":"string","minLength":1,"maxLength":200,"description":"The words of the option.","examples":["A home loan"]}}};
const func0 = countCharacters;
const pattern0 = new RegExp("^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$", "u");
const pattern1 = new RegExp("^[a-z0-9]+(?:-[a-z0-9]+)*$", "u");
const pattern3 = new RegExp("^(?:/[A-Za-z0-9_-]+)+$", "u");





function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/features/appointment.schema.json" */;
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
if(data.topics === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "topics"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err1);
errors++;
}
if(data.ways === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ways"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err2);
errors++;
}
if(data.endpoint === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "endpoint"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err3);
errors++;
}
if(data.complete === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "complete"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err4);
errors++;
}
if(data.withoutScript === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "withoutScript"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err5);
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "name") || (key0 === "topics")) || (key0 === "ways")) || (key0 === "branches")) || (key0 === "endpoint")) || (key0 === "complete")) || (key0 === "withoutScript"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(data0.length > 40 && func0(data0) > 40){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema0.properties.name,data:data0};
(vErrors ??= []).push(err7);
errors++;
}
if(!pattern0.test(data0)){
const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$"},schema:"^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$",parentSchema:schema0.properties.name,data:data0};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema0.properties.name.type,parentSchema:schema0.properties.name,data:data0};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.topics !== undefined){
let data1 = data.topics;
if(Array.isArray(data1)){
if(data1.length > 20){
const err10 = {instancePath:instancePath+"/topics",schemaPath:"#/properties/topics/maxItems",keyword:"maxItems",params:{limit: 20},schema:20,parentSchema:schema0.properties.topics,data:data1};
(vErrors ??= []).push(err10);
errors++;
}
if(data1.length < 1){
const err11 = {instancePath:instancePath+"/topics",schemaPath:"#/properties/topics/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema0.properties.topics,data:data1};
(vErrors ??= []).push(err11);
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.value === undefined){
const err12 = {instancePath:instancePath+"/topics/" + i0,schemaPath:"https://experience.local/shared/appointment-option.schema.json/required",keyword:"required",params:{missingProperty: "value"},schema:schema1.required,parentSchema:schema1,data:data2};
(vErrors ??= []).push(err12);
errors++;
}
if(data2.label === undefined){
const err13 = {instancePath:instancePath+"/topics/" + i0,schemaPath:"https://experience.local/shared/appointment-option.schema.json/required",keyword:"required",params:{missingProperty: "label"},schema:schema1.required,parentSchema:schema1,data:data2};
(vErrors ??= []).push(err13);
errors++;
}
for(const key1 in data2){
if(!((key1 === "value") || (key1 === "label"))){
const err14 = {instancePath:instancePath+"/topics/" + i0,schemaPath:"https://experience.local/shared/appointment-option.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema1,data:data2};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data2.value !== undefined){
let data3 = data2.value;
if(typeof data3 === "string"){
if(data3.length > 100 && func0(data3) > 100){
const err15 = {instancePath:instancePath+"/topics/" + i0+"/value",schemaPath:"https://experience.local/shared/appointment-option.schema.json/properties/value/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema1.properties.value,data:data3};
(vErrors ??= []).push(err15);
errors++;
}
if(!pattern1.test(data3)){
const err16 = {instancePath:instancePath+"/topics/" + i0+"/value",schemaPath:"https://experience.local/shared/appointment-option.schema.json/properties/value/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(?:-[a-z0-9]+)*$"},schema:"^[a-z0-9]+(?:-[a-z0-9]+)*$",parentSchema:schema1.properties.value,data:data3};
(vErrors ??= []).push(err16);
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/topics/" + i0+"/value",schemaPath:"https://experience.local/shared/appointment-option.schema.json/properties/value/type",keyword:"type",params:{type: "string"},schema:schema1.properties.value.type,parentSchema:schema1.properties.value,data:data3};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data2.label !== undefined){
let data4 = data2.label;
if(typeof data4 === "string"){
if(data4.length > 200 && func0(data4) > 200){
const err18 = {instancePath:instancePath+"/topics/" + i0+"/label",schemaPath:"https://experience.local/shared/appointment-option.schema.json/properties/label/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema1.properties.label,data:data4};
(vErrors ??= []).push(err18);
errors++;
}
if(data4.length < 2 * 1 && func0(data4) < 1){
const err19 = {instancePath:instancePath+"/topics/" + i0+"/label",schemaPath:"https://experience.local/shared/appointment-option.schema.json/properties/label/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema1.properties.label,data:data4};
(vErrors ??= []).push(err19);
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/topics/" + i0+"/label",schemaPath:"https://experience.local/shared/appointment-option.schema.json/properties/label/type",keyword:"type",params:{type: "string"},schema:schema1.properties.label.type,parentSchema:schema1.properties.label,data:data4};
(vErrors ??= []).push(err20);
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/topics/" + i0,schemaPath:"https://experience.local/shared/appointment-option.schema.json/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data:data2};
(vErrors ??= []).push(err21);
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/topics",schemaPath:"#/properties/topics/type",keyword:"type",params:{type: "array"},schema:schema0.properties.topics.type,parentSchema:schema0.properties.topics,data:data1};
(vErrors ??= []).push(err22);
errors++;
}
}
if(data.ways !== undefined){
let data5 = data.ways;
if(Array.isArray(data5)){
if(data5.length > 3){
const err23 = {instancePath:instancePath+"/ways",schemaPath:"#/properties/ways/maxItems",keyword:"maxItems",params:{limit: 3},schema:3,parentSchema:schema0.properties.ways,data:data5};
(vErrors ??= []).push(err23);
errors++;
}
if(data5.length < 1){
const err24 = {instancePath:instancePath+"/ways",schemaPath:"#/properties/ways/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema0.properties.ways,data:data5};
(vErrors ??= []).push(err24);
errors++;
}
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(!(((data6 === "branch") || (data6 === "video")) || (data6 === "telephone"))){
const err25 = {instancePath:instancePath+"/ways/" + i1,schemaPath:"#/properties/ways/items/enum",keyword:"enum",params:{allowedValues: schema0.properties.ways.items.enum},schema:schema0.properties.ways.items.enum,parentSchema:schema0.properties.ways.items,data:data6};
(vErrors ??= []).push(err25);
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/ways",schemaPath:"#/properties/ways/type",keyword:"type",params:{type: "array"},schema:schema0.properties.ways.type,parentSchema:schema0.properties.ways,data:data5};
(vErrors ??= []).push(err26);
errors++;
}
}
if(data.branches !== undefined){
let data7 = data.branches;
if(Array.isArray(data7)){
if(data7.length > 100){
const err27 = {instancePath:instancePath+"/branches",schemaPath:"#/properties/branches/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema0.properties.branches,data:data7};
(vErrors ??= []).push(err27);
errors++;
}
if(data7.length < 1){
const err28 = {instancePath:instancePath+"/branches",schemaPath:"#/properties/branches/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema0.properties.branches,data:data7};
(vErrors ??= []).push(err28);
errors++;
}
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
let data8 = data7[i2];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.value === undefined){
const err29 = {instancePath:instancePath+"/branches/" + i2,schemaPath:"https://experience.local/shared/appointment-option.schema.json/required",keyword:"required",params:{missingProperty: "value"},schema:schema1.required,parentSchema:schema1,data:data8};
(vErrors ??= []).push(err29);
errors++;
}
if(data8.label === undefined){
const err30 = {instancePath:instancePath+"/branches/" + i2,schemaPath:"https://experience.local/shared/appointment-option.schema.json/required",keyword:"required",params:{missingProperty: "label"},schema:schema1.required,parentSchema:schema1,data:data8};
(vErrors ??= []).push(err30);
errors++;
}
for(const key2 in data8){
if(!((key2 === "value") || (key2 === "label"))){
const err31 = {instancePath:instancePath+"/branches/" + i2,schemaPath:"https://experience.local/shared/appointment-option.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema1,data:data8};
(vErrors ??= []).push(err31);
errors++;
}
}
if(data8.value !== undefined){
let data9 = data8.value;
if(typeof data9 === "string"){
if(data9.length > 100 && func0(data9) > 100){
const err32 = {instancePath:instancePath+"/branches/" + i2+"/value",schemaPath:"https://experience.local/shared/appointment-option.schema.json/properties/value/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema1.properties.value,data:data9};
(vErrors ??= []).push(err32);
errors++;
}
if(!pattern1.test(data9)){
const err33 = {instancePath:instancePath+"/branches/" + i2+"/value",schemaPath:"https://experience.local/shared/appointment-option.schema.json/properties/value/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(?:-[a-z0-9]+)*$"},schema:"^[a-z0-9]+(?:-[a-z0-9]+)*$",parentSchema:schema1.properties.value,data:data9};
(vErrors ??= []).push(err33);
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/branches/" + i2+"/value",schemaPath:"https://experience.local/shared/appointment-option.schema.json/properties/value/type",keyword:"type",params:{type: "string"},schema:schema1.properties.value.type,parentSchema:schema1.properties.value,data:data9};
(vErrors ??= []).push(err34);
errors++;
}
}
if(data8.label !== undefined){
let data10 = data8.label;
if(typeof data10 === "string"){
if(data10.length > 200 && func0(data10) > 200){
const err35 = {instancePath:instancePath+"/branches/" + i2+"/label",schemaPath:"https://experience.local/shared/appointment-option.schema.json/properties/label/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema1.properties.label,data:data10};
(vErrors ??= []).push(err35);
errors++;
}
if(data10.length < 2 * 1 && func0(data10) < 1){
const err36 = {instancePath:instancePath+"/branches/" + i2+"/label",schemaPath:"https://experience.local/shared/appointment-option.schema.json/properties/label/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema1.properties.label,data:data10};
(vErrors ??= []).push(err36);
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/branches/" + i2+"/label",schemaPath:"https://experience.local/shared/appointment-option.schema.json/properties/label/type",keyword:"type",params:{type: "string"},schema:schema1.properties.label.type,parentSchema:schema1.properties.label,data:data10};
(vErrors ??= []).push(err37);
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/branches/" + i2,schemaPath:"https://experience.local/shared/appointment-option.schema.json/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data:data8};
(vErrors ??= []).push(err38);
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/branches",schemaPath:"#/properties/branches/type",keyword:"type",params:{type: "array"},schema:schema0.properties.branches.type,parentSchema:schema0.properties.branches,data:data7};
(vErrors ??= []).push(err39);
errors++;
}
}
if(data.endpoint !== undefined){
let data11 = data.endpoint;
if(typeof data11 === "string"){
if(data11.length > 200 && func0(data11) > 200){
const err40 = {instancePath:instancePath+"/endpoint",schemaPath:"#/properties/endpoint/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema0.properties.endpoint,data:data11};
(vErrors ??= []).push(err40);
errors++;
}
if(!pattern3.test(data11)){
const err41 = {instancePath:instancePath+"/endpoint",schemaPath:"#/properties/endpoint/pattern",keyword:"pattern",params:{pattern: "^(?:/[A-Za-z0-9_-]+)+$"},schema:"^(?:/[A-Za-z0-9_-]+)+$",parentSchema:schema0.properties.endpoint,data:data11};
(vErrors ??= []).push(err41);
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/endpoint",schemaPath:"#/properties/endpoint/type",keyword:"type",params:{type: "string"},schema:schema0.properties.endpoint.type,parentSchema:schema0.properties.endpoint,data:data11};
(vErrors ??= []).push(err42);
errors++;
}
}
if(data.complete !== undefined){
let data12 = data.complete;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.title === undefined){
const err43 = {instancePath:instancePath+"/complete",schemaPath:"#/properties/complete/required",keyword:"required",params:{missingProperty: "title"},schema:schema0.properties.complete.required,parentSchema:schema0.properties.complete,data:data12};
(vErrors ??= []).push(err43);
errors++;
}
for(const key3 in data12){
if(!((key3 === "title") || (key3 === "text"))){
const err44 = {instancePath:instancePath+"/complete",schemaPath:"#/properties/complete/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},schema:false,parentSchema:schema0.properties.complete,data:data12};
(vErrors ??= []).push(err44);
errors++;
}
}
if(data12.title !== undefined){
let data13 = data12.title;
if(typeof data13 === "string"){
if(data13.length > 200 && func0(data13) > 200){
const err45 = {instancePath:instancePath+"/complete/title",schemaPath:"#/properties/complete/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema0.properties.complete.properties.title,data:data13};
(vErrors ??= []).push(err45);
errors++;
}
if(data13.length < 2 * 1 && func0(data13) < 1){
const err46 = {instancePath:instancePath+"/complete/title",schemaPath:"#/properties/complete/properties/title/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.complete.properties.title,data:data13};
(vErrors ??= []).push(err46);
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/complete/title",schemaPath:"#/properties/complete/properties/title/type",keyword:"type",params:{type: "string"},schema:schema0.properties.complete.properties.title.type,parentSchema:schema0.properties.complete.properties.title,data:data13};
(vErrors ??= []).push(err47);
errors++;
}
}
if(data12.text !== undefined){
let data14 = data12.text;
if(typeof data14 === "string"){
if(data14.length > 1000 && func0(data14) > 1000){
const err48 = {instancePath:instancePath+"/complete/text",schemaPath:"#/properties/complete/properties/text/maxLength",keyword:"maxLength",params:{limit: 1000},schema:1000,parentSchema:schema0.properties.complete.properties.text,data:data14};
(vErrors ??= []).push(err48);
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/complete/text",schemaPath:"#/properties/complete/properties/text/type",keyword:"type",params:{type: "string"},schema:schema0.properties.complete.properties.text.type,parentSchema:schema0.properties.complete.properties.text,data:data14};
(vErrors ??= []).push(err49);
errors++;
}
}
}
else {
const err50 = {instancePath:instancePath+"/complete",schemaPath:"#/properties/complete/type",keyword:"type",params:{type: "object"},schema:schema0.properties.complete.type,parentSchema:schema0.properties.complete,data:data12};
(vErrors ??= []).push(err50);
errors++;
}
}
if(data.withoutScript !== undefined){
if(!(validate1(data.withoutScript, {instancePath:instancePath+"/withoutScript",parentData:data,parentDataProperty:"withoutScript",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
}
else {
const err51 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
(vErrors ??= []).push(err51);
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
    "name": {},
    "topics": {
      "items": {
        "properties": {
          "value": {},
          "label": {
            "kind": "text"
          }
        }
      }
    },
    "ways": {
      "items": {}
    },
    "branches": {
      "items": {
        "properties": {
          "value": {},
          "label": {
            "kind": "text"
          }
        }
      }
    },
    "endpoint": {},
    "complete": {
      "properties": {
        "title": {
          "kind": "text"
        },
        "text": {
          "kind": "text"
        }
      }
    },
    "withoutScript": {
      "properties": {
        "text": {
          "kind": "text"
        },
        "links": {
          "items": {
            "properties": {
              "text": {
                "kind": "text",
                "advice": [
                  {
                    "minLength": 1,
                    "because": "A link shows only with its words and its address."
                  }
                ]
              },
              "url": {
                "kind": "url",
                "advice": [
                  {
                    "minLength": 1,
                    "because": "A link shows only with its words and its address."
                  }
                ]
              }
            }
          }
        }
      }
    }
  }
};
