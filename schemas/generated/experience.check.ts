// Made by `npm run generate` from ../experience.schema.json. Do not edit.
// @ts-nocheck
import type { Shape } from '../check-module.ts';
import { fold } from '../problems/fold.ts';
import type { Problem } from '../problems/problem.ts';
import { countCharacters } from '../count-characters.ts';
import { validate as validate34 } from './asset.validate.ts';
import { validate as validate43 } from './route.validate.ts';
import { validate as validate35 } from './shared/asset-import.validate.ts';
import { validate as validate52 } from './shared/auth.validate.ts';
import { validate as validate44 } from './shared/child-route.validate.ts';
import { validate as validate50 } from './shared/compatibility.validate.ts';
import { validate as validate5 } from './shared/consent-config.validate.ts';
import { validate as validate6 } from './shared/consent-levels.validate.ts';
import { validate as validate22 } from './shared/experiment.validate.ts';
import { validate as validate26 } from './shared/experiment-success.validate.ts';
import { validate as validate23 } from './shared/experiment-variant.validate.ts';
import { validate as validate21 } from './shared/experiments-config.validate.ts';
import { validate as validate33 } from './shared/feature.validate.ts';
import { validate as validate30 } from './shared/field-config.validate.ts';
import { validate as validate17 } from './shared/flex-page-config.validate.ts';
import { validate as validate39 } from './shared/layout.validate.ts';
import { validate as validate19 } from './shared/macros-config.validate.ts';
import { validate as validate29 } from './shared/measurement-config.validate.ts';
import { validate as validate9 } from './shared/personalisation-config.validate.ts';
import { validate as validate11 } from './shared/search-config.validate.ts';
import { validate as validate12 } from './shared/search-properties.validate.ts';
import { validate as validate13 } from './shared/search-results-config.validate.ts';
import { validate as validate1 } from './shared/site-locale.validate.ts';
import { validate as validate3 } from './shared/site-segment.validate.ts';
import { validate as validate40 } from './shared/slots.validate.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/experience.schema.json","title":"ExperienceConfig","description":"One website: its languages, segments, layouts and routes, and where its content comes from.","type":"object","additionalProperties":false,"required":["name","appName","locales","layouts","routes"],"properties":{"$schema":{"type":"string","description":"Names this schema."},"name":{"type":"string","minLength":1,"description":"The experience's name, for logs.","examples":["meridia"]},"appName":{"type":"string","minLength":1,"description":"Stands behind each page's name in the title.","examples":["Meridia Belgium"]},"bankName":{"type":"string","minLength":1,"maxLength":100,"description":"The bank's name beside its mark. Left out: appName.","examples":["Meridia"]},"logoUrl":{"$ref":"https://experience.local/shared/url.schema.json","description":"The bank's logo in the top bar: a picture of the site, which shows the name as well. Left out: the drawn mark, with bankName beside it.","examples":["/logo.svg"]},"cdnHost":{"$ref":"https://experience.local/shared/url.schema.json","description":"Origin that modules may be loaded from.","examples":["https://cdn.example.com"]},"canOverride":{"type":"boolean","default":false,"description":"Whether modules of other versions may take the place of those of the site. Nothing but environments for tests has it."},"apiOrigin":{"$ref":"https://experience.local/shared/url.schema.json","description":"Origin of the API host that the calls of pages go to. Left out, it is api. before the site's name without www., and on a development machine the site's own.","examples":["https://api.example.com"]},"otherApiOrigins":{"type":"array","maxItems":20,"description":"Origins of further API hosts: they get the visitor's token, and may know the cross-site token.","items":{"$ref":"https://experience.local/shared/url.schema.json","examples":["https://payments-api.example.com"]}},"imageOrigin":{"$ref":"https://experience.local/shared/url.schema.json","description":"Origin of the image service: relative addresses of images are resolved against it. Left out, they are the site's own.","examples":["https://images.example.com"]},"mediaOrigins":{"type":"array","maxItems":20,"description":"Further origins that images and videos of pages may come from, beside the site's own and imageOrigin. A browser loads none from anywhere else.","items":{"$ref":"https://experience.local/shared/url.schema.json","examples":["https://media.example.com"]}},"locales":{"type":"array","minItems":1,"maxItems":50,"description":"The languages of the site, the default one first.","items":{"$ref":"https://experience.local/shared/site-locale.schema.json"}},"segments":{"type":"array","maxItems":20,"description":"The customer segments, the default one first.","items":{"$ref":"https://experience.local/shared/site-segment.schema.json"}},"navigation":{"enum":["page","client"],"description":"How links lead from page to page. With page, the default, each loads a document; with client, pages of one language and segment take each other's place in the same document.","default":"page","examples":["page"]},"enhancedWebview":{"$ref":"https://experience.local/shared/enhanced-webview.schema.json"},"nativeApp":{"$ref":"https://experience.local/shared/native-app-config.schema.json"},"consent":{"$ref":"https://experience.local/shared/consent-config.schema.json"},"personalisation":{"$ref":"https://experience.local/shared/personalisation-config.schema.json"},"reports":{"$ref":"https://experience.local/shared/reports-config.schema.json"},"search":{"$ref":"https://experience.local/shared/search-config.schema.json"},"featureConfig":{"$ref":"https://experience.local/shared/feature-config-source.schema.json"},"clientContext":{"$ref":"https://experience.local/shared/client-context-config.schema.json"},"flexPage":{"$ref":"https://experience.local/shared/flex-page-config.schema.json"},"macros":{"$ref":"https://experience.local/shared/macros-config.schema.json"},"experiments":{"$ref":"https://experience.local/shared/experiments-config.schema.json"},"measurement":{"$ref":"https://experience.local/shared/measurement-config.schema.json"},"pageCache":{"$ref":"https://experience.local/shared/page-cache-config.schema.json"},"floatingFeatures":{"type":"array","maxItems":20,"description":"Features that stand in no slot and no zone, on every page: a chat, say.","items":{"$ref":"https://experience.local/shared/feature.schema.json"}},"layouts":{"type":"object","additionalProperties":{"$ref":"https://experience.local/shared/layout.schema.json"},"description":"The layouts that routes name in pageLayout."},"routes":{"type":"array","minItems":1,"maxItems":1000,"description":"The routes. The first one that matches an address is taken.","items":{"$ref":"https://experience.local/route.schema.json"}}}};
const schema0Names = new Set(Object.keys(schema0.properties));
const schema1 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/url.schema.json","title":"Url","description":"An address: relative to the site, or with http, https, tel or mailto. Any other scheme is removed.","type":"string","maxLength":2000,"examples":["/en/individuals/saving"]};
const schema11 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/enhanced-webview.schema.json","title":"EnhancedWebviewConfig","description":"How a server knows the app whose own frame stands around the page, so that the page comes without top bar and footer.","type":"object","additionalProperties":false,"minProperties":1,"properties":{"cookie":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,100}$","description":"A cookie that says so with the value 1.","examples":["enhanced-webview"]},"header":{"type":"string","pattern":"^[A-Za-z0-9-]{1,100}$","description":"A request header that says so with the value 1.","examples":["X-Enhanced-Webview"]}}};
const schema12 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/native-app-config.schema.json","title":"NativeAppConfig","description":"How a server learns which app a page is shown in, for routes that require something of the app: the platform and the version, then the names of features, as in android/1.7.2 camera,scan. Where a request does not say it, the browser decides about such a route, before anything of its page is shown.","type":"object","additionalProperties":false,"minProperties":1,"properties":{"cookie":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,100}$","description":"A cookie that says so.","examples":["native-app"]},"header":{"type":"string","pattern":"^[A-Za-z0-9-]{1,100}$","description":"A request header that says so. It goes before the cookie.","examples":["X-Native-App"]}}};
const schema25 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/reports-config.schema.json","title":"ReportsConfig","description":"Where browsers report what a policy stopped, what is deprecated and what crashed. Without it no page asks for reports.","type":"object","additionalProperties":false,"required":["path"],"properties":{"path":{"type":"string","maxLength":100,"pattern":"^(?:/[a-z0-9-]+)+$","description":"The path of the site that receives reports of browsers.","examples":["/reports"]},"share":{"type":"number","minimum":0,"maximum":1,"default":1,"description":"The share of reports that the log has a line of: 0.1 for one in ten. All are counted."},"perMinute":{"type":"integer","minimum":1,"maximum":6000,"default":60,"description":"How many reports the log has lines of in a minute. Further ones are counted."}}};
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/feature-config-source.schema.json","title":"FeatureConfigSource","description":"Which features the bank configures by a service, so that a change needs no new version of the site.","type":"object","additionalProperties":false,"properties":{"application":{"enum":["open","profile","banking","investments"],"description":"The application whose features are configured together. Left out, each feature is asked for by itself.","examples":["open"]},"features":{"type":"array","minItems":1,"maxItems":2,"items":{"enum":["flexPage","search"]},"description":"The features of every site that are configured there: flexPage says where page models come from, search what the service of suggestions is told. What this experience says holds where the service says nothing, or does not answer. Features of your own ask for themselves.","examples":[["flexPage","search"]]}}};
const schema32 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/client-context-config.schema.json","title":"ClientContextConfig","description":"How the service is asked that knows which parts of segments a client belongs to. It is asked for clients who are signed in with a level of assurance of 5 or more alone.","type":"object","additionalProperties":false,"properties":{"timeoutMs":{"type":"integer","minimum":0,"maximum":10000,"default":0,"description":"How long it may take, in milliseconds. 0 is no time-out of its own.","examples":[1000]}}};
const schema48 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/page-cache-config.schema.json","title":"PageCacheConfig","description":"How long the server keeps the pages of anonymous visitors.","type":"object","additionalProperties":false,"properties":{"freshSeconds":{"type":"integer","minimum":0,"maximum":600,"default":5,"description":"How long a kept page is shown without asking whether it changed, in seconds. Older ones are shown while they are renewed."},"lastGoodSeconds":{"type":"integer","minimum":0,"maximum":86400,"default":3600,"description":"How old a kept page may be to be shown while the services fail, in seconds."}}};
const func1 = countCharacters;


















































