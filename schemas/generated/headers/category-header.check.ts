// Made by `npm run generate` from ../../headers/category-header.schema.json. Do not edit.
// @ts-nocheck
import type { Shape } from '../../check-module.ts';
import { countCharacters } from '../../count-characters.ts';
import { fold } from '../../problems/fold.ts';
import type { Problem } from '../../problems/problem.ts';

const validate = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/headers/category-header.schema.json","title":"CategoryHeaderProps","description":"Opens a page that leads to others of its kind, such as all cards: a title, a picture, quick links. Holds the page's only h1.","type":"object","required":["componentType","title"],"properties":{"id":{"type":"string","pattern":"^[A-Za-z][A-Za-z0-9_-]{0,63}$","description":"A name that stays with this component when it moves or changes. Unique within the page.","examples":["savings-offer"]},"taxonomies":{"type":"array","maxItems":100,"description":"Labels of the content service. The key personalization says for whom a component is meant.","items":{"$ref":"https://experience.local/shared/taxonomy.schema.json"}},"headerNotification":{"$ref":"https://experience.local/shared/header-notification.schema.json"},"featureComponent":{"$ref":"https://experience.local/shared/feature-component.schema.json","description":"A feature of the site below the words of the header.","examples":[{"name":"branch-opening-hours","properties":{"branch":"ghent-korenmarkt"}}]},"componentType":{"const":"category-header","description":"Opens a page that leads to others."},"title":{"type":"string","minLength":1,"maxLength":300,"description":"The page's h1.","examples":["Cards for every day"]},"subtitle":{"type":"string","maxLength":300,"description":"A line above the text, where the title needs one.","examples":["Debit, credit and prepaid"]},"body":{"$ref":"https://experience.local/shared/rich-text.schema.json","description":"One or two sentences; four lines of it are shown.","examples":["<p>Choose by what you pay with it, not by its colour.</p>"]},"coreHeader":{"$ref":"https://experience.local/shared/header-picture.schema.json"},"quickLinks":{"$ref":"https://experience.local/shared/quick-links.schema.json"}},"additionalProperties":false};
const schema31Names = new Set(Object.keys(schema31.properties));
const schema32 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/taxonomy.schema.json","title":"Taxonomy","description":"One label with its values.","type":"object","additionalProperties":false,"required":["key","values"],"properties":{"key":{"type":"string","minLength":1,"description":"The label's name.","examples":["personalization"]},"values":{"type":"array","maxItems":100,"items":{"type":"string"},"description":"The label's values; for personalization in the form mbox:content.","examples":[["home-hero:default"]]}}};
const schema34 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/rich-text.schema.json","title":"RichTextValue","description":"Text with simple markup: p, strong, em, a, ul, ol, li, h2 to h6, table and the like. Other tags are removed. %{group:key}% is replaced by the value of that macro.","type":"string","examples":["<p>Open an account in <strong>five minutes</strong>.</p>"]};
const func1 = Object.prototype.hasOwnProperty;
const func2 = countCharacters;
const pattern4 = new RegExp("^[A-Za-z][A-Za-z0-9_-]{0,63}$", "u");
const schema33 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/header-notification.schema.json","title":"HeaderNotification","description":"What visitors of this page have to know first. Stands above the header.","type":"object","additionalProperties":false,"required":["body"],"properties":{"body":{"$ref":"https://experience.local/shared/rich-text.schema.json","description":"One or two sentences.","examples":["<p>Branches close at noon on 24 December.</p>"]},"notificationType":{"enum":["information","warning","error","success"],"default":"information","description":"Which mark and colour it has. An error is read out at once.","examples":["warning"]},"textLink":{"$ref":"https://experience.local/shared/text-link.schema.json"}}};
const schema35 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/text-link.schema.json","title":"TextLink","description":"A link in words. It shows only when both text and url hold something.","type":"object","additionalProperties":false,"required":["text","url"],"properties":{"text":{"type":"string","maxLength":300,"description":"What the visitor reads. Say where the link leads.","examples":["Compare savings accounts"]},"url":{"$ref":"https://experience.local/shared/url.schema.json"}}};
const schema36 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/url.schema.json","title":"Url","description":"An address: relative to the site, or with http, https, tel or mailto. Any other scheme is removed.","type":"string","maxLength":2000,"examples":["/en/individuals/saving"]};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/text-link.schema.json" */;
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
if(data.text === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},schema:schema35.required,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},schema:schema35.required,parentSchema:schema35,data};
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
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema35,data};
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
if(data0.length > 300 && func2(data0) > 300){
const err3 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 300},schema:300,parentSchema:schema35.properties.text,data:data0};
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
const err4 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},schema:schema35.properties.text.type,parentSchema:schema35.properties.text,data:data0};
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
if(data1.length > 2000 && func2(data1) > 2000){
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema35.type,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/header-notification.schema.json" */;
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
if(data.body === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "body"},schema:schema33.required,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "body") || (key0 === "notificationType")) || (key0 === "textLink"))){
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
if(data.body !== undefined){
let data0 = data.body;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/body",schemaPath:"https://experience.local/shared/rich-text.schema.json/type",keyword:"type",params:{type: "string"},schema:schema34.type,parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.notificationType !== undefined){
let data1 = data.notificationType;
if(!((((data1 === "information") || (data1 === "warning")) || (data1 === "error")) || (data1 === "success"))){
const err3 = {instancePath:instancePath+"/notificationType",schemaPath:"#/properties/notificationType/enum",keyword:"enum",params:{allowedValues: schema33.properties.notificationType.enum},schema:schema33.properties.notificationType.enum,parentSchema:schema33.properties.notificationType,data:data1};
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
if(!(validate22(data.textLink, {instancePath:instancePath+"/textLink",parentData:data,parentDataProperty:"textLink",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema33.type,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema37 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/feature-component.schema.json","title":"FeatureComponent","description":"A feature of the site inside a component.","type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"$ref":"https://experience.local/shared/feature-name.schema.json"},"properties":{"$ref":"https://experience.local/shared/feature-properties.schema.json"},"deferred":{"type":"boolean","default":false,"description":"Whether the feature is loaded only two seconds after the page has started, whatever a visitor does meanwhile; its place is there from the start."}},"examples":[{"name":"branch-opening-hours","properties":{"branch":"ghent-korenmarkt"}}]};
const schema38 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/feature-name.schema.json","title":"FeatureName","description":"The feature's name in the registry.","type":"string","minLength":1,"maxLength":100,"examples":["branch-opening-hours"]};
const schema39 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/feature-properties.schema.json","title":"FeatureProperties","description":"What the feature is configured with. Which values there are is said by the schema of the feature.","type":"object","additionalProperties":true,"examples":[{"branch":"ghent-korenmarkt"}]};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/feature-component.schema.json" */;
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
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema37.required,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "properties")) || (key0 === "deferred"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(data0.length > 100 && func2(data0) > 100){
const err2 = {instancePath:instancePath+"/name",schemaPath:"https://experience.local/shared/feature-name.schema.json/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema38,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 2 * 1 && func2(data0) < 1){
const err3 = {instancePath:instancePath+"/name",schemaPath:"https://experience.local/shared/feature-name.schema.json/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema38,data:data0};
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
const err4 = {instancePath:instancePath+"/name",schemaPath:"https://experience.local/shared/feature-name.schema.json/type",keyword:"type",params:{type: "string"},schema:schema38.type,parentSchema:schema38,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.properties !== undefined){
let data1 = data.properties;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
}
else {
const err5 = {instancePath:instancePath+"/properties",schemaPath:"https://experience.local/shared/feature-properties.schema.json/type",keyword:"type",params:{type: "object"},schema:schema39.type,parentSchema:schema39,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.deferred !== undefined){
let data2 = data.deferred;
if(typeof data2 !== "boolean"){
const err6 = {instancePath:instancePath+"/deferred",schemaPath:"#/properties/deferred/type",keyword:"type",params:{type: "boolean"},schema:schema37.properties.deferred.type,parentSchema:schema37.properties.deferred,data:data2};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema37.type,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema41 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/header-picture.schema.json","title":"HeaderPicture","description":"The picture of a header whose words stand beside this object.","type":"object","additionalProperties":false,"properties":{"headerImage":{"$ref":"https://experience.local/shared/image.schema.json"}}};
const schema42 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/image.schema.json","title":"ImageValue","description":"A picture of the content service, which makes every size from one original.","type":"object","additionalProperties":false,"required":["original"],"properties":{"original":{"$ref":"https://experience.local/shared/image-url.schema.json","description":"Address of the picture as it was stored.","examples":["/images/house-keys.svg"]},"transformBaseUrl":{"$ref":"https://experience.local/shared/image-url.schema.json","description":"Address that answers with the picture at the size asked for.","examples":["/images/house-keys.png"]},"extension":{"type":"string","description":"The file's kind. An unknown one shows no picture.","examples":["png","jpg","webp","svg"]},"description":{"type":"string","description":"What the picture shows, for the people who keep it."},"width":{"type":"integer","minimum":1,"description":"Width of the original in pixels."},"height":{"type":"integer","minimum":1,"description":"Height of the original in pixels."},"pixelDensity":{"enum":[1,2],"default":1,"description":"2 offers doubled sizes to sharp screens as well."},"focalPoint":{"enum":["center","top","top-right","right","bottom-right","bottom","bottom-left","left","top-left"],"default":"center","description":"What of the picture has to stay in sight where its place has another form and cuts it.","examples":["top"]},"altTextEN":{"type":"string","description":"What the picture tells, in English. Leave it out for decoration."},"altTextFR":{"type":"string","description":"What the picture tells, in French."},"altTextNL":{"type":"string","description":"What the picture tells, in Dutch."},"altTextDE":{"type":"string","description":"What the picture tells, in German."}}};
const schema42Names = new Set(Object.keys(schema42.properties));
const schema43 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/image-url.schema.json","title":"ImageUrl","description":"The address of a picture: relative to the image service, or with http or https. Any other scheme is removed.","type":"string","maxLength":2000,"examples":["/images/house-keys.svg"]};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/image.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.original === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "original"},schema:schema42.required,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(schema42Names.has(key0))){
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
if(data.original !== undefined){
let data0 = data.original;
if(typeof data0 === "string"){
if(data0.length > 2000 && func2(data0) > 2000){
const err2 = {instancePath:instancePath+"/original",schemaPath:"https://experience.local/shared/image-url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema43,data:data0};
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
const err3 = {instancePath:instancePath+"/original",schemaPath:"https://experience.local/shared/image-url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema43.type,parentSchema:schema43,data:data0};
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
if(data1.length > 2000 && func2(data1) > 2000){
const err4 = {instancePath:instancePath+"/transformBaseUrl",schemaPath:"https://experience.local/shared/image-url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema43,data:data1};
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
const err5 = {instancePath:instancePath+"/transformBaseUrl",schemaPath:"https://experience.local/shared/image-url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema43.type,parentSchema:schema43,data:data1};
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
const err6 = {instancePath:instancePath+"/extension",schemaPath:"#/properties/extension/type",keyword:"type",params:{type: "string"},schema:schema42.properties.extension.type,parentSchema:schema42.properties.extension,data:data2};
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
const err7 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},schema:schema42.properties.description.type,parentSchema:schema42.properties.description,data:data3};
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
const err8 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},schema:schema42.properties.width.type,parentSchema:schema42.properties.width,data:data4};
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
const err9 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema42.properties.width,data:data4};
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
const err10 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type: "integer"},schema:schema42.properties.height.type,parentSchema:schema42.properties.height,data:data5};
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
const err11 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema42.properties.height,data:data5};
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
const err12 = {instancePath:instancePath+"/pixelDensity",schemaPath:"#/properties/pixelDensity/enum",keyword:"enum",params:{allowedValues: schema42.properties.pixelDensity.enum},schema:schema42.properties.pixelDensity.enum,parentSchema:schema42.properties.pixelDensity,data:data6};
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
const err13 = {instancePath:instancePath+"/focalPoint",schemaPath:"#/properties/focalPoint/enum",keyword:"enum",params:{allowedValues: schema42.properties.focalPoint.enum},schema:schema42.properties.focalPoint.enum,parentSchema:schema42.properties.focalPoint,data:data7};
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
const err14 = {instancePath:instancePath+"/altTextEN",schemaPath:"#/properties/altTextEN/type",keyword:"type",params:{type: "string"},schema:schema42.properties.altTextEN.type,parentSchema:schema42.properties.altTextEN,data:data8};
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
const err15 = {instancePath:instancePath+"/altTextFR",schemaPath:"#/properties/altTextFR/type",keyword:"type",params:{type: "string"},schema:schema42.properties.altTextFR.type,parentSchema:schema42.properties.altTextFR,data:data9};
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
const err16 = {instancePath:instancePath+"/altTextNL",schemaPath:"#/properties/altTextNL/type",keyword:"type",params:{type: "string"},schema:schema42.properties.altTextNL.type,parentSchema:schema42.properties.altTextNL,data:data10};
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
const err17 = {instancePath:instancePath+"/altTextDE",schemaPath:"#/properties/altTextDE/type",keyword:"type",params:{type: "string"},schema:schema42.properties.altTextDE.type,parentSchema:schema42.properties.altTextDE,data:data11};
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
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema42.type,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/header-picture.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "headerImage")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.headerImage !== undefined){
if(!(validate28(data.headerImage, {instancePath:instancePath+"/headerImage",parentData:data,parentDataProperty:"headerImage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema41.type,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema45 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/quick-links.schema.json","title":"QuickLinks","description":"The errands most visitors come for.","type":"object","additionalProperties":false,"required":["items"],"properties":{"items":{"type":"array","maxItems":12,"description":"In the order shown. Five read well.","items":{"$ref":"https://experience.local/shared/quick-link.schema.json"}}}};
const schema46 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/quick-link.schema.json","title":"QuickLink","description":"One errand, with its icon.","type":"object","additionalProperties":false,"required":["textLink"],"properties":{"icon":{"$ref":"https://experience.local/shared/icon-id.schema.json"},"textLink":{"$ref":"https://experience.local/shared/text-link.schema.json"}}};
const schema47 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/icon-id.schema.json","title":"IconId","description":"An icon, as namespace:iconset:icon.","type":"string","pattern":"^[A-Za-z0-9-]+:[A-Za-z0-9-]+:[A-Za-z0-9-]+$","examples":["vitrine:regular:calendar"]};
const pattern5 = new RegExp("^[A-Za-z0-9-]+:[A-Za-z0-9-]+:[A-Za-z0-9-]+$", "u");

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/quick-link.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.textLink === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "textLink"},schema:schema46.required,parentSchema:schema46,data};
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
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema46,data};
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
const err2 = {instancePath:instancePath+"/icon",schemaPath:"https://experience.local/shared/icon-id.schema.json/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]+:[A-Za-z0-9-]+:[A-Za-z0-9-]+$"},schema:"^[A-Za-z0-9-]+:[A-Za-z0-9-]+:[A-Za-z0-9-]+$",parentSchema:schema47,data:data0};
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
const err3 = {instancePath:instancePath+"/icon",schemaPath:"https://experience.local/shared/icon-id.schema.json/type",keyword:"type",params:{type: "string"},schema:schema47.type,parentSchema:schema47,data:data0};
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
if(!(validate22(data.textLink, {instancePath:instancePath+"/textLink",parentData:data,parentDataProperty:"textLink",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema46.type,parentSchema:schema46,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/quick-links.schema.json" */;
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
if(data.items === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},schema:schema45.required,parentSchema:schema45,data};
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
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
if(data0.length > 12){
const err2 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 12},schema:12,parentSchema:schema45.properties.items,data:data0};
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
if(!(validate32(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},schema:schema45.properties.items.type,parentSchema:schema45.properties.items,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema45.type,parentSchema:schema45,data};
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


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/headers/category-header.schema.json" */;
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
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(schema31Names.has(key0))){
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
if(data3.length < 2 * 1 && func2(data3) < 1){
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
if(data.headerNotification !== undefined){
if(!(validate21(data.headerNotification, {instancePath:instancePath+"/headerNotification",parentData:data,parentDataProperty:"headerNotification",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.featureComponent !== undefined){
if(!(validate25(data.featureComponent, {instancePath:instancePath+"/featureComponent",parentData:data,parentDataProperty:"featureComponent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(data.componentType !== undefined){
let data8 = data.componentType;
if("category-header" !== data8){
const err16 = {instancePath:instancePath+"/componentType",schemaPath:"#/properties/componentType/const",keyword:"const",params:{allowedValue: "category-header"},schema:"category-header",parentSchema:schema31.properties.componentType,data:data8};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.title !== undefined){
let data9 = data.title;
if(typeof data9 === "string"){
if(data9.length > 300 && func2(data9) > 300){
const err17 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 300},schema:300,parentSchema:schema31.properties.title,data:data9};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data9.length < 2 * 1 && func2(data9) < 1){
const err18 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema31.properties.title,data:data9};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},schema:schema31.properties.title.type,parentSchema:schema31.properties.title,data:data9};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.subtitle !== undefined){
let data10 = data.subtitle;
if(typeof data10 === "string"){
if(data10.length > 300 && func2(data10) > 300){
const err20 = {instancePath:instancePath+"/subtitle",schemaPath:"#/properties/subtitle/maxLength",keyword:"maxLength",params:{limit: 300},schema:300,parentSchema:schema31.properties.subtitle,data:data10};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/subtitle",schemaPath:"#/properties/subtitle/type",keyword:"type",params:{type: "string"},schema:schema31.properties.subtitle.type,parentSchema:schema31.properties.subtitle,data:data10};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.body !== undefined){
let data11 = data.body;
if(typeof data11 !== "string"){
const err22 = {instancePath:instancePath+"/body",schemaPath:"https://experience.local/shared/rich-text.schema.json/type",keyword:"type",params:{type: "string"},schema:schema34.type,parentSchema:schema34,data:data11};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.coreHeader !== undefined){
if(!(validate27(data.coreHeader, {instancePath:instancePath+"/coreHeader",parentData:data,parentDataProperty:"coreHeader",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
if(data.quickLinks !== undefined){
if(!(validate31(data.quickLinks, {instancePath:instancePath+"/quickLinks",parentData:data,parentDataProperty:"quickLinks",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
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
    "headerNotification": {
      "properties": {
        "body": {
          "kind": "rich-text",
          "advice": [
            {
              "minLength": 1,
              "because": "Without its words, visitors see nothing of it."
            }
          ]
        },
        "notificationType": {},
        "textLink": {
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
      }
    },
    "featureComponent": {
      "properties": {
        "name": {
          "kind": "feature"
        },
        "properties": {},
        "deferred": {}
      }
    },
    "componentType": {},
    "title": {
      "kind": "text"
    },
    "subtitle": {
      "kind": "text"
    },
    "body": {
      "kind": "rich-text"
    },
    "coreHeader": {
      "properties": {
        "headerImage": {
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
        }
      }
    },
    "quickLinks": {
      "properties": {
        "items": {
          "advice": [
            {
              "minItems": 1,
              "because": "Without a link, visitors see nothing."
            },
            {
              "maxItems": 5,
              "because": "On a tablet five stand in a row; a sixth begins another row."
            }
          ],
          "items": {
            "properties": {
              "icon": {
                "kind": "icon"
              },
              "textLink": {
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
            }
          }
        }
      }
    }
  }
};

export const family = 'headers';

export const zones: readonly string[] = ["mainHeaderZone"];
