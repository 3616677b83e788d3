// Made by `npm run generate` from ../../shared/menu-item.schema.json. Do not edit.
// @ts-nocheck
import { countCharacters } from '../../count-characters.ts';
import { validate as validate1 } from './menu-sub-item.validate.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/menu-item.schema.json","title":"MenuItem","description":"One choice of a menu. With subItems it is a group that unfolds, with onClick a button, with href a link: the first of these that it has decides. With none of them it is not shown.","type":"object","properties":{"id":{"type":"string","minLength":1,"maxLength":100,"description":"What the item is known by. No other item of its menu has it.","examples":["messages"]},"label":{"type":"string","minLength":1,"maxLength":100,"description":"What the visitor reads.","examples":["Messages"]},"href":{"$ref":"https://experience.local/shared/url.schema.json","description":"Where a link leads. One to another site opens in a new tab."},"hrefTarget":{"enum":["_self","_blank"],"description":"_blank opens the link in a new tab, wherever it leads.","examples":["_blank"]},"icon":{"$ref":"https://experience.local/shared/icon-id.schema.json","description":"The icon before the label, as namespace:iconset:icon."},"svg":{"$ref":"https://experience.local/shared/image-url.schema.json","description":"The address of a drawing before the label, where no icon fits. With an icon it is left out."},"counter":{"type":"integer","minimum":0,"description":"How many wait there. None are not shown; more than 99 are shown as 99+.","examples":[3]},"onClick":{"type":"string","minLength":1,"maxLength":100,"description":"The name of the action that a button does. The site says what happens at which name.","examples":["open-chat"]},"lang":{"$ref":"https://experience.local/shared/locale.schema.json","description":"The language of the label, and of the page that a link leads to, where it is another than the page's."},"subItems":{"type":"array","maxItems":40,"items":{"$ref":"https://experience.local/shared/menu-sub-item.schema.json"},"description":"What a group unfolds to, in the order shown.","examples":[[{"id":"cards","label":"Cards","href":"/en/cards"}]]}},"required":["id","label"],"additionalProperties":false};
const schema0Names = new Set(Object.keys(schema0.properties));
const schema1 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/url.schema.json","title":"Url","description":"An address: relative to the site, or with http, https, tel or mailto. Any other scheme is removed.","type":"string","maxLength":2000,"examples":["/en/individuals/saving"]};
const schema2 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/icon-id.schema.json","title":"IconId","description":"An icon, as namespace:iconset:icon.","type":"string","pattern":"^[A-Za-z0-9-]+:[A-Za-z0-9-]+:[A-Za-z0-9-]+$","examples":["vitrine:regular:calendar"]};
const schema3 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/image-url.schema.json","title":"ImageUrl","description":"The address of a picture: relative to the image service, or with http or https. Any other scheme is removed.","type":"string","maxLength":2000,"examples":["/images/house-keys.svg"]};
const schema4 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/locale.schema.json","title":"Locale","description":"A language with its region, and with its script where it has several.","type":"string","pattern":"^[a-z]{2,3}(-[A-Z][a-z]{3})?-([A-Z]{2}|[0-9]{3})$","examples":["en-GB","fr-BE","nl-BE","de-DE","zh-Hans-CN","es-419","fil-PH"]};
const func1 = countCharacters;
const pattern0 = new RegExp("^[A-Za-z0-9-]+:[A-Za-z0-9-]+:[A-Za-z0-9-]+$", "u");
const pattern1 = new RegExp("^[a-z]{2,3}(-[A-Z][a-z]{3})?-([A-Z]{2}|[0-9]{3})$", "u");



