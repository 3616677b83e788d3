// Made by `npm run generate` from ../../features/form.schema.json. Do not edit.
// @ts-nocheck
import type { Shape } from '../../check-module.ts';
import { fold } from '../../problems/fold.ts';
import type { Problem } from '../../problems/problem.ts';
import { countCharacters } from '../../count-characters.ts';
import { validate as validate1 } from '../shared/form-member.validate.ts';
import { validate as validate2 } from '../shared/form-row-field.validate.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/features/form.schema.json","title":"FormProps","description":"A form that visitors fill in and send to a service of the API host, with or without script.","type":"object","additionalProperties":false,"required":["name","fields","submit","endpoint","complete"],"properties":{"name":{"type":"string","pattern":"^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$","maxLength":40,"description":"The name of the form in the events of visits and in addresses. No other form of the page has it.","examples":["contact"]},"title":{"type":"string","maxLength":200,"description":"The heading above it.","examples":["Write to us"]},"introduction":{"type":"string","maxLength":1000,"description":"What a visitor should know before filling it in.","examples":["We answer within one working day."]},"fields":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"https://experience.local/shared/form-member.schema.json"},"description":"The fields, from top to bottom."},"layout":{"enum":["default","wide-right","wide-left"],"default":"default","description":"Where the labels stand in a window of 600 px or more: above their fields, or beside them and aligned to the right or left."},"submit":{"type":"string","minLength":1,"maxLength":60,"description":"The words of the button that sends it.","examples":["Send message"]},"endpoint":{"type":"string","pattern":"^(?:/[A-Za-z0-9_-]+)+$","maxLength":200,"description":"The service at the API host that gets the values, as JSON by POST. Where the form has a file, it gets multipart/form-data: the JSON as the part form-values, and each file under the name of its field. It answers with 200, or with 422 and {\"errors\": {\"<field>\": \"<message>\"}} where it refuses some.","examples":["/forms/contact"]},"logIn":{"$ref":"https://experience.local/shared/url.schema.json","pattern":"\\{currentUrl\\}","description":"Where visitors log in again whose session has ended while they sent the form; {currentUrl} in its query becomes the address of the form. What they have typed comes back with them where they allow that it is stored. Without it the form says that it could not be sent.","examples":["/log-in?returnTo={currentUrl}"]},"complete":{"type":"object","title":"FormCompletion","additionalProperties":false,"required":["title"],"properties":{"title":{"type":"string","minLength":1,"maxLength":200,"description":"The heading that takes the place of the form.","examples":["Thank you for your message"]},"text":{"type":"string","maxLength":1000,"description":"What happens next.","examples":["We answer within one working day."]}},"description":"What a visitor reads once the form has been sent."}}};
const schema0Names = new Set(Object.keys(schema0.properties));
const schema7 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/url.schema.json","title":"Url","description":"An address: relative to the site, or with http, https, tel or mailto. Any other scheme is removed.","type":"string","maxLength":2000,"examples":["/en/individuals/saving"]};
const func1 = countCharacters;
const pattern0 = new RegExp("^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$", "u");
const pattern7 = new RegExp("^(?:/[A-Za-z0-9_-]+)+$", "u");
const pattern20 = new RegExp("\\{currentUrl\\}", "u");





