// Made by `npm run generate` from ../../shared/search-properties.schema.json. Do not edit.
// @ts-nocheck
import { countCharacters } from '../../count-characters.ts';
import { validate as validate1 } from './search-results-config.validate.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/search-properties.schema.json","title":"SearchProperties","description":"Where a search is answered, and what the services are told about this site.","type":"object","additionalProperties":false,"properties":{"suggestions":{"$ref":"https://experience.local/shared/search-suggestions-config.schema.json"},"results":{"$ref":"https://experience.local/shared/search-results-config.schema.json"}}};
const schema1 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/search-suggestions-config.schema.json","title":"SearchSuggestionsConfig","description":"What the service of suggestions is told about this site. Left out, a search has no suggestions.","type":"object","additionalProperties":false,"required":["clientID","segment"],"properties":{"clientID":{"type":"string","minLength":1,"maxLength":100,"description":"The name under which the service knows this site.","examples":["meridia-site"]},"segment":{"type":"string","minLength":1,"maxLength":100,"description":"The customer segment that suggestions are for.","examples":["individuals"]}}};
const func0 = countCharacters;



function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/search-properties.schema.json" */;
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
for(const key0 in data){
if(!((key0 === "suggestions") || (key0 === "results"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.suggestions !== undefined){
let data0 = data.suggestions;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.clientID === undefined){
const err1 = {instancePath:instancePath+"/suggestions",schemaPath:"https://experience.local/shared/search-suggestions-config.schema.json/required",keyword:"required",params:{missingProperty: "clientID"},schema:schema1.required,parentSchema:schema1,data:data0};
(vErrors ??= []).push(err1);
errors++;
}
if(data0.segment === undefined){
const err2 = {instancePath:instancePath+"/suggestions",schemaPath:"https://experience.local/shared/search-suggestions-config.schema.json/required",keyword:"required",params:{missingProperty: "segment"},schema:schema1.required,parentSchema:schema1,data:data0};
(vErrors ??= []).push(err2);
errors++;
}
for(const key1 in data0){
if(!((key1 === "clientID") || (key1 === "segment"))){
const err3 = {instancePath:instancePath+"/suggestions",schemaPath:"https://experience.local/shared/search-suggestions-config.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema1,data:data0};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data0.clientID !== undefined){
let data1 = data0.clientID;
if(typeof data1 === "string"){
if(data1.length > 100 && func0(data1) > 100){
const err4 = {instancePath:instancePath+"/suggestions/clientID",schemaPath:"https://experience.local/shared/search-suggestions-config.schema.json/properties/clientID/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema1.properties.clientID,data:data1};
(vErrors ??= []).push(err4);
errors++;
}
if(data1.length < 2 * 1 && func0(data1) < 1){
const err5 = {instancePath:instancePath+"/suggestions/clientID",schemaPath:"https://experience.local/shared/search-suggestions-config.schema.json/properties/clientID/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema1.properties.clientID,data:data1};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/suggestions/clientID",schemaPath:"https://experience.local/shared/search-suggestions-config.schema.json/properties/clientID/type",keyword:"type",params:{type: "string"},schema:schema1.properties.clientID.type,parentSchema:schema1.properties.clientID,data:data1};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data0.segment !== undefined){
let data2 = data0.segment;
if(typeof data2 === "string"){
if(data2.length > 100 && func0(data2) > 100){
const err7 = {instancePath:instancePath+"/suggestions/segment",schemaPath:"https://experience.local/shared/search-suggestions-config.schema.json/properties/segment/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema1.properties.segment,data:data2};
(vErrors ??= []).push(err7);
errors++;
}
if(data2.length < 2 * 1 && func0(data2) < 1){
const err8 = {instancePath:instancePath+"/suggestions/segment",schemaPath:"https://experience.local/shared/search-suggestions-config.schema.json/properties/segment/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema1.properties.segment,data:data2};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/suggestions/segment",schemaPath:"https://experience.local/shared/search-suggestions-config.schema.json/properties/segment/type",keyword:"type",params:{type: "string"},schema:schema1.properties.segment.type,parentSchema:schema1.properties.segment,data:data2};
(vErrors ??= []).push(err9);
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/suggestions",schemaPath:"https://experience.local/shared/search-suggestions-config.schema.json/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data:data0};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.results !== undefined){
if(!(validate1(data.results, {instancePath:instancePath+"/results",parentData:data,parentDataProperty:"results",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
(vErrors ??= []).push(err11);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export { validate };
