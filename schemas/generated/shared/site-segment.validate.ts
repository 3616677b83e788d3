// Made by `npm run generate` from ../../shared/site-segment.schema.json. Do not edit.
// @ts-nocheck
import { countCharacters } from '../../count-characters.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/site-segment.schema.json","title":"SiteSegment","description":"One customer segment.","type":"object","additionalProperties":false,"required":["id","labels","homes"],"properties":{"id":{"type":"string","minLength":1,"description":"The segment's name.","examples":["individuals"]},"cookieValue":{"type":"string","minLength":1,"maxLength":100,"description":"What the cookie segment says of a visitor of this segment. Left out: the id.","examples":["Individuals"]},"labels":{"type":"object","additionalProperties":{"type":"string"},"description":"What visitors read, by locale."},"homes":{"type":"object","additionalProperties":{"$ref":"https://experience.local/shared/url.schema.json"},"description":"The address of the segment's home page, by locale. Pages below it belong to the segment."}}};
const schema1 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/url.schema.json","title":"Url","description":"An address: relative to the site, or with http, https, tel or mailto. Any other scheme is removed.","type":"string","maxLength":2000,"examples":["/en/individuals/saving"]};
const func0 = countCharacters;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/site-segment.schema.json" */;
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
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err0);
errors++;
}
if(data.labels === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "labels"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err1);
errors++;
}
if(data.homes === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "homes"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "cookieValue")) || (key0 === "labels")) || (key0 === "homes"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(data0.length < 2 * 1 && func0(data0) < 1){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.id,data:data0};
(vErrors ??= []).push(err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema0.properties.id.type,parentSchema:schema0.properties.id,data:data0};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.cookieValue !== undefined){
let data1 = data.cookieValue;
if(typeof data1 === "string"){
if(data1.length > 100 && func0(data1) > 100){
const err6 = {instancePath:instancePath+"/cookieValue",schemaPath:"#/properties/cookieValue/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.cookieValue,data:data1};
(vErrors ??= []).push(err6);
errors++;
}
if(data1.length < 2 * 1 && func0(data1) < 1){
const err7 = {instancePath:instancePath+"/cookieValue",schemaPath:"#/properties/cookieValue/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.cookieValue,data:data1};
(vErrors ??= []).push(err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/cookieValue",schemaPath:"#/properties/cookieValue/type",keyword:"type",params:{type: "string"},schema:schema0.properties.cookieValue.type,parentSchema:schema0.properties.cookieValue,data:data1};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.labels !== undefined){
let data2 = data.labels;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
let data3 = data2[key1];
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/labels/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/labels/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema0.properties.labels.additionalProperties.type,parentSchema:schema0.properties.labels.additionalProperties,data:data3};
(vErrors ??= []).push(err9);
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type: "object"},schema:schema0.properties.labels.type,parentSchema:schema0.properties.labels,data:data2};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.homes !== undefined){
let data4 = data.homes;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key2 in data4){
let data5 = data4[key2];
if(typeof data5 === "string"){
if(data5.length > 2000 && func0(data5) > 2000){
const err11 = {instancePath:instancePath+"/homes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema1,data:data5};
(vErrors ??= []).push(err11);
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/homes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema1.type,parentSchema:schema1,data:data5};
(vErrors ??= []).push(err12);
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/homes",schemaPath:"#/properties/homes/type",keyword:"type",params:{type: "object"},schema:schema0.properties.homes.type,parentSchema:schema0.properties.homes,data:data4};
(vErrors ??= []).push(err13);
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
(vErrors ??= []).push(err14);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export { validate };