function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/features/form.schema.json" */;
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
if(data.fields === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fields"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err1);
errors++;
}
if(data.submit === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "submit"},schema:schema0.required,parentSchema:schema0,data};
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
for(const key0 in data){
if(!(schema0Names.has(key0))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(data0.length > 40 && func1(data0) > 40){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema0.properties.name,data:data0};
(vErrors ??= []).push(err6);
errors++;
}
if(!pattern0.test(data0)){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$"},schema:"^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$",parentSchema:schema0.properties.name,data:data0};
(vErrors ??= []).push(err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema0.properties.name.type,parentSchema:schema0.properties.name,data:data0};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(data1.length > 200 && func1(data1) > 200){
const err9 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema0.properties.title,data:data1};
(vErrors ??= []).push(err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},schema:schema0.properties.title.type,parentSchema:schema0.properties.title,data:data1};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.introduction !== undefined){
let data2 = data.introduction;
if(typeof data2 === "string"){
if(data2.length > 1000 && func1(data2) > 1000){
const err11 = {instancePath:instancePath+"/introduction",schemaPath:"#/properties/introduction/maxLength",keyword:"maxLength",params:{limit: 1000},schema:1000,parentSchema:schema0.properties.introduction,data:data2};
(vErrors ??= []).push(err11);
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/introduction",schemaPath:"#/properties/introduction/type",keyword:"type",params:{type: "string"},schema:schema0.properties.introduction.type,parentSchema:schema0.properties.introduction,data:data2};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.fields !== undefined){
let data3 = data.fields;
if(Array.isArray(data3)){
if(data3.length > 50){
const err13 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/maxItems",keyword:"maxItems",params:{limit: 50},schema:50,parentSchema:schema0.properties.fields,data:data3};
(vErrors ??= []).push(err13);
errors++;
}
if(data3.length < 1){
const err14 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema0.properties.fields,data:data3};
(vErrors ??= []).push(err14);
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate1(data3[i0], {instancePath:instancePath+"/fields/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"},schema:schema0.properties.fields.type,parentSchema:schema0.properties.fields,data:data3};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.layout !== undefined){
let data5 = data.layout;
if(!(((data5 === "default") || (data5 === "wide-right")) || (data5 === "wide-left"))){
const err16 = {instancePath:instancePath+"/layout",schemaPath:"#/properties/layout/enum",keyword:"enum",params:{allowedValues: schema0.properties.layout.enum},schema:schema0.properties.layout.enum,parentSchema:schema0.properties.layout,data:data5};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.submit !== undefined){
let data6 = data.submit;
if(typeof data6 === "string"){
if(data6.length > 60 && func1(data6) > 60){
const err17 = {instancePath:instancePath+"/submit",schemaPath:"#/properties/submit/maxLength",keyword:"maxLength",params:{limit: 60},schema:60,parentSchema:schema0.properties.submit,data:data6};
(vErrors ??= []).push(err17);
errors++;
}
if(data6.length < 2 * 1 && func1(data6) < 1){
const err18 = {instancePath:instancePath+"/submit",schemaPath:"#/properties/submit/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.submit,data:data6};
(vErrors ??= []).push(err18);
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/submit",schemaPath:"#/properties/submit/type",keyword:"type",params:{type: "string"},schema:schema0.properties.submit.type,parentSchema:schema0.properties.submit,data:data6};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.endpoint !== undefined){
let data7 = data.endpoint;
if(typeof data7 === "string"){
if(data7.length > 200 && func1(data7) > 200){
const err20 = {instancePath:instancePath+"/endpoint",schemaPath:"#/properties/endpoint/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema0.properties.endpoint,data:data7};
(vErrors ??= []).push(err20);
errors++;
}
if(!pattern7.test(data7)){
const err21 = {instancePath:instancePath+"/endpoint",schemaPath:"#/properties/endpoint/pattern",keyword:"pattern",params:{pattern: "^(?:/[A-Za-z0-9_-]+)+$"},schema:"^(?:/[A-Za-z0-9_-]+)+$",parentSchema:schema0.properties.endpoint,data:data7};
(vErrors ??= []).push(err21);
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/endpoint",schemaPath:"#/properties/endpoint/type",keyword:"type",params:{type: "string"},schema:schema0.properties.endpoint.type,parentSchema:schema0.properties.endpoint,data:data7};
(vErrors ??= []).push(err22);
errors++;
}
}
if(data.logIn !== undefined){
let data8 = data.logIn;
if(typeof data8 === "string"){
if(data8.length > 2000 && func1(data8) > 2000){
const err23 = {instancePath:instancePath+"/logIn",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema7,data:data8};
(vErrors ??= []).push(err23);
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/logIn",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema7.type,parentSchema:schema7,data:data8};
(vErrors ??= []).push(err24);
errors++;
}
if(typeof data8 === "string"){
if(!pattern20.test(data8)){
const err25 = {instancePath:instancePath+"/logIn",schemaPath:"#/properties/logIn/pattern",keyword:"pattern",params:{pattern: "\\{currentUrl\\}"},schema:"\\{currentUrl\\}",parentSchema:schema0.properties.logIn,data:data8};
(vErrors ??= []).push(err25);
errors++;
}
}
}
if(data.complete !== undefined){
let data9 = data.complete;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.title === undefined){
const err26 = {instancePath:instancePath+"/complete",schemaPath:"#/properties/complete/required",keyword:"required",params:{missingProperty: "title"},schema:schema0.properties.complete.required,parentSchema:schema0.properties.complete,data:data9};
(vErrors ??= []).push(err26);
errors++;
}
for(const key1 in data9){
if(!((key1 === "title") || (key1 === "text"))){
const err27 = {instancePath:instancePath+"/complete",schemaPath:"#/properties/complete/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema0.properties.complete,data:data9};
(vErrors ??= []).push(err27);
errors++;
}
}
if(data9.title !== undefined){
let data10 = data9.title;
if(typeof data10 === "string"){
if(data10.length > 200 && func1(data10) > 200){
const err28 = {instancePath:instancePath+"/complete/title",schemaPath:"#/properties/complete/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema0.properties.complete.properties.title,data:data10};
(vErrors ??= []).push(err28);
errors++;
}
if(data10.length < 2 * 1 && func1(data10) < 1){
const err29 = {instancePath:instancePath+"/complete/title",schemaPath:"#/properties/complete/properties/title/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.complete.properties.title,data:data10};
(vErrors ??= []).push(err29);
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/complete/title",schemaPath:"#/properties/complete/properties/title/type",keyword:"type",params:{type: "string"},schema:schema0.properties.complete.properties.title.type,parentSchema:schema0.properties.complete.properties.title,data:data10};
(vErrors ??= []).push(err30);
errors++;
}
}
if(data9.text !== undefined){
let data11 = data9.text;
if(typeof data11 === "string"){
if(data11.length > 1000 && func1(data11) > 1000){
const err31 = {instancePath:instancePath+"/complete/text",schemaPath:"#/properties/complete/properties/text/maxLength",keyword:"maxLength",params:{limit: 1000},schema:1000,parentSchema:schema0.properties.complete.properties.text,data:data11};
(vErrors ??= []).push(err31);
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/complete/text",schemaPath:"#/properties/complete/properties/text/type",keyword:"type",params:{type: "string"},schema:schema0.properties.complete.properties.text.type,parentSchema:schema0.properties.complete.properties.text,data:data11};
(vErrors ??= []).push(err32);
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/complete",schemaPath:"#/properties/complete/type",keyword:"type",params:{type: "object"},schema:schema0.properties.complete.type,parentSchema:schema0.properties.complete,data:data9};
(vErrors ??= []).push(err33);
errors++;
}
}
}
else {
const err34 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
(vErrors ??= []).push(err34);
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
    "title": {
      "kind": "text"
    },
    "introduction": {
      "kind": "text"
    },
    "fields": {
      "items": {
        "properties": {
          "type": {},
          "name": {},
          "label": {
            "kind": "text"
          },
          "helpText": {
            "kind": "text"
          },
          "required": {},
          "value": {},
          "rows": {},
          "autocomplete": {},
          "options": {
            "items": {
              "properties": {
                "value": {},
                "label": {
                  "kind": "text"
                }
              }
            }
          },
          "searchable": {},
          "currency": {},
          "min": {},
          "max": {},
          "minDate": {},
          "maxDate": {},
          "picker": {},
          "minLength": {},
          "maxLength": {},
          "accept": {
            "items": {}
          },
          "maxFiles": {},
          "maxSize": {},
          "pattern": {},
          "patternMessage": {
            "kind": "text"
          },
          "acceptedBy": {},
          "secret": {},
          "shownWhen": {
            "properties": {
              "field": {},
              "equals": {},
              "oneOf": {
                "items": {}
              }
            }
          },
          "requiredWhen": {
            "properties": {
              "field": {},
              "equals": {},
              "oneOf": {
                "items": {}
              }
            }
          },
          "fields": {
            "items": {
              "properties": {
                "type": {},
                "name": {},
                "label": {
                  "kind": "text"
                },
                "helpText": {
                  "kind": "text"
                },
                "required": {},
                "value": {},
                "rows": {},
                "autocomplete": {},
                "options": {
                  "items": {
                    "properties": {
                      "value": {},
                      "label": {
                        "kind": "text"
                      }
                    }
                  }
                },
                "searchable": {},
                "currency": {},
                "min": {},
                "max": {},
                "minDate": {},
                "maxDate": {},
                "picker": {},
                "minLength": {},
                "maxLength": {},
                "accept": {
                  "items": {}
                },
                "maxFiles": {},
                "maxSize": {},
                "pattern": {},
                "patternMessage": {
                  "kind": "text"
                },
                "acceptedBy": {},
                "secret": {},
                "shownWhen": {
                  "properties": {
                    "field": {},
                    "equals": {},
                    "oneOf": {
                      "items": {}
                    }
                  }
                },
                "requiredWhen": {
                  "properties": {
                    "field": {},
                    "equals": {},
                    "oneOf": {
                      "items": {}
                    }
                  }
                }
              }
            }
          },
          "maxRows": {},
          "minRows": {},
          "rowLabel": {
            "kind": "text"
          },
          "addLabel": {
            "kind": "text"
          }
        }
      }
    },
    "layout": {},
    "submit": {
      "kind": "text"
    },
    "endpoint": {},
    "logIn": {
      "kind": "url",
      "address": "login"
    },
    "complete": {
      "properties": {
        "title": {
          "kind": "text"
        },
        "text": {
          "kind": "text"
        }
      }
    }
  }
};
