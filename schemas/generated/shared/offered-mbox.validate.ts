// Made by `npm run generate` from ../../shared/offered-mbox.schema.json. Do not edit.
// @ts-nocheck
import { countCharacters } from '../../count-characters.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/offered-mbox.schema.json","title":"OfferedMbox","description":"One mbox with its offers.","type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"description":"The mbox, as components name it before the colon in their taxonomy personalization.","examples":["home-loan-offer"]},"index":{"type":"integer","minimum":0,"maximum":1000,"description":"Which one it is of the mboxes in the call.","examples":[0]},"options":{"type":"array","maxItems":100,"description":"The offers, the one to take first. Without any, the visitor sees what is shown to all.","items":{"$ref":"https://experience.local/shared/offer-option.schema.json"}}}};
const schema1 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/offer-option.schema.json","title":"OfferOption","description":"One offer, and what the service says about it.","type":"object","additionalProperties":false,"required":["type","content"],"properties":{"type":{"type":"string","minLength":1,"maxLength":50,"description":"What the content is.","examples":["html","json"]},"content":{"type":["string","object"],"additionalProperties":true,"description":"The offer. As text, the content that components name behind the colon in their taxonomy personalization; as JSON, with limited: true where more is to be asked for.","examples":["default"]},"responseTokens":{"type":"object","additionalProperties":{"type":["string","number","boolean"]},"description":"What the delivery service says about the offer, for measuring.","examples":[{"activity.name":"Home loan","experience.name":"Default"}]}}};
const func0 = countCharacters;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/offered-mbox.schema.json" */;
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
if(!(((key0 === "name") || (key0 === "index")) || (key0 === "options"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(data0.length > 200 && func0(data0) > 200){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema0.properties.name,data:data0};
(vErrors ??= []).push(err2);
errors++;
}
if(data0.length < 2 * 1 && func0(data0) < 1){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.name,data:data0};
(vErrors ??= []).push(err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema0.properties.name.type,parentSchema:schema0.properties.name,data:data0};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.index !== undefined){
let data1 = data.index;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type: "integer"},schema:schema0.properties.index.type,parentSchema:schema0.properties.index,data:data1};
(vErrors ??= []).push(err5);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1000 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/index",schemaPath:"#/properties/index/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},schema:1000,parentSchema:schema0.properties.index,data:data1};
(vErrors ??= []).push(err6);
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/index",schemaPath:"#/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema0.properties.index,data:data1};
(vErrors ??= []).push(err7);
errors++;
}
}
}
if(data.options !== undefined){
let data2 = data.options;
if(Array.isArray(data2)){
if(data2.length > 100){
const err8 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema0.properties.options,data:data2};
(vErrors ??= []).push(err8);
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.type === undefined){
const err9 = {instancePath:instancePath+"/options/" + i0,schemaPath:"https://experience.local/shared/offer-option.schema.json/required",keyword:"required",params:{missingProperty: "type"},schema:schema1.required,parentSchema:schema1,data:data3};
(vErrors ??= []).push(err9);
errors++;
}
if(data3.content === undefined){
const err10 = {instancePath:instancePath+"/options/" + i0,schemaPath:"https://experience.local/shared/offer-option.schema.json/required",keyword:"required",params:{missingProperty: "content"},schema:schema1.required,parentSchema:schema1,data:data3};
(vErrors ??= []).push(err10);
errors++;
}
for(const key1 in data3){
if(!(((key1 === "type") || (key1 === "content")) || (key1 === "responseTokens"))){
const err11 = {instancePath:instancePath+"/options/" + i0,schemaPath:"https://experience.local/shared/offer-option.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema1,data:data3};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data3.type !== undefined){
let data4 = data3.type;
if(typeof data4 === "string"){
if(data4.length > 50 && func0(data4) > 50){
const err12 = {instancePath:instancePath+"/options/" + i0+"/type",schemaPath:"https://experience.local/shared/offer-option.schema.json/properties/type/maxLength",keyword:"maxLength",params:{limit: 50},schema:50,parentSchema:schema1.properties.type,data:data4};
(vErrors ??= []).push(err12);
errors++;
}
if(data4.length < 2 * 1 && func0(data4) < 1){
const err13 = {instancePath:instancePath+"/options/" + i0+"/type",schemaPath:"https://experience.local/shared/offer-option.schema.json/properties/type/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema1.properties.type,data:data4};
(vErrors ??= []).push(err13);
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/options/" + i0+"/type",schemaPath:"https://experience.local/shared/offer-option.schema.json/properties/type/type",keyword:"type",params:{type: "string"},schema:schema1.properties.type.type,parentSchema:schema1.properties.type,data:data4};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data3.content !== undefined){
let data5 = data3.content;
if((typeof data5 !== "string") && (!(data5 && typeof data5 == "object" && !Array.isArray(data5)))){
const err15 = {instancePath:instancePath+"/options/" + i0+"/content",schemaPath:"https://experience.local/shared/offer-option.schema.json/properties/content/type",keyword:"type",params:{type: schema1.properties.content.type},schema:schema1.properties.content.type,parentSchema:schema1.properties.content,data:data5};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data3.responseTokens !== undefined){
let data6 = data3.responseTokens;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key2 in data6){
let data7 = data6[key2];
if(((typeof data7 !== "string") && (!((typeof data7 == "number") && (isFinite(data7))))) && (typeof data7 !== "boolean")){
const err16 = {instancePath:instancePath+"/options/" + i0+"/responseTokens/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"https://experience.local/shared/offer-option.schema.json/properties/responseTokens/additionalProperties/type",keyword:"type",params:{type: schema1.properties.responseTokens.additionalProperties.type},schema:schema1.properties.responseTokens.additionalProperties.type,parentSchema:schema1.properties.responseTokens.additionalProperties,data:data7};
(vErrors ??= []).push(err16);
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/options/" + i0+"/responseTokens",schemaPath:"https://experience.local/shared/offer-option.schema.json/properties/responseTokens/type",keyword:"type",params:{type: "object"},schema:schema1.properties.responseTokens.type,parentSchema:schema1.properties.responseTokens,data:data6};
(vErrors ??= []).push(err17);
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/options/" + i0,schemaPath:"https://experience.local/shared/offer-option.schema.json/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data:data3};
(vErrors ??= []).push(err18);
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "array"},schema:schema0.properties.options.type,parentSchema:schema0.properties.options,data:data2};
(vErrors ??= []).push(err19);
errors++;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
(vErrors ??= []).push(err20);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export { validate };
