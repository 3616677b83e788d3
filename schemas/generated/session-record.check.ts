// Made by `npm run generate` from ../session-record.schema.json. Do not edit.
// @ts-nocheck
import type { Shape } from '../check-module.ts';
import { fold } from '../problems/fold.ts';
import type { Problem } from '../problems/problem.ts';
import { countCharacters } from '../count-characters.ts';
import { validate as validate3 } from './shared/anonymous-profile.validate.ts';
import { validate as validate1 } from './shared/profile.validate.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/session-record.schema.json","title":"SessionRecord","description":"A session as a browser keeps it for all its tabs.","type":"object","additionalProperties":false,"required":["profiles"],"properties":{"$schema":{"type":"string","description":"Names this schema."},"profiles":{"type":"array","maxItems":100,"items":{"$ref":"https://experience.local/shared/profile.schema.json"},"description":"The profiles of whoever is signed in; empty where nobody is."},"activeProfileId":{"type":"string","minLength":1,"maxLength":200,"description":"The profile that was chosen. Left out: none was.","examples":["p-1001"]},"anonymousProfile":{"$ref":"https://experience.local/shared/anonymous-profile.schema.json"},"extendedSessionContext":{"type":"object","additionalProperties":{"type":"object"},"description":"What services are told of the session, by the id of the profile that was active."},"scheduledTime":{"type":"number","minimum":0,"description":"When all profiles were last looked at on schedule, in milliseconds since 1970."},"inactivityTime":{"type":"number","minimum":0,"description":"Up to when it is settled that nobody was there, in milliseconds since 1970."},"refreshes":{"type":"array","maxItems":100,"items":{"$ref":"https://experience.local/shared/profile-refreshes.schema.json"},"description":"What the tabs tell each other of the renewals of each profile."}}};
const schema5 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/profile-refreshes.schema.json","title":"ProfileRefreshes","description":"What the tabs of a browser tell each other of the renewals of one profile.","type":"object","additionalProperties":false,"required":["profileId","times"],"properties":{"profileId":{"type":"string","minLength":1,"maxLength":200,"description":"The profile's identifier.","examples":["p-1001"]},"times":{"type":"array","maxItems":10,"items":{"type":"number","minimum":0},"description":"When the latest requests were sent, in milliseconds since 1970."},"open":{"type":"boolean","default":false,"description":"Whether the latest of them has no answer yet."},"failed":{"type":"boolean","default":false,"description":"Whether the latest of them failed, or was sent before the log-in that the tokens are from."},"unreached":{"type":"boolean","default":false,"description":"Whether the latest of them had no answer at all: the network failed, or the time was over."}}};
const func1 = countCharacters;





