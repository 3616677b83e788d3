// Made by `npm run generate` from ../../shared/measurement-config.schema.json. Do not edit.
// @ts-nocheck
import { countCharacters } from '../../count-characters.ts';
import { validate as validate1 } from './field-config.validate.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/measurement-config.schema.json","title":"MeasurementConfig","description":"How the use of the site is measured, with consent. Without it nothing is measured, loaded or sent.","type":"object","additionalProperties":false,"properties":{"consent":{"type":"object","additionalProperties":false,"description":"How measurement follows the choice about cookies.","properties":{"undecided":{"enum":["hold","drop"],"default":"hold","description":"What happens with events before a visitor has chosen: they wait on the page for the choice, which sends or drops them, or they are dropped at once."}}},"eventNames":{"type":"object","additionalProperties":false,"description":"The bank’s own names for events of the type EVENT, by the names that the site gives them. All others keep theirs.","properties":{"language":{"type":"string","minLength":1,"maxLength":100},"segment":{"type":"string","minLength":1,"maxLength":100},"menu":{"type":"string","minLength":1,"maxLength":100},"log-in":{"type":"string","minLength":1,"maxLength":100},"cookie-save-succeeded":{"type":"string","minLength":1,"maxLength":100},"cookie-cancelled":{"type":"string","minLength":1,"maxLength":100},"video-started":{"type":"string","minLength":1,"maxLength":100},"video-paused":{"type":"string","minLength":1,"maxLength":100},"video-ended":{"type":"string","minLength":1,"maxLength":100},"video-closed":{"type":"string","minLength":1,"maxLength":100}},"examples":[{"menu":"nav_open"}]},"field":{"$ref":"https://experience.local/shared/field-config.schema.json"}}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = countCharacters;



