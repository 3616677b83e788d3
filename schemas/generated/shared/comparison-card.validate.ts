// Made by `npm run generate` from ../../shared/comparison-card.schema.json. Do not edit.
// @ts-nocheck
import { countCharacters } from '../../count-characters.ts';
import { validate as validate2 } from './button-link.validate.ts';
import { validate as validate1 } from './call-to-action.validate.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/comparison-card.schema.json","title":"ComparisonCard","description":"One of the products that are compared.","type":"object","additionalProperties":false,"required":["title","values"],"properties":{"title":{"type":"string","minLength":1,"maxLength":300,"description":"The product's name.","examples":["Steady"]},"body":{"$ref":"https://experience.local/shared/rich-text.schema.json","description":"What matters most about it, in a line or two.","examples":["<p><strong>3.35%</strong> fixed for the whole term</p>"]},"values":{"type":"array","maxItems":20,"items":{"type":["string","boolean"],"maxLength":300},"description":"One value for each criterion, in the order of the criteria. true and false show a check mark and a dash. A missing one shows -, one too many does not show.","examples":[["3.35%",true]]},"cta":{"$ref":"https://experience.local/shared/call-to-action.schema.json","description":"Where the product is chosen."}}};
const schema1 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/rich-text.schema.json","title":"RichTextValue","description":"Text with simple markup: p, strong, em, a, ul, ol, li, h2 to h6, table and the like. Other tags are removed. %{group:key}% is replaced by the value of that macro.","type":"string","examples":["<p>Open an account in <strong>five minutes</strong>.</p>"]};
const func0 = countCharacters;





function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/comparison-card.schema.json" */;
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
if(data.values === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "values"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!((((key0 === "title") || (key0 === "body")) || (key0 === "values")) || (key0 === "cta"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(data0.length > 300 && func0(data0) > 300){
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 300},schema:300,parentSchema:schema0.properties.title,data:data0};
(vErrors ??= []).push(err3);
errors++;
}
if(data0.length < 2 * 1 && func0(data0) < 1){
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.title,data:data0};
(vErrors ??= []).push(err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},schema:schema0.properties.title.type,parentSchema:schema0.properties.title,data:data0};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.body !== undefined){
let data1 = data.body;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/body",schemaPath:"https://experience.local/shared/rich-text.schema.json/type",keyword:"type",params:{type: "string"},schema:schema1.type,parentSchema:schema1,data:data1};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.values !== undefined){
let data2 = data.values;
if(Array.isArray(data2)){
if(data2.length > 20){
const err7 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/maxItems",keyword:"maxItems",params:{limit: 20},schema:20,parentSchema:schema0.properties.values,data:data2};
(vErrors ??= []).push(err7);
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if((typeof data3 !== "string") && (typeof data3 !== "boolean")){
const err8 = {instancePath:instancePath+"/values/" + i0,schemaPath:"#/properties/values/items/type",keyword:"type",params:{type: schema0.properties.values.items.type},schema:schema0.properties.values.items.type,parentSchema:schema0.properties.values.items,data:data3};
(vErrors ??= []).push(err8);
errors++;
}
if(typeof data3 === "string"){
if(data3.length > 300 && func0(data3) > 300){
const err9 = {instancePath:instancePath+"/values/" + i0,schemaPath:"#/properties/values/items/maxLength",keyword:"maxLength",params:{limit: 300},schema:300,parentSchema:schema0.properties.values.items,data:data3};
(vErrors ??= []).push(err9);
errors++;
}
}
}
}
else {
const err10 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type: "array"},schema:schema0.properties.values.type,parentSchema:schema0.properties.values,data:data2};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.cta !== undefined){
if(!(validate1(data.cta, {instancePath:instancePath+"/cta",parentData:data,parentDataProperty:"cta",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
(vErrors ??= []).push(err11);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export { validate };
