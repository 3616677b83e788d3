// Made by `npm run generate` from ../../shared/child-route.schema.json. Do not edit.
// @ts-nocheck
import { countCharacters } from '../../count-characters.ts';
import { validate as validate4 } from '../asset.validate.ts';
import { validate as validate5 } from './asset-import.validate.ts';
import { validate as validate3 } from './feature.validate.ts';
import { validate as validate1 } from './slots.validate.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/child-route.schema.json","title":"ChildRoute","description":"A route below one whose pattern ends in *. What it leaves out is as the route around it says.","type":"object","additionalProperties":false,"required":["pathPattern"],"properties":{"pathPattern":{"type":"string","pattern":"^/","description":"A path that the rest behind the outer pattern is compared with; :name stands for one part, a last * for the rest.","examples":["/:branch","/*"]},"pageTitle":{"type":["string","object"],"additionalProperties":{"type":"string"},"description":"The page's name in the browser tab: one text, or one for each locale."},"pageLayout":{"type":"string","description":"The name of one of the experience's layouts."},"slots":{"$ref":"https://experience.local/shared/slots.schema.json"},"features":{"type":"array","maxItems":100,"description":"What the slots of this route may show, in the place of the features of the route around it.","items":{"$ref":"https://experience.local/shared/feature.schema.json"}},"conditions":{"type":"object","additionalProperties":{"$ref":"https://experience.local/shared/condition.schema.json"},"description":"What must hold beside the conditions of the route around it."},"properties":{"type":"object","additionalProperties":true,"description":"Values for the features, beside those of the route around it.","properties":{"endpoint":{"$ref":"https://experience.local/shared/url.schema.json","description":"Address of the page-model endpoint, relative to the API host.","examples":["/flex-page/open/page-model"]}}}}};
const schema10 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/condition.schema.json","title":"Condition","description":"The wanted value, or a list of allowed ones.","type":["string","number","boolean","array"],"items":{"type":["string","number","boolean"]}};
const schema9 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/url.schema.json","title":"Url","description":"An address: relative to the site, or with http, https, tel or mailto. Any other scheme is removed.","type":"string","maxLength":2000,"examples":["/en/individuals/saving"]};
const pattern0 = new RegExp("^/", "u");
const func0 = countCharacters;









function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/child-route.schema.json" */;
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
if(data.pathPattern === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pathPattern"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "pathPattern") || (key0 === "pageTitle")) || (key0 === "pageLayout")) || (key0 === "slots")) || (key0 === "features")) || (key0 === "conditions")) || (key0 === "properties"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.pathPattern !== undefined){
let data0 = data.pathPattern;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err2 = {instancePath:instancePath+"/pathPattern",schemaPath:"#/properties/pathPattern/pattern",keyword:"pattern",params:{pattern: "^/"},schema:"^/",parentSchema:schema0.properties.pathPattern,data:data0};
(vErrors ??= []).push(err2);
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/pathPattern",schemaPath:"#/properties/pathPattern/type",keyword:"type",params:{type: "string"},schema:schema0.properties.pathPattern.type,parentSchema:schema0.properties.pathPattern,data:data0};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.pageTitle !== undefined){
let data1 = data.pageTitle;
if((typeof data1 !== "string") && (!(data1 && typeof data1 == "object" && !Array.isArray(data1)))){
const err4 = {instancePath:instancePath+"/pageTitle",schemaPath:"#/properties/pageTitle/type",keyword:"type",params:{type: schema0.properties.pageTitle.type},schema:schema0.properties.pageTitle.type,parentSchema:schema0.properties.pageTitle,data:data1};
(vErrors ??= []).push(err4);
errors++;
}
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
let data2 = data1[key1];
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/pageTitle/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/pageTitle/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema0.properties.pageTitle.additionalProperties.type,parentSchema:schema0.properties.pageTitle.additionalProperties,data:data2};
(vErrors ??= []).push(err5);
errors++;
}
}
}
}
if(data.pageLayout !== undefined){
let data3 = data.pageLayout;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/pageLayout",schemaPath:"#/properties/pageLayout/type",keyword:"type",params:{type: "string"},schema:schema0.properties.pageLayout.type,parentSchema:schema0.properties.pageLayout,data:data3};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.slots !== undefined){
if(!(validate1(data.slots, {instancePath:instancePath+"/slots",parentData:data,parentDataProperty:"slots",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.features !== undefined){
let data5 = data.features;
if(Array.isArray(data5)){
if(data5.length > 100){
const err7 = {instancePath:instancePath+"/features",schemaPath:"#/properties/features/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema0.properties.features,data:data5};
(vErrors ??= []).push(err7);
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(validate3(data5[i0], {instancePath:instancePath+"/features/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/features",schemaPath:"#/properties/features/type",keyword:"type",params:{type: "array"},schema:schema0.properties.features.type,parentSchema:schema0.properties.features,data:data5};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.conditions !== undefined){
let data7 = data.conditions;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key2 in data7){
let data8 = data7[key2];
if((((typeof data8 !== "string") && (!((typeof data8 == "number") && (isFinite(data8))))) && (typeof data8 !== "boolean")) && (!(Array.isArray(data8)))){
const err9 = {instancePath:instancePath+"/conditions/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"https://experience.local/shared/condition.schema.json/type",keyword:"type",params:{type: schema10.type},schema:schema10.type,parentSchema:schema10,data:data8};
(vErrors ??= []).push(err9);
errors++;
}
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
if(((typeof data9 !== "string") && (!((typeof data9 == "number") && (isFinite(data9))))) && (typeof data9 !== "boolean")){
const err10 = {instancePath:instancePath+"/conditions/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i1,schemaPath:"https://experience.local/shared/condition.schema.json/items/type",keyword:"type",params:{type: schema10.items.type},schema:schema10.items.type,parentSchema:schema10.items,data:data9};
(vErrors ??= []).push(err10);
errors++;
}
}
}
}
}
else {
const err11 = {instancePath:instancePath+"/conditions",schemaPath:"#/properties/conditions/type",keyword:"type",params:{type: "object"},schema:schema0.properties.conditions.type,parentSchema:schema0.properties.conditions,data:data7};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.properties !== undefined){
let data10 = data.properties;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.endpoint !== undefined){
let data11 = data10.endpoint;
if(typeof data11 === "string"){
if(data11.length > 2000 && func0(data11) > 2000){
const err12 = {instancePath:instancePath+"/properties/endpoint",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema9,data:data11};
(vErrors ??= []).push(err12);
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/properties/endpoint",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema9.type,parentSchema:schema9,data:data11};
(vErrors ??= []).push(err13);
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type: "object"},schema:schema0.properties.properties.type,parentSchema:schema0.properties.properties,data:data10};
(vErrors ??= []).push(err14);
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
(vErrors ??= []).push(err15);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export { validate };
