// Made by `npm run generate` from ../../shared/experiment-variant.schema.json. Do not edit.
// @ts-nocheck
import { countCharacters } from '../../count-characters.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/experiment-variant.schema.json","title":"ExperimentVariant","description":"One variant of an experiment.","type":"object","additionalProperties":false,"required":["variant","variantUrl"],"properties":{"variant":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9._-]*$","maxLength":100,"description":"The variant's name within its experiment, in letters, digits, dots, hyphens and underscores.","examples":["first-home"]},"variantUrl":{"$ref":"https://experience.local/shared/url.schema.json","description":"Address of the variant's page. Its last part takes the place of the last part of the page's own address.","examples":["/en/individuals/borrowing/your-first-home-loan"]},"share":{"type":"integer","minimum":0,"maximum":1000,"default":1,"description":"How many visitors see this variant, in proportion to the shares of the others.","examples":[50]}}};
const schema1 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/url.schema.json","title":"Url","description":"An address: relative to the site, or with http, https, tel or mailto. Any other scheme is removed.","type":"string","maxLength":2000,"examples":["/en/individuals/saving"]};
const func0 = countCharacters;
const pattern0 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]*$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/experiment-variant.schema.json" */;
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
if(data.variant === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "variant"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err0);
errors++;
}
if(data.variantUrl === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "variantUrl"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!(((key0 === "variant") || (key0 === "variantUrl")) || (key0 === "share"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.variant !== undefined){
let data0 = data.variant;
if(typeof data0 === "string"){
if(data0.length > 100 && func0(data0) > 100){
const err3 = {instancePath:instancePath+"/variant",schemaPath:"#/properties/variant/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.variant,data:data0};
(vErrors ??= []).push(err3);
errors++;
}
if(!pattern0.test(data0)){
const err4 = {instancePath:instancePath+"/variant",schemaPath:"#/properties/variant/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$"},schema:"^[A-Za-z0-9][A-Za-z0-9._-]*$",parentSchema:schema0.properties.variant,data:data0};
(vErrors ??= []).push(err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/variant",schemaPath:"#/properties/variant/type",keyword:"type",params:{type: "string"},schema:schema0.properties.variant.type,parentSchema:schema0.properties.variant,data:data0};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.variantUrl !== undefined){
let data1 = data.variantUrl;
if(typeof data1 === "string"){
if(data1.length > 2000 && func0(data1) > 2000){
const err6 = {instancePath:instancePath+"/variantUrl",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema1,data:data1};
(vErrors ??= []).push(err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/variantUrl",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema1.type,parentSchema:schema1,data:data1};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.share !== undefined){
let data2 = data.share;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/share",schemaPath:"#/properties/share/type",keyword:"type",params:{type: "integer"},schema:schema0.properties.share.type,parentSchema:schema0.properties.share,data:data2};
(vErrors ??= []).push(err8);
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/share",schemaPath:"#/properties/share/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},schema:1000,parentSchema:schema0.properties.share,data:data2};
(vErrors ??= []).push(err9);
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/share",schemaPath:"#/properties/share/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema0.properties.share,data:data2};
(vErrors ??= []).push(err10);
errors++;
}
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
