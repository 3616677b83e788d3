// Made by `npm run generate` from ../asset.schema.json. Do not edit.
// @ts-nocheck
import { countCharacters } from '../count-characters.ts';
import { validate as validate1 } from './shared/asset-import.validate.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/asset.schema.json","title":"Asset","description":"A module with a custom element, from the CDN host or from the registry. It needs package, version and file, or a tag. It makes nodes and may construct style sheets; what writes HTML out of text (innerHTML, templates of Lit) or makes a Trusted Types policy fails under the policy of the page.","type":"object","additionalProperties":false,"if":{"not":{"required":["tag"]}},"then":{"required":["package","version","file"]},"properties":{"$schema":{"type":"string","description":"Names this schema."},"package":{"type":"string","maxLength":200,"pattern":"^@?[A-Za-z0-9][A-Za-z0-9.@_-]*(?:/[A-Za-z0-9][A-Za-z0-9.@_-]*)*$","description":"The package's name.","examples":["loan-simulator"]},"version":{"type":"string","maxLength":100,"pattern":"^[A-Za-z0-9][A-Za-z0-9.@_-]*$","description":"The exact version.","examples":["2.4.1"]},"file":{"type":"string","maxLength":200,"pattern":"^[A-Za-z0-9][A-Za-z0-9.@_-]*$","description":"The module's file.","examples":["index.js"]},"tag":{"type":"string","minLength":1,"maxLength":100,"description":"The custom element's tag; by itself, the type of a feature of the registry.","examples":["loan-simulator"]},"export":{"type":"string","minLength":1,"maxLength":100,"description":"The name under which the module exports the class. Left out: its default export."},"local":{"type":"boolean","default":false,"description":"true takes the component from the registry and loads nothing."},"packageType":{"type":"string","maxLength":100,"pattern":"^[A-Za-z0-9][A-Za-z0-9.@_-]*$","default":"esm","description":"The kind of build.","examples":["esm"]},"integrity":{"$ref":"https://experience.local/shared/integrity.schema.json","description":"The digest of the module's bytes. A module with other bytes does not run, and production takes none without: npm run assets -- --integrity writes it."},"imports":{"type":"array","maxItems":20,"description":"The files that the module imports, by itself or by way of others, each with its digest. None that is missing here runs. A module of one file has none; one of more than 20 has to be bundled, since a page's policy names each file.","items":{"$ref":"https://experience.local/shared/asset-import.schema.json"}}}};
const schema0Names = new Set(Object.keys(schema0.properties));
const schema1 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/integrity.schema.json","title":"Integrity","description":"The digest of a file's bytes: sha256, sha384 or sha512, and its base64.","type":"string","pattern":"^(?:sha256-[A-Za-z0-9+/]{43}=|sha384-[A-Za-z0-9+/]{64}|sha512-[A-Za-z0-9+/]{86}==)$","examples":["sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="]};
const func1 = countCharacters;
const pattern0 = new RegExp("^@?[A-Za-z0-9][A-Za-z0-9.@_-]*(?:/[A-Za-z0-9][A-Za-z0-9.@_-]*)*$", "u");
const pattern1 = new RegExp("^[A-Za-z0-9][A-Za-z0-9.@_-]*$", "u");
const pattern4 = new RegExp("^(?:sha256-[A-Za-z0-9+/]{43}=|sha384-[A-Za-z0-9+/]{64}|sha512-[A-Za-z0-9+/]{86}==)$", "u");



