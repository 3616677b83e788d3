// Made by `npm run generate` from ../../shared/core-header.schema.json. Do not edit.
// @ts-nocheck
import { countCharacters } from '../../count-characters.ts';
import { validate as validate1 } from './image.validate.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/core-header.schema.json","title":"CoreHeader","description":"The words and the picture at the top of a page.","type":"object","additionalProperties":false,"required":["title"],"properties":{"title":{"type":"string","minLength":1,"maxLength":300,"description":"The page's h1, unless campaignTitle says it in parts.","examples":["A home loan that starts with a clear number"]},"subtitle":{"type":"string","maxLength":300,"description":"A line above the text, where the title needs one."},"body":{"$ref":"https://experience.local/shared/rich-text.schema.json","description":"What the page is about. Four lines of it are shown, three or two beside a campaignTitle in parts."},"headerImage":{"$ref":"https://experience.local/shared/image.schema.json"},"campaignTitle":{"$ref":"https://experience.local/shared/campaign-title.schema.json"},"promoText":{"type":"string","maxLength":200,"description":"What makes this offer worth a look. As a sticker it has room for about 30 characters; a longer one becomes a line.","examples":["from 2.95% APR, fixed"]},"promoStickerLayout":{"enum":["line","sticker"],"default":"line","description":"Where promoText stands: on a line below the text, or on a round sticker on the picture. Without a picture it is a line.","examples":["sticker"]},"promoLabel":{"$ref":"https://experience.local/shared/promo-label.schema.json"}}};
const schema1 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/rich-text.schema.json","title":"RichTextValue","description":"Text with simple markup: p, strong, em, a, ul, ol, li, h2 to h6, table and the like. Other tags are removed. %{group:key}% is replaced by the value of that macro.","type":"string","examples":["<p>Open an account in <strong>five minutes</strong>.</p>"]};
const schema6 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/campaign-title.schema.json","title":"CampaignTitle","description":"The title of a campaign in up to three parts, each on a line of its own. They take the place of the title.","type":"object","additionalProperties":false,"properties":{"primaryTitle":{"type":"string","maxLength":200,"description":"The first line.","examples":["Warm walls."]},"secondaryTitle":{"type":"string","maxLength":200,"description":"The second line.","examples":["Lower bills."]},"tertiaryTitle":{"type":"string","maxLength":200,"description":"The third line, in the accent's colour.","examples":["From 2.95% APR."]}}};
const schema7 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/promo-label.schema.json","title":"PromoLabel","description":"A short mark above the title of a header.","type":"object","additionalProperties":false,"required":["body"],"properties":{"body":{"type":"string","maxLength":80,"description":"Two or three words.","examples":["Renovation weeks"]}}};
const func0 = countCharacters;



