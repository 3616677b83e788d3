// Made by `npm run generate` from ../../shared/experiment-success.schema.json. Do not edit.
// @ts-nocheck
import { countCharacters } from '../../count-characters.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/experiment-success.schema.json","title":"ExperimentSuccess","description":"One thing that a visitor does and that is a success of an experiment: a link that is followed, or an event of a feature.","type":"object","additionalProperties":false,"required":["key"],"properties":{"key":{"type":"string","minLength":1,"maxLength":100,"description":"The key of the experiment.","examples":["home-loan-advice"]},"link":{"$ref":"https://experience.local/shared/url.schema.json","description":"A click on a link that leads to this address is a success.","examples":["/en/individuals/contact"]},"feature":{"type":"string","minLength":1,"maxLength":100,"description":"The name of a feature, one of whose events is a success.","examples":["loan-simulator"]},"event":{"type":"string","minLength":1,"maxLength":100,"default":"submit","description":"The name of that event.","examples":["submit"]}}};
const schema1 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/url.schema.json","title":"Url","description":"An address: relative to the site, or with http, https, tel or mailto. Any other scheme is removed.","type":"string","maxLength":2000,"examples":["/en/individuals/saving"]};
const func0 = countCharacters;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/experiment-success.schema.json" */;
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
for(const key0 in data){
if(!((((key0 === "key") || (key0 === "link")) || (key0 === "feature")) || (key0 === "event"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.key !== undefined){
let data0 = data.key;
if(typeof data0 === "string"){
if(data0.length > 100 && func0(data0) > 100){
const err2 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.key,data:data0};
(vErrors ??= []).push(err2);
errors++;
}
if(data0.length < 2 * 1 && func0(data0) < 1){
const err3 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.key,data:data0};
(vErrors ??= []).push(err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},schema:schema0.properties.key.type,parentSchema:schema0.properties.key,data:data0};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.link !== undefined){
let data1 = data.link;
if(typeof data1 === "string"){
if(data1.length > 2000 && func0(data1) > 2000){
const err5 = {instancePath:instancePath+"/link",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema1,data:data1};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/link",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema1.type,parentSchema:schema1,data:data1};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.feature !== undefined){
let data2 = data.feature;
if(typeof data2 === "string"){
if(data2.length > 100 && func0(data2) > 100){
const err7 = {instancePath:instancePath+"/feature",schemaPath:"#/properties/feature/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.feature,data:data2};
(vErrors ??= []).push(err7);
errors++;
}
if(data2.length < 2 * 1 && func0(data2) < 1){
const err8 = {instancePath:instancePath+"/feature",schemaPath:"#/properties/feature/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.feature,data:data2};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/feature",schemaPath:"#/properties/feature/type",keyword:"type",params:{type: "string"},schema:schema0.properties.feature.type,parentSchema:schema0.properties.feature,data:data2};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.event !== undefined){
let data3 = data.event;
if(typeof data3 === "string"){
if(data3.length > 100 && func0(data3) > 100){
const err10 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.event,data:data3};
(vErrors ??= []).push(err10);
errors++;
}
if(data3.length < 2 * 1 && func0(data3) < 1){
const err11 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.event,data:data3};
(vErrors ??= []).push(err11);
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/type",keyword:"type",params:{type: "string"},schema:schema0.properties.event.type,parentSchema:schema0.properties.event,data:data3};
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
