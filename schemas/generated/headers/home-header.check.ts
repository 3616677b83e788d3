// Made by `npm run generate` from ../../headers/home-header.schema.json. Do not edit.
// @ts-nocheck
import type { Shape } from '../../check-module.ts';
import { fold } from '../../problems/fold.ts';
import type { Problem } from '../../problems/problem.ts';

const validate = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/headers/home-header.schema.json","title":"HomeHeaderProps","description":"Opens a page: a title over a scene, what to do next, quick links and selling points. Holds the page's only h1.","type":"object","required":["componentType","coreHeader"],"properties":{"id":{"type":"string","pattern":"^[A-Za-z][A-Za-z0-9_-]{0,63}$","description":"A name that stays with this component when it moves or changes. Unique within the page.","examples":["savings-offer"]},"taxonomies":{"type":"array","maxItems":100,"description":"Labels of the content service. The key personalization says for whom a component is meant.","items":{"$ref":"https://experience.local/shared/taxonomy.schema.json"}},"componentType":{"const":"home-header","description":"Opens a page with a scene."},"coreHeader":{"$ref":"https://experience.local/shared/core-header.schema.json"},"cta":{"$ref":"https://experience.local/shared/call-to-action.schema.json"},"secondaryCta":{"$ref":"https://experience.local/shared/call-to-action.schema.json"},"quickLinks":{"$ref":"https://experience.local/shared/quick-links.schema.json"},"usps":{"$ref":"https://experience.local/shared/usps.schema.json"}},"additionalProperties":false};
const schema32 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/taxonomy.schema.json","title":"Taxonomy","description":"One label with its values.","type":"object","additionalProperties":false,"required":["key","values"],"properties":{"key":{"type":"string","minLength":1,"description":"The label's name.","examples":["personalization"]},"values":{"type":"array","maxItems":100,"items":{"type":"string"},"description":"The label's values; for personalization in the form mbox:content.","examples":[["home-hero:default"]]}}};
const pattern4 = new RegExp("^[A-Za-z][A-Za-z0-9_-]{0,63}$", "u");
import * as func1Module from 'ajv/dist/runtime/ucs2length.js';
const func1 = (func1Module.default ?? func1Module).default ?? (func1Module.default ?? func1Module);
const schema33 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/core-header.schema.json","title":"CoreHeader","description":"The words and the picture at the top of a page.","type":"object","additionalProperties":false,"required":["title"],"properties":{"title":{"type":"string","minLength":1,"maxLength":300,"description":"The page's h1.","examples":["A home loan that starts with a clear number"]},"subtitle":{"type":"string","maxLength":300,"description":"A line above the text, where the title needs one."},"body":{"$ref":"https://experience.local/shared/rich-text.schema.json"},"headerImage":{"$ref":"https://experience.local/shared/image.schema.json"}}};
const schema34 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/rich-text.schema.json","title":"RichTextValue","description":"Text with simple markup: p, strong, em, a, ul, ol, li, h2 to h6, table and the like. Other tags are removed. %{group:key}% is replaced by the value of that macro.","type":"string","examples":["<p>Open an account in <strong>five minutes</strong>.</p>"]};
const schema35 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/image.schema.json","title":"ImageValue","description":"A picture of the content service, which makes every size from one original.","type":"object","additionalProperties":false,"required":["original"],"properties":{"original":{"$ref":"https://experience.local/shared/url.schema.json","description":"Address of the picture as it was stored.","examples":["/images/house-keys.svg"]},"transformBaseUrl":{"$ref":"https://experience.local/shared/url.schema.json","description":"Address that answers with the picture at the size asked for.","examples":["/images/house-keys.png"]},"extension":{"type":"string","description":"The file's kind. An unknown one shows no picture.","examples":["png","jpg","webp","svg"]},"description":{"type":"string","description":"What the picture shows, for the people who keep it."},"width":{"type":"integer","minimum":1,"description":"Width of the original in pixels."},"height":{"type":"integer","minimum":1,"description":"Height of the original in pixels."},"pixelDensity":{"enum":[1,2],"default":1,"description":"2 offers doubled sizes to sharp screens as well."},"focalPoint":{"enum":["center","top","top-right","right","bottom-right","bottom","bottom-left","left","top-left"],"default":"center","description":"What of the picture has to stay in sight where its place has another form and cuts it.","examples":["top"]},"altTextEN":{"type":"string","description":"What the picture tells, in English. Leave it out for decoration."},"altTextFR":{"type":"string","description":"What the picture tells, in French."},"altTextNL":{"type":"string","description":"What the picture tells, in Dutch."},"altTextDE":{"type":"string","description":"What the picture tells, in German."}}};
const schema35Names = new Set(Object.keys(schema35.properties));
const schema36 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/url.schema.json","title":"Url","description":"An address: relative to the site, or with http, https, tel or mailto. Any other scheme is removed.","type":"string","maxLength":2000,"examples":["/en/individuals/saving"]};
const func5 = Object.prototype.hasOwnProperty;

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/image.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.original === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "original"},schema:schema35.required,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(schema35Names.has(key0))){
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
if(data.original !== undefined){
let data0 = data.original;
if(typeof data0 === "string"){
if(data0.length > 2000 && func1(data0) > 2000){
const err2 = {instancePath:instancePath+"/original",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema36,data:data0};
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
const err3 = {instancePath:instancePath+"/original",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema36.type,parentSchema:schema36,data:data0};
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
const err4 = {instancePath:instancePath+"/transformBaseUrl",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema36,data:data1};
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
const err5 = {instancePath:instancePath+"/transformBaseUrl",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema36.type,parentSchema:schema36,data:data1};
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
const err6 = {instancePath:instancePath+"/extension",schemaPath:"#/properties/extension/type",keyword:"type",params:{type: "string"},schema:schema35.properties.extension.type,parentSchema:schema35.properties.extension,data:data2};
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
const err7 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},schema:schema35.properties.description.type,parentSchema:schema35.properties.description,data:data3};
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
const err8 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},schema:schema35.properties.width.type,parentSchema:schema35.properties.width,data:data4};
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
const err9 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema35.properties.width,data:data4};
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
const err10 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type: "integer"},schema:schema35.properties.height.type,parentSchema:schema35.properties.height,data:data5};
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
const err11 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema35.properties.height,data:data5};
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
const err12 = {instancePath:instancePath+"/pixelDensity",schemaPath:"#/properties/pixelDensity/enum",keyword:"enum",params:{allowedValues: schema35.properties.pixelDensity.enum},schema:schema35.properties.pixelDensity.enum,parentSchema:schema35.properties.pixelDensity,data:data6};
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
const err13 = {instancePath:instancePath+"/focalPoint",schemaPath:"#/properties/focalPoint/enum",keyword:"enum",params:{allowedValues: schema35.properties.focalPoint.enum},schema:schema35.properties.focalPoint.enum,parentSchema:schema35.properties.focalPoint,data:data7};
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
const err14 = {instancePath:instancePath+"/altTextEN",schemaPath:"#/properties/altTextEN/type",keyword:"type",params:{type: "string"},schema:schema35.properties.altTextEN.type,parentSchema:schema35.properties.altTextEN,data:data8};
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
const err15 = {instancePath:instancePath+"/altTextFR",schemaPath:"#/properties/altTextFR/type",keyword:"type",params:{type: "string"},schema:schema35.properties.altTextFR.type,parentSchema:schema35.properties.altTextFR,data:data9};
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
const err16 = {instancePath:instancePath+"/altTextNL",schemaPath:"#/properties/altTextNL/type",keyword:"type",params:{type: "string"},schema:schema35.properties.altTextNL.type,parentSchema:schema35.properties.altTextNL,data:data10};
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
const err17 = {instancePath:instancePath+"/altTextDE",schemaPath:"#/properties/altTextDE/type",keyword:"type",params:{type: "string"},schema:schema35.properties.altTextDE.type,parentSchema:schema35.properties.altTextDE,data:data11};
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
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema35.type,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/core-header.schema.json" */;
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
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},schema:schema33.required,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "title") || (key0 === "subtitle")) || (key0 === "body")) || (key0 === "headerImage"))){
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
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(data0.length > 300 && func1(data0) > 300){
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 300},schema:300,parentSchema:schema33.properties.title,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 2 * 1 && func1(data0) < 1){
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema33.properties.title,data:data0};
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
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},schema:schema33.properties.title.type,parentSchema:schema33.properties.title,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.subtitle !== undefined){
let data1 = data.subtitle;
if(typeof data1 === "string"){
if(data1.length > 300 && func1(data1) > 300){
const err5 = {instancePath:instancePath+"/subtitle",schemaPath:"#/properties/subtitle/maxLength",keyword:"maxLength",params:{limit: 300},schema:300,parentSchema:schema33.properties.subtitle,data:data1};
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
const err6 = {instancePath:instancePath+"/subtitle",schemaPath:"#/properties/subtitle/type",keyword:"type",params:{type: "string"},schema:schema33.properties.subtitle.type,parentSchema:schema33.properties.subtitle,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.body !== undefined){
let data2 = data.body;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/body",schemaPath:"https://experience.local/shared/rich-text.schema.json/type",keyword:"type",params:{type: "string"},schema:schema34.type,parentSchema:schema34,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.headerImage !== undefined){
if(!(validate22(data.headerImage, {instancePath:instancePath+"/headerImage",parentData:data,parentDataProperty:"headerImage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema33.type,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema38 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/call-to-action.schema.json","title":"CallToAction","description":"The one thing a visitor is asked to do here.","type":"object","additionalProperties":false,"required":["textLink"],"properties":{"textLink":{"$ref":"https://experience.local/shared/text-link.schema.json"},"microCopy":{"type":"string","maxLength":200,"description":"A few words below the button that take away a doubt.","examples":["Three minutes, no login needed"]}}};
const schema39 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/text-link.schema.json","title":"TextLink","description":"A link in words. It shows only when both text and url hold something.","type":"object","additionalProperties":false,"required":["text","url"],"properties":{"text":{"type":"string","maxLength":300,"description":"What the visitor reads. Say where the link leads.","examples":["Compare savings accounts"]},"url":{"$ref":"https://experience.local/shared/url.schema.json"}}};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},schema:schema39.required,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},schema:schema39.required,parentSchema:schema39,data};
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
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema39,data};
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
const err3 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 300},schema:300,parentSchema:schema39.properties.text,data:data0};
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
const err4 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},schema:schema39.properties.text.type,parentSchema:schema39.properties.text,data:data0};
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
const err5 = {instancePath:instancePath+"/url",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema36,data:data1};
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
const err6 = {instancePath:instancePath+"/url",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema36.type,parentSchema:schema36,data:data1};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema39.type,parentSchema:schema39,data};
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
/*# sourceURL="https://experience.local/shared/call-to-action.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.textLink === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "textLink"},schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "textLink") || (key0 === "microCopy"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.textLink !== undefined){
if(!(validate26(data.textLink, {instancePath:instancePath+"/textLink",parentData:data,parentDataProperty:"textLink",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.microCopy !== undefined){
let data1 = data.microCopy;
if(typeof data1 === "string"){
if(data1.length > 200 && func1(data1) > 200){
const err2 = {instancePath:instancePath+"/microCopy",schemaPath:"#/properties/microCopy/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema38.properties.microCopy,data:data1};
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
const err3 = {instancePath:instancePath+"/microCopy",schemaPath:"#/properties/microCopy/type",keyword:"type",params:{type: "string"},schema:schema38.properties.microCopy.type,parentSchema:schema38.properties.microCopy,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema38.type,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema41 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/quick-links.schema.json","title":"QuickLinks","description":"The errands most visitors come for.","type":"object","additionalProperties":false,"required":["items"],"properties":{"items":{"type":"array","maxItems":12,"description":"In the order shown. Five read well.","items":{"$ref":"https://experience.local/shared/quick-link.schema.json"}}}};
const schema42 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/quick-link.schema.json","title":"QuickLink","description":"One errand, with its icon.","type":"object","additionalProperties":false,"required":["textLink"],"properties":{"icon":{"$ref":"https://experience.local/shared/icon-id.schema.json"},"textLink":{"$ref":"https://experience.local/shared/text-link.schema.json"}}};
const schema43 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/icon-id.schema.json","title":"IconId","description":"An icon, as namespace:iconset:icon.","type":"string","pattern":"^[A-Za-z0-9-]+:[A-Za-z0-9-]+:[A-Za-z0-9-]+$","examples":["vitrine:regular:calendar"]};
const pattern5 = new RegExp("^[A-Za-z0-9-]+:[A-Za-z0-9-]+:[A-Za-z0-9-]+$", "u");

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/quick-link.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.textLink === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "textLink"},schema:schema42.required,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "icon") || (key0 === "textLink"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.icon !== undefined){
let data0 = data.icon;
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
const err2 = {instancePath:instancePath+"/icon",schemaPath:"https://experience.local/shared/icon-id.schema.json/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]+:[A-Za-z0-9-]+:[A-Za-z0-9-]+$"},schema:"^[A-Za-z0-9-]+:[A-Za-z0-9-]+:[A-Za-z0-9-]+$",parentSchema:schema43,data:data0};
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
const err3 = {instancePath:instancePath+"/icon",schemaPath:"https://experience.local/shared/icon-id.schema.json/type",keyword:"type",params:{type: "string"},schema:schema43.type,parentSchema:schema43,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.textLink !== undefined){
if(!(validate26(data.textLink, {instancePath:instancePath+"/textLink",parentData:data,parentDataProperty:"textLink",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema42.type,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/quick-links.schema.json" */;
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
if(data.items === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},schema:schema41.required,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "items")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
if(data0.length > 12){
const err2 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 12},schema:12,parentSchema:schema41.properties.items,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate31(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},schema:schema41.properties.items.type,parentSchema:schema41.properties.items,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema41.type,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema44 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/usps.schema.json","title":"Usps","description":"Selling points, three in a row.","type":"array","maxItems":12,"items":{"$ref":"https://experience.local/shared/usp.schema.json"}};
const schema45 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/usp.schema.json","title":"Usp","description":"One selling point.","type":"object","additionalProperties":false,"required":["body"],"properties":{"icon":{"$ref":"https://experience.local/shared/icon-id.schema.json"},"body":{"$ref":"https://experience.local/shared/rich-text.schema.json","description":"Start with the point in strong, then one sentence.","examples":["<strong>People who pick up</strong> On weekdays until ten."]}}};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/usp.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate36.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "body"},schema:schema45.required,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "icon") || (key0 === "body"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.icon !== undefined){
let data0 = data.icon;
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
const err2 = {instancePath:instancePath+"/icon",schemaPath:"https://experience.local/shared/icon-id.schema.json/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]+:[A-Za-z0-9-]+:[A-Za-z0-9-]+$"},schema:"^[A-Za-z0-9-]+:[A-Za-z0-9-]+:[A-Za-z0-9-]+$",parentSchema:schema43,data:data0};
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
const err3 = {instancePath:instancePath+"/icon",schemaPath:"https://experience.local/shared/icon-id.schema.json/type",keyword:"type",params:{type: "string"},schema:schema43.type,parentSchema:schema43,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.body !== undefined){
let data1 = data.body;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/body",schemaPath:"https://experience.local/shared/rich-text.schema.json/type",keyword:"type",params:{type: "string"},schema:schema34.type,parentSchema:schema34,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema45.type,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/usps.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate35.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 12){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 12},schema:12,parentSchema:schema44,data};
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
if(!(validate36(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema44.type,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/headers/home-header.schema.json" */;
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
if(data.coreHeader === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "coreHeader"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "id") || (key0 === "taxonomies")) || (key0 === "componentType")) || (key0 === "coreHeader")) || (key0 === "cta")) || (key0 === "secondaryCta")) || (key0 === "quickLinks")) || (key0 === "usps"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_-]{0,63}$"},schema:"^[A-Za-z][A-Za-z0-9_-]{0,63}$",parentSchema:schema31.properties.id,data:data0};
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
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema31.properties.id.type,parentSchema:schema31.properties.id,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.taxonomies !== undefined){
let data1 = data.taxonomies;
if(Array.isArray(data1)){
if(data1.length > 100){
const err5 = {instancePath:instancePath+"/taxonomies",schemaPath:"#/properties/taxonomies/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema31.properties.taxonomies,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.key === undefined){
const err6 = {instancePath:instancePath+"/taxonomies/" + i0,schemaPath:"https://experience.local/shared/taxonomy.schema.json/required",keyword:"required",params:{missingProperty: "key"},schema:schema32.required,parentSchema:schema32,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.values === undefined){
const err7 = {instancePath:instancePath+"/taxonomies/" + i0,schemaPath:"https://experience.local/shared/taxonomy.schema.json/required",keyword:"required",params:{missingProperty: "values"},schema:schema32.required,parentSchema:schema32,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key1 in data2){
if(!((key1 === "key") || (key1 === "values"))){
const err8 = {instancePath:instancePath+"/taxonomies/" + i0,schemaPath:"https://experience.local/shared/taxonomy.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema32,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.key !== undefined){
let data3 = data2.key;
if(typeof data3 === "string"){
if(data3.length < 2 * 1 && func1(data3) < 1){
const err9 = {instancePath:instancePath+"/taxonomies/" + i0+"/key",schemaPath:"https://experience.local/shared/taxonomy.schema.json/properties/key/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema32.properties.key,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/taxonomies/" + i0+"/key",schemaPath:"https://experience.local/shared/taxonomy.schema.json/properties/key/type",keyword:"type",params:{type: "string"},schema:schema32.properties.key.type,parentSchema:schema32.properties.key,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.values !== undefined){
let data4 = data2.values;
if(Array.isArray(data4)){
if(data4.length > 100){
const err11 = {instancePath:instancePath+"/taxonomies/" + i0+"/values",schemaPath:"https://experience.local/shared/taxonomy.schema.json/properties/values/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema32.properties.values,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 !== "string"){
const err12 = {instancePath:instancePath+"/taxonomies/" + i0+"/values/" + i1,schemaPath:"https://experience.local/shared/taxonomy.schema.json/properties/values/items/type",keyword:"type",params:{type: "string"},schema:schema32.properties.values.items.type,parentSchema:schema32.properties.values.items,data:data5};
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
const err13 = {instancePath:instancePath+"/taxonomies/" + i0+"/values",schemaPath:"https://experience.local/shared/taxonomy.schema.json/properties/values/type",keyword:"type",params:{type: "array"},schema:schema32.properties.values.type,parentSchema:schema32.properties.values,data:data4};
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
const err14 = {instancePath:instancePath+"/taxonomies/" + i0,schemaPath:"https://experience.local/shared/taxonomy.schema.json/type",keyword:"type",params:{type: "object"},schema:schema32.type,parentSchema:schema32,data:data2};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/taxonomies",schemaPath:"#/properties/taxonomies/type",keyword:"type",params:{type: "array"},schema:schema31.properties.taxonomies.type,parentSchema:schema31.properties.taxonomies,data:data1};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.componentType !== undefined){
let data6 = data.componentType;
if("home-header" !== data6){
const err16 = {instancePath:instancePath+"/componentType",schemaPath:"#/properties/componentType/const",keyword:"const",params:{allowedValue: "home-header"},schema:"home-header",parentSchema:schema31.properties.componentType,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.coreHeader !== undefined){
if(!(validate21(data.coreHeader, {instancePath:instancePath+"/coreHeader",parentData:data,parentDataProperty:"coreHeader",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.cta !== undefined){
if(!(validate25(data.cta, {instancePath:instancePath+"/cta",parentData:data,parentDataProperty:"cta",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(data.secondaryCta !== undefined){
if(!(validate25(data.secondaryCta, {instancePath:instancePath+"/secondaryCta",parentData:data,parentDataProperty:"secondaryCta",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(data.quickLinks !== undefined){
if(!(validate30(data.quickLinks, {instancePath:instancePath+"/quickLinks",parentData:data,parentDataProperty:"quickLinks",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
if(data.usps !== undefined){
if(!(validate35(data.usps, {instancePath:instancePath+"/usps",parentData:data,parentDataProperty:"usps",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
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
    "coreHeader": {
      "properties": {
        "title": {
          "kind": "text"
        },
        "subtitle": {
          "kind": "text"
        },
        "body": {
          "kind": "rich-text"
        },
        "headerImage": {
          "kind": "image",
          "properties": {
            "original": {
              "kind": "url"
            },
            "transformBaseUrl": {
              "kind": "url"
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
        }
      }
    },
    "cta": {
      "properties": {
        "textLink": {
          "properties": {
            "text": {
              "kind": "text"
            },
            "url": {
              "kind": "url"
            }
          }
        },
        "microCopy": {
          "kind": "text"
        }
      }
    },
    "secondaryCta": {
      "properties": {
        "textLink": {
          "properties": {
            "text": {
              "kind": "text"
            },
            "url": {
              "kind": "url"
            }
          }
        },
        "microCopy": {
          "kind": "text"
        }
      }
    },
    "quickLinks": {
      "properties": {
        "items": {
          "items": {
            "properties": {
              "icon": {
                "kind": "icon"
              },
              "textLink": {
                "properties": {
                  "text": {
                    "kind": "text"
                  },
                  "url": {
                    "kind": "url"
                  }
                }
              }
            }
          }
        }
      }
    },
    "usps": {
      "items": {
        "properties": {
          "icon": {
            "kind": "icon"
          },
          "body": {
            "kind": "rich-text"
          }
        }
      }
    }
  }
};

export const family = 'headers';

export const zones: readonly string[] = ["mainHeaderZone"];
