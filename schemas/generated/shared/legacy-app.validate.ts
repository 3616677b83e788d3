// Made by `npm run generate` from ../../shared/legacy-app.schema.json. Do not edit.
// @ts-nocheck
import { countCharacters } from '../../count-characters.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/legacy-app.schema.json","title":"LegacyApp","description":"The previous site that visitors may go back to.","type":"object","additionalProperties":false,"required":["id","url"],"properties":{"id":{"enum":["private","business","international","home-bank","business-bank"],"description":"Which one it is: the old private app, the old business app, the old international private app, Home'Bank or Business'Bank."},"url":{"$ref":"https://experience.local/shared/url.schema.json","description":"Its address.","examples":["https://old.example.com/"]},"removed":{"type":"boolean","default":false,"description":"true: nobody can go back any more; the bar says that everything is possible here, and where there is help."},"selfServiceUrl":{"$ref":"https://experience.local/shared/url.schema.json","description":"The self-service corner. It is needed once the old site is removed.","examples":["/en/individuals/contact"]}}};
const schema1 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/url.schema.json","title":"Url","description":"An address: relative to the site, or with http, https, tel or mailto. Any other scheme is removed.","type":"string","maxLength":2000,"examples":["/en/individuals/saving"]};
const func0 = countCharacters;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/legacy-app.schema.json" */;
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
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err0);
errors++;
}
if(data.url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "url")) || (key0 === "removed")) || (key0 === "selfServiceUrl"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(!(((((data0 === "private") || (data0 === "business")) || (data0 === "international")) || (data0 === "home-bank")) || (data0 === "business-bank"))){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/enum",keyword:"enum",params:{allowedValues: schema0.properties.id.enum},schema:schema0.properties.id.enum,parentSchema:schema0.properties.id,data:data0};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.url !== undefined){
let data1 = data.url;
if(typeof data1 === "string"){
if(data1.length > 2000 && func0(data1) > 2000){
const err4 = {instancePath:instancePath+"/url",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema1,data:data1};
(vErrors ??= []).push(err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/url",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema1.type,parentSchema:schema1,data:data1};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.removed !== undefined){
let data2 = data.removed;
if(typeof data2 !== "boolean"){
const err6 = {instancePath:instancePath+"/removed",schemaPath:"#/properties/removed/type",keyword:"type",params:{type: "boolean"},schema:schema0.properties.removed.type,parentSchema:schema0.properties.removed,data:data2};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.selfServiceUrl !== undefined){
let data3 = data.selfServiceUrl;
if(typeof data3 === "string"){
if(data3.length > 2000 && func0(data3) > 2000){
const err7 = {instancePath:instancePath+"/selfServiceUrl",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema1,data:data3};
(vErrors ??= []).push(err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/selfServiceUrl",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema1.type,parentSchema:schema1,data:data3};
(vErrors ??= []).push(err8);
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
(vErrors ??= []).push(err9);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export { validate };
