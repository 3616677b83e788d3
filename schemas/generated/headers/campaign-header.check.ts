// Made by `npm run generate` from ../../headers/campaign-header.schema.json. Do not edit.
// @ts-nocheck
import type { Shape } from '../../check-module.ts';
import { countCharacters } from '../../count-characters.ts';
import { fold } from '../../problems/fold.ts';
import type { Problem } from '../../problems/problem.ts';

const validate = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/headers/campaign-header.schema.json","title":"CampaignHeaderProps","description":"Opens the page of a campaign, on a warm ground: a title in parts, a scene with a sticker, what to do next, selling points, a legal banner. Holds the page's only h1.","type":"object","required":["componentType","coreHeader"],"properties":{"id":{"type":"string","pattern":"^[A-Za-z][A-Za-z0-9_-]{0,63}$","description":"A name that stays with this component when it moves or changes. Unique within the page.","examples":["savings-offer"]},"taxonomies":{"type":"array","maxItems":100,"description":"Labels of the content service. The key personalization says for whom a component is meant.","items":{"$ref":"https://experience.local/shared/taxonomy.schema.json"}},"headerNotification":{"$ref":"https://experience.local/shared/header-notification.schema.json"},"featureComponent":{"$ref":"https://experience.local/shared/feature-component.schema.json","description":"A feature of the site below the words of the header.","examples":[{"name":"branch-opening-hours","properties":{"branch":"ghent-korenmarkt"}}]},"componentType":{"const":"campaign-header","description":"Opens the page of a campaign."},"coreHeader":{"$ref":"https://experience.local/shared/core-header.schema.json"},"cta":{"$ref":"https://experience.local/shared/call-to-action.schema.json"},"secondaryCta":{"$ref":"https://experience.local/shared/call-to-action.schema.json"},"deviceSpecificCta":{"$ref":"https://experience.local/shared/device-specific-cta.schema.json"},"usps":{"$ref":"https://experience.local/shared/usps.schema.json"},"legalBanner":{"$ref":"https://experience.local/shared/legal-banner.schema.json"}},"additionalProperties":false};
const schema31Names = new Set(Object.keys(schema31.properties));
const schema32 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/taxonomy.schema.json","title":"Taxonomy","description":"One label with its values.","type":"object","additionalProperties":false,"required":["key","values"],"properties":{"key":{"type":"string","minLength":1,"description":"The label's name.","examples":["personalization"]},"values":{"type":"array","maxItems":100,"items":{"type":"string"},"description":"The label's values; for personalization in the form mbox:content.","examples":[["home-hero:default"]]}}};
const func1 = Object.prototype.hasOwnProperty;
const func2 = countCharacters;
const pattern4 = new RegExp("^[A-Za-z][A-Za-z0-9_-]{0,63}$", "u");
const schema33 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/header-notification.schema.json","title":"HeaderNotification","description":"What visitors of this page have to know first. Stands above the header.","type":"object","additionalProperties":false,"required":["body"],"properties":{"body":{"$ref":"https://experience.local/shared/rich-text.schema.json","description":"One or two sentences.","examples":["<p>Branches close at noon on 24 December.</p>"]},"notificationType":{"enum":["information","warning","error","success"],"default":"information","description":"Which mark and colour it has. An error is read out at once.","examples":["warning"]},"textLink":{"$ref":"https://experience.local/shared/text-link.schema.json"}}};
const schema34 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/rich-text.schema.json","title":"RichTextValue","description":"Text with simple markup: p, strong, em, a, ul, ol, li, h2 to h6, table and the like. Other tags are removed. %{group:key}% is replaced by the value of that macro.","type":"string","examples":["<p>Open an account in <strong>five minutes</strong>.</p>"]};
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