function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/menu-item.schema.json" */;
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
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err0);
errors++;
}
if(data.label === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!(schema0Names.has(key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(data0.length > 100 && func1(data0) > 100){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.id,data:data0};
(vErrors ??= []).push(err3);
errors++;
}
if(data0.length < 2 * 1 && func1(data0) < 1){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.id,data:data0};
(vErrors ??= []).push(err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema0.properties.id.type,parentSchema:schema0.properties.id,data:data0};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(typeof data1 === "string"){
if(data1.length > 100 && func1(data1) > 100){
const err6 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.label,data:data1};
(vErrors ??= []).push(err6);
errors++;
}
if(data1.length < 2 * 1 && func1(data1) < 1){
const err7 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.label,data:data1};
(vErrors ??= []).push(err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},schema:schema0.properties.label.type,parentSchema:schema0.properties.label,data:data1};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.href !== undefined){
let data2 = data.href;
if(typeof data2 === "string"){
if(data2.length > 2000 && func1(data2) > 2000){
const err9 = {instancePath:instancePath+"/href",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema1,data:data2};
(vErrors ??= []).push(err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/href",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema1.type,parentSchema:schema1,data:data2};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.hrefTarget !== undefined){
let data3 = data.hrefTarget;
if(!((data3 === "_self") || (data3 === "_blank"))){
const err11 = {instancePath:instancePath+"/hrefTarget",schemaPath:"#/properties/hrefTarget/enum",keyword:"enum",params:{allowedValues: schema0.properties.hrefTarget.enum},schema:schema0.properties.hrefTarget.enum,parentSchema:schema0.properties.hrefTarget,data:data3};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.icon !== undefined){
let data4 = data.icon;
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
const err12 = {instancePath:instancePath+"/icon",schemaPath:"https://experience.local/shared/icon-id.schema.json/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]+:[A-Za-z0-9-]+:[A-Za-z0-9-]+$"},schema:"^[A-Za-z0-9-]+:[A-Za-z0-9-]+:[A-Za-z0-9-]+$",parentSchema:schema2,data:data4};
(vErrors ??= []).push(err12);
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/icon",schemaPath:"https://experience.local/shared/icon-id.schema.json/type",keyword:"type",params:{type: "string"},schema:schema2.type,parentSchema:schema2,data:data4};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.svg !== undefined){
let data5 = data.svg;
if(typeof data5 === "string"){
if(data5.length > 2000 && func1(data5) > 2000){
const err14 = {instancePath:instancePath+"/svg",schemaPath:"https://experience.local/shared/image-url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema3,data:data5};
(vErrors ??= []).push(err14);
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/svg",schemaPath:"https://experience.local/shared/image-url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema3.type,parentSchema:schema3,data:data5};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.counter !== undefined){
let data6 = data.counter;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err16 = {instancePath:instancePath+"/counter",schemaPath:"#/properties/counter/type",keyword:"type",params:{type: "integer"},schema:schema0.properties.counter.type,parentSchema:schema0.properties.counter,data:data6};
(vErrors ??= []).push(err16);
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
const err17 = {instancePath:instancePath+"/counter",schemaPath:"#/properties/counter/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema0.properties.counter,data:data6};
(vErrors ??= []).push(err17);
errors++;
}
}
}
if(data.onClick !== undefined){
let data7 = data.onClick;
if(typeof data7 === "string"){
if(data7.length > 100 && func1(data7) > 100){
const err18 = {instancePath:instancePath+"/onClick",schemaPath:"#/properties/onClick/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.onClick,data:data7};
(vErrors ??= []).push(err18);
errors++;
}
if(data7.length < 2 * 1 && func1(data7) < 1){
const err19 = {instancePath:instancePath+"/onClick",schemaPath:"#/properties/onClick/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.onClick,data:data7};
(vErrors ??= []).push(err19);
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/onClick",schemaPath:"#/properties/onClick/type",keyword:"type",params:{type: "string"},schema:schema0.properties.onClick.type,parentSchema:schema0.properties.onClick,data:data7};
(vErrors ??= []).push(err20);
errors++;
}
}
if(data.lang !== undefined){
let data8 = data.lang;
if(typeof data8 === "string"){
if(!pattern1.test(data8)){
const err21 = {instancePath:instancePath+"/lang",schemaPath:"https://experience.local/shared/locale.schema.json/pattern",keyword:"pattern",params:{pattern: "^[a-z]{2,3}(-[A-Z][a-z]{3})?-([A-Z]{2}|[0-9]{3})$"},schema:"^[a-z]{2,3}(-[A-Z][a-z]{3})?-([A-Z]{2}|[0-9]{3})$",parentSchema:schema4,data:data8};
(vErrors ??= []).push(err21);
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/lang",schemaPath:"https://experience.local/shared/locale.schema.json/type",keyword:"type",params:{type: "string"},schema:schema4.type,parentSchema:schema4,data:data8};
(vErrors ??= []).push(err22);
errors++;
}
}
if(data.subItems !== undefined){
let data9 = data.subItems;
if(Array.isArray(data9)){
if(data9.length > 40){
const err23 = {instancePath:instancePath+"/subItems",schemaPath:"#/properties/subItems/maxItems",keyword:"maxItems",params:{limit: 40},schema:40,parentSchema:schema0.properties.subItems,data:data9};
(vErrors ??= []).push(err23);
errors++;
}
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
if(!(validate1(data9[i0], {instancePath:instancePath+"/subItems/" + i0,parentData:data9,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
}
else {
const err24 = {instancePath:instancePath+"/subItems",schemaPath:"#/properties/subItems/type",keyword:"type",params:{type: "array"},schema:schema0.properties.subItems.type,parentSchema:schema0.properties.subItems,data:data9};
(vErrors ??= []).push(err24);
errors++;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
(vErrors ??= []).push(err25);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export { validate };
