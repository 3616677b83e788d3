// Made by `npm run generate` from ../../features/custom-element.schema.json. Do not edit.
// @ts-nocheck
import type { Shape } from '../../check-module.ts';
import { countCharacters } from '../../count-characters.ts';
import { fold } from '../../problems/fold.ts';
import type { Problem } from '../../problems/problem.ts';

const validate = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/features/custom-element.schema.json","title":"CustomElementProps","description":"What the feature gets that shows the custom element of an asset. It is made of what the experience declares and what the page gives; no page names it.","type":"object","additionalProperties":false,"required":["name","asset","properties"],"properties":{"name":{"type":"string","minLength":1,"description":"The name under which the experience declares it."},"asset":{"$ref":"https://experience.local/asset.schema.json"},"element":{"$ref":"https://experience.local/shared/feature-element.schema.json"},"properties":{"type":"object","additionalProperties":true,"description":"Values of the element's properties, by name."}}};
const schema36 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/feature-element.schema.json","title":"FeatureElement","description":"What a page does with the custom element of a feature's asset: the place that it holds, the properties it takes, the events it tells.","type":"object","additionalProperties":false,"properties":{"height":{"type":"integer","minimum":0,"maximum":5000,"description":"How high the element is where its place is at least 550 pixels wide, in pixels: what stands below it does not move when it comes.","examples":[320]},"narrowHeight":{"type":"integer","minimum":0,"maximum":5000,"description":"How high it is in a narrower place, in pixels. Left out: as high as height says.","examples":[480]},"properties":{"type":"array","maxItems":50,"items":{"type":"string","maxLength":100,"pattern":"^[a-z][A-Za-z0-9]*$","description":"The name of a property, such as amount.","examples":["amount"]},"description":"The names of the JavaScript properties that the element takes. Pages may give values to no others. One that is named route gets what the route of the page knows, as an object of parameters, childScope and properties, unless the page gives it a value of its own."},"events":{"type":"array","maxItems":50,"items":{"type":"string","maxLength":100,"pattern":"^[a-z][a-z0-9-]*$","description":"The name of an event, such as loan-changed.","examples":["loan-changed"]},"description":"The names of the element's events that the page passes on."}}};
const func1 = countCharacters;
const schema32 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/asset.schema.json","title":"Asset","description":"A module with a custom element, from the CDN host or from the registry. It needs package, version and file, or a tag. It makes nodes and may construct style sheets; what writes HTML out of text (innerHTML, templates of Lit) or makes a Trusted Types policy fails under the policy of the page.","type":"object","additionalProperties":false,"if":{"not":{"required":["tag"]}},"then":{"required":["package","version","file"]},"properties":{"$schema":{"type":"string","description":"Names this schema."},"package":{"type":"string","maxLength":200,"pattern":"^@?[A-Za-z0-9][A-Za-z0-9.@_-]*(?:/[A-Za-z0-9][A-Za-z0-9.@_-]*)*$","description":"The package's name.","examples":["loan-simulator"]},"version":{"type":"string","maxLength":100,"pattern":"^[A-Za-z0-9][A-Za-z0-9.@_-]*$","description":"The exact version.","examples":["2.4.1"]},"file":{"type":"string","maxLength":200,"pattern":"^[A-Za-z0-9][A-Za-z0-9.@_-]*$","description":"The module's file.","examples":["index.js"]},"tag":{"type":"string","minLength":1,"maxLength":100,"description":"The custom element's tag; by itself, the type of a feature of the registry.","examples":["loan-simulator"]},"export":{"type":"string","minLength":1,"maxLength":100,"description":"The name under which the module exports the class. Left out: its default export."},"local":{"type":"boolean","default":false,"description":"true takes the component from the registry and loads nothing."},"packageType":{"type":"string","maxLength":100,"pattern":"^[A-Za-z0-9][A-Za-z0-9.@_-]*$","default":"esm","description":"The kind of build.","examples":["esm"]},"integrity":{"$ref":"https://experience.local/shared/integrity.schema.json","description":"The digest of the module's bytes. A module with other bytes does not run, and production takes none without: npm run assets -- --integrity writes it."},"imports":{"type":"array","maxItems":20,"description":"The files that the module imports, by itself or by way of others, each with its digest. None that is missing here runs. A module of one file has none; one of more than 20 has to be bundled, since a page's policy names each file.","items":{"$ref":"https://experience.local/shared/asset-import.schema.json"}}}};
const schema32Names = new Set(Object.keys(schema32.properties));
const schema33 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/integrity.schema.json","title":"Integrity","description":"The digest of a file's bytes: sha256, sha384 or sha512, and its base64.","type":"string","pattern":"^(?:sha256-[A-Za-z0-9+/]{43}=|sha384-[A-Za-z0-9+/]{64}|sha512-[A-Za-z0-9+/]{86}==)$","examples":["sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="]};
const func2 = Object.prototype.hasOwnProperty;
const pattern4 = new RegExp("^@?[A-Za-z0-9][A-Za-z0-9.@_-]*(?:/[A-Za-z0-9][A-Za-z0-9.@_-]*)*$", "u");
const pattern5 = new RegExp("^[A-Za-z0-9][A-Za-z0-9.@_-]*$", "u");
const pattern8 = new RegExp("^(?:sha256-[A-Za-z0-9+/]{43}=|sha384-[A-Za-z0-9+/]{64}|sha512-[A-Za-z0-9+/]{86}==)$", "u");
const schema34 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/asset-import.schema.json","title":"AssetImport","description":"A file that the module of an asset imports.","type":"object","additionalProperties":false,"required":["file","integrity"],"properties":{"file":{"type":"string","maxLength":200,"pattern":"^[A-Za-z0-9][A-Za-z0-9.@_-]*(?:/[A-Za-z0-9][A-Za-z0-9.@_-]*)*$","description":"Its path below the module's folder.","examples":["style-sheet.js"]},"integrity":{"$ref":"https://experience.local/shared/integrity.schema.json"}}};
const pattern9 = new RegExp("^[A-Za-z0-9][A-Za-z0-9.@_-]*(?:/[A-Za-z0-9][A-Za-z0-9.@_-]*)*$", "u");

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/asset-import.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.file === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "file"},schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.integrity === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "integrity"},schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "file") || (key0 === "integrity"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.file !== undefined){
let data0 = data.file;
if(typeof data0 === "string"){
if(data0.length > 200 && func1(data0) > 200){
const err3 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema34.properties.file,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern9.test(data0)){
const err4 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9.@_-]*(?:/[A-Za-z0-9][A-Za-z0-9.@_-]*)*$"},schema:"^[A-Za-z0-9][A-Za-z0-9.@_-]*(?:/[A-Za-z0-9][A-Za-z0-9.@_-]*)*$",parentSchema:schema34.properties.file,data:data0};
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
const err5 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"},schema:schema34.properties.file.type,parentSchema:schema34.properties.file,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.integrity !== undefined){
let data1 = data.integrity;
if(typeof data1 === "string"){
if(!pattern8.test(data1)){
const err6 = {instancePath:instancePath+"/integrity",schemaPath:"https://experience.local/shared/integrity.schema.json/pattern",keyword:"pattern",params:{pattern: "^(?:sha256-[A-Za-z0-9+/]{43}=|sha384-[A-Za-z0-9+/]{64}|sha512-[A-Za-z0-9+/]{86}==)$"},schema:"^(?:sha256-[A-Za-z0-9+/]{43}=|sha384-[A-Za-z0-9+/]{64}|sha512-[A-Za-z0-9+/]{86}==)$",parentSchema:schema33,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/integrity",schemaPath:"https://experience.local/shared/integrity.schema.json/type",keyword:"type",params:{type: "string"},schema:schema33.type,parentSchema:schema33,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema34.type,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/asset.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
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
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var valid1 = _errs4 === errors;
if(valid1){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
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
const err2 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "package"},schema:schema32.then.required,parentSchema:schema32.then,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.version === undefined){
const err3 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "version"},schema:schema32.then.required,parentSchema:schema32.then,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.file === undefined){
const err4 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "file"},schema:schema32.then.required,parentSchema:schema32.then,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs5 === errors;
valid0 = _valid0;
}
if(!valid0){
const err5 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},schema:schema32.if,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(schema32Names.has(key0))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.$schema !== undefined){
let data0 = data.$schema;
if(typeof data0 !== "string"){
const err7 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},schema:schema32.properties.$schema.type,parentSchema:schema32.properties.$schema,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.package !== undefined){
let data1 = data.package;
if(typeof data1 === "string"){
if(data1.length > 200 && func1(data1) > 200){
const err8 = {instancePath:instancePath+"/package",schemaPath:"#/properties/package/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema32.properties.package,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern4.test(data1)){
const err9 = {instancePath:instancePath+"/package",schemaPath:"#/properties/package/pattern",keyword:"pattern",params:{pattern: "^@?[A-Za-z0-9][A-Za-z0-9.@_-]*(?:/[A-Za-z0-9][A-Za-z0-9.@_-]*)*$"},schema:"^@?[A-Za-z0-9][A-Za-z0-9.@_-]*(?:/[A-Za-z0-9][A-Za-z0-9.@_-]*)*$",parentSchema:schema32.properties.package,data:data1};
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
const err10 = {instancePath:instancePath+"/package",schemaPath:"#/properties/package/type",keyword:"type",params:{type: "string"},schema:schema32.properties.package.type,parentSchema:schema32.properties.package,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.version !== undefined){
let data2 = data.version;
if(typeof data2 === "string"){
if(data2.length > 100 && func1(data2) > 100){
const err11 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema32.properties.version,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern5.test(data2)){
const err12 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9.@_-]*$"},schema:"^[A-Za-z0-9][A-Za-z0-9.@_-]*$",parentSchema:schema32.properties.version,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},schema:schema32.properties.version.type,parentSchema:schema32.properties.version,data:data2};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.file !== undefined){
let data3 = data.file;
if(typeof data3 === "string"){
if(data3.length > 200 && func1(data3) > 200){
const err14 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema32.properties.file,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!pattern5.test(data3)){
const err15 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9.@_-]*$"},schema:"^[A-Za-z0-9][A-Za-z0-9.@_-]*$",parentSchema:schema32.properties.file,data:data3};
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
const err16 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"},schema:schema32.properties.file.type,parentSchema:schema32.properties.file,data:data3};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.tag !== undefined){
let data4 = data.tag;
if(typeof data4 === "string"){
if(data4.length > 100 && func1(data4) > 100){
const err17 = {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema32.properties.tag,data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data4.length < 2 * 1 && func1(data4) < 1){
const err18 = {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema32.properties.tag,data:data4};
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
const err19 = {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/type",keyword:"type",params:{type: "string"},schema:schema32.properties.tag.type,parentSchema:schema32.properties.tag,data:data4};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.export !== undefined){
let data5 = data.export;
if(typeof data5 === "string"){
if(data5.length > 100 && func1(data5) > 100){
const err20 = {instancePath:instancePath+"/export",schemaPath:"#/properties/export/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema32.properties.export,data:data5};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data5.length < 2 * 1 && func1(data5) < 1){
const err21 = {instancePath:instancePath+"/export",schemaPath:"#/properties/export/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema32.properties.export,data:data5};
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
const err22 = {instancePath:instancePath+"/export",schemaPath:"#/properties/export/type",keyword:"type",params:{type: "string"},schema:schema32.properties.export.type,parentSchema:schema32.properties.export,data:data5};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.local !== undefined){
let data6 = data.local;
if(typeof data6 !== "boolean"){
const err23 = {instancePath:instancePath+"/local",schemaPath:"#/properties/local/type",keyword:"type",params:{type: "boolean"},schema:schema32.properties.local.type,parentSchema:schema32.properties.local,data:data6};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.packageType !== undefined){
let data7 = data.packageType;
if(typeof data7 === "string"){
if(data7.length > 100 && func1(data7) > 100){
const err24 = {instancePath:instancePath+"/packageType",schemaPath:"#/properties/packageType/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema32.properties.packageType,data:data7};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!pattern5.test(data7)){
const err25 = {instancePath:instancePath+"/packageType",schemaPath:"#/properties/packageType/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9.@_-]*$"},schema:"^[A-Za-z0-9][A-Za-z0-9.@_-]*$",parentSchema:schema32.properties.packageType,data:data7};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/packageType",schemaPath:"#/properties/packageType/type",keyword:"type",params:{type: "string"},schema:schema32.properties.packageType.type,parentSchema:schema32.properties.packageType,data:data7};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.integrity !== undefined){
let data8 = data.integrity;
if(typeof data8 === "string"){
if(!pattern8.test(data8)){
const err27 = {instancePath:instancePath+"/integrity",schemaPath:"https://experience.local/shared/integrity.schema.json/pattern",keyword:"pattern",params:{pattern: "^(?:sha256-[A-Za-z0-9+/]{43}=|sha384-[A-Za-z0-9+/]{64}|sha512-[A-Za-z0-9+/]{86}==)$"},schema:"^(?:sha256-[A-Za-z0-9+/]{43}=|sha384-[A-Za-z0-9+/]{64}|sha512-[A-Za-z0-9+/]{86}==)$",parentSchema:schema33,data:data8};
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
const err28 = {instancePath:instancePath+"/integrity",schemaPath:"https://experience.local/shared/integrity.schema.json/type",keyword:"type",params:{type: "string"},schema:schema33.type,parentSchema:schema33,data:data8};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.imports !== undefined){
let data9 = data.imports;
if(Array.isArray(data9)){
if(data9.length > 20){
const err29 = {instancePath:instancePath+"/imports",schemaPath:"#/properties/imports/maxItems",keyword:"maxItems",params:{limit: 20},schema:20,parentSchema:schema32.properties.imports,data:data9};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
if(!(validate22(data9[i0], {instancePath:instancePath+"/imports/" + i0,parentData:data9,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err30 = {instancePath:instancePath+"/imports",schemaPath:"#/properties/imports/type",keyword:"type",params:{type: "array"},schema:schema32.properties.imports.type,parentSchema:schema32.properties.imports,data:data9};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema32.type,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const pattern11 = new RegExp("^[a-z][A-Za-z0-9]*$", "u");
const pattern12 = new RegExp("^[a-z][a-z0-9-]*$", "u");

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
if(!(validate21(data.asset, {instancePath:instancePath+"/asset",parentData:data,parentDataProperty:"asset",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.element !== undefined){
let data2 = data.element;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
if(!((((key1 === "height") || (key1 === "narrowHeight")) || (key1 === "properties")) || (key1 === "events"))){
const err6 = {instancePath:instancePath+"/element",schemaPath:"https://experience.local/shared/feature-element.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema36,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.height !== undefined){
let data3 = data2.height;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/element/height",schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/height/type",keyword:"type",params:{type: "integer"},schema:schema36.properties.height.type,parentSchema:schema36.properties.height,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 5000 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/element/height",schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/height/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5000},schema:5000,parentSchema:schema36.properties.height,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/element/height",schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema36.properties.height,data:data3};
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
if(data2.narrowHeight !== undefined){
let data4 = data2.narrowHeight;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err10 = {instancePath:instancePath+"/element/narrowHeight",schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/narrowHeight/type",keyword:"type",params:{type: "integer"},schema:schema36.properties.narrowHeight.type,parentSchema:schema36.properties.narrowHeight,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 5000 || isNaN(data4)){
const err11 = {instancePath:instancePath+"/element/narrowHeight",schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/narrowHeight/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5000},schema:5000,parentSchema:schema36.properties.narrowHeight,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/element/narrowHeight",schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/narrowHeight/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema36.properties.narrowHeight,data:data4};
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
if(data2.properties !== undefined){
let data5 = data2.properties;
if(Array.isArray(data5)){
if(data5.length > 50){
const err13 = {instancePath:instancePath+"/element/properties",schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/properties/maxItems",keyword:"maxItems",params:{limit: 50},schema:50,parentSchema:schema36.properties.properties,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 === "string"){
if(data6.length > 100 && func1(data6) > 100){
const err14 = {instancePath:instancePath+"/element/properties/" + i0,schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/properties/items/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema36.properties.properties.items,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!pattern11.test(data6)){
const err15 = {instancePath:instancePath+"/element/properties/" + i0,schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/properties/items/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*$"},schema:"^[a-z][A-Za-z0-9]*$",parentSchema:schema36.properties.properties.items,data:data6};
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
const err16 = {instancePath:instancePath+"/element/properties/" + i0,schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/properties/items/type",keyword:"type",params:{type: "string"},schema:schema36.properties.properties.items.type,parentSchema:schema36.properties.properties.items,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/element/properties",schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/properties/type",keyword:"type",params:{type: "array"},schema:schema36.properties.properties.type,parentSchema:schema36.properties.properties,data:data5};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data2.events !== undefined){
let data7 = data2.events;
if(Array.isArray(data7)){
if(data7.length > 50){
const err18 = {instancePath:instancePath+"/element/events",schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/events/maxItems",keyword:"maxItems",params:{limit: 50},schema:50,parentSchema:schema36.properties.events,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(typeof data8 === "string"){
if(data8.length > 100 && func1(data8) > 100){
const err19 = {instancePath:instancePath+"/element/events/" + i1,schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/events/items/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema36.properties.events.items,data:data8};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!pattern12.test(data8)){
const err20 = {instancePath:instancePath+"/element/events/" + i1,schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/events/items/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},schema:"^[a-z][a-z0-9-]*$",parentSchema:schema36.properties.events.items,data:data8};
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
const err21 = {instancePath:instancePath+"/element/events/" + i1,schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/events/items/type",keyword:"type",params:{type: "string"},schema:schema36.properties.events.items.type,parentSchema:schema36.properties.events.items,data:data8};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/element/events",schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/events/type",keyword:"type",params:{type: "array"},schema:schema36.properties.events.type,parentSchema:schema36.properties.events,data:data7};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/element",schemaPath:"https://experience.local/shared/feature-element.schema.json/type",keyword:"type",params:{type: "object"},schema:schema36.type,parentSchema:schema36,data:data2};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.properties !== undefined){
let data9 = data.properties;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
}
else {
const err24 = {instancePath:instancePath+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type: "object"},schema:schema31.properties.properties.type,parentSchema:schema31.properties.properties,data:data9};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
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
        "integrity": {},
        "imports": {
          "items": {
            "properties": {
              "file": {},
              "integrity": {}
            }
          }
        }
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
