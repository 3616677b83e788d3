// Made by `npm run generate` from ../../shared/feature.schema.json. Do not edit.
// @ts-nocheck
import { countCharacters } from '../../count-characters.ts';
import { validate as validate1 } from '../asset.validate.ts';
import { validate as validate2 } from './asset-import.validate.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/feature.schema.json","title":"FeatureConfig","description":"A feature with its configuration. flexPage is the page of the content service.","type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"type":"string","minLength":1,"description":"The feature's name in the registry.","examples":["flexPage"]},"asset":{"$ref":"https://experience.local/asset.schema.json"},"element":{"$ref":"https://experience.local/shared/feature-element.schema.json"},"properties":{"type":"object","additionalProperties":true,"description":"The feature's own values.","properties":{"endpoint":{"$ref":"https://experience.local/shared/url.schema.json","description":"Address of the service that the feature asks, relative to the API host. Of flexPage it is that of the page-model endpoint, in place of the experience's.","examples":["/flex-page/open/page-model"]}}}}};
const schema5 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/feature-element.schema.json","title":"FeatureElement","description":"What a page does with the custom element of a feature's asset: the place that it holds, the properties it takes, the events it tells.","type":"object","additionalProperties":false,"properties":{"height":{"type":"integer","minimum":0,"maximum":5000,"description":"How high the element is where its place is at least 550 pixels wide, in pixels: what stands below it does not move when it comes.","examples":[320]},"narrowHeight":{"type":"integer","minimum":0,"maximum":5000,"description":"How high it is in a narrower place, in pixels. Left out: as high as height says.","examples":[480]},"properties":{"type":"array","maxItems":50,"items":{"type":"string","maxLength":100,"pattern":"^[a-z][A-Za-z0-9]*$","description":"The name of a property, such as amount.","examples":["amount"]},"description":"The names of the JavaScript properties that the element takes. Pages may give values to no others. One that is named route gets what the route of the page knows, as an object of parameters, childScope and properties, unless the page gives it a value of its own."},"events":{"type":"array","maxItems":50,"items":{"type":"string","maxLength":100,"pattern":"^[a-z][a-z0-9-]*$","description":"The name of an event, such as loan-changed.","examples":["loan-changed"]},"description":"The names of the element's events that the page passes on."}}};
const schema6 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/url.schema.json","title":"Url","description":"An address: relative to the site, or with http, https, tel or mailto. Any other scheme is removed.","type":"string","maxLength":2000,"examples":["/en/individuals/saving"]};
const func0 = countCharacters;




