// Made by `npm run generate` from ../../shared/active-variant.schema.json. Do not edit.
// @ts-nocheck
import { countCharacters } from '../../count-characters.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/active-variant.schema.json","title":"ActiveVariant","description":"One experiment, with the variant that was drawn for the visitor.","type":"object","additionalProperties":false,"required":["experimentKey","variantKey","variantStatus","variantUrl","experimentUrl"],"properties":{"experimentKey":{"type":"string","minLength":1,"maxLength":200,"description":"The experiment's name.","examples":["saving-home-offer"]},"variantKey":{"type":"string","minLength":1,"maxLength":200,"description":"The variant's name within its experiment.","examples":["campaign"]},"variantStatus":{"type":"string","minLength":1,"maxLength":50,"description":"ACTIVE once a visit of the visitor is registered; anything else says that none is yet.","examples":["ACTIVE"]},"variantUrl":{"$ref":"https://experience.local/shared/url.schema.json","description":"Address of the variant's page. Its last part takes the place of the last part of the page's own address.","examples":["/en/individuals/saving-campaign"]},"experimentUrl":{"$ref":"https://experience.local/shared/url.schema.json","description":"Address of the page that the experiment is on.","examples":["/en/individuals/saving"]}}};
const schema1 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/url.schema.json","title":"Url","description":"An address: relative to the site, or with http, https, tel or mailto. Any other scheme is removed.","type":"string","maxLength":2000,"examples":["/en/individuals/saving"]};
const func0 = countCharacters;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/active-variant.schema.json" */;
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
if(data.experimentKey === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "experimentKey"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err0);
errors++;
}
if(data.variantKey === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "variantKey"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err1);
errors++;
}
if(data.variantStatus === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "variantStatus"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err2);
errors++;
}
if(data.variantUrl === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "variantUrl"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err3);
errors++;
}
if(data.experimentUrl === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "experimentUrl"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err4);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "experimentKey") || (key0 === "variantKey")) || (key0 === "variantStatus")) || (key0 === "variantUrl")) || (key0 === "experimentUrl"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.experimentKey !== undefined){
let data0 = data.experimentKey;
if(typeof data0 === "string"){
if(data0.length > 200 && func0(data0) > 200){
const err6 = {instancePath:instancePath+"/experimentKey",schemaPath:"#/properties/experimentKey/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema0.properties.experimentKey,data:data0};
(vErrors ??= []).push(err6);
errors++;
}
if(data0.length < 2 * 1 && func0(data0) < 1){
const err7 = {instancePath:instancePath+"/experimentKey",schemaPath:"#/properties/experimentKey/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.experimentKey,data:data0};
(vErrors ??= []).push(err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/experimentKey",schemaPath:"#/properties/experimentKey/type",keyword:"type",params:{type: "string"},schema:schema0.properties.experimentKey.type,parentSchema:schema0.properties.experimentKey,data:data0};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.variantKey !== undefined){
let data1 = data.variantKey;
if(typeof data1 === "string"){
if(data1.length > 200 && func0(data1) > 200){
const err9 = {instancePath:instancePath+"/variantKey",schemaPath:"#/properties/variantKey/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema0.properties.variantKey,data:data1};
(vErrors ??= []).push(err9);
errors++;
}
if(data1.length < 2 * 1 && func0(data1) < 1){
const err10 = {instancePath:instancePath+"/variantKey",schemaPath:"#/properties/variantKey/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.variantKey,data:data1};
(vErrors ??= []).push(err10);
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/variantKey",schemaPath:"#/properties/variantKey/type",keyword:"type",params:{type: "string"},schema:schema0.properties.variantKey.type,parentSchema:schema0.properties.variantKey,data:data1};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.variantStatus !== undefined){
let data2 = data.variantStatus;
if(typeof data2 === "string"){
if(data2.length > 50 && func0(data2) > 50){
const err12 = {instancePath:instancePath+"/variantStatus",schemaPath:"#/properties/variantStatus/maxLength",keyword:"maxLength",params:{limit: 50},schema:50,parentSchema:schema0.properties.variantStatus,data:data2};
(vErrors ??= []).push(err12);
errors++;
}
if(data2.length < 2 * 1 && func0(data2) < 1){
const err13 = {instancePath:instancePath+"/variantStatus",schemaPath:"#/properties/variantStatus/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.variantStatus,data:data2};
(vErrors ??= []).push(err13);
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/variantStatus",schemaPath:"#/properties/variantStatus/type",keyword:"type",params:{type: "string"},schema:schema0.properties.variantStatus.type,parentSchema:schema0.properties.variantStatus,data:data2};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.variantUrl !== undefined){
let data3 = data.variantUrl;
if(typeof data3 === "string"){
if(data3.length > 2000 && func0(data3) > 2000){
const err15 = {instancePath:instancePath+"/variantUrl",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema1,data:data3};
(vErrors ??= []).push(err15);
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/variantUrl",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema1.type,parentSchema:schema1,data:data3};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.experimentUrl !== undefined){
let data4 = data.experimentUrl;
if(typeof data4 === "string"){
if(data4.length > 2000 && func0(data4) > 2000){
const err17 = {instancePath:instancePath+"/experimentUrl",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema1,data:data4};
(vErrors ??= []).push(err17);
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/experimentUrl",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema1.type,parentSchema:schema1,data:data4};
(vErrors ??= []).push(err18);
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
(vErrors ??= []).push(err19);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export { validate };
