// Made by `npm run generate` from ../session-record.schema.json. Do not edit.
// @ts-nocheck
import type { Shape } from '../check-module.ts';
import { countCharacters } from '../count-characters.ts';
import { fold } from '../problems/fold.ts';
import type { Problem } from '../problems/problem.ts';

const validate = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/session-record.schema.json","title":"SessionRecord","description":"A session as a browser keeps it for all its tabs.","type":"object","additionalProperties":false,"required":["profiles"],"properties":{"$schema":{"type":"string","description":"Names this schema."},"profiles":{"type":"array","maxItems":100,"items":{"$ref":"https://experience.local/shared/profile.schema.json"},"description":"The profiles of whoever is signed in; empty where nobody is."},"activeProfileId":{"type":"string","minLength":1,"maxLength":200,"description":"The profile that was chosen. Left out: none was.","examples":["p-1001"]},"anonymousProfile":{"$ref":"https://experience.local/shared/anonymous-profile.schema.json"},"extendedSessionContext":{"type":"object","additionalProperties":{"type":"object"},"description":"What services are told of the session, by the id of the profile that was active."},"scheduledTime":{"type":"number","minimum":0,"description":"When all profiles were last looked at on schedule, in milliseconds since 1970."},"inactivityTime":{"type":"number","minimum":0,"description":"Up to when it is settled that nobody was there, in milliseconds since 1970."},"refreshes":{"type":"array","maxItems":100,"items":{"$ref":"https://experience.local/shared/profile-refreshes.schema.json"},"description":"What the tabs tell each other of the renewals of each profile."}}};
const schema36 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/profile-refreshes.schema.json","title":"ProfileRefreshes","description":"What the tabs of a browser tell each other of the renewals of one profile.","type":"object","additionalProperties":false,"required":["profileId","times"],"properties":{"profileId":{"type":"string","minLength":1,"maxLength":200,"description":"The profile's identifier.","examples":["p-1001"]},"times":{"type":"array","maxItems":10,"items":{"type":"number","minimum":0},"description":"When the latest requests were sent, in milliseconds since 1970."},"open":{"type":"boolean","default":false,"description":"Whether the latest of them has no answer yet."},"failed":{"type":"boolean","default":false,"description":"Whether the latest of them failed, or was sent before the log-in that the tokens are from."},"unreached":{"type":"boolean","default":false,"description":"Whether the latest of them had no answer at all: the network failed, or the time was over."}}};
const schema32 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/profile.schema.json","title":"Profile","description":"One profile of somebody who is signed in.","type":"object","additionalProperties":false,"required":["profileId","accessToken","expirationTime"],"properties":{"profileId":{"type":"string","minLength":1,"maxLength":200,"description":"The profile's identifier.","examples":["p-1001"]},"setId":{"type":"string","minLength":1,"maxLength":200,"description":"Identifier of the set that the profile belongs to.","examples":["s-1"]},"accessToken":{"$ref":"https://experience.local/shared/token.schema.json","description":"The bearer token of requests to API hosts."},"refreshToken":{"type":"string","minLength":1,"maxLength":16384,"pattern":"^[ -~]+$","description":"What the profile is renewed with, in printable ASCII (RFC 6749, appendix A.17). Left out: it cannot be."},"expirationTime":{"type":"number","minimum":0,"description":"When the access token expires, in milliseconds since 1970."},"accessTokenTimeToLive":{"type":"number","exclusiveMinimum":0,"description":"How long an access token lives, in seconds.","examples":[300]},"default":{"type":"boolean","default":false,"description":"The profile that is active as long as none is chosen."},"username":{"type":"string","maxLength":200,"description":"The name of the person.","examples":["Nora Peeters"]},"profileName":{"type":"string","maxLength":200,"description":"The name of the profile.","examples":["Bakery Peeters"]},"profileType":{"enum":["PRVT","PRIM","PROF","DED","EMPLOYEE"],"description":"Private (PRVT, PRIM), professional (PROF, DED), or an employee of the bank."},"executorLevelOfAssurance":{"type":"number","minimum":0,"description":"How sure it is who is signed in. Left out: 0.","examples":[5]}}};
const schema32Names = new Set(Object.keys(schema32.properties));
const schema33 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/token.schema.json","title":"Token","description":"A token of the log-in service: visible ASCII characters, as a header can carry them.","type":"string","maxLength":16384,"pattern":"^[!-~]+$"};
const func1 = Object.prototype.hasOwnProperty;
const func2 = countCharacters;
const pattern4 = new RegExp("^[!-~]+$", "u");
const pattern5 = new RegExp("^[ -~]+$", "u");

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/profile.schema.json" */;
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
if(data.profileId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "profileId"},schema:schema32.required,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.accessToken === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "accessToken"},schema:schema32.required,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.expirationTime === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expirationTime"},schema:schema32.required,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(schema32Names.has(key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.profileId !== undefined){
let data0 = data.profileId;
if(typeof data0 === "string"){
if(data0.length > 200 && func2(data0) > 200){
const err4 = {instancePath:instancePath+"/profileId",schemaPath:"#/properties/profileId/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema32.properties.profileId,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.length < 2 * 1 && func2(data0) < 1){
const err5 = {instancePath:instancePath+"/profileId",schemaPath:"#/properties/profileId/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema32.properties.profileId,data:data0};
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
const err6 = {instancePath:instancePath+"/profileId",schemaPath:"#/properties/profileId/type",keyword:"type",params:{type: "string"},schema:schema32.properties.profileId.type,parentSchema:schema32.properties.profileId,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.setId !== undefined){
let data1 = data.setId;
if(typeof data1 === "string"){
if(data1.length > 200 && func2(data1) > 200){
const err7 = {instancePath:instancePath+"/setId",schemaPath:"#/properties/setId/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema32.properties.setId,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.length < 2 * 1 && func2(data1) < 1){
const err8 = {instancePath:instancePath+"/setId",schemaPath:"#/properties/setId/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema32.properties.setId,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/setId",schemaPath:"#/properties/setId/type",keyword:"type",params:{type: "string"},schema:schema32.properties.setId.type,parentSchema:schema32.properties.setId,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.accessToken !== undefined){
let data2 = data.accessToken;
if(typeof data2 === "string"){
if(data2.length > 16384 && func2(data2) > 16384){
const err10 = {instancePath:instancePath+"/accessToken",schemaPath:"https://experience.local/shared/token.schema.json/maxLength",keyword:"maxLength",params:{limit: 16384},schema:16384,parentSchema:schema33,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern4.test(data2)){
const err11 = {instancePath:instancePath+"/accessToken",schemaPath:"https://experience.local/shared/token.schema.json/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},schema:"^[!-~]+$",parentSchema:schema33,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/accessToken",schemaPath:"https://experience.local/shared/token.schema.json/type",keyword:"type",params:{type: "string"},schema:schema33.type,parentSchema:schema33,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.refreshToken !== undefined){
let data3 = data.refreshToken;
if(typeof data3 === "string"){
if(data3.length > 16384 && func2(data3) > 16384){
const err13 = {instancePath:instancePath+"/refreshToken",schemaPath:"#/properties/refreshToken/maxLength",keyword:"maxLength",params:{limit: 16384},schema:16384,parentSchema:schema32.properties.refreshToken,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data3.length < 2 * 1 && func2(data3) < 1){
const err14 = {instancePath:instancePath+"/refreshToken",schemaPath:"#/properties/refreshToken/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema32.properties.refreshToken,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!pattern5.test(data3)){
const err15 = {instancePath:instancePath+"/refreshToken",schemaPath:"#/properties/refreshToken/pattern",keyword:"pattern",params:{pattern: "^[ -~]+$"},schema:"^[ -~]+$",parentSchema:schema32.properties.refreshToken,data:data3};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/refreshToken",schemaPath:"#/properties/refreshToken/type",keyword:"type",params:{type: "string"},schema:schema32.properties.refreshToken.type,parentSchema:schema32.properties.refreshToken,data:data3};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.expirationTime !== undefined){
let data4 = data.expirationTime;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err17 = {instancePath:instancePath+"/expirationTime",schemaPath:"#/properties/expirationTime/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema32.properties.expirationTime,data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/expirationTime",schemaPath:"#/properties/expirationTime/type",keyword:"type",params:{type: "number"},schema:schema32.properties.expirationTime.type,parentSchema:schema32.properties.expirationTime,data:data4};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.accessTokenTimeToLive !== undefined){
let data5 = data.accessTokenTimeToLive;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 <= 0 || isNaN(data5)){
const err19 = {instancePath:instancePath+"/accessTokenTimeToLive",schemaPath:"#/properties/accessTokenTimeToLive/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},schema:0,parentSchema:schema32.properties.accessTokenTimeToLive,data:data5};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/accessTokenTimeToLive",schemaPath:"#/properties/accessTokenTimeToLive/type",keyword:"type",params:{type: "number"},schema:schema32.properties.accessTokenTimeToLive.type,parentSchema:schema32.properties.accessTokenTimeToLive,data:data5};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.default !== undefined){
let data6 = data.default;
if(typeof data6 !== "boolean"){
const err21 = {instancePath:instancePath+"/default",schemaPath:"#/properties/default/type",keyword:"type",params:{type: "boolean"},schema:schema32.properties.default.type,parentSchema:schema32.properties.default,data:data6};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.username !== undefined){
let data7 = data.username;
if(typeof data7 === "string"){
if(data7.length > 200 && func2(data7) > 200){
const err22 = {instancePath:instancePath+"/username",schemaPath:"#/properties/username/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema32.properties.username,data:data7};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type: "string"},schema:schema32.properties.username.type,parentSchema:schema32.properties.username,data:data7};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.profileName !== undefined){
let data8 = data.profileName;
if(typeof data8 === "string"){
if(data8.length > 200 && func2(data8) > 200){
const err24 = {instancePath:instancePath+"/profileName",schemaPath:"#/properties/profileName/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema32.properties.profileName,data:data8};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/profileName",schemaPath:"#/properties/profileName/type",keyword:"type",params:{type: "string"},schema:schema32.properties.profileName.type,parentSchema:schema32.properties.profileName,data:data8};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.profileType !== undefined){
let data9 = data.profileType;
if(!(((((data9 === "PRVT") || (data9 === "PRIM")) || (data9 === "PROF")) || (data9 === "DED")) || (data9 === "EMPLOYEE"))){
const err26 = {instancePath:instancePath+"/profileType",schemaPath:"#/properties/profileType/enum",keyword:"enum",params:{allowedValues: schema32.properties.profileType.enum},schema:schema32.properties.profileType.enum,parentSchema:schema32.properties.profileType,data:data9};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.executorLevelOfAssurance !== undefined){
let data10 = data.executorLevelOfAssurance;
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
const err27 = {instancePath:instancePath+"/executorLevelOfAssurance",schemaPath:"#/properties/executorLevelOfAssurance/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema32.properties.executorLevelOfAssurance,data:data10};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/executorLevelOfAssurance",schemaPath:"#/properties/executorLevelOfAssurance/type",keyword:"type",params:{type: "number"},schema:schema32.properties.executorLevelOfAssurance.type,parentSchema:schema32.properties.executorLevelOfAssurance,data:data10};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema32.type,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema34 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/anonymous-profile.schema.json","title":"AnonymousProfile","description":"What a visitor who is not signed in calls services with.","type":"object","additionalProperties":false,"required":["accessToken","expirationTime"],"properties":{"accessToken":{"$ref":"https://experience.local/shared/token.schema.json","description":"The bearer token of requests to API hosts."},"expirationTime":{"type":"number","minimum":0,"description":"When the access token expires, in milliseconds since 1970."}}};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/anonymous-profile.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.accessToken === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "accessToken"},schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.expirationTime === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expirationTime"},schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "accessToken") || (key0 === "expirationTime"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.accessToken !== undefined){
let data0 = data.accessToken;
if(typeof data0 === "string"){
if(data0.length > 16384 && func2(data0) > 16384){
const err3 = {instancePath:instancePath+"/accessToken",schemaPath:"https://experience.local/shared/token.schema.json/maxLength",keyword:"maxLength",params:{limit: 16384},schema:16384,parentSchema:schema33,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern4.test(data0)){
const err4 = {instancePath:instancePath+"/accessToken",schemaPath:"https://experience.local/shared/token.schema.json/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},schema:"^[!-~]+$",parentSchema:schema33,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/accessToken",schemaPath:"https://experience.local/shared/token.schema.json/type",keyword:"type",params:{type: "string"},schema:schema33.type,parentSchema:schema33,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.expirationTime !== undefined){
let data1 = data.expirationTime;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/expirationTime",schemaPath:"#/properties/expirationTime/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema34.properties.expirationTime,data:data1};
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
const err7 = {instancePath:instancePath+"/expirationTime",schemaPath:"#/properties/expirationTime/type",keyword:"type",params:{type: "number"},schema:schema34.properties.expirationTime.type,parentSchema:schema34.properties.expirationTime,data:data1};
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
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema34.type,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/session-record.schema.json" */;
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
if(data.profiles === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "profiles"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "$schema") || (key0 === "profiles")) || (key0 === "activeProfileId")) || (key0 === "anonymousProfile")) || (key0 === "extendedSessionContext")) || (key0 === "scheduledTime")) || (key0 === "inactivityTime")) || (key0 === "refreshes"))){
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
if(data.profiles !== undefined){
let data1 = data.profiles;
if(Array.isArray(data1)){
if(data1.length > 100){
const err3 = {instancePath:instancePath+"/profiles",schemaPath:"#/properties/profiles/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema31.properties.profiles,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate21(data1[i0], {instancePath:instancePath+"/profiles/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/profiles",schemaPath:"#/properties/profiles/type",keyword:"type",params:{type: "array"},schema:schema31.properties.profiles.type,parentSchema:schema31.properties.profiles,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.activeProfileId !== undefined){
let data3 = data.activeProfileId;
if(typeof data3 === "string"){
if(data3.length > 200 && func2(data3) > 200){
const err5 = {instancePath:instancePath+"/activeProfileId",schemaPath:"#/properties/activeProfileId/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema31.properties.activeProfileId,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data3.length < 2 * 1 && func2(data3) < 1){
const err6 = {instancePath:instancePath+"/activeProfileId",schemaPath:"#/properties/activeProfileId/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema31.properties.activeProfileId,data:data3};
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
const err7 = {instancePath:instancePath+"/activeProfileId",schemaPath:"#/properties/activeProfileId/type",keyword:"type",params:{type: "string"},schema:schema31.properties.activeProfileId.type,parentSchema:schema31.properties.activeProfileId,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.anonymousProfile !== undefined){
if(!(validate23(data.anonymousProfile, {instancePath:instancePath+"/anonymousProfile",parentData:data,parentDataProperty:"anonymousProfile",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.extendedSessionContext !== undefined){
let data5 = data.extendedSessionContext;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key1 in data5){
let data6 = data5[key1];
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
const err8 = {instancePath:instancePath+"/extendedSessionContext/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/extendedSessionContext/additionalProperties/type",keyword:"type",params:{type: "object"},schema:schema31.properties.extendedSessionContext.additionalProperties.type,parentSchema:schema31.properties.extendedSessionContext.additionalProperties,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/extendedSessionContext",schemaPath:"#/properties/extendedSessionContext/type",keyword:"type",params:{type: "object"},schema:schema31.properties.extendedSessionContext.type,parentSchema:schema31.properties.extendedSessionContext,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.scheduledTime !== undefined){
let data7 = data.scheduledTime;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
const err10 = {instancePath:instancePath+"/scheduledTime",schemaPath:"#/properties/scheduledTime/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema31.properties.scheduledTime,data:data7};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/scheduledTime",schemaPath:"#/properties/scheduledTime/type",keyword:"type",params:{type: "number"},schema:schema31.properties.scheduledTime.type,parentSchema:schema31.properties.scheduledTime,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.inactivityTime !== undefined){
let data8 = data.inactivityTime;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
const err12 = {instancePath:instancePath+"/inactivityTime",schemaPath:"#/properties/inactivityTime/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema31.properties.inactivityTime,data:data8};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/inactivityTime",schemaPath:"#/properties/inactivityTime/type",keyword:"type",params:{type: "number"},schema:schema31.properties.inactivityTime.type,parentSchema:schema31.properties.inactivityTime,data:data8};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.refreshes !== undefined){
let data9 = data.refreshes;
if(Array.isArray(data9)){
if(data9.length > 100){
const err14 = {instancePath:instancePath+"/refreshes",schemaPath:"#/properties/refreshes/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema31.properties.refreshes,data:data9};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.profileId === undefined){
const err15 = {instancePath:instancePath+"/refreshes/" + i1,schemaPath:"https://experience.local/shared/profile-refreshes.schema.json/required",keyword:"required",params:{missingProperty: "profileId"},schema:schema36.required,parentSchema:schema36,data:data10};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data10.times === undefined){
const err16 = {instancePath:instancePath+"/refreshes/" + i1,schemaPath:"https://experience.local/shared/profile-refreshes.schema.json/required",keyword:"required",params:{missingProperty: "times"},schema:schema36.required,parentSchema:schema36,data:data10};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key2 in data10){
if(!(((((key2 === "profileId") || (key2 === "times")) || (key2 === "open")) || (key2 === "failed")) || (key2 === "unreached"))){
const err17 = {instancePath:instancePath+"/refreshes/" + i1,schemaPath:"https://experience.local/shared/profile-refreshes.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema36,data:data10};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data10.profileId !== undefined){
let data11 = data10.profileId;
if(typeof data11 === "string"){
if(data11.length > 200 && func2(data11) > 200){
const err18 = {instancePath:instancePath+"/refreshes/" + i1+"/profileId",schemaPath:"https://experience.local/shared/profile-refreshes.schema.json/properties/profileId/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema36.properties.profileId,data:data11};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data11.length < 2 * 1 && func2(data11) < 1){
const err19 = {instancePath:instancePath+"/refreshes/" + i1+"/profileId",schemaPath:"https://experience.local/shared/profile-refreshes.schema.json/properties/profileId/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema36.properties.profileId,data:data11};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/refreshes/" + i1+"/profileId",schemaPath:"https://experience.local/shared/profile-refreshes.schema.json/properties/profileId/type",keyword:"type",params:{type: "string"},schema:schema36.properties.profileId.type,parentSchema:schema36.properties.profileId,data:data11};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data10.times !== undefined){
let data12 = data10.times;
if(Array.isArray(data12)){
if(data12.length > 10){
const err21 = {instancePath:instancePath+"/refreshes/" + i1+"/times",schemaPath:"https://experience.local/shared/profile-refreshes.schema.json/properties/times/maxItems",keyword:"maxItems",params:{limit: 10},schema:10,parentSchema:schema36.properties.times,data:data12};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const len2 = data12.length;
for(let i2=0; i2<len2; i2++){
let data13 = data12[i2];
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
const err22 = {instancePath:instancePath+"/refreshes/" + i1+"/times/" + i2,schemaPath:"https://experience.local/shared/profile-refreshes.schema.json/properties/times/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema36.properties.times.items,data:data13};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/refreshes/" + i1+"/times/" + i2,schemaPath:"https://experience.local/shared/profile-refreshes.schema.json/properties/times/items/type",keyword:"type",params:{type: "number"},schema:schema36.properties.times.items.type,parentSchema:schema36.properties.times.items,data:data13};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/refreshes/" + i1+"/times",schemaPath:"https://experience.local/shared/profile-refreshes.schema.json/properties/times/type",keyword:"type",params:{type: "array"},schema:schema36.properties.times.type,parentSchema:schema36.properties.times,data:data12};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data10.open !== undefined){
let data14 = data10.open;
if(typeof data14 !== "boolean"){
const err25 = {instancePath:instancePath+"/refreshes/" + i1+"/open",schemaPath:"https://experience.local/shared/profile-refreshes.schema.json/properties/open/type",keyword:"type",params:{type: "boolean"},schema:schema36.properties.open.type,parentSchema:schema36.properties.open,data:data14};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data10.failed !== undefined){
let data15 = data10.failed;
if(typeof data15 !== "boolean"){
const err26 = {instancePath:instancePath+"/refreshes/" + i1+"/failed",schemaPath:"https://experience.local/shared/profile-refreshes.schema.json/properties/failed/type",keyword:"type",params:{type: "boolean"},schema:schema36.properties.failed.type,parentSchema:schema36.properties.failed,data:data15};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data10.unreached !== undefined){
let data16 = data10.unreached;
if(typeof data16 !== "boolean"){
const err27 = {instancePath:instancePath+"/refreshes/" + i1+"/unreached",schemaPath:"https://experience.local/shared/profile-refreshes.schema.json/properties/unreached/type",keyword:"type",params:{type: "boolean"},schema:schema36.properties.unreached.type,parentSchema:schema36.properties.unreached,data:data16};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/refreshes/" + i1,schemaPath:"https://experience.local/shared/profile-refreshes.schema.json/type",keyword:"type",params:{type: "object"},schema:schema36.type,parentSchema:schema36,data:data10};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/refreshes",schemaPath:"#/properties/refreshes/type",keyword:"type",params:{type: "array"},schema:schema31.properties.refreshes.type,parentSchema:schema31.properties.refreshes,data:data9};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
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
    "profiles": {
      "items": {
        "properties": {
          "profileId": {},
          "setId": {},
          "accessToken": {},
          "refreshToken": {},
          "expirationTime": {},
          "accessTokenTimeToLive": {},
          "default": {},
          "username": {},
          "profileName": {},
          "profileType": {},
          "executorLevelOfAssurance": {}
        }
      }
    },
    "activeProfileId": {},
    "anonymousProfile": {
      "properties": {
        "accessToken": {},
        "expirationTime": {}
      }
    },
    "extendedSessionContext": {
      "values": {}
    },
    "scheduledTime": {},
    "inactivityTime": {},
    "refreshes": {
      "items": {
        "properties": {
          "profileId": {},
          "times": {
            "items": {}
          },
          "open": {},
          "failed": {},
          "unreached": {}
        }
      }
    }
  }
};