const pattern7 = new RegExp("^[a-z][A-Za-z0-9]*$", "u");
const pattern8 = new RegExp("^[a-z][a-z0-9-]*$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/feature.schema.json" */;
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
if(!((((key0 === "name") || (key0 === "asset")) || (key0 === "element")) || (key0 === "properties"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(data0.length < 2 * 1 && func0(data0) < 1){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.name,data:data0};
(vErrors ??= []).push(err2);
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema0.properties.name.type,parentSchema:schema0.properties.name,data:data0};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.asset !== undefined){
if(!(validate1(data.asset, {instancePath:instancePath+"/asset",parentData:data,parentDataProperty:"asset",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.element !== undefined){
let data2 = data.element;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
if(!((((key1 === "height") || (key1 === "narrowHeight")) || (key1 === "properties")) || (key1 === "events"))){
const err4 = {instancePath:instancePath+"/element",schemaPath:"https://experience.local/shared/feature-element.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema5,data:data2};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data2.height !== undefined){
let data3 = data2.height;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err5 = {instancePath:instancePath+"/element/height",schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/height/type",keyword:"type",params:{type: "integer"},schema:schema5.properties.height.type,parentSchema:schema5.properties.height,data:data3};
(vErrors ??= []).push(err5);
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 5000 || isNaN(data3)){
const err6 = {instancePath:instancePath+"/element/height",schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/height/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5000},schema:5000,parentSchema:schema5.properties.height,data:data3};
(vErrors ??= []).push(err6);
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err7 = {instancePath:instancePath+"/element/height",schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema5.properties.height,data:data3};
(vErrors ??= []).push(err7);
errors++;
}
}
}
if(data2.narrowHeight !== undefined){
let data4 = data2.narrowHeight;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err8 = {instancePath:instancePath+"/element/narrowHeight",schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/narrowHeight/type",keyword:"type",params:{type: "integer"},schema:schema5.properties.narrowHeight.type,parentSchema:schema5.properties.narrowHeight,data:data4};
(vErrors ??= []).push(err8);
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 5000 || isNaN(data4)){
const err9 = {instancePath:instancePath+"/element/narrowHeight",schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/narrowHeight/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5000},schema:5000,parentSchema:schema5.properties.narrowHeight,data:data4};
(vErrors ??= []).push(err9);
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err10 = {instancePath:instancePath+"/element/narrowHeight",schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/narrowHeight/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema5.properties.narrowHeight,data:data4};
(vErrors ??= []).push(err10);
errors++;
}
}
}
if(data2.properties !== undefined){
let data5 = data2.properties;
if(Array.isArray(data5)){
if(data5.length > 50){
const err11 = {instancePath:instancePath+"/element/properties",schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/properties/maxItems",keyword:"maxItems",params:{limit: 50},schema:50,parentSchema:schema5.properties.properties,data:data5};
(vErrors ??= []).push(err11);
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 === "string"){
if(data6.length > 100 && func0(data6) > 100){
const err12 = {instancePath:instancePath+"/element/properties/" + i0,schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/properties/items/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema5.properties.properties.items,data:data6};
(vErrors ??= []).push(err12);
errors++;
}
if(!pattern7.test(data6)){
const err13 = {instancePath:instancePath+"/element/properties/" + i0,schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/properties/items/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*$"},schema:"^[a-z][A-Za-z0-9]*$",parentSchema:schema5.properties.properties.items,data:data6};
(vErrors ??= []).push(err13);
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/element/properties/" + i0,schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/properties/items/type",keyword:"type",params:{type: "string"},schema:schema5.properties.properties.items.type,parentSchema:schema5.properties.properties.items,data:data6};
(vErrors ??= []).push(err14);
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/element/properties",schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/properties/type",keyword:"type",params:{type: "array"},schema:schema5.properties.properties.type,parentSchema:schema5.properties.properties,data:data5};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data2.events !== undefined){
let data7 = data2.events;
if(Array.isArray(data7)){
if(data7.length > 50){
const err16 = {instancePath:instancePath+"/element/events",schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/events/maxItems",keyword:"maxItems",params:{limit: 50},schema:50,parentSchema:schema5.properties.events,data:data7};
(vErrors ??= []).push(err16);
errors++;
}
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(typeof data8 === "string"){
if(data8.length > 100 && func0(data8) > 100){
const err17 = {instancePath:instancePath+"/element/events/" + i1,schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/events/items/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema5.properties.events.items,data:data8};
(vErrors ??= []).push(err17);
errors++;
}
if(!pattern8.test(data8)){
const err18 = {instancePath:instancePath+"/element/events/" + i1,schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/events/items/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},schema:"^[a-z][a-z0-9-]*$",parentSchema:schema5.properties.events.items,data:data8};
(vErrors ??= []).push(err18);
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/element/events/" + i1,schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/events/items/type",keyword:"type",params:{type: "string"},schema:schema5.properties.events.items.type,parentSchema:schema5.properties.events.items,data:data8};
(vErrors ??= []).push(err19);
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/element/events",schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/events/type",keyword:"type",params:{type: "array"},schema:schema5.properties.events.type,parentSchema:schema5.properties.events,data:data7};
(vErrors ??= []).push(err20);
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/element",schemaPath:"https://experience.local/shared/feature-element.schema.json/type",keyword:"type",params:{type: "object"},schema:schema5.type,parentSchema:schema5,data:data2};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data.properties !== undefined){
let data9 = data.properties;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.endpoint !== undefined){
let data10 = data9.endpoint;
if(typeof data10 === "string"){
if(data10.length > 2000 && func0(data10) > 2000){
const err22 = {instancePath:instancePath+"/properties/endpoint",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema6,data:data10};
(vErrors ??= []).push(err22);
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/properties/endpoint",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema6.type,parentSchema:schema6,data:data10};
(vErrors ??= []).push(err23);
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type: "object"},schema:schema0.properties.properties.type,parentSchema:schema0.properties.properties,data:data9};
(vErrors ??= []).push(err24);
errors++;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
(vErrors ??= []).push(err25);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export { validate };
