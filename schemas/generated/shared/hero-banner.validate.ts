// Made by `npm run generate` from ../../shared/hero-banner.schema.json. Do not edit.
// @ts-nocheck
import { validate as validate6 } from './button-link.validate.ts';
import { validate as validate5 } from './call-to-action.validate.ts';
import { validate as validate1 } from './core-header.validate.ts';
import { validate as validate2 } from './image.validate.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/hero-banner.schema.json","title":"HeroBanner","description":"One of several banners of a home: words, a picture, and what to do about it.","type":"object","additionalProperties":false,"required":["coreHeader"],"properties":{"coreHeader":{"$ref":"https://experience.local/shared/core-header.schema.json"},"cta":{"$ref":"https://experience.local/shared/call-to-action.schema.json"}}};









function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/hero-banner.schema.json" */;
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
if(data.coreHeader === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "coreHeader"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!((key0 === "coreHeader") || (key0 === "cta"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.coreHeader !== undefined){
if(!(validate1(data.coreHeader, {instancePath:instancePath+"/coreHeader",parentData:data,parentDataProperty:"coreHeader",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.cta !== undefined){
if(!(validate5(data.cta, {instancePath:instancePath+"/cta",parentData:data,parentDataProperty:"cta",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
(vErrors ??= []).push(err2);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export { validate };
