// Made by `npm run generate` from ../../headers/editorial-header.schema.json. Do not edit.
// @ts-nocheck
import type { Shape } from '../../check-module.ts';
import { countCharacters } from '../../count-characters.ts';
import { fold } from '../../problems/fold.ts';
import type { Problem } from '../../problems/problem.ts';

const validate = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/headers/editorial-header.schema.json","title":"EditorialHeaderProps","description":"Opens an article: its title, who wrote it, when, how long reading takes, and a picture. Holds the page's only h1.","type":"object","required":["componentType","title"],"properties":{"id":{"type":"string","pattern":"^[A-Za-z][A-Za-z0-9_-]{0,63}$","description":"A name that stays with this component when it moves or changes. Unique within the page.","examples":["savings-offer"]},"taxonomies":{"type":"array","maxItems":100,"description":"Labels of the content service. The key personalization says for whom a component is meant.","items":{"$ref":"https://experience.local/shared/taxonomy.schema.json"}},"headerNotification":{"$ref":"https://experience.local/shared/header-notification.schema.json"},"featureComponent":{"$ref":"https://experience.local/shared/feature-component.schema.json","description":"A feature of the site below the words of the header.","examples":[{"name":"branch-opening-hours","properties":{"branch":"ghent-korenmarkt"}}]},"componentType":{"const":"editorial-header","description":"Opens an article."},"backLink":{"$ref":"https://experience.local/shared/text-link.schema.json","description":"Leads to the page that this article is listed on, and stands above the title.","examples":[{"text":"Stories","url":"/en/individuals"}]},"title":{"type":"string","minLength":1,"maxLength":300,"description":"The page's h1.","examples":["Index funds, explained with a bag of groceries"]},"subtitle":{"type":"string","maxLength":600,"description":"What the article is about, in one or two sentences.","examples":["Why owning a little of everything costs less than picking the best of it."]},"body":{"$ref":"https://experience.local/shared/rich-text.schema.json","description":"What stands before the article itself, such as for whom it is meant."},"image":{"$ref":"https://experience.local/shared/image.schema.json","description":"The picture of the article, twice as wide as high."},"readingTime":{"type":"integer","minimum":1,"maximum":600,"description":"How long reading takes, in minutes.","examples":[6]},"date":{"$ref":"https://experience.local/shared/day.schema.json","description":"The day on which the article was published.","examples":["2026-11-18"]},"authorInfo":{"$ref":"https://experience.local/shared/author-info.schema.json"}},"additionalProperties":false};
const schema31Names = new Set(Object.keys(schema31.properties));
const schema32 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/taxonomy.schema.json","title":"Taxonomy","description":"One label with its values.","type":"object","additionalProperties":false,"required":["key","values"],"properties":{"key":{"type":"string","minLength":1,"description":"The label's name.","examples":["personalization"]},"values":{"type":"array","maxItems":100,"items":{"type":"string"},"description":"The label's values; for personalization in the form mbox:content.","examples":[["home-hero:default"]]}}};
const schema34 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/rich-text.schema.json","title":"RichTextValue","description":"Text with simple markup: p, strong, em, a, ul, ol, li, h2 to h6, table and the like. Other tags are removed. %{group:key}% is replaced by the value of that macro.","type":"string","examples":["<p>Open an account in <strong>five minutes</strong>.</p>"]};
const schema44 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/day.schema.json","title":"DayValue","description":"A day, as year-month-day. It is written out in the page's language.","type":"string","pattern":"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$","examples":["2026-11-18"]};
const func1 = Object.prototype.hasOwnProperty;
const func2 = countCharacters;
const pattern4 = new RegExp("^[A-Za-z][A-Za-z0-9_-]{0,63}$", "u");
const pattern5 = new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$", "u");
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

