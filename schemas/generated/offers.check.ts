// Made by `npm run generate` from ../offers.schema.json. Do not edit.
// @ts-nocheck
import type { Shape } from '../check-module.ts';
import { countCharacters } from '../count-characters.ts';
import { fold } from '../problems/fold.ts';
import type { Problem } from '../problems/problem.ts';

const validate = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/offers.schema.json","title":"DeliveryResponse","description":"The personal offers for a visitor, as the delivery service answers them.","type":"object","additionalProperties":false,"required":["execute"],"properties":{"$schema":{"type":"string","description":"Names this schema."},"id":{"$ref":"https://experience.local/shared/delivery-id.schema.json"},"execute":{"$ref":"https://experience.local/shared/executed-offers.schema.json"}}};
const schema32 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/delivery-id.schema.json","title":"DeliveryId","description":"Whom the offers are for.","type":"object","additionalProperties":false,"properties":{"tntId":{"type":"string","minLength":1,"maxLength":200,"description":"The visitor's id in the delivery service, which is sent along with the next call.","examples":["111492025094307353053155000202.34_0"]}}};
const func1 = countCharacters;
const schema33 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/executed-offers.schema.json","title":"ExecutedOffers","description":"What was asked for: the offers of each mbox, or those of the page as a whole. Never both.","type":"object","additionalProperties":false,"minProperties":1,"maxProperties":1,"properties":{"mboxes":{"type":"array","maxItems":100,"description":"The mboxes that were asked for, each with its offers.","items":{"$ref":"https://experience.local/shared/offered-mbox.schema.json"}},"pageLoad":{"$ref":"https://experience.local/shared/offered-page.schema.json"}}};
const schema34 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/offered-mbox.schema.json","title":"OfferedMbox","description":"One mbox with its offers.","type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"description":"The mbox, as components name it before the colon in their taxonomy personalization.","examples":["home-loan-offer"]},"index":{"type":"integer","minimum":0,"maximum":1000,"description":"Which one it is of the mboxes in the call.","examples":[0]},"options":{"type":"array","maxItems":100,"description":"The offers, the one to take first. Without any, the visitor sees what is shown to all.","items":{"$ref":"https://experience.local/shared/offer-option.schema.json"}}}};
const schema35 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/offer-option.schema.json","title":"OfferOption","description":"One offer, and what the service says about it.","type":"object","additionalProperties":false,"required":["type","content"],"properties":{"type":{"type":"string","minLength":1,"maxLength":50,"description":"What the content is.","examples":["html","json"]},"content":{"type":["string","object"],"additionalProperties":true,"description":"The offer. As text, the content that components name behind the colon in their taxonomy personalization; as JSON, with limited: true where more is to be asked for.","examples":["default"]},"responseTokens":{"type":"object","additionalProperties":{"type":["string","number","boolean"]},"description":"What the delivery service says about the offer, for measuring.","examples":[{"activity.name":"Home loan","experience.name":"Default"}]}}};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/offered-mbox.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "index")) || (key0 === "options"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(data0.length > 200 && func1(data0) > 200){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema34.properties.name,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 2 * 1 && func1(data0) < 1){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema34.properties.name,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema34.properties.name.type,parentSchema:schema34.properties.name,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.index !== undefined){
let data1 = data.index;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type: "integer"},schema:schema34.properties.index.type,parentSchema:schema34.properties.index,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1000 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/index",schemaPath:"#/properties/index/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},schema:1000,parentSchema:schema34.properties.index,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/index",schemaPath:"#/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema34.properties.index,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.options !== undefined){
let data2 = data.options;
if(Array.isArray(data2)){
if(data2.length > 100){
const err8 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema34.properties.options,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.type === undefined){
const err9 = {instancePath:instancePath+"/options/" + i0,schemaPath:"https://experience.local/shared/offer-option.schema.json/required",keyword:"required",params:{missingProperty: "type"},schema:schema35.required,parentSchema:schema35,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3.content === undefined){
const err10 = {instancePath:instancePath+"/options/" + i0,schemaPath:"https://experience.local/shared/offer-option.schema.json/required",keyword:"required",params:{missingProperty: "content"},schema:schema35.required,parentSchema:schema35,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key1 in data3){
if(!(((key1 === "type") || (key1 === "content")) || (key1 === "responseTokens"))){
const err11 = {instancePath:instancePath+"/options/" + i0,schemaPath:"https://experience.local/shared/offer-option.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema35,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data3.type !== undefined){
let data4 = data3.type;
if(typeof data4 === "string"){
if(data4.length > 50 && func1(data4) > 50){
const err12 = {instancePath:instancePath+"/options/" + i0+"/type",schemaPath:"https://experience.local/shared/offer-option.schema.json/properties/type/maxLength",keyword:"maxLength",params:{limit: 50},schema:50,parentSchema:schema35.properties.type,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4.length < 2 * 1 && func1(data4) < 1){
const err13 = {instancePath:instancePath+"/options/" + i0+"/type",schemaPath:"https://experience.local/shared/offer-option.schema.json/properties/type/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema35.properties.type,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/options/" + i0+"/type",schemaPath:"https://experience.local/shared/offer-option.schema.json/properties/type/type",keyword:"type",params:{type: "string"},schema:schema35.properties.type.type,parentSchema:schema35.properties.type,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data3.content !== undefined){
let data5 = data3.content;
if((typeof data5 !== "string") && (!(data5 && typeof data5 == "object" && !Array.isArray(data5)))){
const err15 = {instancePath:instancePath+"/options/" + i0+"/content",schemaPath:"https://experience.local/shared/offer-option.schema.json/properties/content/type",keyword:"type",params:{type: schema35.properties.content.type},schema:schema35.properties.content.type,parentSchema:schema35.properties.content,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data3.responseTokens !== undefined){
let data6 = data3.responseTokens;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key2 in data6){
let data7 = data6[key2];
if(((typeof data7 !== "string") && (!((typeof data7 == "number") && (isFinite(data7))))) && (typeof data7 !== "boolean")){
const err16 = {instancePath:instancePath+"/options/" + i0+"/responseTokens/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"https://experience.local/shared/offer-option.schema.json/properties/responseTokens/additionalProperties/type",keyword:"type",params:{type: schema35.properties.responseTokens.additionalProperties.type},schema:schema35.properties.responseTokens.additionalProperties.type,parentSchema:schema35.properties.responseTokens.additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/options/" + i0+"/responseTokens",schemaPath:"https://experience.local/shared/offer-option.schema.json/properties/responseTokens/type",keyword:"type",params:{type: "object"},schema:schema35.properties.responseTokens.type,parentSchema:schema35.properties.responseTokens,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/options/" + i0,schemaPath:"https://experience.local/shared/offer-option.schema.json/type",keyword:"type",params:{type: "object"},schema:schema35.type,parentSchema:schema35,data:data3};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "array"},schema:schema34.properties.options.type,parentSchema:schema34.properties.options,data:data2};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema34.type,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema36 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/offered-page.schema.json","title":"OfferedPage","description":"The offers of a page as a whole.","type":"object","additionalProperties":false,"properties":{"options":{"type":"array","maxItems":100,"description":"The offers, the one to take first.","items":{"$ref":"https://experience.local/shared/offer-option.schema.json"}}}};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/offered-page.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "options")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.options !== undefined){
let data0 = data.options;
if(Array.isArray(data0)){
if(data0.length > 100){
const err1 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema36.properties.options,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.type === undefined){
const err2 = {instancePath:instancePath+"/options/" + i0,schemaPath:"https://experience.local/shared/offer-option.schema.json/required",keyword:"required",params:{missingProperty: "type"},schema:schema35.required,parentSchema:schema35,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.content === undefined){
const err3 = {instancePath:instancePath+"/options/" + i0,schemaPath:"https://experience.local/shared/offer-option.schema.json/required",keyword:"required",params:{missingProperty: "content"},schema:schema35.required,parentSchema:schema35,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key1 in data1){
if(!(((key1 === "type") || (key1 === "content")) || (key1 === "responseTokens"))){
const err4 = {instancePath:instancePath+"/options/" + i0,schemaPath:"https://experience.local/shared/offer-option.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema35,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data1.type !== undefined){
let data2 = data1.type;
if(typeof data2 === "string"){
if(data2.length > 50 && func1(data2) > 50){
const err5 = {instancePath:instancePath+"/options/" + i0+"/type",schemaPath:"https://experience.local/shared/offer-option.schema.json/properties/type/maxLength",keyword:"maxLength",params:{limit: 50},schema:50,parentSchema:schema35.properties.type,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.length < 2 * 1 && func1(data2) < 1){
const err6 = {instancePath:instancePath+"/options/" + i0+"/type",schemaPath:"https://experience.local/shared/offer-option.schema.json/properties/type/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema35.properties.type,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/options/" + i0+"/type",schemaPath:"https://experience.local/shared/offer-option.schema.json/properties/type/type",keyword:"type",params:{type: "string"},schema:schema35.properties.type.type,parentSchema:schema35.properties.type,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.content !== undefined){
let data3 = data1.content;
if((typeof data3 !== "string") && (!(data3 && typeof data3 == "object" && !Array.isArray(data3)))){
const err8 = {instancePath:instancePath+"/options/" + i0+"/content",schemaPath:"https://experience.local/shared/offer-option.schema.json/properties/content/type",keyword:"type",params:{type: schema35.properties.content.type},schema:schema35.properties.content.type,parentSchema:schema35.properties.content,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data1.responseTokens !== undefined){
let data4 = data1.responseTokens;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key2 in data4){
let data5 = data4[key2];
if(((typeof data5 !== "string") && (!((typeof data5 == "number") && (isFinite(data5))))) && (typeof data5 !== "boolean")){
const err9 = {instancePath:instancePath+"/options/" + i0+"/responseTokens/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"https://experience.local/shared/offer-option.schema.json/properties/responseTokens/additionalProperties/type",keyword:"type",params:{type: schema35.properties.responseTokens.additionalProperties.type},schema:schema35.properties.responseTokens.additionalProperties.type,parentSchema:schema35.properties.responseTokens.additionalProperties,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/options/" + i0+"/responseTokens",schemaPath:"https://experience.local/shared/offer-option.schema.json/properties/responseTokens/type",keyword:"type",params:{type: "object"},schema:schema35.properties.responseTokens.type,parentSchema:schema35.properties.responseTokens,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/options/" + i0,schemaPath:"https://experience.local/shared/offer-option.schema.json/type",keyword:"type",params:{type: "object"},schema:schema35.type,parentSchema:schema35,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "array"},schema:schema36.properties.options.type,parentSchema:schema36.properties.options,data:data0};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema36.type,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/executed-offers.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 1){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 1},schema:1,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data).length < 1){
const err1 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},schema:1,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "mboxes") || (key0 === "pageLoad"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.mboxes !== undefined){
let data0 = data.mboxes;
if(Array.isArray(data0)){
if(data0.length > 100){
const err3 = {instancePath:instancePath+"/mboxes",schemaPath:"#/properties/mboxes/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema33.properties.mboxes,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate22(data0[i0], {instancePath:instancePath+"/mboxes/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/mboxes",schemaPath:"#/properties/mboxes/type",keyword:"type",params:{type: "array"},schema:schema33.properties.mboxes.type,parentSchema:schema33.properties.mboxes,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.pageLoad !== undefined){
if(!(validate24(data.pageLoad, {instancePath:instancePath+"/pageLoad",parentData:data,parentDataProperty:"pageLoad",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema33.type,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/offers.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.execute === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "execute"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "$schema") || (key0 === "id")) || (key0 === "execute"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.$schema !== undefined){
let data0 = data.$schema;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},schema:schema31.properties.$schema.type,parentSchema:schema31.properties.$schema,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
if(!(key1 === "tntId")){
const err3 = {instancePath:instancePath+"/id",schemaPath:"https://experience.local/shared/delivery-id.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema32,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data1.tntId !== undefined){
let data2 = data1.tntId;
if(typeof data2 === "string"){
if(data2.length > 200 && func1(data2) > 200){
const err4 = {instancePath:instancePath+"/id/tntId",schemaPath:"https://experience.local/shared/delivery-id.schema.json/properties/tntId/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema32.properties.tntId,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2.length < 2 * 1 && func1(data2) < 1){
const err5 = {instancePath:instancePath+"/id/tntId",schemaPath:"https://experience.local/shared/delivery-id.schema.json/properties/tntId/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema32.properties.tntId,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/id/tntId",schemaPath:"https://experience.local/shared/delivery-id.schema.json/properties/tntId/type",keyword:"type",params:{type: "string"},schema:schema32.properties.tntId.type,parentSchema:schema32.properties.tntId,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/id",schemaPath:"https://experience.local/shared/delivery-id.schema.json/type",keyword:"type",params:{type: "object"},schema:schema32.type,parentSchema:schema32,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.execute !== undefined){
if(!(validate21(data.execute, {instancePath:instancePath+"/execute",parentData:data,parentDataProperty:"execute",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const NONE: readonly Problem[] = Object.freeze([]);

export function check(value: unknown): readonly Problem[] {
  return validate(value) ? NONE : fold(validate.errors, shape);
}

export const shape: Shape = {
  "properties": {
    "$schema": {},
    "id": {
      "properties": {
        "tntId": {}
      }
    },
    "execute": {
      "properties": {
        "mboxes": {
          "items": {
            "properties": {
              "name": {},
              "index": {},
              "options": {
                "items": {
                  "properties": {
                    "type": {},
                    "content": {},
                    "responseTokens": {
                      "values": {}
                    }
                  }
                }
              }
            }
          }
        },
        "pageLoad": {
          "properties": {
            "options": {
              "items": {
                "properties": {
                  "type": {},
                  "content": {},
                  "responseTokens": {
                    "values": {}
                  }
                }
              }
            }
          }
        }
      }
    }
  }
};
