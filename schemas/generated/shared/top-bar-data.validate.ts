// Made by `npm run generate` from ../../shared/top-bar-data.schema.json. Do not edit.
// @ts-nocheck
import { countCharacters } from '../../count-characters.ts';
import { validate as validate8 } from './legacy-app.validate.ts';
import { validate as validate1 } from './menu-item.validate.ts';
import { validate as validate2 } from './menu-sub-item.validate.ts';
import { validate as validate11 } from './quick-link.validate.ts';
import { validate as validate10 } from './quick-links.validate.ts';
import { validate as validate12 } from './text-link.validate.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/top-bar-data.schema.json","title":"TopBarData","description":"What the top bar offers. Segments and languages come from the experience and the page.","type":"object","additionalProperties":false,"properties":{"size":{"enum":["font19","font24"],"default":"font19","description":"The size of its texts: 19 or 24 px for the name of the bank, and the rest to match."},"twoRowModes":{"type":"array","maxItems":4,"description":"The modes in which it has two rows, from 840 px on: segments, links and languages in the first.","items":{"enum":["default","focus","flow","standalone"]},"examples":[["default"]]},"skipLinks":{"type":"array","minItems":1,"maxItems":3,"description":"The first links of each page, in the order in which the keyboard comes to them. Left out: one to the content.","items":{"$ref":"https://experience.local/shared/skip-link.schema.json"}},"appsMenuItems":{"type":"array","maxItems":40,"description":"The applications of the bank. An item whose id names none of them is left out.","items":{"$ref":"https://experience.local/shared/menu-item.schema.json"}},"selectedAppId":{"enum":["daily-banking","loyalty-shop","businessBank","ingDeals","investments","multiMandate","ingLease","previous-ing-lu","legacyApp"],"default":"daily-banking","description":"The application that this site is."},"helpMenuItems":{"type":"array","maxItems":40,"items":{"$ref":"https://experience.local/shared/menu-item.schema.json"},"description":"Where there is help."},"profileMenuItems":{"type":"array","maxItems":40,"items":{"$ref":"https://experience.local/shared/menu-item.schema.json"},"description":"What somebody who is signed in finds under their name. The item with the id messages says how many are unread."},"profileIcon":{"$ref":"https://experience.local/shared/icon-id.schema.json","description":"The icon of the profile menu. Left out: a person."},"menuButtonItems":{"type":"array","maxItems":40,"items":{"$ref":"https://experience.local/shared/menu-item.schema.json"},"description":"Buttons in the bar itself; one with subItems opens a menu."},"unreadMessagesCount":{"type":"integer","minimum":0,"description":"How many messages are unread.","examples":[3]},"switchProfileUrl":{"$ref":"https://experience.local/shared/url.schema.json","description":"The page on which profiles are switched. Left out, the bar switches them itself."},"legacyApp":{"$ref":"https://experience.local/shared/legacy-app.schema.json"},"backLink":{"$ref":"https://experience.local/shared/url.schema.json","description":"Where the way back of the mode focus leads. Left out: the folder of the page."},"links":{"$ref":"https://experience.local/shared/quick-links.schema.json","description":"Small links at the end of the first row of two."},"openAccount":{"$ref":"https://experience.local/shared/text-link.schema.json","description":"The button that opens an account."},"becomeClientLabel":{"type":"string","minLength":1,"maxLength":100,"description":"What the button says for those who are not clients yet; it leads to becomeClientUrl of the segment context.","examples":["Become a client"]},"logIn":{"$ref":"https://experience.local/shared/text-link.schema.json","description":"The button that leads to the login."},"logOut":{"$ref":"https://experience.local/shared/text-link.schema.json","description":"The button that takes its place when somebody is logged in."}}};
const schema0Names = new Set(Object.keys(schema0.properties));
const schema1 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/skip-link.schema.json","title":"SkipLink","description":"A link for those who use the keyboard, past what comes before its goal. It shows while it has the focus.","type":"object","additionalProperties":false,"required":["text","anchor"],"properties":{"text":{"type":"string","minLength":1,"maxLength":100,"description":"What the link says.","examples":["Skip to the content"]},"anchor":{"enum":["main","navigation","footer"],"description":"Where it leads: to the content, the navigation or the footer. On a page that does not have its goal the link is left out."}}};
const schema4 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/icon-id.schema.json","title":"IconId","description":"An icon, as namespace:iconset:icon.","type":"string","pattern":"^[A-Za-z0-9-]+:[A-Za-z0-9-]+:[A-Za-z0-9-]+$","examples":["vitrine:regular:calendar"]};
const schema3 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/url.schema.json","title":"Url","description":"An address: relative to the site, or with http, https, tel or mailto. Any other scheme is removed.","type":"string","maxLength":2000,"examples":["/en/individuals/saving"]};
const func1 = countCharacters;
const pattern0 = new RegExp("^[A-Za-z0-9-]+:[A-Za-z0-9-]+:[A-Za-z0-9-]+$", "u");













