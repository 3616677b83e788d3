// Made by `npm run generate` from ../../shared/hero-banner.schema.json. Do not edit.
// @ts-nocheck
import { validate as validate26 } from './button-link.validate.ts';
import { validate as validate25 } from './call-to-action.validate.ts';
import { validate as validate21 } from './core-header.validate.ts';
import { validate as validate22 } from './image.validate.ts';

const validate = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/hero-banner.schema.json","title":"HeroBanner","description":"One of several banners of a home: words, a picture, and what to do about it.","type":"object","additionalProperties":false,"required":["coreHeader"],"properties":{"coreHeader":{"$ref":"https://experience.local/shared/core-header.schema.json"},"cta":{"$ref":"https://experience.local/shared/call-to-action.schema.json"}}};









function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/hero-banner.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.coreHeader === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "coreHeader"},schema:schema31.required,parentSchema:schema31,data};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!((key0 === "coreHeader") || (key0 === "cta"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema31,data};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.coreHeader !== undefined){
if(!(validate21(data.coreHeader, {instancePath:instancePath+"/coreHeader",parentData:data,parentDataProperty:"coreHeader",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.cta !== undefined){
if(!(validate25(data.cta, {instancePath:instancePath+"/cta",parentData:data,parentDataProperty:"cta",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data};
(vErrors ??= []).push(err2);
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export { validate };
