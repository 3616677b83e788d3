// Made by `npm run generate` from ../../features/branch-opening-hours.schema.json. Do not edit.
// @ts-nocheck
import type { Shape } from '../../check-module.ts';
import { fold } from '../../problems/fold.ts';
import type { Problem } from '../../problems/problem.ts';
import { countCharacters } from '../../count-characters.ts';
import { validate as validate1 } from '../shared/text-link.validate.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/features/branch-opening-hours.schema.json","title":"BranchOpeningHoursProps","description":"When a branch is open in the days of a week, with today marked. The hours are asked of the branch service in the visitor's browser.","type":"object","additionalProperties":false,"required":["branch"],"properties":{"branch":{"type":"string","pattern":"^(:[A-Za-z][A-Za-z0-9]*|[a-z0-9]+(-[a-z0-9]+)*)$","maxLength":100,"description":"The branch's name in the branch service; or a colon and the name of a part of the route's pattern, where the address says which branch it is.","examples":["ghent-korenmarkt",":branch"]},"contact":{"$ref":"https://experience.local/shared/text-link.schema.json","description":"Where to ask for the hours. It shows where no script runs that could fetch them."}}};
const func0 = countCharacters;
const pattern0 = new RegExp("^(:[A-Za-z][A-Za-z0-9]*|[a-z0-9]+(-[a-z0-9]+)*)$", "u");



function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/features/branch-opening-hours.schema.json" */;
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
if(data.branch === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "branch"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!((key0 === "branch") || (key0 === "contact"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.branch !== undefined){
let data0 = data.branch;
if(typeof data0 === "string"){
if(data0.length > 100 && func0(data0) > 100){
const err2 = {instancePath:instancePath+"/branch",schemaPath:"#/properties/branch/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.branch,data:data0};
(vErrors ??= []).push(err2);
errors++;
}
if(!pattern0.test(data0)){
const err3 = {instancePath:instancePath+"/branch",schemaPath:"#/properties/branch/pattern",keyword:"pattern",params:{pattern: "^(:[A-Za-z][A-Za-z0-9]*|[a-z0-9]+(-[a-z0-9]+)*)$"},schema:"^(:[A-Za-z][A-Za-z0-9]*|[a-z0-9]+(-[a-z0-9]+)*)$",parentSchema:schema0.properties.branch,data:data0};
(vErrors ??= []).push(err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/branch",schemaPath:"#/properties/branch/type",keyword:"type",params:{type: "string"},schema:schema0.properties.branch.type,parentSchema:schema0.properties.branch,data:data0};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.contact !== undefined){
if(!(validate1(data.contact, {instancePath:instancePath+"/contact",parentData:data,parentDataProperty:"contact",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
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
    "branch": {},
    "contact": {
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
};
