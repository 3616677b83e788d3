// Made by `npm run generate` from ../../shared/anonymous-profile.schema.json. Do not edit.
// @ts-nocheck
import { countCharacters } from '../../count-characters.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/anonymous-profile.schema.json","title":"AnonymousProfile","description":"What a visitor who is not signed in calls services with.","type":"object","additionalProperties":false,"required":["accessToken","expirationTime"],"properties":{"accessToken":{"$ref":"https://experience.local/shared/token.schema.json","description":"The bearer token of requests to API hosts."},"expirationTime":{"type":"number","minimum":0,"description":"When the access token expires, in milliseconds since 1970."}}};
const schema1 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/token.schema.json","title":"Token","description":"A token of the log-in service: visible ASCII characters, as a header can carry them.","type":"string","maxLength":16384,"pattern":"^[!-~]+$"};
const func0 = countCharacters;
const pattern0 = new RegExp("^[!-~]+$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/anonymous-profile.schema.json" */;
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
if(data.accessToken === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "accessToken"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err0);
errors++;
}
if(data.expirationTime === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expirationTime"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!((key0 === "accessToken") || (key0 === "expirationTime"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.accessToken !== undefined){
let data0 = data.accessToken;
if(typeof data0 === "string"){
if(data0.length > 16384 && func0(data0) > 16384){
const err3 = {instancePath:instancePath+"/accessToken",schemaPath:"https://experience.local/shared/token.schema.json/maxLength",keyword:"maxLength",params:{limit: 16384},schema:16384,parentSchema:schema1,data:data0};
(vErrors ??= []).push(err3);
errors++;
}
if(!pattern0.test(data0)){
const err4 = {instancePath:instancePath+"/accessToken",schemaPath:"https://experience.local/shared/token.schema.json/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},schema:"^[!-~]+$",parentSchema:schema1,data:data0};
(vErrors ??= []).push(err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/accessToken",schemaPath:"https://experience.local/shared/token.schema.json/type",keyword:"type",params:{type: "string"},schema:schema1.type,parentSchema:schema1,data:data0};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.expirationTime !== undefined){
let data1 = data.expirationTime;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/expirationTime",schemaPath:"#/properties/expirationTime/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema0.properties.expirationTime,data:data1};
(vErrors ??= []).push(err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/expirationTime",schemaPath:"#/properties/expirationTime/type",keyword:"type",params:{type: "number"},schema:schema0.properties.expirationTime.type,parentSchema:schema0.properties.expirationTime,data:data1};
(vErrors ??= []).push(err7);
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
(vErrors ??= []).push(err8);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export { validate };
