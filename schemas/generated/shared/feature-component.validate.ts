// Made by `npm run generate` from ../../shared/feature-component.schema.json. Do not edit.
// @ts-nocheck
import { countCharacters } from '../../count-characters.ts';
import { validate as validate2 } from './text-link.validate.ts';
import { validate as validate1 } from './without-script.validate.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/feature-component.schema.json","title":"FeatureComponent","description":"A feature of the site inside a component.","type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"$ref":"https://experience.local/shared/feature-name.schema.json"},"properties":{"$ref":"https://experience.local/shared/feature-properties.schema.json"},"deferred":{"type":"boolean","default":false,"description":"Whether the feature is loaded only two seconds after the page has started, whatever a visitor does meanwhile; its place is there from the start."},"withoutScript":{"$ref":"https://experience.local/shared/without-script.schema.json"}},"examples":[{"name":"branch-opening-hours","properties":{"branch":"ghent-korenmarkt"}}]};
const schema1 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/feature-name.schema.json","title":"FeatureName","description":"The feature's name in the registry.","type":"string","minLength":1,"maxLength":100,"examples":["branch-opening-hours"]};
const schema2 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/feature-properties.schema.json","title":"FeatureProperties","description":"What the feature is configured with. Which values there are is said by the schema of the feature.","type":"object","additionalProperties":true,"examples":[{"branch":"ghent-korenmarkt"}]};
const func0 = countCharacters;





function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/feature-component.schema.json" */;
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
for(const key0 in data){
if(!((((key0 === "name") || (key0 === "properties")) || (key0 === "deferred")) || (key0 === "withoutScript"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(data0.length > 100 && func0(data0) > 100){
const err2 = {instancePath:instancePath+"/name",schemaPath:"https://experience.local/shared/feature-name.schema.json/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema1,data:data0};
(vErrors ??= []).push(err2);
errors++;
}
if(data0.length < 2 * 1 && func0(data0) < 1){
const err3 = {instancePath:instancePath+"/name",schemaPath:"https://experience.local/shared/feature-name.schema.json/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema1,data:data0};
(vErrors ??= []).push(err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/name",schemaPath:"https://experience.local/shared/feature-name.schema.json/type",keyword:"type",params:{type: "string"},schema:schema1.type,parentSchema:schema1,data:data0};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.properties !== undefined){
let data1 = data.properties;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
}
else {
const err5 = {instancePath:instancePath+"/properties",schemaPath:"https://experience.local/shared/feature-properties.schema.json/type",keyword:"type",params:{type: "object"},schema:schema2.type,parentSchema:schema2,data:data1};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.deferred !== undefined){
let data2 = data.deferred;
if(typeof data2 !== "boolean"){
const err6 = {instancePath:instancePath+"/deferred",schemaPath:"#/properties/deferred/type",keyword:"type",params:{type: "boolean"},schema:schema0.properties.deferred.type,parentSchema:schema0.properties.deferred,data:data2};
(vErrors ??= []).push(err6);
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
(vErrors ??= []).push(err7);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export { validate };
