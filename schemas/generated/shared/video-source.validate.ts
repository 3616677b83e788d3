// Made by `npm run generate` from ../../shared/video-source.schema.json. Do not edit.
// @ts-nocheck
import { countCharacters } from '../../count-characters.ts';

const validate = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/video-source.schema.json","title":"VideoSourceValue","description":"Where the video of a card is.","type":"object","additionalProperties":false,"required":["originalUrl"],"properties":{"originalUrl":{"$ref":"https://experience.local/shared/video-url.schema.json","description":"Address of the video as it was stored, with http, https or none.","examples":["https://media.meridia.example/market.mp4"]}}};
const schema32 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/video-url.schema.json","title":"VideoUrl","description":"The address of a video: a path, or with http or https. Any other scheme is refused.","type":"string","maxLength":2000,"examples":["https://media.meridia.example/market.mp4"]};
const func1 = countCharacters;

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/video-source.schema.json" */;
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
if(data.originalUrl === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "originalUrl"},schema:schema31.required,parentSchema:schema31,data};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!(key0 === "originalUrl")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema31,data};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.originalUrl !== undefined){
let data0 = data.originalUrl;
if(typeof data0 === "string"){
if(data0.length > 2000 && func1(data0) > 2000){
const err2 = {instancePath:instancePath+"/originalUrl",schemaPath:"https://experience.local/shared/video-url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema32,data:data0};
(vErrors ??= []).push(err2);
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/originalUrl",schemaPath:"https://experience.local/shared/video-url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema32.type,parentSchema:schema32,data:data0};
(vErrors ??= []).push(err3);
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data};
(vErrors ??= []).push(err4);
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export { validate };
