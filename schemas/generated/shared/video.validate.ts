// Made by `npm run generate` from ../../shared/video.schema.json. Do not edit.
// @ts-nocheck
import { countCharacters } from '../../count-characters.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/video.schema.json","title":"VideoValue","description":"A video of the content service, which has it in several qualities.","type":"object","additionalProperties":false,"required":["videoPreviewURLs"],"properties":{"type":{"type":"string","description":"What the content service calls it.","examples":["video"]},"extension":{"type":"string","description":"The file's kind.","examples":["mp4","webm"]},"description":{"type":"string","maxLength":300,"description":"What the video shows, for people who do not see it.","examples":["Elise buys tomatoes on the square in Leuven"]},"captions":{"$ref":"https://experience.local/shared/url.schema.json","description":"Address of the captions on this site, as WebVTT, in the language of the page. They show once the video plays.","examples":["/documents/market-en.vtt"]},"transcript":{"type":"string","maxLength":2000,"description":"What the video tells, in words. Visitors read it where the video does not play.","examples":["Elise walks round the market and tastes three tomatoes."]},"thumbnails":{"type":"object","additionalProperties":false,"description":"Pictures that stand for the video.","properties":{"webimage":{"$ref":"https://experience.local/shared/image-url.schema.json","description":"Address of the picture that is shown before the video plays, 720 by 391 pixels.","examples":["https://media.meridia.example/market.jpg"]}}},"videoPreviewURLs":{"type":"object","additionalProperties":false,"minProperties":1,"description":"Addresses of the video by quality. For a quality that is left out the next lower one is played, or else the next higher one.","properties":{"480p":{"$ref":"https://experience.local/shared/video-url.schema.json","description":"For windows below 600 pixels.","examples":["https://media.meridia.example/market-480.mp4"]},"720p":{"$ref":"https://experience.local/shared/video-url.schema.json","description":"For windows from 600 to 1279 pixels.","examples":["https://media.meridia.example/market-720.mp4"]},"1080p":{"$ref":"https://experience.local/shared/video-url.schema.json","description":"For windows from 1280 pixels on.","examples":["https://media.meridia.example/market-1080.mp4"]}}}}};
const schema1 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/url.schema.json","title":"Url","description":"An address: relative to the site, or with http, https, tel or mailto. Any other scheme is removed.","type":"string","maxLength":2000,"examples":["/en/individuals/saving"]};
const schema2 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/image-url.schema.json","title":"ImageUrl","description":"The address of a picture: relative to the image service, or with http or https. Any other scheme is removed.","type":"string","maxLength":2000,"examples":["/images/house-keys.svg"]};
const schema3 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/video-url.schema.json","title":"VideoUrl","description":"The address of a video: a path, or with http or https. Any other scheme is refused.","type":"string","maxLength":2000,"examples":["https://media.meridia.example/market.mp4"]};
const func0 = countCharacters;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/video.schema.json" */;
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
if(data.videoPreviewURLs === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "videoPreviewURLs"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "type") || (key0 === "extension")) || (key0 === "description")) || (key0 === "captions")) || (key0 === "transcript")) || (key0 === "thumbnails")) || (key0 === "videoPreviewURLs"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema0.properties.type.type,parentSchema:schema0.properties.type,data:data0};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.extension !== undefined){
let data1 = data.extension;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/extension",schemaPath:"#/properties/extension/type",keyword:"type",params:{type: "string"},schema:schema0.properties.extension.type,parentSchema:schema0.properties.extension,data:data1};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 === "string"){
if(data2.length > 300 && func0(data2) > 300){
const err4 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 300},schema:300,parentSchema:schema0.properties.description,data:data2};
(vErrors ??= []).push(err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},schema:schema0.properties.description.type,parentSchema:schema0.properties.description,data:data2};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.captions !== undefined){
let data3 = data.captions;
if(typeof data3 === "string"){
if(data3.length > 2000 && func0(data3) > 2000){
const err6 = {instancePath:instancePath+"/captions",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema1,data:data3};
(vErrors ??= []).push(err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/captions",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema1.type,parentSchema:schema1,data:data3};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.transcript !== undefined){
let data4 = data.transcript;
if(typeof data4 === "string"){
if(data4.length > 2000 && func0(data4) > 2000){
const err8 = {instancePath:instancePath+"/transcript",schemaPath:"#/properties/transcript/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema0.properties.transcript,data:data4};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/transcript",schemaPath:"#/properties/transcript/type",keyword:"type",params:{type: "string"},schema:schema0.properties.transcript.type,parentSchema:schema0.properties.transcript,data:data4};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.thumbnails !== undefined){
let data5 = data.thumbnails;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key1 in data5){
if(!(key1 === "webimage")){
const err10 = {instancePath:instancePath+"/thumbnails",schemaPath:"#/properties/thumbnails/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema0.properties.thumbnails,data:data5};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data5.webimage !== undefined){
let data6 = data5.webimage;
if(typeof data6 === "string"){
if(data6.length > 2000 && func0(data6) > 2000){
const err11 = {instancePath:instancePath+"/thumbnails/webimage",schemaPath:"https://experience.local/shared/image-url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema2,data:data6};
(vErrors ??= []).push(err11);
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/thumbnails/webimage",schemaPath:"https://experience.local/shared/image-url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema2.type,parentSchema:schema2,data:data6};
(vErrors ??= []).push(err12);
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/thumbnails",schemaPath:"#/properties/thumbnails/type",keyword:"type",params:{type: "object"},schema:schema0.properties.thumbnails.type,parentSchema:schema0.properties.thumbnails,data:data5};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.videoPreviewURLs !== undefined){
let data7 = data.videoPreviewURLs;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(Object.keys(data7).length < 1){
const err14 = {instancePath:instancePath+"/videoPreviewURLs",schemaPath:"#/properties/videoPreviewURLs/minProperties",keyword:"minProperties",params:{limit: 1},schema:1,parentSchema:schema0.properties.videoPreviewURLs,data:data7};
(vErrors ??= []).push(err14);
errors++;
}
for(const key2 in data7){
if(!(((key2 === "480p") || (key2 === "720p")) || (key2 === "1080p"))){
const err15 = {instancePath:instancePath+"/videoPreviewURLs",schemaPath:"#/properties/videoPreviewURLs/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema0.properties.videoPreviewURLs,data:data7};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data7["480p"] !== undefined){
let data8 = data7["480p"];
if(typeof data8 === "string"){
if(data8.length > 2000 && func0(data8) > 2000){
const err16 = {instancePath:instancePath+"/videoPreviewURLs/480p",schemaPath:"https://experience.local/shared/video-url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema3,data:data8};
(vErrors ??= []).push(err16);
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/videoPreviewURLs/480p",schemaPath:"https://experience.local/shared/video-url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema3.type,parentSchema:schema3,data:data8};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data7["720p"] !== undefined){
let data9 = data7["720p"];
if(typeof data9 === "string"){
if(data9.length > 2000 && func0(data9) > 2000){
const err18 = {instancePath:instancePath+"/videoPreviewURLs/720p",schemaPath:"https://experience.local/shared/video-url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema3,data:data9};
(vErrors ??= []).push(err18);
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/videoPreviewURLs/720p",schemaPath:"https://experience.local/shared/video-url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema3.type,parentSchema:schema3,data:data9};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data7["1080p"] !== undefined){
let data10 = data7["1080p"];
if(typeof data10 === "string"){
if(data10.length > 2000 && func0(data10) > 2000){
const err20 = {instancePath:instancePath+"/videoPreviewURLs/1080p",schemaPath:"https://experience.local/shared/video-url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema3,data:data10};
(vErrors ??= []).push(err20);
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/videoPreviewURLs/1080p",schemaPath:"https://experience.local/shared/video-url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema3.type,parentSchema:schema3,data:data10};
(vErrors ??= []).push(err21);
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/videoPreviewURLs",schemaPath:"#/properties/videoPreviewURLs/type",keyword:"type",params:{type: "object"},schema:schema0.properties.videoPreviewURLs.type,parentSchema:schema0.properties.videoPreviewURLs,data:data7};
(vErrors ??= []).push(err22);
errors++;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
(vErrors ??= []).push(err23);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export { validate };
