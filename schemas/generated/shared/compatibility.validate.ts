// Made by `npm run generate` from ../../shared/compatibility.schema.json. Do not edit.
// @ts-nocheck
import { countCharacters } from '../../count-characters.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/compatibility.schema.json","title":"Compatibility","description":"What the native app must offer for this route. Ignored outside the app.","type":"object","additionalProperties":false,"properties":{"mobileHybrid":{"type":"array","items":{"type":"string","minLength":1},"description":"Names of the app's features that the route needs."},"appVersion":{"$ref":"https://experience.local/shared/app-version.schema.json"}}};
const schema1 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/app-version.schema.json","title":"AppVersion","description":"The lowest version of the app on each system.","type":"object","additionalProperties":false,"properties":{"android":{"type":"string","pattern":"^[0-9]+(\\.[0-9]+)*$","description":"Lowest version on Android.","examples":["1.7.0"]},"ios":{"type":"string","pattern":"^[0-9]+(\\.[0-9]+)*$","description":"Lowest version on iOS.","examples":["1.7.2"]}}};
const func0 = countCharacters;
const pattern0 = new RegExp("^[0-9]+(\\.[0-9]+)*$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/compatibility.schema.json" */;
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
if(!((key0 === "mobileHybrid") || (key0 === "appVersion"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.mobileHybrid !== undefined){
let data0 = data.mobileHybrid;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(data1.length < 2 * 1 && func0(data1) < 1){
const err1 = {instancePath:instancePath+"/mobileHybrid/" + i0,schemaPath:"#/properties/mobileHybrid/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.mobileHybrid.items,data:data1};
(vErrors ??= []).push(err1);
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/mobileHybrid/" + i0,schemaPath:"#/properties/mobileHybrid/items/type",keyword:"type",params:{type: "string"},schema:schema0.properties.mobileHybrid.items.type,parentSchema:schema0.properties.mobileHybrid.items,data:data1};
(vErrors ??= []).push(err2);
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/mobileHybrid",schemaPath:"#/properties/mobileHybrid/type",keyword:"type",params:{type: "array"},schema:schema0.properties.mobileHybrid.type,parentSchema:schema0.properties.mobileHybrid,data:data0};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.appVersion !== undefined){
let data2 = data.appVersion;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
if(!((key1 === "android") || (key1 === "ios"))){
const err4 = {instancePath:instancePath+"/appVersion",schemaPath:"https://experience.local/shared/app-version.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema1,data:data2};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data2.android !== undefined){
let data3 = data2.android;
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err5 = {instancePath:instancePath+"/appVersion/android",schemaPath:"https://experience.local/shared/app-version.schema.json/properties/android/pattern",keyword:"pattern",params:{pattern: "^[0-9]+(\\.[0-9]+)*$"},schema:"^[0-9]+(\\.[0-9]+)*$",parentSchema:schema1.properties.android,data:data3};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/appVersion/android",schemaPath:"https://experience.local/shared/app-version.schema.json/properties/android/type",keyword:"type",params:{type: "string"},schema:schema1.properties.android.type,parentSchema:schema1.properties.android,data:data3};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data2.ios !== undefined){
let data4 = data2.ios;
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
const err7 = {instancePath:instancePath+"/appVersion/ios",schemaPath:"https://experience.local/shared/app-version.schema.json/properties/ios/pattern",keyword:"pattern",params:{pattern: "^[0-9]+(\\.[0-9]+)*$"},schema:"^[0-9]+(\\.[0-9]+)*$",parentSchema:schema1.properties.ios,data:data4};
(vErrors ??= []).push(err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/appVersion/ios",schemaPath:"https://experience.local/shared/app-version.schema.json/properties/ios/type",keyword:"type",params:{type: "string"},schema:schema1.properties.ios.type,parentSchema:schema1.properties.ios,data:data4};
(vErrors ??= []).push(err8);
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/appVersion",schemaPath:"https://experience.local/shared/app-version.schema.json/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data:data2};
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
