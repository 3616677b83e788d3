// Made by `npm run generate` from ../../shared/product-tile.schema.json. Do not edit.
// @ts-nocheck
import { countCharacters } from '../../count-characters.ts';
import { validate as validate1 } from './image.validate.ts';
import { validate as validate3 } from './text-link.validate.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/product-tile.schema.json","title":"ProductTileContent","description":"A product at a glance: its picture, its figure, what the visitor gets, and where it leads.","type":"object","additionalProperties":false,"required":["title"],"properties":{"title":{"type":"string","minLength":1,"maxLength":300,"description":"The name of the product, or of its form.","examples":["Fixed for 20 years"]},"body":{"$ref":"https://experience.local/shared/rich-text.schema.json"},"image":{"$ref":"https://experience.local/shared/image.schema.json","description":"A picture of the product, shown 200 pixels high."},"promotionalLabel":{"$ref":"https://experience.local/shared/promotional-label.schema.json"},"checkMarkList":{"$ref":"https://experience.local/shared/check-mark-list.schema.json"},"promoText":{"$ref":"https://experience.local/shared/promo-text.schema.json"},"link":{"$ref":"https://experience.local/shared/text-link.schema.json"}}};
const schema1 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/rich-text.schema.json","title":"RichTextValue","description":"Text with simple markup: p, strong, em, a, ul, ol, li, h2 to h6, table and the like. Other tags are removed. %{group:key}% is replaced by the value of that macro.","type":"string","examples":["<p>Open an account in <strong>five minutes</strong>.</p>"]};
const schema6 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/promotional-label.schema.json","title":"PromotionalLabel","description":"A short mark on a card.","type":"object","additionalProperties":false,"required":["body"],"properties":{"body":{"type":"string","minLength":1,"maxLength":80,"description":"Two or three words.","examples":["Until 31 December"]},"labelType":{"enum":["commercial","operational"],"default":"commercial","description":"commercial for an offer, operational for news about the service."}}};
const schema7 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/check-mark-list.schema.json","title":"CheckMarkList","description":"What the visitor gets, one short line each, with a check mark before it. Three read well.","type":"array","maxItems":12,"items":{"type":"string","minLength":1},"examples":[["Opened in the app in five minutes"]]};
const schema8 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/promo-text.schema.json","title":"PromoTextValue","description":"The figure that counts, with a few words. The first figure is set large, with its sign and unit.","type":"string","maxLength":300,"examples":["2.35% a year, of which 1.40% fidelity premium"]};
const func0 = countCharacters;





function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/product-tile.schema.json" */;
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
if(!(((((((key0 === "title") || (key0 === "body")) || (key0 === "image")) || (key0 === "promotionalLabel")) || (key0 === "checkMarkList")) || (key0 === "promoText")) || (key0 === "link"))){
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
if(data.body !== undefined){
let data1 = data.body;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/body",schemaPath:"https://experience.local/shared/rich-text.schema.json/type",keyword:"type",params:{type: "string"},schema:schema1.type,parentSchema:schema1,data:data1};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.image !== undefined){
if(!(validate1(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.promotionalLabel !== undefined){
let data3 = data.promotionalLabel;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.body === undefined){
const err6 = {instancePath:instancePath+"/promotionalLabel",schemaPath:"https://experience.local/shared/promotional-label.schema.json/required",keyword:"required",params:{missingProperty: "body"},schema:schema6.required,parentSchema:schema6,data:data3};
(vErrors ??= []).push(err6);
errors++;
}
for(const key1 in data3){
if(!((key1 === "body") || (key1 === "labelType"))){
const err7 = {instancePath:instancePath+"/promotionalLabel",schemaPath:"https://experience.local/shared/promotional-label.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema6,data:data3};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data3.body !== undefined){
let data4 = data3.body;
if(typeof data4 === "string"){
if(data4.length > 80 && func0(data4) > 80){
const err8 = {instancePath:instancePath+"/promotionalLabel/body",schemaPath:"https://experience.local/shared/promotional-label.schema.json/properties/body/maxLength",keyword:"maxLength",params:{limit: 80},schema:80,parentSchema:schema6.properties.body,data:data4};
(vErrors ??= []).push(err8);
errors++;
}
if(data4.length < 2 * 1 && func0(data4) < 1){
const err9 = {instancePath:instancePath+"/promotionalLabel/body",schemaPath:"https://experience.local/shared/promotional-label.schema.json/properties/body/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema6.properties.body,data:data4};
(vErrors ??= []).push(err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/promotionalLabel/body",schemaPath:"https://experience.local/shared/promotional-label.schema.json/properties/body/type",keyword:"type",params:{type: "string"},schema:schema6.properties.body.type,parentSchema:schema6.properties.body,data:data4};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data3.labelType !== undefined){
let data5 = data3.labelType;
if(!((data5 === "commercial") || (data5 === "operational"))){
const err11 = {instancePath:instancePath+"/promotionalLabel/labelType",schemaPath:"https://experience.local/shared/promotional-label.schema.json/properties/labelType/enum",keyword:"enum",params:{allowedValues: schema6.properties.labelType.enum},schema:schema6.properties.labelType.enum,parentSchema:schema6.properties.labelType,data:data5};
(vErrors ??= []).push(err11);
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/promotionalLabel",schemaPath:"https://experience.local/shared/promotional-label.schema.json/type",keyword:"type",params:{type: "object"},schema:schema6.type,parentSchema:schema6,data:data3};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.checkMarkList !== undefined){
let data6 = data.checkMarkList;
if(Array.isArray(data6)){
if(data6.length > 12){
const err13 = {instancePath:instancePath+"/checkMarkList",schemaPath:"https://experience.local/shared/check-mark-list.schema.json/maxItems",keyword:"maxItems",params:{limit: 12},schema:12,parentSchema:schema7,data:data6};
(vErrors ??= []).push(err13);
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(typeof data7 === "string"){
if(data7.length < 2 * 1 && func0(data7) < 1){
const err14 = {instancePath:instancePath+"/checkMarkList/" + i0,schemaPath:"https://experience.local/shared/check-mark-list.schema.json/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema7.items,data:data7};
(vErrors ??= []).push(err14);
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/checkMarkList/" + i0,schemaPath:"https://experience.local/shared/check-mark-list.schema.json/items/type",keyword:"type",params:{type: "string"},schema:schema7.items.type,parentSchema:schema7.items,data:data7};
(vErrors ??= []).push(err15);
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/checkMarkList",schemaPath:"https://experience.local/shared/check-mark-list.schema.json/type",keyword:"type",params:{type: "array"},schema:schema7.type,parentSchema:schema7,data:data6};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.promoText !== undefined){
let data8 = data.promoText;
if(typeof data8 === "string"){
if(data8.length > 300 && func0(data8) > 300){
const err17 = {instancePath:instancePath+"/promoText",schemaPath:"https://experience.local/shared/promo-text.schema.json/maxLength",keyword:"maxLength",params:{limit: 300},schema:300,parentSchema:schema8,data:data8};
(vErrors ??= []).push(err17);
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/promoText",schemaPath:"https://experience.local/shared/promo-text.schema.json/type",keyword:"type",params:{type: "string"},schema:schema8.type,parentSchema:schema8,data:data8};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.link !== undefined){
if(!(validate3(data.link, {instancePath:instancePath+"/link",parentData:data,parentDataProperty:"link",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
(vErrors ??= []).push(err19);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export { validate };
