// Made by `npm run generate` from ../experience.schema.json. Do not edit.
// @ts-nocheck
import type { Shape } from '../check-module.ts';
import { countCharacters } from '../count-characters.ts';
import { isPattern } from '../is-pattern.ts';
import { fold } from '../problems/fold.ts';
import type { Problem } from '../problems/problem.ts';

const validate = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/experience.schema.json","title":"ExperienceConfig","description":"One website: its languages, segments, layouts and routes, and where its content comes from.","type":"object","additionalProperties":false,"required":["name","appName","locales","layouts","routes"],"properties":{"$schema":{"type":"string","description":"Names this schema."},"name":{"type":"string","minLength":1,"description":"The experience's name, for logs.","examples":["meridia"]},"appName":{"type":"string","minLength":1,"description":"Stands behind each page's name in the title.","examples":["Meridia Belgium"]},"cdnHost":{"$ref":"https://experience.local/shared/url.schema.json","description":"Origin that modules may be loaded from.","examples":["https://cdn.example.com"]},"canOverride":{"type":"boolean","default":false,"description":"Whether modules of other versions may take the place of those of the site. Nothing but environments for tests has it."},"apiOrigin":{"$ref":"https://experience.local/shared/url.schema.json","description":"Origin of the API host that the calls of pages go to. Left out, it is api. before the site's name without www., and on a development machine the site's own.","examples":["https://api.example.com"]},"otherApiOrigins":{"type":"array","maxItems":20,"description":"Origins of further API hosts: they get the visitor's token, and may know the cross-site token.","items":{"$ref":"https://experience.local/shared/url.schema.json","examples":["https://payments-api.example.com"]}},"imageOrigin":{"$ref":"https://experience.local/shared/url.schema.json","description":"Origin of the image service: relative addresses of images are resolved against it. Left out, they are the site's own.","examples":["https://images.example.com"]},"mediaOrigins":{"type":"array","maxItems":20,"description":"Further origins that images and videos of pages may come from, beside the site's own and imageOrigin. A browser loads none from anywhere else.","items":{"$ref":"https://experience.local/shared/url.schema.json","examples":["https://media.example.com"]}},"locales":{"type":"array","minItems":1,"maxItems":50,"description":"The languages of the site, the default one first.","items":{"$ref":"https://experience.local/shared/site-locale.schema.json"}},"segments":{"type":"array","maxItems":20,"description":"The customer segments, the default one first.","items":{"$ref":"https://experience.local/shared/site-segment.schema.json"}},"navigation":{"enum":["page","client"],"description":"How links lead from page to page. With page, the default, each loads a document; with client, pages of one language and segment take each other's place in the same document.","default":"page","examples":["page"]},"enhancedWebview":{"$ref":"https://experience.local/shared/enhanced-webview.schema.json"},"nativeApp":{"$ref":"https://experience.local/shared/native-app-config.schema.json"},"consent":{"$ref":"https://experience.local/shared/consent-config.schema.json"},"search":{"$ref":"https://experience.local/shared/search-config.schema.json"},"featureConfig":{"$ref":"https://experience.local/shared/feature-config-source.schema.json"},"clientContext":{"$ref":"https://experience.local/shared/client-context-config.schema.json"},"flexPage":{"$ref":"https://experience.local/shared/flex-page-config.schema.json"},"macros":{"$ref":"https://experience.local/shared/macros-config.schema.json"},"experiments":{"$ref":"https://experience.local/shared/experiments-config.schema.json"},"pageCache":{"$ref":"https://experience.local/shared/page-cache-config.schema.json"},"floatingFeatures":{"type":"array","maxItems":20,"description":"Features that stand in no slot and no zone, on every page: a chat, say.","items":{"$ref":"https://experience.local/shared/feature.schema.json"}},"layouts":{"type":"object","additionalProperties":{"$ref":"https://experience.local/shared/layout.schema.json"},"description":"The layouts that routes name in pageLayout."},"routes":{"type":"array","minItems":1,"maxItems":1000,"description":"The routes. The first one that matches an address is taken.","items":{"$ref":"https://experience.local/route.schema.json"}}}};
const schema31Names = new Set(Object.keys(schema31.properties));
const schema32 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/url.schema.json","title":"Url","description":"An address: relative to the site, or with http, https, tel or mailto. Any other scheme is removed.","type":"string","maxLength":2000,"examples":["/en/individuals/saving"]};
const schema41 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/enhanced-webview.schema.json","title":"EnhancedWebviewConfig","description":"How a server knows the app whose own frame stands around the page, so that the page comes without top bar and footer.","type":"object","additionalProperties":false,"minProperties":1,"properties":{"cookie":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,100}$","description":"A cookie that says so with the value 1.","examples":["enhanced-webview"]},"header":{"type":"string","pattern":"^[A-Za-z0-9-]{1,100}$","description":"A request header that says so with the value 1.","examples":["X-Enhanced-Webview"]}}};
const schema42 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/native-app-config.schema.json","title":"NativeAppConfig","description":"How a server learns which app a page is shown in, for routes that require something of the app: the platform and the version, then the names of features, as in android/1.7.2 camera,scan. Where a request does not say it, the browser decides about such a route, before anything of its page is shown.","type":"object","additionalProperties":false,"minProperties":1,"properties":{"cookie":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,100}$","description":"A cookie that says so.","examples":["native-app"]},"header":{"type":"string","pattern":"^[A-Za-z0-9-]{1,100}$","description":"A request header that says so. It goes before the cookie.","examples":["X-Native-App"]}}};
const schema57 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/feature-config-source.schema.json","title":"FeatureConfigSource","description":"Which features the bank configures by a service, so that a change needs no new version of the site.","type":"object","additionalProperties":false,"properties":{"application":{"enum":["open","profile","banking","investments"],"description":"The application whose features are configured together. Left out, each feature is asked for by itself.","examples":["open"]},"features":{"type":"array","minItems":1,"maxItems":2,"items":{"enum":["flexPage","search"]},"description":"The features of every site that are configured there: flexPage says where page models come from, search what the service of suggestions is told. What this experience says holds where the service says nothing, or does not answer. Features of your own ask for themselves.","examples":[["flexPage","search"]]}}};
const schema58 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/client-context-config.schema.json","title":"ClientContextConfig","description":"How the service is asked that knows which parts of segments a client belongs to. It is asked for clients who are signed in with a level of assurance of 5 or more alone.","type":"object","additionalProperties":false,"properties":{"timeoutMs":{"type":"integer","minimum":0,"maximum":10000,"default":0,"description":"How long it may take, in milliseconds. 0 is no time-out of its own.","examples":[1000]}}};
const schema71 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/page-cache-config.schema.json","title":"PageCacheConfig","description":"How long the server keeps the pages of anonymous visitors.","type":"object","additionalProperties":false,"properties":{"freshSeconds":{"type":"integer","minimum":0,"maximum":600,"default":5,"description":"How long a kept page is shown without asking whether it changed, in seconds. Older ones are shown while they are renewed."},"lastGoodSeconds":{"type":"integer","minimum":0,"maximum":86400,"default":3600,"description":"How old a kept page may be to be shown while the services fail, in seconds."}}};
const func1 = Object.prototype.hasOwnProperty;
const func2 = countCharacters;
const schema37 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/site-locale.schema.json","title":"SiteLocale","description":"One language of the site.","type":"object","additionalProperties":false,"required":["locale","label"],"properties":{"locale":{"$ref":"https://experience.local/shared/locale.schema.json"},"label":{"type":"string","minLength":1,"description":"The language's name in itself.","examples":["Nederlands"]}}};
const schema38 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/locale.schema.json","title":"Locale","description":"A language with its region, and with its script where it has several.","type":"string","pattern":"^[a-z]{2,3}(-[A-Z][a-z]{3})?-([A-Z]{2}|[0-9]{3})$","examples":["en-GB","fr-BE","nl-BE","de-DE","zh-Hans-CN","es-419","fil-PH"]};
const pattern4 = new RegExp("^[a-z]{2,3}(-[A-Z][a-z]{3})?-([A-Z]{2}|[0-9]{3})$", "u");

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/site-locale.schema.json" */;
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
if(data.locale === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "locale"},schema:schema37.required,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.label === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},schema:schema37.required,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "locale") || (key0 === "label"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.locale !== undefined){
let data0 = data.locale;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err3 = {instancePath:instancePath+"/locale",schemaPath:"https://experience.local/shared/locale.schema.json/pattern",keyword:"pattern",params:{pattern: "^[a-z]{2,3}(-[A-Z][a-z]{3})?-([A-Z]{2}|[0-9]{3})$"},schema:"^[a-z]{2,3}(-[A-Z][a-z]{3})?-([A-Z]{2}|[0-9]{3})$",parentSchema:schema38,data:data0};
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
const err4 = {instancePath:instancePath+"/locale",schemaPath:"https://experience.local/shared/locale.schema.json/type",keyword:"type",params:{type: "string"},schema:schema38.type,parentSchema:schema38,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(typeof data1 === "string"){
if(data1.length < 2 * 1 && func2(data1) < 1){
const err5 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema37.properties.label,data:data1};
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
const err6 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},schema:schema37.properties.label.type,parentSchema:schema37.properties.label,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema37.type,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema39 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/site-segment.schema.json","title":"SiteSegment","description":"One customer segment.","type":"object","additionalProperties":false,"required":["id","labels","homes"],"properties":{"id":{"type":"string","minLength":1,"description":"The segment's name.","examples":["individuals"]},"cookieValue":{"type":"string","minLength":1,"maxLength":100,"description":"What the cookie segment says of a visitor of this segment. Left out: the id.","examples":["Individuals"]},"labels":{"type":"object","additionalProperties":{"type":"string"},"description":"What visitors read, by locale."},"homes":{"type":"object","additionalProperties":{"$ref":"https://experience.local/shared/url.schema.json"},"description":"The address of the segment's home page, by locale. Pages below it belong to the segment."},"subSegments":{"type":"array","maxItems":20,"items":{"type":"string","minLength":1,"maxLength":100},"description":"Parts of the segment that its visitors belong to, as services name them.","examples":[["PRIVATE_BANKING"]]}}};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/site-segment.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema39.required,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.labels === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "labels"},schema:schema39.required,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.homes === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "homes"},schema:schema39.required,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "cookieValue")) || (key0 === "labels")) || (key0 === "homes")) || (key0 === "subSegments"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(data0.length < 2 * 1 && func2(data0) < 1){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema39.properties.id,data:data0};
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
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema39.properties.id.type,parentSchema:schema39.properties.id,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.cookieValue !== undefined){
let data1 = data.cookieValue;
if(typeof data1 === "string"){
if(data1.length > 100 && func2(data1) > 100){
const err6 = {instancePath:instancePath+"/cookieValue",schemaPath:"#/properties/cookieValue/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema39.properties.cookieValue,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.length < 2 * 1 && func2(data1) < 1){
const err7 = {instancePath:instancePath+"/cookieValue",schemaPath:"#/properties/cookieValue/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema39.properties.cookieValue,data:data1};
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
const err8 = {instancePath:instancePath+"/cookieValue",schemaPath:"#/properties/cookieValue/type",keyword:"type",params:{type: "string"},schema:schema39.properties.cookieValue.type,parentSchema:schema39.properties.cookieValue,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.labels !== undefined){
let data2 = data.labels;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
let data3 = data2[key1];
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/labels/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/labels/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema39.properties.labels.additionalProperties.type,parentSchema:schema39.properties.labels.additionalProperties,data:data3};
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
const err10 = {instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type: "object"},schema:schema39.properties.labels.type,parentSchema:schema39.properties.labels,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.homes !== undefined){
let data4 = data.homes;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key2 in data4){
let data5 = data4[key2];
if(typeof data5 === "string"){
if(data5.length > 2000 && func2(data5) > 2000){
const err11 = {instancePath:instancePath+"/homes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema32,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/homes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema32.type,parentSchema:schema32,data:data5};
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
else {
const err13 = {instancePath:instancePath+"/homes",schemaPath:"#/properties/homes/type",keyword:"type",params:{type: "object"},schema:schema39.properties.homes.type,parentSchema:schema39.properties.homes,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.subSegments !== undefined){
let data6 = data.subSegments;
if(Array.isArray(data6)){
if(data6.length > 20){
const err14 = {instancePath:instancePath+"/subSegments",schemaPath:"#/properties/subSegments/maxItems",keyword:"maxItems",params:{limit: 20},schema:20,parentSchema:schema39.properties.subSegments,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(typeof data7 === "string"){
if(data7.length > 100 && func2(data7) > 100){
const err15 = {instancePath:instancePath+"/subSegments/" + i0,schemaPath:"#/properties/subSegments/items/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema39.properties.subSegments.items,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data7.length < 2 * 1 && func2(data7) < 1){
const err16 = {instancePath:instancePath+"/subSegments/" + i0,schemaPath:"#/properties/subSegments/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema39.properties.subSegments.items,data:data7};
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
const err17 = {instancePath:instancePath+"/subSegments/" + i0,schemaPath:"#/properties/subSegments/items/type",keyword:"type",params:{type: "string"},schema:schema39.properties.subSegments.items.type,parentSchema:schema39.properties.subSegments.items,data:data7};
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
const err18 = {instancePath:instancePath+"/subSegments",schemaPath:"#/properties/subSegments/type",keyword:"type",params:{type: "array"},schema:schema39.properties.subSegments.type,parentSchema:schema39.properties.subSegments,data:data6};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema39.type,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema43 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/consent-config.schema.json","title":"ConsentConfig","description":"What visitors are asked about cookies, where they read more, and what each of their answers allows.","type":"object","additionalProperties":false,"properties":{"startPage":{"enum":["customize","main"],"default":"customize","description":"The page with which the cookie dialog opens by itself. One that is opened from the footer, or after a choice, has its own."},"skipMarker":{"type":"string","minLength":1,"maxLength":100,"default":"skip-consent","description":"Where the name of a browser (its user agent) holds this text, the dialog never opens by itself.","examples":["skip-consent"]},"pageUrls":{"type":"object","additionalProperties":{"$ref":"https://experience.local/shared/url.schema.json"},"description":"The page about cookies, by locale. The dialog never opens there by itself.","examples":[{"en-GB":"/en/individuals/cookies"}]},"policyUrls":{"type":"object","additionalProperties":{"$ref":"https://experience.local/shared/url.schema.json"},"description":"The cookie policy as a document (PDF), by locale.","examples":[{"en-GB":"/documents/cookie-policy-en.pdf"}]},"levels":{"$ref":"https://experience.local/shared/consent-levels.schema.json"}}};
const schema46 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/consent-levels.schema.json","title":"ConsentLevels","description":"From which level of consent on something is done: 1 basic, 2 personal, 3 complete. What the site needs to work is always done.","type":"object","additionalProperties":false,"properties":{"storedExperiments":{"$ref":"https://experience.local/shared/consent-level.schema.json","default":2,"description":"Remembering which variant of an experiment a visitor sees."},"analytics":{"$ref":"https://experience.local/shared/consent-level.schema.json","default":2,"description":"Measuring how the site is used."},"visitorIds":{"$ref":"https://experience.local/shared/consent-level.schema.json","default":2,"description":"Recognising a visitor who comes back."},"personalisation":{"$ref":"https://experience.local/shared/consent-level.schema.json","default":2,"description":"Content that fits a visitor."},"thirdParties":{"$ref":"https://experience.local/shared/consent-level.schema.json","default":3,"description":"Offers on other sites."}}};
const schema47 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/consent-level.schema.json","title":"ConsentLevel","description":"What a visitor allows: 1 basic, 2 personal, 3 complete. Each holds all that is below it.","enum":[1,2,3]};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/consent-levels.schema.json" */;
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
for(const key0 in data){
if(!(((((key0 === "storedExperiments") || (key0 === "analytics")) || (key0 === "visitorIds")) || (key0 === "personalisation")) || (key0 === "thirdParties"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema46,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.storedExperiments !== undefined){
let data0 = data.storedExperiments;
if(!(((data0 === 1) || (data0 === 2)) || (data0 === 3))){
const err1 = {instancePath:instancePath+"/storedExperiments",schemaPath:"https://experience.local/shared/consent-level.schema.json/enum",keyword:"enum",params:{allowedValues: schema47.enum},schema:schema47.enum,parentSchema:schema47,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.analytics !== undefined){
let data1 = data.analytics;
if(!(((data1 === 1) || (data1 === 2)) || (data1 === 3))){
const err2 = {instancePath:instancePath+"/analytics",schemaPath:"https://experience.local/shared/consent-level.schema.json/enum",keyword:"enum",params:{allowedValues: schema47.enum},schema:schema47.enum,parentSchema:schema47,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.visitorIds !== undefined){
let data2 = data.visitorIds;
if(!(((data2 === 1) || (data2 === 2)) || (data2 === 3))){
const err3 = {instancePath:instancePath+"/visitorIds",schemaPath:"https://experience.local/shared/consent-level.schema.json/enum",keyword:"enum",params:{allowedValues: schema47.enum},schema:schema47.enum,parentSchema:schema47,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.personalisation !== undefined){
let data3 = data.personalisation;
if(!(((data3 === 1) || (data3 === 2)) || (data3 === 3))){
const err4 = {instancePath:instancePath+"/personalisation",schemaPath:"https://experience.local/shared/consent-level.schema.json/enum",keyword:"enum",params:{allowedValues: schema47.enum},schema:schema47.enum,parentSchema:schema47,data:data3};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.thirdParties !== undefined){
let data4 = data.thirdParties;
if(!(((data4 === 1) || (data4 === 2)) || (data4 === 3))){
const err5 = {instancePath:instancePath+"/thirdParties",schemaPath:"https://experience.local/shared/consent-level.schema.json/enum",keyword:"enum",params:{allowedValues: schema47.enum},schema:schema47.enum,parentSchema:schema47,data:data4};
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
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema46.type,parentSchema:schema46,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/consent-config.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "startPage") || (key0 === "skipMarker")) || (key0 === "pageUrls")) || (key0 === "policyUrls")) || (key0 === "levels"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.startPage !== undefined){
let data0 = data.startPage;
if(!((data0 === "customize") || (data0 === "main"))){
const err1 = {instancePath:instancePath+"/startPage",schemaPath:"#/properties/startPage/enum",keyword:"enum",params:{allowedValues: schema43.properties.startPage.enum},schema:schema43.properties.startPage.enum,parentSchema:schema43.properties.startPage,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.skipMarker !== undefined){
let data1 = data.skipMarker;
if(typeof data1 === "string"){
if(data1.length > 100 && func2(data1) > 100){
const err2 = {instancePath:instancePath+"/skipMarker",schemaPath:"#/properties/skipMarker/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema43.properties.skipMarker,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.length < 2 * 1 && func2(data1) < 1){
const err3 = {instancePath:instancePath+"/skipMarker",schemaPath:"#/properties/skipMarker/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema43.properties.skipMarker,data:data1};
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
const err4 = {instancePath:instancePath+"/skipMarker",schemaPath:"#/properties/skipMarker/type",keyword:"type",params:{type: "string"},schema:schema43.properties.skipMarker.type,parentSchema:schema43.properties.skipMarker,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.pageUrls !== undefined){
let data2 = data.pageUrls;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
let data3 = data2[key1];
if(typeof data3 === "string"){
if(data3.length > 2000 && func2(data3) > 2000){
const err5 = {instancePath:instancePath+"/pageUrls/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema32,data:data3};
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
const err6 = {instancePath:instancePath+"/pageUrls/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema32.type,parentSchema:schema32,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/pageUrls",schemaPath:"#/properties/pageUrls/type",keyword:"type",params:{type: "object"},schema:schema43.properties.pageUrls.type,parentSchema:schema43.properties.pageUrls,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.policyUrls !== undefined){
let data4 = data.policyUrls;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key2 in data4){
let data5 = data4[key2];
if(typeof data5 === "string"){
if(data5.length > 2000 && func2(data5) > 2000){
const err8 = {instancePath:instancePath+"/policyUrls/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema32,data:data5};
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
const err9 = {instancePath:instancePath+"/policyUrls/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema32.type,parentSchema:schema32,data:data5};
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
const err10 = {instancePath:instancePath+"/policyUrls",schemaPath:"#/properties/policyUrls/type",keyword:"type",params:{type: "object"},schema:schema43.properties.policyUrls.type,parentSchema:schema43.properties.policyUrls,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.levels !== undefined){
if(!(validate26(data.levels, {instancePath:instancePath+"/levels",parentData:data,parentDataProperty:"levels",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema43.type,parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema52 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/search-config.schema.json","title":"SearchConfig","description":"The configuration of the feature search.","type":"object","additionalProperties":false,"required":["name","properties"],"properties":{"name":{"const":"search","description":"The feature that this configures."},"properties":{"$ref":"https://experience.local/shared/search-properties.schema.json"}}};
const schema53 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/search-properties.schema.json","title":"SearchProperties","description":"Where a search is answered, and what the services are told about this site.","type":"object","additionalProperties":false,"properties":{"suggestions":{"$ref":"https://experience.local/shared/search-suggestions-config.schema.json"},"results":{"$ref":"https://experience.local/shared/search-results-config.schema.json"}}};
const schema54 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/search-suggestions-config.schema.json","title":"SearchSuggestionsConfig","description":"What the service of suggestions is told about this site. Left out, a search has no suggestions.","type":"object","additionalProperties":false,"required":["clientID","segment"],"properties":{"clientID":{"type":"string","minLength":1,"maxLength":100,"description":"The name under which the service knows this site.","examples":["meridia-site"]},"segment":{"type":"string","minLength":1,"maxLength":100,"description":"The customer segment that suggestions are for.","examples":["individuals"]}}};
const schema55 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/search-results-config.schema.json","title":"SearchResultsConfig","description":"Where the results of a search come from.","type":"object","additionalProperties":false,"required":["endpoint"],"properties":{"endpoint":{"$ref":"https://experience.local/shared/url.schema.json","description":"Address of the search service, relative to the API host.","examples":["/fulltext-search/open/results"]}}};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/search-results-config.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.endpoint === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "endpoint"},schema:schema55.required,parentSchema:schema55,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "endpoint")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema55,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.endpoint !== undefined){
let data0 = data.endpoint;
if(typeof data0 === "string"){
if(data0.length > 2000 && func2(data0) > 2000){
const err2 = {instancePath:instancePath+"/endpoint",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema32,data:data0};
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
const err3 = {instancePath:instancePath+"/endpoint",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema32.type,parentSchema:schema32,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema55.type,parentSchema:schema55,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/search-properties.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "suggestions") || (key0 === "results"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema53,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.suggestions !== undefined){
let data0 = data.suggestions;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.clientID === undefined){
const err1 = {instancePath:instancePath+"/suggestions",schemaPath:"https://experience.local/shared/search-suggestions-config.schema.json/required",keyword:"required",params:{missingProperty: "clientID"},schema:schema54.required,parentSchema:schema54,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.segment === undefined){
const err2 = {instancePath:instancePath+"/suggestions",schemaPath:"https://experience.local/shared/search-suggestions-config.schema.json/required",keyword:"required",params:{missingProperty: "segment"},schema:schema54.required,parentSchema:schema54,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key1 in data0){
if(!((key1 === "clientID") || (key1 === "segment"))){
const err3 = {instancePath:instancePath+"/suggestions",schemaPath:"https://experience.local/shared/search-suggestions-config.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema54,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.clientID !== undefined){
let data1 = data0.clientID;
if(typeof data1 === "string"){
if(data1.length > 100 && func2(data1) > 100){
const err4 = {instancePath:instancePath+"/suggestions/clientID",schemaPath:"https://experience.local/shared/search-suggestions-config.schema.json/properties/clientID/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema54.properties.clientID,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.length < 2 * 1 && func2(data1) < 1){
const err5 = {instancePath:instancePath+"/suggestions/clientID",schemaPath:"https://experience.local/shared/search-suggestions-config.schema.json/properties/clientID/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema54.properties.clientID,data:data1};
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
const err6 = {instancePath:instancePath+"/suggestions/clientID",schemaPath:"https://experience.local/shared/search-suggestions-config.schema.json/properties/clientID/type",keyword:"type",params:{type: "string"},schema:schema54.properties.clientID.type,parentSchema:schema54.properties.clientID,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.segment !== undefined){
let data2 = data0.segment;
if(typeof data2 === "string"){
if(data2.length > 100 && func2(data2) > 100){
const err7 = {instancePath:instancePath+"/suggestions/segment",schemaPath:"https://experience.local/shared/search-suggestions-config.schema.json/properties/segment/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema54.properties.segment,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.length < 2 * 1 && func2(data2) < 1){
const err8 = {instancePath:instancePath+"/suggestions/segment",schemaPath:"https://experience.local/shared/search-suggestions-config.schema.json/properties/segment/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema54.properties.segment,data:data2};
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
const err9 = {instancePath:instancePath+"/suggestions/segment",schemaPath:"https://experience.local/shared/search-suggestions-config.schema.json/properties/segment/type",keyword:"type",params:{type: "string"},schema:schema54.properties.segment.type,parentSchema:schema54.properties.segment,data:data2};
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
const err10 = {instancePath:instancePath+"/suggestions",schemaPath:"https://experience.local/shared/search-suggestions-config.schema.json/type",keyword:"type",params:{type: "object"},schema:schema54.type,parentSchema:schema54,data:data0};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.results !== undefined){
if(!(validate31(data.results, {instancePath:instancePath+"/results",parentData:data,parentDataProperty:"results",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema53.type,parentSchema:schema53,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/search-config.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema52.required,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.properties === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "properties"},schema:schema52.required,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "name") || (key0 === "properties"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if("search" !== data0){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/const",keyword:"const",params:{allowedValue: "search"},schema:"search",parentSchema:schema52.properties.name,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.properties !== undefined){
if(!(validate30(data.properties, {instancePath:instancePath+"/properties",parentData:data,parentDataProperty:"properties",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema52.type,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema59 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/flex-page-config.schema.json","title":"FlexPageConfig","description":"Where page models come from.","type":"object","additionalProperties":false,"required":["endpoint"],"properties":{"endpoint":{"$ref":"https://experience.local/shared/url.schema.json","description":"Address of the page-model endpoint, relative to the API host.","examples":["/flex-page/open/page-model"]},"pagesEndpoint":{"$ref":"https://experience.local/shared/url.schema.json","description":"Address of the list of pages for the sitemap, relative to the API host. Without it the sitemap holds the homes of the segments.","examples":["/flex-page/open/pages"]},"responsePrefix":{"type":"string","maxLength":20,"description":"What the service puts before its JSON, and is cut off.","examples":[")]}',"]},"languagePrefix":{"type":"boolean","default":false,"description":"true puts the language's two letters before the path that is asked for."},"urlPatterns":{"type":"array","maxItems":100,"items":{"type":"string","format":"regex"},"description":"Regular expressions. Where there are some, a path that matches none is not asked for and counts as not found."}}};
const formats0 = isPattern;

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/flex-page-config.schema.json" */;
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
if(data.endpoint === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "endpoint"},schema:schema59.required,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "endpoint") || (key0 === "pagesEndpoint")) || (key0 === "responsePrefix")) || (key0 === "languagePrefix")) || (key0 === "urlPatterns"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.endpoint !== undefined){
let data0 = data.endpoint;
if(typeof data0 === "string"){
if(data0.length > 2000 && func2(data0) > 2000){
const err2 = {instancePath:instancePath+"/endpoint",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema32,data:data0};
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
const err3 = {instancePath:instancePath+"/endpoint",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema32.type,parentSchema:schema32,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.pagesEndpoint !== undefined){
let data1 = data.pagesEndpoint;
if(typeof data1 === "string"){
if(data1.length > 2000 && func2(data1) > 2000){
const err4 = {instancePath:instancePath+"/pagesEndpoint",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema32,data:data1};
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
const err5 = {instancePath:instancePath+"/pagesEndpoint",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema32.type,parentSchema:schema32,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.responsePrefix !== undefined){
let data2 = data.responsePrefix;
if(typeof data2 === "string"){
if(data2.length > 20 && func2(data2) > 20){
const err6 = {instancePath:instancePath+"/responsePrefix",schemaPath:"#/properties/responsePrefix/maxLength",keyword:"maxLength",params:{limit: 20},schema:20,parentSchema:schema59.properties.responsePrefix,data:data2};
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
const err7 = {instancePath:instancePath+"/responsePrefix",schemaPath:"#/properties/responsePrefix/type",keyword:"type",params:{type: "string"},schema:schema59.properties.responsePrefix.type,parentSchema:schema59.properties.responsePrefix,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.languagePrefix !== undefined){
let data3 = data.languagePrefix;
if(typeof data3 !== "boolean"){
const err8 = {instancePath:instancePath+"/languagePrefix",schemaPath:"#/properties/languagePrefix/type",keyword:"type",params:{type: "boolean"},schema:schema59.properties.languagePrefix.type,parentSchema:schema59.properties.languagePrefix,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.urlPatterns !== undefined){
let data4 = data.urlPatterns;
if(Array.isArray(data4)){
if(data4.length > 100){
const err9 = {instancePath:instancePath+"/urlPatterns",schemaPath:"#/properties/urlPatterns/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema59.properties.urlPatterns,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(!(formats0(data5))){
const err10 = {instancePath:instancePath+"/urlPatterns/" + i0,schemaPath:"#/properties/urlPatterns/items/format",keyword:"format",params:{format: "regex"},schema:"regex",parentSchema:schema59.properties.urlPatterns.items,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/urlPatterns/" + i0,schemaPath:"#/properties/urlPatterns/items/type",keyword:"type",params:{type: "string"},schema:schema59.properties.urlPatterns.items.type,parentSchema:schema59.properties.urlPatterns.items,data:data5};
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
else {
const err12 = {instancePath:instancePath+"/urlPatterns",schemaPath:"#/properties/urlPatterns/type",keyword:"type",params:{type: "array"},schema:schema59.properties.urlPatterns.type,parentSchema:schema59.properties.urlPatterns,data:data4};
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
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema59.type,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema62 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/macros-config.schema.json","title":"MacrosConfig","description":"Where the values of macros come from.","type":"object","additionalProperties":false,"required":["endpoint"],"properties":{"endpoint":{"$ref":"https://experience.local/shared/url.schema.json","description":"Address of the macro endpoint, relative to the API host.","examples":["/macros/pricing/key-values"]}}};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/macros-config.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate37.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.endpoint === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "endpoint"},schema:schema62.required,parentSchema:schema62,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "endpoint")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema62,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.endpoint !== undefined){
let data0 = data.endpoint;
if(typeof data0 === "string"){
if(data0.length > 2000 && func2(data0) > 2000){
const err2 = {instancePath:instancePath+"/endpoint",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema32,data:data0};
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
const err3 = {instancePath:instancePath+"/endpoint",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema32.type,parentSchema:schema32,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema62.type,parentSchema:schema62,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema64 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/experiments-config.schema.json","title":"ExperimentsConfig","description":"Which pages visitors may see in the place of others, and what counts as a success. Without it no page is under an experiment.","type":"object","additionalProperties":false,"required":["list"],"properties":{"list":{"type":["array","string"],"maxItems":500,"maxLength":2000,"items":{"$ref":"https://experience.local/shared/experiment.schema.json"},"description":"The experiments, or the address of their list, relative to the API host. A server asks there when it starts and every minute, never for a visitor.","examples":["/experiment/open/experiments"]},"withoutConsent":{"enum":["control","draw"],"default":"control","description":"What visitors see who do not allow that their variant is stored: the page as it is, or a variant that is drawn anew at each view and stored nowhere."},"successes":{"type":"array","maxItems":200,"description":"What counts as a success of an experiment, on a page where its variant is shown.","items":{"$ref":"https://experience.local/shared/experiment-success.schema.json"}}}};
const schema65 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/experiment.schema.json","title":"Experiment","description":"One experiment on one page: which other pages visitors may see in its place.","type":"object","additionalProperties":false,"required":["key","experimentUrl","variants"],"properties":{"key":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9._-]*$","maxLength":100,"description":"The experiment's name, in letters, digits, dots, hyphens and underscores.","examples":["home-loan-advice"]},"experimentUrl":{"$ref":"https://experience.local/shared/url.schema.json","description":"Address of the page that the experiment is on.","examples":["/en/individuals/borrowing/home-loan"]},"ended":{"type":"boolean","default":false,"description":"true once it is over: everybody sees the page at experimentUrl again."},"variants":{"type":"array","minItems":1,"maxItems":10,"description":"What visitors may see. One whose variantUrl is the experimentUrl is the page as it is.","items":{"$ref":"https://experience.local/shared/experiment-variant.schema.json"}}}};
const pattern9 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]*$", "u");
const schema67 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/experiment-variant.schema.json","title":"ExperimentVariant","description":"One variant of an experiment.","type":"object","additionalProperties":false,"required":["variant","variantUrl"],"properties":{"variant":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9._-]*$","maxLength":100,"description":"The variant's name within its experiment, in letters, digits, dots, hyphens and underscores.","examples":["first-home"]},"variantUrl":{"$ref":"https://experience.local/shared/url.schema.json","description":"Address of the variant's page. Its last part takes the place of the last part of the page's own address.","examples":["/en/individuals/borrowing/your-first-home-loan"]},"share":{"type":"integer","minimum":0,"maximum":1000,"default":1,"description":"How many visitors see this variant, in proportion to the shares of the others.","examples":[50]}}};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/experiment-variant.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate41.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.variant === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "variant"},schema:schema67.required,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.variantUrl === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "variantUrl"},schema:schema67.required,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "variant") || (key0 === "variantUrl")) || (key0 === "share"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.variant !== undefined){
let data0 = data.variant;
if(typeof data0 === "string"){
if(data0.length > 100 && func2(data0) > 100){
const err3 = {instancePath:instancePath+"/variant",schemaPath:"#/properties/variant/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema67.properties.variant,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern9.test(data0)){
const err4 = {instancePath:instancePath+"/variant",schemaPath:"#/properties/variant/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$"},schema:"^[A-Za-z0-9][A-Za-z0-9._-]*$",parentSchema:schema67.properties.variant,data:data0};
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
const err5 = {instancePath:instancePath+"/variant",schemaPath:"#/properties/variant/type",keyword:"type",params:{type: "string"},schema:schema67.properties.variant.type,parentSchema:schema67.properties.variant,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.variantUrl !== undefined){
let data1 = data.variantUrl;
if(typeof data1 === "string"){
if(data1.length > 2000 && func2(data1) > 2000){
const err6 = {instancePath:instancePath+"/variantUrl",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema32,data:data1};
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
const err7 = {instancePath:instancePath+"/variantUrl",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema32.type,parentSchema:schema32,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.share !== undefined){
let data2 = data.share;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/share",schemaPath:"#/properties/share/type",keyword:"type",params:{type: "integer"},schema:schema67.properties.share.type,parentSchema:schema67.properties.share,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/share",schemaPath:"#/properties/share/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},schema:1000,parentSchema:schema67.properties.share,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/share",schemaPath:"#/properties/share/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema67.properties.share,data:data2};
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
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema67.type,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/experiment.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate40.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"},schema:schema65.required,parentSchema:schema65,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.experimentUrl === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "experimentUrl"},schema:schema65.required,parentSchema:schema65,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.variants === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "variants"},schema:schema65.required,parentSchema:schema65,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "key") || (key0 === "experimentUrl")) || (key0 === "ended")) || (key0 === "variants"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema65,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.key !== undefined){
let data0 = data.key;
if(typeof data0 === "string"){
if(data0.length > 100 && func2(data0) > 100){
const err4 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema65.properties.key,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern9.test(data0)){
const err5 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$"},schema:"^[A-Za-z0-9][A-Za-z0-9._-]*$",parentSchema:schema65.properties.key,data:data0};
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
const err6 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},schema:schema65.properties.key.type,parentSchema:schema65.properties.key,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.experimentUrl !== undefined){
let data1 = data.experimentUrl;
if(typeof data1 === "string"){
if(data1.length > 2000 && func2(data1) > 2000){
const err7 = {instancePath:instancePath+"/experimentUrl",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema32,data:data1};
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
const err8 = {instancePath:instancePath+"/experimentUrl",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema32.type,parentSchema:schema32,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.ended !== undefined){
let data2 = data.ended;
if(typeof data2 !== "boolean"){
const err9 = {instancePath:instancePath+"/ended",schemaPath:"#/properties/ended/type",keyword:"type",params:{type: "boolean"},schema:schema65.properties.ended.type,parentSchema:schema65.properties.ended,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.variants !== undefined){
let data3 = data.variants;
if(Array.isArray(data3)){
if(data3.length > 10){
const err10 = {instancePath:instancePath+"/variants",schemaPath:"#/properties/variants/maxItems",keyword:"maxItems",params:{limit: 10},schema:10,parentSchema:schema65.properties.variants,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3.length < 1){
const err11 = {instancePath:instancePath+"/variants",schemaPath:"#/properties/variants/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema65.properties.variants,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate41(data3[i0], {instancePath:instancePath+"/variants/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/variants",schemaPath:"#/properties/variants/type",keyword:"type",params:{type: "array"},schema:schema65.properties.variants.type,parentSchema:schema65.properties.variants,data:data3};
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
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema65.type,parentSchema:schema65,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema69 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/experiment-success.schema.json","title":"ExperimentSuccess","description":"One thing that a visitor does and that is a success of an experiment: a link that is followed, or an event of a feature.","type":"object","additionalProperties":false,"required":["key"],"properties":{"key":{"type":"string","minLength":1,"maxLength":100,"description":"The key of the experiment.","examples":["home-loan-advice"]},"link":{"$ref":"https://experience.local/shared/url.schema.json","description":"A click on a link that leads to this address is a success.","examples":["/en/individuals/contact"]},"feature":{"type":"string","minLength":1,"maxLength":100,"description":"The name of a feature, one of whose events is a success.","examples":["loan-simulator"]},"event":{"type":"string","minLength":1,"maxLength":100,"default":"submit","description":"The name of that event.","examples":["submit"]}}};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/experiment-success.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate44.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"},schema:schema69.required,parentSchema:schema69,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "key") || (key0 === "link")) || (key0 === "feature")) || (key0 === "event"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema69,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.key !== undefined){
let data0 = data.key;
if(typeof data0 === "string"){
if(data0.length > 100 && func2(data0) > 100){
const err2 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema69.properties.key,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 2 * 1 && func2(data0) < 1){
const err3 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema69.properties.key,data:data0};
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
const err4 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},schema:schema69.properties.key.type,parentSchema:schema69.properties.key,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.link !== undefined){
let data1 = data.link;
if(typeof data1 === "string"){
if(data1.length > 2000 && func2(data1) > 2000){
const err5 = {instancePath:instancePath+"/link",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema32,data:data1};
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
const err6 = {instancePath:instancePath+"/link",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema32.type,parentSchema:schema32,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.feature !== undefined){
let data2 = data.feature;
if(typeof data2 === "string"){
if(data2.length > 100 && func2(data2) > 100){
const err7 = {instancePath:instancePath+"/feature",schemaPath:"#/properties/feature/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema69.properties.feature,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.length < 2 * 1 && func2(data2) < 1){
const err8 = {instancePath:instancePath+"/feature",schemaPath:"#/properties/feature/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema69.properties.feature,data:data2};
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
const err9 = {instancePath:instancePath+"/feature",schemaPath:"#/properties/feature/type",keyword:"type",params:{type: "string"},schema:schema69.properties.feature.type,parentSchema:schema69.properties.feature,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.event !== undefined){
let data3 = data.event;
if(typeof data3 === "string"){
if(data3.length > 100 && func2(data3) > 100){
const err10 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema69.properties.event,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3.length < 2 * 1 && func2(data3) < 1){
const err11 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema69.properties.event,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/type",keyword:"type",params:{type: "string"},schema:schema69.properties.event.type,parentSchema:schema69.properties.event,data:data3};
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
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema69.type,parentSchema:schema69,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/experiments-config.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate39.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.list === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "list"},schema:schema64.required,parentSchema:schema64,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "list") || (key0 === "withoutConsent")) || (key0 === "successes"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema64,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.list !== undefined){
let data0 = data.list;
if((!(Array.isArray(data0))) && (typeof data0 !== "string")){
const err2 = {instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: schema64.properties.list.type},schema:schema64.properties.list.type,parentSchema:schema64.properties.list,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data0 === "string"){
if(data0.length > 2000 && func2(data0) > 2000){
const err3 = {instancePath:instancePath+"/list",schemaPath:"#/properties/list/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema64.properties.list,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(Array.isArray(data0)){
if(data0.length > 500){
const err4 = {instancePath:instancePath+"/list",schemaPath:"#/properties/list/maxItems",keyword:"maxItems",params:{limit: 500},schema:500,parentSchema:schema64.properties.list,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate40(data0[i0], {instancePath:instancePath+"/list/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
}
}
}
if(data.withoutConsent !== undefined){
let data2 = data.withoutConsent;
if(!((data2 === "control") || (data2 === "draw"))){
const err5 = {instancePath:instancePath+"/withoutConsent",schemaPath:"#/properties/withoutConsent/enum",keyword:"enum",params:{allowedValues: schema64.properties.withoutConsent.enum},schema:schema64.properties.withoutConsent.enum,parentSchema:schema64.properties.withoutConsent,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.successes !== undefined){
let data3 = data.successes;
if(Array.isArray(data3)){
if(data3.length > 200){
const err6 = {instancePath:instancePath+"/successes",schemaPath:"#/properties/successes/maxItems",keyword:"maxItems",params:{limit: 200},schema:200,parentSchema:schema64.properties.successes,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(!(validate44(data3[i1], {instancePath:instancePath+"/successes/" + i1,parentData:data3,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/successes",schemaPath:"#/properties/successes/type",keyword:"type",params:{type: "array"},schema:schema64.properties.successes.type,parentSchema:schema64.properties.successes,data:data3};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema64.type,parentSchema:schema64,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema72 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/feature.schema.json","title":"FeatureConfig","description":"A feature with its configuration. flexPage is the page of the content service.","type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"type":"string","minLength":1,"description":"The feature's name in the registry.","examples":["flexPage"]},"asset":{"$ref":"https://experience.local/asset.schema.json"},"element":{"$ref":"https://experience.local/shared/feature-element.schema.json"},"properties":{"type":"object","additionalProperties":true,"description":"The feature's own values.","properties":{"endpoint":{"$ref":"https://experience.local/shared/url.schema.json","description":"Address of the service that the feature asks, relative to the API host. Of flexPage it is that of the page-model endpoint, in place of the experience's.","examples":["/flex-page/open/page-model"]}}}}};
const schema77 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/feature-element.schema.json","title":"FeatureElement","description":"What a page does with the custom element of a feature's asset: the place that it holds, the properties it takes, the events it tells.","type":"object","additionalProperties":false,"properties":{"height":{"type":"integer","minimum":0,"maximum":5000,"description":"How high the element is where its place is at least 550 pixels wide, in pixels: what stands below it does not move when it comes.","examples":[320]},"narrowHeight":{"type":"integer","minimum":0,"maximum":5000,"description":"How high it is in a narrower place, in pixels. Left out: as high as height says.","examples":[480]},"properties":{"type":"array","maxItems":50,"items":{"type":"string","maxLength":100,"pattern":"^[a-z][A-Za-z0-9]*$","description":"The name of a property, such as amount.","examples":["amount"]},"description":"The names of the JavaScript properties that the element takes. Pages may give values to no others. One that is named route gets what the route of the page knows, as an object of parameters, childScope and properties, unless the page gives it a value of its own."},"events":{"type":"array","maxItems":50,"items":{"type":"string","maxLength":100,"pattern":"^[a-z][a-z0-9-]*$","description":"The name of an event, such as loan-changed.","examples":["loan-changed"]},"description":"The names of the element's events that the page passes on."}}};
const schema73 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/asset.schema.json","title":"Asset","description":"A module with a custom element, from the CDN host or from the registry. It needs package, version and file, or a tag. It makes nodes and may construct style sheets; what writes HTML out of text (innerHTML, templates of Lit) or makes a Trusted Types policy fails under the policy of the page.","type":"object","additionalProperties":false,"if":{"not":{"required":["tag"]}},"then":{"required":["package","version","file"]},"properties":{"$schema":{"type":"string","description":"Names this schema."},"package":{"type":"string","maxLength":200,"pattern":"^@?[A-Za-z0-9][A-Za-z0-9.@_-]*(?:/[A-Za-z0-9][A-Za-z0-9.@_-]*)*$","description":"The package's name.","examples":["loan-simulator"]},"version":{"type":"string","maxLength":100,"pattern":"^[A-Za-z0-9][A-Za-z0-9.@_-]*$","description":"The exact version.","examples":["2.4.1"]},"file":{"type":"string","maxLength":200,"pattern":"^[A-Za-z0-9][A-Za-z0-9.@_-]*$","description":"The module's file.","examples":["index.js"]},"tag":{"type":"string","minLength":1,"maxLength":100,"description":"The custom element's tag; by itself, the type of a feature of the registry.","examples":["loan-simulator"]},"export":{"type":"string","minLength":1,"maxLength":100,"description":"The name under which the module exports the class. Left out: its default export."},"local":{"type":"boolean","default":false,"description":"true takes the component from the registry and loads nothing."},"packageType":{"type":"string","maxLength":100,"pattern":"^[A-Za-z0-9][A-Za-z0-9.@_-]*$","default":"esm","description":"The kind of build.","examples":["esm"]},"integrity":{"$ref":"https://experience.local/shared/integrity.schema.json","description":"The digest of the module's bytes. A module with other bytes does not run, and production takes none without: npm run assets -- --integrity writes it."},"imports":{"type":"array","maxItems":20,"description":"The files that the module imports, by itself or by way of others, each with its digest. None that is missing here runs. A module of one file has none; one of more than 20 has to be bundled, since a page's policy names each file.","items":{"$ref":"https://experience.local/shared/asset-import.schema.json"}}}};
const schema73Names = new Set(Object.keys(schema73.properties));
const schema74 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/integrity.schema.json","title":"Integrity","description":"The digest of a file's bytes: sha256, sha384 or sha512, and its base64.","type":"string","pattern":"^(?:sha256-[A-Za-z0-9+/]{43}=|sha384-[A-Za-z0-9+/]{64}|sha512-[A-Za-z0-9+/]{86}==)$","examples":["sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="]};
const pattern11 = new RegExp("^@?[A-Za-z0-9][A-Za-z0-9.@_-]*(?:/[A-Za-z0-9][A-Za-z0-9.@_-]*)*$", "u");
const pattern12 = new RegExp("^[A-Za-z0-9][A-Za-z0-9.@_-]*$", "u");
const pattern15 = new RegExp("^(?:sha256-[A-Za-z0-9+/]{43}=|sha384-[A-Za-z0-9+/]{64}|sha512-[A-Za-z0-9+/]{86}==)$", "u");
const schema75 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/asset-import.schema.json","title":"AssetImport","description":"A file that the module of an asset imports.","type":"object","additionalProperties":false,"required":["file","integrity"],"properties":{"file":{"type":"string","maxLength":200,"pattern":"^[A-Za-z0-9][A-Za-z0-9.@_-]*(?:/[A-Za-z0-9][A-Za-z0-9.@_-]*)*$","description":"Its path below the module's folder.","examples":["style-sheet.js"]},"integrity":{"$ref":"https://experience.local/shared/integrity.schema.json"}}};
const pattern16 = new RegExp("^[A-Za-z0-9][A-Za-z0-9.@_-]*(?:/[A-Za-z0-9][A-Za-z0-9.@_-]*)*$", "u");

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/asset-import.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate49.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.file === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "file"},schema:schema75.required,parentSchema:schema75,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.integrity === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "integrity"},schema:schema75.required,parentSchema:schema75,data};
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
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema75,data};
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
const err3 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema75.properties.file,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern16.test(data0)){
const err4 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9.@_-]*(?:/[A-Za-z0-9][A-Za-z0-9.@_-]*)*$"},schema:"^[A-Za-z0-9][A-Za-z0-9.@_-]*(?:/[A-Za-z0-9][A-Za-z0-9.@_-]*)*$",parentSchema:schema75.properties.file,data:data0};
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
const err5 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"},schema:schema75.properties.file.type,parentSchema:schema75.properties.file,data:data0};
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
if(!pattern15.test(data1)){
const err6 = {instancePath:instancePath+"/integrity",schemaPath:"https://experience.local/shared/integrity.schema.json/pattern",keyword:"pattern",params:{pattern: "^(?:sha256-[A-Za-z0-9+/]{43}=|sha384-[A-Za-z0-9+/]{64}|sha512-[A-Za-z0-9+/]{86}==)$"},schema:"^(?:sha256-[A-Za-z0-9+/]{43}=|sha384-[A-Za-z0-9+/]{64}|sha512-[A-Za-z0-9+/]{86}==)$",parentSchema:schema74,data:data1};
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
const err7 = {instancePath:instancePath+"/integrity",schemaPath:"https://experience.local/shared/integrity.schema.json/type",keyword:"type",params:{type: "string"},schema:schema74.type,parentSchema:schema74,data:data1};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema75.type,parentSchema:schema75,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/asset.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate48.evaluated;
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
const err2 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "package"},schema:schema73.then.required,parentSchema:schema73.then,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.version === undefined){
const err3 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "version"},schema:schema73.then.required,parentSchema:schema73.then,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.file === undefined){
const err4 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "file"},schema:schema73.then.required,parentSchema:schema73.then,data};
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
const err5 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},schema:schema73.if,parentSchema:schema73,data};
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
if(!(schema73Names.has(key0))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema73,data};
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
const err7 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},schema:schema73.properties.$schema.type,parentSchema:schema73.properties.$schema,data:data0};
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
const err8 = {instancePath:instancePath+"/package",schemaPath:"#/properties/package/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema73.properties.package,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern11.test(data1)){
const err9 = {instancePath:instancePath+"/package",schemaPath:"#/properties/package/pattern",keyword:"pattern",params:{pattern: "^@?[A-Za-z0-9][A-Za-z0-9.@_-]*(?:/[A-Za-z0-9][A-Za-z0-9.@_-]*)*$"},schema:"^@?[A-Za-z0-9][A-Za-z0-9.@_-]*(?:/[A-Za-z0-9][A-Za-z0-9.@_-]*)*$",parentSchema:schema73.properties.package,data:data1};
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
const err10 = {instancePath:instancePath+"/package",schemaPath:"#/properties/package/type",keyword:"type",params:{type: "string"},schema:schema73.properties.package.type,parentSchema:schema73.properties.package,data:data1};
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
const err11 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema73.properties.version,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern12.test(data2)){
const err12 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9.@_-]*$"},schema:"^[A-Za-z0-9][A-Za-z0-9.@_-]*$",parentSchema:schema73.properties.version,data:data2};
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
const err13 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},schema:schema73.properties.version.type,parentSchema:schema73.properties.version,data:data2};
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
const err14 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema73.properties.file,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!pattern12.test(data3)){
const err15 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9.@_-]*$"},schema:"^[A-Za-z0-9][A-Za-z0-9.@_-]*$",parentSchema:schema73.properties.file,data:data3};
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
const err16 = {instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"},schema:schema73.properties.file.type,parentSchema:schema73.properties.file,data:data3};
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
const err17 = {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema73.properties.tag,data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data4.length < 2 * 1 && func2(data4) < 1){
const err18 = {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema73.properties.tag,data:data4};
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
const err19 = {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/type",keyword:"type",params:{type: "string"},schema:schema73.properties.tag.type,parentSchema:schema73.properties.tag,data:data4};
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
const err20 = {instancePath:instancePath+"/export",schemaPath:"#/properties/export/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema73.properties.export,data:data5};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data5.length < 2 * 1 && func2(data5) < 1){
const err21 = {instancePath:instancePath+"/export",schemaPath:"#/properties/export/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema73.properties.export,data:data5};
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
const err22 = {instancePath:instancePath+"/export",schemaPath:"#/properties/export/type",keyword:"type",params:{type: "string"},schema:schema73.properties.export.type,parentSchema:schema73.properties.export,data:data5};
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
const err23 = {instancePath:instancePath+"/local",schemaPath:"#/properties/local/type",keyword:"type",params:{type: "boolean"},schema:schema73.properties.local.type,parentSchema:schema73.properties.local,data:data6};
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
const err24 = {instancePath:instancePath+"/packageType",schemaPath:"#/properties/packageType/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema73.properties.packageType,data:data7};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!pattern12.test(data7)){
const err25 = {instancePath:instancePath+"/packageType",schemaPath:"#/properties/packageType/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9.@_-]*$"},schema:"^[A-Za-z0-9][A-Za-z0-9.@_-]*$",parentSchema:schema73.properties.packageType,data:data7};
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
const err26 = {instancePath:instancePath+"/packageType",schemaPath:"#/properties/packageType/type",keyword:"type",params:{type: "string"},schema:schema73.properties.packageType.type,parentSchema:schema73.properties.packageType,data:data7};
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
if(!pattern15.test(data8)){
const err27 = {instancePath:instancePath+"/integrity",schemaPath:"https://experience.local/shared/integrity.schema.json/pattern",keyword:"pattern",params:{pattern: "^(?:sha256-[A-Za-z0-9+/]{43}=|sha384-[A-Za-z0-9+/]{64}|sha512-[A-Za-z0-9+/]{86}==)$"},schema:"^(?:sha256-[A-Za-z0-9+/]{43}=|sha384-[A-Za-z0-9+/]{64}|sha512-[A-Za-z0-9+/]{86}==)$",parentSchema:schema74,data:data8};
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
const err28 = {instancePath:instancePath+"/integrity",schemaPath:"https://experience.local/shared/integrity.schema.json/type",keyword:"type",params:{type: "string"},schema:schema74.type,parentSchema:schema74,data:data8};
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
const err29 = {instancePath:instancePath+"/imports",schemaPath:"#/properties/imports/maxItems",keyword:"maxItems",params:{limit: 20},schema:20,parentSchema:schema73.properties.imports,data:data9};
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
if(!(validate49(data9[i0], {instancePath:instancePath+"/imports/" + i0,parentData:data9,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
}
}
else {
const err30 = {instancePath:instancePath+"/imports",schemaPath:"#/properties/imports/type",keyword:"type",params:{type: "array"},schema:schema73.properties.imports.type,parentSchema:schema73.properties.imports,data:data9};
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
const err31 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema73.type,parentSchema:schema73,data};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const pattern18 = new RegExp("^[a-z][A-Za-z0-9]*$", "u");
const pattern19 = new RegExp("^[a-z][a-z0-9-]*$", "u");

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/feature.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate47.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema72.required,parentSchema:schema72,data};
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
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema72,data};
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
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema72.properties.name,data:data0};
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
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema72.properties.name.type,parentSchema:schema72.properties.name,data:data0};
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
if(!(validate48(data.asset, {instancePath:instancePath+"/asset",parentData:data,parentDataProperty:"asset",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
if(data.element !== undefined){
let data2 = data.element;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
if(!((((key1 === "height") || (key1 === "narrowHeight")) || (key1 === "properties")) || (key1 === "events"))){
const err4 = {instancePath:instancePath+"/element",schemaPath:"https://experience.local/shared/feature-element.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema77,data:data2};
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
const err5 = {instancePath:instancePath+"/element/height",schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/height/type",keyword:"type",params:{type: "integer"},schema:schema77.properties.height.type,parentSchema:schema77.properties.height,data:data3};
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
const err6 = {instancePath:instancePath+"/element/height",schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/height/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5000},schema:5000,parentSchema:schema77.properties.height,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err7 = {instancePath:instancePath+"/element/height",schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema77.properties.height,data:data3};
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
const err8 = {instancePath:instancePath+"/element/narrowHeight",schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/narrowHeight/type",keyword:"type",params:{type: "integer"},schema:schema77.properties.narrowHeight.type,parentSchema:schema77.properties.narrowHeight,data:data4};
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
const err9 = {instancePath:instancePath+"/element/narrowHeight",schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/narrowHeight/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5000},schema:5000,parentSchema:schema77.properties.narrowHeight,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err10 = {instancePath:instancePath+"/element/narrowHeight",schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/narrowHeight/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema77.properties.narrowHeight,data:data4};
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
const err11 = {instancePath:instancePath+"/element/properties",schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/properties/maxItems",keyword:"maxItems",params:{limit: 50},schema:50,parentSchema:schema77.properties.properties,data:data5};
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
const err12 = {instancePath:instancePath+"/element/properties/" + i0,schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/properties/items/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema77.properties.properties.items,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!pattern18.test(data6)){
const err13 = {instancePath:instancePath+"/element/properties/" + i0,schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/properties/items/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*$"},schema:"^[a-z][A-Za-z0-9]*$",parentSchema:schema77.properties.properties.items,data:data6};
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
const err14 = {instancePath:instancePath+"/element/properties/" + i0,schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/properties/items/type",keyword:"type",params:{type: "string"},schema:schema77.properties.properties.items.type,parentSchema:schema77.properties.properties.items,data:data6};
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
const err15 = {instancePath:instancePath+"/element/properties",schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/properties/type",keyword:"type",params:{type: "array"},schema:schema77.properties.properties.type,parentSchema:schema77.properties.properties,data:data5};
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
const err16 = {instancePath:instancePath+"/element/events",schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/events/maxItems",keyword:"maxItems",params:{limit: 50},schema:50,parentSchema:schema77.properties.events,data:data7};
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
const err17 = {instancePath:instancePath+"/element/events/" + i1,schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/events/items/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema77.properties.events.items,data:data8};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!pattern19.test(data8)){
const err18 = {instancePath:instancePath+"/element/events/" + i1,schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/events/items/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},schema:"^[a-z][a-z0-9-]*$",parentSchema:schema77.properties.events.items,data:data8};
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
const err19 = {instancePath:instancePath+"/element/events/" + i1,schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/events/items/type",keyword:"type",params:{type: "string"},schema:schema77.properties.events.items.type,parentSchema:schema77.properties.events.items,data:data8};
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
const err20 = {instancePath:instancePath+"/element/events",schemaPath:"https://experience.local/shared/feature-element.schema.json/properties/events/type",keyword:"type",params:{type: "array"},schema:schema77.properties.events.type,parentSchema:schema77.properties.events,data:data7};
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
const err21 = {instancePath:instancePath+"/element",schemaPath:"https://experience.local/shared/feature-element.schema.json/type",keyword:"type",params:{type: "object"},schema:schema77.type,parentSchema:schema77,data:data2};
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
const err22 = {instancePath:instancePath+"/properties/endpoint",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema32,data:data10};
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
const err23 = {instancePath:instancePath+"/properties/endpoint",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema32.type,parentSchema:schema32,data:data10};
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
const err24 = {instancePath:instancePath+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type: "object"},schema:schema72.properties.properties.type,parentSchema:schema72.properties.properties,data:data9};
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
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema72.type,parentSchema:schema72,data};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema79 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/layout.schema.json","title":"LayoutConfig","description":"The slots of a page from top to bottom. A route's own slots win over these.","type":"object","additionalProperties":false,"required":["order"],"properties":{"order":{"type":"array","minItems":1,"maxItems":20,"items":{"type":"string","minLength":1},"description":"The slots' names, in the order shown.","examples":[["topBar","main","footer"]]},"slots":{"$ref":"https://experience.local/shared/slots.schema.json"}}};
const schema80 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/slots.schema.json","title":"Slots","description":"What stands in each slot of the layout, by the slot's name.","type":"object","additionalProperties":{"$ref":"https://experience.local/shared/slot.schema.json"}};
const schema81 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/slot.schema.json","title":"SlotConfig","description":"One slot: a feature of the route, or a part of the shell.","type":"object","additionalProperties":false,"minProperties":1,"maxProperties":2,"properties":{"feature":{"type":"string","minLength":1,"description":"The name of a feature of the same route.","examples":["flexPage"]},"shell":{"type":"string","minLength":1,"description":"The id of a shell part of the registry.","examples":["top-bar"]},"mode":{"enum":["default","focus","flow","standalone"],"default":"default","description":"Of a top bar: how much of it the page has. focus has a way back in the place of the search, flow the logo alone, standalone no menus of the bank."}}};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/slots.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate54.evaluated;
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
const err0 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"https://experience.local/shared/slot.schema.json/maxProperties",keyword:"maxProperties",params:{limit: 2},schema:2,parentSchema:schema81,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Object.keys(data0).length < 1){
const err1 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"https://experience.local/shared/slot.schema.json/minProperties",keyword:"minProperties",params:{limit: 1},schema:1,parentSchema:schema81,data:data0};
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
const err2 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"https://experience.local/shared/slot.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema81,data:data0};
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
const err3 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/feature",schemaPath:"https://experience.local/shared/slot.schema.json/properties/feature/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema81.properties.feature,data:data1};
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
const err4 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/feature",schemaPath:"https://experience.local/shared/slot.schema.json/properties/feature/type",keyword:"type",params:{type: "string"},schema:schema81.properties.feature.type,parentSchema:schema81.properties.feature,data:data1};
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
const err5 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/shell",schemaPath:"https://experience.local/shared/slot.schema.json/properties/shell/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema81.properties.shell,data:data2};
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
const err6 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/shell",schemaPath:"https://experience.local/shared/slot.schema.json/properties/shell/type",keyword:"type",params:{type: "string"},schema:schema81.properties.shell.type,parentSchema:schema81.properties.shell,data:data2};
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
const err7 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/mode",schemaPath:"https://experience.local/shared/slot.schema.json/properties/mode/enum",keyword:"enum",params:{allowedValues: schema81.properties.mode.enum},schema:schema81.properties.mode.enum,parentSchema:schema81.properties.mode,data:data3};
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
const err8 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"https://experience.local/shared/slot.schema.json/type",keyword:"type",params:{type: "object"},schema:schema81.type,parentSchema:schema81,data:data0};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema80.type,parentSchema:schema80,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/layout.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.order === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "order"},schema:schema79.required,parentSchema:schema79,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "order") || (key0 === "slots"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema79,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.order !== undefined){
let data0 = data.order;
if(Array.isArray(data0)){
if(data0.length > 20){
const err2 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/maxItems",keyword:"maxItems",params:{limit: 20},schema:20,parentSchema:schema79.properties.order,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema79.properties.order,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(data1.length < 2 * 1 && func2(data1) < 1){
const err4 = {instancePath:instancePath+"/order/" + i0,schemaPath:"#/properties/order/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema79.properties.order.items,data:data1};
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
const err5 = {instancePath:instancePath+"/order/" + i0,schemaPath:"#/properties/order/items/type",keyword:"type",params:{type: "string"},schema:schema79.properties.order.items.type,parentSchema:schema79.properties.order.items,data:data1};
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
else {
const err6 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type: "array"},schema:schema79.properties.order.type,parentSchema:schema79.properties.order,data:data0};
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
if(!(validate54(data.slots, {instancePath:instancePath+"/slots",parentData:data,parentDataProperty:"slots",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema79.type,parentSchema:schema79,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema82 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/route.schema.json","title":"RouteConfig","description":"What stands at the addresses that match a pattern.","type":"object","additionalProperties":false,"required":["pathPattern"],"properties":{"$schema":{"type":"string","description":"Names this schema."},"pathPattern":{"type":"string","pattern":"^/","description":"A path; :name stands for one part, a last * for the rest.","examples":["/:language/search","/*"]},"childRoutes":{"type":"array","minItems":1,"maxItems":100,"items":{"$ref":"https://experience.local/shared/child-route.schema.json"},"description":"Of a pattern that ends in *: what the rest is compared with. The first that fits is shown; where none does, this route does not fit either."},"baseRoute":{"type":"string","pattern":"^/","description":"A path put before the pattern."},"pageTitle":{"type":["string","object"],"additionalProperties":{"type":"string"},"description":"The page's name in the browser tab: one text, or one for each locale."},"pageLayout":{"type":"string","default":"default","description":"The name of one of the experience's layouts."},"slots":{"$ref":"https://experience.local/shared/slots.schema.json"},"features":{"type":"array","maxItems":100,"description":"What the slots of this route may show.","items":{"$ref":"https://experience.local/shared/feature.schema.json"}},"queryParameters":{"type":"array","maxItems":10,"items":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,50}$"},"description":"What of an address's query its page depends on. A page for which one of them is there is made for each visitor anew, and never cached.","examples":[["q","page"]]},"redirect":{"$ref":"https://experience.local/shared/url.schema.json","description":"Where visitors of this route are sent: a path of this site, or an https address."},"conditions":{"type":"object","additionalProperties":{"$ref":"https://experience.local/shared/condition.schema.json"},"description":"What must hold for the route to match: names with the wanted value, or a list of them. Known at once are locale, language, segment, environment (TEST, ACCP or PROD, by the site's host name) and what the experience says of itself, such as name; in the browser only app and cso of the application around the site, and clientKind (private or professional) and levelOfAssurance of whoever is signed in."},"properties":{"type":"object","additionalProperties":true,"description":"Values that every feature of this route can read, beside the parameters of its pattern.","properties":{"endpoint":{"$ref":"https://experience.local/shared/url.schema.json","description":"Address of the page-model endpoint for this route, relative to the API host, in place of the experience's.","examples":["/flex-page/open/page-model"]}}},"experiments":{"type":"boolean","default":false,"description":"Whether an experiment may decide which variant of a page of this route is shown."},"compatibility":{"$ref":"https://experience.local/shared/compatibility.schema.json"},"auth":{"$ref":"https://experience.local/shared/auth.schema.json"}}};
const schema82Names = new Set(Object.keys(schema82.properties));
const schema84 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/condition.schema.json","title":"Condition","description":"The wanted value, or a list of allowed ones.","type":["string","number","boolean","array"],"items":{"type":["string","number","boolean"]}};
const pattern20 = new RegExp("^/", "u");
const pattern23 = new RegExp("^[A-Za-z0-9_-]{1,50}$", "u");
const schema83 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/child-route.schema.json","title":"ChildRoute","description":"A route below one whose pattern ends in *. What it leaves out is as the route around it says.","type":"object","additionalProperties":false,"required":["pathPattern"],"properties":{"pathPattern":{"type":"string","pattern":"^/","description":"A path that the rest behind the outer pattern is compared with; :name stands for one part, a last * for the rest.","examples":["/:branch","/*"]},"pageTitle":{"type":["string","object"],"additionalProperties":{"type":"string"},"description":"The page's name in the browser tab: one text, or one for each locale."},"pageLayout":{"type":"string","description":"The name of one of the experience's layouts."},"slots":{"$ref":"https://experience.local/shared/slots.schema.json"},"features":{"type":"array","maxItems":100,"description":"What the slots of this route may show, in the place of the features of the route around it.","items":{"$ref":"https://experience.local/shared/feature.schema.json"}},"conditions":{"type":"object","additionalProperties":{"$ref":"https://experience.local/shared/condition.schema.json"},"description":"What must hold beside the conditions of the route around it."},"properties":{"type":"object","additionalProperties":true,"description":"Values for the features, beside those of the route around it.","properties":{"endpoint":{"$ref":"https://experience.local/shared/url.schema.json","description":"Address of the page-model endpoint, relative to the API host.","examples":["/flex-page/open/page-model"]}}}}};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/child-route.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pathPattern === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pathPattern"},schema:schema83.required,parentSchema:schema83,data};
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
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema83,data};
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
if(!pattern20.test(data0)){
const err2 = {instancePath:instancePath+"/pathPattern",schemaPath:"#/properties/pathPattern/pattern",keyword:"pattern",params:{pattern: "^/"},schema:"^/",parentSchema:schema83.properties.pathPattern,data:data0};
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
const err3 = {instancePath:instancePath+"/pathPattern",schemaPath:"#/properties/pathPattern/type",keyword:"type",params:{type: "string"},schema:schema83.properties.pathPattern.type,parentSchema:schema83.properties.pathPattern,data:data0};
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
const err4 = {instancePath:instancePath+"/pageTitle",schemaPath:"#/properties/pageTitle/type",keyword:"type",params:{type: schema83.properties.pageTitle.type},schema:schema83.properties.pageTitle.type,parentSchema:schema83.properties.pageTitle,data:data1};
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
const err5 = {instancePath:instancePath+"/pageTitle/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/pageTitle/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema83.properties.pageTitle.additionalProperties.type,parentSchema:schema83.properties.pageTitle.additionalProperties,data:data2};
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
const err6 = {instancePath:instancePath+"/pageLayout",schemaPath:"#/properties/pageLayout/type",keyword:"type",params:{type: "string"},schema:schema83.properties.pageLayout.type,parentSchema:schema83.properties.pageLayout,data:data3};
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
if(!(validate54(data.slots, {instancePath:instancePath+"/slots",parentData:data,parentDataProperty:"slots",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.features !== undefined){
let data5 = data.features;
if(Array.isArray(data5)){
if(data5.length > 100){
const err7 = {instancePath:instancePath+"/features",schemaPath:"#/properties/features/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema83.properties.features,data:data5};
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
if(!(validate47(data5[i0], {instancePath:instancePath+"/features/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/features",schemaPath:"#/properties/features/type",keyword:"type",params:{type: "array"},schema:schema83.properties.features.type,parentSchema:schema83.properties.features,data:data5};
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
const err9 = {instancePath:instancePath+"/conditions/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"https://experience.local/shared/condition.schema.json/type",keyword:"type",params:{type: schema84.type},schema:schema84.type,parentSchema:schema84,data:data8};
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
const err10 = {instancePath:instancePath+"/conditions/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i1,schemaPath:"https://experience.local/shared/condition.schema.json/items/type",keyword:"type",params:{type: schema84.items.type},schema:schema84.items.type,parentSchema:schema84.items,data:data9};
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
const err11 = {instancePath:instancePath+"/conditions",schemaPath:"#/properties/conditions/type",keyword:"type",params:{type: "object"},schema:schema83.properties.conditions.type,parentSchema:schema83.properties.conditions,data:data7};
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
const err12 = {instancePath:instancePath+"/properties/endpoint",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema32,data:data11};
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
const err13 = {instancePath:instancePath+"/properties/endpoint",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema32.type,parentSchema:schema32,data:data11};
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
const err14 = {instancePath:instancePath+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type: "object"},schema:schema83.properties.properties.type,parentSchema:schema83.properties.properties,data:data10};
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
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema83.type,parentSchema:schema83,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema89 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/compatibility.schema.json","title":"Compatibility","description":"What the native app must offer for this route. Ignored outside the app.","type":"object","additionalProperties":false,"properties":{"mobileHybrid":{"type":"array","items":{"type":"string","minLength":1},"description":"Names of the app's features that the route needs."},"appVersion":{"$ref":"https://experience.local/shared/app-version.schema.json"}}};
const schema90 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/app-version.schema.json","title":"AppVersion","description":"The lowest version of the app on each system.","type":"object","additionalProperties":false,"properties":{"android":{"type":"string","pattern":"^[0-9]+(\\.[0-9]+)*$","description":"Lowest version on Android.","examples":["1.7.0"]},"ios":{"type":"string","pattern":"^[0-9]+(\\.[0-9]+)*$","description":"Lowest version on iOS.","examples":["1.7.2"]}}};
const pattern24 = new RegExp("^[0-9]+(\\.[0-9]+)*$", "u");

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/compatibility.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate64.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "mobileHybrid") || (key0 === "appVersion"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema89,data};
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
const err1 = {instancePath:instancePath+"/mobileHybrid/" + i0,schemaPath:"#/properties/mobileHybrid/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema89.properties.mobileHybrid.items,data:data1};
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
const err2 = {instancePath:instancePath+"/mobileHybrid/" + i0,schemaPath:"#/properties/mobileHybrid/items/type",keyword:"type",params:{type: "string"},schema:schema89.properties.mobileHybrid.items.type,parentSchema:schema89.properties.mobileHybrid.items,data:data1};
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
const err3 = {instancePath:instancePath+"/mobileHybrid",schemaPath:"#/properties/mobileHybrid/type",keyword:"type",params:{type: "array"},schema:schema89.properties.mobileHybrid.type,parentSchema:schema89.properties.mobileHybrid,data:data0};
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
const err4 = {instancePath:instancePath+"/appVersion",schemaPath:"https://experience.local/shared/app-version.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema90,data:data2};
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
if(!pattern24.test(data3)){
const err5 = {instancePath:instancePath+"/appVersion/android",schemaPath:"https://experience.local/shared/app-version.schema.json/properties/android/pattern",keyword:"pattern",params:{pattern: "^[0-9]+(\\.[0-9]+)*$"},schema:"^[0-9]+(\\.[0-9]+)*$",parentSchema:schema90.properties.android,data:data3};
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
const err6 = {instancePath:instancePath+"/appVersion/android",schemaPath:"https://experience.local/shared/app-version.schema.json/properties/android/type",keyword:"type",params:{type: "string"},schema:schema90.properties.android.type,parentSchema:schema90.properties.android,data:data3};
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
if(!pattern24.test(data4)){
const err7 = {instancePath:instancePath+"/appVersion/ios",schemaPath:"https://experience.local/shared/app-version.schema.json/properties/ios/pattern",keyword:"pattern",params:{pattern: "^[0-9]+(\\.[0-9]+)*$"},schema:"^[0-9]+(\\.[0-9]+)*$",parentSchema:schema90.properties.ios,data:data4};
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
const err8 = {instancePath:instancePath+"/appVersion/ios",schemaPath:"https://experience.local/shared/app-version.schema.json/properties/ios/type",keyword:"type",params:{type: "string"},schema:schema90.properties.ios.type,parentSchema:schema90.properties.ios,data:data4};
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
const err9 = {instancePath:instancePath+"/appVersion",schemaPath:"https://experience.local/shared/app-version.schema.json/type",keyword:"type",params:{type: "object"},schema:schema90.type,parentSchema:schema90,data:data2};
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
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema89.type,parentSchema:schema89,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema91 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/auth.schema.json","title":"RouteAuth","description":"Its presence makes the route one for authenticated visitors only.","type":"object","additionalProperties":false,"properties":{"redirectTo":{"$ref":"https://experience.local/shared/url.schema.json","description":"Where others are sent; {currentUrl} in its query becomes the present address. Without it the route is not found for them.","examples":["https://login.example.com/?return={currentUrl}"]}}};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/auth.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate66.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "redirectTo")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema91,data};
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
const err1 = {instancePath:instancePath+"/redirectTo",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema32,data:data0};
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
const err2 = {instancePath:instancePath+"/redirectTo",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema32.type,parentSchema:schema32,data:data0};
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
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema91.type,parentSchema:schema91,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/route.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pathPattern === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pathPattern"},schema:schema82.required,parentSchema:schema82,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(schema82Names.has(key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema82,data};
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
const err2 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},schema:schema82.properties.$schema.type,parentSchema:schema82.properties.$schema,data:data0};
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
if(!pattern20.test(data1)){
const err3 = {instancePath:instancePath+"/pathPattern",schemaPath:"#/properties/pathPattern/pattern",keyword:"pattern",params:{pattern: "^/"},schema:"^/",parentSchema:schema82.properties.pathPattern,data:data1};
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
const err4 = {instancePath:instancePath+"/pathPattern",schemaPath:"#/properties/pathPattern/type",keyword:"type",params:{type: "string"},schema:schema82.properties.pathPattern.type,parentSchema:schema82.properties.pathPattern,data:data1};
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
const err5 = {instancePath:instancePath+"/childRoutes",schemaPath:"#/properties/childRoutes/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema82.properties.childRoutes,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.length < 1){
const err6 = {instancePath:instancePath+"/childRoutes",schemaPath:"#/properties/childRoutes/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema82.properties.childRoutes,data:data2};
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
if(!(validate58(data2[i0], {instancePath:instancePath+"/childRoutes/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/childRoutes",schemaPath:"#/properties/childRoutes/type",keyword:"type",params:{type: "array"},schema:schema82.properties.childRoutes.type,parentSchema:schema82.properties.childRoutes,data:data2};
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
if(!pattern20.test(data4)){
const err8 = {instancePath:instancePath+"/baseRoute",schemaPath:"#/properties/baseRoute/pattern",keyword:"pattern",params:{pattern: "^/"},schema:"^/",parentSchema:schema82.properties.baseRoute,data:data4};
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
const err9 = {instancePath:instancePath+"/baseRoute",schemaPath:"#/properties/baseRoute/type",keyword:"type",params:{type: "string"},schema:schema82.properties.baseRoute.type,parentSchema:schema82.properties.baseRoute,data:data4};
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
const err10 = {instancePath:instancePath+"/pageTitle",schemaPath:"#/properties/pageTitle/type",keyword:"type",params:{type: schema82.properties.pageTitle.type},schema:schema82.properties.pageTitle.type,parentSchema:schema82.properties.pageTitle,data:data5};
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
const err11 = {instancePath:instancePath+"/pageTitle/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/pageTitle/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema82.properties.pageTitle.additionalProperties.type,parentSchema:schema82.properties.pageTitle.additionalProperties,data:data6};
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
const err12 = {instancePath:instancePath+"/pageLayout",schemaPath:"#/properties/pageLayout/type",keyword:"type",params:{type: "string"},schema:schema82.properties.pageLayout.type,parentSchema:schema82.properties.pageLayout,data:data7};
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
if(!(validate54(data.slots, {instancePath:instancePath+"/slots",parentData:data,parentDataProperty:"slots",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
if(data.features !== undefined){
let data9 = data.features;
if(Array.isArray(data9)){
if(data9.length > 100){
const err13 = {instancePath:instancePath+"/features",schemaPath:"#/properties/features/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema82.properties.features,data:data9};
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
if(!(validate47(data9[i1], {instancePath:instancePath+"/features/" + i1,parentData:data9,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/features",schemaPath:"#/properties/features/type",keyword:"type",params:{type: "array"},schema:schema82.properties.features.type,parentSchema:schema82.properties.features,data:data9};
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
const err15 = {instancePath:instancePath+"/queryParameters",schemaPath:"#/properties/queryParameters/maxItems",keyword:"maxItems",params:{limit: 10},schema:10,parentSchema:schema82.properties.queryParameters,data:data11};
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
if(!pattern23.test(data12)){
const err16 = {instancePath:instancePath+"/queryParameters/" + i2,schemaPath:"#/properties/queryParameters/items/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,50}$"},schema:"^[A-Za-z0-9_-]{1,50}$",parentSchema:schema82.properties.queryParameters.items,data:data12};
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
const err17 = {instancePath:instancePath+"/queryParameters/" + i2,schemaPath:"#/properties/queryParameters/items/type",keyword:"type",params:{type: "string"},schema:schema82.properties.queryParameters.items.type,parentSchema:schema82.properties.queryParameters.items,data:data12};
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
const err18 = {instancePath:instancePath+"/queryParameters",schemaPath:"#/properties/queryParameters/type",keyword:"type",params:{type: "array"},schema:schema82.properties.queryParameters.type,parentSchema:schema82.properties.queryParameters,data:data11};
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
const err19 = {instancePath:instancePath+"/redirect",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema32,data:data13};
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
const err20 = {instancePath:instancePath+"/redirect",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema32.type,parentSchema:schema32,data:data13};
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
const err21 = {instancePath:instancePath+"/conditions/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"https://experience.local/shared/condition.schema.json/type",keyword:"type",params:{type: schema84.type},schema:schema84.type,parentSchema:schema84,data:data15};
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
const err22 = {instancePath:instancePath+"/conditions/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i3,schemaPath:"https://experience.local/shared/condition.schema.json/items/type",keyword:"type",params:{type: schema84.items.type},schema:schema84.items.type,parentSchema:schema84.items,data:data16};
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
const err23 = {instancePath:instancePath+"/conditions",schemaPath:"#/properties/conditions/type",keyword:"type",params:{type: "object"},schema:schema82.properties.conditions.type,parentSchema:schema82.properties.conditions,data:data14};
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
const err24 = {instancePath:instancePath+"/properties/endpoint",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema32,data:data18};
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
const err25 = {instancePath:instancePath+"/properties/endpoint",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema32.type,parentSchema:schema32,data:data18};
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
const err26 = {instancePath:instancePath+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type: "object"},schema:schema82.properties.properties.type,parentSchema:schema82.properties.properties,data:data17};
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
const err27 = {instancePath:instancePath+"/experiments",schemaPath:"#/properties/experiments/type",keyword:"type",params:{type: "boolean"},schema:schema82.properties.experiments.type,parentSchema:schema82.properties.experiments,data:data19};
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
if(!(validate64(data.compatibility, {instancePath:instancePath+"/compatibility",parentData:data,parentDataProperty:"compatibility",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
}
if(data.auth !== undefined){
if(!(validate66(data.auth, {instancePath:instancePath+"/auth",parentData:data,parentDataProperty:"auth",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
}
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema82.type,parentSchema:schema82,data};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const pattern5 = new RegExp("^[A-Za-z0-9_-]{1,100}$", "u");
const pattern6 = new RegExp("^[A-Za-z0-9-]{1,100}$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/experience.schema.json" */;
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
if(data.appName === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "appName"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.locales === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "locales"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.layouts === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "layouts"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.routes === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "routes"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(schema31Names.has(key0))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.$schema !== undefined){
let data0 = data.$schema;
if(typeof data0 !== "string"){
const err6 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},schema:schema31.properties.$schema.type,parentSchema:schema31.properties.$schema,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(data1.length < 2 * 1 && func2(data1) < 1){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema31.properties.name,data:data1};
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
const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema31.properties.name.type,parentSchema:schema31.properties.name,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.appName !== undefined){
let data2 = data.appName;
if(typeof data2 === "string"){
if(data2.length < 2 * 1 && func2(data2) < 1){
const err9 = {instancePath:instancePath+"/appName",schemaPath:"#/properties/appName/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema31.properties.appName,data:data2};
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
const err10 = {instancePath:instancePath+"/appName",schemaPath:"#/properties/appName/type",keyword:"type",params:{type: "string"},schema:schema31.properties.appName.type,parentSchema:schema31.properties.appName,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.cdnHost !== undefined){
let data3 = data.cdnHost;
if(typeof data3 === "string"){
if(data3.length > 2000 && func2(data3) > 2000){
const err11 = {instancePath:instancePath+"/cdnHost",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema32,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/cdnHost",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema32.type,parentSchema:schema32,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.canOverride !== undefined){
let data4 = data.canOverride;
if(typeof data4 !== "boolean"){
const err13 = {instancePath:instancePath+"/canOverride",schemaPath:"#/properties/canOverride/type",keyword:"type",params:{type: "boolean"},schema:schema31.properties.canOverride.type,parentSchema:schema31.properties.canOverride,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.apiOrigin !== undefined){
let data5 = data.apiOrigin;
if(typeof data5 === "string"){
if(data5.length > 2000 && func2(data5) > 2000){
const err14 = {instancePath:instancePath+"/apiOrigin",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema32,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/apiOrigin",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema32.type,parentSchema:schema32,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.otherApiOrigins !== undefined){
let data6 = data.otherApiOrigins;
if(Array.isArray(data6)){
if(data6.length > 20){
const err16 = {instancePath:instancePath+"/otherApiOrigins",schemaPath:"#/properties/otherApiOrigins/maxItems",keyword:"maxItems",params:{limit: 20},schema:20,parentSchema:schema31.properties.otherApiOrigins,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(typeof data7 === "string"){
if(data7.length > 2000 && func2(data7) > 2000){
const err17 = {instancePath:instancePath+"/otherApiOrigins/" + i0,schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema32,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/otherApiOrigins/" + i0,schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema32.type,parentSchema:schema32,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/otherApiOrigins",schemaPath:"#/properties/otherApiOrigins/type",keyword:"type",params:{type: "array"},schema:schema31.properties.otherApiOrigins.type,parentSchema:schema31.properties.otherApiOrigins,data:data6};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.imageOrigin !== undefined){
let data8 = data.imageOrigin;
if(typeof data8 === "string"){
if(data8.length > 2000 && func2(data8) > 2000){
const err20 = {instancePath:instancePath+"/imageOrigin",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema32,data:data8};
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
const err21 = {instancePath:instancePath+"/imageOrigin",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema32.type,parentSchema:schema32,data:data8};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.mediaOrigins !== undefined){
let data9 = data.mediaOrigins;
if(Array.isArray(data9)){
if(data9.length > 20){
const err22 = {instancePath:instancePath+"/mediaOrigins",schemaPath:"#/properties/mediaOrigins/maxItems",keyword:"maxItems",params:{limit: 20},schema:20,parentSchema:schema31.properties.mediaOrigins,data:data9};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if(typeof data10 === "string"){
if(data10.length > 2000 && func2(data10) > 2000){
const err23 = {instancePath:instancePath+"/mediaOrigins/" + i1,schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema32,data:data10};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/mediaOrigins/" + i1,schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema32.type,parentSchema:schema32,data:data10};
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
const err25 = {instancePath:instancePath+"/mediaOrigins",schemaPath:"#/properties/mediaOrigins/type",keyword:"type",params:{type: "array"},schema:schema31.properties.mediaOrigins.type,parentSchema:schema31.properties.mediaOrigins,data:data9};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.locales !== undefined){
let data11 = data.locales;
if(Array.isArray(data11)){
if(data11.length > 50){
const err26 = {instancePath:instancePath+"/locales",schemaPath:"#/properties/locales/maxItems",keyword:"maxItems",params:{limit: 50},schema:50,parentSchema:schema31.properties.locales,data:data11};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data11.length < 1){
const err27 = {instancePath:instancePath+"/locales",schemaPath:"#/properties/locales/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema31.properties.locales,data:data11};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
if(!(validate21(data11[i2], {instancePath:instancePath+"/locales/" + i2,parentData:data11,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
}
else {
const err28 = {instancePath:instancePath+"/locales",schemaPath:"#/properties/locales/type",keyword:"type",params:{type: "array"},schema:schema31.properties.locales.type,parentSchema:schema31.properties.locales,data:data11};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.segments !== undefined){
let data13 = data.segments;
if(Array.isArray(data13)){
if(data13.length > 20){
const err29 = {instancePath:instancePath+"/segments",schemaPath:"#/properties/segments/maxItems",keyword:"maxItems",params:{limit: 20},schema:20,parentSchema:schema31.properties.segments,data:data13};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
const len3 = data13.length;
for(let i3=0; i3<len3; i3++){
if(!(validate23(data13[i3], {instancePath:instancePath+"/segments/" + i3,parentData:data13,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
else {
const err30 = {instancePath:instancePath+"/segments",schemaPath:"#/properties/segments/type",keyword:"type",params:{type: "array"},schema:schema31.properties.segments.type,parentSchema:schema31.properties.segments,data:data13};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.navigation !== undefined){
let data15 = data.navigation;
if(!((data15 === "page") || (data15 === "client"))){
const err31 = {instancePath:instancePath+"/navigation",schemaPath:"#/properties/navigation/enum",keyword:"enum",params:{allowedValues: schema31.properties.navigation.enum},schema:schema31.properties.navigation.enum,parentSchema:schema31.properties.navigation,data:data15};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.enhancedWebview !== undefined){
let data16 = data.enhancedWebview;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(Object.keys(data16).length < 1){
const err32 = {instancePath:instancePath+"/enhancedWebview",schemaPath:"https://experience.local/shared/enhanced-webview.schema.json/minProperties",keyword:"minProperties",params:{limit: 1},schema:1,parentSchema:schema41,data:data16};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
for(const key1 in data16){
if(!((key1 === "cookie") || (key1 === "header"))){
const err33 = {instancePath:instancePath+"/enhancedWebview",schemaPath:"https://experience.local/shared/enhanced-webview.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema41,data:data16};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data16.cookie !== undefined){
let data17 = data16.cookie;
if(typeof data17 === "string"){
if(!pattern5.test(data17)){
const err34 = {instancePath:instancePath+"/enhancedWebview/cookie",schemaPath:"https://experience.local/shared/enhanced-webview.schema.json/properties/cookie/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,100}$"},schema:"^[A-Za-z0-9_-]{1,100}$",parentSchema:schema41.properties.cookie,data:data17};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/enhancedWebview/cookie",schemaPath:"https://experience.local/shared/enhanced-webview.schema.json/properties/cookie/type",keyword:"type",params:{type: "string"},schema:schema41.properties.cookie.type,parentSchema:schema41.properties.cookie,data:data17};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data16.header !== undefined){
let data18 = data16.header;
if(typeof data18 === "string"){
if(!pattern6.test(data18)){
const err36 = {instancePath:instancePath+"/enhancedWebview/header",schemaPath:"https://experience.local/shared/enhanced-webview.schema.json/properties/header/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]{1,100}$"},schema:"^[A-Za-z0-9-]{1,100}$",parentSchema:schema41.properties.header,data:data18};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/enhancedWebview/header",schemaPath:"https://experience.local/shared/enhanced-webview.schema.json/properties/header/type",keyword:"type",params:{type: "string"},schema:schema41.properties.header.type,parentSchema:schema41.properties.header,data:data18};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/enhancedWebview",schemaPath:"https://experience.local/shared/enhanced-webview.schema.json/type",keyword:"type",params:{type: "object"},schema:schema41.type,parentSchema:schema41,data:data16};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.nativeApp !== undefined){
let data19 = data.nativeApp;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(Object.keys(data19).length < 1){
const err39 = {instancePath:instancePath+"/nativeApp",schemaPath:"https://experience.local/shared/native-app-config.schema.json/minProperties",keyword:"minProperties",params:{limit: 1},schema:1,parentSchema:schema42,data:data19};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
for(const key2 in data19){
if(!((key2 === "cookie") || (key2 === "header"))){
const err40 = {instancePath:instancePath+"/nativeApp",schemaPath:"https://experience.local/shared/native-app-config.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema42,data:data19};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data19.cookie !== undefined){
let data20 = data19.cookie;
if(typeof data20 === "string"){
if(!pattern5.test(data20)){
const err41 = {instancePath:instancePath+"/nativeApp/cookie",schemaPath:"https://experience.local/shared/native-app-config.schema.json/properties/cookie/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,100}$"},schema:"^[A-Za-z0-9_-]{1,100}$",parentSchema:schema42.properties.cookie,data:data20};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/nativeApp/cookie",schemaPath:"https://experience.local/shared/native-app-config.schema.json/properties/cookie/type",keyword:"type",params:{type: "string"},schema:schema42.properties.cookie.type,parentSchema:schema42.properties.cookie,data:data20};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data19.header !== undefined){
let data21 = data19.header;
if(typeof data21 === "string"){
if(!pattern6.test(data21)){
const err43 = {instancePath:instancePath+"/nativeApp/header",schemaPath:"https://experience.local/shared/native-app-config.schema.json/properties/header/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]{1,100}$"},schema:"^[A-Za-z0-9-]{1,100}$",parentSchema:schema42.properties.header,data:data21};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/nativeApp/header",schemaPath:"https://experience.local/shared/native-app-config.schema.json/properties/header/type",keyword:"type",params:{type: "string"},schema:schema42.properties.header.type,parentSchema:schema42.properties.header,data:data21};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath:instancePath+"/nativeApp",schemaPath:"https://experience.local/shared/native-app-config.schema.json/type",keyword:"type",params:{type: "object"},schema:schema42.type,parentSchema:schema42,data:data19};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.consent !== undefined){
if(!(validate25(data.consent, {instancePath:instancePath+"/consent",parentData:data,parentDataProperty:"consent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
if(data.search !== undefined){
if(!(validate29(data.search, {instancePath:instancePath+"/search",parentData:data,parentDataProperty:"search",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
if(data.featureConfig !== undefined){
let data24 = data.featureConfig;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
for(const key3 in data24){
if(!((key3 === "application") || (key3 === "features"))){
const err46 = {instancePath:instancePath+"/featureConfig",schemaPath:"https://experience.local/shared/feature-config-source.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},schema:false,parentSchema:schema57,data:data24};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data24.application !== undefined){
let data25 = data24.application;
if(!((((data25 === "open") || (data25 === "profile")) || (data25 === "banking")) || (data25 === "investments"))){
const err47 = {instancePath:instancePath+"/featureConfig/application",schemaPath:"https://experience.local/shared/feature-config-source.schema.json/properties/application/enum",keyword:"enum",params:{allowedValues: schema57.properties.application.enum},schema:schema57.properties.application.enum,parentSchema:schema57.properties.application,data:data25};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data24.features !== undefined){
let data26 = data24.features;
if(Array.isArray(data26)){
if(data26.length > 2){
const err48 = {instancePath:instancePath+"/featureConfig/features",schemaPath:"https://experience.local/shared/feature-config-source.schema.json/properties/features/maxItems",keyword:"maxItems",params:{limit: 2},schema:2,parentSchema:schema57.properties.features,data:data26};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data26.length < 1){
const err49 = {instancePath:instancePath+"/featureConfig/features",schemaPath:"https://experience.local/shared/feature-config-source.schema.json/properties/features/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema57.properties.features,data:data26};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
const len4 = data26.length;
for(let i4=0; i4<len4; i4++){
let data27 = data26[i4];
if(!((data27 === "flexPage") || (data27 === "search"))){
const err50 = {instancePath:instancePath+"/featureConfig/features/" + i4,schemaPath:"https://experience.local/shared/feature-config-source.schema.json/properties/features/items/enum",keyword:"enum",params:{allowedValues: schema57.properties.features.items.enum},schema:schema57.properties.features.items.enum,parentSchema:schema57.properties.features.items,data:data27};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
else {
const err51 = {instancePath:instancePath+"/featureConfig/features",schemaPath:"https://experience.local/shared/feature-config-source.schema.json/properties/features/type",keyword:"type",params:{type: "array"},schema:schema57.properties.features.type,parentSchema:schema57.properties.features,data:data26};
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
const err52 = {instancePath:instancePath+"/featureConfig",schemaPath:"https://experience.local/shared/feature-config-source.schema.json/type",keyword:"type",params:{type: "object"},schema:schema57.type,parentSchema:schema57,data:data24};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.clientContext !== undefined){
let data28 = data.clientContext;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
for(const key4 in data28){
if(!(key4 === "timeoutMs")){
const err53 = {instancePath:instancePath+"/clientContext",schemaPath:"https://experience.local/shared/client-context-config.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},schema:false,parentSchema:schema58,data:data28};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data28.timeoutMs !== undefined){
let data29 = data28.timeoutMs;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
const err54 = {instancePath:instancePath+"/clientContext/timeoutMs",schemaPath:"https://experience.local/shared/client-context-config.schema.json/properties/timeoutMs/type",keyword:"type",params:{type: "integer"},schema:schema58.properties.timeoutMs.type,parentSchema:schema58.properties.timeoutMs,data:data29};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 > 10000 || isNaN(data29)){
const err55 = {instancePath:instancePath+"/clientContext/timeoutMs",schemaPath:"https://experience.local/shared/client-context-config.schema.json/properties/timeoutMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},schema:10000,parentSchema:schema58.properties.timeoutMs,data:data29};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data29 < 0 || isNaN(data29)){
const err56 = {instancePath:instancePath+"/clientContext/timeoutMs",schemaPath:"https://experience.local/shared/client-context-config.schema.json/properties/timeoutMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema58.properties.timeoutMs,data:data29};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
}
else {
const err57 = {instancePath:instancePath+"/clientContext",schemaPath:"https://experience.local/shared/client-context-config.schema.json/type",keyword:"type",params:{type: "object"},schema:schema58.type,parentSchema:schema58,data:data28};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data.flexPage !== undefined){
if(!(validate35(data.flexPage, {instancePath:instancePath+"/flexPage",parentData:data,parentDataProperty:"flexPage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
}
if(data.macros !== undefined){
if(!(validate37(data.macros, {instancePath:instancePath+"/macros",parentData:data,parentDataProperty:"macros",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
}
if(data.experiments !== undefined){
if(!(validate39(data.experiments, {instancePath:instancePath+"/experiments",parentData:data,parentDataProperty:"experiments",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
}
if(data.pageCache !== undefined){
let data33 = data.pageCache;
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
for(const key5 in data33){
if(!((key5 === "freshSeconds") || (key5 === "lastGoodSeconds"))){
const err58 = {instancePath:instancePath+"/pageCache",schemaPath:"https://experience.local/shared/page-cache-config.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},schema:false,parentSchema:schema71,data:data33};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data33.freshSeconds !== undefined){
let data34 = data33.freshSeconds;
if(!(((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34))) && (isFinite(data34)))){
const err59 = {instancePath:instancePath+"/pageCache/freshSeconds",schemaPath:"https://experience.local/shared/page-cache-config.schema.json/properties/freshSeconds/type",keyword:"type",params:{type: "integer"},schema:schema71.properties.freshSeconds.type,parentSchema:schema71.properties.freshSeconds,data:data34};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if((typeof data34 == "number") && (isFinite(data34))){
if(data34 > 600 || isNaN(data34)){
const err60 = {instancePath:instancePath+"/pageCache/freshSeconds",schemaPath:"https://experience.local/shared/page-cache-config.schema.json/properties/freshSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 600},schema:600,parentSchema:schema71.properties.freshSeconds,data:data34};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data34 < 0 || isNaN(data34)){
const err61 = {instancePath:instancePath+"/pageCache/freshSeconds",schemaPath:"https://experience.local/shared/page-cache-config.schema.json/properties/freshSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema71.properties.freshSeconds,data:data34};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
}
if(data33.lastGoodSeconds !== undefined){
let data35 = data33.lastGoodSeconds;
if(!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))){
const err62 = {instancePath:instancePath+"/pageCache/lastGoodSeconds",schemaPath:"https://experience.local/shared/page-cache-config.schema.json/properties/lastGoodSeconds/type",keyword:"type",params:{type: "integer"},schema:schema71.properties.lastGoodSeconds.type,parentSchema:schema71.properties.lastGoodSeconds,data:data35};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 > 86400 || isNaN(data35)){
const err63 = {instancePath:instancePath+"/pageCache/lastGoodSeconds",schemaPath:"https://experience.local/shared/page-cache-config.schema.json/properties/lastGoodSeconds/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400},schema:86400,parentSchema:schema71.properties.lastGoodSeconds,data:data35};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data35 < 0 || isNaN(data35)){
const err64 = {instancePath:instancePath+"/pageCache/lastGoodSeconds",schemaPath:"https://experience.local/shared/page-cache-config.schema.json/properties/lastGoodSeconds/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema71.properties.lastGoodSeconds,data:data35};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
}
else {
const err65 = {instancePath:instancePath+"/pageCache",schemaPath:"https://experience.local/shared/page-cache-config.schema.json/type",keyword:"type",params:{type: "object"},schema:schema71.type,parentSchema:schema71,data:data33};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data.floatingFeatures !== undefined){
let data36 = data.floatingFeatures;
if(Array.isArray(data36)){
if(data36.length > 20){
const err66 = {instancePath:instancePath+"/floatingFeatures",schemaPath:"#/properties/floatingFeatures/maxItems",keyword:"maxItems",params:{limit: 20},schema:20,parentSchema:schema31.properties.floatingFeatures,data:data36};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
const len5 = data36.length;
for(let i5=0; i5<len5; i5++){
if(!(validate47(data36[i5], {instancePath:instancePath+"/floatingFeatures/" + i5,parentData:data36,parentDataProperty:i5,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
}
else {
const err67 = {instancePath:instancePath+"/floatingFeatures",schemaPath:"#/properties/floatingFeatures/type",keyword:"type",params:{type: "array"},schema:schema31.properties.floatingFeatures.type,parentSchema:schema31.properties.floatingFeatures,data:data36};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data.layouts !== undefined){
let data38 = data.layouts;
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
for(const key6 in data38){
if(!(validate53(data38[key6], {instancePath:instancePath+"/layouts/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data38,parentDataProperty:key6,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
}
else {
const err68 = {instancePath:instancePath+"/layouts",schemaPath:"#/properties/layouts/type",keyword:"type",params:{type: "object"},schema:schema31.properties.layouts.type,parentSchema:schema31.properties.layouts,data:data38};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data.routes !== undefined){
let data40 = data.routes;
if(Array.isArray(data40)){
if(data40.length > 1000){
const err69 = {instancePath:instancePath+"/routes",schemaPath:"#/properties/routes/maxItems",keyword:"maxItems",params:{limit: 1000},schema:1000,parentSchema:schema31.properties.routes,data:data40};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(data40.length < 1){
const err70 = {instancePath:instancePath+"/routes",schemaPath:"#/properties/routes/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema31.properties.routes,data:data40};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
const len6 = data40.length;
for(let i6=0; i6<len6; i6++){
if(!(validate57(data40[i6], {instancePath:instancePath+"/routes/" + i6,parentData:data40,parentDataProperty:i6,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
}
else {
const err71 = {instancePath:instancePath+"/routes",schemaPath:"#/properties/routes/type",keyword:"type",params:{type: "array"},schema:schema31.properties.routes.type,parentSchema:schema31.properties.routes,data:data40};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
}
else {
const err72 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
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
    "name": {},
    "appName": {},
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
          },
          "subSegments": {
            "items": {}
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
            "thirdParties": {}
          }
        }
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
