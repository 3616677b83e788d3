// Made by `npm run generate` from ../../shared/author-info.schema.json. Do not edit.
// @ts-nocheck
import { countCharacters } from '../../count-characters.ts';
import { validate as validate1 } from './image.validate.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/author-info.schema.json","title":"AuthorInfo","description":"Who wrote an article.","type":"object","additionalProperties":false,"required":["authorName"],"properties":{"image":{"$ref":"https://experience.local/shared/image.schema.json","description":"A portrait, shown in a circle."},"authorName":{"type":"string","minLength":1,"maxLength":200,"description":"First name and surname.","examples":["Elise Vandamme"]},"jobTitle":{"type":"string","maxLength":200,"description":"What the author does at the bank, and where.","examples":["Investment adviser, Leuven"]},"intro":{"type":"string","maxLength":600,"description":"One or two sentences about the author.","examples":["Explains money to people who would rather be cycling."]}}};
const func1 = countCharacters;



function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/author-info.schema.json" */;
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
if(data.authorName === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "authorName"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!((((key0 === "image") || (key0 === "authorName")) || (key0 === "jobTitle")) || (key0 === "intro"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.image !== undefined){
if(!(validate1(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.authorName !== undefined){
let data1 = data.authorName;
if(typeof data1 === "string"){
if(data1.length > 200 && func1(data1) > 200){
const err2 = {instancePath:instancePath+"/authorName",schemaPath:"#/properties/authorName/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema0.properties.authorName,data:data1};
(vErrors ??= []).push(err2);
errors++;
}
if(data1.length < 2 * 1 && func1(data1) < 1){
const err3 = {instancePath:instancePath+"/authorName",schemaPath:"#/properties/authorName/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.authorName,data:data1};
(vErrors ??= []).push(err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/authorName",schemaPath:"#/properties/authorName/type",keyword:"type",params:{type: "string"},schema:schema0.properties.authorName.type,parentSchema:schema0.properties.authorName,data:data1};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.jobTitle !== undefined){
let data2 = data.jobTitle;
if(typeof data2 === "string"){
if(data2.length > 200 && func1(data2) > 200){
const err5 = {instancePath:instancePath+"/jobTitle",schemaPath:"#/properties/jobTitle/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema0.properties.jobTitle,data:data2};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/jobTitle",schemaPath:"#/properties/jobTitle/type",keyword:"type",params:{type: "string"},schema:schema0.properties.jobTitle.type,parentSchema:schema0.properties.jobTitle,data:data2};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.intro !== undefined){
let data3 = data.intro;
if(typeof data3 === "string"){
if(data3.length > 600 && func1(data3) > 600){
const err7 = {instancePath:instancePath+"/intro",schemaPath:"#/properties/intro/maxLength",keyword:"maxLength",params:{limit: 600},schema:600,parentSchema:schema0.properties.intro,data:data3};
(vErrors ??= []).push(err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/intro",schemaPath:"#/properties/intro/type",keyword:"type",params:{type: "string"},schema:schema0.properties.intro.type,parentSchema:schema0.properties.intro,data:data3};
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