const schema41 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/image.schema.json","title":"ImageValue","description":"A picture of the content service, which makes every size from one original.","type":"object","additionalProperties":false,"required":["original"],"properties":{"original":{"$ref":"https://experience.local/shared/image-url.schema.json","description":"Address of the picture as it was stored.","examples":["/images/house-keys.svg"]},"transformBaseUrl":{"$ref":"https://experience.local/shared/image-url.schema.json","description":"Address that answers with the picture at the size asked for.","examples":["/images/house-keys.png"]},"extension":{"type":"string","description":"The file's kind. An unknown one shows no picture.","examples":["png","jpg","webp","svg"]},"description":{"type":"string","description":"What the picture shows, for the people who keep it."},"width":{"type":"integer","minimum":1,"description":"Width of the original in pixels."},"height":{"type":"integer","minimum":1,"description":"Height of the original in pixels."},"pixelDensity":{"enum":[1,2],"default":1,"description":"2 offers doubled sizes to sharp screens as well."},"focalPoint":{"enum":["center","top","top-right","right","bottom-right","bottom","bottom-left","left","top-left"],"default":"center","description":"What of the picture has to stay in sight where its place has another form and cuts it.","examples":["top"]},"altTextEN":{"type":"string","description":"What the picture tells, in English. Leave it out for decoration."},"altTextFR":{"type":"string","description":"What the picture tells, in French."},"altTextNL":{"type":"string","description":"What the picture tells, in Dutch."},"altTextDE":{"type":"string","description":"What the picture tells, in German."}}};
const schema41Names = new Set(Object.keys(schema41.properties));
const schema42 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/image-url.schema.json","title":"ImageUrl","description":"The address of a picture: relative to the image service, or with http or https. Any other scheme is removed.","type":"string","maxLength":2000,"examples":["/images/house-keys.svg"]};

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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "original"},schema:schema41.required,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(schema41Names.has(key0))){
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
if(data.original !== undefined){
let data0 = data.original;
if(typeof data0 === "string"){
if(data0.length > 2000 && func2(data0) > 2000){
const err2 = {instancePath:instancePath+"/original",schemaPath:"https://experience.local/shared/image-url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema42,data:data0};
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
const err3 = {instancePath:instancePath+"/original",schemaPath:"https://experience.local/shared/image-url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema42.type,parentSchema:schema42,data:data0};
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
const err4 = {instancePath:instancePath+"/transformBaseUrl",schemaPath:"https://experience.local/shared/image-url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema42,data:data1};
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
const err5 = {instancePath:instancePath+"/transformBaseUrl",schemaPath:"https://experience.local/shared/image-url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema42.type,parentSchema:schema42,data:data1};
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
const err6 = {instancePath:instancePath+"/extension",schemaPath:"#/properties/extension/type",keyword:"type",params:{type: "string"},schema:schema41.properties.extension.type,parentSchema:schema41.properties.extension,data:data2};
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
const err7 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},schema:schema41.properties.description.type,parentSchema:schema41.properties.description,data:data3};
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
const err8 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},schema:schema41.properties.width.type,parentSchema:schema41.properties.width,data:data4};
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
const err9 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema41.properties.width,data:data4};
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
const err10 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type: "integer"},schema:schema41.properties.height.type,parentSchema:schema41.properties.height,data:data5};
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
const err11 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema41.properties.height,data:data5};
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
const err12 = {instancePath:instancePath+"/pixelDensity",schemaPath:"#/properties/pixelDensity/enum",keyword:"enum",params:{allowedValues: schema41.properties.pixelDensity.enum},schema:schema41.properties.pixelDensity.enum,parentSchema:schema41.properties.pixelDensity,data:data6};
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
const err13 = {instancePath:instancePath+"/focalPoint",schemaPath:"#/properties/focalPoint/enum",keyword:"enum",params:{allowedValues: schema41.properties.focalPoint.enum},schema:schema41.properties.focalPoint.enum,parentSchema:schema41.properties.focalPoint,data:data7};
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
const err14 = {instancePath:instancePath+"/altTextEN",schemaPath:"#/properties/altTextEN/type",keyword:"type",params:{type: "string"},schema:schema41.properties.altTextEN.type,parentSchema:schema41.properties.altTextEN,data:data8};
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
const err15 = {instancePath:instancePath+"/altTextFR",schemaPath:"#/properties/altTextFR/type",keyword:"type",params:{type: "string"},schema:schema41.properties.altTextFR.type,parentSchema:schema41.properties.altTextFR,data:data9};
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
const err16 = {instancePath:instancePath+"/altTextNL",schemaPath:"#/properties/altTextNL/type",keyword:"type",params:{type: "string"},schema:schema41.properties.altTextNL.type,parentSchema:schema41.properties.altTextNL,data:data10};
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
const err17 = {instancePath:instancePath+"/altTextDE",schemaPath:"#/properties/altTextDE/type",keyword:"type",params:{type: "string"},schema:schema41.properties.altTextDE.type,parentSchema:schema41.properties.altTextDE,data:data11};
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
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema41.type,parentSchema:schema41,data};
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

