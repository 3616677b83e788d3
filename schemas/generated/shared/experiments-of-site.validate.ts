// Made by `npm run generate` from ../../shared/experiments-of-site.schema.json. Do not edit.
// @ts-nocheck
import { validate as validate1 } from './experiment.validate.ts';
import { validate as validate2 } from './experiment-variant.validate.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/experiments-of-site.schema.json","title":"SiteExperiments","description":"The experiments of a site. A page is under one of them at most.","type":"array","maxItems":500,"items":{"$ref":"https://experience.local/shared/experiment.schema.json"}};





function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/experiments-of-site.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate0.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 500){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 500},schema:500,parentSchema:schema0,data};
(vErrors ??= []).push(err0);
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate1(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema0.type,parentSchema:schema0,data};
(vErrors ??= []).push(err1);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};
export { validate };