function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/measurement-config.schema.json" */;
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
if(!(((key0 === "consent") || (key0 === "eventNames")) || (key0 === "field"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.consent !== undefined){
let data0 = data.consent;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
if(!(key1 === "undecided")){
const err1 = {instancePath:instancePath+"/consent",schemaPath:"#/properties/consent/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema0.properties.consent,data:data0};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data0.undecided !== undefined){
let data1 = data0.undecided;
if(!((data1 === "hold") || (data1 === "drop"))){
const err2 = {instancePath:instancePath+"/consent/undecided",schemaPath:"#/properties/consent/properties/undecided/enum",keyword:"enum",params:{allowedValues: schema0.properties.consent.properties.undecided.enum},schema:schema0.properties.consent.properties.undecided.enum,parentSchema:schema0.properties.consent.properties.undecided,data:data1};
(vErrors ??= []).push(err2);
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/consent",schemaPath:"#/properties/consent/type",keyword:"type",params:{type: "object"},schema:schema0.properties.consent.type,parentSchema:schema0.properties.consent,data:data0};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.eventNames !== undefined){
let data2 = data.eventNames;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key2 in data2){
if(!(func0.call(schema0.properties.eventNames.properties, key2))){
const err4 = {instancePath:instancePath+"/eventNames",schemaPath:"#/properties/eventNames/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema0.properties.eventNames,data:data2};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data2.language !== undefined){
let data3 = data2.language;
if(typeof data3 === "string"){
if(data3.length > 100 && func1(data3) > 100){
const err5 = {instancePath:instancePath+"/eventNames/language",schemaPath:"#/properties/eventNames/properties/language/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.eventNames.properties.language,data:data3};
(vErrors ??= []).push(err5);
errors++;
}
if(data3.length < 2 * 1 && func1(data3) < 1){
const err6 = {instancePath:instancePath+"/eventNames/language",schemaPath:"#/properties/eventNames/properties/language/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.eventNames.properties.language,data:data3};
(vErrors ??= []).push(err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/eventNames/language",schemaPath:"#/properties/eventNames/properties/language/type",keyword:"type",params:{type: "string"},schema:schema0.properties.eventNames.properties.language.type,parentSchema:schema0.properties.eventNames.properties.language,data:data3};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data2.segment !== undefined){
let data4 = data2.segment;
if(typeof data4 === "string"){
if(data4.length > 100 && func1(data4) > 100){
const err8 = {instancePath:instancePath+"/eventNames/segment",schemaPath:"#/properties/eventNames/properties/segment/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.eventNames.properties.segment,data:data4};
(vErrors ??= []).push(err8);
errors++;
}
if(data4.length < 2 * 1 && func1(data4) < 1){
const err9 = {instancePath:instancePath+"/eventNames/segment",schemaPath:"#/properties/eventNames/properties/segment/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.eventNames.properties.segment,data:data4};
(vErrors ??= []).push(err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/eventNames/segment",schemaPath:"#/properties/eventNames/properties/segment/type",keyword:"type",params:{type: "string"},schema:schema0.properties.eventNames.properties.segment.type,parentSchema:schema0.properties.eventNames.properties.segment,data:data4};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data2.menu !== undefined){
let data5 = data2.menu;
if(typeof data5 === "string"){
if(data5.length > 100 && func1(data5) > 100){
const err11 = {instancePath:instancePath+"/eventNames/menu",schemaPath:"#/properties/eventNames/properties/menu/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.eventNames.properties.menu,data:data5};
(vErrors ??= []).push(err11);
errors++;
}
if(data5.length < 2 * 1 && func1(data5) < 1){
const err12 = {instancePath:instancePath+"/eventNames/menu",schemaPath:"#/properties/eventNames/properties/menu/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.eventNames.properties.menu,data:data5};
(vErrors ??= []).push(err12);
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/eventNames/menu",schemaPath:"#/properties/eventNames/properties/menu/type",keyword:"type",params:{type: "string"},schema:schema0.properties.eventNames.properties.menu.type,parentSchema:schema0.properties.eventNames.properties.menu,data:data5};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data2["log-in"] !== undefined){
let data6 = data2["log-in"];
if(typeof data6 === "string"){
if(data6.length > 100 && func1(data6) > 100){
const err14 = {instancePath:instancePath+"/eventNames/log-in",schemaPath:"#/properties/eventNames/properties/log-in/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.eventNames.properties["log-in"],data:data6};
(vErrors ??= []).push(err14);
errors++;
}
if(data6.length < 2 * 1 && func1(data6) < 1){
const err15 = {instancePath:instancePath+"/eventNames/log-in",schemaPath:"#/properties/eventNames/properties/log-in/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.eventNames.properties["log-in"],data:data6};
(vErrors ??= []).push(err15);
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/eventNames/log-in",schemaPath:"#/properties/eventNames/properties/log-in/type",keyword:"type",params:{type: "string"},schema:schema0.properties.eventNames.properties["log-in"].type,parentSchema:schema0.properties.eventNames.properties["log-in"],data:data6};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data2["cookie-save-succeeded"] !== undefined){
let data7 = data2["cookie-save-succeeded"];
if(typeof data7 === "string"){
if(data7.length > 100 && func1(data7) > 100){
const err17 = {instancePath:instancePath+"/eventNames/cookie-save-succeeded",schemaPath:"#/properties/eventNames/properties/cookie-save-succeeded/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.eventNames.properties["cookie-save-succeeded"],data:data7};
(vErrors ??= []).push(err17);
errors++;
}
if(data7.length < 2 * 1 && func1(data7) < 1){
const err18 = {instancePath:instancePath+"/eventNames/cookie-save-succeeded",schemaPath:"#/properties/eventNames/properties/cookie-save-succeeded/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.eventNames.properties["cookie-save-succeeded"],data:data7};
(vErrors ??= []).push(err18);
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/eventNames/cookie-save-succeeded",schemaPath:"#/properties/eventNames/properties/cookie-save-succeeded/type",keyword:"type",params:{type: "string"},schema:schema0.properties.eventNames.properties["cookie-save-succeeded"].type,parentSchema:schema0.properties.eventNames.properties["cookie-save-succeeded"],data:data7};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data2["cookie-cancelled"] !== undefined){
let data8 = data2["cookie-cancelled"];
if(typeof data8 === "string"){
if(data8.length > 100 && func1(data8) > 100){
const err20 = {instancePath:instancePath+"/eventNames/cookie-cancelled",schemaPath:"#/properties/eventNames/properties/cookie-cancelled/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.eventNames.properties["cookie-cancelled"],data:data8};
(vErrors ??= []).push(err20);
errors++;
}
if(data8.length < 2 * 1 && func1(data8) < 1){
const err21 = {instancePath:instancePath+"/eventNames/cookie-cancelled",schemaPath:"#/properties/eventNames/properties/cookie-cancelled/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.eventNames.properties["cookie-cancelled"],data:data8};
(vErrors ??= []).push(err21);
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/eventNames/cookie-cancelled",schemaPath:"#/properties/eventNames/properties/cookie-cancelled/type",keyword:"type",params:{type: "string"},schema:schema0.properties.eventNames.properties["cookie-cancelled"].type,parentSchema:schema0.properties.eventNames.properties["cookie-cancelled"],data:data8};
(vErrors ??= []).push(err22);
errors++;
}
}
if(data2["video-started"] !== undefined){
let data9 = data2["video-started"];
if(typeof data9 === "string"){
if(data9.length > 100 && func1(data9) > 100){
const err23 = {instancePath:instancePath+"/eventNames/video-started",schemaPath:"#/properties/eventNames/properties/video-started/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.eventNames.properties["video-started"],data:data9};
(vErrors ??= []).push(err23);
errors++;
}
if(data9.length < 2 * 1 && func1(data9) < 1){
const err24 = {instancePath:instancePath+"/eventNames/video-started",schemaPath:"#/properties/eventNames/properties/video-started/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.eventNames.properties["video-started"],data:data9};
(vErrors ??= []).push(err24);
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/eventNames/video-started",schemaPath:"#/properties/eventNames/properties/video-started/type",keyword:"type",params:{type: "string"},schema:schema0.properties.eventNames.properties["video-started"].type,parentSchema:schema0.properties.eventNames.properties["video-started"],data:data9};
(vErrors ??= []).push(err25);
errors++;
}
}
if(data2["video-paused"] !== undefined){
let data10 = data2["video-paused"];
if(typeof data10 === "string"){
if(data10.length > 100 && func1(data10) > 100){
const err26 = {instancePath:instancePath+"/eventNames/video-paused",schemaPath:"#/properties/eventNames/properties/video-paused/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.eventNames.properties["video-paused"],data:data10};
(vErrors ??= []).push(err26);
errors++;
}
if(data10.length < 2 * 1 && func1(data10) < 1){
const err27 = {instancePath:instancePath+"/eventNames/video-paused",schemaPath:"#/properties/eventNames/properties/video-paused/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.eventNames.properties["video-paused"],data:data10};
(vErrors ??= []).push(err27);
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/eventNames/video-paused",schemaPath:"#/properties/eventNames/properties/video-paused/type",keyword:"type",params:{type: "string"},schema:schema0.properties.eventNames.properties["video-paused"].type,parentSchema:schema0.properties.eventNames.properties["video-paused"],data:data10};
(vErrors ??= []).push(err28);
errors++;
}
}
if(data2["video-ended"] !== undefined){
let data11 = data2["video-ended"];
if(typeof data11 === "string"){
if(data11.length > 100 && func1(data11) > 100){
const err29 = {instancePath:instancePath+"/eventNames/video-ended",schemaPath:"#/properties/eventNames/properties/video-ended/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.eventNames.properties["video-ended"],data:data11};
(vErrors ??= []).push(err29);
errors++;
}
if(data11.length < 2 * 1 && func1(data11) < 1){
const err30 = {instancePath:instancePath+"/eventNames/video-ended",schemaPath:"#/properties/eventNames/properties/video-ended/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.eventNames.properties["video-ended"],data:data11};
(vErrors ??= []).push(err30);
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/eventNames/video-ended",schemaPath:"#/properties/eventNames/properties/video-ended/type",keyword:"type",params:{type: "string"},schema:schema0.properties.eventNames.properties["video-ended"].type,parentSchema:schema0.properties.eventNames.properties["video-ended"],data:data11};
(vErrors ??= []).push(err31);
errors++;
}
}
if(data2["video-closed"] !== undefined){
let data12 = data2["video-closed"];
if(typeof data12 === "string"){
if(data12.length > 100 && func1(data12) > 100){
const err32 = {instancePath:instancePath+"/eventNames/video-closed",schemaPath:"#/properties/eventNames/properties/video-closed/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.eventNames.properties["video-closed"],data:data12};
(vErrors ??= []).push(err32);
errors++;
}
if(data12.length < 2 * 1 && func1(data12) < 1){
const err33 = {instancePath:instancePath+"/eventNames/video-closed",schemaPath:"#/properties/eventNames/properties/video-closed/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.eventNames.properties["video-closed"],data:data12};
(vErrors ??= []).push(err33);
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/eventNames/video-closed",schemaPath:"#/properties/eventNames/properties/video-closed/type",keyword:"type",params:{type: "string"},schema:schema0.properties.eventNames.properties["video-closed"].type,parentSchema:schema0.properties.eventNames.properties["video-closed"],data:data12};
(vErrors ??= []).push(err34);
errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/eventNames",schemaPath:"#/properties/eventNames/type",keyword:"type",params:{type: "object"},schema:schema0.properties.eventNames.type,parentSchema:schema0.properties.eventNames,data:data2};
(vErrors ??= []).push(err35);
errors++;
}
}
if(data.field !== undefined){
if(!(validate1(data.field, {instancePath:instancePath+"/field",parentData:data,parentDataProperty:"field",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
