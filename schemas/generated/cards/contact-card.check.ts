// Made by `npm run generate` from ../../cards/contact-card.schema.json. Do not edit.
// @ts-nocheck
import type { Shape } from '../../check-module.ts';
import { countCharacters } from '../../count-characters.ts';
import { fold } from '../../problems/fold.ts';
import type { Problem } from '../../problems/problem.ts';

const validate = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/cards/contact-card.schema.json","title":"ContactCardProps","description":"Says how to reach somebody: by telephone, by mail, or by links. Stands on its own, or in a cards block.","type":"object","required":["title","componentType"],"properties":{"id":{"type":"string","pattern":"^[A-Za-z][A-Za-z0-9_-]{0,63}$","description":"A name that stays with this component when it moves or changes. Unique within the page.","examples":["savings-offer"]},"taxonomies":{"type":"array","maxItems":100,"description":"Labels of the content service. The key personalization says for whom a component is meant.","items":{"$ref":"https://experience.local/shared/taxonomy.schema.json"}},"cardSize":{"enum":["small","medium","large"],"default":"medium","description":"small has its picture at the side, medium on top, large takes the whole row."},"title":{"type":"string","minLength":1,"maxLength":300,"description":"What the card is about.","examples":["Saver Plus, for money you leave alone"]},"intro":{"type":"string","maxLength":600,"description":"One or two sentences. Leave it out when empty."},"body":{"$ref":"https://experience.local/shared/rich-text.schema.json"},"checkMarkList":{"$ref":"https://experience.local/shared/check-mark-list.schema.json"},"promoText":{"$ref":"https://experience.local/shared/promo-text.schema.json"},"image":{"$ref":"https://experience.local/shared/image.schema.json","description":"A portrait, shown in a circle. Choose one with the face in the middle."},"link":{"$ref":"https://experience.local/shared/text-link.schema.json"},"promotionalLabel":{"$ref":"https://experience.local/shared/promotional-label.schema.json"},"highPrioCard":{"type":"boolean","default":false,"description":"true for the card that leads a top card set, whatever its size."},"componentType":{"const":"contact-card","description":"Says how to reach somebody."},"cardType":{"const":"contact","description":"The kind of card, in one word. With it the componentType may be left out."},"phoneNumber":{"type":"string","pattern":"[0-9]","maxLength":60,"description":"A telephone number as it is read. Its digits are dialled.","examples":["+32 2 555 01 44"]},"email":{"type":"string","pattern":"^[^\\s@]+@[^\\s@]+$","maxLength":254,"description":"An address for mail.","examples":["renovation@meridia.example"]},"textLinks":{"$ref":"https://experience.local/shared/text-links.schema.json","description":"Other ways to reach somebody, below each other."}},"additionalProperties":false};
const schema31Names = new Set(Object.keys(schema31.properties));
const schema32 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/taxonomy.schema.json","title":"Taxonomy","description":"One label with its values.","type":"object","additionalProperties":false,"required":["key","values"],"properties":{"key":{"type":"string","minLength":1,"description":"The label's name.","examples":["personalization"]},"values":{"type":"array","maxItems":100,"items":{"type":"string"},"description":"The label's values; for personalization in the form mbox:content.","examples":[["home-hero:default"]]}}};
const schema33 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/rich-text.schema.json","title":"RichTextValue","description":"Text with simple markup: p, strong, em, a, ul, ol, li, h2 to h6, table and the like. Other tags are removed. %{group:key}% is replaced by the value of that macro.","type":"string","examples":["<p>Open an account in <strong>five minutes</strong>.</p>"]};
const schema34 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/check-mark-list.schema.json","title":"CheckMarkList","description":"What the visitor gets, one short line each, with a check mark before it. Three read well.","type":"array","maxItems":12,"items":{"type":"string","minLength":1},"examples":[["Opened in the app in five minutes"]]};
const schema35 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/promo-text.schema.json","title":"PromoTextValue","description":"The figure that counts, with a few words. The first figure is set large, with its sign and unit.","type":"string","maxLength":300,"examples":["2.35% a year, of which 1.40% fidelity premium"]};
const schema41 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/promotional-label.schema.json","title":"PromotionalLabel","description":"A short mark on a card.","type":"object","additionalProperties":false,"required":["body"],"properties":{"body":{"type":"string","minLength":1,"maxLength":80,"description":"Two or three words.","examples":["Until 31 December"]},"labelType":{"enum":["commercial","operational"],"default":"commercial","description":"commercial for an offer, operational for news about the service."}}};
const func1 = Object.prototype.hasOwnProperty;
const func2 = countCharacters;
const pattern4 = new RegExp("^[A-Za-z][A-Za-z0-9_-]{0,63}$", "u");
const pattern5 = new RegExp("[0-9]", "u");
const pattern6 = new RegExp("^[^\\s@]+@[^\\s@]+$", "u");
const schema36 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/image.schema.json","title":"ImageValue","description":"A picture of the content service, which makes every size from one original.","type":"object","additionalProperties":false,"required":["original"],"properties":{"original":{"$ref":"https://experience.local/shared/image-url.schema.json","description":"Address of the picture as it was stored.","examples":["/images/house-keys.svg"]},"transformBaseUrl":{"$ref":"https://experience.local/shared/image-url.schema.json","description":"Address that answers with the picture at the size asked for.","examples":["/images/house-keys.png"]},"extension":{"type":"string","description":"The file's kind. An unknown one shows no picture.","examples":["png","jpg","webp","svg"]},"description":{"type":"string","description":"What the picture shows, for the people who keep it."},"width":{"type":"integer","minimum":1,"description":"Width of the original in pixels."},"height":{"type":"integer","minimum":1,"description":"Height of the original in pixels."},"pixelDensity":{"enum":[1,2],"default":1,"description":"2 offers doubled sizes to sharp screens as well."},"focalPoint":{"enum":["center","top","top-right","right","bottom-right","bottom","bottom-left","left","top-left"],"default":"center","description":"What of the picture has to stay in sight where its place has another form and cuts it.","examples":["top"]},"altTextEN":{"type":"string","description":"What the picture tells, in English. Leave it out for decoration."},"altTextFR":{"type":"string","description":"What the picture tells, in French."},"altTextNL":{"type":"string","description":"What the picture tells, in Dutch."},"altTextDE":{"type":"string","description":"What the picture tells, in German."}}};
const schema36Names = new Set(Object.keys(schema36.properties));
const schema37 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/image-url.schema.json","title":"ImageUrl","description":"The address of a picture: relative to the image service, or with http or https. Any other scheme is removed.","type":"string","maxLength":2000,"examples":["/images/house-keys.svg"]};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/image.schema.json" */;
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
if(data.original === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "original"},schema:schema36.required,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(schema36Names.has(key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema36,data};
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
const err2 = {instancePath:instancePath+"/original",schemaPath:"https://experience.local/shared/image-url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema37,data:data0};
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
const err3 = {instancePath:instancePath+"/original",schemaPath:"https://experience.local/shared/image-url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema37.type,parentSchema:schema37,data:data0};
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
const err4 = {instancePath:instancePath+"/transformBaseUrl",schemaPath:"https://experience.local/shared/image-url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema37,data:data1};
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
const err5 = {instancePath:instancePath+"/transformBaseUrl",schemaPath:"https://experience.local/shared/image-url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema37.type,parentSchema:schema37,data:data1};
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
const err6 = {instancePath:instancePath+"/extension",schemaPath:"#/properties/extension/type",keyword:"type",params:{type: "string"},schema:schema36.properties.extension.type,parentSchema:schema36.properties.extension,data:data2};
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
const err7 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},schema:schema36.properties.description.type,parentSchema:schema36.properties.description,data:data3};
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
const err8 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},schema:schema36.properties.width.type,parentSchema:schema36.properties.width,data:data4};
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
const err9 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema36.properties.width,data:data4};
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
const err10 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type: "integer"},schema:schema36.properties.height.type,parentSchema:schema36.properties.height,data:data5};
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
const err11 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema36.properties.height,data:data5};
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
const err12 = {instancePath:instancePath+"/pixelDensity",schemaPath:"#/properties/pixelDensity/enum",keyword:"enum",params:{allowedValues: schema36.properties.pixelDensity.enum},schema:schema36.properties.pixelDensity.enum,parentSchema:schema36.properties.pixelDensity,data:data6};
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
const err13 = {instancePath:instancePath+"/focalPoint",schemaPath:"#/properties/focalPoint/enum",keyword:"enum",params:{allowedValues: schema36.properties.focalPoint.enum},schema:schema36.properties.focalPoint.enum,parentSchema:schema36.properties.focalPoint,data:data7};
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
const err14 = {instancePath:instancePath+"/altTextEN",schemaPath:"#/properties/altTextEN/type",keyword:"type",params:{type: "string"},schema:schema36.properties.altTextEN.type,parentSchema:schema36.properties.altTextEN,data:data8};
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
const err15 = {instancePath:instancePath+"/altTextFR",schemaPath:"#/properties/altTextFR/type",keyword:"type",params:{type: "string"},schema:schema36.properties.altTextFR.type,parentSchema:schema36.properties.altTextFR,data:data9};
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
const err16 = {instancePath:instancePath+"/altTextNL",schemaPath:"#/properties/altTextNL/type",keyword:"type",params:{type: "string"},schema:schema36.properties.altTextNL.type,parentSchema:schema36.properties.altTextNL,data:data10};
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
const err17 = {instancePath:instancePath+"/altTextDE",schemaPath:"#/properties/altTextDE/type",keyword:"type",params:{type: "string"},schema:schema36.properties.altTextDE.type,parentSchema:schema36.properties.altTextDE,data:data11};
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
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema36.type,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema39 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/text-link.schema.json","title":"TextLink","description":"A link in words. It shows only when both text and url hold something.","type":"object","additionalProperties":false,"required":["text","url"],"properties":{"text":{"type":"string","maxLength":300,"description":"What the visitor reads. Say where the link leads.","examples":["Compare savings accounts"]},"url":{"$ref":"https://experience.local/shared/url.schema.json"}}};
const schema40 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/url.schema.json","title":"Url","description":"An address: relative to the site, or with http, https, tel or mailto. Any other scheme is removed.","type":"string","maxLength":2000,"examples":["/en/individuals/saving"]};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/text-link.schema.json" */;
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
if(data0.length > 300 && func2(data0) > 300){
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
if(data1.length > 2000 && func2(data1) > 2000){
const err5 = {instancePath:instancePath+"/url",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema40,data:data1};
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
const err6 = {instancePath:instancePath+"/url",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema40.type,parentSchema:schema40,data:data1};
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
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema42 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/text-links.schema.json","title":"TextLinks","description":"Links below each other, in the order written.","type":"array","maxItems":1000,"items":{"$ref":"https://experience.local/shared/text-link.schema.json"}};

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
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1000},schema:1000,parentSchema:schema42,data};
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
if(!(validate23(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema42.type,parentSchema:schema42,data};
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


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/cards/contact-card.schema.json" */;
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
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.componentType === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "componentType"},schema:schema31.required,parentSchema:schema31,data};
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
if(data.cardSize !== undefined){
let data6 = data.cardSize;
if(!(((data6 === "small") || (data6 === "medium")) || (data6 === "large"))){
const err16 = {instancePath:instancePath+"/cardSize",schemaPath:"#/properties/cardSize/enum",keyword:"enum",params:{allowedValues: schema31.properties.cardSize.enum},schema:schema31.properties.cardSize.enum,parentSchema:schema31.properties.cardSize,data:data6};
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
let data7 = data.title;
if(typeof data7 === "string"){
if(data7.length > 300 && func2(data7) > 300){
const err17 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 300},schema:300,parentSchema:schema31.properties.title,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data7.length < 2 * 1 && func2(data7) < 1){
const err18 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema31.properties.title,data:data7};
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
const err19 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},schema:schema31.properties.title.type,parentSchema:schema31.properties.title,data:data7};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.intro !== undefined){
let data8 = data.intro;
if(typeof data8 === "string"){
if(data8.length > 600 && func2(data8) > 600){
const err20 = {instancePath:instancePath+"/intro",schemaPath:"#/properties/intro/maxLength",keyword:"maxLength",params:{limit: 600},schema:600,parentSchema:schema31.properties.intro,data:data8};
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
const err21 = {instancePath:instancePath+"/intro",schemaPath:"#/properties/intro/type",keyword:"type",params:{type: "string"},schema:schema31.properties.intro.type,parentSchema:schema31.properties.intro,data:data8};
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
let data9 = data.body;
if(typeof data9 !== "string"){
const err22 = {instancePath:instancePath+"/body",schemaPath:"https://experience.local/shared/rich-text.schema.json/type",keyword:"type",params:{type: "string"},schema:schema33.type,parentSchema:schema33,data:data9};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.checkMarkList !== undefined){
let data10 = data.checkMarkList;
if(Array.isArray(data10)){
if(data10.length > 12){
const err23 = {instancePath:instancePath+"/checkMarkList",schemaPath:"https://experience.local/shared/check-mark-list.schema.json/maxItems",keyword:"maxItems",params:{limit: 12},schema:12,parentSchema:schema34,data:data10};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
let data11 = data10[i2];
if(typeof data11 === "string"){
if(data11.length < 2 * 1 && func2(data11) < 1){
const err24 = {instancePath:instancePath+"/checkMarkList/" + i2,schemaPath:"https://experience.local/shared/check-mark-list.schema.json/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema34.items,data:data11};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/checkMarkList/" + i2,schemaPath:"https://experience.local/shared/check-mark-list.schema.json/items/type",keyword:"type",params:{type: "string"},schema:schema34.items.type,parentSchema:schema34.items,data:data11};
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
else {
const err26 = {instancePath:instancePath+"/checkMarkList",schemaPath:"https://experience.local/shared/check-mark-list.schema.json/type",keyword:"type",params:{type: "array"},schema:schema34.type,parentSchema:schema34,data:data10};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.promoText !== undefined){
let data12 = data.promoText;
if(typeof data12 === "string"){
if(data12.length > 300 && func2(data12) > 300){
const err27 = {instancePath:instancePath+"/promoText",schemaPath:"https://experience.local/shared/promo-text.schema.json/maxLength",keyword:"maxLength",params:{limit: 300},schema:300,parentSchema:schema35,data:data12};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/promoText",schemaPath:"https://experience.local/shared/promo-text.schema.json/type",keyword:"type",params:{type: "string"},schema:schema35.type,parentSchema:schema35,data:data12};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.image !== undefined){
if(!(validate21(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.link !== undefined){
if(!(validate23(data.link, {instancePath:instancePath+"/link",parentData:data,parentDataProperty:"link",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.promotionalLabel !== undefined){
let data15 = data.promotionalLabel;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.body === undefined){
const err29 = {instancePath:instancePath+"/promotionalLabel",schemaPath:"https://experience.local/shared/promotional-label.schema.json/required",keyword:"required",params:{missingProperty: "body"},schema:schema41.required,parentSchema:schema41,data:data15};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
for(const key2 in data15){
if(!((key2 === "body") || (key2 === "labelType"))){
const err30 = {instancePath:instancePath+"/promotionalLabel",schemaPath:"https://experience.local/shared/promotional-label.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema41,data:data15};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data15.body !== undefined){
let data16 = data15.body;
if(typeof data16 === "string"){
if(data16.length > 80 && func2(data16) > 80){
const err31 = {instancePath:instancePath+"/promotionalLabel/body",schemaPath:"https://experience.local/shared/promotional-label.schema.json/properties/body/maxLength",keyword:"maxLength",params:{limit: 80},schema:80,parentSchema:schema41.properties.body,data:data16};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data16.length < 2 * 1 && func2(data16) < 1){
const err32 = {instancePath:instancePath+"/promotionalLabel/body",schemaPath:"https://experience.local/shared/promotional-label.schema.json/properties/body/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema41.properties.body,data:data16};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/promotionalLabel/body",schemaPath:"https://experience.local/shared/promotional-label.schema.json/properties/body/type",keyword:"type",params:{type: "string"},schema:schema41.properties.body.type,parentSchema:schema41.properties.body,data:data16};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data15.labelType !== undefined){
let data17 = data15.labelType;
if(!((data17 === "commercial") || (data17 === "operational"))){
const err34 = {instancePath:instancePath+"/promotionalLabel/labelType",schemaPath:"https://experience.local/shared/promotional-label.schema.json/properties/labelType/enum",keyword:"enum",params:{allowedValues: schema41.properties.labelType.enum},schema:schema41.properties.labelType.enum,parentSchema:schema41.properties.labelType,data:data17};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/promotionalLabel",schemaPath:"https://experience.local/shared/promotional-label.schema.json/type",keyword:"type",params:{type: "object"},schema:schema41.type,parentSchema:schema41,data:data15};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.highPrioCard !== undefined){
let data18 = data.highPrioCard;
if(typeof data18 !== "boolean"){
const err36 = {instancePath:instancePath+"/highPrioCard",schemaPath:"#/properties/highPrioCard/type",keyword:"type",params:{type: "boolean"},schema:schema31.properties.highPrioCard.type,parentSchema:schema31.properties.highPrioCard,data:data18};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.componentType !== undefined){
let data19 = data.componentType;
if("contact-card" !== data19){
const err37 = {instancePath:instancePath+"/componentType",schemaPath:"#/properties/componentType/const",keyword:"const",params:{allowedValue: "contact-card"},schema:"contact-card",parentSchema:schema31.properties.componentType,data:data19};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.cardType !== undefined){
let data20 = data.cardType;
if("contact" !== data20){
const err38 = {instancePath:instancePath+"/cardType",schemaPath:"#/properties/cardType/const",keyword:"const",params:{allowedValue: "contact"},schema:"contact",parentSchema:schema31.properties.cardType,data:data20};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.phoneNumber !== undefined){
let data21 = data.phoneNumber;
if(typeof data21 === "string"){
if(data21.length > 60 && func2(data21) > 60){
const err39 = {instancePath:instancePath+"/phoneNumber",schemaPath:"#/properties/phoneNumber/maxLength",keyword:"maxLength",params:{limit: 60},schema:60,parentSchema:schema31.properties.phoneNumber,data:data21};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(!pattern5.test(data21)){
const err40 = {instancePath:instancePath+"/phoneNumber",schemaPath:"#/properties/phoneNumber/pattern",keyword:"pattern",params:{pattern: "[0-9]"},schema:"[0-9]",parentSchema:schema31.properties.phoneNumber,data:data21};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/phoneNumber",schemaPath:"#/properties/phoneNumber/type",keyword:"type",params:{type: "string"},schema:schema31.properties.phoneNumber.type,parentSchema:schema31.properties.phoneNumber,data:data21};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.email !== undefined){
let data22 = data.email;
if(typeof data22 === "string"){
if(data22.length > 254 && func2(data22) > 254){
const err42 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},schema:254,parentSchema:schema31.properties.email,data:data22};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(!pattern6.test(data22)){
const err43 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/pattern",keyword:"pattern",params:{pattern: "^[^\\s@]+@[^\\s@]+$"},schema:"^[^\\s@]+@[^\\s@]+$",parentSchema:schema31.properties.email,data:data22};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},schema:schema31.properties.email.type,parentSchema:schema31.properties.email,data:data22};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.textLinks !== undefined){
if(!(validate25(data.textLinks, {instancePath:instancePath+"/textLinks",parentData:data,parentDataProperty:"textLinks",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
}
else {
const err45 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
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
    "cardSize": {},
    "title": {
      "kind": "text",
      "advice": [
        {
          "maxLength": 60,
          "when": {
            "cardSize": "small"
          },
          "because": "Beside its picture, a longer title of a small card takes more than four lines."
        },
        {
          "maxLength": 90,
          "because": "A longer title takes more lines than the text below it, and makes the cards beside it as high."
        }
      ]
    },
    "intro": {
      "kind": "text",
      "advice": [
        {
          "maxLength": 110,
          "when": {
            "cardSize": "small"
          },
          "because": "Beside its picture, a longer introduction of a small card takes more than six lines."
        },
        {
          "maxLength": 160,
          "because": "A longer introduction makes the cards beside it as high. The body has room for more."
        }
      ]
    },
    "body": {
      "kind": "rich-text"
    },
    "checkMarkList": {
      "items": {
        "kind": "text"
      }
    },
    "promoText": {
      "kind": "noted-text"
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
    "link": {
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
    "promotionalLabel": {
      "properties": {
        "body": {
          "kind": "text"
        },
        "labelType": {}
      }
    },
    "highPrioCard": {},
    "componentType": {},
    "cardType": {},
    "phoneNumber": {},
    "email": {},
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
    }
  }
};

export const family = 'cards';

export const zones: readonly string[] = ["flexZone","complementaryZone"];