const pattern1 = new RegExp("^[A-Za-z0-9_-]{1,100}$", "u");
const pattern2 = new RegExp("^[A-Za-z0-9-]{1,100}$", "u");
const pattern6 = new RegExp("^(?:/[a-z0-9-]+)+$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/experience.schema.json" */;
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
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err0);
errors++;
}
if(data.appName === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "appName"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err1);
errors++;
}
if(data.locales === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "locales"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err2);
errors++;
}
if(data.layouts === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "layouts"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err3);
errors++;
}
if(data.routes === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "routes"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err4);
errors++;
}
for(const key0 in data){
if(!(schema0Names.has(key0))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.$schema !== undefined){
let data0 = data.$schema;
if(typeof data0 !== "string"){
const err6 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},schema:schema0.properties.$schema.type,parentSchema:schema0.properties.$schema,data:data0};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(data1.length < 2 * 1 && func1(data1) < 1){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.name,data:data1};
(vErrors ??= []).push(err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema0.properties.name.type,parentSchema:schema0.properties.name,data:data1};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.appName !== undefined){
let data2 = data.appName;
if(typeof data2 === "string"){
if(data2.length < 2 * 1 && func1(data2) < 1){
const err9 = {instancePath:instancePath+"/appName",schemaPath:"#/properties/appName/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.appName,data:data2};
(vErrors ??= []).push(err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/appName",schemaPath:"#/properties/appName/type",keyword:"type",params:{type: "string"},schema:schema0.properties.appName.type,parentSchema:schema0.properties.appName,data:data2};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.bankName !== undefined){
let data3 = data.bankName;
if(typeof data3 === "string"){
if(data3.length > 100 && func1(data3) > 100){
const err11 = {instancePath:instancePath+"/bankName",schemaPath:"#/properties/bankName/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.bankName,data:data3};
(vErrors ??= []).push(err11);
errors++;
}
if(data3.length < 2 * 1 && func1(data3) < 1){
const err12 = {instancePath:instancePath+"/bankName",schemaPath:"#/properties/bankName/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.bankName,data:data3};
(vErrors ??= []).push(err12);
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/bankName",schemaPath:"#/properties/bankName/type",keyword:"type",params:{type: "string"},schema:schema0.properties.bankName.type,parentSchema:schema0.properties.bankName,data:data3};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.logoUrl !== undefined){
let data4 = data.logoUrl;
if(typeof data4 === "string"){
if(data4.length > 2000 && func1(data4) > 2000){
const err14 = {instancePath:instancePath+"/logoUrl",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema1,data:data4};
(vErrors ??= []).push(err14);
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/logoUrl",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema1.type,parentSchema:schema1,data:data4};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.cdnHost !== undefined){
let data5 = data.cdnHost;
if(typeof data5 === "string"){
if(data5.length > 2000 && func1(data5) > 2000){
const err16 = {instancePath:instancePath+"/cdnHost",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema1,data:data5};
(vErrors ??= []).push(err16);
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/cdnHost",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema1.type,parentSchema:schema1,data:data5};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.canOverride !== undefined){
let data6 = data.canOverride;
if(typeof data6 !== "boolean"){
const err18 = {instancePath:instancePath+"/canOverride",schemaPath:"#/properties/canOverride/type",keyword:"type",params:{type: "boolean"},schema:schema0.properties.canOverride.type,parentSchema:schema0.properties.canOverride,data:data6};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.apiOrigin !== undefined){
let data7 = data.apiOrigin;
if(typeof data7 === "string"){
if(data7.length > 2000 && func1(data7) > 2000){
const err19 = {instancePath:instancePath+"/apiOrigin",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema1,data:data7};
(vErrors ??= []).push(err19);
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/apiOrigin",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema1.type,parentSchema:schema1,data:data7};
(vErrors ??= []).push(err20);
errors++;
}
}
if(data.otherApiOrigins !== undefined){
let data8 = data.otherApiOrigins;
if(Array.isArray(data8)){
if(data8.length > 20){
const err21 = {instancePath:instancePath+"/otherApiOrigins",schemaPath:"#/properties/otherApiOrigins/maxItems",keyword:"maxItems",params:{limit: 20},schema:20,parentSchema:schema0.properties.otherApiOrigins,data:data8};
(vErrors ??= []).push(err21);
errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(typeof data9 === "string"){
if(data9.length > 2000 && func1(data9) > 2000){
const err22 = {instancePath:instancePath+"/otherApiOrigins/" + i0,schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema1,data:data9};
(vErrors ??= []).push(err22);
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/otherApiOrigins/" + i0,schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema1.type,parentSchema:schema1,data:data9};
(vErrors ??= []).push(err23);
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/otherApiOrigins",schemaPath:"#/properties/otherApiOrigins/type",keyword:"type",params:{type: "array"},schema:schema0.properties.otherApiOrigins.type,parentSchema:schema0.properties.otherApiOrigins,data:data8};
(vErrors ??= []).push(err24);
errors++;
}
}
if(data.imageOrigin !== undefined){
let data10 = data.imageOrigin;
if(typeof data10 === "string"){
if(data10.length > 2000 && func1(data10) > 2000){
const err25 = {instancePath:instancePath+"/imageOrigin",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema1,data:data10};
(vErrors ??= []).push(err25);
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/imageOrigin",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema1.type,parentSchema:schema1,data:data10};
(vErrors ??= []).push(err26);
errors++;
}
}
if(data.mediaOrigins !== undefined){
let data11 = data.mediaOrigins;
if(Array.isArray(data11)){
if(data11.length > 20){
const err27 = {instancePath:instancePath+"/mediaOrigins",schemaPath:"#/properties/mediaOrigins/maxItems",keyword:"maxItems",params:{limit: 20},schema:20,parentSchema:schema0.properties.mediaOrigins,data:data11};
(vErrors ??= []).push(err27);
errors++;
}
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
if(typeof data12 === "string"){
if(data12.length > 2000 && func1(data12) > 2000){
const err28 = {instancePath:instancePath+"/mediaOrigins/" + i1,schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema1,data:data12};
(vErrors ??= []).push(err28);
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/mediaOrigins/" + i1,schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema1.type,parentSchema:schema1,data:data12};
(vErrors ??= []).push(err29);
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/mediaOrigins",schemaPath:"#/properties/mediaOrigins/type",keyword:"type",params:{type: "array"},schema:schema0.properties.mediaOrigins.type,parentSchema:schema0.properties.mediaOrigins,data:data11};
(vErrors ??= []).push(err30);
errors++;
}
}
if(data.locales !== undefined){
let data13 = data.locales;
if(Array.isArray(data13)){
if(data13.length > 50){
const err31 = {instancePath:instancePath+"/locales",schemaPath:"#/properties/locales/maxItems",keyword:"maxItems",params:{limit: 50},schema:50,parentSchema:schema0.properties.locales,data:data13};
(vErrors ??= []).push(err31);
errors++;
}
if(data13.length < 1){
const err32 = {instancePath:instancePath+"/locales",schemaPath:"#/properties/locales/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema0.properties.locales,data:data13};
(vErrors ??= []).push(err32);
errors++;
}
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
if(!(validate1(data13[i2], {instancePath:instancePath+"/locales/" + i2,parentData:data13,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
}
else {
const err33 = {instancePath:instancePath+"/locales",schemaPath:"#/properties/locales/type",keyword:"type",params:{type: "array"},schema:schema0.properties.locales.type,parentSchema:schema0.properties.locales,data:data13};
(vErrors ??= []).push(err33);
errors++;
}
}
if(data.segments !== undefined){
let data15 = data.segments;
if(Array.isArray(data15)){
if(data15.length > 20){
const err34 = {instancePath:instancePath+"/segments",schemaPath:"#/properties/segments/maxItems",keyword:"maxItems",params:{limit: 20},schema:20,parentSchema:schema0.properties.segments,data:data15};
(vErrors ??= []).push(err34);
errors++;
}
const len3 = data15.length;
for(let i3=0; i3<len3; i3++){
if(!(validate3(data15[i3], {instancePath:instancePath+"/segments/" + i3,parentData:data15,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
}
else {
const err35 = {instancePath:instancePath+"/segments",schemaPath:"#/properties/segments/type",keyword:"type",params:{type: "array"},schema:schema0.properties.segments.type,parentSchema:schema0.properties.segments,data:data15};
(vErrors ??= []).push(err35);
errors++;
}
}
if(data.navigation !== undefined){
let data17 = data.navigation;
if(!((data17 === "page") || (data17 === "client"))){
const err36 = {instancePath:instancePath+"/navigation",schemaPath:"#/properties/navigation/enum",keyword:"enum",params:{allowedValues: schema0.properties.navigation.enum},schema:schema0.properties.navigation.enum,parentSchema:schema0.properties.navigation,data:data17};
(vErrors ??= []).push(err36);
errors++;
}
}
if(data.enhancedWebview !== undefined){
let data18 = data.enhancedWebview;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(Object.keys(data18).length < 1){
const err37 = {instancePath:instancePath+"/enhancedWebview",schemaPath:"https://experience.local/shared/enhanced-webview.schema.json/minProperties",keyword:"minProperties",params:{limit: 1},schema:1,parentSchema:schema11,data:data18};
(vErrors ??= []).push(err37);
errors++;
}
for(const key1 in data18){
if(!((key1 === "cookie") || (key1 === "header"))){
const err38 = {instancePath:instancePath+"/enhancedWebview",schemaPath:"https://experience.local/shared/enhanced-webview.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema11,data:data18};
(vErrors ??= []).push(err38);
errors++;
}
}
if(data18.cookie !== undefined){
let data19 = data18.cookie;
if(typeof data19 === "string"){
if(!pattern1.test(data19)){
const err39 = {instancePath:instancePath+"/enhancedWebview/cookie",schemaPath:"https://experience.local/shared/enhanced-webview.schema.json/properties/cookie/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,100}$"},schema:"^[A-Za-z0-9_-]{1,100}$",parentSchema:schema11.properties.cookie,data:data19};
(vErrors ??= []).push(err39);
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/enhancedWebview/cookie",schemaPath:"https://experience.local/shared/enhanced-webview.schema.json/properties/cookie/type",keyword:"type",params:{type: "string"},schema:schema11.properties.cookie.type,parentSchema:schema11.properties.cookie,data:data19};
(vErrors ??= []).push(err40);
errors++;
}
}
if(data18.header !== undefined){
let data20 = data18.header;
if(typeof data20 === "string"){
if(!pattern2.test(data20)){
const err41 = {instancePath:instancePath+"/enhancedWebview/header",schemaPath:"https://experience.local/shared/enhanced-webview.schema.json/properties/header/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]{1,100}$"},schema:"^[A-Za-z0-9-]{1,100}$",parentSchema:schema11.properties.header,data:data20};
(vErrors ??= []).push(err41);
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/enhancedWebview/header",schemaPath:"https://experience.local/shared/enhanced-webview.schema.json/properties/header/type",keyword:"type",params:{type: "string"},schema:schema11.properties.header.type,parentSchema:schema11.properties.header,data:data20};
(vErrors ??= []).push(err42);
errors++;
}
}
}
else {
const err43 = {instancePath:instancePath+"/enhancedWebview",schemaPath:"https://experience.local/shared/enhanced-webview.schema.json/type",keyword:"type",params:{type: "object"},schema:schema11.type,parentSchema:schema11,data:data18};
(vErrors ??= []).push(err43);
errors++;
}
}
if(data.nativeApp !== undefined){
let data21 = data.nativeApp;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(Object.keys(data21).length < 1){
const err44 = {instancePath:instancePath+"/nativeApp",schemaPath:"https://experience.local/shared/native-app-config.schema.json/minProperties",keyword:"minProperties",params:{limit: 1},schema:1,parentSchema:schema12,data:data21};
(vErrors ??= []).push(err44);
errors++;
}
for(const key2 in data21){
if(!((key2 === "cookie") || (key2 === "header"))){
const err45 = {instancePath:instancePath+"/nativeApp",schemaPath:"https://experience.local/shared/native-app-config.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema12,data:data21};
(vErrors ??= []).push(err45);
errors++;
}
}
if(data21.cookie !== undefined){
let data22 = data21.cookie;
if(typeof data22 === "string"){
if(!pattern1.test(data22)){
const err46 = {instancePath:instancePath+"/nativeApp/cookie",schemaPath:"https://experience.local/shared/native-app-config.schema.json/properties/cookie/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,100}$"},schema:"^[A-Za-z0-9_-]{1,100}$",parentSchema:schema12.properties.cookie,data:data22};
(vErrors ??= []).push(err46);
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/nativeApp/cookie",schemaPath:"https://experience.local/shared/native-app-config.schema.json/properties/cookie/type",keyword:"type",params:{type: "string"},schema:schema12.properties.cookie.type,parentSchema:schema12.properties.cookie,data:data22};
(vErrors ??= []).push(err47);
errors++;
}
}
if(data21.header !== undefined){
let data23 = data21.header;
if(typeof data23 === "string"){
if(!pattern2.test(data23)){
const err48 = {instancePath:instancePath+"/nativeApp/header",schemaPath:"https://experience.local/shared/native-app-config.schema.json/properties/header/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]{1,100}$"},schema:"^[A-Za-z0-9-]{1,100}$",parentSchema:schema12.properties.header,data:data23};
(vErrors ??= []).push(err48);
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/nativeApp/header",schemaPath:"https://experience.local/shared/native-app-config.schema.json/properties/header/type",keyword:"type",params:{type: "string"},schema:schema12.properties.header.type,parentSchema:schema12.properties.header,data:data23};
(vErrors ??= []).push(err49);
errors++;
}
}
}
else {
const err50 = {instancePath:instancePath+"/nativeApp",schemaPath:"https://experience.local/shared/native-app-config.schema.json/type",keyword:"type",params:{type: "object"},schema:schema12.type,parentSchema:schema12,data:data21};
(vErrors ??= []).push(err50);
errors++;
}
}
if(data.consent !== undefined){
if(!(validate5(data.consent, {instancePath:instancePath+"/consent",parentData:data,parentDataProperty:"consent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
if(data.personalisation !== undefined){
if(!(validate9(data.personalisation, {instancePath:instancePath+"/personalisation",parentData:data,parentDataProperty:"personalisation",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
if(data.reports !== undefined){
let data26 = data.reports;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if(data26.path === undefined){
const err51 = {instancePath:instancePath+"/reports",schemaPath:"https://experience.local/shared/reports-config.schema.json/required",keyword:"required",params:{missingProperty: "path"},schema:schema25.required,parentSchema:schema25,data:data26};
(vErrors ??= []).push(err51);
errors++;
}
for(const key3 in data26){
if(!(((key3 === "path") || (key3 === "share")) || (key3 === "perMinute"))){
const err52 = {instancePath:instancePath+"/reports",schemaPath:"https://experience.local/shared/reports-config.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},schema:false,parentSchema:schema25,data:data26};
(vErrors ??= []).push(err52);
errors++;
}
}
if(data26.path !== undefined){
let data27 = data26.path;
if(typeof data27 === "string"){
if(data27.length > 100 && func1(data27) > 100){
const err53 = {instancePath:instancePath+"/reports/path",schemaPath:"https://experience.local/shared/reports-config.schema.json/properties/path/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema25.properties.path,data:data27};
(vErrors ??= []).push(err53);
errors++;
}
if(!pattern6.test(data27)){
const err54 = {instancePath:instancePath+"/reports/path",schemaPath:"https://experience.local/shared/reports-config.schema.json/properties/path/pattern",keyword:"pattern",params:{pattern: "^(?:/[a-z0-9-]+)+$"},schema:"^(?:/[a-z0-9-]+)+$",parentSchema:schema25.properties.path,data:data27};
(vErrors ??= []).push(err54);
errors++;
}
}
else {
const err55 = {instancePath:instancePath+"/reports/path",schemaPath:"https://experience.local/shared/reports-config.schema.json/properties/path/type",keyword:"type",params:{type: "string"},schema:schema25.properties.path.type,parentSchema:schema25.properties.path,data:data27};
(vErrors ??= []).push(err55);
errors++;
}
}
if(data26.share !== undefined){
let data28 = data26.share;
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 > 1 || isNaN(data28)){
const err56 = {instancePath:instancePath+"/reports/share",schemaPath:"https://experience.local/shared/reports-config.schema.json/properties/share/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},schema:1,parentSchema:schema25.properties.share,data:data28};
(vErrors ??= []).push(err56);
errors++;
}
if(data28 < 0 || isNaN(data28)){
const err57 = {instancePath:instancePath+"/reports/share",schemaPath:"https://experience.local/shared/reports-config.schema.json/properties/share/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema25.properties.share,data:data28};
(vErrors ??= []).push(err57);
errors++;
}
}
else {
const err58 = {instancePath:instancePath+"/reports/share",schemaPath:"https://experience.local/shared/reports-config.schema.json/properties/share/type",keyword:"type",params:{type: "number"},schema:schema25.properties.share.type,parentSchema:schema25.properties.share,data:data28};
(vErrors ??= []).push(err58);
errors++;
}
}
if(data26.perMinute !== undefined){
let data29 = data26.perMinute;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
const err59 = {instancePath:instancePath+"/reports/perMinute",schemaPath:"https://experience.local/shared/reports-config.schema.json/properties/perMinute/type",keyword:"type",params:{type: "integer"},schema:schema25.properties.perMinute.type,parentSchema:schema25.properties.perMinute,data:data29};
(vErrors ??= []).push(err59);
errors++;
}
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 > 6000 || isNaN(data29)){
const err60 = {instancePath:instancePath+"/reports/perMinute",schemaPath:"https://experience.local/shared/reports-config.schema.json/properties/perMinute/maximum",keyword:"maximum",params:{comparison: "<=", limit: 6000},schema:6000,parentSchema:schema25.properties.perMinute,data:data29};
(vErrors ??= []).push(err60);
errors++;
}
if(data29 < 1 || isNaN(data29)){
const err61 = {instancePath:instancePath+"/reports/perMinute",schemaPath:"https://experience.local/shared/reports-config.schema.json/properties/perMinute/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema25.properties.perMinute,data:data29};
(vErrors ??= []).push(err61);
errors++;
}
}
}
}
else {
const err62 = {instancePath:instancePath+"/reports",schemaPath:"https://experience.local/shared/reports-config.schema.json/type",keyword:"type",params:{type: "object"},schema:schema25.type,parentSchema:schema25,data:data26};
(vErrors ??= []).push(err62);
errors++;
}
}
if(data.search !== undefined){
if(!(validate11(data.search, {instancePath:instancePath+"/search",parentData:data,parentDataProperty:"search",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
if(data.featureConfig !== undefined){
let data31 = data.featureConfig;
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
for(const key4 in data31){
if(!((key4 === "application") || (key4 === "features"))){
const err63 = {instancePath:instancePath+"/featureConfig",schemaPath:"https://experience.local/shared/feature-config-source.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},schema:false,parentSchema:schema31,data:data31};
(vErrors ??= []).push(err63);
errors++;
}
}
if(data31.application !== undefined){
let data32 = data31.application;
if(!((((data32 === "open") || (data32 === "profile")) || (data32 === "banking")) || (data32 === "investments"))){
const err64 = {instancePath:instancePath+"/featureConfig/application",schemaPath:"https://experience.local/shared/feature-config-source.schema.json/properties/application/enum",keyword:"enum",params:{allowedValues: schema31.properties.application.enum},schema:schema31.properties.application.enum,parentSchema:schema31.properties.application,data:data32};
(vErrors ??= []).push(err64);
errors++;
}
}
if(data31.features !== undefined){
let data33 = data31.features;
if(Array.isArray(data33)){
if(data33.length > 2){
const err65 = {instancePath:instancePath+"/featureConfig/features",schemaPath:"https://experience.local/shared/feature-config-source.schema.json/properties/features/maxItems",keyword:"maxItems",params:{limit: 2},schema:2,parentSchema:schema31.properties.features,data:data33};
(vErrors ??= []).push(err65);
errors++;
}
if(data33.length < 1){
const err66 = {instancePath:instancePath+"/featureConfig/features",schemaPath:"https://experience.local/shared/feature-config-source.schema.json/properties/features/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema31.properties.features,data:data33};
(vErrors ??= []).push(err66);
errors++;
}
const len4 = data33.length;
for(let i4=0; i4<len4; i4++){
let data34 = data33[i4];
if(!((data34 === "flexPage") || (data34 === "search"))){
const err67 = {instancePath:instancePath+"/featureConfig/features/" + i4,schemaPath:"https://experience.local/shared/feature-config-source.schema.json/properties/features/items/enum",keyword:"enum",params:{allowedValues: schema31.properties.features.items.enum},schema:schema31.properties.features.items.enum,parentSchema:schema31.properties.features.items,data:data34};
(vErrors ??= []).push(err67);
errors++;
}
}
}
else {
const err68 = {instancePath:instancePath+"/featureConfig/features",schemaPath:"https://experience.local/shared/feature-config-source.schema.json/properties/features/type",keyword:"type",params:{type: "array"},schema:schema31.properties.features.type,parentSchema:schema31.properties.features,data:data33};
(vErrors ??= []).push(err68);
errors++;
}
}
}
else {
const err69 = {instancePath:instancePath+"/featureConfig",schemaPath:"https://experience.local/shared/feature-config-source.schema.json/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data:data31};
(vErrors ??= []).push(err69);
errors++;
}
}
if(data.clientContext !== undefined){
let data35 = data.clientContext;
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
for(const key5 in data35){
if(!(key5 === "timeoutMs")){
const err70 = {instancePath:instancePath+"/clientContext",schemaPath:"https://experience.local/shared/client-context-config.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},schema:false,parentSchema:schema32,data:data35};
(vErrors ??= []).push(err70);
errors++;
}
}
if(data35.timeoutMs !== undefined){
let data36 = data35.timeoutMs;
if(!(((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36))) && (isFinite(data36)))){
const err71 = {instancePath:instancePath+"/clientContext/timeoutMs",schemaPath:"https://experience.local/shared/client-context-config.schema.json/properties/timeoutMs/type",keyword:"type",params:{type: "integer"},schema:schema32.properties.timeoutMs.type,parentSchema:schema32.properties.timeoutMs,data:data36};
(vErrors ??= []).push(err71);
errors++;
}
if((typeof data36 == "number") && (isFinite(data36))){
if(data36 > 10000 || isNaN(data36)){
const err72 = {instancePath:instancePath+"/clientContext/timeoutMs",schemaPath:"https://experience.local/shared/client-context-config.schema.json/properties/timeoutMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},schema:10000,parentSchema:schema32.properties.timeoutMs,data:data36};
(vErrors ??= []).push(err72);
errors++;
}
if(data36 < 0 || isNaN(data36)){
const err73 = {instancePath:instancePath+"/clientContext/timeoutMs",schemaPath:"https://experience.local/shared/client-context-config.schema.json/properties/timeoutMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema32.properties.timeoutMs,data:data36};
(vErrors ??= []).push(err73);
errors++;
}
}
}
}
else {
const err74 = {instancePath:instancePath+"/clientContext",schemaPath:"https://experience.local/shared/client-context-config.schema.json/type",keyword:"type",params:{type: "object"},schema:schema32.type,parentSchema:schema32,data:data35};
(vErrors ??= []).push(err74);
errors++;
}
}
if(data.flexPage !== undefined){
if(!(validate17(data.flexPage, {instancePath:instancePath+"/flexPage",parentData:data,parentDataProperty:"flexPage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.macros !== undefined){
if(!(validate19(data.macros, {instancePath:instancePath+"/macros",parentData:data,parentDataProperty:"macros",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
}
if(data.experiments !== undefined){
if(!(validate21(data.experiments, {instancePath:instancePath+"/experiments",parentData:data,parentDataProperty:"experiments",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.measurement !== undefined){
if(!(validate29(data.measurement, {instancePath:instancePath+"/measurement",parentData:data,parentDataProperty:"measurement",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
if(data.pageCache !== undefined){
let data41 = data.pageCache;
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
for(const key6 in data41){
if(!((key6 === "freshSeconds") || (key6 === "lastGoodSeconds"))){
const err75 = {instancePath:instancePath+"/pageCache",schemaPath:"https://experience.local/shared/page-cache-config.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},schema:false,parentSchema:schema48,data:data41};
(vErrors ??= []).push(err75);
errors++;
}
}
if(data41.freshSeconds !== undefined){
let data42 = data41.freshSeconds;
if(!(((typeof data42 == "number") && (!(data42 % 1) && !isNaN(data42))) && (isFinite(data42)))){
const err76 = {instancePath:instancePath+"/pageCache/freshSeconds",schemaPath:"https://experience.local/shared/page-cache-config.schema.json/properties/freshSeconds/type",keyword:"type",params:{type: "integer"},schema:schema48.properties.freshSeconds.type,parentSchema:schema48.properties.freshSeconds,data:data42};
(vErrors ??= []).push(err76);
errors++;
}
if((typeof data42 == "number") && (isFinite(data42))){
if(data42 > 600 || isNaN(data42)){
const err77 = {instancePath:instancePath+"/pageCache/freshSeconds",schemaPath:"https://experience.local/shared/page-cache-config.schema.json/properties/freshSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 600},schema:600,parentSchema:schema48.properties.freshSeconds,data:data42};
(vErrors ??= []).push(err77);
errors++;
}
if(data42 < 0 || isNaN(data42)){
const err78 = {instancePath:instancePath+"/pageCache/freshSeconds",schemaPath:"https://experience.local/shared/page-cache-config.schema.json/properties/freshSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema48.properties.freshSeconds,data:data42};
(vErrors ??= []).push(err78);
errors++;
}
}
}
if(data41.lastGoodSeconds !== undefined){
let data43 = data41.lastGoodSeconds;
if(!(((typeof data43 == "number") && (!(data43 % 1) && !isNaN(data43))) && (isFinite(data43)))){
const err79 = {instancePath:instancePath+"/pageCache/lastGoodSeconds",schemaPath:"https://experience.local/shared/page-cache-config.schema.json/properties/lastGoodSeconds/type",keyword:"type",params:{type: "integer"},schema:schema48.properties.lastGoodSeconds.type,parentSchema:schema48.properties.lastGoodSeconds,data:data43};
(vErrors ??= []).push(err79);
errors++;
}
if((typeof data43 == "number") && (isFinite(data43))){
if(data43 > 86400 || isNaN(data43)){
const err80 = {instancePath:instancePath+"/pageCache/lastGoodSeconds",schemaPath:"https://experience.local/shared/page-cache-config.schema.json/properties/lastGoodSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400},schema:86400,parentSchema:schema48.properties.lastGoodSeconds,data:data43};
(vErrors ??= []).push(err80);
errors++;
}
if(data43 < 0 || isNaN(data43)){
const err81 = {instancePath:instancePath+"/pageCache/lastGoodSeconds",schemaPath:"https://experience.local/shared/page-cache-config.schema.json/properties/lastGoodSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema48.properties.lastGoodSeconds,data:data43};
(vErrors ??= []).push(err81);
errors++;
}
}
}
}
else {
const err82 = {instancePath:instancePath+"/pageCache",schemaPath:"https://experience.local/shared/page-cache-config.schema.json/type",keyword:"type",params:{type: "object"},schema:schema48.type,parentSchema:schema48,data:data41};
(vErrors ??= []).push(err82);
errors++;
}
}
if(data.floatingFeatures !== undefined){
let data44 = data.floatingFeatures;
if(Array.isArray(data44)){
if(data44.length > 20){
const err83 = {instancePath:instancePath+"/floatingFeatures",schemaPath:"#/properties/floatingFeatures/maxItems",keyword:"maxItems",params:{limit: 20},schema:20,parentSchema:schema0.properties.floatingFeatures,data:data44};
(vErrors ??= []).push(err83);
errors++;
}
const len5 = data44.length;
for(let i5=0; i5<len5; i5++){
if(!(validate33(data44[i5], {instancePath:instancePath+"/floatingFeatures/" + i5,parentData:data44,parentDataProperty:i5,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
}
else {
const err84 = {instancePath:instancePath+"/floatingFeatures",schemaPath:"#/properties/floatingFeatures/type",keyword:"type",params:{type: "array"},schema:schema0.properties.floatingFeatures.type,parentSchema:schema0.properties.floatingFeatures,data:data44};
(vErrors ??= []).push(err84);
errors++;
}
}
if(data.layouts !== undefined){
let data46 = data.layouts;
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
for(const key7 in data46){
if(!(validate39(data46[key7], {instancePath:instancePath+"/layouts/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data46,parentDataProperty:key7,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
}
}
else {
const err85 = {instancePath:instancePath+"/layouts",schemaPath:"#/properties/layouts/type",keyword:"type",params:{type: "object"},schema:schema0.properties.layouts.type,parentSchema:schema0.properties.layouts,data:data46};
(vErrors ??= []).push(err85);
errors++;
}
}
if(data.routes !== undefined){
let data48 = data.routes;
if(Array.isArray(data48)){
if(data48.length > 1000){
const err86 = {instancePath:instancePath+"/routes",schemaPath:"#/properties/routes/maxItems",keyword:"maxItems",params:{limit: 1000},schema:1000,parentSchema:schema0.properties.routes,data:data48};
(vErrors ??= []).push(err86);
errors++;
}
if(data48.length < 1){
const err87 = {instancePath:instancePath+"/routes",schemaPath:"#/properties/routes/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema0.properties.routes,data:data48};
(vErrors ??= []).push(err87);
errors++;
}
const len6 = data48.length;
for(let i6=0; i6<len6; i6++){
if(!(validate43(data48[i6], {instancePath:instancePath+"/routes/" + i6,parentData:data48,parentDataProperty:i6,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
}
}
else {
const err88 = {instancePath:instancePath+"/routes",schemaPath:"#/properties/routes/type",keyword:"type",params:{type: "array"},schema:schema0.properties.routes.type,parentSchema:schema0.properties.routes,data:data48};
(vErrors ??= []).push(err88);
errors++;
}
}
}
else {
const err89 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
(vErrors ??= []).push(err89);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const NONE: readonly Problem[] = Object.freeze([]);

export function check(value: unknown): readonly Problem[] {
  return validate(value) ? NONE : fold(validate.errors, shape);
}

export const shape: Shape = {
  "properties": {
    "$schema": {},
    "name": {},
    "appName": {},
    "bankName": {},
    "logoUrl": {
      "kind": "url",
      "address": "path"
    },
    "cdnHost": {
      "kind": "url",
      "address": "origin"
    },
    "canOverride": {},
    "apiOrigin": {
      "kind": "url",
      "address": "origin"
    },
    "otherApiOrigins": {
      "items": {
        "kind": "url",
        "address": "origin"
      }
    },
    "imageOrigin": {
      "kind": "url",
      "address": "origin"
    },
    "mediaOrigins": {
      "items": {
        "kind": "url",
        "address": "origin"
      }
    },
    "locales": {
      "items": {
        "properties": {
          "locale": {},
          "label": {}
        }
      }
    },
    "segments": {
      "items": {
        "properties": {
          "id": {},
          "cookieValue": {},
          "labels": {
            "values": {}
          },
          "homes": {
            "values": {
              "kind": "url",
              "address": "path"
            }
          }
        }
      }
    },
    "navigation": {},
    "enhancedWebview": {
      "properties": {
        "cookie": {},
        "header": {}
      }
    },
    "nativeApp": {
      "properties": {
        "cookie": {},
        "header": {}
      }
    },
    "consent": {
      "properties": {
        "startPage": {},
        "skipMarker": {},
        "pageUrls": {
          "values": {
            "kind": "url",
            "address": "path"
          }
        },
        "policyUrls": {
          "values": {
            "kind": "url",
            "address": "redirect"
          }
        },
        "levels": {
          "properties": {
            "storedExperiments": {},
            "analytics": {},
            "visitorIds": {},
            "personalisation": {},
            "storedForms": {},
            "thirdParties": {}
          }
        }
      }
    },
    "personalisation": {
      "properties": {
        "host": {
          "kind": "url",
          "address": "origin"
        },
        "client": {},
        "propertyTokens": {
          "values": {}
        },
        "scope": {},
        "counting": {}
      }
    },
    "reports": {
      "properties": {
        "path": {},
        "share": {},
        "perMinute": {}
      }
    },
    "search": {
      "properties": {
        "name": {},
        "properties": {
          "properties": {
            "suggestions": {
              "properties": {
                "clientID": {},
                "segment": {}
              }
            },
            "results": {
              "properties": {
                "endpoint": {
                  "kind": "url",
                  "address": "path"
                }
              }
            }
          }
        }
      }
    },
    "featureConfig": {
      "properties": {
        "application": {},
        "features": {
          "items": {}
        }
      }
    },
    "clientContext": {
      "properties": {
        "timeoutMs": {}
      }
    },
    "flexPage": {
      "properties": {
        "endpoint": {
          "kind": "url",
          "address": "path"
        },
        "pagesEndpoint": {
          "kind": "url",
          "address": "path"
        },
        "responsePrefix": {},
        "languagePrefix": {},
        "urlPatterns": {
          "items": {}
        }
      }
    },
    "macros": {
      "properties": {
        "endpoint": {
          "kind": "url",
          "address": "path"
        }
      }
    },
    "experiments": {
      "properties": {
        "list": {
          "address": "path",
          "items": {
            "properties": {
              "key": {},
              "experimentUrl": {
                "kind": "url",
                "address": "path"
              },
              "ended": {},
              "variants": {
                "items": {
                  "properties": {
                    "variant": {},
                    "variantUrl": {
                      "kind": "url",
                      "address": "path"
                    },
                    "share": {}
                  }
                }
              }
            }
          }
        },
        "withoutConsent": {},
        "successes": {
          "items": {
            "properties": {
              "key": {},
              "link": {
                "kind": "url",
                "address": "redirect"
              },
              "feature": {},
              "event": {}
            }
          }
        }
      }
    },
    "measurement": {
      "properties": {
        "consent": {
          "properties": {
            "undecided": {}
          }
        },
        "eventNames": {
          "properties": {
            "language": {},
            "segment": {},
            "menu": {},
            "log-in": {},
            "cookie-save-succeeded": {},
            "cookie-cancelled": {},
            "video-started": {},
            "video-paused": {},
            "video-ended": {},
            "video-closed": {}
          }
        },
        "field": {
          "properties": {
            "address": {
              "kind": "url",
              "address": "path"
            },
            "share": {}
          }
        }
      }
    },
    "pageCache": {
      "properties": {
        "freshSeconds": {},
        "lastGoodSeconds": {}
      }
    },
    "floatingFeatures": {
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
    "layouts": {
      "values": {
        "properties": {
          "order": {
            "items": {}
          },
          "slots": {
            "values": {
              "properties": {
                "feature": {},
                "shell": {},
                "mode": {}
              }
            }
          }
        }
      }
    },
    "routes": {
      "items": {
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
          "redirectToHome": {},
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
      }
    }
  }
};
