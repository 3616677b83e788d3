// Made by `npm run generate` from ../../shared/page-meta.schema.json. Do not edit.
// @ts-nocheck
import { countCharacters } from '../../count-characters.ts';
import { validate as validate1 } from './page-alternate.validate.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/page-meta.schema.json","title":"PageMeta","description":"What search engines and browser tabs say about the page.","type":"object","additionalProperties":false,"properties":{"title":{"type":"string","minLength":1,"maxLength":200,"description":"The page's name. The app's name is added behind it."},"description":{"type":"string","maxLength":400,"description":"One or two sentences for search results."},"robots":{"type":"string","maxLength":100,"description":"Instructions for search engines.","examples":["noindex"]},"alternates":{"type":"array","maxItems":50,"description":"The same page in the other languages, and in this one.","items":{"$ref":"https://experience.local/shared/page-alternate.schema.json"}}}};
const func0 = countCharacters;



function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/page-meta.schema.json" */;
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
if(!((((key0 === "title") || (key0 === "description")) || (key0 === "robots")) || (key0 === "alternates"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(data0.length > 200 && func0(data0) > 200){
const err1 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema0.properties.title,data:data0};
(vErrors ??= []).push(err1);
errors++;
}
if(data0.length < 2 * 1 && func0(data0) < 1){
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.title,data:data0};
(vErrors ??= []).push(err2);
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},schema:schema0.properties.title.type,parentSchema:schema0.properties.title,data:data0};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 === "string"){
if(data1.length > 400 && func0(data1) > 400){
const err4 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 400},schema:400,parentSchema:schema0.properties.description,data:data1};
(vErrors ??= []).push(err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},schema:schema0.properties.description.type,parentSchema:schema0.properties.description,data:data1};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.robots !== undefined){
let data2 = data.robots;
if(typeof data2 === "string"){
if(data2.length > 100 && func0(data2) > 100){
const err6 = {instancePath:instancePath+"/robots",schemaPath:"#/properties/robots/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.robots,data:data2};
(vErrors ??= []).push(err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/robots",schemaPath:"#/properties/robots/type",keyword:"type",params:{type: "string"},schema:schema0.properties.robots.type,parentSchema:schema0.properties.robots,data:data2};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.alternates !== undefined){
let data3 = data.alternates;
if(Array.isArray(data3)){
if(data3.length > 50){
const err8 = {instancePath:instancePath+"/alternates",schemaPath:"#/properties/alternates/maxItems",keyword:"maxItems",params:{limit: 50},schema:50,parentSchema:schema0.properties.alternates,data:data3};
(vErrors ??= []).push(err8);
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate1(data3[i0], {instancePath:instancePath+"/alternates/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/alternates",schemaPath:"#/properties/alternates/type",keyword:"type",params:{type: "array"},schema:schema0.properties.alternates.type,parentSchema:schema0.properties.alternates,data:data3};
(vErrors ??= []).push(err9);
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
(vErrors ??= []).push(err10);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export { validate };
