// Made by `npm run generate` from ../../shared/offered-page.schema.json. Do not edit.
// @ts-nocheck
import { countCharacters } from '../../count-characters.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/offered-page.schema.json","title":"OfferedPage","description":"The offers of a page as a whole.","type":"object","additionalProperties":false,"properties":{"options":{"type":"array","maxItems":100,"description":"The offers, the one to take first.","items":{"$ref":"https://experience.local/shared/offer-option.schema.json"}}}};
const schema1 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/offer-option.schema.json","title":"OfferOption","description":"One offer, and what the service says about it.","type":"object","additionalProperties":false,"required":["type","content"],"properties":{"type":{"type":"string","minLength":1,"maxLength":50,"description":"What the content is.","examples":["html","json"]},"content":{"type":["string","object"],"additionalProperties":true,"description":"The offer. As text, the content that components name behind the colon in their taxonomy personalization; as JSON, with limited: true where more is to be asked for.","examples":["default"]},"responseTokens":{"type":"object","additionalProperties":{"type":["string","number","boolean"]},"description":"What the delivery service says about the offer, for measuring.","examples":[{"activity.name":"Home loan","experience.name":"Default"}]}}};
const func0 = countCharacters;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/offered-page.schema.json" */;
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
if(!(key0 === "options")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.options !== undefined){
let data0 = data.options;
if(Array.isArray(data0)){
if(data0.length > 100){
const err1 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema0.properties.options,data:data0};
(vErrors ??= []).push(err1);
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.type === undefined){
const err2 = {instancePath:instancePath+"/options/" + i0,schemaPath:"https://experience.local/shared/offer-option.schema.json/required",keyword:"required",params:{missingProperty: "type"},schema:schema1.required,parentSchema:schema1,data:data1};
(vErrors ??= []).push(err2);
errors++;
}
if(data1.content === undefined){
const err3 = {instancePath:instancePath+"/options/" + i0,schemaPath:"https://experience.local/shared/offer-option.schema.json/required",keyword:"required",params:{missingProperty: "content"},schema:schema1.required,parentSchema:schema1,data:data1};
(vErrors ??= []).push(err3);
errors++;
}
for(const key1 in data1){
if(!(((key1 === "type") || (key1 === "content")) || (key1 === "responseTokens"))){
const err4 = {instancePath:instancePath+"/options/" + i0,schemaPath:"https://experience.local/shared/offer-option.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema1,data:data1};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data1.type !== undefined){
let data2 = data1.type;
if(typeof data2 === "string"){
if(data2.length > 50 && func0(data2) > 50){
const err5 = {instancePath:instancePath+"/options/" + i0+"/type",schemaPath:"https://experience.local/shared/offer-option.schema.json/properties/type/maxLength",keyword:"maxLength",params:{limit: 50},schema:50,parentSchema:schema1.properties.type,data:data2};
(vErrors ??= []).push(err5);
errors++;
}
if(data2.length < 2 * 1 && func0(data2) < 1){
const err6 = {instancePath:instancePath+"/options/" + i0+"/type",schemaPath:"https://experience.local/shared/offer-option.schema.json/properties/type/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema1.properties.type,data:data2};
(vErrors ??= []).push(err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/options/" + i0+"/type",schemaPath:"https://experience.local/shared/offer-option.schema.json/properties/type/type",keyword:"type",params:{type: "string"},schema:schema1.properties.type.type,parentSchema:schema1.properties.type,data:data2};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data1.content !== undefined){
let data3 = data1.content;
if((typeof data3 !== "string") && (!(data3 && typeof data3 == "object" && !Array.isArray(data3)))){
const err8 = {instancePath:instancePath+"/options/" + i0+"/content",schemaPath:"https://experience.local/shared/offer-option.schema.json/properties/content/type",keyword:"type",params:{type: schema1.properties.content.type},schema:schema1.properties.content.type,parentSchema:schema1.properties.content,data:data3};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data1.responseTokens !== undefined){
let data4 = data1.responseTokens;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key2 in data4){
let data5 = data4[key2];
if(((typeof data5 !== "string") && (!((typeof data5 == "number") && (isFinite(data5))))) && (typeof data5 !== "boolean")){
const err9 = {instancePath:instancePath+"/options/" + i0+"/responseTokens/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"https://experience.local/shared/offer-option.schema.json/properties/responseTokens/additionalProperties/type",keyword:"type",params:{type: schema1.properties.responseTokens.additionalProperties.type},schema:schema1.properties.responseTokens.additionalProperties.type,parentSchema:schema1.properties.responseTokens.additionalProperties,data:data5};
(vErrors ??= []).push(err9);
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/options/" + i0+"/responseTokens",schemaPath:"https://experience.local/shared/offer-option.schema.json/properties/responseTokens/type",keyword:"type",params:{type: "object"},schema:schema1.properties.responseTokens.type,parentSchema:schema1.properties.responseTokens,data:data4};
(vErrors ??= []).push(err10);
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/options/" + i0,schemaPath:"https://experience.local/shared/offer-option.schema.json/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data:data1};
(vErrors ??= []).push(err11);
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "array"},schema:schema0.properties.options.type,parentSchema:schema0.properties.options,data:data0};
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
