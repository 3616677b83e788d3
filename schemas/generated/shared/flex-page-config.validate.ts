// Made by `npm run generate` from ../../shared/flex-page-config.schema.json. Do not edit.
// @ts-nocheck
import { countCharacters } from '../../count-characters.ts';
import { isPattern } from '../../is-pattern.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/flex-page-config.schema.json","title":"FlexPageConfig","description":"Where page models come from.","type":"object","additionalProperties":false,"required":["endpoint"],"properties":{"endpoint":{"$ref":"https://experience.local/shared/url.schema.json","description":"Address of the page-model endpoint, relative to the API host.","examples":["/flex-page/open/page-model"]},"pagesEndpoint":{"$ref":"https://experience.local/shared/url.schema.json","description":"Address of the list of pages for the sitemap, relative to the API host. Without it the sitemap holds the homes of the segments.","examples":["/flex-page/open/pages"]},"responsePrefix":{"type":"string","maxLength":20,"description":"What the service puts before its JSON, and is cut off.","examples":[")]}',"]},"languagePrefix":{"type":"boolean","default":false,"description":"true puts the language's two letters before the path that is asked for."},"urlPatterns":{"type":"array","maxItems":100,"items":{"type":"string","format":"regex"},"description":"Regular expressions. Where there are some, a path that matches none is not asked for and counts as not found."}}};
const schema1 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/url.schema.json","title":"Url","description":"An address: relative to the site, or with http, https, tel or mailto. Any other scheme is removed.","type":"string","maxLength":2000,"examples":["/en/individuals/saving"]};
const func0 = countCharacters;
const formats0 = isPattern;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/flex-page-config.schema.json" */;
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
if(data.endpoint === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "endpoint"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "endpoint") || (key0 === "pagesEndpoint")) || (key0 === "responsePrefix")) || (key0 === "languagePrefix")) || (key0 === "urlPatterns"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.endpoint !== undefined){
let data0 = data.endpoint;
if(typeof data0 === "string"){
if(data0.length > 2000 && func0(data0) > 2000){
const err2 = {instancePath:instancePath+"/endpoint",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema1,data:data0};
(vErrors ??= []).push(err2);
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/endpoint",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema1.type,parentSchema:schema1,data:data0};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.pagesEndpoint !== undefined){
let data1 = data.pagesEndpoint;
if(typeof data1 === "string"){
if(data1.length > 2000 && func0(data1) > 2000){
const err4 = {instancePath:instancePath+"/pagesEndpoint",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema1,data:data1};
(vErrors ??= []).push(err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/pagesEndpoint",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema1.type,parentSchema:schema1,data:data1};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.responsePrefix !== undefined){
let data2 = data.responsePrefix;
if(typeof data2 === "string"){
if(data2.length > 20 && func0(data2) > 20){
const err6 = {instancePath:instancePath+"/responsePrefix",schemaPath:"#/properties/responsePrefix/maxLength",keyword:"maxLength",params:{limit: 20},schema:20,parentSchema:schema0.properties.responsePrefix,data:data2};
(vErrors ??= []).push(err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/responsePrefix",schemaPath:"#/properties/responsePrefix/type",keyword:"type",params:{type: "string"},schema:schema0.properties.responsePrefix.type,parentSchema:schema0.properties.responsePrefix,data:data2};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.languagePrefix !== undefined){
let data3 = data.languagePrefix;
if(typeof data3 !== "boolean"){
const err8 = {instancePath:instancePath+"/languagePrefix",schemaPath:"#/properties/languagePrefix/type",keyword:"type",params:{type: "boolean"},schema:schema0.properties.languagePrefix.type,parentSchema:schema0.properties.languagePrefix,data:data3};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.urlPatterns !== undefined){
let data4 = data.urlPatterns;
if(Array.isArray(data4)){
if(data4.length > 100){
const err9 = {instancePath:instancePath+"/urlPatterns",schemaPath:"#/properties/urlPatterns/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema0.properties.urlPatterns,data:data4};
(vErrors ??= []).push(err9);
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(!(formats0(data5))){
const err10 = {instancePath:instancePath+"/urlPatterns/" + i0,schemaPath:"#/properties/urlPatterns/items/format",keyword:"format",params:{format: "regex"},schema:"regex",parentSchema:schema0.properties.urlPatterns.items,data:data5};
(vErrors ??= []).push(err10);
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/urlPatterns/" + i0,schemaPath:"#/properties/urlPatterns/items/type",keyword:"type",params:{type: "string"},schema:schema0.properties.urlPatterns.items.type,parentSchema:schema0.properties.urlPatterns.items,data:data5};
(vErrors ??= []).push(err11);
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/urlPatterns",schemaPath:"#/properties/urlPatterns/type",keyword:"type",params:{type: "array"},schema:schema0.properties.urlPatterns.type,parentSchema:schema0.properties.urlPatterns,data:data4};
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
