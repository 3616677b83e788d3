// Made by `npm run generate` from ../experiments.schema.json. Do not edit.
// @ts-nocheck
import type { Shape } from '../check-module.ts';
import { fold } from '../problems/fold.ts';
import type { Problem } from '../problems/problem.ts';
import { validate as validate1 } from './shared/active-variant.validate.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/experiments.schema.json","title":"ActiveExperiments","description":"The experiments that a visitor takes part in, as the experiment service answers them.","type":"object","additionalProperties":false,"required":["activeVariants"],"properties":{"$schema":{"type":"string","description":"Names this schema."},"activeVariants":{"type":"array","maxItems":200,"description":"The variants that the visitor is to see, one for each experiment.","items":{"$ref":"https://experience.local/shared/active-variant.schema.json"}}}};



function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/experiments.schema.json" */;
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
if(data.activeVariants === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "activeVariants"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!((key0 === "$schema") || (key0 === "activeVariants"))){
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
if(data.activeVariants !== undefined){
let data1 = data.activeVariants;
if(Array.isArray(data1)){
if(data1.length > 200){
const err3 = {instancePath:instancePath+"/activeVariants",schemaPath:"#/properties/activeVariants/maxItems",keyword:"maxItems",params:{limit: 200},schema:200,parentSchema:schema0.properties.activeVariants,data:data1};
(vErrors ??= []).push(err3);
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate1(data1[i0], {instancePath:instancePath+"/activeVariants/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/activeVariants",schemaPath:"#/properties/activeVariants/type",keyword:"type",params:{type: "array"},schema:schema0.properties.activeVariants.type,parentSchema:schema0.properties.activeVariants,data:data1};
(vErrors ??= []).push(err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
(vErrors ??= []).push(err5);
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
    "activeVariants": {
      "items": {
        "properties": {
          "experimentKey": {},
          "variantKey": {},
          "variantStatus": {},
          "variantUrl": {
            "kind": "url",
            "address": "path"
          },
          "experimentUrl": {
            "kind": "url",
            "address": "path"
          }
        }
      }
    }
  }
};
