// Made by `npm run generate` from ../../shared/video-source.schema.json. Do not edit.
// @ts-nocheck
import { countCharacters } from '../../count-characters.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/video-source.schema.json","title":"VideoSourceValue","description":"Where the video of a card is.","type":"object","additionalProperties":false,"required":["originalUrl"],"properties":{"originalUrl":{"$ref":"https://experience.local/shared/video-url.schema.json","description":"Address of the video as it was stored, with http, https or none.","examples":["https://media.meridia.example/market.mp4"]},"captions":{"$ref":"https://experience.local/shared/url.schema.json","description":"Address of the captions on this site, as WebVTT, in the language of the page. They show once the video plays.","examples":["/documents/market-en.vtt"]},"transcript":{"type":"string","maxLength":2000,"description":"What the video tells, in words. Visitors read it where the video does not play.","examples":["Elise walks round the market and tastes three tomatoes."]}}};
const schema1 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/video-url.schema.json","title":"VideoUrl","description":"The address of a video: a path, or with http or https. Any other scheme is refused.","type":"string","maxLength":2000,"examples":["https://media.meridia.example/market.mp4"]};
const schema2 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/url.schema.json","title":"Url","description":"An address: relative to the site, or with http, https, tel or mailto. Any other scheme is removed.","type":"string","maxLength":2000,"examples":["/en/individuals/saving"]};
const func0 = countCharacters;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/video-source.schema.json" */;
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
if(data.originalUrl === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "originalUrl"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!(((key0 === "originalUrl") || (key0 === "captions")) || (key0 === "transcript"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.originalUrl !== undefined){
let data0 = data.originalUrl;
if(typeof data0 === "string"){
if(data0.length > 2000 && func0(data0) > 2000){
const err2 = {instancePath:instancePath+"/originalUrl",schemaPath:"https://experience.local/shared/video-url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema1,data:data0};
(vErrors ??= []).push(err2);
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/originalUrl",schemaPath:"https://experience.local/shared/video-url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema1.type,parentSchema:schema1,data:data0};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.captions !== undefined){
let data1 = data.captions;
if(typeof data1 === "string"){
if(data1.length > 2000 && func0(data1) > 2000){
const err4 = {instancePath:instancePath+"/captions",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema2,data:data1};
(vErrors ??= []).push(err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/captions",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema2.type,parentSchema:schema2,data:data1};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.transcript !== undefined){
let data2 = data.transcript;
if(typeof data2 === "string"){
if(data2.length > 2000 && func0(data2) > 2000){
const err6 = {instancePath:instancePath+"/transcript",schemaPath:"#/properties/transcript/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema0.properties.transcript,data:data2};
(vErrors ??= []).push(err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/transcript",schemaPath:"#/properties/transcript/type",keyword:"type",params:{type: "string"},schema:schema0.properties.transcript.type,parentSchema:schema0.properties.transcript,data:data2};
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
