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
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/experience.schema.json","title":"ExperienceConfig","description":"One website: its languages, segments, layouts and routes, and where its content comes from.","type":"object","additionalProperties":false,"required":["name","appName","locales","layouts","routes"],"properties":{"$schema":{"type":"string","description":"Names this schema."},"name":{"type":"string","minLength":1,"description":"The experience's name, for logs.","examples":["meridia"]},"appName":{"type":"string","minLength":1,"description":"Stands behind each page's name in the title.","examples":["Meridia Belgium"]},"bankName":{"type":"string","minLength":1,"maxLength":100,"description":"The bank's name beside its mark. Left out: appName.","examples":["Meridia"]},"logoUrl":{"$ref":"https://experience.local/shared/url.schema.json","description":"The bank's logo in the top bar: a picture of the site, which shows the name as well. Left out: the drawn mark, with bankName beside it.","examples":["/logo.svg"]},"themeUrl":{"$ref":"https://experience.local/shared/url.schema.json","description":"A style sheet of the site with the bank's own values of the theme's custom properties. Left out: those of the build.","examples":["/theme.css"]},"cdnHost":{"$ref":"https://experience.local/shared/url.schema.json","description":"Origin that modules may be loaded from.","examples":["https://cdn.example.com"]},"canOverride":{"type":"boolean","default":false,"description":"Whether modules of other versions may take the place of those of the site. Nothing but environments for tests has it."},"apiOrigin":{"$ref":"https://experience.local/shared/url.schema.json","description":"Origin of the API host that the calls of pages go to. Left out, it is api. before the site's name without www., and on a development machine the site's own.","examples":["https://api.example.com"]},"otherApiOrigins":{"type":"array","maxItems":20,"description":"Origins of further API hosts: they get the visitor's token, and may know the cross-site token.","items":{"$ref":"https://experience.local/shared/url.schema.json","examples":["https://payments-api.example.com"]}},"imageOrigin":{"$ref":"https://experience.local/shared/url.schema.json","description":"Origin of the image service: relative addresses of images are resolved against it. Left out, they are the site's own.","examples":["https://images.example.com"]},"mediaOrigins":{"type":"array","maxItems":20,"description":"Further origins that images and videos of pages may come from, beside the site's own and imageOrigin. A browser loads none from anywhere else.","items":{"$ref":"https://experience.local/shared/url.schema.json","examples":["https://media.example.com"]}},"locales":{"type":"array","minItems":1,"maxItems":50,"description":"The languages of the site, the default one first.","items":{"$ref":"https://experience.local/shared/site-locale.schema.json"}},"segments":{"type":"array","maxItems":20,"description":"The customer segments, the default one first.","items":{"$ref":"https://experience.local/shared/site-segment.schema.json"}},"navigation":{"enum":["page","client"],"description":"How links lead from page to page. With page, the default, each loads a document; with client, pages of one language and segment take each other's place in the same document.","default":"page","examples":["page"]},"enhancedWebview":{"$ref":"https://experience.local/shared/enhanced-webview.schema.json"},"nativeApp":{"$ref":"https://experience.local/shared/native-app-config.schema.json"},"consent":{"$ref":"https://experience.local/shared/consent-config.schema.json"},"personalisation":{"$ref":"https://experience.local/shared/personalisation-config.schema.json"},"reports":{"$ref":"https://experience.local/shared/reports-config.schema.json"},"search":{"$ref":"https://experience.local/shared/search-config.schema.json"},"featureConfig":{"$ref":"https://experience.local/shared/feature-config-source.schema.json"},"clientContext":{"$ref":"https://experience.local/shared/client-context-config.schema.json"},"flexPage":{"$ref":"https://experience.local/shared/flex-page-config.schema.json"},"macros":{"$ref":"https://experience.local/shared/macros-config.schema.json"},"experiments":{"$ref":"https://experience.local/shared/experiments-config.schema.json"},"measurement":{"$ref":"https://experience.local/shared/measurement-config.schema.json"},"pageCache":{"$ref":"https://experience.local/shared/page-cache-config.schema.json"},"floatingFeatures":{"type":"array","maxItems":20,"description":"Features that stand in no slot and no zone, on every page: a chat, say.","items":{"$ref":"https://experience.local/shared/feature.schema.json"}},"layouts":{"type":"object","additionalProperties":{"$ref":"https://experience.local/shared/layout.schema.json"},"description":"The layouts that routes name in pageLayout."},"routes":{"type":"array","minItems":1,"maxItems":1000,"description":"The routes. The first one that matches an address is taken.","items":{"$ref":"https://experience.local/route.schema.json"}}}};
const schema0Names = new Set(Object.keys(schema0.properties));
const schema1 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/url.schema.json","title":"Url","description":"An address: relative to the site, or with http, https, tel or mailto. Any other scheme is removed.","type":"string","maxLength":2000,"examples":["/en/individuals/saving"]};
const schema12 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/enhanced-webview.schema.json","title":"EnhancedWebviewConfig","description":"How a server knows the app whose own frame stands around the page, so that the page comes without top bar and footer.","type":"object","additionalProperties":false,"minProperties":1,"properties":{"cookie":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,100}$","description":"A cookie that says so with the value 1.","examples":["enhanced-webview"]},"header":{"type":"string","pattern":"^[A-Za-z0-9-]{1,100}$","description":"A request header that says so with the value 1.","examples":["X-Enhanced-Webview"]}}};
const schema13 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/native-app-config.schema.json","title":"NativeAppConfig","description":"How a server learns which app a page is shown in, for routes that require something of the app: the platform and the version, then the names of features, as in android/1.7.2 camera,scan. Where a request does not say it, the browser decides about such a route, before anything of its page is shown.","type":"object","additionalProperties":false,"minProperties":1,"properties":{"cookie":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,100}$","description":"A cookie that says so.","examples":["native-app"]},"header":{"type":"string","pattern":"^[A-Za-z0-9-]{1,100}$","description":"A request header that says so. It goes before the cookie.","examples":["X-Native-App"]}}};
const schema26 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/reports-config.schema.json","title":"ReportsConfig","description":"Where browsers report what a policy stopped, what is deprecated and what crashed. Without it no page asks for reports.","type":"object","additionalProperties":false,"required":["path"],"properties":{"path":{"type":"string","maxLength":100,"pattern":"^(?:/[a-z0-9-]+)+$","description":"The path of the site that receives reports of browsers.","examples":["/reports"]},"share":{"type":"number","minimum":0,"maximum":1,"default":1,"description":"The share of reports that the log has a line of: 0.1 for one in ten. All are counted."},"perMinute":{"type":"integer","minimum":1,"maximum":6000,"default":60,"description":"How many reports the log has lines of in a minute. Further ones are counted."}}};
const schema32 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/feature-config-source.schema.json","title":"FeatureConfigSource","description":"Which features the bank configures by a service, so that a change needs no new version of the site.","type":"object","additionalProperties":false,"properties":{"application":{"enum":["open","profile","banking","investments"],"description":"The application whose features are configured together. Left out, each feature is asked for by itself.","examples":["open"]},"features":{"type":"array","minItems":1,"maxItems":2,"items":{"enum":["flexPage","search"]},"description":"The features of every site that are configured there: flexPage says where page models come from, search what the service of suggestions is told. What this experience says holds where the service says nothing, or does not answer. Features of your own ask for themselves.","examples":[["flexPage","search"]]}}};
const schema33 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/client-context-config.schema.json","title":"ClientContextConfig","description":"How the service is asked that knows which parts of segments a client belongs to. It is asked for clients who are signed in with a level of assurance of 5 or more alone.","type":"object","additionalProperties":false,"properties":{"timeoutMs":{"type":"integer","minimum":0,"maximum":10000,"default":0,"description":"How long it may take, in milliseconds. 0 is no time-out of its own.","examples":[1000]}}};
const schema49 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/page-cache-config.schema.json","title":"PageCacheConfig","description":"How long the server keeps the pages of anonymous visitors.","type":"object","additionalProperties":false,"properties":{"freshSeconds":{"type":"integer","minimum":0,"maximum":600,"default":5,"description":"How long a kept page is shown without asking whether it changed, in seconds. Older ones are shown while they are renewed."},"lastGoodSeconds":{"type":"integer","minimum":0,"maximum":86400,"default":3600,"description":"How old a kept page may be to be shown while the services fail, in seconds."}}};
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
if(data.themeUrl !== undefined){
let data5 = data.themeUrl;
if(typeof data5 === "string"){
if(data5.length > 2000 && func1(data5) > 2000){
const err16 = {instancePath:instancePath+"/themeUrl",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema1,data:data5};
(vErrors ??= []).push(err16);
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/themeUrl",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema1.type,parentSchema:schema1,data:data5};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.cdnHost !== undefined){
let data6 = data.cdnHost;
if(typeof data6 === "string"){
if(data6.length > 2000 && func1(data6) > 2000){
const err18 = {instancePath:instancePath+"/cdnHost",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema1,data:data6};
(vErrors ??= []).push(err18);
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/cdnHost",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema1.type,parentSchema:schema1,data:data6};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.canOverride !== undefined){
let data7 = data.canOverride;
if(typeof data7 !== "boolean"){
const err20 = {instancePath:instancePath+"/canOverride",schemaPath:"#/properties/canOverride/type",keyword:"type",params:{type: "boolean"},schema:schema0.properties.canOverride.type,parentSchema:schema0.properties.canOverride,data:data7};
(vErrors ??= []).push(err20);
errors++;
}
}
if(data.apiOrigin !== undefined){
let data8 = data.apiOrigin;
if(typeof data8 === "string"){
if(data8.length > 2000 && func1(data8) > 2000){
const err21 = {instancePath:instancePath+"/apiOrigin",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema1,data:data8};
(vErrors ??= []).push(err21);
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/apiOrigin",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema1.type,parentSchema:schema1,data:data8};
(vErrors ??= []).push(err22);
errors++;
}
}
if(data.otherApiOrigins !== undefined){
let data9 = data.otherApiOrigins;
if(Array.isArray(data9)){
if(data9.length > 20){
const err23 = {instancePath:instancePath+"/otherApiOrigins",schemaPath:"#/properties/otherApiOrigins/maxItems",keyword:"maxItems",params:{limit: 20},schema:20,parentSchema:schema0.properties.otherApiOrigins,data:data9};
(vErrors ??= []).push(err23);
errors++;
}
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
if(typeof data10 === "string"){
if(data10.length > 2000 && func1(data10) > 2000){
const err24 = {instancePath:instancePath+"/otherApiOrigins/" + i0,schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema1,data:data10};
(vErrors ??= []).push(err24);
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/otherApiOrigins/" + i0,schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema1.type,parentSchema:schema1,data:data10};
(vErrors ??= []).push(err25);
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/otherApiOrigins",schemaPath:"#/properties/otherApiOrigins/type",keyword:"type",params:{type: "array"},schema:schema0.properties.otherApiOrigins.type,parentSchema:schema0.properties.otherApiOrigins,data:data9};
(vErrors ??= []).push(err26);
errors++;
}
}
if(data.imageOrigin !== undefined){
let data11 = data.imageOrigin;
if(typeof data11 === "string"){
if(data11.length > 2000 && func1(data11) > 2000){
const err27 = {instancePath:instancePath+"/imageOrigin",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema1,data:data11};
(vErrors ??= []).push(err27);
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/imageOrigin",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema1.type,parentSchema:schema1,data:data11};
(vErrors ??= []).push(err28);
errors++;
}
}
if(data.mediaOrigins !== undefined){
let data12 = data.mediaOrigins;
if(Array.isArray(data12)){
if(data12.length > 20){
const err29 = {instancePath:instancePath+"/mediaOrigins",schemaPath:"#/properties/mediaOrigins/maxItems",keyword:"maxItems",params:{limit: 20},schema:20,parentSchema:schema0.properties.mediaOrigins,data:data12};
(vErrors ??= []).push(err29);
errors++;
}
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
let data13 = data12[i1];
if(typeof data13 === "string"){
if(data13.length > 2000 && func1(data13) > 2000){
const err30 = {instancePath:instancePath+"/mediaOrigins/" + i1,schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema1,data:data13};
(vErrors ??= []).push(err30);
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/mediaOrigins/" + i1,schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema1.type,parentSchema:schema1,data:data13};
(vErrors ??= []).push(err31);
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/mediaOrigins",schemaPath:"#/properties/mediaOrigins/type",keyword:"type",params:{type: "array"},schema:schema0.properties.mediaOrigins.type,parentSchema:schema0.properties.mediaOrigins,data:data12};
(vErrors ??= []).push(err32);
errors++;
}
}
if(data.locales !== undefined){
let data14 = data.locales;
if(Array.isArray(data14)){
if(data14.length > 50){
const err33 = {instancePath:instancePath+"/locales",schemaPath:"#/properties/locales/maxItems",keyword:"maxItems",params:{limit: 50},schema:50,parentSchema:schema0.properties.locales,data:data14};
(vErrors ??= []).push(err33);
errors++;
}
if(data14.length < 1){
const err34 = {instancePath:instancePath+"/locales",schemaPath:"#/properties/locales/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema0.properties.locales,data:data14};
(vErrors ??= []).push(err34);
errors++;
}
const len2 = data14.length;
for(let i2=0; i2<len2; i2++){
if(!(validate1(data14[i2], {instancePath:instancePath+"/locales/" + i2,parentData:data14,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
}
else {
const err35 = {instancePath:instancePath+"/locales",schemaPath:"#/properties/locales/type",keyword:"type",params:{type: "array"},schema:schema0.properties.locales.type,parentSchema:schema0.properties.locales,data:data14};
(vErrors ??= []).push(err35);
errors++;
}
}
if(data.segments !== undefined){
let data16 = data.segments;
if(Array.isArray(data16)){
if(data16.length > 20){
const err36 = {instancePath:instancePath+"/segments",schemaPath:"#/properties/segments/maxItems",keyword:"maxItems",params:{limit: 20},schema:20,parentSchema:schema0.properties.segments,data:data16};
(vErrors ??= []).push(err36);
errors++;
}
const len3 = data16.length;
for(let i3=0; i3<len3; i3++){
if(!(validate3(data16[i3], {instancePath:instancePath+"/segments/" + i3,parentData:data16,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
}
else {
const err37 = {instancePath:instancePath+"/segments",schemaPath:"#/properties/segments/type",keyword:"type",params:{type: "array"},schema:schema0.properties.segments.type,parentSchema:schema0.properties.segments,data:data16};
(vErrors ??= []).push(err37);
errors++;
}
}
if(data.navigation !== undefined){
let data18 = data.navigation;
if(!((data18 === "page") || (data18 === "client"))){
const err38 = {instancePath:instancePath+"/navigation",schemaPath:"#/properties/navigation/enum",keyword:"enum",params:{allowedValues: schema0.properties.navigation.enum},schema:schema0.properties.navigation.enum,parentSchema:schema0.properties.navigation,data:data18};
(vErrors ??= []).push(err38);
errors++;
}
}
if(data.enhancedWebview !== undefined){
let data19 = data.enhancedWebview;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(Object.keys(data19).length < 1){
const err39 = {instancePath:instancePath+"/enhancedWebview",schemaPath:"https://experience.local/shared/enhanced-webview.schema.json/minProperties",keyword:"minProperties",params:{limit: 1},schema:1,parentSchema:schema12,data:data19};
(vErrors ??= []).push(err39);
errors++;
}
for(const key1 in data19){
if(!((key1 === "cookie") || (key1 === "header"))){
const err40 = {instancePath:instancePath+"/enhancedWebview",schemaPath:"https://experience.local/shared/enhanced-webview.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema12,data:data19};
(vErrors ??= []).push(err40);
errors++;
}
}
if(data19.cookie !== undefined){
let data20 = data19.cookie;
if(typeof data20 === "string"){
if(!pattern1.test(data20)){
const err41 = {instancePath:instancePath+"/enhancedWebview/cookie",schemaPath:"https://experience.local/shared/enhanced-webview.schema.json/properties/cookie/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,100}$"},schema:"^[A-Za-z0-9_-]{1,100}$",parentSchema:schema12.properties.cookie,data:data20};
(vErrors ??= []).push(err41);
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/enhancedWebview/cookie",schemaPath:"https://experience.local/shared/enhanced-webview.schema.json/properties/cookie/type",keyword:"type",params:{type: "string"},schema:schema12.properties.cookie.type,parentSchema:schema12.properties.cookie,data:data20};
(vErrors ??= []).push(err42);
errors++;
}
}
if(data19.header !== undefined){
let data21 = data19.header;
if(typeof data21 === "string"){
if(!pattern2.test(data21)){
const err43 = {instancePath:instancePath+"/enhancedWebview/header",schemaPath:"https://experience.local/shared/enhanced-webview.schema.json/properties/header/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]{1,100}$"},schema:"^[A-Za-z0-9-]{1,100}$",parentSchema:schema12.properties.header,data:data21};
(vErrors ??= []).push(err43);
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/enhancedWebview/header",schemaPath:"https://experience.local/shared/enhanced-webview.schema.json/properties/header/type",keyword:"type",params:{type: "string"},schema:schema12.properties.header.type,parentSchema:schema12.properties.header,data:data21};
(vErrors ??= []).push(err44);
errors++;
}
}
}
else {
const err45 = {instancePath:instancePath+"/enhancedWebview",schemaPath:"https://experience.local/shared/enhanced-webview.schema.json/type",keyword:"type",params:{type: "object"},schema:schema12.type,parentSchema:schema12,data:data19};
(vErrors ??= []).push(err45);
errors++;
}
}
if(data.nativeApp !== undefined){
let data22 = data.nativeApp;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(Object.keys(data22).length < 1){
const err46 = {instancePath:instancePath+"/nativeApp",schemaPath:"https://experience.local/shared/native-app-config.schema.json/minProperties",keyword:"minProperties",params:{limit: 1},schema:1,parentSchema:schema13,data:data22};
(vErrors ??= []).push(err46);
errors++;
}
for(const key2 in data22){
if(!((key2 === "cookie") || (key2 === "header"))){
const err47 = {instancePath:instancePath+"/nativeApp",schemaPath:"https://experience.local/shared/native-app-config.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema13,data:data22};
(vErrors ??= []).push(err47);
errors++;
}
}
if(data22.cookie !== undefined){
let data23 = data22.cookie;
if(typeof data23 === "string"){
if(!pattern1.test(data23)){
const err48 = {instancePath:instancePath+"/nativeApp/cookie",schemaPath:"https://experience.local/shared/native-app-config.schema.json/properties/cookie/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,100}$"},schema:"^[A-Za-z0-9_-]{1,100}$",parentSchema:schema13.properties.cookie,data:data23};
(vErrors ??= []).push(err48);
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/nativeApp/cookie",schemaPath:"https://experience.local/shared/native-app-config.schema.json/properties/cookie/type",keyword:"type",params:{type: "string"},schema:schema13.properties.cookie.type,parentSchema:schema13.properties.cookie,data:data23};
(vErrors ??= []).push(err49);
errors++;
}
}
if(data22.header !== undefined){
let data24 = data22.header;
if(typeof data24 === "string"){
if(!pattern2.test(data24)){
const err50 = {instancePath:instancePath+"/nativeApp/header",schemaPath:"https://experience.local/shared/native-app-config.schema.json/properties/header/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]{1,100}$"},schema:"^[A-Za-z0-9-]{1,100}$",parentSchema:schema13.properties.header,data:data24};
(vErrors ??= []).push(err50);
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/nativeApp/header",schemaPath:"https://experience.local/shared/native-app-config.schema.json/properties/header/type",keyword:"type",params:{type: "string"},schema:schema13.properties.header.type,parentSchema:schema13.properties.header,data:data24};
(vErrors ??= []).push(err51);
errors++;
}
}
}
else {
const err52 = {instancePath:instancePath+"/nativeApp",schemaPath:"https://experience.local/shared/native-app-config.schema.json/type",keyword:"type",params:{type: "object"},schema:schema13.type,parentSchema:schema13,data:data22};
(vErrors ??= []).push(err52);
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
let data27 = data.reports;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if(data27.path === undefined){
const err53 = {instancePath:instancePath+"/reports",schemaPath:"https://experience.local/shared/reports-config.schema.json/required",keyword:"required",params:{missingProperty: "path"},schema:schema26.required,parentSchema:schema26,data:data27};
(vErrors ??= []).push(err53);
errors++;
}
for(const key3 in data27){
if(!(((key3 === "path") || (key3 === "share")) || (key3 === "perMinute"))){
const err54 = {instancePath:instancePath+"/reports",schemaPath:"https://experience.local/shared/reports-config.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},schema:false,parentSchema:schema26,data:data27};
(vErrors ??= []).push(err54);
errors++;
}
}
if(data27.path !== undefined){
let data28 = data27.path;
if(typeof data28 === "string"){
if(data28.length > 100 && func1(data28) > 100){
const err55 = {instancePath:instancePath+"/reports/path",schemaPath:"https://experience.local/shared/reports-config.schema.json/properties/path/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema26.properties.path,data:data28};
(vErrors ??= []).push(err55);
errors++;
}
if(!pattern6.test(data28)){
const err56 = {instancePath:instancePath+"/reports/path",schemaPath:"https://experience.local/shared/reports-config.schema.json/properties/path/pattern",keyword:"pattern",params:{pattern: "^(?:/[a-z0-9-]+)+$"},schema:"^(?:/[a-z0-9-]+)+$",parentSchema:schema26.properties.path,data:data28};
(vErrors ??= []).push(err56);
errors++;
}
}
else {
const err57 = {instancePath:instancePath+"/reports/path",schemaPath:"https://experience.local/shared/reports-config.schema.json/properties/path/type",keyword:"type",params:{type: "string"},schema:schema26.properties.path.type,parentSchema:schema26.properties.path,data:data28};
(vErrors ??= []).push(err57);
errors++;
}
}
if(data27.share !== undefined){
let data29 = data27.share;
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 > 1 || isNaN(data29)){
const err58 = {instancePath:instancePath+"/reports/share",schemaPath:"https://experience.local/shared/reports-config.schema.json/properties/share/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},schema:1,parentSchema:schema26.properties.share,data:data29};
(vErrors ??= []).push(err58);
errors++;
}
if(data29 < 0 || isNaN(data29)){
const err59 = {instancePath:instancePath+"/reports/share",schemaPath:"https://experience.local/shared/reports-config.schema.json/properties/share/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema26.properties.share,data:data29};
(vErrors ??= []).push(err59);
errors++;
}
}
else {
const err60 = {instancePath:instancePath+"/reports/share",schemaPath:"https://experience.local/shared/reports-config.schema.json/properties/share/type",keyword:"type",params:{type: "number"},schema:schema26.properties.share.type,parentSchema:schema26.properties.share,data:data29};
(vErrors ??= []).push(err60);
errors++;
}
}
if(data27.perMinute !== undefined){
let data30 = data27.perMinute;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
const err61 = {instancePath:instancePath+"/reports/perMinute",schemaPath:"https://experience.local/shared/reports-config.schema.json/properties/perMinute/type",keyword:"type",params:{type: "integer"},schema:schema26.properties.perMinute.type,parentSchema:schema26.properties.perMinute,data:data30};
(vErrors ??= []).push(err61);
errors++;
}
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 > 6000 || isNaN(data30)){
const err62 = {instancePath:instancePath+"/reports/perMinute",schemaPath:"https://experience.local/shared/reports-config.schema.json/properties/perMinute/maximum",keyword:"maximum",params:{comparison: "<=", limit: 6000},schema:6000,parentSchema:schema26.properties.perMinute,data:data30};
(vErrors ??= []).push(err62);
errors++;
}
if(data30 < 1 || isNaN(data30)){
const err63 = {instancePath:instancePath+"/reports/perMinute",schemaPath:"https://experience.local/shared/reports-config.schema.json/properties/perMinute/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema26.properties.perMinute,data:data30};
(vErrors ??= []).push(err63);
errors++;
}
}
}
}
else {
const err64 = {instancePath:instancePath+"/reports",schemaPath:"https://experience.local/shared/reports-config.schema.json/type",keyword:"type",params:{type: "object"},schema:schema26.type,parentSchema:schema26,data:data27};
(vErrors ??= []).push(err64);
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
let data32 = data.featureConfig;
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
for(const key4 in data32){
if(!((key4 === "application") || (key4 === "features"))){
const err65 = {instancePath:instancePath+"/featureConfig",schemaPath:"https://experience.local/shared/feature-config-source.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},schema:false,parentSchema:schema32,data:data32};
(vErrors ??= []).push(err65);
errors++;
}
}
if(data32.application !== undefined){
let data33 = data32.application;
if(!((((data33 === "open") || (data33 === "profile")) || (data33 === "banking")) || (data33 === "investments"))){
const err66 = {instancePath:instancePath+"/featureConfig/application",schemaPath:"https://experience.local/shared/feature-config-source.schema.json/properties/application/enum",keyword:"enum",params:{allowedValues: schema32.properties.application.enum},schema:schema32.properties.application.enum,parentSchema:schema32.properties.application,data:data33};
(vErrors ??= []).push(err66);
errors++;
}
}
if(data32.features !== undefined){
let data34 = data32.features;
if(Array.isArray(data34)){
if(data34.length > 2){
const err67 = {instancePath:instancePath+"/featureConfig/features",schemaPath:"https://experience.local/shared/feature-config-source.schema.json/properties/features/maxItems",keyword:"maxItems",params:{limit: 2},schema:2,parentSchema:schema32.properties.features,data:data34};
(vErrors ??= []).push(err67);
errors++;
}
if(data34.length < 1){
const err68 = {instancePath:instancePath+"/featureConfig/features",schemaPath:"https://experience.local/shared/feature-config-source.schema.json/properties/features/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema32.properties.features,data:data34};
(vErrors ??= []).push(err68);
errors++;
}
const len4 = data34.length;
for(let i4=0; i4<len4; i4++){
let data35 = data34[i4];
if(!((data35 === "flexPage") || (data35 === "search"))){
const err69 = {instancePath:instancePath+"/featureConfig/features/" + i4,schemaPath:"https://experience.local/shared/feature-config-source.schema.json/properties/features/items/enum",keyword:"enum",params:{allowedValues: schema32.properties.features.items.enum},schema:schema32.properties.features.items.enum,parentSchema:schema32.properties.features.items,data:data35};
(vErrors ??= []).push(err69);
errors++;
}
}
}
else {
const err70 = {instancePath:instancePath+"/featureConfig/features",schemaPath:"https://experience.local/shared/feature-config-source.schema.json/properties/features/type",keyword:"type",params:{type: "array"},schema:schema32.properties.features.type,parentSchema:schema32.properties.features,data:data34};
(vErrors ??= []).push(err70);
errors++;
}
}
}
else {
const err71 = {instancePath:instancePath+"/featureConfig",schemaPath:"https://experience.local/shared/feature-config-source.schema.json/type",keyword:"type",params:{type: "object"},schema:schema32.type,parentSchema:schema32,data:data32};
(vErrors ??= []).push(err71);
errors++;
}
}
if(data.clientContext !== undefined){
let data36 = data.clientContext;
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
for(const key5 in data36){
if(!(key5 === "timeoutMs")){
const err72 = {instancePath:instancePath+"/clientContext",schemaPath:"https://experience.local/shared/client-context-config.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},schema:false,parentSchema:schema33,data:data36};
(vErrors ??= []).push(err72);
errors++;
}
}
if(data36.timeoutMs !== undefined){
let data37 = data36.timeoutMs;
if(!(((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37))) && (isFinite(data37)))){
const err73 = {instancePath:instancePath+"/clientContext/timeoutMs",schemaPath:"https://experience.local/shared/client-context-config.schema.json/properties/timeoutMs/type",keyword:"type",params:{type: "integer"},schema:schema33.properties.timeoutMs.type,parentSchema:schema33.properties.timeoutMs,data:data37};
(vErrors ??= []).push(err73);
errors++;
}
if((typeof data37 == "number") && (isFinite(data37))){
if(data37 > 10000 || isNaN(data37)){
const err74 = {instancePath:instancePath+"/clientContext/timeoutMs",schemaPath:"https://experience.local/shared/client-context-config.schema.json/properties/timeoutMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},schema:10000,parentSchema:schema33.properties.timeoutMs,data:data37};
(vErrors ??= []).push(err74);
errors++;
}
if(data37 < 0 || isNaN(data37)){
const err75 = {instancePath:instancePath+"/clientContext/timeoutMs",schemaPath:"https://experience.local/shared/client-context-config.schema.json/properties/timeoutMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema33.properties.timeoutMs,data:data37};
(vErrors ??= []).push(err75);
errors++;
}
}
}
}
else {
const err76 = {instancePath:instancePath+"/clientContext",schemaPath:"https://experience.local/shared/client-context-config.schema.json/type",keyword:"type",params:{type: "object"},schema:schema33.type,parentSchema:schema33,data:data36};
(vErrors ??= []).push(err76);
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
let data42 = data.pageCache;
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
for(const key6 in data42){
if(!((key6 === "freshSeconds") || (key6 === "lastGoodSeconds"))){
const err77 = {instancePath:instancePath+"/pageCache",schemaPath:"https://experience.local/shared/page-cache-config.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},schema:false,parentSchema:schema49,data:data42};
(vErrors ??= []).push(err77);
errors++;
}
}
if(data42.freshSeconds !== undefined){
let data43 = data42.freshSeconds;
if(!(((typeof data43 == "number") && (!(data43 % 1) && !isNaN(data43))) && (isFinite(data43)))){
const err78 = {instancePath:instancePath+"/pageCache/freshSeconds",schemaPath:"https://experience.local/shared/page-cache-config.schema.json/properties/freshSeconds/type",keyword:"type",params:{type: "integer"},schema:schema49.properties.freshSeconds.type,parentSchema:schema49.properties.freshSeconds,data:data43};
(vErrors ??= []).push(err78);
errors++;
}
if((typeof data43 == "number") && (isFinite(data43))){
if(data43 > 600 || isNaN(data43)){
const err79 = {instancePath:instancePath+"/pageCache/freshSeconds",schemaPath:"https://experience.local/shared/page-cache-config.schema.json/properties/freshSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 600},schema:600,parentSchema:schema49.properties.freshSeconds,data:data43};
(vErrors ??= []).push(err79);
errors++;
}
if(data43 < 0 || isNaN(data43)){
const err80 = {instancePath:instancePath+"/pageCache/freshSeconds",schemaPath:"https://experience.local/shared/page-cache-config.schema.json/properties/freshSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema49.properties.freshSeconds,data:data43};
(vErrors ??= []).push(err80);
errors++;
}
}
}
if(data42.lastGoodSeconds !== undefined){
let data44 = data42.lastGoodSeconds;
if(!(((typeof data44 == "number") && (!(data44 % 1) && !isNaN(data44))) && (isFinite(data44)))){
const err81 = {instancePath:instancePath+"/pageCache/lastGoodSeconds",schemaPath:"https://experience.local/shared/page-cache-config.schema.json/properties/lastGoodSeconds/type",keyword:"type",params:{type: "integer"},schema:schema49.properties.lastGoodSeconds.type,parentSchema:schema49.properties.lastGoodSeconds,data:data44};
(vErrors ??= []).push(err81);
errors++;
}
if((typeof data44 == "number") && (isFinite(data44))){
if(data44 > 86400 || isNaN(data44)){
const err82 = {instancePath:instancePath+"/pageCache/lastGoodSeconds",schemaPath:"https://experience.local/shared/page-cache-config.schema.json/properties/lastGoodSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400},schema:86400,parentSchema:schema49.properties.lastGoodSeconds,data:data44};
(vErrors ??= []).push(err82);
errors++;
}
if(data44 < 0 || isNaN(data44)){
const err83 = {instancePath:instancePath+"/pageCache/lastGoodSeconds",schemaPath:"https://experience.local/shared/page-cache-config.schema.json/properties/lastGoodSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema49.properties.lastGoodSeconds,data:data44};
(vErrors ??= []).push(err83);
errors++;
}
}
}
}
else {
const err84 = {instancePath:instancePath+"/pageCache",schemaPath:"https://experience.local/shared/page-cache-config.schema.json/type",keyword:"type",params:{type: "object"},schema:schema49.type,parentSchema:schema49,data:data42};
(vErrors ??= []).push(err84);
errors++;
}
}
if(data.floatingFeatures !== undefined){
let data45 = data.floatingFeatures;
if(Array.isArray(data45)){
if(data45.length > 20){
const err85 = {instancePath:instancePath+"/floatingFeatures",schemaPath:"#/properties/floatingFeatures/maxItems",keyword:"maxItems",params:{limit: 20},schema:20,parentSchema:schema0.properties.floatingFeatures,data:data45};
(vErrors ??= []).push(err85);
errors++;
}
const len5 = data45.length;
for(let i5=0; i5<len5; i5++){
if(!(validate33(data45[i5], {instancePath:instancePath+"/floatingFeatures/" + i5,parentData:data45,parentDataProperty:i5,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
}
else {
const err86 = {instancePath:instancePath+"/floatingFeatures",schemaPath:"#/properties/floatingFeatures/type",keyword:"type",params:{type: "array"},schema:schema0.properties.floatingFeatures.type,parentSchema:schema0.properties.floatingFeatures,data:data45};
(vErrors ??= []).push(err86);
errors++;
}
}
if(data.layouts !== undefined){
let data47 = data.layouts;
if(data47 && typeof data47 == "object" && !Array.isArray(data47)){
for(const key7 in data47){
if(!(validate39(data47[key7], {instancePath:instancePath+"/layouts/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data47,parentDataProperty:key7,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
}
}
else {
const err87 = {instancePath:instancePath+"/layouts",schemaPath:"#/properties/layouts/type",keyword:"type",params:{type: "object"},schema:schema0.properties.layouts.type,parentSchema:schema0.properties.layouts,data:data47};
(vErrors ??= []).push(err87);
errors++;
}
}
if(data.routes !== undefined){
let data49 = data.routes;
if(Array.isArray(data49)){
if(data49.length > 1000){
const err88 = {instancePath:instancePath+"/routes",schemaPath:"#/properties/routes/maxItems",keyword:"maxItems",params:{limit: 1000},schema:1000,parentSchema:schema0.properties.routes,data:data49};
(vErrors ??= []).push(err88);
errors++;
}
if(data49.length < 1){
const err89 = {instancePath:instancePath+"/routes",schemaPath:"#/properties/routes/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema0.properties.routes,data:data49};
(vErrors ??= []).push(err89);
errors++;
}
const len6 = data49.length;
for(let i6=0; i6<len6; i6++){
if(!(validate43(data49[i6], {instancePath:instancePath+"/routes/" + i6,parentData:data49,parentDataProperty:i6,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
}
}
else {
const err90 = {instancePath:instancePath+"/routes",schemaPath:"#/properties/routes/type",keyword:"type",params:{type: "array"},schema:schema0.properties.routes.type,parentSchema:schema0.properties.routes,data:data49};
(vErrors ??= []).push(err90);
errors++;
}
}
}
else {
const err91 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
(vErrors ??= []).push(err91);
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
    "themeUrl": {
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
