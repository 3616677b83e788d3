// Made by `npm run generate` from ../../shared/personalisation-config.schema.json. Do not edit.
// @ts-nocheck
import { countCharacters } from '../../count-characters.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/personalisation-config.schema.json","title":"PersonalisationConfig","description":"Who says which offers a visitor gets. A browser asks, with consent, and only on pages with mboxes.","type":"object","additionalProperties":false,"required":["host","client","propertyTokens"],"properties":{"host":{"$ref":"https://experience.local/shared/url.schema.json","description":"Origin of the marketing host, which has the delivery endpoint.","examples":["https://marketing.example.com"]},"client":{"type":"string","minLength":1,"maxLength":100,"pattern":"^[A-Za-z0-9_-]+$","description":"The client that the marketing host knows the bank by.","examples":["meridia"]},"propertyTokens":{"type":"object","minProperties":1,"additionalProperties":{"type":"string","minLength":1,"maxLength":100},"description":"The token of the property, by the top-level domain of the site. The first one counts for every other domain.","examples":[{"be":"9c1e8f1d-be","nl":"5a7b20c4-nl"}]},"scope":{"enum":["mboxes","pageLoad"],"default":"mboxes","description":"What is asked for: the offers of each mbox on the page, or those of the page as a whole, whose contents are mbox:content."},"counting":{"enum":["execute","display"],"default":"execute","description":"When an offer counts as seen: once it is asked for, or once it was shown, which takes a call of its own."}}};
const schema1 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/url.schema.json","title":"Url","description":"An address: relative to the site, or with http, https, tel or mailto. Any other scheme is removed.","type":"string","maxLength":2000,"examples":["/en/individuals/saving"]};
const func0 = countCharacters;
const pattern0 = new RegExp("^[A-Za-z0-9_-]+$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/personalisation-config.schema.json" */;
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
if(data.host === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "host"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err0);
errors++;
}
if(data.client === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "client"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err1);
errors++;
}
if(data.propertyTokens === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "propertyTokens"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "host") || (key0 === "client")) || (key0 === "propertyTokens")) || (key0 === "scope")) || (key0 === "counting"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.host !== undefined){
let data0 = data.host;
if(typeof data0 === "string"){
if(data0.length > 2000 && func0(data0) > 2000){
const err4 = {instancePath:instancePath+"/host",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema1,data:data0};
(vErrors ??= []).push(err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/host",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema1.type,parentSchema:schema1,data:data0};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.client !== undefined){
let data1 = data.client;
if(typeof data1 === "string"){
if(data1.length > 100 && func0(data1) > 100){
const err6 = {instancePath:instancePath+"/client",schemaPath:"#/properties/client/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.client,data:data1};
(vErrors ??= []).push(err6);
errors++;
}
if(data1.length < 2 * 1 && func0(data1) < 1){
const err7 = {instancePath:instancePath+"/client",schemaPath:"#/properties/client/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.client,data:data1};
(vErrors ??= []).push(err7);
errors++;
}
if(!pattern0.test(data1)){
const err8 = {instancePath:instancePath+"/client",schemaPath:"#/properties/client/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},schema:"^[A-Za-z0-9_-]+$",parentSchema:schema0.properties.client,data:data1};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/client",schemaPath:"#/properties/client/type",keyword:"type",params:{type: "string"},schema:schema0.properties.client.type,parentSchema:schema0.properties.client,data:data1};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.propertyTokens !== undefined){
let data2 = data.propertyTokens;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(Object.keys(data2).length < 1){
const err10 = {instancePath:instancePath+"/propertyTokens",schemaPath:"#/properties/propertyTokens/minProperties",keyword:"minProperties",params:{limit: 1},schema:1,parentSchema:schema0.properties.propertyTokens,data:data2};
(vErrors ??= []).push(err10);
errors++;
}
for(const key1 in data2){
let data3 = data2[key1];
if(typeof data3 === "string"){
if(data3.length > 100 && func0(data3) > 100){
const err11 = {instancePath:instancePath+"/propertyTokens/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/propertyTokens/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.propertyTokens.additionalProperties,data:data3};
(vErrors ??= []).push(err11);
errors++;
}
if(data3.length < 2 * 1 && func0(data3) < 1){
const err12 = {instancePath:instancePath+"/propertyTokens/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/propertyTokens/additionalProperties/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.propertyTokens.additionalProperties,data:data3};
(vErrors ??= []).push(err12);
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/propertyTokens/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/propertyTokens/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema0.properties.propertyTokens.additionalProperties.type,parentSchema:schema0.properties.propertyTokens.additionalProperties,data:data3};
(vErrors ??= []).push(err13);
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/propertyTokens",schemaPath:"#/properties/propertyTokens/type",keyword:"type",params:{type: "object"},schema:schema0.properties.propertyTokens.type,parentSchema:schema0.properties.propertyTokens,data:data2};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.scope !== undefined){
let data4 = data.scope;
if(!((data4 === "mboxes") || (data4 === "pageLoad"))){
const err15 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/enum",keyword:"enum",params:{allowedValues: schema0.properties.scope.enum},schema:schema0.properties.scope.enum,parentSchema:schema0.properties.scope,data:data4};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.counting !== undefined){
let data5 = data.counting;
if(!((data5 === "execute") || (data5 === "display"))){
const err16 = {instancePath:instancePath+"/counting",schemaPath:"#/properties/counting/enum",keyword:"enum",params:{allowedValues: schema0.properties.counting.enum},schema:schema0.properties.counting.enum,parentSchema:schema0.properties.counting,data:data5};
(vErrors ??= []).push(err16);
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
(vErrors ??= []).push(err17);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export { validate };
