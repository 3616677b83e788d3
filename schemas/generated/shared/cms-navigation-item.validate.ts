// Made by `npm run generate` from ../../shared/cms-navigation-item.schema.json. Do not edit.
// @ts-nocheck
import { countCharacters } from '../../count-characters.ts';
import { validate as validate3 } from './cms-navigation-link.validate.ts';
import { validate as validate1 } from './plain-link.validate.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/cms-navigation-item.schema.json","title":"CmsNavigationItem","description":"One entry of the navigation: a link, or a submenu.","type":"object","additionalProperties":false,"required":["title"],"properties":{"title":{"type":"string","minLength":1,"maxLength":200,"description":"What is read.","examples":["Saving"]},"icon":{"$ref":"https://experience.local/shared/icon-id.schema.json","description":"Stands before the title."},"link":{"$ref":"https://experience.local/shared/plain-link.schema.json","description":"Where it leads."},"active":{"type":"boolean","default":false,"description":"Whether the page is this entry's."},"hrefMatch":{"type":"string","pattern":"^/","maxLength":300,"description":"The page is this entry's, too, where its path begins with this.","examples":["/en/individuals/branches/"]},"svg":{"$ref":"https://experience.local/shared/image-url.schema.json","description":"The address of a drawing in place of the icon."},"counter":{"type":"integer","minimum":0,"description":"How many wait there. None are not shown; more than 99 are shown as 99+.","examples":[3]},"actionItem":{"type":"string","minLength":1,"maxLength":100,"description":"The name of the action that a button does in place of the link. The site says what happens at which name.","examples":["open-chat"]},"collapsed":{"type":"boolean","default":false,"description":"Whether the submenu starts closed, whatever stands in it."},"sub":{"type":"array","maxItems":40,"description":"The entries of the submenu.","items":{"$ref":"https://experience.local/shared/cms-navigation-link.schema.json"}}}};
const schema0Names = new Set(Object.keys(schema0.properties));
const schema1 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/icon-id.schema.json","title":"IconId","description":"An icon, as namespace:iconset:icon.","type":"string","pattern":"^[A-Za-z0-9-]+:[A-Za-z0-9-]+:[A-Za-z0-9-]+$","examples":["vitrine:regular:calendar"]};
const schema4 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/image-url.schema.json","title":"ImageUrl","description":"The address of a picture: relative to the image service, or with http or https. Any other scheme is removed.","type":"string","maxLength":2000,"examples":["/images/house-keys.svg"]};
const func1 = countCharacters;
const pattern0 = new RegExp("^[A-Za-z0-9-]+:[A-Za-z0-9-]+:[A-Za-z0-9-]+$", "u");
const pattern1 = new RegExp("^/", "u");





