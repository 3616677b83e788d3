// Made by `npm run generate` from ../../shared/cms-navigation-item.schema.json. Do not edit.
// @ts-nocheck
import { countCharacters } from '../../count-characters.ts';
import { validate as validate23 } from './cms-navigation-link.validate.ts';
import { validate as validate21 } from './plain-link.validate.ts';

const validate = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/cms-navigation-item.schema.json","title":"CmsNavigationItem","description":"One entry of the navigation: a link, or a submenu.","type":"object","additionalProperties":false,"required":["title"],"properties":{"title":{"type":"string","minLength":1,"maxLength":200,"description":"What is read.","examples":["Saving"]},"icon":{"$ref":"https://experience.local/shared/icon-id.schema.json","description":"Stands before the title."},"link":{"$ref":"https://experience.local/shared/plain-link.schema.json","description":"Where it leads."},"active":{"type":"boolean","default":false,"description":"Whether the page is this entry's."},"sub":{"type":"array","maxItems":40,"description":"The entries of the submenu.","items":{"$ref":"https://experience.local/shared/cms-navigation-link.schema.json"}}}};
const schema32 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/icon-id.schema.json","title":"IconId","description":"An icon, as namespace:iconset:icon.","type":"string","pattern":"^[A-Za-z0-9-]+:[A-Za-z0-9-]+:[A-Za-z0-9-]+$","examples":["vitrine:regular:calendar"]};
const func1 = countCharacters;
const pattern4 = new RegExp("^[A-Za-z0-9-]+:[A-Za-z0-9-]+:[A-Za-z0-9-]+$", "u");





function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/cms-navigation-item.schema.json" */;
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
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "title") || (key0 === "icon")) || (key0 === "link")) || (key0 === "active")) || (key0 === "sub"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema31,data};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(data0.length > 200 && func1(data0) > 200){
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema31.properties.title,data:data0};
(vErrors ??= []).push(err2);
errors++;
}
if(data0.length < 2 * 1 && func1(data0) < 1){
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema31.properties.title,data:data0};
(vErrors ??= []).push(err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},schema:schema31.properties.title.type,parentSchema:schema31.properties.title,data:data0};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.icon !== undefined){
let data1 = data.icon;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err5 = {instancePath:instancePath+"/icon",schemaPath:"https://experience.local/shared/icon-id.schema.json/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]+:[A-Za-z0-9-]+:[A-Za-z0-9-]+$"},schema:"^[A-Za-z0-9-]+:[A-Za-z0-9-]+:[A-Za-z0-9-]+$",parentSchema:schema32,data:data1};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/icon",schemaPath:"https://experience.local/shared/icon-id.schema.json/type",keyword:"type",params:{type: "string"},schema:schema32.type,parentSchema:schema32,data:data1};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.link !== undefined){
if(!(validate21(data.link, {instancePath:instancePath+"/link",parentData:data,parentDataProperty:"link",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.active !== undefined){
let data3 = data.active;
if(typeof data3 !== "boolean"){
const err7 = {instancePath:instancePath+"/active",schemaPath:"#/properties/active/type",keyword:"type",params:{type: "boolean"},schema:schema31.properties.active.type,parentSchema:schema31.properties.active,data:data3};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.sub !== undefined){
let data4 = data.sub;
if(Array.isArray(data4)){
if(data4.length > 40){
const err8 = {instancePath:instancePath+"/sub",schemaPath:"#/properties/sub/maxItems",keyword:"maxItems",params:{limit: 40},schema:40,parentSchema:schema31.properties.sub,data:data4};
(vErrors ??= []).push(err8);
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate23(data4[i0], {instancePath:instancePath+"/sub/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/sub",schemaPath:"#/properties/sub/type",keyword:"type",params:{type: "array"},schema:schema31.properties.sub.type,parentSchema:schema31.properties.sub,data:data4};
(vErrors ??= []).push(err9);
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data};
(vErrors ??= []).push(err10);
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export { validate };