function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/top-bar-data.schema.json" */;
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
for(const key0 in data){
if(!(schema0Names.has(key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.size !== undefined){
let data0 = data.size;
if(!((data0 === "font19") || (data0 === "font24"))){
const err1 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/enum",keyword:"enum",params:{allowedValues: schema0.properties.size.enum},schema:schema0.properties.size.enum,parentSchema:schema0.properties.size,data:data0};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.twoRowModes !== undefined){
let data1 = data.twoRowModes;
if(Array.isArray(data1)){
if(data1.length > 4){
const err2 = {instancePath:instancePath+"/twoRowModes",schemaPath:"#/properties/twoRowModes/maxItems",keyword:"maxItems",params:{limit: 4},schema:4,parentSchema:schema0.properties.twoRowModes,data:data1};
(vErrors ??= []).push(err2);
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(!((((data2 === "default") || (data2 === "focus")) || (data2 === "flow")) || (data2 === "standalone"))){
const err3 = {instancePath:instancePath+"/twoRowModes/" + i0,schemaPath:"#/properties/twoRowModes/items/enum",keyword:"enum",params:{allowedValues: schema0.properties.twoRowModes.items.enum},schema:schema0.properties.twoRowModes.items.enum,parentSchema:schema0.properties.twoRowModes.items,data:data2};
(vErrors ??= []).push(err3);
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/twoRowModes",schemaPath:"#/properties/twoRowModes/type",keyword:"type",params:{type: "array"},schema:schema0.properties.twoRowModes.type,parentSchema:schema0.properties.twoRowModes,data:data1};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.skipLinks !== undefined){
let data3 = data.skipLinks;
if(Array.isArray(data3)){
if(data3.length > 3){
const err5 = {instancePath:instancePath+"/skipLinks",schemaPath:"#/properties/skipLinks/maxItems",keyword:"maxItems",params:{limit: 3},schema:3,parentSchema:schema0.properties.skipLinks,data:data3};
(vErrors ??= []).push(err5);
errors++;
}
if(data3.length < 1){
const err6 = {instancePath:instancePath+"/skipLinks",schemaPath:"#/properties/skipLinks/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema0.properties.skipLinks,data:data3};
(vErrors ??= []).push(err6);
errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.text === undefined){
const err7 = {instancePath:instancePath+"/skipLinks/" + i1,schemaPath:"https://experience.local/shared/skip-link.schema.json/required",keyword:"required",params:{missingProperty: "text"},schema:schema1.required,parentSchema:schema1,data:data4};
(vErrors ??= []).push(err7);
errors++;
}
if(data4.anchor === undefined){
const err8 = {instancePath:instancePath+"/skipLinks/" + i1,schemaPath:"https://experience.local/shared/skip-link.schema.json/required",keyword:"required",params:{missingProperty: "anchor"},schema:schema1.required,parentSchema:schema1,data:data4};
(vErrors ??= []).push(err8);
errors++;
}
for(const key1 in data4){
if(!((key1 === "text") || (key1 === "anchor"))){
const err9 = {instancePath:instancePath+"/skipLinks/" + i1,schemaPath:"https://experience.local/shared/skip-link.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema1,data:data4};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data4.text !== undefined){
let data5 = data4.text;
if(typeof data5 === "string"){
if(data5.length > 100 && func1(data5) > 100){
const err10 = {instancePath:instancePath+"/skipLinks/" + i1+"/text",schemaPath:"https://experience.local/shared/skip-link.schema.json/properties/text/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema1.properties.text,data:data5};
(vErrors ??= []).push(err10);
errors++;
}
if(data5.length < 2 * 1 && func1(data5) < 1){
const err11 = {instancePath:instancePath+"/skipLinks/" + i1+"/text",schemaPath:"https://experience.local/shared/skip-link.schema.json/properties/text/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema1.properties.text,data:data5};
(vErrors ??= []).push(err11);
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/skipLinks/" + i1+"/text",schemaPath:"https://experience.local/shared/skip-link.schema.json/properties/text/type",keyword:"type",params:{type: "string"},schema:schema1.properties.text.type,parentSchema:schema1.properties.text,data:data5};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data4.anchor !== undefined){
let data6 = data4.anchor;
if(!(((data6 === "main") || (data6 === "navigation")) || (data6 === "footer"))){
const err13 = {instancePath:instancePath+"/skipLinks/" + i1+"/anchor",schemaPath:"https://experience.local/shared/skip-link.schema.json/properties/anchor/enum",keyword:"enum",params:{allowedValues: schema1.properties.anchor.enum},schema:schema1.properties.anchor.enum,parentSchema:schema1.properties.anchor,data:data6};
(vErrors ??= []).push(err13);
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/skipLinks/" + i1,schemaPath:"https://experience.local/shared/skip-link.schema.json/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data:data4};
(vErrors ??= []).push(err14);
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/skipLinks",schemaPath:"#/properties/skipLinks/type",keyword:"type",params:{type: "array"},schema:schema0.properties.skipLinks.type,parentSchema:schema0.properties.skipLinks,data:data3};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.appsMenuItems !== undefined){
let data7 = data.appsMenuItems;
if(Array.isArray(data7)){
if(data7.length > 40){
const err16 = {instancePath:instancePath+"/appsMenuItems",schemaPath:"#/properties/appsMenuItems/maxItems",keyword:"maxItems",params:{limit: 40},schema:40,parentSchema:schema0.properties.appsMenuItems,data:data7};
(vErrors ??= []).push(err16);
errors++;
}
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
if(!(validate1(data7[i2], {instancePath:instancePath+"/appsMenuItems/" + i2,parentData:data7,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath:instancePath+"/appsMenuItems",schemaPath:"#/properties/appsMenuItems/type",keyword:"type",params:{type: "array"},schema:schema0.properties.appsMenuItems.type,parentSchema:schema0.properties.appsMenuItems,data:data7};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.selectedAppId !== undefined){
let data9 = data.selectedAppId;
if(!(((((((((data9 === "daily-banking") || (data9 === "loyalty-shop")) || (data9 === "businessBank")) || (data9 === "ingDeals")) || (data9 === "investments")) || (data9 === "multiMandate")) || (data9 === "ingLease")) || (data9 === "previous-ing-lu")) || (data9 === "legacyApp"))){
const err18 = {instancePath:instancePath+"/selectedAppId",schemaPath:"#/properties/selectedAppId/enum",keyword:"enum",params:{allowedValues: schema0.properties.selectedAppId.enum},schema:schema0.properties.selectedAppId.enum,parentSchema:schema0.properties.selectedAppId,data:data9};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.helpMenuItems !== undefined){
let data10 = data.helpMenuItems;
if(Array.isArray(data10)){
if(data10.length > 40){
const err19 = {instancePath:instancePath+"/helpMenuItems",schemaPath:"#/properties/helpMenuItems/maxItems",keyword:"maxItems",params:{limit: 40},schema:40,parentSchema:schema0.properties.helpMenuItems,data:data10};
(vErrors ??= []).push(err19);
errors++;
}
const len3 = data10.length;
for(let i3=0; i3<len3; i3++){
if(!(validate1(data10[i3], {instancePath:instancePath+"/helpMenuItems/" + i3,parentData:data10,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
}
else {
const err20 = {instancePath:instancePath+"/helpMenuItems",schemaPath:"#/properties/helpMenuItems/type",keyword:"type",params:{type: "array"},schema:schema0.properties.helpMenuItems.type,parentSchema:schema0.properties.helpMenuItems,data:data10};
(vErrors ??= []).push(err20);
errors++;
}
}
if(data.profileMenuItems !== undefined){
let data12 = data.profileMenuItems;
if(Array.isArray(data12)){
if(data12.length > 40){
const err21 = {instancePath:instancePath+"/profileMenuItems",schemaPath:"#/properties/profileMenuItems/maxItems",keyword:"maxItems",params:{limit: 40},schema:40,parentSchema:schema0.properties.profileMenuItems,data:data12};
(vErrors ??= []).push(err21);
errors++;
}
const len4 = data12.length;
for(let i4=0; i4<len4; i4++){
if(!(validate1(data12[i4], {instancePath:instancePath+"/profileMenuItems/" + i4,parentData:data12,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
}
else {
const err22 = {instancePath:instancePath+"/profileMenuItems",schemaPath:"#/properties/profileMenuItems/type",keyword:"type",params:{type: "array"},schema:schema0.properties.profileMenuItems.type,parentSchema:schema0.properties.profileMenuItems,data:data12};
(vErrors ??= []).push(err22);
errors++;
}
}
if(data.profileIcon !== undefined){
let data14 = data.profileIcon;
if(typeof data14 === "string"){
if(!pattern0.test(data14)){
const err23 = {instancePath:instancePath+"/profileIcon",schemaPath:"https://experience.local/shared/icon-id.schema.json/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]+:[A-Za-z0-9-]+:[A-Za-z0-9-]+$"},schema:"^[A-Za-z0-9-]+:[A-Za-z0-9-]+:[A-Za-z0-9-]+$",parentSchema:schema4,data:data14};
(vErrors ??= []).push(err23);
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/profileIcon",schemaPath:"https://experience.local/shared/icon-id.schema.json/type",keyword:"type",params:{type: "string"},schema:schema4.type,parentSchema:schema4,data:data14};
(vErrors ??= []).push(err24);
errors++;
}
}
if(data.menuButtonItems !== undefined){
let data15 = data.menuButtonItems;
if(Array.isArray(data15)){
if(data15.length > 40){
const err25 = {instancePath:instancePath+"/menuButtonItems",schemaPath:"#/properties/menuButtonItems/maxItems",keyword:"maxItems",params:{limit: 40},schema:40,parentSchema:schema0.properties.menuButtonItems,data:data15};
(vErrors ??= []).push(err25);
errors++;
}
const len5 = data15.length;
for(let i5=0; i5<len5; i5++){
if(!(validate1(data15[i5], {instancePath:instancePath+"/menuButtonItems/" + i5,parentData:data15,parentDataProperty:i5,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
}
else {
const err26 = {instancePath:instancePath+"/menuButtonItems",schemaPath:"#/properties/menuButtonItems/type",keyword:"type",params:{type: "array"},schema:schema0.properties.menuButtonItems.type,parentSchema:schema0.properties.menuButtonItems,data:data15};
(vErrors ??= []).push(err26);
errors++;
}
}
if(data.unreadMessagesCount !== undefined){
let data17 = data.unreadMessagesCount;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err27 = {instancePath:instancePath+"/unreadMessagesCount",schemaPath:"#/properties/unreadMessagesCount/type",keyword:"type",params:{type: "integer"},schema:schema0.properties.unreadMessagesCount.type,parentSchema:schema0.properties.unreadMessagesCount,data:data17};
(vErrors ??= []).push(err27);
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
const err28 = {instancePath:instancePath+"/unreadMessagesCount",schemaPath:"#/properties/unreadMessagesCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema0.properties.unreadMessagesCount,data:data17};
(vErrors ??= []).push(err28);
errors++;
}
}
}
if(data.switchProfileUrl !== undefined){
let data18 = data.switchProfileUrl;
if(typeof data18 === "string"){
if(data18.length > 2000 && func1(data18) > 2000){
const err29 = {instancePath:instancePath+"/switchProfileUrl",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema3,data:data18};
(vErrors ??= []).push(err29);
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/switchProfileUrl",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema3.type,parentSchema:schema3,data:data18};
(vErrors ??= []).push(err30);
errors++;
}
}
if(data.legacyApp !== undefined){
if(!(validate8(data.legacyApp, {instancePath:instancePath+"/legacyApp",parentData:data,parentDataProperty:"legacyApp",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
}
if(data.backLink !== undefined){
let data20 = data.backLink;
if(typeof data20 === "string"){
if(data20.length > 2000 && func1(data20) > 2000){
const err31 = {instancePath:instancePath+"/backLink",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema3,data:data20};
(vErrors ??= []).push(err31);
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/backLink",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema3.type,parentSchema:schema3,data:data20};
(vErrors ??= []).push(err32);
errors++;
}
}
if(data.links !== undefined){
if(!(validate10(data.links, {instancePath:instancePath+"/links",parentData:data,parentDataProperty:"links",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
if(data.openAccount !== undefined){
if(!(validate12(data.openAccount, {instancePath:instancePath+"/openAccount",parentData:data,parentDataProperty:"openAccount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.becomeClientLabel !== undefined){
let data23 = data.becomeClientLabel;
if(typeof data23 === "string"){
if(data23.length > 100 && func1(data23) > 100){
const err33 = {instancePath:instancePath+"/becomeClientLabel",schemaPath:"#/properties/becomeClientLabel/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.becomeClientLabel,data:data23};
(vErrors ??= []).push(err33);
errors++;
}
if(data23.length < 2 * 1 && func1(data23) < 1){
const err34 = {instancePath:instancePath+"/becomeClientLabel",schemaPath:"#/properties/becomeClientLabel/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.becomeClientLabel,data:data23};
(vErrors ??= []).push(err34);
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/becomeClientLabel",schemaPath:"#/properties/becomeClientLabel/type",keyword:"type",params:{type: "string"},schema:schema0.properties.becomeClientLabel.type,parentSchema:schema0.properties.becomeClientLabel,data:data23};
(vErrors ??= []).push(err35);
errors++;
}
}
if(data.logIn !== undefined){
if(!(validate12(data.logIn, {instancePath:instancePath+"/logIn",parentData:data,parentDataProperty:"logIn",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
if(data.logOut !== undefined){
if(!(validate12(data.logOut, {instancePath:instancePath+"/logOut",parentData:data,parentDataProperty:"logOut",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
}
else {
const err36 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
(vErrors ??= []).push(err36);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export { validate };