function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/cms-navigation-item.schema.json" */;
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
if(!(schema0Names.has(key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(data0.length > 200 && func1(data0) > 200){
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema0.properties.title,data:data0};
(vErrors ??= []).push(err2);
errors++;
}
if(data0.length < 2 * 1 && func1(data0) < 1){
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
if(data.icon !== undefined){
let data1 = data.icon;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err5 = {instancePath:instancePath+"/icon",schemaPath:"https://experience.local/shared/icon-id.schema.json/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]+:[A-Za-z0-9-]+:[A-Za-z0-9-]+$"},schema:"^[A-Za-z0-9-]+:[A-Za-z0-9-]+:[A-Za-z0-9-]+$",parentSchema:schema1,data:data1};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/icon",schemaPath:"https://experience.local/shared/icon-id.schema.json/type",keyword:"type",params:{type: "string"},schema:schema1.type,parentSchema:schema1,data:data1};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.link !== undefined){
if(!(validate1(data.link, {instancePath:instancePath+"/link",parentData:data,parentDataProperty:"link",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.active !== undefined){
let data3 = data.active;
if(typeof data3 !== "boolean"){
const err7 = {instancePath:instancePath+"/active",schemaPath:"#/properties/active/type",keyword:"type",params:{type: "boolean"},schema:schema0.properties.active.type,parentSchema:schema0.properties.active,data:data3};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.hrefMatch !== undefined){
let data4 = data.hrefMatch;
if(typeof data4 === "string"){
if(data4.length > 300 && func1(data4) > 300){
const err8 = {instancePath:instancePath+"/hrefMatch",schemaPath:"#/properties/hrefMatch/maxLength",keyword:"maxLength",params:{limit: 300},schema:300,parentSchema:schema0.properties.hrefMatch,data:data4};
(vErrors ??= []).push(err8);
errors++;
}
if(!pattern1.test(data4)){
const err9 = {instancePath:instancePath+"/hrefMatch",schemaPath:"#/properties/hrefMatch/pattern",keyword:"pattern",params:{pattern: "^/"},schema:"^/",parentSchema:schema0.properties.hrefMatch,data:data4};
(vErrors ??= []).push(err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/hrefMatch",schemaPath:"#/properties/hrefMatch/type",keyword:"type",params:{type: "string"},schema:schema0.properties.hrefMatch.type,parentSchema:schema0.properties.hrefMatch,data:data4};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.svg !== undefined){
let data5 = data.svg;
if(typeof data5 === "string"){
if(data5.length > 2000 && func1(data5) > 2000){
const err11 = {instancePath:instancePath+"/svg",schemaPath:"https://experience.local/shared/image-url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema4,data:data5};
(vErrors ??= []).push(err11);
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/svg",schemaPath:"https://experience.local/shared/image-url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema4.type,parentSchema:schema4,data:data5};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.counter !== undefined){
let data6 = data.counter;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err13 = {instancePath:instancePath+"/counter",schemaPath:"#/properties/counter/type",keyword:"type",params:{type: "integer"},schema:schema0.properties.counter.type,parentSchema:schema0.properties.counter,data:data6};
(vErrors ??= []).push(err13);
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
const err14 = {instancePath:instancePath+"/counter",schemaPath:"#/properties/counter/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema0.properties.counter,data:data6};
(vErrors ??= []).push(err14);
errors++;
}
}
}
if(data.actionItem !== undefined){
let data7 = data.actionItem;
if(typeof data7 === "string"){
if(data7.length > 100 && func1(data7) > 100){
const err15 = {instancePath:instancePath+"/actionItem",schemaPath:"#/properties/actionItem/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.actionItem,data:data7};
(vErrors ??= []).push(err15);
errors++;
}
if(data7.length < 2 * 1 && func1(data7) < 1){
const err16 = {instancePath:instancePath+"/actionItem",schemaPath:"#/properties/actionItem/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.actionItem,data:data7};
(vErrors ??= []).push(err16);
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/actionItem",schemaPath:"#/properties/actionItem/type",keyword:"type",params:{type: "string"},schema:schema0.properties.actionItem.type,parentSchema:schema0.properties.actionItem,data:data7};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.collapsed !== undefined){
let data8 = data.collapsed;
if(typeof data8 !== "boolean"){
const err18 = {instancePath:instancePath+"/collapsed",schemaPath:"#/properties/collapsed/type",keyword:"type",params:{type: "boolean"},schema:schema0.properties.collapsed.type,parentSchema:schema0.properties.collapsed,data:data8};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.sub !== undefined){
let data9 = data.sub;
if(Array.isArray(data9)){
if(data9.length > 40){
const err19 = {instancePath:instancePath+"/sub",schemaPath:"#/properties/sub/maxItems",keyword:"maxItems",params:{limit: 40},schema:40,parentSchema:schema0.properties.sub,data:data9};
(vErrors ??= []).push(err19);
errors++;
}
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
if(!(validate3(data9[i0], {instancePath:instancePath+"/sub/" + i0,parentData:data9,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
}
else {
const err20 = {instancePath:instancePath+"/sub",schemaPath:"#/properties/sub/type",keyword:"type",params:{type: "array"},schema:schema0.properties.sub.type,parentSchema:schema0.properties.sub,data:data9};
(vErrors ??= []).push(err20);
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
(vErrors ??= []).push(err21);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export { validate };
