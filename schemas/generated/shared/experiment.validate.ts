// Made by `npm run generate` from ../../shared/experiment.schema.json. Do not edit.
// @ts-nocheck
import { countCharacters } from '../../count-characters.ts';
import { validate as validate1 } from './experiment-variant.validate.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/experiment.schema.json","title":"Experiment","description":"One experiment on one page: which other pages visitors may see in its place.","type":"object","additionalProperties":false,"required":["key","experimentUrl","variants"],"properties":{"key":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9._-]*$","maxLength":100,"description":"The experiment's name, in letters, digits, dots, hyphens and underscores.","examples":["home-loan-advice"]},"experimentUrl":{"$ref":"https://experience.local/shared/url.schema.json","description":"Address of the page that the experiment is on.","examples":["/en/individuals/borrowing/home-loan"]},"ended":{"type":"boolean","default":false,"description":"true once it is over: everybody sees the page at experimentUrl again."},"variants":{"type":"array","minItems":1,"maxItems":10,"description":"What visitors may see. One whose variantUrl is the experimentUrl is the page as it is.","items":{"$ref":"https://experience.local/shared/experiment-variant.schema.json"}}}};
const schema1 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/url.schema.json","title":"Url","description":"An address: relative to the site, or with http, https, tel or mailto. Any other scheme is removed.","type":"string","maxLength":2000,"examples":["/en/individuals/saving"]};
const func0 = countCharacters;
const pattern0 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]*$", "u");



function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/experiment.schema.json" */;
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
if(data.key === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err0);
errors++;
}
if(data.experimentUrl === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "experimentUrl"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err1);
errors++;
}
if(data.variants === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "variants"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!((((key0 === "key") || (key0 === "experimentUrl")) || (key0 === "ended")) || (key0 === "variants"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.key !== undefined){
let data0 = data.key;
if(typeof data0 === "string"){
if(data0.length > 100 && func0(data0) > 100){
const err4 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.key,data:data0};
(vErrors ??= []).push(err4);
errors++;
}
if(!pattern0.test(data0)){
const err5 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$"},schema:"^[A-Za-z0-9][A-Za-z0-9._-]*$",parentSchema:schema0.properties.key,data:data0};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},schema:schema0.properties.key.type,parentSchema:schema0.properties.key,data:data0};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.experimentUrl !== undefined){
let data1 = data.experimentUrl;
if(typeof data1 === "string"){
if(data1.length > 2000 && func0(data1) > 2000){
const err7 = {instancePath:instancePath+"/experimentUrl",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema1,data:data1};
(vErrors ??= []).push(err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/experimentUrl",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema1.type,parentSchema:schema1,data:data1};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.ended !== undefined){
let data2 = data.ended;
if(typeof data2 !== "boolean"){
const err9 = {instancePath:instancePath+"/ended",schemaPath:"#/properties/ended/type",keyword:"type",params:{type: "boolean"},schema:schema0.properties.ended.type,parentSchema:schema0.properties.ended,data:data2};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.variants !== undefined){
let data3 = data.variants;
if(Array.isArray(data3)){
if(data3.length > 10){
const err10 = {instancePath:instancePath+"/variants",schemaPath:"#/properties/variants/maxItems",keyword:"maxItems",params:{limit: 10},schema:10,parentSchema:schema0.properties.variants,data:data3};
(vErrors ??= []).push(err10);
errors++;
}
if(data3.length < 1){
const err11 = {instancePath:instancePath+"/variants",schemaPath:"#/properties/variants/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema0.properties.variants,data:data3};
(vErrors ??= []).push(err11);
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate1(data3[i0], {instancePath:instancePath+"/variants/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/variants",schemaPath:"#/properties/variants/type",keyword:"type",params:{type: "array"},schema:schema0.properties.variants.type,parentSchema:schema0.properties.variants,data:data3};
(vErrors ??= []).push(err12);
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
(vErrors ??= []).push(err13);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export { validate };