const schema40 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/core-header.schema.json","title":"CoreHeader","description":"The words and the picture at the top of a page.","type":"object","additionalProperties":false,"required":["title"],"properties":{"title":{"type":"string","minLength":1,"maxLength":300,"description":"The page's h1, unless campaignTitle says it in parts.","examples":["A home loan that starts with a clear number"]},"subtitle":{"type":"string","maxLength":300,"description":"A line above the text, where the title needs one."},"body":{"$ref":"https://experience.local/shared/rich-text.schema.json","description":"What the page is about. Four lines of it are shown, three or two beside a campaignTitle in parts."},"headerImage":{"$ref":"https://experience.local/shared/image.schema.json"},"campaignTitle":{"$ref":"https://experience.local/shared/campaign-title.schema.json"},"promoText":{"type":"string","maxLength":200,"description":"What makes this offer worth a look. As a sticker it has room for about 30 characters; a longer one becomes a line.","examples":["from 2.95% APR, fixed"]},"promoStickerLayout":{"enum":["line","sticker"],"default":"line","description":"Where promoText stands: on a line below the text, or on a round sticker on the picture. Without a picture it is a line.","examples":["sticker"]},"promoLabel":{"$ref":"https://experience.local/shared/promo-label.schema.json"}}};
const schema45 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/campaign-title.schema.json","title":"CampaignTitle","description":"The title of a campaign in up to three parts, each on a line of its own. They take the place of the title.","type":"object","additionalProperties":false,"properties":{"primaryTitle":{"type":"string","maxLength":200,"description":"The first line.","examples":["Warm walls."]},"secondaryTitle":{"type":"string","maxLength":200,"description":"The second line.","examples":["Lower bills."]},"tertiaryTitle":{"type":"string","maxLength":200,"description":"The third line, in the accent's colour.","examples":["From 2.95% APR."]}}};
const schema46 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/promo-label.schema.json","title":"PromoLabel","description":"A short mark above the title of a header.","type":"object","additionalProperties":false,"required":["body"],"properties":{"body":{"type":"string","maxLength":80,"description":"Two or three words.","examples":["Renovation weeks"]}}};
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
/*# sourceURL="https://experience.local/shared/core-header.schema.json" */;
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
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},schema:schema40.required,parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "title") || (key0 === "subtitle")) || (key0 === "body")) || (key0 === "headerImage")) || (key0 === "campaignTitle")) || (key0 === "promoText")) || (key0 === "promoStickerLayout")) || (key0 === "promoLabel"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema40,data};
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
if(data0.length > 300 && func2(data0) > 300){
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 300},schema:300,parentSchema:schema40.properties.title,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 2 * 1 && func2(data0) < 1){
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema40.properties.title,data:data0};
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
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},schema:schema40.properties.title.type,parentSchema:schema40.properties.title,data:data0};
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
if(data1.length > 300 && func2(data1) > 300){
const err5 = {instancePath:instancePath+"/subtitle",schemaPath:"#/properties/subtitle/maxLength",keyword:"maxLength",params:{limit: 300},schema:300,parentSchema:schema40.properties.subtitle,data:data1};
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
const err6 = {instancePath:instancePath+"/subtitle",schemaPath:"#/properties/subtitle/type",keyword:"type",params:{type: "string"},schema:schema40.properties.subtitle.type,parentSchema:schema40.properties.subtitle,data:data1};
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
if(!(validate28(data.headerImage, {instancePath:instancePath+"/headerImage",parentData:data,parentDataProperty:"headerImage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
if(data.campaignTitle !== undefined){
let data4 = data.campaignTitle;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 in data4){
if(!(((key1 === "primaryTitle") || (key1 === "secondaryTitle")) || (key1 === "tertiaryTitle"))){
const err8 = {instancePath:instancePath+"/campaignTitle",schemaPath:"https://experience.local/shared/campaign-title.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema45,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data4.primaryTitle !== undefined){
let data5 = data4.primaryTitle;
if(typeof data5 === "string"){
if(data5.length > 200 && func2(data5) > 200){
const err9 = {instancePath:instancePath+"/campaignTitle/primaryTitle",schemaPath:"https://experience.local/shared/campaign-title.schema.json/properties/primaryTitle/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema45.properties.primaryTitle,data:data5};
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
const err10 = {instancePath:instancePath+"/campaignTitle/primaryTitle",schemaPath:"https://experience.local/shared/campaign-title.schema.json/properties/primaryTitle/type",keyword:"type",params:{type: "string"},schema:schema45.properties.primaryTitle.type,parentSchema:schema45.properties.primaryTitle,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data4.secondaryTitle !== undefined){
let data6 = data4.secondaryTitle;
if(typeof data6 === "string"){
if(data6.length > 200 && func2(data6) > 200){
const err11 = {instancePath:instancePath+"/campaignTitle/secondaryTitle",schemaPath:"https://experience.local/shared/campaign-title.schema.json/properties/secondaryTitle/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema45.properties.secondaryTitle,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/campaignTitle/secondaryTitle",schemaPath:"https://experience.local/shared/campaign-title.schema.json/properties/secondaryTitle/type",keyword:"type",params:{type: "string"},schema:schema45.properties.secondaryTitle.type,parentSchema:schema45.properties.secondaryTitle,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data4.tertiaryTitle !== undefined){
let data7 = data4.tertiaryTitle;
if(typeof data7 === "string"){
if(data7.length > 200 && func2(data7) > 200){
const err13 = {instancePath:instancePath+"/campaignTitle/tertiaryTitle",schemaPath:"https://experience.local/shared/campaign-title.schema.json/properties/tertiaryTitle/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema45.properties.tertiaryTitle,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/campaignTitle/tertiaryTitle",schemaPath:"https://experience.local/shared/campaign-title.schema.json/properties/tertiaryTitle/type",keyword:"type",params:{type: "string"},schema:schema45.properties.tertiaryTitle.type,parentSchema:schema45.properties.tertiaryTitle,data:data7};
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
const err15 = {instancePath:instancePath+"/campaignTitle",schemaPath:"https://experience.local/shared/campaign-title.schema.json/type",keyword:"type",params:{type: "object"},schema:schema45.type,parentSchema:schema45,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.promoText !== undefined){
let data8 = data.promoText;
if(typeof data8 === "string"){
if(data8.length > 200 && func2(data8) > 200){
const err16 = {instancePath:instancePath+"/promoText",schemaPath:"#/properties/promoText/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema40.properties.promoText,data:data8};
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
const err17 = {instancePath:instancePath+"/promoText",schemaPath:"#/properties/promoText/type",keyword:"type",params:{type: "string"},schema:schema40.properties.promoText.type,parentSchema:schema40.properties.promoText,data:data8};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.promoStickerLayout !== undefined){
let data9 = data.promoStickerLayout;
if(!((data9 === "line") || (data9 === "sticker"))){
const err18 = {instancePath:instancePath+"/promoStickerLayout",schemaPath:"#/properties/promoStickerLayout/enum",keyword:"enum",params:{allowedValues: schema40.properties.promoStickerLayout.enum},schema:schema40.properties.promoStickerLayout.enum,parentSchema:schema40.properties.promoStickerLayout,data:data9};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.promoLabel !== undefined){
let data10 = data.promoLabel;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.body === undefined){
const err19 = {instancePath:instancePath+"/promoLabel",schemaPath:"https://experience.local/shared/promo-label.schema.json/required",keyword:"required",params:{missingProperty: "body"},schema:schema46.required,parentSchema:schema46,data:data10};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
for(const key2 in data10){
if(!(key2 === "body")){
const err20 = {instancePath:instancePath+"/promoLabel",schemaPath:"https://experience.local/shared/promo-label.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema46,data:data10};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data10.body !== undefined){
let data11 = data10.body;
if(typeof data11 === "string"){
if(data11.length > 80 && func2(data11) > 80){
const err21 = {instancePath:instancePath+"/promoLabel/body",schemaPath:"https://experience.local/shared/promo-label.schema.json/properties/body/maxLength",keyword:"maxLength",params:{limit: 80},schema:80,parentSchema:schema46.properties.body,data:data11};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/promoLabel/body",schemaPath:"https://experience.local/shared/promo-label.schema.json/properties/body/type",keyword:"type",params:{type: "string"},schema:schema46.properties.body.type,parentSchema:schema46.properties.body,data:data11};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/promoLabel",schemaPath:"https://experience.local/shared/promo-label.schema.json/type",keyword:"type",params:{type: "object"},schema:schema46.type,parentSchema:schema46,data:data10};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema40.type,parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema47 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/call-to-action.schema.json","title":"CallToAction","description":"The one thing a visitor is asked to do here.","type":"object","additionalProperties":false,"required":["textLink"],"properties":{"textLink":{"$ref":"https://experience.local/shared/button-link.schema.json"},"microCopy":{"type":"string","maxLength":200,"description":"A few words below the button that take away a doubt.","examples":["Three minutes, no login needed"]}}};
const schema48 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/button-link.schema.json","title":"ButtonLink","description":"What a button says, and where it leads.","type":"object","additionalProperties":false,"required":["text","url"],"properties":{"text":{"type":"string","maxLength":300,"description":"What the visitor reads: a verb and its object. Up to 20 characters, buttons stand in a row.","examples":["Open an account"]},"url":{"$ref":"https://experience.local/shared/url.schema.json"}}};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/button-link.schema.json" */;
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
if(data.text === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},schema:schema48.required,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},schema:schema48.required,parentSchema:schema48,data};
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
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema48,data};
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
const err3 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 300},schema:300,parentSchema:schema48.properties.text,data:data0};
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
const err4 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},schema:schema48.properties.text.type,parentSchema:schema48.properties.text,data:data0};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema48.type,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/call-to-action.schema.json" */;
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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "textLink"},schema:schema47.required,parentSchema:schema47,data};
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
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema47,data};
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
if(!(validate32(data.textLink, {instancePath:instancePath+"/textLink",parentData:data,parentDataProperty:"textLink",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
if(data.microCopy !== undefined){
let data1 = data.microCopy;
if(typeof data1 === "string"){
if(data1.length > 200 && func2(data1) > 200){
const err2 = {instancePath:instancePath+"/microCopy",schemaPath:"#/properties/microCopy/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema47.properties.microCopy,data:data1};
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
const err3 = {instancePath:instancePath+"/microCopy",schemaPath:"#/properties/microCopy/type",keyword:"type",params:{type: "string"},schema:schema47.properties.microCopy.type,parentSchema:schema47.properties.microCopy,data:data1};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema47.type,parentSchema:schema47,data};
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

const schema50 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/device-specific-cta.schema.json","title":"DeviceSpecificCta","description":"The ways to an app: on Android its Android store, on iOS its iOS store, on any other machine both. An app with one store shows it everywhere.","type":"object","additionalProperties":false,"properties":{"android":{"$ref":"https://experience.local/shared/text-link.schema.json","description":"Leads to the app in the store for Android.","examples":[{"text":"Get it on Google Play","url":"/en/app/android"}]},"ios":{"$ref":"https://experience.local/shared/text-link.schema.json","description":"Leads to the app in the store for iOS.","examples":[{"text":"Get it on the App Store","url":"/en/app/ios"}]}}};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/device-specific-cta.schema.json" */;
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
for(const key0 in data){
if(!((key0 === "android") || (key0 === "ios"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.android !== undefined){
if(!(validate22(data.android, {instancePath:instancePath+"/android",parentData:data,parentDataProperty:"android",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.ios !== undefined){
if(!(validate22(data.ios, {instancePath:instancePath+"/ios",parentData:data,parentDataProperty:"ios",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema50.type,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema51 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/usps.schema.json","title":"Usps","description":"Selling points, three in a row.","type":"array","maxItems":12,"items":{"$ref":"https://experience.local/shared/usp.schema.json"}};
const schema52 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/usp.schema.json","title":"Usp","description":"One selling point.","type":"object","additionalProperties":false,"required":["body"],"properties":{"icon":{"$ref":"https://experience.local/shared/icon-id.schema.json"},"body":{"$ref":"https://experience.local/shared/rich-text.schema.json","description":"Start with the point in strong, then one sentence.","examples":["<strong>People who pick up</strong> On weekdays until ten."]}}};
const schema53 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/icon-id.schema.json","title":"IconId","description":"An icon, as namespace:iconset:icon.","type":"string","pattern":"^[A-Za-z0-9-]+:[A-Za-z0-9-]+:[A-Za-z0-9-]+$","examples":["vitrine:regular:calendar"]};
const pattern5 = new RegExp("^[A-Za-z0-9-]+:[A-Za-z0-9-]+:[A-Za-z0-9-]+$", "u");

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/usp.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate41.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "body"},schema:schema52.required,parentSchema:schema52,data};
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
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema52,data};
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
const err2 = {instancePath:instancePath+"/icon",schemaPath:"https://experience.local/shared/icon-id.schema.json/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]+:[A-Za-z0-9-]+:[A-Za-z0-9-]+$"},schema:"^[A-Za-z0-9-]+:[A-Za-z0-9-]+:[A-Za-z0-9-]+$",parentSchema:schema53,data:data0};
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
const err3 = {instancePath:instancePath+"/icon",schemaPath:"https://experience.local/shared/icon-id.schema.json/type",keyword:"type",params:{type: "string"},schema:schema53.type,parentSchema:schema53,data:data0};
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
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema52.type,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/usps.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate40.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 12){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 12},schema:12,parentSchema:schema51,data};
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
if(!(validate41(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema51.type,parentSchema:schema51,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schema55 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/legal-banner.schema.json","title":"LegalBanner","description":"What a law or a supervisor wants to be said, beside a mark that makes it seen.","type":"object","additionalProperties":false,"properties":{"body":{"$ref":"https://experience.local/shared/rich-text.schema.json","description":"Start with the point in strong, then what the law asks for.","examples":["<strong>Borrowing money also costs money.</strong> Credit is granted after your file has been accepted."]},"image":{"$ref":"https://experience.local/shared/image.schema.json","description":"A sign that belongs to the text, shown beside it at 160 by 80 pixels."},"headerBannerType":{"enum":["information","warning"],"default":"information","description":"Which mark stands before the text: an i, or an exclamation mark for what can cost money."},"componentStyle":{"enum":["quiet","strong"],"default":"quiet","description":"quiet is dark on white, strong is white on indigo."}}};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/legal-banner.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate44.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "body") || (key0 === "image")) || (key0 === "headerBannerType")) || (key0 === "componentStyle"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema55,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.body !== undefined){
let data0 = data.body;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/body",schemaPath:"https://experience.local/shared/rich-text.schema.json/type",keyword:"type",params:{type: "string"},schema:schema34.type,parentSchema:schema34,data:data0};
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
if(data.headerBannerType !== undefined){
let data2 = data.headerBannerType;
if(!((data2 === "information") || (data2 === "warning"))){
const err2 = {instancePath:instancePath+"/headerBannerType",schemaPath:"#/properties/headerBannerType/enum",keyword:"enum",params:{allowedValues: schema55.properties.headerBannerType.enum},schema:schema55.properties.headerBannerType.enum,parentSchema:schema55.properties.headerBannerType,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.componentStyle !== undefined){
let data3 = data.componentStyle;
if(!((data3 === "quiet") || (data3 === "strong"))){
const err3 = {instancePath:instancePath+"/componentStyle",schemaPath:"#/properties/componentStyle/enum",keyword:"enum",params:{allowedValues: schema55.properties.componentStyle.enum},schema:schema55.properties.componentStyle.enum,parentSchema:schema55.properties.componentStyle,data:data3};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema55.type,parentSchema:schema55,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/headers/campaign-header.schema.json" */;
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
if("campaign-header" !== data8){
const err16 = {instancePath:instancePath+"/componentType",schemaPath:"#/properties/componentType/const",keyword:"const",params:{allowedValue: "campaign-header"},schema:"campaign-header",parentSchema:schema31.properties.componentType,data:data8};
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
if(!(validate27(data.coreHeader, {instancePath:instancePath+"/coreHeader",parentData:data,parentDataProperty:"coreHeader",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
}
if(data.cta !== undefined){
if(!(validate31(data.cta, {instancePath:instancePath+"/cta",parentData:data,parentDataProperty:"cta",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
}
if(data.secondaryCta !== undefined){
if(!(validate31(data.secondaryCta, {instancePath:instancePath+"/secondaryCta",parentData:data,parentDataProperty:"secondaryCta",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
}
if(data.deviceSpecificCta !== undefined){
if(!(validate36(data.deviceSpecificCta, {instancePath:instancePath+"/deviceSpecificCta",parentData:data,parentDataProperty:"deviceSpecificCta",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
if(data.usps !== undefined){
if(!(validate40(data.usps, {instancePath:instancePath+"/usps",parentData:data,parentDataProperty:"usps",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
}
if(data.legalBanner !== undefined){
if(!(validate44(data.legalBanner, {instancePath:instancePath+"/legalBanner",parentData:data,parentDataProperty:"legalBanner",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
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
    "coreHeader": {
      "properties": {
        "title": {
          "kind": "text"
        },
        "subtitle": {
          "kind": "text"
        },
        "body": {
          "kind": "rich-text",
          "advice": [
            {
              "maxLength": 240,
              "because": "A header shows four lines of its text, and what is longer is cut off."
            }
          ]
        },
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
        },
        "campaignTitle": {
          "properties": {
            "primaryTitle": {
              "kind": "text"
            },
            "secondaryTitle": {
              "kind": "text"
            },
            "tertiaryTitle": {
              "kind": "text"
            }
          }
        },
        "promoText": {
          "kind": "text",
          "advice": [
            {
              "maxLength": 30,
              "when": {
                "promoStickerLayout": "sticker"
              },
              "because": "A sticker has no room for a longer text, so that it becomes a line."
            }
          ]
        },
        "promoStickerLayout": {},
        "promoLabel": {
          "properties": {
            "body": {
              "kind": "text",
              "advice": [
                {
                  "minLength": 1,
                  "because": "Without its words, visitors see nothing of it."
                }
              ]
            }
          }
        }
      }
    },
    "cta": {
      "properties": {
        "textLink": {
          "properties": {
            "text": {
              "kind": "text",
              "advice": [
                {
                  "minLength": 1,
                  "because": "A link shows only with its words and its address."
                },
                {
                  "maxLength": 20,
                  "because": "With a longer text, buttons stand below each other instead of in a row."
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
              "kind": "text",
              "advice": [
                {
                  "minLength": 1,
                  "because": "A link shows only with its words and its address."
                },
                {
                  "maxLength": 20,
                  "because": "With a longer text, buttons stand below each other instead of in a row."
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
        "microCopy": {
          "kind": "text"
        }
      }
    },
    "deviceSpecificCta": {
      "properties": {
        "android": {
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
        "ios": {
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
    "usps": {
      "advice": [
        {
          "maxItems": 3,
          "because": "Three stand in a row; a fourth begins another row, which is hardly read."
        }
      ],
      "items": {
        "properties": {
          "icon": {
            "kind": "icon"
          },
          "body": {
            "kind": "rich-text",
            "advice": [
              {
                "minLength": 1,
                "because": "Without its words, visitors see nothing of it."
              }
            ]
          }
        }
      }
    },
    "legalBanner": {
      "advice": [
        {
          "minProperties": 1,
          "because": "Without a text or a picture, visitors see no banner."
        }
      ],
      "properties": {
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
        "headerBannerType": {},
        "componentStyle": {}
      }
    }
  }
};

export const family = 'headers';

export const zones: readonly string[] = ["mainHeaderZone"];