function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/session-record.schema.json" */;
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
if(data.profiles === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "profiles"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "$schema") || (key0 === "profiles")) || (key0 === "activeProfileId")) || (key0 === "anonymousProfile")) || (key0 === "extendedSessionContext")) || (key0 === "scheduledTime")) || (key0 === "inactivityTime")) || (key0 === "refreshes"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.$schema !== undefined){
let data0 = data.$schema;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},schema:schema0.properties.$schema.type,parentSchema:schema0.properties.$schema,data:data0};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.profiles !== undefined){
let data1 = data.profiles;
if(Array.isArray(data1)){
if(data1.length > 100){
const err3 = {instancePath:instancePath+"/profiles",schemaPath:"#/properties/profiles/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema0.properties.profiles,data:data1};
(vErrors ??= []).push(err3);
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate1(data1[i0], {instancePath:instancePath+"/profiles/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/profiles",schemaPath:"#/properties/profiles/type",keyword:"type",params:{type: "array"},schema:schema0.properties.profiles.type,parentSchema:schema0.properties.profiles,data:data1};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.activeProfileId !== undefined){
let data3 = data.activeProfileId;
if(typeof data3 === "string"){
if(data3.length > 200 && func1(data3) > 200){
const err5 = {instancePath:instancePath+"/activeProfileId",schemaPath:"#/properties/activeProfileId/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema0.properties.activeProfileId,data:data3};
(vErrors ??= []).push(err5);
errors++;
}
if(data3.length < 2 * 1 && func1(data3) < 1){
const err6 = {instancePath:instancePath+"/activeProfileId",schemaPath:"#/properties/activeProfileId/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.activeProfileId,data:data3};
(vErrors ??= []).push(err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/activeProfileId",schemaPath:"#/properties/activeProfileId/type",keyword:"type",params:{type: "string"},schema:schema0.properties.activeProfileId.type,parentSchema:schema0.properties.activeProfileId,data:data3};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.anonymousProfile !== undefined){
if(!(validate3(data.anonymousProfile, {instancePath:instancePath+"/anonymousProfile",parentData:data,parentDataProperty:"anonymousProfile",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.extendedSessionContext !== undefined){
let data5 = data.extendedSessionContext;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key1 in data5){
let data6 = data5[key1];
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
const err8 = {instancePath:instancePath+"/extendedSessionContext/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/extendedSessionContext/additionalProperties/type",keyword:"type",params:{type: "object"},schema:schema0.properties.extendedSessionContext.additionalProperties.type,parentSchema:schema0.properties.extendedSessionContext.additionalProperties,data:data6};
(vErrors ??= []).push(err8);
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/extendedSessionContext",schemaPath:"#/properties/extendedSessionContext/type",keyword:"type",params:{type: "object"},schema:schema0.properties.extendedSessionContext.type,parentSchema:schema0.properties.extendedSessionContext,data:data5};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.scheduledTime !== undefined){
let data7 = data.scheduledTime;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
const err10 = {instancePath:instancePath+"/scheduledTime",schemaPath:"#/properties/scheduledTime/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema0.properties.scheduledTime,data:data7};
(vErrors ??= []).push(err10);
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/scheduledTime",schemaPath:"#/properties/scheduledTime/type",keyword:"type",params:{type: "number"},schema:schema0.properties.scheduledTime.type,parentSchema:schema0.properties.scheduledTime,data:data7};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.inactivityTime !== undefined){
let data8 = data.inactivityTime;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
const err12 = {instancePath:instancePath+"/inactivityTime",schemaPath:"#/properties/inactivityTime/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema0.properties.inactivityTime,data:data8};
(vErrors ??= []).push(err12);
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/inactivityTime",schemaPath:"#/properties/inactivityTime/type",keyword:"type",params:{type: "number"},schema:schema0.properties.inactivityTime.type,parentSchema:schema0.properties.inactivityTime,data:data8};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.refreshes !== undefined){
let data9 = data.refreshes;
if(Array.isArray(data9)){
if(data9.length > 100){
const err14 = {instancePath:instancePath+"/refreshes",schemaPath:"#/properties/refreshes/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema0.properties.refreshes,data:data9};
(vErrors ??= []).push(err14);
errors++;
}
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.profileId === undefined){
const err15 = {instancePath:instancePath+"/refreshes/" + i1,schemaPath:"https://experience.local/shared/profile-refreshes.schema.json/required",keyword:"required",params:{missingProperty: "profileId"},schema:schema5.required,parentSchema:schema5,data:data10};
(vErrors ??= []).push(err15);
errors++;
}
if(data10.times === undefined){
const err16 = {instancePath:instancePath+"/refreshes/" + i1,schemaPath:"https://experience.local/shared/profile-refreshes.schema.json/required",keyword:"required",params:{missingProperty: "times"},schema:schema5.required,parentSchema:schema5,data:data10};
(vErrors ??= []).push(err16);
errors++;
}
for(const key2 in data10){
if(!(((((key2 === "profileId") || (key2 === "times")) || (key2 === "open")) || (key2 === "failed")) || (key2 === "unreached"))){
const err17 = {instancePath:instancePath+"/refreshes/" + i1,schemaPath:"https://experience.local/shared/profile-refreshes.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema5,data:data10};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data10.profileId !== undefined){
let data11 = data10.profileId;
if(typeof data11 === "string"){
if(data11.length > 200 && func1(data11) > 200){
const err18 = {instancePath:instancePath+"/refreshes/" + i1+"/profileId",schemaPath:"https://experience.local/shared/profile-refreshes.schema.json/properties/profileId/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema5.properties.profileId,data:data11};
(vErrors ??= []).push(err18);
errors++;
}
if(data11.length < 2 * 1 && func1(data11) < 1){
const err19 = {instancePath:instancePath+"/refreshes/" + i1+"/profileId",schemaPath:"https://experience.local/shared/profile-refreshes.schema.json/properties/profileId/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema5.properties.profileId,data:data11};
(vErrors ??= []).push(err19);
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/refreshes/" + i1+"/profileId",schemaPath:"https://experience.local/shared/profile-refreshes.schema.json/properties/profileId/type",keyword:"type",params:{type: "string"},schema:schema5.properties.profileId.type,parentSchema:schema5.properties.profileId,data:data11};
(vErrors ??= []).push(err20);
errors++;
}
}
if(data10.times !== undefined){
let data12 = data10.times;
if(Array.isArray(data12)){
if(data12.length > 10){
const err21 = {instancePath:instancePath+"/refreshes/" + i1+"/times",schemaPath:"https://experience.local/shared/profile-refreshes.schema.json/properties/times/maxItems",keyword:"maxItems",params:{limit: 10},schema:10,parentSchema:schema5.properties.times,data:data12};
(vErrors ??= []).push(err21);
errors++;
}
const len2 = data12.length;
for(let i2=0; i2<len2; i2++){
let data13 = data12[i2];
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
const err22 = {instancePath:instancePath+"/refreshes/" + i1+"/times/" + i2,schemaPath:"https://experience.local/shared/profile-refreshes.schema.json/properties/times/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema5.properties.times.items,data:data13};
(vErrors ??= []).push(err22);
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/refreshes/" + i1+"/times/" + i2,schemaPath:"https://experience.local/shared/profile-refreshes.schema.json/properties/times/items/type",keyword:"type",params:{type: "number"},schema:schema5.properties.times.items.type,parentSchema:schema5.properties.times.items,data:data13};
(vErrors ??= []).push(err23);
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/refreshes/" + i1+"/times",schemaPath:"https://experience.local/shared/profile-refreshes.schema.json/properties/times/type",keyword:"type",params:{type: "array"},schema:schema5.properties.times.type,parentSchema:schema5.properties.times,data:data12};
(vErrors ??= []).push(err24);
errors++;
}
}
if(data10.open !== undefined){
let data14 = data10.open;
if(typeof data14 !== "boolean"){
const err25 = {instancePath:instancePath+"/refreshes/" + i1+"/open",schemaPath:"https://experience.local/shared/profile-refreshes.schema.json/properties/open/type",keyword:"type",params:{type: "boolean"},schema:schema5.properties.open.type,parentSchema:schema5.properties.open,data:data14};
(vErrors ??= []).push(err25);
errors++;
}
}
if(data10.failed !== undefined){
let data15 = data10.failed;
if(typeof data15 !== "boolean"){
const err26 = {instancePath:instancePath+"/refreshes/" + i1+"/failed",schemaPath:"https://experience.local/shared/profile-refreshes.schema.json/properties/failed/type",keyword:"type",params:{type: "boolean"},schema:schema5.properties.failed.type,parentSchema:schema5.properties.failed,data:data15};
(vErrors ??= []).push(err26);
errors++;
}
}
if(data10.unreached !== undefined){
let data16 = data10.unreached;
if(typeof data16 !== "boolean"){
const err27 = {instancePath:instancePath+"/refreshes/" + i1+"/unreached",schemaPath:"https://experience.local/shared/profile-refreshes.schema.json/properties/unreached/type",keyword:"type",params:{type: "boolean"},schema:schema5.properties.unreached.type,parentSchema:schema5.properties.unreached,data:data16};
(vErrors ??= []).push(err27);
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/refreshes/" + i1,schemaPath:"https://experience.local/shared/profile-refreshes.schema.json/type",keyword:"type",params:{type: "object"},schema:schema5.type,parentSchema:schema5,data:data10};
(vErrors ??= []).push(err28);
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/refreshes",schemaPath:"#/properties/refreshes/type",keyword:"type",params:{type: "array"},schema:schema0.properties.refreshes.type,parentSchema:schema0.properties.refreshes,data:data9};
(vErrors ??= []).push(err29);
errors++;
}
}
}
else {
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
(vErrors ??= []).push(err30);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

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