function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/core-header.schema.json" */;
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
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "title") || (key0 === "subtitle")) || (key0 === "body")) || (key0 === "headerImage")) || (key0 === "campaignTitle")) || (key0 === "promoText")) || (key0 === "promoStickerLayout")) || (key0 === "promoLabel"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(data0.length > 300 && func0(data0) > 300){
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 300},schema:300,parentSchema:schema0.properties.title,data:data0};
(vErrors ??= []).push(err2);
errors++;
}
if(data0.length < 2 * 1 && func0(data0) < 1){
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.title,data:data0};
(vErrors ??= []).push(err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},schema:schema0.properties.title.type,parentSchema:schema0.properties.title,data:data0};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.subtitle !== undefined){
let data1 = data.subtitle;
if(typeof data1 === "string"){
if(data1.length > 300 && func0(data1) > 300){
const err5 = {instancePath:instancePath+"/subtitle",schemaPath:"#/properties/subtitle/maxLength",keyword:"maxLength",params:{limit: 300},schema:300,parentSchema:schema0.properties.subtitle,data:data1};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/subtitle",schemaPath:"#/properties/subtitle/type",keyword:"type",params:{type: "string"},schema:schema0.properties.subtitle.type,parentSchema:schema0.properties.subtitle,data:data1};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.body !== undefined){
let data2 = data.body;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/body",schemaPath:"https://experience.local/shared/rich-text.schema.json/type",keyword:"type",params:{type: "string"},schema:schema1.type,parentSchema:schema1,data:data2};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.headerImage !== undefined){
if(!(validate1(data.headerImage, {instancePath:instancePath+"/headerImage",parentData:data,parentDataProperty:"headerImage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.campaignTitle !== undefined){
let data4 = data.campaignTitle;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 in data4){
if(!(((key1 === "primaryTitle") || (key1 === "secondaryTitle")) || (key1 === "tertiaryTitle"))){
const err8 = {instancePath:instancePath+"/campaignTitle",schemaPath:"https://experience.local/shared/campaign-title.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema6,data:data4};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data4.primaryTitle !== undefined){
let data5 = data4.primaryTitle;
if(typeof data5 === "string"){
if(data5.length > 200 && func0(data5) > 200){
const err9 = {instancePath:instancePath+"/campaignTitle/primaryTitle",schemaPath:"https://experience.local/shared/campaign-title.schema.json/properties/primaryTitle/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema6.properties.primaryTitle,data:data5};
(vErrors ??= []).push(err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/campaignTitle/primaryTitle",schemaPath:"https://experience.local/shared/campaign-title.schema.json/properties/primaryTitle/type",keyword:"type",params:{type: "string"},schema:schema6.properties.primaryTitle.type,parentSchema:schema6.properties.primaryTitle,data:data5};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data4.secondaryTitle !== undefined){
let data6 = data4.secondaryTitle;
if(typeof data6 === "string"){
if(data6.length > 200 && func0(data6) > 200){
const err11 = {instancePath:instancePath+"/campaignTitle/secondaryTitle",schemaPath:"https://experience.local/shared/campaign-title.schema.json/properties/secondaryTitle/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema6.properties.secondaryTitle,data:data6};
(vErrors ??= []).push(err11);
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/campaignTitle/secondaryTitle",schemaPath:"https://experience.local/shared/campaign-title.schema.json/properties/secondaryTitle/type",keyword:"type",params:{type: "string"},schema:schema6.properties.secondaryTitle.type,parentSchema:schema6.properties.secondaryTitle,data:data6};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data4.tertiaryTitle !== undefined){
let data7 = data4.tertiaryTitle;
if(typeof data7 === "string"){
if(data7.length > 200 && func0(data7) > 200){
const err13 = {instancePath:instancePath+"/campaignTitle/tertiaryTitle",schemaPath:"https://experience.local/shared/campaign-title.schema.json/properties/tertiaryTitle/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema6.properties.tertiaryTitle,data:data7};
(vErrors ??= []).push(err13);
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/campaignTitle/tertiaryTitle",schemaPath:"https://experience.local/shared/campaign-title.schema.json/properties/tertiaryTitle/type",keyword:"type",params:{type: "string"},schema:schema6.properties.tertiaryTitle.type,parentSchema:schema6.properties.tertiaryTitle,data:data7};
(vErrors ??= []).push(err14);
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/campaignTitle",schemaPath:"https://experience.local/shared/campaign-title.schema.json/type",keyword:"type",params:{type: "object"},schema:schema6.type,parentSchema:schema6,data:data4};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.promoText !== undefined){
let data8 = data.promoText;
if(typeof data8 === "string"){
if(data8.length > 200 && func0(data8) > 200){
const err16 = {instancePath:instancePath+"/promoText",schemaPath:"#/properties/promoText/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema0.properties.promoText,data:data8};
(vErrors ??= []).push(err16);
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/promoText",schemaPath:"#/properties/promoText/type",keyword:"type",params:{type: "string"},schema:schema0.properties.promoText.type,parentSchema:schema0.properties.promoText,data:data8};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.promoStickerLayout !== undefined){
let data9 = data.promoStickerLayout;
if(!((data9 === "line") || (data9 === "sticker"))){
const err18 = {instancePath:instancePath+"/promoStickerLayout",schemaPath:"#/properties/promoStickerLayout/enum",keyword:"enum",params:{allowedValues: schema0.properties.promoStickerLayout.enum},schema:schema0.properties.promoStickerLayout.enum,parentSchema:schema0.properties.promoStickerLayout,data:data9};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.promoLabel !== undefined){
let data10 = data.promoLabel;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.body === undefined){
const err19 = {instancePath:instancePath+"/promoLabel",schemaPath:"https://experience.local/shared/promo-label.schema.json/required",keyword:"required",params:{missingProperty: "body"},schema:schema7.required,parentSchema:schema7,data:data10};
(vErrors ??= []).push(err19);
errors++;
}
for(const key2 in data10){
if(!(key2 === "body")){
const err20 = {instancePath:instancePath+"/promoLabel",schemaPath:"https://experience.local/shared/promo-label.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema7,data:data10};
(vErrors ??= []).push(err20);
errors++;
}
}
if(data10.body !== undefined){
let data11 = data10.body;
if(typeof data11 === "string"){
if(data11.length > 80 && func0(data11) > 80){
const err21 = {instancePath:instancePath+"/promoLabel/body",schemaPath:"https://experience.local/shared/promo-label.schema.json/properties/body/maxLength",keyword:"maxLength",params:{limit: 80},schema:80,parentSchema:schema7.properties.body,data:data11};
(vErrors ??= []).push(err21);
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/promoLabel/body",schemaPath:"https://experience.local/shared/promo-label.schema.json/properties/body/type",keyword:"type",params:{type: "string"},schema:schema7.properties.body.type,parentSchema:schema7.properties.body,data:data11};
(vErrors ??= []).push(err22);
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/promoLabel",schemaPath:"https://experience.local/shared/promo-label.schema.json/type",keyword:"type",params:{type: "object"},schema:schema7.type,parentSchema:schema7,data:data10};
(vErrors ??= []).push(err23);
errors++;
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
(vErrors ??= []).push(err24);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export { validate };
