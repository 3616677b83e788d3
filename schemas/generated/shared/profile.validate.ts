// Made by `npm run generate` from ../../shared/profile.schema.json. Do not edit.
// @ts-nocheck
import { countCharacters } from '../../count-characters.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/profile.schema.json","title":"Profile","description":"One profile of somebody who is signed in.","type":"object","additionalProperties":false,"required":["profileId","accessToken","expirationTime"],"properties":{"profileId":{"type":"string","minLength":1,"maxLength":200,"description":"The profile's identifier.","examples":["p-1001"]},"setId":{"type":"string","minLength":1,"maxLength":200,"description":"Identifier of the set that the profile belongs to.","examples":["s-1"]},"accessToken":{"$ref":"https://experience.local/shared/token.schema.json","description":"The bearer token of requests to API hosts."},"refreshToken":{"type":"string","minLength":1,"maxLength":16384,"pattern":"^[ -~]+$","description":"What the profile is renewed with, in printable ASCII (RFC 6749, appendix A.17). Left out: it cannot be."},"expirationTime":{"type":"number","minimum":0,"description":"When the access token expires, in milliseconds since 1970."},"accessTokenTimeToLive":{"type":"number","exclusiveMinimum":0,"description":"How long an access token lives, in seconds.","examples":[300]},"default":{"type":"boolean","default":false,"description":"The profile that is active as long as none is chosen."},"username":{"type":"string","maxLength":200,"description":"The name of the person.","examples":["Nora Peeters"]},"profileName":{"type":"string","maxLength":200,"description":"The name of the profile.","examples":["Bakery Peeters"]},"profileType":{"enum":["PRVT","PRIM","PROF","DED","EMPLOYEE"],"description":"Private (PRVT, PRIM), professional (PROF, DED), or an employee of the bank."},"executorLevelOfAssurance":{"type":"number","minimum":0,"description":"How sure it is who is signed in. Left out: 0.","examples":[5]}}};
const schema0Names = new Set(Object.keys(schema0.properties));
const schema1 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/token.schema.json","title":"Token","description":"A token of the log-in service: visible ASCII characters, as a header can carry them.","type":"string","maxLength":16384,"pattern":"^[!-~]+$"};
const func1 = countCharacters;
const pattern0 = new RegExp("^[!-~]+$", "u");
const pattern1 = new RegExp("^[ -~]+$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/profile.schema.json" */;
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
if(data.profileId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "profileId"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err0);
errors++;
}
if(data.accessToken === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "accessToken"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err1);
errors++;
}
if(data.expirationTime === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expirationTime"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!(schema0Names.has(key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.profileId !== undefined){
let data0 = data.profileId;
if(typeof data0 === "string"){
if(data0.length > 200 && func1(data0) > 200){
const err4 = {instancePath:instancePath+"/profileId",schemaPath:"#/properties/profileId/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema0.properties.profileId,data:data0};
(vErrors ??= []).push(err4);
errors++;
}
if(data0.length < 2 * 1 && func1(data0) < 1){
const err5 = {instancePath:instancePath+"/profileId",schemaPath:"#/properties/profileId/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.profileId,data:data0};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/profileId",schemaPath:"#/properties/profileId/type",keyword:"type",params:{type: "string"},schema:schema0.properties.profileId.type,parentSchema:schema0.properties.profileId,data:data0};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.setId !== undefined){
let data1 = data.setId;
if(typeof data1 === "string"){
if(data1.length > 200 && func1(data1) > 200){
const err7 = {instancePath:instancePath+"/setId",schemaPath:"#/properties/setId/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema0.properties.setId,data:data1};
(vErrors ??= []).push(err7);
errors++;
}
if(data1.length < 2 * 1 && func1(data1) < 1){
const err8 = {instancePath:instancePath+"/setId",schemaPath:"#/properties/setId/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.setId,data:data1};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/setId",schemaPath:"#/properties/setId/type",keyword:"type",params:{type: "string"},schema:schema0.properties.setId.type,parentSchema:schema0.properties.setId,data:data1};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.accessToken !== undefined){
let data2 = data.accessToken;
if(typeof data2 === "string"){
if(data2.length > 16384 && func1(data2) > 16384){
const err10 = {instancePath:instancePath+"/accessToken",schemaPath:"https://experience.local/shared/token.schema.json/maxLength",keyword:"maxLength",params:{limit: 16384},schema:16384,parentSchema:schema1,data:data2};
(vErrors ??= []).push(err10);
errors++;
}
if(!pattern0.test(data2)){
const err11 = {instancePath:instancePath+"/accessToken",schemaPath:"https://experience.local/shared/token.schema.json/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},schema:"^[!-~]+$",parentSchema:schema1,data:data2};
(vErrors ??= []).push(err11);
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/accessToken",schemaPath:"https://experience.local/shared/token.schema.json/type",keyword:"type",params:{type: "string"},schema:schema1.type,parentSchema:schema1,data:data2};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.refreshToken !== undefined){
let data3 = data.refreshToken;
if(typeof data3 === "string"){
if(data3.length > 16384 && func1(data3) > 16384){
const err13 = {instancePath:instancePath+"/refreshToken",schemaPath:"#/properties/refreshToken/maxLength",keyword:"maxLength",params:{limit: 16384},schema:16384,parentSchema:schema0.properties.refreshToken,data:data3};
(vErrors ??= []).push(err13);
errors++;
}
if(data3.length < 2 * 1 && func1(data3) < 1){
const err14 = {instancePath:instancePath+"/refreshToken",schemaPath:"#/properties/refreshToken/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.refreshToken,data:data3};
(vErrors ??= []).push(err14);
errors++;
}
if(!pattern1.test(data3)){
const err15 = {instancePath:instancePath+"/refreshToken",schemaPath:"#/properties/refreshToken/pattern",keyword:"pattern",params:{pattern: "^[ -~]+$"},schema:"^[ -~]+$",parentSchema:schema0.properties.refreshToken,data:data3};
(vErrors ??= []).push(err15);
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/refreshToken",schemaPath:"#/properties/refreshToken/type",keyword:"type",params:{type: "string"},schema:schema0.properties.refreshToken.type,parentSchema:schema0.properties.refreshToken,data:data3};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.expirationTime !== undefined){
let data4 = data.expirationTime;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err17 = {instancePath:instancePath+"/expirationTime",schemaPath:"#/properties/expirationTime/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema0.properties.expirationTime,data:data4};
(vErrors ??= []).push(err17);
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/expirationTime",schemaPath:"#/properties/expirationTime/type",keyword:"type",params:{type: "number"},schema:schema0.properties.expirationTime.type,parentSchema:schema0.properties.expirationTime,data:data4};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.accessTokenTimeToLive !== undefined){
let data5 = data.accessTokenTimeToLive;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 <= 0 || isNaN(data5)){
const err19 = {instancePath:instancePath+"/accessTokenTimeToLive",schemaPath:"#/properties/accessTokenTimeToLive/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},schema:0,parentSchema:schema0.properties.accessTokenTimeToLive,data:data5};
(vErrors ??= []).push(err19);
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/accessTokenTimeToLive",schemaPath:"#/properties/accessTokenTimeToLive/type",keyword:"type",params:{type: "number"},schema:schema0.properties.accessTokenTimeToLive.type,parentSchema:schema0.properties.accessTokenTimeToLive,data:data5};
(vErrors ??= []).push(err20);
errors++;
}
}
if(data.default !== undefined){
let data6 = data.default;
if(typeof data6 !== "boolean"){
const err21 = {instancePath:instancePath+"/default",schemaPath:"#/properties/default/type",keyword:"type",params:{type: "boolean"},schema:schema0.properties.default.type,parentSchema:schema0.properties.default,data:data6};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data.username !== undefined){
let data7 = data.username;
if(typeof data7 === "string"){
if(data7.length > 200 && func1(data7) > 200){
const err22 = {instancePath:instancePath+"/username",schemaPath:"#/properties/username/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema0.properties.username,data:data7};
(vErrors ??= []).push(err22);
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type: "string"},schema:schema0.properties.username.type,parentSchema:schema0.properties.username,data:data7};
(vErrors ??= []).push(err23);
errors++;
}
}
if(data.profileName !== undefined){
let data8 = data.profileName;
if(typeof data8 === "string"){
if(data8.length > 200 && func1(data8) > 200){
const err24 = {instancePath:instancePath+"/profileName",schemaPath:"#/properties/profileName/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema0.properties.profileName,data:data8};
(vErrors ??= []).push(err24);
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/profileName",schemaPath:"#/properties/profileName/type",keyword:"type",params:{type: "string"},schema:schema0.properties.profileName.type,parentSchema:schema0.properties.profileName,data:data8};
(vErrors ??= []).push(err25);
errors++;
}
}
if(data.profileType !== undefined){
let data9 = data.profileType;
if(!(((((data9 === "PRVT") || (data9 === "PRIM")) || (data9 === "PROF")) || (data9 === "DED")) || (data9 === "EMPLOYEE"))){
const err26 = {instancePath:instancePath+"/profileType",schemaPath:"#/properties/profileType/enum",keyword:"enum",params:{allowedValues: schema0.properties.profileType.enum},schema:schema0.properties.profileType.enum,parentSchema:schema0.properties.profileType,data:data9};
(vErrors ??= []).push(err26);
errors++;
}
}
if(data.executorLevelOfAssurance !== undefined){
let data10 = data.executorLevelOfAssurance;
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
const err27 = {instancePath:instancePath+"/executorLevelOfAssurance",schemaPath:"#/properties/executorLevelOfAssurance/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema0.properties.executorLevelOfAssurance,data:data10};
(vErrors ??= []).push(err27);
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/executorLevelOfAssurance",schemaPath:"#/properties/executorLevelOfAssurance/type",keyword:"type",params:{type: "number"},schema:schema0.properties.executorLevelOfAssurance.type,parentSchema:schema0.properties.executorLevelOfAssurance,data:data10};
(vErrors ??= []).push(err28);
errors++;
}
}
}
else {
const err29 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
(vErrors ??= []).push(err29);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export { validate };
