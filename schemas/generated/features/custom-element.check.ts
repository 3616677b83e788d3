// Made by `npm run generate` from ../../features/custom-element.schema.json. Do not edit.
// @ts-nocheck
import type { Shape } from '../../check-module.ts';
import { countCharacters } from '../../count-characters.ts';
import { fold } from '../../problems/fold.ts';
import type { Problem } from '../../problems/problem.ts';

const validate = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/features/custom-element.schema.json","title":"CustomElementProps","description":"What the feature gets that shows the custom element of an asset. It is made of what the experience declares and what the page gives; no page names it.","type":"object","additionalProperties":false,"required":["name","asset","properties"],"properties":{"name":{"type":"string","minLength":1,"description":"The name under which the experience declares it."},"asset":{"$ref":"https://experience.local/asset.schema.json"},"element":{"$ref":"https://experience.local/shared/feature-element.schema.json"},"properties":{"type":"object","additionalProperties":true,"description":"Values of the element's properties, by name."}}};
const schema32 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/asset.schema.json","title":"Asset","description":"A module with a custom element, from the CDN host or from the registry. It needs package, version and file, or a tag.","type":"object","additionalProperties":false,"if":{"not":{"required":["tag"]}},"then":{"required":["package","version","file"]},"properties":{"$schema":{"type":"string","description":"Names this schema."},"package":{"type":"string","maxLength":200,"pattern":"^@?[A-Za-z0-9][A-Za-z0-9.@_-]*(?:/[A-Za-z0-9][A-Za-z0-9.@_-]*)*$","description":"The package's name.","examples":["loan-simulator"]},"version":{"type":"string","maxLength":100,"pattern":"^[A-Za-z0-9][A-Za-z0-9.@_-]*$","description":"The exact version.","examples":["2.4.1"]},"file":{"type":"string","maxLength":200,"pattern":"^[A-Za-z0-9][A-Za-z0-9.@_-]*$","description":"The module's file.","examples":["index.js"]},"tag":{"type":"string","minLength":1,"maxLength":100,"description":"The custom element's tag; by itself, the type of a feature of the registry.","examples":["loan-simulator"]},"export":{"type":"string","minLength":1,"maxLength":100,"description":"The name under which the module exports the class. Left out: its default export."},"local":{"type":"boolean","default":false,"description":"true takes the component from the registry and loads nothing."},"packageType":{"type":"string","maxLength":100,"pattern":"^[A-Za-z0-9][A-Za-z0-9.@_-]*$","default":"esm","description":"The kind of build.","examples":["esm"]},"integrity":{"type":"string","pattern":"^(?:sha256-[A-Za-z0-9+/]{43}=|sha384-[A-Za-z0-9+/]{64}|sha512-[A-Za-z0-9+/]{86}==)$","description":"The digest of the module's bytes: sha256, sha384 or sha512, and its base64. A module with other bytes does not run.","examples":["sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="]}}};
const schema32Names = new Set(Object.keys(schema32.properties));
const schema33 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/feature-element.schema.json","title":"FeatureElement","description":"What a page does with the custom element of a feature's asset: the place that it holds, the properties it takes, the events it tells.","type":"object","additionalProperties":false,"properties":{"height":{"type":"integer","minimum":0,"maximum":5000,"description":"How high the element is where its place is at least 550 pixels wide, in pixels: what stands below it does not move when it comes.","examples":[320]},"narrowHeight":{"type":"integer","minimum":0,"maximum":5000,"description":"How high it is in a narrower place, in pixels. Left out: as high as height says.","examples":[480]},"properties":{"type":"array","maxItems":50,"items":{"type":"string","maxLength":100,"pattern":"^[a-z][A-Za-z0-9]*$","description":"The name of a property, such as amount.","examples":["amount"]},"description":"The names of the JavaScript properties that the element takes. Pages may give values to no others. One that is named route gets what the route of the page knows, as an object of parameters, childScope and properties, unless the page gives it a value of its own."},"events":{"type":"array","maxItems":50,"items":{"type":"string","maxLength":100,"pattern":"^[a-z][a-z0-9-]*$","description":"The name of an event, such as loan-changed.","examples":["loan-changed"]},"description":"The names of the element's events that the page passes on."}}};
const func1 = countCharacters;
const func2 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^@?[A-Za-z0-9][A-Za-z0-9.@_-]*(?:/[A-Za-z0-9][A-Za-z0-9.@_-]*)*$", "u");
const pattern5 = new RegExp("^[A-Za-z0-9][A-Za-z0-9.@_-]*$", "u");
const pattern8 = new RegExp("^(?:sha256-[A-Za-z0-9+/]{43}=|sha384-[A-Za-z0-9+/]{64}|sha512-[A-Za-z0-9+/]{86}==)$", "u");
const pattern9 = new RegExp("^[a-z][A-Za-z0-9]*$", "u");
const pattern10 = new RegExp("^[a-z][a-z0-9-]*$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/features/custom-element.schema.json" */;
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
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.asset === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "asset"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.properties === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "properties"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "name") || (key0 === "asset")) || (key0 === "element")) || (key0 === "properties"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(data0.length < 2 * 1 && func1(data0) < 1){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema31.properties.name,data:data0};
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
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema31.properties.name.type,parentSchema:schema31.properties.name,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.asset !== undefined){
let data1 = data.asset;
const _errs7 = errors;
let valid2 = true;
const _errs8 = errors;
const _errs9 = errors;
const _errs10 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing0;
if((data1.tag === undefined) && (missing0 = "tag")){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var valid3 = _errs10 === errors;
if(valid3){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
var _valid0 = _errs8 === errors;
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs11 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.package === undefined){
const err8 = {instancePath:instancePath+"/asset",schemaPath:"https://experience.local/asset.schema.json/then/required",keyword:"required",params:{missingProperty: "package"},schema:schema32.then.required,parentSchema:schema32.then,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.version === undefined){
const err9 = {instancePath:instancePath+"/asset",schemaPath:"https://experience.local/asset.schema.json/then/required",keyword:"required",params:{missingProperty: "version"},schema:schema32.then.required,parentSchema:schema32.then,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1.file === undefined){
const err10 = {instancePath:instancePath+"/asset",schemaPath:"https://experience.local/asset.schema.json/then/required",keyword:"required",params:{missingProperty: "file"},schema:schema32.then.required,parentSchema:schema32.then,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var _valid0 = _errs11 === errors;
valid2 = _valid0;
}
if(!valid2){
const err11 = {instancePath:instancePath+"/asset",schemaPath:"https://experience.local/asset.schema.json/if",keyword:"if",params:{failingKeyword: "then"},schema:schema32.if,parentSchema:schema32,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
if(!(schema32Names.has(key1))){
const err12 = {instancePath:instancePath+"/asset",schemaPath:"https://experience.local/asset.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema32,data:data1};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data1.$schema !== undefined){
let data2 = data1.$schema;
if(typeof data2 !== "string"){
const err13 = {instancePath:instancePath+"/asset/$schema",schemaPath:"https://experience.local/asset.schema.json/properties/%24schema/type",keyword:"type",params:{type: "string"},schema:schema32.properties.$schema.type,parentSchema:schema32.properties.$schema,data:data2};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data1.package !== undefined){
let data3 = data1.package;
if(typeof data3 === "string"){
if(data3.length > 200 && func1(data3) > 200){
const err14 = {instancePath:instancePath+"/asset/package",schemaPath:"https://experience.local/asset.schema.json/properties/package/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema32.properties.package,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!pattern4.test(data3)){
const err15 = {instancePath:instancePath+"/asset/package",schemaPath:"https://experience.local/asset.schema.json/properties/package/pattern",keyword:"pattern",params:{pattern: "^@?[A-Za-z0-9][A-Za-z0-9.@_-]*(?:/[A-Za-z0-9][A-Za-z0-9.@_-]*)*$"},schema:"^@?[A-Za-z0-9][A-Za-z0-9.@_-]*(?:/[A-Za-z0-9][A-Za-z0-9.@_-]*)*$",parentSchema:schema32.properties.package,data:data3};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/asset/package",schemaPath:"https://experience.local/asset.schema.json/properties/package/type",keyword:"type",params:{type: "string"},schema:schema32.properties.package.type,parentSchema:schema32.properties.package,data:data3};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data1.version !== undefined){
let data4 = data1.version;
if(typeof data4 === "string"){
if(data4.length > 100 && func1(data4) > 100){
const err17 = {instancePath:instancePath+"/asset/version",schemaPath:"https://experience.local/asset.schema.json/properties/version/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema32.properties.version,data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!pattern5.test(data4)){
const err18 = {instancePath:instancePath+"/asset/version",schemaPath:"https://experience.local/asset.schema.json/properties/version/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9.@_-]*$"},schema:"^[A-Za-z0-9][A-Za-z0-9.@_-]*$",parentSchema:schema32.properties.version,data:data4};
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
const err19 = {instancePath:instancePath+"/asset/version",schemaPath:"https://experience.local/asset.schema.json/properties/version/type",keyword:"type",params:{type: "string"},schema:schema32.properties.version.type,parentSchema:schema32.properties.version,data:data4};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data1.file !== undefined){
let data5 = data1.file;
if(typeof data5 === "string"){
if(data5.length > 200 && func1(data5) > 200){
const err20 = {instancePath:instancePath+"/asset/file",schemaPath:"https://experience.local/asset.schema.json/properties/file/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema32.properties.file,data:data5};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!pattern5.test(data5)){
const err21 = {instancePath:instancePath+"/asset/file",schemaPath:"https://experience.local/asset.schema.json/properties/file/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9.@_-]*$"},schema:"^[A-Za-z0-9][A-Za-z0-9.@_-]*$",parentSchema:schema32.properties.file,data:data5};
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
const err22 = {instancePath:instancePath+"/asset/file",schemaPath:"https://experience.local/asset.schema.json/properties/file/type",keyword:"type",params:{type: "string"},schema:schema32.properties.file.type,parentSchema:schema32.properties.file,data:data5};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data1.tag !== undefined){
let data6 = data1.tag;
if(typeof data6 === "string"){
if(data6.length > 100 && func1(data6) > 100){
const err23 = {instancePath:instancePath+"/asset/tag",schemaPath:"https://experience.local/asset.schema.json/properties/tag/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema32.properties.tag,data:data6};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data6.length < 2 * 1 && func1(data6) < 1){
const err24 = {instancePath:instancePath+"/asset/tag",schemaPath:"https://experience.local/asset.schema.json/properties/tag/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema32.properties.tag,data:data6};
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
const err25 = {instancePath:instancePath+"/asset/tag",schemaPath:"https://experience.local/asset.schema.json/properties/tag/type",keyword:"type",params:{type: "string"},schema:schema32.properties.tag.type,parentSchema:schema32.properties.tag,data:data6};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data1.export !== undefined){
let data7 = data1.export;
if(typeof data7 === "string"){
if(data7.length > 100 && func1(data7) > 100){
const err26 = {instancePath:instancePath+"/asset/export",schemaPath:"https://experience.local/asset.schema.json/properties/export/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema32.properties.export,data:data7};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data7.length < 2 * 1 && func1(data7) < 1){
const err27 = {instancePath:instancePath+"/asset/export",schemaPath:"https://experience.local/asset.schema.json/properties/export/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema32.properties.export,data:data7};
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
const err28 = {instancePath:instancePath+"/asset/export",schemaPath:"https://experience.local/asset.schema.json/properties/export/type",keyword:"type",params:{type: "string"},schema:schema32.properties.export.type,parentSchema:schema32.properties.export,data:data7};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data1.local !== undefined){
let data8 = data1.local;
if(typeof data8 !== "boolean"){
const err29 = {instancePath:instancePath+"/asset/local",schemaPath:"https://experience.local/asset.schema.json/properties/local/type",keyword:"type",params:{type: "boolean"},schema:schema32.properties.local.type,parentSchema:schema32.properties.local,data:data8};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data1.packageType !== undefined){
let data9 = data1.packageType;
if(typeof data9 === "string"){
if(data9.length > 100 && func1(data9) > 100){
const err30 = {instancePath:instancePath+"/asset/packageType",schemaPath:"https://experience.local/asset.schema.json/properties/packageType/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema32.properties.packageType,data:data9};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!pattern5.test(data9)){
const err31 = {instancePath:instancePath+"/asset/packageType",schemaPath:"https://experience.local/asset.schema.json/properties/packageType/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9.@_-]*$"},schema:"^[A-Za-z0-9][A-Za-z0-9.@_-]*$",parentSchema:schema32.properties.packageType,data:data9};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/asset/packageType",schemaPath:"https://experience.local/asset.schema.json/properties/packageType/type",keyword:"type",params:{type: "string"},schema:schema32.properties.packageType.type,parentSchema:schema32.properties.packageType,data:data9};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data1.integrity !== undefined){
let data10 = data1.integrity;
if(typeof data10 === "string"){
if(!pattern8.test(data10)){
const err33 = {instancePath:instancePath+"/asset/integrity",schemaPath:"https://experience.local/asset.schema.json/properties/integrity/pattern",keyword:"pattern",params:{pattern: "^(?:sha256-[A-Za-z0-9+/]{43}=|sha384-[A-Za-z0-9+/]{64}|sha512-[A-Za-z0-9+/]{86}==)$"},schema:"^(?:sha256-[A-Za-z0-9+/]{43}=|sha384-[A-Za-z0-9+/]{64}|sha512-[A-Za-z0-9+/]{86}==)$",parentSchema:schema32.properties.integrity,data:data10};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/asset/integrity",schemaPath:"https://experience.local/asset.schema.json/properties/integrity/type",keyword:"type",params:{type: "string"},schema:schema32.properties.integrity.type,parentSchema:schema32.properties.integrity,data:data10};
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
const err35 = {instancePath:instancePath+"/asset",schemaPath:"https://experience.local/asset.schema.json/type",keyword:"type",params:{type: "object"},schema:schema32.type,parentSchema:schema32,data:data1};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.element !== undefined){
let data11 = data.element;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key2 in data11){
if(!((((key2 === "height") || (key2 === "narrowHeight")) || (key2 === "properties")) || (key2 === "events"))){
const err36 = {instancePath:instancePath+"/element",schemaPath:"https://experience.local/shared/feature-element.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema33,data:data11};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data11.height !== undefined){
let data12 = data11.height;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err37 = {instancePath:instancePath+"/element/height",schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/height/type",keyword:"type",params:{type: "integer"},schema:schema33.properties.height.type,parentSchema:schema33.properties.height,data:data12};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 5000 || isNaN(data12)){
const err38 = {instancePath:instancePath+"/element/height",schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/height/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5000},schema:5000,parentSchema:schema33.properties.height,data:data12};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data12 < 0 || isNaN(data12)){
const err39 = {instancePath:instancePath+"/element/height",schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema33.properties.height,data:data12};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
if(data11.narrowHeight !== undefined){
let data13 = data11.narrowHeight;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err40 = {instancePath:instancePath+"/element/narrowHeight",schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/narrowHeight/type",keyword:"type",params:{type: "integer"},schema:schema33.properties.narrowHeight.type,parentSchema:schema33.properties.narrowHeight,data:data13};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 5000 || isNaN(data13)){
const err41 = {instancePath:instancePath+"/element/narrowHeight",schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/narrowHeight/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5000},schema:5000,parentSchema:schema33.properties.narrowHeight,data:data13};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data13 < 0 || isNaN(data13)){
const err42 = {instancePath:instancePath+"/element/narrowHeight",schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/narrowHeight/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema33.properties.narrowHeight,data:data13};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
if(data11.properties !== undefined){
let data14 = data11.properties;
if(Array.isArray(data14)){
if(data14.length > 50){
const err43 = {instancePath:instancePath+"/element/properties",schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/properties/maxItems",keyword:"maxItems",params:{limit: 50},schema:50,parentSchema:schema33.properties.properties,data:data14};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
const len0 = data14.length;
for(let i0=0; i0<len0; i0++){
let data15 = data14[i0];
if(typeof data15 === "string"){
if(data15.length > 100 && func1(data15) > 100){
const err44 = {instancePath:instancePath+"/element/properties/" + i0,schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/properties/items/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema33.properties.properties.items,data:data15};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(!pattern9.test(data15)){
const err45 = {instancePath:instancePath+"/element/properties/" + i0,schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/properties/items/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*$"},schema:"^[a-z][A-Za-z0-9]*$",parentSchema:schema33.properties.properties.items,data:data15};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/element/properties/" + i0,schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/properties/items/type",keyword:"type",params:{type: "string"},schema:schema33.properties.properties.items.type,parentSchema:schema33.properties.properties.items,data:data15};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
else {
const err47 = {instancePath:instancePath+"/element/properties",schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/properties/type",keyword:"type",params:{type: "array"},schema:schema33.properties.properties.type,parentSchema:schema33.properties.properties,data:data14};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data11.events !== undefined){
let data16 = data11.events;
if(Array.isArray(data16)){
if(data16.length > 50){
const err48 = {instancePath:instancePath+"/element/events",schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/events/maxItems",keyword:"maxItems",params:{limit: 50},schema:50,parentSchema:schema33.properties.events,data:data16};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
let data17 = data16[i1];
if(typeof data17 === "string"){
if(data17.length > 100 && func1(data17) > 100){
const err49 = {instancePath:instancePath+"/element/events/" + i1,schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/events/items/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema33.properties.events.items,data:data17};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(!pattern10.test(data17)){
const err50 = {instancePath:instancePath+"/element/events/" + i1,schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/events/items/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},schema:"^[a-z][a-z0-9-]*$",parentSchema:schema33.properties.events.items,data:data17};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/element/events/" + i1,schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/events/items/type",keyword:"type",params:{type: "string"},schema:schema33.properties.events.items.type,parentSchema:schema33.properties.events.items,data:data17};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
else {
const err52 = {instancePath:instancePath+"/element/events",schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/events/type",keyword:"type",params:{type: "array"},schema:schema33.properties.events.type,parentSchema:schema33.properties.events,data:data16};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
else {
const err53 = {instancePath:instancePath+"/element",schemaPath:"https://experience.local/shared/feature-element.schema.json/type",keyword:"type",params:{type: "object"},schema:schema33.type,parentSchema:schema33,data:data11};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.properties !== undefined){
let data18 = data.properties;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
}
else {
const err54 = {instancePath:instancePath+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type: "object"},schema:schema31.properties.properties.type,parentSchema:schema31.properties.properties,data:data18};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
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
    "name": {},
    "asset": {
      "properties": {
        "$schema": {},
        "package": {},
        "version": {},
        "file": {},
        "tag": {},
        "export": {},
        "local": {},
        "packageType": {},
        "integrity": {}
      }
    },
    "element": {
      "properties": {
        "height": {},
        "narrowHeight": {},
        "properties": {
          "items": {}
        },
        "events": {
          "items": {}
        }
      }
    },
    "properties": {}
  }
};
