// Made by `npm run generate` from ../../shared/consent-config.schema.json. Do not edit.
// @ts-nocheck
import { countCharacters } from '../../count-characters.ts';
import { validate as validate1 } from './consent-levels.validate.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/consent-config.schema.json","title":"ConsentConfig","description":"What visitors are asked about cookies, where they read more, and what each of their answers allows.","type":"object","additionalProperties":false,"properties":{"startPage":{"enum":["customize","main"],"default":"customize","description":"The page with which the cookie dialog opens by itself. One that is opened from the footer, or after a choice, has its own."},"skipMarker":{"type":"string","minLength":1,"maxLength":100,"default":"skip-consent","description":"Where the name of a browser (its user agent) holds this text, the dialog never opens by itself.","examples":["skip-consent"]},"pageUrls":{"type":"object","additionalProperties":{"$ref":"https://experience.local/shared/url.schema.json"},"description":"The page about cookies, by locale. The dialog never opens there by itself.","examples":[{"en-GB":"/en/individuals/cookies"}]},"policyUrls":{"type":"object","additionalProperties":{"$ref":"https://experience.local/shared/url.schema.json"},"description":"The cookie policy as a document (PDF), by locale.","examples":[{"en-GB":"/documents/cookie-policy-en.pdf"}]},"levels":{"$ref":"https://experience.local/shared/consent-levels.schema.json"}}};
const schema1 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/url.schema.json","title":"Url","description":"An address: relative to the site, or with http, https, tel or mailto. Any other scheme is removed.","type":"string","maxLength":2000,"examples":["/en/individuals/saving"]};
const func0 = countCharacters;



function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/consent-config.schema.json" */;
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
if(!(((((key0 === "startPage") || (key0 === "skipMarker")) || (key0 === "pageUrls")) || (key0 === "policyUrls")) || (key0 === "levels"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.startPage !== undefined){
let data0 = data.startPage;
if(!((data0 === "customize") || (data0 === "main"))){
const err1 = {instancePath:instancePath+"/startPage",schemaPath:"#/properties/startPage/enum",keyword:"enum",params:{allowedValues: schema0.properties.startPage.enum},schema:schema0.properties.startPage.enum,parentSchema:schema0.properties.startPage,data:data0};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.skipMarker !== undefined){
let data1 = data.skipMarker;
if(typeof data1 === "string"){
if(data1.length > 100 && func0(data1) > 100){
const err2 = {instancePath:instancePath+"/skipMarker",schemaPath:"#/properties/skipMarker/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.skipMarker,data:data1};
(vErrors ??= []).push(err2);
errors++;
}
if(data1.length < 2 * 1 && func0(data1) < 1){
const err3 = {instancePath:instancePath+"/skipMarker",schemaPath:"#/properties/skipMarker/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.skipMarker,data:data1};
(vErrors ??= []).push(err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/skipMarker",schemaPath:"#/properties/skipMarker/type",keyword:"type",params:{type: "string"},schema:schema0.properties.skipMarker.type,parentSchema:schema0.properties.skipMarker,data:data1};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.pageUrls !== undefined){
let data2 = data.pageUrls;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
let data3 = data2[key1];
if(typeof data3 === "string"){
if(data3.length > 2000 && func0(data3) > 2000){
const err5 = {instancePath:instancePath+"/pageUrls/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema1,data:data3};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/pageUrls/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema1.type,parentSchema:schema1,data:data3};
(vErrors ??= []).push(err6);
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/pageUrls",schemaPath:"#/properties/pageUrls/type",keyword:"type",params:{type: "object"},schema:schema0.properties.pageUrls.type,parentSchema:schema0.properties.pageUrls,data:data2};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.policyUrls !== undefined){
let data4 = data.policyUrls;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key2 in data4){
let data5 = data4[key2];
if(typeof data5 === "string"){
if(data5.length > 2000 && func0(data5) > 2000){
const err8 = {instancePath:instancePath+"/policyUrls/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema1,data:data5};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/policyUrls/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema1.type,parentSchema:schema1,data:data5};
(vErrors ??= []).push(err9);
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/policyUrls",schemaPath:"#/properties/policyUrls/type",keyword:"type",params:{type: "object"},schema:schema0.properties.policyUrls.type,parentSchema:schema0.properties.policyUrls,data:data4};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.levels !== undefined){
if(!(validate1(data.levels, {instancePath:instancePath+"/levels",parentData:data,parentDataProperty:"levels",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
(vErrors ??= []).push(err11);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export { validate };
