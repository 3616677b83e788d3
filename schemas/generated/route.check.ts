// Made by `npm run generate` from ../route.schema.json. Do not edit.
// @ts-nocheck
import type { Shape } from '../check-module.ts';
import { countCharacters } from '../count-characters.ts';
import { fold } from '../problems/fold.ts';
import type { Problem } from '../problems/problem.ts';

const validate = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/route.schema.json","title":"RouteConfig","description":"What stands at the addresses that match a pattern.","type":"object","additionalProperties":false,"required":["pathPattern"],"properties":{"$schema":{"type":"string","description":"Names this schema."},"pathPattern":{"type":"string","pattern":"^/","description":"A path; :name stands for one part, a last * for the rest.","examples":["/:language/search","/*"]},"childRoutes":{"type":"array","minItems":1,"maxItems":100,"items":{"$ref":"https://experience.local/shared/child-route.schema.json"},"description":"Of a pattern that ends in *: what the rest is compared with. The first that fits is shown; where none does, this route does not fit either."},"baseRoute":{"type":"string","pattern":"^/","description":"A path put before the pattern."},"pageTitle":{"type":["string","object"],"additionalProperties":{"type":"string"},"description":"The page's name in the browser tab: one text, or one for each locale."},"pageLayout":{"type":"string","default":"default","description":"The name of one of the experience's layouts."},"slots":{"$ref":"https://experience.local/shared/slots.schema.json"},"features":{"type":"array","maxItems":100,"description":"What the slots of this route may show.","items":{"$ref":"https://experience.local/shared/feature.schema.json"}},"queryParameters":{"type":"array","maxItems":10,"items":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,50}$"},"description":"What of an address's query its page depends on. A page for which one of them is there is made for each visitor anew, and never cached.","examples":[["q","page"]]},"redirect":{"$ref":"https://experience.local/shared/url.schema.json","description":"Where visitors of this route are sent: a path of this site, or an https address."},"conditions":{"type":"object","additionalProperties":{"$ref":"https://experience.local/shared/condition.schema.json"},"description":"What must hold for the route to match: names with the wanted value, or a list of them. Known at once are locale, language, segment, environment (TEST, ACCP or PROD, by the site's host name) and what the experience says of itself, such as name; in the browser only app and cso of the application around the site, and clientKind (private or professional) and levelOfAssurance of whoever is signed in."},"properties":{"type":"object","additionalProperties":true,"description":"Values that every feature of this route can read, beside the parameters of its pattern.","properties":{"endpoint":{"$ref":"https://experience.local/shared/url.schema.json","description":"Address of the page-model endpoint for this route, relative to the API host, in place of the experience's.","examples":["/flex-page/open/page-model"]}}},"experiments":{"type":"boolean","default":false,"description":"Whether an experiment may decide which variant of a page of this route is shown."},"compatibility":{"$ref":"https://experience.local/shared/compatibility.schema.json"},"auth":{"$ref":"https://experience.local/shared/auth.schema.json"}}};
const schema31Names = new Set(Object.keys(schema31.properties));
const schema41 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/url.schema.json","title":"Url","description":"An address: relative to the site, or with http, https, tel or mailto. Any other scheme is removed.","type":"string","maxLength":2000,"examples":["/en/individuals/saving"]};
const schema42 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/condition.schema.json","title":"Condition","description":"The wanted value, or a list of allowed ones.","type":["string","number","boolean","array"],"items":{"type":["string","number","boolean"]}};
const func1 = Object.prototype.hasOwnProperty;
const func2 = countCharacters;
const pattern4 = new RegExp("^/", "u");
const pattern16 = new RegExp("^[A-Za-z0-9_-]{1,50}$", "u");
const schema32 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/child-route.schema.json","title":"ChildRoute","description":"A route below one whose pattern ends in *. What it leaves out is as the route around it says.","type":"object","additionalProperties":false,"required":["pathPattern"],"properties":{"pathPattern":{"type":"string","pattern":"^/","description":"A path that the rest behind the outer pattern is compared with; :name stands for one part, a last * for the rest.","examples":["/:branch","/*"]},"pageTitle":{"type":["string","object"],"additionalProperties":{"type":"string"},"description":"The page's name in the browser tab: one text, or one for each locale."},"pageLayout":{"type":"string","description":"The name of one of the experience's layouts."},"slots":{"$ref":"https://experience.local/shared/slots.schema.json"},"features":{"type":"array","maxItems":100,"description":"What the slots of this route may show, in the place of the features of the route around it.","items":{"$ref":"https://experience.local/shared/feature.schema.json"}},"conditions":{"type":"object","additionalProperties":{"$ref":"https://experience.local/shared/condition.schema.json"},"description":"What must hold beside the conditions of the route around it."},"properties":{"type":"object","additionalProperties":true,"description":"Values for the features, beside those of the route around it.","properties":{"endpoint":{"$ref":"https://experience.local/shared/url.schema.json","description":"Address of the page-model endpoint, relative to the API host.","examples":["/flex-page/open/page-model"]}}}}};
const schema33 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/slots.schema.json","title":"Slots","description":"What stands in each slot of the layout, by the slot's name.","type":"object","additionalProperties":{"$ref":"https://experience.local/shared/slot.schema.json"}};
const schema34 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/slot.schema.json","title":"SlotConfig","description":"One slot: a feature of the route, or a part of the shell.","type":"object","additionalProperties":false,"minProperties":1,"maxProperties":2,"properties":{"feature":{"type":"string","minLength":1,"description":"The name of a feature of the same route.","examples":["flexPage"]},"shell":{"type":"string","minLength":1,"description":"The id of a shell part of the registry.","examples":["top-bar"]},"mode":{"enum":["default","focus","flow","standalone"],"default":"default","description":"Of a top bar: how much of it the page has. focus has a way back in the place of the search, flow the logo alone, standalone no menus of the bank."}}};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/slots.schema.json" */;
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
for(const key0 in data){
let data0 = data[key0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length > 2){
const err0 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"https://experience.local/shared/slot.schema.json/maxProperties",keyword:"maxProperties",params:{limit: 2},schema:2,parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data0).length < 1){
const err1 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"https://experience.local/shared/slot.schema.json/minProperties",keyword:"minProperties",params:{limit: 1},schema:1,parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key1 in data0){
if(!(((key1 === "feature") || (key1 === "shell")) || (key1 === "mode"))){
const err2 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"https://experience.local/shared/slot.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.feature !== undefined){
let data1 = data0.feature;
if(typeof data1 === "string"){
if(data1.length < 2 * 1 && func2(data1) < 1){
const err3 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/feature",schemaPath:"https://experience.local/shared/slot.schema.json/properties/feature/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema34.properties.feature,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/feature",schemaPath:"https://experience.local/shared/slot.schema.json/properties/feature/type",keyword:"type",params:{type: "string"},schema:schema34.properties.feature.type,parentSchema:schema34.properties.feature,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.shell !== undefined){
let data2 = data0.shell;
if(typeof data2 === "string"){
if(data2.length < 2 * 1 && func2(data2) < 1){
const err5 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/shell",schemaPath:"https://experience.local/shared/slot.schema.json/properties/shell/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema34.properties.shell,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/shell",schemaPath:"https://experience.local/shared/slot.schema.json/properties/shell/type",keyword:"type",params:{type: "string"},schema:schema34.properties.shell.type,parentSchema:schema34.properties.shell,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.mode !== undefined){
let data3 = data0.mode;
if(!((((data3 === "default") || (data3 === "focus")) || (data3 === "flow")) || (data3 === "standalone"))){
const err7 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/mode",schemaPath:"https://experience.local/shared/slot.schema.json/properties/mode/enum",keyword:"enum",params:{allowedValues: schema34.properties.mode.enum},schema:schema34.properties.mode.enum,parentSchema:schema34.properties.mode,data:data3};
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
const err8 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"https://experience.local/shared/slot.schema.json/type",keyword:"type",params:{type: "object"},schema:schema34.type,parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema33.type,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema35 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/feature.schema.json","title":"FeatureConfig","description":"A feature with its configuration. flexPage is the page of the content service.","type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"type":"string","minLength":1,"description":"The feature's name in the registry.","examples":["flexPage"]},"asset":{"$ref":"https://experience.local/asset.schema.json"},"element":{"$ref":"https://experience.local/shared/feature-element.schema.json"},"properties":{"type":"object","additionalProperties":true,"description":"The feature's own values.","properties":{"endpoint":{"$ref":"https://experience.local/shared/url.schema.json","description":"Address of the service that the feature asks, relative to the API host. Of flexPage it is that of the page-model endpoint, in place of the experience's.","examples":["/flex-page/open/page-model"]}}}}};
const schema40 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/feature-element.schema.json","title":"FeatureElement","description":"What a page does with the custom element of a feature's asset: the place that it holds, the properties it takes, the events it tells.","type":"object","additionalProperties":false,"properties":{"height":{"type":"integer","minimum":0,"maximum":5000,"description":"How high the element is where its place is at least 550 pixels wide, in pixels: what stands below it does not move when it comes.","examples":[320]},"narrowHeight":{"type":"integer","minimum":0,"maximum":5000,"description":"How high it is in a narrower place, in pixels. Left out: as high as height says.","examples":[480]},"properties":{"type":"array","maxItems":50,"items":{"type":"string","maxLength":100,"pattern":"^[a-z][A-Za-z0-9]*$","description":"The name of a property, such as amount.","examples":["amount"]},"description":"The names of the JavaScript properties that the element takes. Pages may give values to no others. One that is named route gets what the route of the page knows, as an object of parameters, childScope and properties, unless the page gives it a value of its own."},"events":{"type":"array","maxItems":50,"items":{"type":"string","maxLength":100,"pattern":"^[a-z][a-z0-9-]*$","description":"The name of an event, such as loan-changed.","examples":["loan-changed"]},"description":"The names of the element's events that the page passes on."}}};
const schema36 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/asset.schema.json","title":"Asset","description":"A module with a custom element, from the CDN host or from the registry. It needs package, version and file, or a tag. It makes nodes and may construct style sheets; what writes HTML out of text (innerHTML, templates of Lit) or makes a Trusted Types policy fails under the policy of the page.","type":"object","additionalProperties":false,"if":{"not":{"required":["tag"]}},"then":{"required":["package","version","file"]},"properties":{"$schema":{"type":"string","description":"Names this schema."},"package":{"type":"string","maxLength":200,"pattern":"^@?[A-Za-z0-9][A-Za-z0-9.@_-]*(?:/[A-Za-z0-9][A-Za-z0-9.@_-]*)*$","description":"The package's name.","examples":["loan-simulator"]},"version":{"type":"string","maxLength":100,"pattern":"^[A-Za-z0-9][A-Za-z0-9.@_-]*$","description":"The exact version.","examples":["2.4.1"]},"file":{"type":"string","maxLength":200,"pattern":"^[A-Za-z0-9][A-Za-z0-9.@_-]*$","description":"The module's file.","examples":["index.js"]},"tag":{"type":"string","minLength":1,"maxLength":100,"description":"The custom element's tag; by itself, the type of a feature of the registry.","examples":["loan-simulator"]},"export":{"type":"string","minLength":1,"maxLength":100,"description":"The name under which the module exports the class. Left out: its default export."},"local":{"type":"boolean","default":false,"description":"true takes the component from the registry and loads nothing."},"packageType":{"type":"string","maxLength":100,"pattern":"^[A-Za-z0-9][A-Za-z0-9.@_-]*$","default":"esm","description":"The kind of build.","examples":["esm"]},"integrity":{"$ref":"https://experience.local/shared/integrity.schema.json","description":"The digest of the module's bytes. A module with other bytes does not run, and production takes none without: npm run assets -- --integrity writes it."},"imports":{"type":"array","maxItems":20,"description":"The files that the module imports, by itself or by way of others, each with its digest. None that is missing here runs. A module of one file has none; one of more than 20 has to be bundled, since a page's policy names each file.","items":{"$ref":"https://experience.local/shared/asset-import.schema.json"}}}};
const schema36Names = new Set(Object.keys(schema36.properties));
const schema37 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/integrity.schema.json","title":"Integrity","description":"The digest of a file's bytes: sha256, sha384 or sha512, and its base64.","type":"string","pattern":"^(?:sha256-[A-Za-z0-9+/]{43}=|sha384-[A-Za-z0-9+/]{64}|sha512-[A-Za-z0-9+/]{86}==)$","examples":["sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="]};
const pattern6 = new RegExp("^@?[A-Za-z0-9][A-Za-z0-9.@_-]*(?:/[A-Za-z0-9][A-Za-z0-9.@_-]*)*$", "u");
const pattern7 = new RegExp("^[A-Za-z0-9][A-Za-z0-9.@_-]*$", "u");
const pattern10 = new RegExp("^(?:sha256-[A-Za-z0-9+/]{43}=|sha384-[A-Za-z0-9+/]{64}|sha512-[A-Za-z0-9+/]{86}==)$", "u");
const schema38 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/asset-import.schema.json","title":"AssetImport","description":"A file that the module of an asset imports.","type":"object","additionalProperties":false,"required":["file","integrity"],"properties":{"file":{"type":"string","maxLength":200,"pattern":"^[A-Za-z0-9][A-Za-z0-9.@_-]*(?:/[A-Za-z0-9][A-Za-z0-9.@_-]*)*$","description":"Its path below the module's folder.","examples":["style-sheet.js"]},"integrity":{"$ref":"https://experience.local/shared/integrity.schema.json"}}};
const pattern11 = new RegExp("^[A-Za-z0-9][A-Za-z0-9.@_-]*(?:/[A-Za-z0-9][A-Za-z0-9.@_-]*)*$", "u");

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/asset-import.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.file === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "file"},schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.integrity === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "integrity"},schema:schema38.required,parentSchema:schema38,data};
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
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema38,data};
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
if(data0.length > 200 && func2(data0) > 200){
const err3 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema38.properties.file,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern11.test(data0)){
const err4 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9.@_-]*(?:/[A-Za-z0-9][A-Za-z0-9.@_-]*)*$"},schema:"^[A-Za-z0-9][A-Za-z0-9.@_-]*(?:/[A-Za-z0-9][A-Za-z0-9.@_-]*)*$",parentSchema:schema38.properties.file,data:data0};
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
const err5 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"},schema:schema38.properties.file.type,parentSchema:schema38.properties.file,data:data0};
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
if(!pattern10.test(data1)){
const err6 = {instancePath:instancePath+"/integrity",schemaPath:"https://experience.local/shared/integrity.schema.json/pattern",keyword:"pattern",params:{pattern: "^(?:sha256-[A-Za-z0-9+/]{43}=|sha384-[A-Za-z0-9+/]{64}|sha512-[A-Za-z0-9+/]{86}==)$"},schema:"^(?:sha256-[A-Za-z0-9+/]{43}=|sha384-[A-Za-z0-9+/]{64}|sha512-[A-Za-z0-9+/]{86}==)$",parentSchema:schema37,data:data1};
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
const err7 = {instancePath:instancePath+"/integrity",schemaPath:"https://experience.local/shared/integrity.schema.json/type",keyword:"type",params:{type: "string"},schema:schema37.type,parentSchema:schema37,data:data1};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema38.type,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/asset.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
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
const err2 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "package"},schema:schema36.then.required,parentSchema:schema36.then,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.version === undefined){
const err3 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "version"},schema:schema36.then.required,parentSchema:schema36.then,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.file === undefined){
const err4 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "file"},schema:schema36.then.required,parentSchema:schema36.then,data};
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
const err5 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},schema:schema36.if,parentSchema:schema36,data};
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
if(!(schema36Names.has(key0))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema36,data};
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
const err7 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},schema:schema36.properties.$schema.type,parentSchema:schema36.properties.$schema,data:data0};
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
if(data1.length > 200 && func2(data1) > 200){
const err8 = {instancePath:instancePath+"/package",schemaPath:"#/properties/package/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema36.properties.package,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern6.test(data1)){
const err9 = {instancePath:instancePath+"/package",schemaPath:"#/properties/package/pattern",keyword:"pattern",params:{pattern: "^@?[A-Za-z0-9][A-Za-z0-9.@_-]*(?:/[A-Za-z0-9][A-Za-z0-9.@_-]*)*$"},schema:"^@?[A-Za-z0-9][A-Za-z0-9.@_-]*(?:/[A-Za-z0-9][A-Za-z0-9.@_-]*)*$",parentSchema:schema36.properties.package,data:data1};
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
const err10 = {instancePath:instancePath+"/package",schemaPath:"#/properties/package/type",keyword:"type",params:{type: "string"},schema:schema36.properties.package.type,parentSchema:schema36.properties.package,data:data1};
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
if(data2.length > 100 && func2(data2) > 100){
const err11 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema36.properties.version,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern7.test(data2)){
const err12 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9.@_-]*$"},schema:"^[A-Za-z0-9][A-Za-z0-9.@_-]*$",parentSchema:schema36.properties.version,data:data2};
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
const err13 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},schema:schema36.properties.version.type,parentSchema:schema36.properties.version,data:data2};
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
if(data3.length > 200 && func2(data3) > 200){
const err14 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema36.properties.file,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!pattern7.test(data3)){
const err15 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9.@_-]*$"},schema:"^[A-Za-z0-9][A-Za-z0-9.@_-]*$",parentSchema:schema36.properties.file,data:data3};
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
const err16 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"},schema:schema36.properties.file.type,parentSchema:schema36.properties.file,data:data3};
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
if(data4.length > 100 && func2(data4) > 100){
const err17 = {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema36.properties.tag,data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data4.length < 2 * 1 && func2(data4) < 1){
const err18 = {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema36.properties.tag,data:data4};
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
const err19 = {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/type",keyword:"type",params:{type: "string"},schema:schema36.properties.tag.type,parentSchema:schema36.properties.tag,data:data4};
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
if(data5.length > 100 && func2(data5) > 100){
const err20 = {instancePath:instancePath+"/export",schemaPath:"#/properties/export/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema36.properties.export,data:data5};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data5.length < 2 * 1 && func2(data5) < 1){
const err21 = {instancePath:instancePath+"/export",schemaPath:"#/properties/export/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema36.properties.export,data:data5};
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
const err22 = {instancePath:instancePath+"/export",schemaPath:"#/properties/export/type",keyword:"type",params:{type: "string"},schema:schema36.properties.export.type,parentSchema:schema36.properties.export,data:data5};
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
const err23 = {instancePath:instancePath+"/local",schemaPath:"#/properties/local/type",keyword:"type",params:{type: "boolean"},schema:schema36.properties.local.type,parentSchema:schema36.properties.local,data:data6};
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
if(data7.length > 100 && func2(data7) > 100){
const err24 = {instancePath:instancePath+"/packageType",schemaPath:"#/properties/packageType/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema36.properties.packageType,data:data7};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!pattern7.test(data7)){
const err25 = {instancePath:instancePath+"/packageType",schemaPath:"#/properties/packageType/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9.@_-]*$"},schema:"^[A-Za-z0-9][A-Za-z0-9.@_-]*$",parentSchema:schema36.properties.packageType,data:data7};
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
const err26 = {instancePath:instancePath+"/packageType",schemaPath:"#/properties/packageType/type",keyword:"type",params:{type: "string"},schema:schema36.properties.packageType.type,parentSchema:schema36.properties.packageType,data:data7};
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
if(!pattern10.test(data8)){
const err27 = {instancePath:instancePath+"/integrity",schemaPath:"https://experience.local/shared/integrity.schema.json/pattern",keyword:"pattern",params:{pattern: "^(?:sha256-[A-Za-z0-9+/]{43}=|sha384-[A-Za-z0-9+/]{64}|sha512-[A-Za-z0-9+/]{86}==)$"},schema:"^(?:sha256-[A-Za-z0-9+/]{43}=|sha384-[A-Za-z0-9+/]{64}|sha512-[A-Za-z0-9+/]{86}==)$",parentSchema:schema37,data:data8};
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
const err28 = {instancePath:instancePath+"/integrity",schemaPath:"https://experience.local/shared/integrity.schema.json/type",keyword:"type",params:{type: "string"},schema:schema37.type,parentSchema:schema37,data:data8};
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
const err29 = {instancePath:instancePath+"/imports",schemaPath:"#/properties/imports/maxItems",keyword:"maxItems",params:{limit: 20},schema:20,parentSchema:schema36.properties.imports,data:data9};
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
if(!(validate26(data9[i0], {instancePath:instancePath+"/imports/" + i0,parentData:data9,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
}
else {
const err30 = {instancePath:instancePath+"/imports",schemaPath:"#/properties/imports/type",keyword:"type",params:{type: "array"},schema:schema36.properties.imports.type,parentSchema:schema36.properties.imports,data:data9};
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
const err31 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema36.type,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const pattern13 = new RegExp("^[a-z][A-Za-z0-9]*$", "u");
const pattern14 = new RegExp("^[a-z][a-z0-9-]*$", "u");

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/feature.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema35.required,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "name") || (key0 === "asset")) || (key0 === "element")) || (key0 === "properties"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(data0.length < 2 * 1 && func2(data0) < 1){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema35.properties.name,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema35.properties.name.type,parentSchema:schema35.properties.name,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.asset !== undefined){
if(!(validate25(data.asset, {instancePath:instancePath+"/asset",parentData:data,parentDataProperty:"asset",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(data.element !== undefined){
let data2 = data.element;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
if(!((((key1 === "height") || (key1 === "narrowHeight")) || (key1 === "properties")) || (key1 === "events"))){
const err4 = {instancePath:instancePath+"/element",schemaPath:"https://experience.local/shared/feature-element.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema40,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data2.height !== undefined){
let data3 = data2.height;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err5 = {instancePath:instancePath+"/element/height",schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/height/type",keyword:"type",params:{type: "integer"},schema:schema40.properties.height.type,parentSchema:schema40.properties.height,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 5000 || isNaN(data3)){
const err6 = {instancePath:instancePath+"/element/height",schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/height/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5000},schema:5000,parentSchema:schema40.properties.height,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err7 = {instancePath:instancePath+"/element/height",schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema40.properties.height,data:data3};
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
if(data2.narrowHeight !== undefined){
let data4 = data2.narrowHeight;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err8 = {instancePath:instancePath+"/element/narrowHeight",schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/narrowHeight/type",keyword:"type",params:{type: "integer"},schema:schema40.properties.narrowHeight.type,parentSchema:schema40.properties.narrowHeight,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 5000 || isNaN(data4)){
const err9 = {instancePath:instancePath+"/element/narrowHeight",schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/narrowHeight/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5000},schema:5000,parentSchema:schema40.properties.narrowHeight,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err10 = {instancePath:instancePath+"/element/narrowHeight",schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/narrowHeight/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema40.properties.narrowHeight,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data2.properties !== undefined){
let data5 = data2.properties;
if(Array.isArray(data5)){
if(data5.length > 50){
const err11 = {instancePath:instancePath+"/element/properties",schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/properties/maxItems",keyword:"maxItems",params:{limit: 50},schema:50,parentSchema:schema40.properties.properties,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 === "string"){
if(data6.length > 100 && func2(data6) > 100){
const err12 = {instancePath:instancePath+"/element/properties/" + i0,schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/properties/items/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema40.properties.properties.items,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!pattern13.test(data6)){
const err13 = {instancePath:instancePath+"/element/properties/" + i0,schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/properties/items/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*$"},schema:"^[a-z][A-Za-z0-9]*$",parentSchema:schema40.properties.properties.items,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/element/properties/" + i0,schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/properties/items/type",keyword:"type",params:{type: "string"},schema:schema40.properties.properties.items.type,parentSchema:schema40.properties.properties.items,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/element/properties",schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/properties/type",keyword:"type",params:{type: "array"},schema:schema40.properties.properties.type,parentSchema:schema40.properties.properties,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data2.events !== undefined){
let data7 = data2.events;
if(Array.isArray(data7)){
if(data7.length > 50){
const err16 = {instancePath:instancePath+"/element/events",schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/events/maxItems",keyword:"maxItems",params:{limit: 50},schema:50,parentSchema:schema40.properties.events,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(typeof data8 === "string"){
if(data8.length > 100 && func2(data8) > 100){
const err17 = {instancePath:instancePath+"/element/events/" + i1,schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/events/items/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema40.properties.events.items,data:data8};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!pattern14.test(data8)){
const err18 = {instancePath:instancePath+"/element/events/" + i1,schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/events/items/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},schema:"^[a-z][a-z0-9-]*$",parentSchema:schema40.properties.events.items,data:data8};
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
const err19 = {instancePath:instancePath+"/element/events/" + i1,schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/events/items/type",keyword:"type",params:{type: "string"},schema:schema40.properties.events.items.type,parentSchema:schema40.properties.events.items,data:data8};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/element/events",schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/events/type",keyword:"type",params:{type: "array"},schema:schema40.properties.events.type,parentSchema:schema40.properties.events,data:data7};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/element",schemaPath:"https://experience.local/shared/feature-element.schema.json/type",keyword:"type",params:{type: "object"},schema:schema40.type,parentSchema:schema40,data:data2};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.properties !== undefined){
let data9 = data.properties;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.endpoint !== undefined){
let data10 = data9.endpoint;
if(typeof data10 === "string"){
if(data10.length > 2000 && func2(data10) > 2000){
const err22 = {instancePath:instancePath+"/properties/endpoint",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema41,data:data10};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/properties/endpoint",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema41.type,parentSchema:schema41,data:data10};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type: "object"},schema:schema35.properties.properties.type,parentSchema:schema35.properties.properties,data:data9};
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
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema35.type,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/child-route.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pathPattern === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pathPattern"},schema:schema32.required,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "pathPattern") || (key0 === "pageTitle")) || (key0 === "pageLayout")) || (key0 === "slots")) || (key0 === "features")) || (key0 === "conditions")) || (key0 === "properties"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.pathPattern !== undefined){
let data0 = data.pathPattern;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err2 = {instancePath:instancePath+"/pathPattern",schemaPath:"#/properties/pathPattern/pattern",keyword:"pattern",params:{pattern: "^/"},schema:"^/",parentSchema:schema32.properties.pathPattern,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/pathPattern",schemaPath:"#/properties/pathPattern/type",keyword:"type",params:{type: "string"},schema:schema32.properties.pathPattern.type,parentSchema:schema32.properties.pathPattern,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.pageTitle !== undefined){
let data1 = data.pageTitle;
if((typeof data1 !== "string") && (!(data1 && typeof data1 == "object" && !Array.isArray(data1)))){
const err4 = {instancePath:instancePath+"/pageTitle",schemaPath:"#/properties/pageTitle/type",keyword:"type",params:{type: schema32.properties.pageTitle.type},schema:schema32.properties.pageTitle.type,parentSchema:schema32.properties.pageTitle,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
let data2 = data1[key1];
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/pageTitle/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/pageTitle/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema32.properties.pageTitle.additionalProperties.type,parentSchema:schema32.properties.pageTitle.additionalProperties,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
if(data.pageLayout !== undefined){
let data3 = data.pageLayout;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/pageLayout",schemaPath:"#/properties/pageLayout/type",keyword:"type",params:{type: "string"},schema:schema32.properties.pageLayout.type,parentSchema:schema32.properties.pageLayout,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.slots !== undefined){
if(!(validate22(data.slots, {instancePath:instancePath+"/slots",parentData:data,parentDataProperty:"slots",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.features !== undefined){
let data5 = data.features;
if(Array.isArray(data5)){
if(data5.length > 100){
const err7 = {instancePath:instancePath+"/features",schemaPath:"#/properties/features/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema32.properties.features,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(validate24(data5[i0], {instancePath:instancePath+"/features/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/features",schemaPath:"#/properties/features/type",keyword:"type",params:{type: "array"},schema:schema32.properties.features.type,parentSchema:schema32.properties.features,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.conditions !== undefined){
let data7 = data.conditions;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key2 in data7){
let data8 = data7[key2];
if((((typeof data8 !== "string") && (!((typeof data8 == "number") && (isFinite(data8))))) && (typeof data8 !== "boolean")) && (!(Array.isArray(data8)))){
const err9 = {instancePath:instancePath+"/conditions/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"https://experience.local/shared/condition.schema.json/type",keyword:"type",params:{type: schema42.type},schema:schema42.type,parentSchema:schema42,data:data8};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
if(((typeof data9 !== "string") && (!((typeof data9 == "number") && (isFinite(data9))))) && (typeof data9 !== "boolean")){
const err10 = {instancePath:instancePath+"/conditions/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i1,schemaPath:"https://experience.local/shared/condition.schema.json/items/type",keyword:"type",params:{type: schema42.items.type},schema:schema42.items.type,parentSchema:schema42.items,data:data9};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
}
else {
const err11 = {instancePath:instancePath+"/conditions",schemaPath:"#/properties/conditions/type",keyword:"type",params:{type: "object"},schema:schema32.properties.conditions.type,parentSchema:schema32.properties.conditions,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.properties !== undefined){
let data10 = data.properties;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.endpoint !== undefined){
let data11 = data10.endpoint;
if(typeof data11 === "string"){
if(data11.length > 2000 && func2(data11) > 2000){
const err12 = {instancePath:instancePath+"/properties/endpoint",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema41,data:data11};
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
const err13 = {instancePath:instancePath+"/properties/endpoint",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema41.type,parentSchema:schema41,data:data11};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type: "object"},schema:schema32.properties.properties.type,parentSchema:schema32.properties.properties,data:data10};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema32.type,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema47 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/compatibility.schema.json","title":"Compatibility","description":"What the native app must offer for this route. Ignored outside the app.","type":"object","additionalProperties":false,"properties":{"mobileHybrid":{"type":"array","items":{"type":"string","minLength":1},"description":"Names of the app's features that the route needs."},"appVersion":{"$ref":"https://experience.local/shared/app-version.schema.json"}}};
const schema48 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/app-version.schema.json","title":"AppVersion","description":"The lowest version of the app on each system.","type":"object","additionalProperties":false,"properties":{"android":{"type":"string","pattern":"^[0-9]+(\\.[0-9]+)*$","description":"Lowest version on Android.","examples":["1.7.0"]},"ios":{"type":"string","pattern":"^[0-9]+(\\.[0-9]+)*$","description":"Lowest version on iOS.","examples":["1.7.2"]}}};
const pattern17 = new RegExp("^[0-9]+(\\.[0-9]+)*$", "u");

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/compatibility.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "mobileHybrid") || (key0 === "appVersion"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.mobileHybrid !== undefined){
let data0 = data.mobileHybrid;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(data1.length < 2 * 1 && func2(data1) < 1){
const err1 = {instancePath:instancePath+"/mobileHybrid/" + i0,schemaPath:"#/properties/mobileHybrid/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema47.properties.mobileHybrid.items,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/mobileHybrid/" + i0,schemaPath:"#/properties/mobileHybrid/items/type",keyword:"type",params:{type: "string"},schema:schema47.properties.mobileHybrid.items.type,parentSchema:schema47.properties.mobileHybrid.items,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/mobileHybrid",schemaPath:"#/properties/mobileHybrid/type",keyword:"type",params:{type: "array"},schema:schema47.properties.mobileHybrid.type,parentSchema:schema47.properties.mobileHybrid,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.appVersion !== undefined){
let data2 = data.appVersion;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
if(!((key1 === "android") || (key1 === "ios"))){
const err4 = {instancePath:instancePath+"/appVersion",schemaPath:"https://experience.local/shared/app-version.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema48,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data2.android !== undefined){
let data3 = data2.android;
if(typeof data3 === "string"){
if(!pattern17.test(data3)){
const err5 = {instancePath:instancePath+"/appVersion/android",schemaPath:"https://experience.local/shared/app-version.schema.json/properties/android/pattern",keyword:"pattern",params:{pattern: "^[0-9]+(\\.[0-9]+)*$"},schema:"^[0-9]+(\\.[0-9]+)*$",parentSchema:schema48.properties.android,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/appVersion/android",schemaPath:"https://experience.local/shared/app-version.schema.json/properties/android/type",keyword:"type",params:{type: "string"},schema:schema48.properties.android.type,parentSchema:schema48.properties.android,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.ios !== undefined){
let data4 = data2.ios;
if(typeof data4 === "string"){
if(!pattern17.test(data4)){
const err7 = {instancePath:instancePath+"/appVersion/ios",schemaPath:"https://experience.local/shared/app-version.schema.json/properties/ios/pattern",keyword:"pattern",params:{pattern: "^[0-9]+(\\.[0-9]+)*$"},schema:"^[0-9]+(\\.[0-9]+)*$",parentSchema:schema48.properties.ios,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/appVersion/ios",schemaPath:"https://experience.local/shared/app-version.schema.json/properties/ios/type",keyword:"type",params:{type: "string"},schema:schema48.properties.ios.type,parentSchema:schema48.properties.ios,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/appVersion",schemaPath:"https://experience.local/shared/app-version.schema.json/type",keyword:"type",params:{type: "object"},schema:schema48.type,parentSchema:schema48,data:data2};
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
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema47.type,parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema49 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/auth.schema.json","title":"RouteAuth","description":"Its presence makes the route one for authenticated visitors only.","type":"object","additionalProperties":false,"properties":{"redirectTo":{"$ref":"https://experience.local/shared/url.schema.json","description":"Where others are sent; {currentUrl} in its query becomes the present address. Without it the route is not found for them.","examples":["https://login.example.com/?return={currentUrl}"]}}};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/auth.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate35.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "redirectTo")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.redirectTo !== undefined){
let data0 = data.redirectTo;
if(typeof data0 === "string"){
if(data0.length > 2000 && func2(data0) > 2000){
const err1 = {instancePath:instancePath+"/redirectTo",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema41,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/redirectTo",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema41.type,parentSchema:schema41,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema49.type,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/route.schema.json" */;
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
if(data.pathPattern === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pathPattern"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(schema31Names.has(key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.$schema !== undefined){
let data0 = data.$schema;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},schema:schema31.properties.$schema.type,parentSchema:schema31.properties.$schema,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.pathPattern !== undefined){
let data1 = data.pathPattern;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err3 = {instancePath:instancePath+"/pathPattern",schemaPath:"#/properties/pathPattern/pattern",keyword:"pattern",params:{pattern: "^/"},schema:"^/",parentSchema:schema31.properties.pathPattern,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/pathPattern",schemaPath:"#/properties/pathPattern/type",keyword:"type",params:{type: "string"},schema:schema31.properties.pathPattern.type,parentSchema:schema31.properties.pathPattern,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.childRoutes !== undefined){
let data2 = data.childRoutes;
if(Array.isArray(data2)){
if(data2.length > 100){
const err5 = {instancePath:instancePath+"/childRoutes",schemaPath:"#/properties/childRoutes/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema31.properties.childRoutes,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.length < 1){
const err6 = {instancePath:instancePath+"/childRoutes",schemaPath:"#/properties/childRoutes/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema31.properties.childRoutes,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate21(data2[i0], {instancePath:instancePath+"/childRoutes/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/childRoutes",schemaPath:"#/properties/childRoutes/type",keyword:"type",params:{type: "array"},schema:schema31.properties.childRoutes.type,parentSchema:schema31.properties.childRoutes,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.baseRoute !== undefined){
let data4 = data.baseRoute;
if(typeof data4 === "string"){
if(!pattern4.test(data4)){
const err8 = {instancePath:instancePath+"/baseRoute",schemaPath:"#/properties/baseRoute/pattern",keyword:"pattern",params:{pattern: "^/"},schema:"^/",parentSchema:schema31.properties.baseRoute,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/baseRoute",schemaPath:"#/properties/baseRoute/type",keyword:"type",params:{type: "string"},schema:schema31.properties.baseRoute.type,parentSchema:schema31.properties.baseRoute,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.pageTitle !== undefined){
let data5 = data.pageTitle;
if((typeof data5 !== "string") && (!(data5 && typeof data5 == "object" && !Array.isArray(data5)))){
const err10 = {instancePath:instancePath+"/pageTitle",schemaPath:"#/properties/pageTitle/type",keyword:"type",params:{type: schema31.properties.pageTitle.type},schema:schema31.properties.pageTitle.type,parentSchema:schema31.properties.pageTitle,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key1 in data5){
let data6 = data5[key1];
if(typeof data6 !== "string"){
const err11 = {instancePath:instancePath+"/pageTitle/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/pageTitle/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema31.properties.pageTitle.additionalProperties.type,parentSchema:schema31.properties.pageTitle.additionalProperties,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
if(data.pageLayout !== undefined){
let data7 = data.pageLayout;
if(typeof data7 !== "string"){
const err12 = {instancePath:instancePath+"/pageLayout",schemaPath:"#/properties/pageLayout/type",keyword:"type",params:{type: "string"},schema:schema31.properties.pageLayout.type,parentSchema:schema31.properties.pageLayout,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.slots !== undefined){
if(!(validate22(data.slots, {instancePath:instancePath+"/slots",parentData:data,parentDataProperty:"slots",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.features !== undefined){
let data9 = data.features;
if(Array.isArray(data9)){
if(data9.length > 100){
const err13 = {instancePath:instancePath+"/features",schemaPath:"#/properties/features/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema31.properties.features,data:data9};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
if(!(validate24(data9[i1], {instancePath:instancePath+"/features/" + i1,parentData:data9,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/features",schemaPath:"#/properties/features/type",keyword:"type",params:{type: "array"},schema:schema31.properties.features.type,parentSchema:schema31.properties.features,data:data9};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.queryParameters !== undefined){
let data11 = data.queryParameters;
if(Array.isArray(data11)){
if(data11.length > 10){
const err15 = {instancePath:instancePath+"/queryParameters",schemaPath:"#/properties/queryParameters/maxItems",keyword:"maxItems",params:{limit: 10},schema:10,parentSchema:schema31.properties.queryParameters,data:data11};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
let data12 = data11[i2];
if(typeof data12 === "string"){
if(!pattern16.test(data12)){
const err16 = {instancePath:instancePath+"/queryParameters/" + i2,schemaPath:"#/properties/queryParameters/items/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,50}$"},schema:"^[A-Za-z0-9_-]{1,50}$",parentSchema:schema31.properties.queryParameters.items,data:data12};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/queryParameters/" + i2,schemaPath:"#/properties/queryParameters/items/type",keyword:"type",params:{type: "string"},schema:schema31.properties.queryParameters.items.type,parentSchema:schema31.properties.queryParameters.items,data:data12};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/queryParameters",schemaPath:"#/properties/queryParameters/type",keyword:"type",params:{type: "array"},schema:schema31.properties.queryParameters.type,parentSchema:schema31.properties.queryParameters,data:data11};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.redirect !== undefined){
let data13 = data.redirect;
if(typeof data13 === "string"){
if(data13.length > 2000 && func2(data13) > 2000){
const err19 = {instancePath:instancePath+"/redirect",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema41,data:data13};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/redirect",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema41.type,parentSchema:schema41,data:data13};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.conditions !== undefined){
let data14 = data.conditions;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
for(const key2 in data14){
let data15 = data14[key2];
if((((typeof data15 !== "string") && (!((typeof data15 == "number") && (isFinite(data15))))) && (typeof data15 !== "boolean")) && (!(Array.isArray(data15)))){
const err21 = {instancePath:instancePath+"/conditions/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"https://experience.local/shared/condition.schema.json/type",keyword:"type",params:{type: schema42.type},schema:schema42.type,parentSchema:schema42,data:data15};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(Array.isArray(data15)){
const len3 = data15.length;
for(let i3=0; i3<len3; i3++){
let data16 = data15[i3];
if(((typeof data16 !== "string") && (!((typeof data16 == "number") && (isFinite(data16))))) && (typeof data16 !== "boolean")){
const err22 = {instancePath:instancePath+"/conditions/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i3,schemaPath:"https://experience.local/shared/condition.schema.json/items/type",keyword:"type",params:{type: schema42.items.type},schema:schema42.items.type,parentSchema:schema42.items,data:data16};
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
}
}
else {
const err23 = {instancePath:instancePath+"/conditions",schemaPath:"#/properties/conditions/type",keyword:"type",params:{type: "object"},schema:schema31.properties.conditions.type,parentSchema:schema31.properties.conditions,data:data14};
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
let data17 = data.properties;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.endpoint !== undefined){
let data18 = data17.endpoint;
if(typeof data18 === "string"){
if(data18.length > 2000 && func2(data18) > 2000){
const err24 = {instancePath:instancePath+"/properties/endpoint",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema41,data:data18};
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
const err25 = {instancePath:instancePath+"/properties/endpoint",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema41.type,parentSchema:schema41,data:data18};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type: "object"},schema:schema31.properties.properties.type,parentSchema:schema31.properties.properties,data:data17};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.experiments !== undefined){
let data19 = data.experiments;
if(typeof data19 !== "boolean"){
const err27 = {instancePath:instancePath+"/experiments",schemaPath:"#/properties/experiments/type",keyword:"type",params:{type: "boolean"},schema:schema31.properties.experiments.type,parentSchema:schema31.properties.experiments,data:data19};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.compatibility !== undefined){
if(!(validate33(data.compatibility, {instancePath:instancePath+"/compatibility",parentData:data,parentDataProperty:"compatibility",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
if(data.auth !== undefined){
if(!(validate35(data.auth, {instancePath:instancePath+"/auth",parentData:data,parentDataProperty:"auth",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
}
}
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
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
    "$schema": {},
    "pathPattern": {},
    "childRoutes": {
      "items": {
        "properties": {
          "pathPattern": {},
          "pageTitle": {
            "values": {}
          },
          "pageLayout": {},
          "slots": {
            "values": {
              "properties": {
                "feature": {},
                "shell": {},
                "mode": {}
              }
            }
          },
          "features": {
            "items": {
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
                "properties": {
                  "properties": {
                    "endpoint": {
                      "kind": "url",
                      "address": "path"
                    }
                  }
                }
              }
            }
          },
          "conditions": {
            "values": {
              "items": {}
            }
          },
          "properties": {
            "properties": {
              "endpoint": {
                "kind": "url",
                "address": "path"
              }
            }
          }
        }
      }
    },
    "baseRoute": {},
    "pageTitle": {
      "values": {}
    },
    "pageLayout": {},
    "slots": {
      "values": {
        "properties": {
          "feature": {},
          "shell": {},
          "mode": {}
        }
      }
    },
    "features": {
      "items": {
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
          "properties": {
            "properties": {
              "endpoint": {
                "kind": "url",
                "address": "path"
              }
            }
          }
        }
      }
    },
    "queryParameters": {
      "items": {}
    },
    "redirect": {
      "kind": "url",
      "address": "redirect"
    },
    "conditions": {
      "values": {
        "items": {}
      }
    },
    "properties": {
      "properties": {
        "endpoint": {
          "kind": "url",
          "address": "path"
        }
      }
    },
    "experiments": {},
    "compatibility": {
      "properties": {
        "mobileHybrid": {
          "items": {}
        },
        "appVersion": {
          "properties": {
            "android": {},
            "ios": {}
          }
        }
      }
    },
    "auth": {
      "properties": {
        "redirectTo": {
          "kind": "url",
          "address": "login"
        }
      }
    }
  }
};
