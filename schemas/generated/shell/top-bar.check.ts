// Made by `npm run generate` from ../../shell/top-bar.schema.json. Do not edit.
// @ts-nocheck
import type { Shape } from '../../check-module.ts';
import { countCharacters } from '../../count-characters.ts';
import { fold } from '../../problems/fold.ts';
import type { Problem } from '../../problems/problem.ts';

const validate = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shell/top-bar.schema.json","title":"TopBarContent","description":"What the content service says for the top bar.","type":"object","additionalProperties":false,"properties":{"topBar":{"$ref":"https://experience.local/shared/top-bar-data.schema.json"},"segmentContext":{"$ref":"https://experience.local/shared/segment-context.schema.json"}}};
const schema32 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/top-bar-data.schema.json","title":"TopBarData","description":"What the top bar offers. Segments and languages come from the experience and the page.","type":"object","additionalProperties":false,"properties":{"size":{"enum":["font19","font24"],"default":"font19","description":"The size of its texts: 19 or 24 px for the name of the bank, and the rest to match."},"twoRowModes":{"type":"array","maxItems":4,"description":"The modes in which it has two rows, from 840 px on: segments, links and languages in the first.","items":{"enum":["default","focus","flow","standalone"]},"examples":[["default"]]},"appsMenuItems":{"type":"array","maxItems":40,"description":"The applications of the bank. An item whose id names none of them is left out.","items":{"$ref":"https://experience.local/shared/menu-item.schema.json"}},"selectedAppId":{"enum":["daily-banking","loyalty-shop","businessBank","ingDeals","investments","multiMandate","ingLease","previous-ing-lu","legacyApp"],"default":"daily-banking","description":"The application that this site is."},"helpMenuItems":{"type":"array","maxItems":40,"items":{"$ref":"https://experience.local/shared/menu-item.schema.json"},"description":"Where there is help."},"profileMenuItems":{"type":"array","maxItems":40,"items":{"$ref":"https://experience.local/shared/menu-item.schema.json"},"description":"What somebody who is signed in finds under their name. The item with the id messages says how many are unread."},"profileIcon":{"$ref":"https://experience.local/shared/icon-id.schema.json","description":"The icon of the profile menu. Left out: a person."},"menuButtonItems":{"type":"array","maxItems":40,"items":{"$ref":"https://experience.local/shared/menu-item.schema.json"},"description":"Buttons in the bar itself; one with subItems opens a menu."},"unreadMessagesCount":{"type":"integer","minimum":0,"description":"How many messages are unread.","examples":[3]},"switchProfileUrl":{"$ref":"https://experience.local/shared/url.schema.json","description":"The page on which profiles are switched. Left out, the bar switches them itself."},"legacyApp":{"$ref":"https://experience.local/shared/legacy-app.schema.json"},"backLink":{"$ref":"https://experience.local/shared/url.schema.json","description":"Where the way back of the mode focus leads. Left out: the folder of the page."},"links":{"$ref":"https://experience.local/shared/quick-links.schema.json","description":"Small links at the end of the first row of two."},"openAccount":{"$ref":"https://experience.local/shared/text-link.schema.json","description":"The button that opens an account."},"becomeClientLabel":{"type":"string","minLength":1,"maxLength":100,"description":"What the button says for those who are not clients yet; it leads to becomeClientUrl of the segment context.","examples":["Become a client"]},"logIn":{"$ref":"https://experience.local/shared/text-link.schema.json","description":"The button that leads to the login."},"logOut":{"$ref":"https://experience.local/shared/text-link.schema.json","description":"The button that takes its place when somebody is logged in."}}};
const schema32Names = new Set(Object.keys(schema32.properties));
const schema35 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/icon-id.schema.json","title":"IconId","description":"An icon, as namespace:iconset:icon.","type":"string","pattern":"^[A-Za-z0-9-]+:[A-Za-z0-9-]+:[A-Za-z0-9-]+$","examples":["vitrine:regular:calendar"]};
const schema34 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/url.schema.json","title":"Url","description":"An address: relative to the site, or with http, https, tel or mailto. Any other scheme is removed.","type":"string","maxLength":2000,"examples":["/en/individuals/saving"]};
const func1 = Object.prototype.hasOwnProperty;
const func3 = countCharacters;
const schema33 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/menu-item.schema.json","title":"MenuItem","description":"One choice of a menu. With subItems it is a group that unfolds, with onClick a button, with href a link: the first of these that it has decides. With none of them it is not shown.","type":"object","properties":{"id":{"type":"string","minLength":1,"maxLength":100,"description":"What the item is known by. No other item of its menu has it.","examples":["messages"]},"label":{"type":"string","minLength":1,"maxLength":100,"description":"What the visitor reads.","examples":["Messages"]},"href":{"$ref":"https://experience.local/shared/url.schema.json","description":"Where a link leads. One to another site opens in a new tab."},"hrefTarget":{"enum":["_self","_blank"],"description":"_blank opens the link in a new tab, wherever it leads.","examples":["_blank"]},"icon":{"$ref":"https://experience.local/shared/icon-id.schema.json","description":"The icon before the label, as namespace:iconset:icon."},"svg":{"$ref":"https://experience.local/shared/image-url.schema.json","description":"The address of a drawing before the label, where no icon fits. With an icon it is left out."},"counter":{"type":"integer","minimum":0,"description":"How many wait there. None are not shown; more than 99 are shown as 99+.","examples":[3]},"onClick":{"type":"string","minLength":1,"maxLength":100,"description":"The name of the action that a button does. The site says what happens at which name.","examples":["open-chat"]},"lang":{"$ref":"https://experience.local/shared/locale.schema.json","description":"The language of the label, and of the page that a link leads to, where it is another than the page's."},"subItems":{"type":"array","maxItems":40,"items":{"$ref":"https://experience.local/shared/menu-sub-item.schema.json"},"description":"What a group unfolds to, in the order shown.","examples":[[{"id":"cards","label":"Cards","href":"/en/cards"}]]}},"required":["id","label"],"additionalProperties":false};
const schema33Names = new Set(Object.keys(schema33.properties));
const schema36 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/image-url.schema.json","title":"ImageUrl","description":"The address of a picture: relative to the image service, or with http or https. Any other scheme is removed.","type":"string","maxLength":2000,"examples":["/images/house-keys.svg"]};
const schema37 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/locale.schema.json","title":"Locale","description":"A language with its region, and with its script where it has several.","type":"string","pattern":"^[a-z]{2,3}(-[A-Z][a-z]{3})?-([A-Z]{2}|[0-9]{3})$","examples":["en-GB","fr-BE","nl-BE","de-DE","zh-Hans-CN","es-419","fil-PH"]};
const pattern4 = new RegExp("^[A-Za-z0-9-]+:[A-Za-z0-9-]+:[A-Za-z0-9-]+$", "u");
const pattern5 = new RegExp("^[a-z]{2,3}(-[A-Z][a-z]{3})?-([A-Z]{2}|[0-9]{3})$", "u");
const schema38 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/menu-sub-item.schema.json","title":"MenuSubItem","description":"One choice of a group of a menu. With onClick it is a button, with href a link. With neither it is not shown. A group holds no group.","type":"object","properties":{"id":{"type":"string","minLength":1,"maxLength":100,"description":"What the item is known by. No other item of its menu has it.","examples":["messages"]},"label":{"type":"string","minLength":1,"maxLength":100,"description":"What the visitor reads.","examples":["Messages"]},"href":{"$ref":"https://experience.local/shared/url.schema.json","description":"Where a link leads. One to another site opens in a new tab."},"hrefTarget":{"enum":["_self","_blank"],"description":"_blank opens the link in a new tab, wherever it leads.","examples":["_blank"]},"icon":{"$ref":"https://experience.local/shared/icon-id.schema.json","description":"The icon before the label, as namespace:iconset:icon."},"svg":{"$ref":"https://experience.local/shared/image-url.schema.json","description":"The address of a drawing before the label, where no icon fits. With an icon it is left out."},"counter":{"type":"integer","minimum":0,"description":"How many wait there. None are not shown; more than 99 are shown as 99+.","examples":[3]},"onClick":{"type":"string","minLength":1,"maxLength":100,"description":"The name of the action that a button does. The site says what happens at which name.","examples":["open-chat"]},"lang":{"$ref":"https://experience.local/shared/locale.schema.json","description":"The language of the label, and of the page that a link leads to, where it is another than the page's."}},"required":["id","label"],"additionalProperties":false};
const schema38Names = new Set(Object.keys(schema38.properties));

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/menu-sub-item.schema.json" */;
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
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.label === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(schema38Names.has(key0))){
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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(data0.length > 100 && func3(data0) > 100){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema38.properties.id,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.length < 2 * 1 && func3(data0) < 1){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema38.properties.id,data:data0};
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
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema38.properties.id.type,parentSchema:schema38.properties.id,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(typeof data1 === "string"){
if(data1.length > 100 && func3(data1) > 100){
const err6 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema38.properties.label,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.length < 2 * 1 && func3(data1) < 1){
const err7 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema38.properties.label,data:data1};
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
const err8 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},schema:schema38.properties.label.type,parentSchema:schema38.properties.label,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.href !== undefined){
let data2 = data.href;
if(typeof data2 === "string"){
if(data2.length > 2000 && func3(data2) > 2000){
const err9 = {instancePath:instancePath+"/href",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema34,data:data2};
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
const err10 = {instancePath:instancePath+"/href",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema34.type,parentSchema:schema34,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.hrefTarget !== undefined){
let data3 = data.hrefTarget;
if(!((data3 === "_self") || (data3 === "_blank"))){
const err11 = {instancePath:instancePath+"/hrefTarget",schemaPath:"#/properties/hrefTarget/enum",keyword:"enum",params:{allowedValues: schema38.properties.hrefTarget.enum},schema:schema38.properties.hrefTarget.enum,parentSchema:schema38.properties.hrefTarget,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.icon !== undefined){
let data4 = data.icon;
if(typeof data4 === "string"){
if(!pattern4.test(data4)){
const err12 = {instancePath:instancePath+"/icon",schemaPath:"https://experience.local/shared/icon-id.schema.json/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]+:[A-Za-z0-9-]+:[A-Za-z0-9-]+$"},schema:"^[A-Za-z0-9-]+:[A-Za-z0-9-]+:[A-Za-z0-9-]+$",parentSchema:schema35,data:data4};
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
const err13 = {instancePath:instancePath+"/icon",schemaPath:"https://experience.local/shared/icon-id.schema.json/type",keyword:"type",params:{type: "string"},schema:schema35.type,parentSchema:schema35,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.svg !== undefined){
let data5 = data.svg;
if(typeof data5 === "string"){
if(data5.length > 2000 && func3(data5) > 2000){
const err14 = {instancePath:instancePath+"/svg",schemaPath:"https://experience.local/shared/image-url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema36,data:data5};
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
const err15 = {instancePath:instancePath+"/svg",schemaPath:"https://experience.local/shared/image-url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema36.type,parentSchema:schema36,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.counter !== undefined){
let data6 = data.counter;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err16 = {instancePath:instancePath+"/counter",schemaPath:"#/properties/counter/type",keyword:"type",params:{type: "integer"},schema:schema38.properties.counter.type,parentSchema:schema38.properties.counter,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
const err17 = {instancePath:instancePath+"/counter",schemaPath:"#/properties/counter/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema38.properties.counter,data:data6};
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
if(data.onClick !== undefined){
let data7 = data.onClick;
if(typeof data7 === "string"){
if(data7.length > 100 && func3(data7) > 100){
const err18 = {instancePath:instancePath+"/onClick",schemaPath:"#/properties/onClick/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema38.properties.onClick,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data7.length < 2 * 1 && func3(data7) < 1){
const err19 = {instancePath:instancePath+"/onClick",schemaPath:"#/properties/onClick/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema38.properties.onClick,data:data7};
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
const err20 = {instancePath:instancePath+"/onClick",schemaPath:"#/properties/onClick/type",keyword:"type",params:{type: "string"},schema:schema38.properties.onClick.type,parentSchema:schema38.properties.onClick,data:data7};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.lang !== undefined){
let data8 = data.lang;
if(typeof data8 === "string"){
if(!pattern5.test(data8)){
const err21 = {instancePath:instancePath+"/lang",schemaPath:"https://experience.local/shared/locale.schema.json/pattern",keyword:"pattern",params:{pattern: "^[a-z]{2,3}(-[A-Z][a-z]{3})?-([A-Z]{2}|[0-9]{3})$"},schema:"^[a-z]{2,3}(-[A-Z][a-z]{3})?-([A-Z]{2}|[0-9]{3})$",parentSchema:schema37,data:data8};
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
const err22 = {instancePath:instancePath+"/lang",schemaPath:"https://experience.local/shared/locale.schema.json/type",keyword:"type",params:{type: "string"},schema:schema37.type,parentSchema:schema37,data:data8};
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
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema38.type,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/menu-item.schema.json" */;
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
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema33.required,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.label === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},schema:schema33.required,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(schema33Names.has(key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(data0.length > 100 && func3(data0) > 100){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema33.properties.id,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.length < 2 * 1 && func3(data0) < 1){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema33.properties.id,data:data0};
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
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema33.properties.id.type,parentSchema:schema33.properties.id,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(typeof data1 === "string"){
if(data1.length > 100 && func3(data1) > 100){
const err6 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema33.properties.label,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.length < 2 * 1 && func3(data1) < 1){
const err7 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema33.properties.label,data:data1};
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
const err8 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},schema:schema33.properties.label.type,parentSchema:schema33.properties.label,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.href !== undefined){
let data2 = data.href;
if(typeof data2 === "string"){
if(data2.length > 2000 && func3(data2) > 2000){
const err9 = {instancePath:instancePath+"/href",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema34,data:data2};
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
const err10 = {instancePath:instancePath+"/href",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema34.type,parentSchema:schema34,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.hrefTarget !== undefined){
let data3 = data.hrefTarget;
if(!((data3 === "_self") || (data3 === "_blank"))){
const err11 = {instancePath:instancePath+"/hrefTarget",schemaPath:"#/properties/hrefTarget/enum",keyword:"enum",params:{allowedValues: schema33.properties.hrefTarget.enum},schema:schema33.properties.hrefTarget.enum,parentSchema:schema33.properties.hrefTarget,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.icon !== undefined){
let data4 = data.icon;
if(typeof data4 === "string"){
if(!pattern4.test(data4)){
const err12 = {instancePath:instancePath+"/icon",schemaPath:"https://experience.local/shared/icon-id.schema.json/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]+:[A-Za-z0-9-]+:[A-Za-z0-9-]+$"},schema:"^[A-Za-z0-9-]+:[A-Za-z0-9-]+:[A-Za-z0-9-]+$",parentSchema:schema35,data:data4};
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
const err13 = {instancePath:instancePath+"/icon",schemaPath:"https://experience.local/shared/icon-id.schema.json/type",keyword:"type",params:{type: "string"},schema:schema35.type,parentSchema:schema35,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.svg !== undefined){
let data5 = data.svg;
if(typeof data5 === "string"){
if(data5.length > 2000 && func3(data5) > 2000){
const err14 = {instancePath:instancePath+"/svg",schemaPath:"https://experience.local/shared/image-url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema36,data:data5};
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
const err15 = {instancePath:instancePath+"/svg",schemaPath:"https://experience.local/shared/image-url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema36.type,parentSchema:schema36,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.counter !== undefined){
let data6 = data.counter;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err16 = {instancePath:instancePath+"/counter",schemaPath:"#/properties/counter/type",keyword:"type",params:{type: "integer"},schema:schema33.properties.counter.type,parentSchema:schema33.properties.counter,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
const err17 = {instancePath:instancePath+"/counter",schemaPath:"#/properties/counter/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema33.properties.counter,data:data6};
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
if(data.onClick !== undefined){
let data7 = data.onClick;
if(typeof data7 === "string"){
if(data7.length > 100 && func3(data7) > 100){
const err18 = {instancePath:instancePath+"/onClick",schemaPath:"#/properties/onClick/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema33.properties.onClick,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data7.length < 2 * 1 && func3(data7) < 1){
const err19 = {instancePath:instancePath+"/onClick",schemaPath:"#/properties/onClick/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema33.properties.onClick,data:data7};
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
const err20 = {instancePath:instancePath+"/onClick",schemaPath:"#/properties/onClick/type",keyword:"type",params:{type: "string"},schema:schema33.properties.onClick.type,parentSchema:schema33.properties.onClick,data:data7};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.lang !== undefined){
let data8 = data.lang;
if(typeof data8 === "string"){
if(!pattern5.test(data8)){
const err21 = {instancePath:instancePath+"/lang",schemaPath:"https://experience.local/shared/locale.schema.json/pattern",keyword:"pattern",params:{pattern: "^[a-z]{2,3}(-[A-Z][a-z]{3})?-([A-Z]{2}|[0-9]{3})$"},schema:"^[a-z]{2,3}(-[A-Z][a-z]{3})?-([A-Z]{2}|[0-9]{3})$",parentSchema:schema37,data:data8};
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
const err22 = {instancePath:instancePath+"/lang",schemaPath:"https://experience.local/shared/locale.schema.json/type",keyword:"type",params:{type: "string"},schema:schema37.type,parentSchema:schema37,data:data8};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.subItems !== undefined){
let data9 = data.subItems;
if(Array.isArray(data9)){
if(data9.length > 40){
const err23 = {instancePath:instancePath+"/subItems",schemaPath:"#/properties/subItems/maxItems",keyword:"maxItems",params:{limit: 40},schema:40,parentSchema:schema33.properties.subItems,data:data9};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
if(!(validate23(data9[i0], {instancePath:instancePath+"/subItems/" + i0,parentData:data9,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
else {
const err24 = {instancePath:instancePath+"/subItems",schemaPath:"#/properties/subItems/type",keyword:"type",params:{type: "array"},schema:schema33.properties.subItems.type,parentSchema:schema33.properties.subItems,data:data9};
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
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema33.type,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema45 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/legacy-app.schema.json","title":"LegacyApp","description":"The previous site that visitors may go back to.","type":"object","additionalProperties":false,"required":["id","url"],"properties":{"id":{"enum":["private","business","international","home-bank","business-bank"],"description":"Which one it is: the old private app, the old business app, the old international private app, Home'Bank or Business'Bank."},"url":{"$ref":"https://experience.local/shared/url.schema.json","description":"Its address.","examples":["https://old.example.com/"]},"removed":{"type":"boolean","default":false,"description":"true: nobody can go back any more; the bar says that everything is possible here, and where there is help."},"selfServiceUrl":{"$ref":"https://experience.local/shared/url.schema.json","description":"The self-service corner. It is needed once the old site is removed.","examples":["/en/individuals/contact"]}}};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/legacy-app.schema.json" */;
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
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema45.required,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},schema:schema45.required,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "url")) || (key0 === "removed")) || (key0 === "selfServiceUrl"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(!(((((data0 === "private") || (data0 === "business")) || (data0 === "international")) || (data0 === "home-bank")) || (data0 === "business-bank"))){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/enum",keyword:"enum",params:{allowedValues: schema45.properties.id.enum},schema:schema45.properties.id.enum,parentSchema:schema45.properties.id,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.url !== undefined){
let data1 = data.url;
if(typeof data1 === "string"){
if(data1.length > 2000 && func3(data1) > 2000){
const err4 = {instancePath:instancePath+"/url",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema34,data:data1};
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
const err5 = {instancePath:instancePath+"/url",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema34.type,parentSchema:schema34,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.removed !== undefined){
let data2 = data.removed;
if(typeof data2 !== "boolean"){
const err6 = {instancePath:instancePath+"/removed",schemaPath:"#/properties/removed/type",keyword:"type",params:{type: "boolean"},schema:schema45.properties.removed.type,parentSchema:schema45.properties.removed,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.selfServiceUrl !== undefined){
let data3 = data.selfServiceUrl;
if(typeof data3 === "string"){
if(data3.length > 2000 && func3(data3) > 2000){
const err7 = {instancePath:instancePath+"/selfServiceUrl",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema34,data:data3};
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
const err8 = {instancePath:instancePath+"/selfServiceUrl",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema34.type,parentSchema:schema34,data:data3};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema45.type,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema49 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/quick-links.schema.json","title":"QuickLinks","description":"The errands most visitors come for.","type":"object","additionalProperties":false,"required":["items"],"properties":{"items":{"type":"array","maxItems":12,"description":"In the order shown. Five read well.","items":{"$ref":"https://experience.local/shared/quick-link.schema.json"}}}};
const schema50 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/quick-link.schema.json","title":"QuickLink","description":"One errand, with its icon.","type":"object","additionalProperties":false,"required":["textLink"],"properties":{"icon":{"$ref":"https://experience.local/shared/icon-id.schema.json"},"textLink":{"$ref":"https://experience.local/shared/text-link.schema.json"}}};
const schema52 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/text-link.schema.json","title":"TextLink","description":"A link in words. It shows only when both text and url hold something.","type":"object","additionalProperties":false,"required":["text","url"],"properties":{"text":{"type":"string","maxLength":300,"description":"What the visitor reads. Say where the link leads.","examples":["Compare savings accounts"]},"url":{"$ref":"https://experience.local/shared/url.schema.json"}}};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/text-link.schema.json" */;
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
if(data.text === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},schema:schema52.required,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},schema:schema52.required,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "text") || (key0 === "url"))){
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
if(data.text !== undefined){
let data0 = data.text;
if(typeof data0 === "string"){
if(data0.length > 300 && func3(data0) > 300){
const err3 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 300},schema:300,parentSchema:schema52.properties.text,data:data0};
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
const err4 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},schema:schema52.properties.text.type,parentSchema:schema52.properties.text,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.url !== undefined){
let data1 = data.url;
if(typeof data1 === "string"){
if(data1.length > 2000 && func3(data1) > 2000){
const err5 = {instancePath:instancePath+"/url",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema34,data:data1};
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
const err6 = {instancePath:instancePath+"/url",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema34.type,parentSchema:schema34,data:data1};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema52.type,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/quick-link.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.textLink === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "textLink"},schema:schema50.required,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "icon") || (key0 === "textLink"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.icon !== undefined){
let data0 = data.icon;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err2 = {instancePath:instancePath+"/icon",schemaPath:"https://experience.local/shared/icon-id.schema.json/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]+:[A-Za-z0-9-]+:[A-Za-z0-9-]+$"},schema:"^[A-Za-z0-9-]+:[A-Za-z0-9-]+:[A-Za-z0-9-]+$",parentSchema:schema35,data:data0};
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
const err3 = {instancePath:instancePath+"/icon",schemaPath:"https://experience.local/shared/icon-id.schema.json/type",keyword:"type",params:{type: "string"},schema:schema35.type,parentSchema:schema35,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.textLink !== undefined){
if(!(validate33(data.textLink, {instancePath:instancePath+"/textLink",parentData:data,parentDataProperty:"textLink",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema50.type,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/quick-links.schema.json" */;
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
if(data.items === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},schema:schema49.required,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "items")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
if(data0.length > 12){
const err2 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 12},schema:12,parentSchema:schema49.properties.items,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate32(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},schema:schema49.properties.items.type,parentSchema:schema49.properties.items,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema49.type,parentSchema:schema49,data};
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


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/top-bar-data.schema.json" */;
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
for(const key0 in data){
if(!(schema32Names.has(key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.size !== undefined){
let data0 = data.size;
if(!((data0 === "font19") || (data0 === "font24"))){
const err1 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/enum",keyword:"enum",params:{allowedValues: schema32.properties.size.enum},schema:schema32.properties.size.enum,parentSchema:schema32.properties.size,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.twoRowModes !== undefined){
let data1 = data.twoRowModes;
if(Array.isArray(data1)){
if(data1.length > 4){
const err2 = {instancePath:instancePath+"/twoRowModes",schemaPath:"#/properties/twoRowModes/maxItems",keyword:"maxItems",params:{limit: 4},schema:4,parentSchema:schema32.properties.twoRowModes,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(!((((data2 === "default") || (data2 === "focus")) || (data2 === "flow")) || (data2 === "standalone"))){
const err3 = {instancePath:instancePath+"/twoRowModes/" + i0,schemaPath:"#/properties/twoRowModes/items/enum",keyword:"enum",params:{allowedValues: schema32.properties.twoRowModes.items.enum},schema:schema32.properties.twoRowModes.items.enum,parentSchema:schema32.properties.twoRowModes.items,data:data2};
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
const err4 = {instancePath:instancePath+"/twoRowModes",schemaPath:"#/properties/twoRowModes/type",keyword:"type",params:{type: "array"},schema:schema32.properties.twoRowModes.type,parentSchema:schema32.properties.twoRowModes,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.appsMenuItems !== undefined){
let data3 = data.appsMenuItems;
if(Array.isArray(data3)){
if(data3.length > 40){
const err5 = {instancePath:instancePath+"/appsMenuItems",schemaPath:"#/properties/appsMenuItems/maxItems",keyword:"maxItems",params:{limit: 40},schema:40,parentSchema:schema32.properties.appsMenuItems,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(!(validate22(data3[i1], {instancePath:instancePath+"/appsMenuItems/" + i1,parentData:data3,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/appsMenuItems",schemaPath:"#/properties/appsMenuItems/type",keyword:"type",params:{type: "array"},schema:schema32.properties.appsMenuItems.type,parentSchema:schema32.properties.appsMenuItems,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.selectedAppId !== undefined){
let data5 = data.selectedAppId;
if(!(((((((((data5 === "daily-banking") || (data5 === "loyalty-shop")) || (data5 === "businessBank")) || (data5 === "ingDeals")) || (data5 === "investments")) || (data5 === "multiMandate")) || (data5 === "ingLease")) || (data5 === "previous-ing-lu")) || (data5 === "legacyApp"))){
const err7 = {instancePath:instancePath+"/selectedAppId",schemaPath:"#/properties/selectedAppId/enum",keyword:"enum",params:{allowedValues: schema32.properties.selectedAppId.enum},schema:schema32.properties.selectedAppId.enum,parentSchema:schema32.properties.selectedAppId,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.helpMenuItems !== undefined){
let data6 = data.helpMenuItems;
if(Array.isArray(data6)){
if(data6.length > 40){
const err8 = {instancePath:instancePath+"/helpMenuItems",schemaPath:"#/properties/helpMenuItems/maxItems",keyword:"maxItems",params:{limit: 40},schema:40,parentSchema:schema32.properties.helpMenuItems,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
if(!(validate22(data6[i2], {instancePath:instancePath+"/helpMenuItems/" + i2,parentData:data6,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/helpMenuItems",schemaPath:"#/properties/helpMenuItems/type",keyword:"type",params:{type: "array"},schema:schema32.properties.helpMenuItems.type,parentSchema:schema32.properties.helpMenuItems,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.profileMenuItems !== undefined){
let data8 = data.profileMenuItems;
if(Array.isArray(data8)){
if(data8.length > 40){
const err10 = {instancePath:instancePath+"/profileMenuItems",schemaPath:"#/properties/profileMenuItems/maxItems",keyword:"maxItems",params:{limit: 40},schema:40,parentSchema:schema32.properties.profileMenuItems,data:data8};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len3 = data8.length;
for(let i3=0; i3<len3; i3++){
if(!(validate22(data8[i3], {instancePath:instancePath+"/profileMenuItems/" + i3,parentData:data8,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/profileMenuItems",schemaPath:"#/properties/profileMenuItems/type",keyword:"type",params:{type: "array"},schema:schema32.properties.profileMenuItems.type,parentSchema:schema32.properties.profileMenuItems,data:data8};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.profileIcon !== undefined){
let data10 = data.profileIcon;
if(typeof data10 === "string"){
if(!pattern4.test(data10)){
const err12 = {instancePath:instancePath+"/profileIcon",schemaPath:"https://experience.local/shared/icon-id.schema.json/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]+:[A-Za-z0-9-]+:[A-Za-z0-9-]+$"},schema:"^[A-Za-z0-9-]+:[A-Za-z0-9-]+:[A-Za-z0-9-]+$",parentSchema:schema35,data:data10};
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
const err13 = {instancePath:instancePath+"/profileIcon",schemaPath:"https://experience.local/shared/icon-id.schema.json/type",keyword:"type",params:{type: "string"},schema:schema35.type,parentSchema:schema35,data:data10};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.menuButtonItems !== undefined){
let data11 = data.menuButtonItems;
if(Array.isArray(data11)){
if(data11.length > 40){
const err14 = {instancePath:instancePath+"/menuButtonItems",schemaPath:"#/properties/menuButtonItems/maxItems",keyword:"maxItems",params:{limit: 40},schema:40,parentSchema:schema32.properties.menuButtonItems,data:data11};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const len4 = data11.length;
for(let i4=0; i4<len4; i4++){
if(!(validate22(data11[i4], {instancePath:instancePath+"/menuButtonItems/" + i4,parentData:data11,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath:instancePath+"/menuButtonItems",schemaPath:"#/properties/menuButtonItems/type",keyword:"type",params:{type: "array"},schema:schema32.properties.menuButtonItems.type,parentSchema:schema32.properties.menuButtonItems,data:data11};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.unreadMessagesCount !== undefined){
let data13 = data.unreadMessagesCount;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err16 = {instancePath:instancePath+"/unreadMessagesCount",schemaPath:"#/properties/unreadMessagesCount/type",keyword:"type",params:{type: "integer"},schema:schema32.properties.unreadMessagesCount.type,parentSchema:schema32.properties.unreadMessagesCount,data:data13};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
const err17 = {instancePath:instancePath+"/unreadMessagesCount",schemaPath:"#/properties/unreadMessagesCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema32.properties.unreadMessagesCount,data:data13};
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
if(data.switchProfileUrl !== undefined){
let data14 = data.switchProfileUrl;
if(typeof data14 === "string"){
if(data14.length > 2000 && func3(data14) > 2000){
const err18 = {instancePath:instancePath+"/switchProfileUrl",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema34,data:data14};
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
const err19 = {instancePath:instancePath+"/switchProfileUrl",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema34.type,parentSchema:schema34,data:data14};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.legacyApp !== undefined){
if(!(validate29(data.legacyApp, {instancePath:instancePath+"/legacyApp",parentData:data,parentDataProperty:"legacyApp",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
if(data.backLink !== undefined){
let data16 = data.backLink;
if(typeof data16 === "string"){
if(data16.length > 2000 && func3(data16) > 2000){
const err20 = {instancePath:instancePath+"/backLink",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema34,data:data16};
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
const err21 = {instancePath:instancePath+"/backLink",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema34.type,parentSchema:schema34,data:data16};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.links !== undefined){
if(!(validate31(data.links, {instancePath:instancePath+"/links",parentData:data,parentDataProperty:"links",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
}
if(data.openAccount !== undefined){
if(!(validate33(data.openAccount, {instancePath:instancePath+"/openAccount",parentData:data,parentDataProperty:"openAccount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
if(data.becomeClientLabel !== undefined){
let data19 = data.becomeClientLabel;
if(typeof data19 === "string"){
if(data19.length > 100 && func3(data19) > 100){
const err22 = {instancePath:instancePath+"/becomeClientLabel",schemaPath:"#/properties/becomeClientLabel/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema32.properties.becomeClientLabel,data:data19};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data19.length < 2 * 1 && func3(data19) < 1){
const err23 = {instancePath:instancePath+"/becomeClientLabel",schemaPath:"#/properties/becomeClientLabel/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema32.properties.becomeClientLabel,data:data19};
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
const err24 = {instancePath:instancePath+"/becomeClientLabel",schemaPath:"#/properties/becomeClientLabel/type",keyword:"type",params:{type: "string"},schema:schema32.properties.becomeClientLabel.type,parentSchema:schema32.properties.becomeClientLabel,data:data19};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.logIn !== undefined){
if(!(validate33(data.logIn, {instancePath:instancePath+"/logIn",parentData:data,parentDataProperty:"logIn",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
if(data.logOut !== undefined){
if(!(validate33(data.logOut, {instancePath:instancePath+"/logOut",parentData:data,parentDataProperty:"logOut",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema32.type,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema54 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/segment-context.schema.json","title":"SegmentContext","description":"What belongs to the customer segment that a page is for.","type":"object","additionalProperties":false,"required":["cookieValue"],"properties":{"cookieValue":{"enum":["Individuals","Business","PrivateBanking"],"description":"Which segment it is, as the cookie segment says it."},"becomeClientUrl":{"$ref":"https://experience.local/shared/url.schema.json","description":"Where the button for those leads who are not clients yet.","examples":["/en/individuals/accounts/current-account"]},"logoUrl":{"$ref":"https://experience.local/shared/image-url.schema.json","description":"The segment's own logo. Left out, or where it does not load: that of the bank.","examples":["/images/logo.svg"]},"logoAlt":{"type":"string","minLength":1,"maxLength":200,"description":"What the segment's own logo says.","examples":["Meridia Private Banking"]},"searchSegment":{"type":"string","minLength":1,"maxLength":100,"description":"The segment that is searched.","examples":["individuals"]},"searchUrl":{"$ref":"https://experience.local/shared/url.schema.json","description":"The page with the results of a search. Left out: there is no search.","examples":["/en/individuals/search"]},"selectedSegmentId":{"type":"string","minLength":1,"maxLength":100,"description":"The segment that is marked as the present one. Left out: that of the page's address.","examples":["individuals"]},"footerSegmentLabel":{"type":"string","minLength":1,"maxLength":200,"description":"What the footer calls the segment.","examples":["Individuals"]}}};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/segment-context.schema.json" */;
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
if(data.cookieValue === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cookieValue"},schema:schema54.required,parentSchema:schema54,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "cookieValue") || (key0 === "becomeClientUrl")) || (key0 === "logoUrl")) || (key0 === "logoAlt")) || (key0 === "searchSegment")) || (key0 === "searchUrl")) || (key0 === "selectedSegmentId")) || (key0 === "footerSegmentLabel"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema54,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.cookieValue !== undefined){
let data0 = data.cookieValue;
if(!(((data0 === "Individuals") || (data0 === "Business")) || (data0 === "PrivateBanking"))){
const err2 = {instancePath:instancePath+"/cookieValue",schemaPath:"#/properties/cookieValue/enum",keyword:"enum",params:{allowedValues: schema54.properties.cookieValue.enum},schema:schema54.properties.cookieValue.enum,parentSchema:schema54.properties.cookieValue,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.becomeClientUrl !== undefined){
let data1 = data.becomeClientUrl;
if(typeof data1 === "string"){
if(data1.length > 2000 && func3(data1) > 2000){
const err3 = {instancePath:instancePath+"/becomeClientUrl",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema34,data:data1};
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
const err4 = {instancePath:instancePath+"/becomeClientUrl",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema34.type,parentSchema:schema34,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.logoUrl !== undefined){
let data2 = data.logoUrl;
if(typeof data2 === "string"){
if(data2.length > 2000 && func3(data2) > 2000){
const err5 = {instancePath:instancePath+"/logoUrl",schemaPath:"https://experience.local/shared/image-url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema36,data:data2};
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
const err6 = {instancePath:instancePath+"/logoUrl",schemaPath:"https://experience.local/shared/image-url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema36.type,parentSchema:schema36,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.logoAlt !== undefined){
let data3 = data.logoAlt;
if(typeof data3 === "string"){
if(data3.length > 200 && func3(data3) > 200){
const err7 = {instancePath:instancePath+"/logoAlt",schemaPath:"#/properties/logoAlt/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema54.properties.logoAlt,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3.length < 2 * 1 && func3(data3) < 1){
const err8 = {instancePath:instancePath+"/logoAlt",schemaPath:"#/properties/logoAlt/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema54.properties.logoAlt,data:data3};
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
const err9 = {instancePath:instancePath+"/logoAlt",schemaPath:"#/properties/logoAlt/type",keyword:"type",params:{type: "string"},schema:schema54.properties.logoAlt.type,parentSchema:schema54.properties.logoAlt,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.searchSegment !== undefined){
let data4 = data.searchSegment;
if(typeof data4 === "string"){
if(data4.length > 100 && func3(data4) > 100){
const err10 = {instancePath:instancePath+"/searchSegment",schemaPath:"#/properties/searchSegment/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema54.properties.searchSegment,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data4.length < 2 * 1 && func3(data4) < 1){
const err11 = {instancePath:instancePath+"/searchSegment",schemaPath:"#/properties/searchSegment/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema54.properties.searchSegment,data:data4};
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
const err12 = {instancePath:instancePath+"/searchSegment",schemaPath:"#/properties/searchSegment/type",keyword:"type",params:{type: "string"},schema:schema54.properties.searchSegment.type,parentSchema:schema54.properties.searchSegment,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.searchUrl !== undefined){
let data5 = data.searchUrl;
if(typeof data5 === "string"){
if(data5.length > 2000 && func3(data5) > 2000){
const err13 = {instancePath:instancePath+"/searchUrl",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema34,data:data5};
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
const err14 = {instancePath:instancePath+"/searchUrl",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema34.type,parentSchema:schema34,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.selectedSegmentId !== undefined){
let data6 = data.selectedSegmentId;
if(typeof data6 === "string"){
if(data6.length > 100 && func3(data6) > 100){
const err15 = {instancePath:instancePath+"/selectedSegmentId",schemaPath:"#/properties/selectedSegmentId/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema54.properties.selectedSegmentId,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data6.length < 2 * 1 && func3(data6) < 1){
const err16 = {instancePath:instancePath+"/selectedSegmentId",schemaPath:"#/properties/selectedSegmentId/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema54.properties.selectedSegmentId,data:data6};
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
const err17 = {instancePath:instancePath+"/selectedSegmentId",schemaPath:"#/properties/selectedSegmentId/type",keyword:"type",params:{type: "string"},schema:schema54.properties.selectedSegmentId.type,parentSchema:schema54.properties.selectedSegmentId,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.footerSegmentLabel !== undefined){
let data7 = data.footerSegmentLabel;
if(typeof data7 === "string"){
if(data7.length > 200 && func3(data7) > 200){
const err18 = {instancePath:instancePath+"/footerSegmentLabel",schemaPath:"#/properties/footerSegmentLabel/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema54.properties.footerSegmentLabel,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data7.length < 2 * 1 && func3(data7) < 1){
const err19 = {instancePath:instancePath+"/footerSegmentLabel",schemaPath:"#/properties/footerSegmentLabel/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema54.properties.footerSegmentLabel,data:data7};
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
const err20 = {instancePath:instancePath+"/footerSegmentLabel",schemaPath:"#/properties/footerSegmentLabel/type",keyword:"type",params:{type: "string"},schema:schema54.properties.footerSegmentLabel.type,parentSchema:schema54.properties.footerSegmentLabel,data:data7};
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
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema54.type,parentSchema:schema54,data};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shell/top-bar.schema.json" */;
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
for(const key0 in data){
if(!((key0 === "topBar") || (key0 === "segmentContext"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.topBar !== undefined){
if(!(validate21(data.topBar, {instancePath:instancePath+"/topBar",parentData:data,parentDataProperty:"topBar",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.segmentContext !== undefined){
if(!(validate41(data.segmentContext, {instancePath:instancePath+"/segmentContext",parentData:data,parentDataProperty:"segmentContext",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
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
    "topBar": {
      "properties": {
        "size": {},
        "twoRowModes": {
          "items": {}
        },
        "appsMenuItems": {
          "items": {
            "properties": {
              "id": {},
              "label": {
                "kind": "text"
              },
              "href": {
                "kind": "url"
              },
              "hrefTarget": {},
              "icon": {
                "kind": "icon"
              },
              "svg": {
                "kind": "image-url"
              },
              "counter": {},
              "onClick": {},
              "lang": {},
              "subItems": {
                "items": {
                  "properties": {
                    "id": {},
                    "label": {
                      "kind": "text"
                    },
                    "href": {
                      "kind": "url"
                    },
                    "hrefTarget": {},
                    "icon": {
                      "kind": "icon"
                    },
                    "svg": {
                      "kind": "image-url"
                    },
                    "counter": {},
                    "onClick": {},
                    "lang": {}
                  }
                }
              }
            }
          }
        },
        "selectedAppId": {},
        "helpMenuItems": {
          "items": {
            "properties": {
              "id": {},
              "label": {
                "kind": "text"
              },
              "href": {
                "kind": "url"
              },
              "hrefTarget": {},
              "icon": {
                "kind": "icon"
              },
              "svg": {
                "kind": "image-url"
              },
              "counter": {},
              "onClick": {},
              "lang": {},
              "subItems": {
                "items": {
                  "properties": {
                    "id": {},
                    "label": {
                      "kind": "text"
                    },
                    "href": {
                      "kind": "url"
                    },
                    "hrefTarget": {},
                    "icon": {
                      "kind": "icon"
                    },
                    "svg": {
                      "kind": "image-url"
                    },
                    "counter": {},
                    "onClick": {},
                    "lang": {}
                  }
                }
              }
            }
          }
        },
        "profileMenuItems": {
          "items": {
            "properties": {
              "id": {},
              "label": {
                "kind": "text"
              },
              "href": {
                "kind": "url"
              },
              "hrefTarget": {},
              "icon": {
                "kind": "icon"
              },
              "svg": {
                "kind": "image-url"
              },
              "counter": {},
              "onClick": {},
              "lang": {},
              "subItems": {
                "items": {
                  "properties": {
                    "id": {},
                    "label": {
                      "kind": "text"
                    },
                    "href": {
                      "kind": "url"
                    },
                    "hrefTarget": {},
                    "icon": {
                      "kind": "icon"
                    },
                    "svg": {
                      "kind": "image-url"
                    },
                    "counter": {},
                    "onClick": {},
                    "lang": {}
                  }
                }
              }
            }
          }
        },
        "profileIcon": {
          "kind": "icon"
        },
        "menuButtonItems": {
          "items": {
            "properties": {
              "id": {},
              "label": {
                "kind": "text"
              },
              "href": {
                "kind": "url"
              },
              "hrefTarget": {},
              "icon": {
                "kind": "icon"
              },
              "svg": {
                "kind": "image-url"
              },
              "counter": {},
              "onClick": {},
              "lang": {},
              "subItems": {
                "items": {
                  "properties": {
                    "id": {},
                    "label": {
                      "kind": "text"
                    },
                    "href": {
                      "kind": "url"
                    },
                    "hrefTarget": {},
                    "icon": {
                      "kind": "icon"
                    },
                    "svg": {
                      "kind": "image-url"
                    },
                    "counter": {},
                    "onClick": {},
                    "lang": {}
                  }
                }
              }
            }
          }
        },
        "unreadMessagesCount": {},
        "switchProfileUrl": {
          "kind": "url"
        },
        "legacyApp": {
          "properties": {
            "id": {},
            "url": {
              "kind": "url"
            },
            "removed": {},
            "selfServiceUrl": {
              "kind": "url"
            }
          }
        },
        "backLink": {
          "kind": "url"
        },
        "links": {
          "properties": {
            "items": {
              "advice": [
                {
                  "minItems": 1,
                  "because": "Without a link, visitors see nothing."
                },
                {
                  "maxItems": 5,
                  "because": "On a tablet five stand in a row; a sixth begins another row."
                }
              ],
              "items": {
                "properties": {
                  "icon": {
                    "kind": "icon"
                  },
                  "textLink": {
                    "properties": {
                      "text": {
                        "kind": "text",
                        "advice": [
                          {
                            "minLength": 1,
                            "because": "A link shows only with its words and its address."
                          }
                        ]
                      },
                      "url": {
                        "kind": "url",
                        "advice": [
                          {
                            "minLength": 1,
                            "because": "A link shows only with its words and its address."
                          }
                        ]
                      }
                    }
                  }
                }
              }
            }
          }
        },
        "openAccount": {
          "properties": {
            "text": {
              "kind": "text",
              "advice": [
                {
                  "minLength": 1,
                  "because": "A link shows only with its words and its address."
                }
              ]
            },
            "url": {
              "kind": "url",
              "advice": [
                {
                  "minLength": 1,
                  "because": "A link shows only with its words and its address."
                }
              ]
            }
          }
        },
        "becomeClientLabel": {
          "kind": "text"
        },
        "logIn": {
          "properties": {
            "text": {
              "kind": "text",
              "advice": [
                {
                  "minLength": 1,
                  "because": "A link shows only with its words and its address."
                }
              ]
            },
            "url": {
              "kind": "url",
              "advice": [
                {
                  "minLength": 1,
                  "because": "A link shows only with its words and its address."
                }
              ]
            }
          }
        },
        "logOut": {
          "properties": {
            "text": {
              "kind": "text",
              "advice": [
                {
                  "minLength": 1,
                  "because": "A link shows only with its words and its address."
                }
              ]
            },
            "url": {
              "kind": "url",
              "advice": [
                {
                  "minLength": 1,
                  "because": "A link shows only with its words and its address."
                }
              ]
            }
          }
        }
      }
    },
    "segmentContext": {
      "properties": {
        "cookieValue": {},
        "becomeClientUrl": {
          "kind": "url"
        },
        "logoUrl": {
          "kind": "image-url"
        },
        "logoAlt": {},
        "searchSegment": {},
        "searchUrl": {
          "kind": "url"
        },
        "selectedSegmentId": {},
        "footerSegmentLabel": {}
      }
    }
  }
};
