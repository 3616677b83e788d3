// Made by `npm run generate` from ../offers.schema.json. Do not edit.
// @ts-nocheck
import type { Shape } from '../check-module.ts';
import { fold } from '../problems/fold.ts';
import type { Problem } from '../problems/problem.ts';
import { countCharacters } from '../count-characters.ts';
import { validate as validate1 } from './shared/executed-offers.validate.ts';
import { validate as validate2 } from './shared/offered-mbox.validate.ts';
import { validate as validate4 } from './shared/offered-page.validate.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/offers.schema.json","title":"DeliveryResponse","description":"The personal offers for a visitor, as the delivery service answers them.","type":"object","additionalProperties":false,"required":["execute"],"properties":{"$schema":{"type":"string","description":"Names this schema."},"id":{"$ref":"https://experience.local/shared/delivery-id.schema.json"},"execute":{"$ref":"https://experience.local/shared/executed-offers.schema.json"}}};
const schema1 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/delivery-id.schema.json","title":"DeliveryId","description":"Whom the offers are for.","type":"object","additionalProperties":false,"properties":{"tntId":{"type":"string","minLength":1,"maxLength":200,"description":"The visitor's id in the delivery service, which is sent along with the next call.","examples":["111492025094307353053155000202.34_0"]}}};
const func0 = countCharacters;







function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/offers.schema.json" */;
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
if(data.execute === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "execute"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!(((key0 === "$schema") || (key0 === "id")) || (key0 === "execute"))){
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
if(data.id !== undefined){
let data1 = data.id;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
if(!(key1 === "tntId")){
const err3 = {instancePath:instancePath+"/id",schemaPath:"https://experience.local/shared/delivery-id.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema1,data:data1};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data1.tntId !== undefined){
let data2 = data1.tntId;
if(typeof data2 === "string"){
if(data2.length > 200 && func0(data2) > 200){
const err4 = {instancePath:instancePath+"/id/tntId",schemaPath:"https://experience.local/shared/delivery-id.schema.json/properties/tntId/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema1.properties.tntId,data:data2};
(vErrors ??= []).push(err4);
errors++;
}
if(data2.length < 2 * 1 && func0(data2) < 1){
const err5 = {instancePath:instancePath+"/id/tntId",schemaPath:"https://experience.local/shared/delivery-id.schema.json/properties/tntId/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema1.properties.tntId,data:data2};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/id/tntId",schemaPath:"https://experience.local/shared/delivery-id.schema.json/properties/tntId/type",keyword:"type",params:{type: "string"},schema:schema1.properties.tntId.type,parentSchema:schema1.properties.tntId,data:data2};
(vErrors ??= []).push(err6);
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/id",schemaPath:"https://experience.local/shared/delivery-id.schema.json/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data:data1};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.execute !== undefined){
if(!(validate1(data.execute, {instancePath:instancePath+"/execute",parentData:data,parentDataProperty:"execute",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
(vErrors ??= []).push(err8);
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
    "id": {
      "properties": {
        "tntId": {}
      }
    },
    "execute": {
      "properties": {
        "mboxes": {
          "items": {
            "properties": {
              "name": {},
              "index": {},
              "options": {
                "items": {
                  "properties": {
                    "type": {},
                    "content": {},
                    "responseTokens": {
                      "values": {}
                    }
                  }
                }
              }
            }
          }
        },
        "pageLoad": {
          "properties": {
            "options": {
              "items": {
                "properties": {
                  "type": {},
                  "content": {},
                  "responseTokens": {
                    "values": {}
                  }
                }
              }
            }
          }
        }
      }
    }
  }
};