function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/asset.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate0.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
const _errs3 = errors;
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.tag === undefined) && (missing0 = "tag")){
const err0 = {};
(vErrors ??= []).push(err0);
errors++;
}
}
var valid1 = _errs4 === errors;
if(valid1){
const err1 = {};
(vErrors ??= []).push(err1);
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.package === undefined){
const err2 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "package"},schema:schema0.then.required,parentSchema:schema0.then,data};
(vErrors ??= []).push(err2);
errors++;
}
if(data.version === undefined){
const err3 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "version"},schema:schema0.then.required,parentSchema:schema0.then,data};
(vErrors ??= []).push(err3);
errors++;
}
if(data.file === undefined){
const err4 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "file"},schema:schema0.then.required,parentSchema:schema0.then,data};
(vErrors ??= []).push(err4);
errors++;
}
}
var _valid0 = _errs5 === errors;
valid0 = _valid0;
}
if(!valid0){
const err5 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},schema:schema0.if,parentSchema:schema0,data};
(vErrors ??= []).push(err5);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(schema0Names.has(key0))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.$schema !== undefined){
let data0 = data.$schema;
if(typeof data0 !== "string"){
const err7 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},schema:schema0.properties.$schema.type,parentSchema:schema0.properties.$schema,data:data0};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.package !== undefined){
let data1 = data.package;
if(typeof data1 === "string"){
if(data1.length > 200 && func1(data1) > 200){
const err8 = {instancePath:instancePath+"/package",schemaPath:"#/properties/package/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema0.properties.package,data:data1};
(vErrors ??= []).push(err8);
errors++;
}
if(!pattern0.test(data1)){
const err9 = {instancePath:instancePath+"/package",schemaPath:"#/properties/package/pattern",keyword:"pattern",params:{pattern: "^@?[A-Za-z0-9][A-Za-z0-9.@_-]*(?:/[A-Za-z0-9][A-Za-z0-9.@_-]*)*$"},schema:"^@?[A-Za-z0-9][A-Za-z0-9.@_-]*(?:/[A-Za-z0-9][A-Za-z0-9.@_-]*)*$",parentSchema:schema0.properties.package,data:data1};
(vErrors ??= []).push(err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/package",schemaPath:"#/properties/package/type",keyword:"type",params:{type: "string"},schema:schema0.properties.package.type,parentSchema:schema0.properties.package,data:data1};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.version !== undefined){
let data2 = data.version;
if(typeof data2 === "string"){
if(data2.length > 100 && func1(data2) > 100){
const err11 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.version,data:data2};
(vErrors ??= []).push(err11);
errors++;
}
if(!pattern1.test(data2)){
const err12 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9.@_-]*$"},schema:"^[A-Za-z0-9][A-Za-z0-9.@_-]*$",parentSchema:schema0.properties.version,data:data2};
(vErrors ??= []).push(err12);
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},schema:schema0.properties.version.type,parentSchema:schema0.properties.version,data:data2};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.file !== undefined){
let data3 = data.file;
if(typeof data3 === "string"){
if(data3.length > 200 && func1(data3) > 200){
const err14 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema0.properties.file,data:data3};
(vErrors ??= []).push(err14);
errors++;
}
if(!pattern1.test(data3)){
const err15 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9.@_-]*$"},schema:"^[A-Za-z0-9][A-Za-z0-9.@_-]*$",parentSchema:schema0.properties.file,data:data3};
(vErrors ??= []).push(err15);
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"},schema:schema0.properties.file.type,parentSchema:schema0.properties.file,data:data3};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.tag !== undefined){
let data4 = data.tag;
if(typeof data4 === "string"){
if(data4.length > 100 && func1(data4) > 100){
const err17 = {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.tag,data:data4};
(vErrors ??= []).push(err17);
errors++;
}
if(data4.length < 2 * 1 && func1(data4) < 1){
const err18 = {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.tag,data:data4};
(vErrors ??= []).push(err18);
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/type",keyword:"type",params:{type: "string"},schema:schema0.properties.tag.type,parentSchema:schema0.properties.tag,data:data4};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.export !== undefined){
let data5 = data.export;
if(typeof data5 === "string"){
if(data5.length > 100 && func1(data5) > 100){
const err20 = {instancePath:instancePath+"/export",schemaPath:"#/properties/export/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.export,data:data5};
(vErrors ??= []).push(err20);
errors++;
}
if(data5.length < 2 * 1 && func1(data5) < 1){
const err21 = {instancePath:instancePath+"/export",schemaPath:"#/properties/export/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.export,data:data5};
(vErrors ??= []).push(err21);
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/export",schemaPath:"#/properties/export/type",keyword:"type",params:{type: "string"},schema:schema0.properties.export.type,parentSchema:schema0.properties.export,data:data5};
(vErrors ??= []).push(err22);
errors++;
}
}
if(data.local !== undefined){
let data6 = data.local;
if(typeof data6 !== "boolean"){
const err23 = {instancePath:instancePath+"/local",schemaPath:"#/properties/local/type",keyword:"type",params:{type: "boolean"},schema:schema0.properties.local.type,parentSchema:schema0.properties.local,data:data6};
(vErrors ??= []).push(err23);
errors++;
}
}
if(data.packageType !== undefined){
let data7 = data.packageType;
if(typeof data7 === "string"){
if(data7.length > 100 && func1(data7) > 100){
const err24 = {instancePath:instancePath+"/packageType",schemaPath:"#/properties/packageType/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.packageType,data:data7};
(vErrors ??= []).push(err24);
errors++;
}
if(!pattern1.test(data7)){
const err25 = {instancePath:instancePath+"/packageType",schemaPath:"#/properties/packageType/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9.@_-]*$"},schema:"^[A-Za-z0-9][A-Za-z0-9.@_-]*$",parentSchema:schema0.properties.packageType,data:data7};
(vErrors ??= []).push(err25);
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/packageType",schemaPath:"#/properties/packageType/type",keyword:"type",params:{type: "string"},schema:schema0.properties.packageType.type,parentSchema:schema0.properties.packageType,data:data7};
(vErrors ??= []).push(err26);
errors++;
}
}
if(data.integrity !== undefined){
let data8 = data.integrity;
if(typeof data8 === "string"){
if(!pattern4.test(data8)){
const err27 = {instancePath:instancePath+"/integrity",schemaPath:"https://experience.local/shared/integrity.schema.json/pattern",keyword:"pattern",params:{pattern: "^(?:sha256-[A-Za-z0-9+/]{43}=|sha384-[A-Za-z0-9+/]{64}|sha512-[A-Za-z0-9+/]{86}==)$"},schema:"^(?:sha256-[A-Za-z0-9+/]{43}=|sha384-[A-Za-z0-9+/]{64}|sha512-[A-Za-z0-9+/]{86}==)$",parentSchema:schema1,data:data8};
(vErrors ??= []).push(err27);
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/integrity",schemaPath:"https://experience.local/shared/integrity.schema.json/type",keyword:"type",params:{type: "string"},schema:schema1.type,parentSchema:schema1,data:data8};
(vErrors ??= []).push(err28);
errors++;
}
}
if(data.imports !== undefined){
let data9 = data.imports;
if(Array.isArray(data9)){
if(data9.length > 20){
const err29 = {instancePath:instancePath+"/imports",schemaPath:"#/properties/imports/maxItems",keyword:"maxItems",params:{limit: 20},schema:20,parentSchema:schema0.properties.imports,data:data9};
(vErrors ??= []).push(err29);
errors++;
}
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
if(!(validate1(data9[i0], {instancePath:instancePath+"/imports/" + i0,parentData:data9,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
}
else {
const err30 = {instancePath:instancePath+"/imports",schemaPath:"#/properties/imports/type",keyword:"type",params:{type: "array"},schema:schema0.properties.imports.type,parentSchema:schema0.properties.imports,data:data9};
(vErrors ??= []).push(err30);
errors++;
}
}
}
else {
const err31 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
(vErrors ??= []).push(err31);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export { validate };