const schema45 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/author-info.schema.json","title":"AuthorInfo","description":"Who wrote an article.","type":"object","additionalProperties":false,"required":["authorName"],"properties":{"image":{"$ref":"https://experience.local/shared/image.schema.json","description":"A portrait, shown in a circle."},"authorName":{"type":"string","minLength":1,"maxLength":200,"description":"First name and surname.","examples":["Elise Vandamme"]},"jobTitle":{"type":"string","maxLength":200,"description":"What the author does at the bank, and where.","examples":["Investment adviser, Leuven"]},"intro":{"type":"string","maxLength":600,"description":"One or two sentences about the author.","examples":["Explains money to people who would rather be cycling."]}}};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/author-info.schema.json" */;
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
if(data.authorName === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "authorName"},schema:schema45.required,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "image") || (key0 === "authorName")) || (key0 === "jobTitle")) || (key0 === "intro"))){
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
if(data.image !== undefined){
if(!(validate28(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
if(data.authorName !== undefined){
let data1 = data.authorName;
if(typeof data1 === "string"){
if(data1.length > 200 && func2(data1) > 200){
const err2 = {instancePath:instancePath+"/authorName",schemaPath:"#/properties/authorName/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema45.properties.authorName,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.length < 2 * 1 && func2(data1) < 1){
const err3 = {instancePath:instancePath+"/authorName",schemaPath:"#/properties/authorName/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema45.properties.authorName,data:data1};
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
const err4 = {instancePath:instancePath+"/authorName",schemaPath:"#/properties/authorName/type",keyword:"type",params:{type: "string"},schema:schema45.properties.authorName.type,parentSchema:schema45.properties.authorName,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.jobTitle !== undefined){
let data2 = data.jobTitle;
if(typeof data2 === "string"){
if(data2.length > 200 && func2(data2) > 200){
const err5 = {instancePath:instancePath+"/jobTitle",schemaPath:"#/properties/jobTitle/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema45.properties.jobTitle,data:data2};
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
const err6 = {instancePath:instancePath+"/jobTitle",schemaPath:"#/properties/jobTitle/type",keyword:"type",params:{type: "string"},schema:schema45.properties.jobTitle.type,parentSchema:schema45.properties.jobTitle,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.intro !== undefined){
let data3 = data.intro;
if(typeof data3 === "string"){
if(data3.length > 600 && func2(data3) > 600){
const err7 = {instancePath:instancePath+"/intro",schemaPath:"#/properties/intro/maxLength",keyword:"maxLength",params:{limit: 600},schema:600,parentSchema:schema45.properties.intro,data:data3};
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
const err8 = {instancePath:instancePath+"/intro",schemaPath:"#/properties/intro/type",keyword:"type",params:{type: "string"},schema:schema45.properties.intro.type,parentSchema:schema45.properties.intro,data:data3};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema45.type,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/headers/editorial-header.schema.json" */;
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
if("editorial-header" !== data8){
const err16 = {instancePath:instancePath+"/componentType",schemaPath:"#/properties/componentType/const",keyword:"const",params:{allowedValue: "editorial-header"},schema:"editorial-header",parentSchema:schema31.properties.componentType,data:data8};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.backLink !== undefined){
if(!(validate22(data.backLink, {instancePath:instancePath+"/backLink",parentData:data,parentDataProperty:"backLink",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
let data10 = data.title;
if(typeof data10 === "string"){
if(data10.length > 300 && func2(data10) > 300){
const err17 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 300},schema:300,parentSchema:schema31.properties.title,data:data10};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data10.length < 2 * 1 && func2(data10) < 1){
const err18 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema31.properties.title,data:data10};
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
const err19 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},schema:schema31.properties.title.type,parentSchema:schema31.properties.title,data:data10};
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
let data11 = data.subtitle;
if(typeof data11 === "string"){
if(data11.length > 600 && func2(data11) > 600){
const err20 = {instancePath:instancePath+"/subtitle",schemaPath:"#/properties/subtitle/maxLength",keyword:"maxLength",params:{limit: 600},schema:600,parentSchema:schema31.properties.subtitle,data:data11};
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
const err21 = {instancePath:instancePath+"/subtitle",schemaPath:"#/properties/subtitle/type",keyword:"type",params:{type: "string"},schema:schema31.properties.subtitle.type,parentSchema:schema31.properties.subtitle,data:data11};
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
let data12 = data.body;
if(typeof data12 !== "string"){
const err22 = {instancePath:instancePath+"/body",schemaPath:"https://experience.local/shared/rich-text.schema.json/type",keyword:"type",params:{type: "string"},schema:schema34.type,parentSchema:schema34,data:data12};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.image !== undefined){
if(!(validate28(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
if(data.readingTime !== undefined){
let data14 = data.readingTime;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err23 = {instancePath:instancePath+"/readingTime",schemaPath:"#/properties/readingTime/type",keyword:"type",params:{type: "integer"},schema:schema31.properties.readingTime.type,parentSchema:schema31.properties.readingTime,data:data14};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 600 || isNaN(data14)){
const err24 = {instancePath:instancePath+"/readingTime",schemaPath:"#/properties/readingTime/maximum",keyword:"maximum",params:{comparison: "<=", limit: 600},schema:600,parentSchema:schema31.properties.readingTime,data:data14};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data14 < 1 || isNaN(data14)){
const err25 = {instancePath:instancePath+"/readingTime",schemaPath:"#/properties/readingTime/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema31.properties.readingTime,data:data14};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
if(data.date !== undefined){
let data15 = data.date;
if(typeof data15 === "string"){
if(!pattern5.test(data15)){
const err26 = {instancePath:instancePath+"/date",schemaPath:"https://experience.local/shared/day.schema.json/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"},schema:"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",parentSchema:schema44,data:data15};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/date",schemaPath:"https://experience.local/shared/day.schema.json/type",keyword:"type",params:{type: "string"},schema:schema44.type,parentSchema:schema44,data:data15};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.authorInfo !== undefined){
if(!(validate30(data.authorInfo, {instancePath:instancePath+"/authorInfo",parentData:data,parentDataProperty:"authorInfo",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
}
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
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
    "backLink": {
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
    },
    "title": {
      "kind": "text"
    },
    "subtitle": {
      "kind": "text"
    },
    "body": {
      "kind": "rich-text"
    },
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
    "readingTime": {},
    "date": {
      "kind": "day"
    },
    "authorInfo": {
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
        "authorName": {
          "kind": "text"
        },
        "jobTitle": {
          "kind": "text"
        },
        "intro": {
          "kind": "text"
        }
      }
    }
  }
};

export const family = 'headers';

export const zones: readonly string[] = ["mainHeaderZone"];
