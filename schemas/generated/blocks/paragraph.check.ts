// Made by `npm run generate` from ../../blocks/paragraph.schema.json. Do not edit.
// @ts-nocheck
import type { Shape } from '../../check-module.ts';
import { countCharacters } from '../../count-characters.ts';
import { fold } from '../../problems/fold.ts';
import type { Problem } from '../../problems/problem.ts';

const validate = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/blocks/paragraph.schema.json","title":"ParagraphProps","description":"Running text, with a title, a picture and links where wanted.","type":"object","required":["componentType"],"properties":{"id":{"type":"string","pattern":"^[A-Za-z][A-Za-z0-9_-]{0,63}$","description":"A name that stays with this component when it moves or changes. Unique within the page.","examples":["savings-offer"]},"taxonomies":{"type":"array","maxItems":100,"description":"Labels of the content service. The key personalization says for whom a component is meant.","items":{"$ref":"https://experience.local/shared/taxonomy.schema.json"}},"componentType":{"const":"paragraph","description":"Running text."},"title":{"type":"string","maxLength":300,"description":"A heading above the text."},"richBody":{"$ref":"https://experience.local/shared/rich-body.schema.json"},"video":{"$ref":"https://experience.local/shared/video.schema.json"},"textLinks":{"$ref":"https://experience.local/shared/text-links.schema.json"},"alignedImage":{"$ref":"https://experience.local/shared/aligned-image.schema.json"}},"additionalProperties":false};
const schema32 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/taxonomy.schema.json","title":"Taxonomy","description":"One label with its values.","type":"object","additionalProperties":false,"required":["key","values"],"properties":{"key":{"type":"string","minLength":1,"description":"The label's name.","examples":["personalization"]},"values":{"type":"array","maxItems":100,"items":{"type":"string"},"description":"The label's values; for personalization in the form mbox:content.","examples":[["home-hero:default"]]}}};
const pattern4 = new RegExp("^[A-Za-z][A-Za-z0-9_-]{0,63}$", "u");
const func1 = countCharacters;
const schema33 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/rich-body.schema.json","title":"RichBody","description":"The rich text of a block.","type":"object","additionalProperties":false,"required":["value"],"properties":{"value":{"$ref":"https://experience.local/shared/rich-text.schema.json"}}};
const schema34 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/rich-text.schema.json","title":"RichTextValue","description":"Text with simple markup: p, strong, em, a, ul, ol, li, h2 to h6, table and the like. Other tags are removed. %{group:key}% is replaced by the value of that macro.","type":"string","examples":["<p>Open an account in <strong>five minutes</strong>.</p>"]};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/rich-body.schema.json" */;
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
if(data.value === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"},schema:schema33.required,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "value")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.value !== undefined){
let data0 = data.value;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/value",schemaPath:"https://experience.local/shared/rich-text.schema.json/type",keyword:"type",params:{type: "string"},schema:schema34.type,parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema33.type,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema35 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/video.schema.json","title":"VideoValue","description":"A video of the content service, which has it in several qualities.","type":"object","additionalProperties":false,"required":["videoPreviewURLs"],"properties":{"type":{"type":"string","description":"What the content service calls it.","examples":["video"]},"extension":{"type":"string","description":"The file's kind.","examples":["mp4","webm"]},"description":{"type":"string","maxLength":300,"description":"What the video shows, for people who do not see it.","examples":["Elise buys tomatoes on the square in Leuven"]},"thumbnails":{"type":"object","additionalProperties":false,"description":"Pictures that stand for the video.","properties":{"webimage":{"$ref":"https://experience.local/shared/image-url.schema.json","description":"Address of the picture that is shown before the video plays, 720 by 391 pixels.","examples":["https://media.meridia.example/market.jpg"]}}},"videoPreviewURLs":{"type":"object","additionalProperties":false,"minProperties":1,"description":"Addresses of the video by quality. For a quality that is left out the next lower one is played, or else the next higher one.","properties":{"480p":{"$ref":"https://experience.local/shared/url.schema.json","description":"For windows below 600 pixels.","examples":["https://media.meridia.example/market-480.mp4"]},"720p":{"$ref":"https://experience.local/shared/url.schema.json","description":"For windows from 600 to 1279 pixels.","examples":["https://media.meridia.example/market-720.mp4"]},"1080p":{"$ref":"https://experience.local/shared/url.schema.json","description":"For windows from 1280 pixels on.","examples":["https://media.meridia.example/market-1080.mp4"]}}}}};
const schema36 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/image-url.schema.json","title":"ImageUrl","description":"The address of a picture: relative to the image service, or with http or https. Any other scheme is removed.","type":"string","maxLength":2000,"examples":["/images/house-keys.svg"]};
const schema37 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/url.schema.json","title":"Url","description":"An address: relative to the site, or with http, https, tel or mailto. Any other scheme is removed.","type":"string","maxLength":2000,"examples":["/en/individuals/saving"]};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/video.schema.json" */;
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
if(data.videoPreviewURLs === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "videoPreviewURLs"},schema:schema35.required,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "extension")) || (key0 === "description")) || (key0 === "thumbnails")) || (key0 === "videoPreviewURLs"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema35.properties.type.type,parentSchema:schema35.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.extension !== undefined){
let data1 = data.extension;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/extension",schemaPath:"#/properties/extension/type",keyword:"type",params:{type: "string"},schema:schema35.properties.extension.type,parentSchema:schema35.properties.extension,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 === "string"){
if(data2.length > 300 && func1(data2) > 300){
const err4 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 300},schema:300,parentSchema:schema35.properties.description,data:data2};
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
const err5 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},schema:schema35.properties.description.type,parentSchema:schema35.properties.description,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.thumbnails !== undefined){
let data3 = data.thumbnails;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 in data3){
if(!(key1 === "webimage")){
const err6 = {instancePath:instancePath+"/thumbnails",schemaPath:"#/properties/thumbnails/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema35.properties.thumbnails,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data3.webimage !== undefined){
let data4 = data3.webimage;
if(typeof data4 === "string"){
if(data4.length > 2000 && func1(data4) > 2000){
const err7 = {instancePath:instancePath+"/thumbnails/webimage",schemaPath:"https://experience.local/shared/image-url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema36,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/thumbnails/webimage",schemaPath:"https://experience.local/shared/image-url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema36.type,parentSchema:schema36,data:data4};
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
const err9 = {instancePath:instancePath+"/thumbnails",schemaPath:"#/properties/thumbnails/type",keyword:"type",params:{type: "object"},schema:schema35.properties.thumbnails.type,parentSchema:schema35.properties.thumbnails,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.videoPreviewURLs !== undefined){
let data5 = data.videoPreviewURLs;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(Object.keys(data5).length < 1){
const err10 = {instancePath:instancePath+"/videoPreviewURLs",schemaPath:"#/properties/videoPreviewURLs/minProperties",keyword:"minProperties",params:{limit: 1},schema:1,parentSchema:schema35.properties.videoPreviewURLs,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key2 in data5){
if(!(((key2 === "480p") || (key2 === "720p")) || (key2 === "1080p"))){
const err11 = {instancePath:instancePath+"/videoPreviewURLs",schemaPath:"#/properties/videoPreviewURLs/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema35.properties.videoPreviewURLs,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data5["480p"] !== undefined){
let data6 = data5["480p"];
if(typeof data6 === "string"){
if(data6.length > 2000 && func1(data6) > 2000){
const err12 = {instancePath:instancePath+"/videoPreviewURLs/480p",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema37,data:data6};
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
const err13 = {instancePath:instancePath+"/videoPreviewURLs/480p",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema37.type,parentSchema:schema37,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data5["720p"] !== undefined){
let data7 = data5["720p"];
if(typeof data7 === "string"){
if(data7.length > 2000 && func1(data7) > 2000){
const err14 = {instancePath:instancePath+"/videoPreviewURLs/720p",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema37,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/videoPreviewURLs/720p",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema37.type,parentSchema:schema37,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data5["1080p"] !== undefined){
let data8 = data5["1080p"];
if(typeof data8 === "string"){
if(data8.length > 2000 && func1(data8) > 2000){
const err16 = {instancePath:instancePath+"/videoPreviewURLs/1080p",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema37,data:data8};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/videoPreviewURLs/1080p",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema37.type,parentSchema:schema37,data:data8};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/videoPreviewURLs",schemaPath:"#/properties/videoPreviewURLs/type",keyword:"type",params:{type: "object"},schema:schema35.properties.videoPreviewURLs.type,parentSchema:schema35.properties.videoPreviewURLs,data:data5};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema35.type,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema40 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/text-links.schema.json","title":"TextLinks","description":"Links below each other, in the order written.","type":"array","maxItems":1000,"items":{"$ref":"https://experience.local/shared/text-link.schema.json"}};
const schema41 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/text-link.schema.json","title":"TextLink","description":"A link in words. It shows only when both text and url hold something.","type":"object","additionalProperties":false,"required":["text","url"],"properties":{"text":{"type":"string","maxLength":300,"description":"What the visitor reads. Say where the link leads.","examples":["Compare savings accounts"]},"url":{"$ref":"https://experience.local/shared/url.schema.json"}}};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/text-link.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},schema:schema41.required,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},schema:schema41.required,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "text") || (key0 === "url"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.text !== undefined){
let data0 = data.text;
if(typeof data0 === "string"){
if(data0.length > 300 && func1(data0) > 300){
const err3 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 300},schema:300,parentSchema:schema41.properties.text,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},schema:schema41.properties.text.type,parentSchema:schema41.properties.text,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.url !== undefined){
let data1 = data.url;
if(typeof data1 === "string"){
if(data1.length > 2000 && func1(data1) > 2000){
const err5 = {instancePath:instancePath+"/url",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema37,data:data1};
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
const err6 = {instancePath:instancePath+"/url",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema37.type,parentSchema:schema37,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema41.type,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/text-links.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 1000){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1000},schema:1000,parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate26(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema40.type,parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema43 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/aligned-image.schema.json","title":"AlignedImage","description":"A picture beside or around a text.","type":"object","additionalProperties":false,"required":["image"],"properties":{"image":{"$ref":"https://experience.local/shared/image.schema.json"},"position":{"enum":["top","right","bottom","left"],"default":"right","description":"Where the picture stands. On a narrow page it stands above the text."}}};
const schema44 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/image.schema.json","title":"ImageValue","description":"A picture of the content service, which makes every size from one original.","type":"object","additionalProperties":false,"required":["original"],"properties":{"original":{"$ref":"https://experience.local/shared/image-url.schema.json","description":"Address of the picture as it was stored.","examples":["/images/house-keys.svg"]},"transformBaseUrl":{"$ref":"https://experience.local/shared/image-url.schema.json","description":"Address that answers with the picture at the size asked for.","examples":["/images/house-keys.png"]},"extension":{"type":"string","description":"The file's kind. An unknown one shows no picture.","examples":["png","jpg","webp","svg"]},"description":{"type":"string","description":"What the picture shows, for the people who keep it."},"width":{"type":"integer","minimum":1,"description":"Width of the original in pixels."},"height":{"type":"integer","minimum":1,"description":"Height of the original in pixels."},"pixelDensity":{"enum":[1,2],"default":1,"description":"2 offers doubled sizes to sharp screens as well."},"focalPoint":{"enum":["center","top","top-right","right","bottom-right","bottom","bottom-left","left","top-left"],"default":"center","description":"What of the picture has to stay in sight where its place has another form and cuts it.","examples":["top"]},"altTextEN":{"type":"string","description":"What the picture tells, in English. Leave it out for decoration."},"altTextFR":{"type":"string","description":"What the picture tells, in French."},"altTextNL":{"type":"string","description":"What the picture tells, in Dutch."},"altTextDE":{"type":"string","description":"What the picture tells, in German."}}};
const schema44Names = new Set(Object.keys(schema44.properties));
const func10 = Object.prototype.hasOwnProperty;

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/image.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.original === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "original"},schema:schema44.required,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(schema44Names.has(key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.original !== undefined){
let data0 = data.original;
if(typeof data0 === "string"){
if(data0.length > 2000 && func1(data0) > 2000){
const err2 = {instancePath:instancePath+"/original",schemaPath:"https://experience.local/shared/image-url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema36,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/original",schemaPath:"https://experience.local/shared/image-url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema36.type,parentSchema:schema36,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.transformBaseUrl !== undefined){
let data1 = data.transformBaseUrl;
if(typeof data1 === "string"){
if(data1.length > 2000 && func1(data1) > 2000){
const err4 = {instancePath:instancePath+"/transformBaseUrl",schemaPath:"https://experience.local/shared/image-url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema36,data:data1};
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
const err5 = {instancePath:instancePath+"/transformBaseUrl",schemaPath:"https://experience.local/shared/image-url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema36.type,parentSchema:schema36,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.extension !== undefined){
let data2 = data.extension;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/extension",schemaPath:"#/properties/extension/type",keyword:"type",params:{type: "string"},schema:schema44.properties.extension.type,parentSchema:schema44.properties.extension,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.description !== undefined){
let data3 = data.description;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},schema:schema44.properties.description.type,parentSchema:schema44.properties.description,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.width !== undefined){
let data4 = data.width;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err8 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},schema:schema44.properties.width.type,parentSchema:schema44.properties.width,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err9 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema44.properties.width,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.height !== undefined){
let data5 = data.height;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err10 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type: "integer"},schema:schema44.properties.height.type,parentSchema:schema44.properties.height,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
const err11 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema44.properties.height,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.pixelDensity !== undefined){
let data6 = data.pixelDensity;
if(!((data6 === 1) || (data6 === 2))){
const err12 = {instancePath:instancePath+"/pixelDensity",schemaPath:"#/properties/pixelDensity/enum",keyword:"enum",params:{allowedValues: schema44.properties.pixelDensity.enum},schema:schema44.properties.pixelDensity.enum,parentSchema:schema44.properties.pixelDensity,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.focalPoint !== undefined){
let data7 = data.focalPoint;
if(!(((((((((data7 === "center") || (data7 === "top")) || (data7 === "top-right")) || (data7 === "right")) || (data7 === "bottom-right")) || (data7 === "bottom")) || (data7 === "bottom-left")) || (data7 === "left")) || (data7 === "top-left"))){
const err13 = {instancePath:instancePath+"/focalPoint",schemaPath:"#/properties/focalPoint/enum",keyword:"enum",params:{allowedValues: schema44.properties.focalPoint.enum},schema:schema44.properties.focalPoint.enum,parentSchema:schema44.properties.focalPoint,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.altTextEN !== undefined){
let data8 = data.altTextEN;
if(typeof data8 !== "string"){
const err14 = {instancePath:instancePath+"/altTextEN",schemaPath:"#/properties/altTextEN/type",keyword:"type",params:{type: "string"},schema:schema44.properties.altTextEN.type,parentSchema:schema44.properties.altTextEN,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.altTextFR !== undefined){
let data9 = data.altTextFR;
if(typeof data9 !== "string"){
const err15 = {instancePath:instancePath+"/altTextFR",schemaPath:"#/properties/altTextFR/type",keyword:"type",params:{type: "string"},schema:schema44.properties.altTextFR.type,parentSchema:schema44.properties.altTextFR,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.altTextNL !== undefined){
let data10 = data.altTextNL;
if(typeof data10 !== "string"){
const err16 = {instancePath:instancePath+"/altTextNL",schemaPath:"#/properties/altTextNL/type",keyword:"type",params:{type: "string"},schema:schema44.properties.altTextNL.type,parentSchema:schema44.properties.altTextNL,data:data10};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.altTextDE !== undefined){
let data11 = data.altTextDE;
if(typeof data11 !== "string"){
const err17 = {instancePath:instancePath+"/altTextDE",schemaPath:"#/properties/altTextDE/type",keyword:"type",params:{type: "string"},schema:schema44.properties.altTextDE.type,parentSchema:schema44.properties.altTextDE,data:data11};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema44.type,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/aligned-image.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.image === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "image"},schema:schema43.required,parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "image") || (key0 === "position"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.image !== undefined){
if(!(validate30(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
if(data.position !== undefined){
let data1 = data.position;
if(!((((data1 === "top") || (data1 === "right")) || (data1 === "bottom")) || (data1 === "left"))){
const err2 = {instancePath:instancePath+"/position",schemaPath:"#/properties/position/enum",keyword:"enum",params:{allowedValues: schema43.properties.position.enum},schema:schema43.properties.position.enum,parentSchema:schema43.properties.position,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema43.type,parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/blocks/paragraph.schema.json" */;
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
if(data.componentType === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "componentType"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "id") || (key0 === "taxonomies")) || (key0 === "componentType")) || (key0 === "title")) || (key0 === "richBody")) || (key0 === "video")) || (key0 === "textLinks")) || (key0 === "alignedImage"))){
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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_-]{0,63}$"},schema:"^[A-Za-z][A-Za-z0-9_-]{0,63}$",parentSchema:schema31.properties.id,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema31.properties.id.type,parentSchema:schema31.properties.id,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.taxonomies !== undefined){
let data1 = data.taxonomies;
if(Array.isArray(data1)){
if(data1.length > 100){
const err4 = {instancePath:instancePath+"/taxonomies",schemaPath:"#/properties/taxonomies/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema31.properties.taxonomies,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.key === undefined){
const err5 = {instancePath:instancePath+"/taxonomies/" + i0,schemaPath:"https://experience.local/shared/taxonomy.schema.json/required",keyword:"required",params:{missingProperty: "key"},schema:schema32.required,parentSchema:schema32,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.values === undefined){
const err6 = {instancePath:instancePath+"/taxonomies/" + i0,schemaPath:"https://experience.local/shared/taxonomy.schema.json/required",keyword:"required",params:{missingProperty: "values"},schema:schema32.required,parentSchema:schema32,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key1 in data2){
if(!((key1 === "key") || (key1 === "values"))){
const err7 = {instancePath:instancePath+"/taxonomies/" + i0,schemaPath:"https://experience.local/shared/taxonomy.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema32,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.key !== undefined){
let data3 = data2.key;
if(typeof data3 === "string"){
if(data3.length < 2 * 1 && func1(data3) < 1){
const err8 = {instancePath:instancePath+"/taxonomies/" + i0+"/key",schemaPath:"https://experience.local/shared/taxonomy.schema.json/properties/key/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema32.properties.key,data:data3};
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
const err9 = {instancePath:instancePath+"/taxonomies/" + i0+"/key",schemaPath:"https://experience.local/shared/taxonomy.schema.json/properties/key/type",keyword:"type",params:{type: "string"},schema:schema32.properties.key.type,parentSchema:schema32.properties.key,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.values !== undefined){
let data4 = data2.values;
if(Array.isArray(data4)){
if(data4.length > 100){
const err10 = {instancePath:instancePath+"/taxonomies/" + i0+"/values",schemaPath:"https://experience.local/shared/taxonomy.schema.json/properties/values/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema32.properties.values,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 !== "string"){
const err11 = {instancePath:instancePath+"/taxonomies/" + i0+"/values/" + i1,schemaPath:"https://experience.local/shared/taxonomy.schema.json/properties/values/items/type",keyword:"type",params:{type: "string"},schema:schema32.properties.values.items.type,parentSchema:schema32.properties.values.items,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/taxonomies/" + i0+"/values",schemaPath:"https://experience.local/shared/taxonomy.schema.json/properties/values/type",keyword:"type",params:{type: "array"},schema:schema32.properties.values.type,parentSchema:schema32.properties.values,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/taxonomies/" + i0,schemaPath:"https://experience.local/shared/taxonomy.schema.json/type",keyword:"type",params:{type: "object"},schema:schema32.type,parentSchema:schema32,data:data2};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/taxonomies",schemaPath:"#/properties/taxonomies/type",keyword:"type",params:{type: "array"},schema:schema31.properties.taxonomies.type,parentSchema:schema31.properties.taxonomies,data:data1};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.componentType !== undefined){
let data6 = data.componentType;
if("paragraph" !== data6){
const err15 = {instancePath:instancePath+"/componentType",schemaPath:"#/properties/componentType/const",keyword:"const",params:{allowedValue: "paragraph"},schema:"paragraph",parentSchema:schema31.properties.componentType,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.title !== undefined){
let data7 = data.title;
if(typeof data7 === "string"){
if(data7.length > 300 && func1(data7) > 300){
const err16 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 300},schema:300,parentSchema:schema31.properties.title,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},schema:schema31.properties.title.type,parentSchema:schema31.properties.title,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.richBody !== undefined){
if(!(validate21(data.richBody, {instancePath:instancePath+"/richBody",parentData:data,parentDataProperty:"richBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.video !== undefined){
if(!(validate23(data.video, {instancePath:instancePath+"/video",parentData:data,parentDataProperty:"video",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.textLinks !== undefined){
if(!(validate25(data.textLinks, {instancePath:instancePath+"/textLinks",parentData:data,parentDataProperty:"textLinks",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(data.alignedImage !== undefined){
if(!(validate29(data.alignedImage, {instancePath:instancePath+"/alignedImage",parentData:data,parentDataProperty:"alignedImage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
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
    "id": {},
    "taxonomies": {
      "items": {
        "properties": {
          "key": {},
          "values": {
            "items": {}
          }
        }
      }
    },
    "componentType": {},
    "title": {
      "kind": "text"
    },
    "richBody": {
      "properties": {
        "value": {
          "kind": "rich-text",
          "advice": [
            {
              "minLength": 1,
              "because": "Without its words, visitors see nothing of it."
            }
          ]
        }
      }
    },
    "video": {
      "properties": {
        "type": {},
        "extension": {},
        "description": {
          "kind": "text"
        },
        "thumbnails": {
          "properties": {
            "webimage": {
              "kind": "image-url"
            }
          }
        },
        "videoPreviewURLs": {
          "properties": {
            "480p": {
              "kind": "url"
            },
            "720p": {
              "kind": "url"
            },
            "1080p": {
              "kind": "url"
            }
          }
        }
      }
    },
    "textLinks": {
      "items": {
        "properties": {
          "text": {
            "kind": "text",
            "advice": [
              {
                "minLength": 1,
                "because": "A link shows only with its words and its address."
              }
            ]
          },
          "url": {
            "kind": "url",
            "advice": [
              {
                "minLength": 1,
                "because": "A link shows only with its words and its address."
              }
            ]
          }
        }
      }
    },
    "alignedImage": {
      "properties": {
        "image": {
          "kind": "image",
          "properties": {
            "original": {
              "kind": "image-url",
              "advice": [
                {
                  "minLength": 1,
                  "because": "Without an address, visitors see no picture."
                }
              ]
            },
            "transformBaseUrl": {
              "kind": "image-url"
            },
            "extension": {},
            "description": {},
            "width": {},
            "height": {},
            "pixelDensity": {},
            "focalPoint": {},
            "altTextEN": {},
            "altTextFR": {},
            "altTextNL": {},
            "altTextDE": {}
          }
        },
        "position": {}
      }
    }
  }
};

export const family = 'blocks';

export const zones: readonly string[] = ["freeHeaderZone","flexZone","complementaryZone","legalZone"];
