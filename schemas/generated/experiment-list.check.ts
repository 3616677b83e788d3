// Made by `npm run generate` from ../experiment-list.schema.json. Do not edit.
// @ts-nocheck
import type { Shape } from '../check-module.ts';
import { fold } from '../problems/fold.ts';
import type { Problem } from '../problems/problem.ts';
import { validate as validate2 } from './shared/experiment.validate.ts';
import { validate as validate3 } from './shared/experiment-variant.validate.ts';
import { validate as validate1 } from './shared/experiments-of-site.validate.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/experiment-list.schema.json","title":"ExperimentList","description":"The experiments of a site, as the experiment service lists them for servers: nothing in it concerns a visitor.","type":"object","additionalProperties":false,"required":["experiments"],"properties":{"$schema":{"type":"string","description":"Names this schema."},"experiments":{"$ref":"https://experience.local/shared/experiments-of-site.schema.json"}}};







function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/experiment-list.schema.json" */;
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
if(data.experiments === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "experiments"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!((key0 === "$schema") || (key0 === "experiments"))){
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
if(data.experiments !== undefined){
if(!(validate1(data.experiments, {instancePath:instancePath+"/experiments",parentData:data,parentDataProperty:"experiments",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
(vErrors ??= []).push(err3);
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
    "experiments": {
      "items": {
        "properties": {
          "key": {},
          "experimentUrl": {
            "kind": "url",
            "address": "path"
          },
          "ended": {},
          "variants": {
            "items": {
              "properties": {
                "variant": {},
                "variantUrl": {
                  "kind": "url",
                  "address": "path"
                },
                "share": {}
              }
            }
          }
        }
      }
    }
  }
};
