// Made by `npm run generate` from ../scenario.schema.json. Do not edit.
// @ts-nocheck
import type { Shape } from '../check-module.ts';
import { countCharacters } from '../count-characters.ts';
import { fold } from '../problems/fold.ts';
import type { Problem } from '../problems/problem.ts';

const validate = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/scenario.schema.json","title":"Scenario","description":"A state of the site under a stable address: which page, for whom, when, and what goes wrong meanwhile.","type":"object","additionalProperties":false,"required":["title","page"],"properties":{"$schema":{"type":"string","description":"Names this schema."},"title":{"type":"string","minLength":1,"maxLength":120,"description":"What is to be seen here.","examples":["Service card with every field"]},"description":{"type":"string","maxLength":400,"description":"What to look at, where the title does not say it."},"tags":{"type":"array","maxItems":20,"items":{"type":"string","pattern":"^[a-z0-9][a-z0-9-]*$"},"description":"Words to filter by.","examples":[["card","long-text"]]},"page":{"$ref":"https://experience.local/shared/scenario-page.schema.json"},"patch":{"type":"array","maxItems":100,"items":{"$ref":"https://experience.local/shared/patch-operation.schema.json"},"description":"Changes to the page response, in the order they are made."},"layout":{"type":"string","minLength":1,"description":"The layout of the page, in the place of that of its route.","examples":["focus"]},"query":{"type":"string","minLength":1,"maxLength":20000,"description":"What the address has behind its question mark. The page is made for it.","examples":["q=card&page=2"]},"standalone":{"type":"boolean","default":false,"description":"true: the address has the flag standalone, so that the page comes without the site's navigation."},"enhancedWebview":{"type":"boolean","default":false,"description":"true: the frame of an app stands around the page, in the place of top bar and footer."},"shellPatch":{"type":"array","maxItems":100,"items":{"$ref":"https://experience.local/shared/patch-operation.schema.json"},"description":"Changes to the content of the shell, in the order they are made."},"locale":{"$ref":"https://experience.local/shared/locale.schema.json"},"segment":{"type":"string","minLength":1,"description":"The customer segment.","examples":["individuals"]},"session":{"enum":["anonymous","empty","signed-in","private","business","private-and-business","employee"],"default":"anonymous","description":"Whether somebody is signed in, and with which profiles: private and business are the two kinds of client, an employee of the bank has a private profile besides, signed-in leaves the kind open. Whoever is anonymous has a token of nobody; empty is the session of whom no service knows."},"levelOfAssurance":{"type":"integer","minimum":0,"maximum":99,"description":"How sure it is who is signed in, for all profiles; from 5 on, the client context may be asked for. Left out: 0.","examples":[5]},"consent":{"enum":[1,2,3,"none"],"default":1,"description":"The level of the stored cookie choice; none where nothing was chosen yet, so that the cookie dialog opens."},"cookieLink":{"type":"boolean","default":false,"description":"true: the visitor has followed the footer's link to the choice of cookies, which opens the cookie dialog."},"experiment":{"type":"string","minLength":1,"description":"The variant that an experiment decides on."},"viewport":{"$ref":"https://experience.local/shared/viewport.schema.json"},"device":{"enum":["android","ios"],"description":"The kind of phone or tablet that the page is shown on. Left out: another machine."},"clock":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$","description":"The time at which the page is opened, in UTC. Left out: 20 November 2026, 9 o'clock.","examples":["2026-11-20T09:00:00Z"]},"native":{"type":"boolean","default":false,"description":"true: inside the mobile app."},"media":{"$ref":"https://experience.local/shared/scenario-media.schema.json"},"faults":{"$ref":"https://experience.local/shared/scenario-faults.schema.json"},"expectedFaults":{"type":"array","maxItems":50,"items":{"type":"string","pattern":"^[a-z][a-z0-9-]*$"},"description":"Codes of the faults that this scenario is meant to show, each as often as it is reported."}}};
const schema31Names = new Set(Object.keys(schema31.properties));
const schema32 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/scenario-page.schema.json","title":"ScenarioPage","description":"The page of a scenario: a page of the fixtures, one component alone in the zone it is made for, a part of the kit in one of its states, or an address whose route shows features alone.","type":"object","additionalProperties":false,"minProperties":1,"maxProperties":1,"properties":{"fixture":{"type":"string","pattern":"^[a-z0-9]+(?:[/-][a-z0-9]+)*$","description":"A page response, by its path below fixtures/pages.","examples":["en/individuals"]},"component":{"type":"string","pattern":"^[a-z0-9]+(?:[/-][a-z0-9]+)*(?:\\.invalid)?$","description":"A component fixture, by its path below fixtures.","examples":["cards/service-card/full"]},"path":{"type":"string","pattern":"^/[a-z0-9]+(?:[/-][a-z0-9]+)*$","description":"A path of the site whose route shows features in the place of a page.","examples":["/en/individuals/branches/ghent-korenmarkt"]},"specimen":{"type":"string","pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*/[a-z0-9]+(?:-[a-z0-9]+)*$","description":"A part of the kit and one of its states, as its specimens name it.","examples":["button/filled"]}}};
const schema33 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/patch-operation.schema.json","title":"PatchOperation","description":"One change, as in JSON Patch (RFC 6902).","type":"object","additionalProperties":false,"required":["op","path"],"properties":{"op":{"enum":["add","remove","replace"],"description":"What to do there."},"path":{"type":"string","pattern":"^(/[^/]*)+$","description":"JSON pointer into the page response.","examples":["/data/flexZone/flexComponents/0/title"]},"value":{"description":"What to put there. Left out for remove."}},"if":{"properties":{"op":{"const":"remove"}}},"else":{"required":["value"]}};
const schema35 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/locale.schema.json","title":"Locale","description":"A language with its region, and with its script where it has several.","type":"string","pattern":"^[a-z]{2,3}(-[A-Z][a-z]{3})?-([A-Z]{2}|[0-9]{3})$","examples":["en-GB","fr-BE","nl-BE","de-DE","zh-Hans-CN","es-419","fil-PH"]};
const schema36 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/viewport.schema.json","title":"Viewport","description":"The size of the window in CSS pixels.","type":"object","additionalProperties":false,"required":["width"],"properties":{"width":{"type":"integer","minimum":200,"maximum":4000,"description":"Its width.","examples":[360,840,1440]},"height":{"type":"integer","minimum":200,"maximum":4000,"default":900,"description":"Its height."}}};
const schema37 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/scenario-media.schema.json","title":"ScenarioMedia","description":"What the visitor's system prefers, by media feature. One that is left out is as the machine has it.","type":"object","additionalProperties":false,"minProperties":1,"properties":{"prefers-reduced-motion":{"enum":["no-preference","reduce"],"description":"Whether little is to move."},"forced-colors":{"enum":["none","active"],"description":"Whether the system chooses the colours."},"prefers-color-scheme":{"enum":["light","dark"],"description":"Light or dark colours."},"prefers-contrast":{"enum":["no-preference","more","less"],"description":"More or less contrast."},"prefers-reduced-transparency":{"enum":["no-preference","reduce"],"description":"Whether little is to be seen through."}}};
const func1 = Object.prototype.hasOwnProperty;
const func2 = countCharacters;
const pattern4 = new RegExp("^[a-z0-9][a-z0-9-]*$", "u");
const pattern5 = new RegExp("^[a-z0-9]+(?:[/-][a-z0-9]+)*$", "u");
const pattern6 = new RegExp("^[a-z0-9]+(?:[/-][a-z0-9]+)*(?:\\.invalid)?$", "u");
const pattern7 = new RegExp("^/[a-z0-9]+(?:[/-][a-z0-9]+)*$", "u");
const pattern8 = new RegExp("^[a-z0-9]+(?:-[a-z0-9]+)*/[a-z0-9]+(?:-[a-z0-9]+)*$", "u");
const pattern9 = new RegExp("^(/[^/]*)+$", "u");
const pattern11 = new RegExp("^[a-z]{2,3}(-[A-Z][a-z]{3})?-([A-Z]{2}|[0-9]{3})$", "u");
const pattern12 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$", "u");
const pattern13 = new RegExp("^[a-z][a-z0-9-]*$", "u");
const schema38 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/scenario-faults.schema.json","title":"ScenarioFaults","description":"How services let the page down, by endpoint.","type":"object","additionalProperties":false,"properties":{"page-model":{"$ref":"https://experience.local/shared/endpoint-fault.schema.json"},"macros":{"$ref":"https://experience.local/shared/endpoint-fault.schema.json"},"cms-data":{"$ref":"https://experience.local/shared/endpoint-fault.schema.json"},"search-results":{"$ref":"https://experience.local/shared/endpoint-fault.schema.json"},"opening-hours":{"$ref":"https://experience.local/shared/endpoint-fault.schema.json"},"suggestions":{"$ref":"https://experience.local/shared/endpoint-fault.schema.json"},"feature-config":{"$ref":"https://experience.local/shared/endpoint-fault.schema.json"},"app-config":{"$ref":"https://experience.local/shared/endpoint-fault.schema.json"},"client-context":{"$ref":"https://experience.local/shared/endpoint-fault.schema.json"},"images":{"$ref":"https://experience.local/shared/endpoint-fault.schema.json"},"modules":{"$ref":"https://experience.local/shared/endpoint-fault.schema.json"},"delivery":{"$ref":"https://experience.local/shared/endpoint-fault.schema.json"}}};
const schema38Names = new Set(Object.keys(schema38.properties));
const schema39 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/endpoint-fault.schema.json","title":"EndpointFault","description":"One way in which a service lets its callers down.","type":"object","additionalProperties":false,"required":["kind"],"properties":{"kind":{"enum":["slow","hang","status","html","truncated","empty","body","disconnect","reset","wrong-type","wrong-length","redirect","trickle","oversized"],"description":"slow answers late, hang never, trickle one byte at a time; disconnect breaks the connection before the answer, reset in the middle of it, wrong-length one byte before the end that its headers promise; html, truncated, empty and body answer something else, redirect leads elsewhere; wrong-type says that the right answer is plain text, and oversized makes it larger than any document may be."},"delayMs":{"type":"integer","minimum":0,"maximum":60000,"default":1000,"description":"How late a slow answer is, in milliseconds."},"status":{"type":"integer","minimum":200,"maximum":599,"default":500,"description":"The status of a status fault.","examples":[404,503]},"text":{"type":"string","default":"","description":"What a body fault answers."},"times":{"type":"integer","minimum":1,"maximum":100,"description":"How many calls meet the fault before the service answers as it should. Left out: all of them.","examples":[1]}}};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/scenario-faults.schema.json" */;
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
if(!(schema38Names.has(key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data["page-model"] !== undefined){
let data0 = data["page-model"];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.kind === undefined){
const err1 = {instancePath:instancePath+"/page-model",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/required",keyword:"required",params:{missingProperty: "kind"},schema:schema39.required,parentSchema:schema39,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key1 in data0){
if(!(((((key1 === "kind") || (key1 === "delayMs")) || (key1 === "status")) || (key1 === "text")) || (key1 === "times"))){
const err2 = {instancePath:instancePath+"/page-model",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema39,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.kind !== undefined){
let data1 = data0.kind;
if(!((((((((((((((data1 === "slow") || (data1 === "hang")) || (data1 === "status")) || (data1 === "html")) || (data1 === "truncated")) || (data1 === "empty")) || (data1 === "body")) || (data1 === "disconnect")) || (data1 === "reset")) || (data1 === "wrong-type")) || (data1 === "wrong-length")) || (data1 === "redirect")) || (data1 === "trickle")) || (data1 === "oversized"))){
const err3 = {instancePath:instancePath+"/page-model/kind",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/kind/enum",keyword:"enum",params:{allowedValues: schema39.properties.kind.enum},schema:schema39.properties.kind.enum,parentSchema:schema39.properties.kind,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.delayMs !== undefined){
let data2 = data0.delayMs;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err4 = {instancePath:instancePath+"/page-model/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/type",keyword:"type",params:{type: "integer"},schema:schema39.properties.delayMs.type,parentSchema:schema39.properties.delayMs,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 60000 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/page-model/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000},schema:60000,parentSchema:schema39.properties.delayMs,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/page-model/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema39.properties.delayMs,data:data2};
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
if(data0.status !== undefined){
let data3 = data0.status;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/page-model/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/type",keyword:"type",params:{type: "integer"},schema:schema39.properties.status.type,parentSchema:schema39.properties.status,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 599 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/page-model/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},schema:599,parentSchema:schema39.properties.status,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3 < 200 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/page-model/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 200},schema:200,parentSchema:schema39.properties.status,data:data3};
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
if(data0.text !== undefined){
let data4 = data0.text;
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/page-model/text",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/text/type",keyword:"type",params:{type: "string"},schema:schema39.properties.text.type,parentSchema:schema39.properties.text,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data0.times !== undefined){
let data5 = data0.times;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err11 = {instancePath:instancePath+"/page-model/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/type",keyword:"type",params:{type: "integer"},schema:schema39.properties.times.type,parentSchema:schema39.properties.times,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 100 || isNaN(data5)){
const err12 = {instancePath:instancePath+"/page-model/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema39.properties.times,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err13 = {instancePath:instancePath+"/page-model/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema39.properties.times,data:data5};
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
}
else {
const err14 = {instancePath:instancePath+"/page-model",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/type",keyword:"type",params:{type: "object"},schema:schema39.type,parentSchema:schema39,data:data0};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.macros !== undefined){
let data6 = data.macros;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.kind === undefined){
const err15 = {instancePath:instancePath+"/macros",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/required",keyword:"required",params:{missingProperty: "kind"},schema:schema39.required,parentSchema:schema39,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
for(const key2 in data6){
if(!(((((key2 === "kind") || (key2 === "delayMs")) || (key2 === "status")) || (key2 === "text")) || (key2 === "times"))){
const err16 = {instancePath:instancePath+"/macros",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema39,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data6.kind !== undefined){
let data7 = data6.kind;
if(!((((((((((((((data7 === "slow") || (data7 === "hang")) || (data7 === "status")) || (data7 === "html")) || (data7 === "truncated")) || (data7 === "empty")) || (data7 === "body")) || (data7 === "disconnect")) || (data7 === "reset")) || (data7 === "wrong-type")) || (data7 === "wrong-length")) || (data7 === "redirect")) || (data7 === "trickle")) || (data7 === "oversized"))){
const err17 = {instancePath:instancePath+"/macros/kind",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/kind/enum",keyword:"enum",params:{allowedValues: schema39.properties.kind.enum},schema:schema39.properties.kind.enum,parentSchema:schema39.properties.kind,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data6.delayMs !== undefined){
let data8 = data6.delayMs;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err18 = {instancePath:instancePath+"/macros/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/type",keyword:"type",params:{type: "integer"},schema:schema39.properties.delayMs.type,parentSchema:schema39.properties.delayMs,data:data8};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 60000 || isNaN(data8)){
const err19 = {instancePath:instancePath+"/macros/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000},schema:60000,parentSchema:schema39.properties.delayMs,data:data8};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err20 = {instancePath:instancePath+"/macros/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema39.properties.delayMs,data:data8};
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
if(data6.status !== undefined){
let data9 = data6.status;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err21 = {instancePath:instancePath+"/macros/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/type",keyword:"type",params:{type: "integer"},schema:schema39.properties.status.type,parentSchema:schema39.properties.status,data:data9};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 599 || isNaN(data9)){
const err22 = {instancePath:instancePath+"/macros/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},schema:599,parentSchema:schema39.properties.status,data:data9};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data9 < 200 || isNaN(data9)){
const err23 = {instancePath:instancePath+"/macros/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 200},schema:200,parentSchema:schema39.properties.status,data:data9};
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
if(data6.text !== undefined){
let data10 = data6.text;
if(typeof data10 !== "string"){
const err24 = {instancePath:instancePath+"/macros/text",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/text/type",keyword:"type",params:{type: "string"},schema:schema39.properties.text.type,parentSchema:schema39.properties.text,data:data10};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data6.times !== undefined){
let data11 = data6.times;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err25 = {instancePath:instancePath+"/macros/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/type",keyword:"type",params:{type: "integer"},schema:schema39.properties.times.type,parentSchema:schema39.properties.times,data:data11};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 100 || isNaN(data11)){
const err26 = {instancePath:instancePath+"/macros/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema39.properties.times,data:data11};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data11 < 1 || isNaN(data11)){
const err27 = {instancePath:instancePath+"/macros/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema39.properties.times,data:data11};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
}
else {
const err28 = {instancePath:instancePath+"/macros",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/type",keyword:"type",params:{type: "object"},schema:schema39.type,parentSchema:schema39,data:data6};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data["cms-data"] !== undefined){
let data12 = data["cms-data"];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.kind === undefined){
const err29 = {instancePath:instancePath+"/cms-data",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/required",keyword:"required",params:{missingProperty: "kind"},schema:schema39.required,parentSchema:schema39,data:data12};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
for(const key3 in data12){
if(!(((((key3 === "kind") || (key3 === "delayMs")) || (key3 === "status")) || (key3 === "text")) || (key3 === "times"))){
const err30 = {instancePath:instancePath+"/cms-data",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},schema:false,parentSchema:schema39,data:data12};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data12.kind !== undefined){
let data13 = data12.kind;
if(!((((((((((((((data13 === "slow") || (data13 === "hang")) || (data13 === "status")) || (data13 === "html")) || (data13 === "truncated")) || (data13 === "empty")) || (data13 === "body")) || (data13 === "disconnect")) || (data13 === "reset")) || (data13 === "wrong-type")) || (data13 === "wrong-length")) || (data13 === "redirect")) || (data13 === "trickle")) || (data13 === "oversized"))){
const err31 = {instancePath:instancePath+"/cms-data/kind",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/kind/enum",keyword:"enum",params:{allowedValues: schema39.properties.kind.enum},schema:schema39.properties.kind.enum,parentSchema:schema39.properties.kind,data:data13};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data12.delayMs !== undefined){
let data14 = data12.delayMs;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err32 = {instancePath:instancePath+"/cms-data/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/type",keyword:"type",params:{type: "integer"},schema:schema39.properties.delayMs.type,parentSchema:schema39.properties.delayMs,data:data14};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 60000 || isNaN(data14)){
const err33 = {instancePath:instancePath+"/cms-data/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000},schema:60000,parentSchema:schema39.properties.delayMs,data:data14};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data14 < 0 || isNaN(data14)){
const err34 = {instancePath:instancePath+"/cms-data/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema39.properties.delayMs,data:data14};
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
if(data12.status !== undefined){
let data15 = data12.status;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err35 = {instancePath:instancePath+"/cms-data/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/type",keyword:"type",params:{type: "integer"},schema:schema39.properties.status.type,parentSchema:schema39.properties.status,data:data15};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 599 || isNaN(data15)){
const err36 = {instancePath:instancePath+"/cms-data/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},schema:599,parentSchema:schema39.properties.status,data:data15};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data15 < 200 || isNaN(data15)){
const err37 = {instancePath:instancePath+"/cms-data/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 200},schema:200,parentSchema:schema39.properties.status,data:data15};
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
if(data12.text !== undefined){
let data16 = data12.text;
if(typeof data16 !== "string"){
const err38 = {instancePath:instancePath+"/cms-data/text",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/text/type",keyword:"type",params:{type: "string"},schema:schema39.properties.text.type,parentSchema:schema39.properties.text,data:data16};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data12.times !== undefined){
let data17 = data12.times;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err39 = {instancePath:instancePath+"/cms-data/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/type",keyword:"type",params:{type: "integer"},schema:schema39.properties.times.type,parentSchema:schema39.properties.times,data:data17};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 100 || isNaN(data17)){
const err40 = {instancePath:instancePath+"/cms-data/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema39.properties.times,data:data17};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data17 < 1 || isNaN(data17)){
const err41 = {instancePath:instancePath+"/cms-data/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema39.properties.times,data:data17};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
}
else {
const err42 = {instancePath:instancePath+"/cms-data",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/type",keyword:"type",params:{type: "object"},schema:schema39.type,parentSchema:schema39,data:data12};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data["search-results"] !== undefined){
let data18 = data["search-results"];
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.kind === undefined){
const err43 = {instancePath:instancePath+"/search-results",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/required",keyword:"required",params:{missingProperty: "kind"},schema:schema39.required,parentSchema:schema39,data:data18};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
for(const key4 in data18){
if(!(((((key4 === "kind") || (key4 === "delayMs")) || (key4 === "status")) || (key4 === "text")) || (key4 === "times"))){
const err44 = {instancePath:instancePath+"/search-results",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},schema:false,parentSchema:schema39,data:data18};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data18.kind !== undefined){
let data19 = data18.kind;
if(!((((((((((((((data19 === "slow") || (data19 === "hang")) || (data19 === "status")) || (data19 === "html")) || (data19 === "truncated")) || (data19 === "empty")) || (data19 === "body")) || (data19 === "disconnect")) || (data19 === "reset")) || (data19 === "wrong-type")) || (data19 === "wrong-length")) || (data19 === "redirect")) || (data19 === "trickle")) || (data19 === "oversized"))){
const err45 = {instancePath:instancePath+"/search-results/kind",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/kind/enum",keyword:"enum",params:{allowedValues: schema39.properties.kind.enum},schema:schema39.properties.kind.enum,parentSchema:schema39.properties.kind,data:data19};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data18.delayMs !== undefined){
let data20 = data18.delayMs;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err46 = {instancePath:instancePath+"/search-results/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/type",keyword:"type",params:{type: "integer"},schema:schema39.properties.delayMs.type,parentSchema:schema39.properties.delayMs,data:data20};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 60000 || isNaN(data20)){
const err47 = {instancePath:instancePath+"/search-results/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000},schema:60000,parentSchema:schema39.properties.delayMs,data:data20};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data20 < 0 || isNaN(data20)){
const err48 = {instancePath:instancePath+"/search-results/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema39.properties.delayMs,data:data20};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
if(data18.status !== undefined){
let data21 = data18.status;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err49 = {instancePath:instancePath+"/search-results/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/type",keyword:"type",params:{type: "integer"},schema:schema39.properties.status.type,parentSchema:schema39.properties.status,data:data21};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 599 || isNaN(data21)){
const err50 = {instancePath:instancePath+"/search-results/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},schema:599,parentSchema:schema39.properties.status,data:data21};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data21 < 200 || isNaN(data21)){
const err51 = {instancePath:instancePath+"/search-results/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 200},schema:200,parentSchema:schema39.properties.status,data:data21};
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
if(data18.text !== undefined){
let data22 = data18.text;
if(typeof data22 !== "string"){
const err52 = {instancePath:instancePath+"/search-results/text",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/text/type",keyword:"type",params:{type: "string"},schema:schema39.properties.text.type,parentSchema:schema39.properties.text,data:data22};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data18.times !== undefined){
let data23 = data18.times;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
const err53 = {instancePath:instancePath+"/search-results/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/type",keyword:"type",params:{type: "integer"},schema:schema39.properties.times.type,parentSchema:schema39.properties.times,data:data23};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 > 100 || isNaN(data23)){
const err54 = {instancePath:instancePath+"/search-results/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema39.properties.times,data:data23};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data23 < 1 || isNaN(data23)){
const err55 = {instancePath:instancePath+"/search-results/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema39.properties.times,data:data23};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
}
else {
const err56 = {instancePath:instancePath+"/search-results",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/type",keyword:"type",params:{type: "object"},schema:schema39.type,parentSchema:schema39,data:data18};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data["opening-hours"] !== undefined){
let data24 = data["opening-hours"];
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.kind === undefined){
const err57 = {instancePath:instancePath+"/opening-hours",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/required",keyword:"required",params:{missingProperty: "kind"},schema:schema39.required,parentSchema:schema39,data:data24};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
for(const key5 in data24){
if(!(((((key5 === "kind") || (key5 === "delayMs")) || (key5 === "status")) || (key5 === "text")) || (key5 === "times"))){
const err58 = {instancePath:instancePath+"/opening-hours",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},schema:false,parentSchema:schema39,data:data24};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data24.kind !== undefined){
let data25 = data24.kind;
if(!((((((((((((((data25 === "slow") || (data25 === "hang")) || (data25 === "status")) || (data25 === "html")) || (data25 === "truncated")) || (data25 === "empty")) || (data25 === "body")) || (data25 === "disconnect")) || (data25 === "reset")) || (data25 === "wrong-type")) || (data25 === "wrong-length")) || (data25 === "redirect")) || (data25 === "trickle")) || (data25 === "oversized"))){
const err59 = {instancePath:instancePath+"/opening-hours/kind",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/kind/enum",keyword:"enum",params:{allowedValues: schema39.properties.kind.enum},schema:schema39.properties.kind.enum,parentSchema:schema39.properties.kind,data:data25};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data24.delayMs !== undefined){
let data26 = data24.delayMs;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err60 = {instancePath:instancePath+"/opening-hours/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/type",keyword:"type",params:{type: "integer"},schema:schema39.properties.delayMs.type,parentSchema:schema39.properties.delayMs,data:data26};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 > 60000 || isNaN(data26)){
const err61 = {instancePath:instancePath+"/opening-hours/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000},schema:60000,parentSchema:schema39.properties.delayMs,data:data26};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(data26 < 0 || isNaN(data26)){
const err62 = {instancePath:instancePath+"/opening-hours/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema39.properties.delayMs,data:data26};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
if(data24.status !== undefined){
let data27 = data24.status;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
const err63 = {instancePath:instancePath+"/opening-hours/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/type",keyword:"type",params:{type: "integer"},schema:schema39.properties.status.type,parentSchema:schema39.properties.status,data:data27};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 > 599 || isNaN(data27)){
const err64 = {instancePath:instancePath+"/opening-hours/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},schema:599,parentSchema:schema39.properties.status,data:data27};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(data27 < 200 || isNaN(data27)){
const err65 = {instancePath:instancePath+"/opening-hours/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 200},schema:200,parentSchema:schema39.properties.status,data:data27};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
}
if(data24.text !== undefined){
let data28 = data24.text;
if(typeof data28 !== "string"){
const err66 = {instancePath:instancePath+"/opening-hours/text",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/text/type",keyword:"type",params:{type: "string"},schema:schema39.properties.text.type,parentSchema:schema39.properties.text,data:data28};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data24.times !== undefined){
let data29 = data24.times;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
const err67 = {instancePath:instancePath+"/opening-hours/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/type",keyword:"type",params:{type: "integer"},schema:schema39.properties.times.type,parentSchema:schema39.properties.times,data:data29};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 > 100 || isNaN(data29)){
const err68 = {instancePath:instancePath+"/opening-hours/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema39.properties.times,data:data29};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(data29 < 1 || isNaN(data29)){
const err69 = {instancePath:instancePath+"/opening-hours/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema39.properties.times,data:data29};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
}
}
else {
const err70 = {instancePath:instancePath+"/opening-hours",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/type",keyword:"type",params:{type: "object"},schema:schema39.type,parentSchema:schema39,data:data24};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data.suggestions !== undefined){
let data30 = data.suggestions;
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
if(data30.kind === undefined){
const err71 = {instancePath:instancePath+"/suggestions",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/required",keyword:"required",params:{missingProperty: "kind"},schema:schema39.required,parentSchema:schema39,data:data30};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
for(const key6 in data30){
if(!(((((key6 === "kind") || (key6 === "delayMs")) || (key6 === "status")) || (key6 === "text")) || (key6 === "times"))){
const err72 = {instancePath:instancePath+"/suggestions",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},schema:false,parentSchema:schema39,data:data30};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data30.kind !== undefined){
let data31 = data30.kind;
if(!((((((((((((((data31 === "slow") || (data31 === "hang")) || (data31 === "status")) || (data31 === "html")) || (data31 === "truncated")) || (data31 === "empty")) || (data31 === "body")) || (data31 === "disconnect")) || (data31 === "reset")) || (data31 === "wrong-type")) || (data31 === "wrong-length")) || (data31 === "redirect")) || (data31 === "trickle")) || (data31 === "oversized"))){
const err73 = {instancePath:instancePath+"/suggestions/kind",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/kind/enum",keyword:"enum",params:{allowedValues: schema39.properties.kind.enum},schema:schema39.properties.kind.enum,parentSchema:schema39.properties.kind,data:data31};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data30.delayMs !== undefined){
let data32 = data30.delayMs;
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
const err74 = {instancePath:instancePath+"/suggestions/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/type",keyword:"type",params:{type: "integer"},schema:schema39.properties.delayMs.type,parentSchema:schema39.properties.delayMs,data:data32};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 > 60000 || isNaN(data32)){
const err75 = {instancePath:instancePath+"/suggestions/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000},schema:60000,parentSchema:schema39.properties.delayMs,data:data32};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(data32 < 0 || isNaN(data32)){
const err76 = {instancePath:instancePath+"/suggestions/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema39.properties.delayMs,data:data32};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
}
if(data30.status !== undefined){
let data33 = data30.status;
if(!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))){
const err77 = {instancePath:instancePath+"/suggestions/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/type",keyword:"type",params:{type: "integer"},schema:schema39.properties.status.type,parentSchema:schema39.properties.status,data:data33};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if((typeof data33 == "number") && (isFinite(data33))){
if(data33 > 599 || isNaN(data33)){
const err78 = {instancePath:instancePath+"/suggestions/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},schema:599,parentSchema:schema39.properties.status,data:data33};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(data33 < 200 || isNaN(data33)){
const err79 = {instancePath:instancePath+"/suggestions/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 200},schema:200,parentSchema:schema39.properties.status,data:data33};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
}
if(data30.text !== undefined){
let data34 = data30.text;
if(typeof data34 !== "string"){
const err80 = {instancePath:instancePath+"/suggestions/text",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/text/type",keyword:"type",params:{type: "string"},schema:schema39.properties.text.type,parentSchema:schema39.properties.text,data:data34};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data30.times !== undefined){
let data35 = data30.times;
if(!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))){
const err81 = {instancePath:instancePath+"/suggestions/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/type",keyword:"type",params:{type: "integer"},schema:schema39.properties.times.type,parentSchema:schema39.properties.times,data:data35};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 > 100 || isNaN(data35)){
const err82 = {instancePath:instancePath+"/suggestions/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema39.properties.times,data:data35};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(data35 < 1 || isNaN(data35)){
const err83 = {instancePath:instancePath+"/suggestions/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema39.properties.times,data:data35};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
}
}
else {
const err84 = {instancePath:instancePath+"/suggestions",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/type",keyword:"type",params:{type: "object"},schema:schema39.type,parentSchema:schema39,data:data30};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data["feature-config"] !== undefined){
let data36 = data["feature-config"];
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
if(data36.kind === undefined){
const err85 = {instancePath:instancePath+"/feature-config",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/required",keyword:"required",params:{missingProperty: "kind"},schema:schema39.required,parentSchema:schema39,data:data36};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
for(const key7 in data36){
if(!(((((key7 === "kind") || (key7 === "delayMs")) || (key7 === "status")) || (key7 === "text")) || (key7 === "times"))){
const err86 = {instancePath:instancePath+"/feature-config",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},schema:false,parentSchema:schema39,data:data36};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data36.kind !== undefined){
let data37 = data36.kind;
if(!((((((((((((((data37 === "slow") || (data37 === "hang")) || (data37 === "status")) || (data37 === "html")) || (data37 === "truncated")) || (data37 === "empty")) || (data37 === "body")) || (data37 === "disconnect")) || (data37 === "reset")) || (data37 === "wrong-type")) || (data37 === "wrong-length")) || (data37 === "redirect")) || (data37 === "trickle")) || (data37 === "oversized"))){
const err87 = {instancePath:instancePath+"/feature-config/kind",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/kind/enum",keyword:"enum",params:{allowedValues: schema39.properties.kind.enum},schema:schema39.properties.kind.enum,parentSchema:schema39.properties.kind,data:data37};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data36.delayMs !== undefined){
let data38 = data36.delayMs;
if(!(((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38))) && (isFinite(data38)))){
const err88 = {instancePath:instancePath+"/feature-config/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/type",keyword:"type",params:{type: "integer"},schema:schema39.properties.delayMs.type,parentSchema:schema39.properties.delayMs,data:data38};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if((typeof data38 == "number") && (isFinite(data38))){
if(data38 > 60000 || isNaN(data38)){
const err89 = {instancePath:instancePath+"/feature-config/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000},schema:60000,parentSchema:schema39.properties.delayMs,data:data38};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(data38 < 0 || isNaN(data38)){
const err90 = {instancePath:instancePath+"/feature-config/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema39.properties.delayMs,data:data38};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
}
if(data36.status !== undefined){
let data39 = data36.status;
if(!(((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39))) && (isFinite(data39)))){
const err91 = {instancePath:instancePath+"/feature-config/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/type",keyword:"type",params:{type: "integer"},schema:schema39.properties.status.type,parentSchema:schema39.properties.status,data:data39};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if((typeof data39 == "number") && (isFinite(data39))){
if(data39 > 599 || isNaN(data39)){
const err92 = {instancePath:instancePath+"/feature-config/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},schema:599,parentSchema:schema39.properties.status,data:data39};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(data39 < 200 || isNaN(data39)){
const err93 = {instancePath:instancePath+"/feature-config/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 200},schema:200,parentSchema:schema39.properties.status,data:data39};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
}
if(data36.text !== undefined){
let data40 = data36.text;
if(typeof data40 !== "string"){
const err94 = {instancePath:instancePath+"/feature-config/text",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/text/type",keyword:"type",params:{type: "string"},schema:schema39.properties.text.type,parentSchema:schema39.properties.text,data:data40};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data36.times !== undefined){
let data41 = data36.times;
if(!(((typeof data41 == "number") && (!(data41 % 1) && !isNaN(data41))) && (isFinite(data41)))){
const err95 = {instancePath:instancePath+"/feature-config/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/type",keyword:"type",params:{type: "integer"},schema:schema39.properties.times.type,parentSchema:schema39.properties.times,data:data41};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
if((typeof data41 == "number") && (isFinite(data41))){
if(data41 > 100 || isNaN(data41)){
const err96 = {instancePath:instancePath+"/feature-config/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema39.properties.times,data:data41};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
if(data41 < 1 || isNaN(data41)){
const err97 = {instancePath:instancePath+"/feature-config/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema39.properties.times,data:data41};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
}
}
else {
const err98 = {instancePath:instancePath+"/feature-config",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/type",keyword:"type",params:{type: "object"},schema:schema39.type,parentSchema:schema39,data:data36};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data["app-config"] !== undefined){
let data42 = data["app-config"];
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
if(data42.kind === undefined){
const err99 = {instancePath:instancePath+"/app-config",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/required",keyword:"required",params:{missingProperty: "kind"},schema:schema39.required,parentSchema:schema39,data:data42};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
for(const key8 in data42){
if(!(((((key8 === "kind") || (key8 === "delayMs")) || (key8 === "status")) || (key8 === "text")) || (key8 === "times"))){
const err100 = {instancePath:instancePath+"/app-config",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},schema:false,parentSchema:schema39,data:data42};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
if(data42.kind !== undefined){
let data43 = data42.kind;
if(!((((((((((((((data43 === "slow") || (data43 === "hang")) || (data43 === "status")) || (data43 === "html")) || (data43 === "truncated")) || (data43 === "empty")) || (data43 === "body")) || (data43 === "disconnect")) || (data43 === "reset")) || (data43 === "wrong-type")) || (data43 === "wrong-length")) || (data43 === "redirect")) || (data43 === "trickle")) || (data43 === "oversized"))){
const err101 = {instancePath:instancePath+"/app-config/kind",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/kind/enum",keyword:"enum",params:{allowedValues: schema39.properties.kind.enum},schema:schema39.properties.kind.enum,parentSchema:schema39.properties.kind,data:data43};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data42.delayMs !== undefined){
let data44 = data42.delayMs;
if(!(((typeof data44 == "number") && (!(data44 % 1) && !isNaN(data44))) && (isFinite(data44)))){
const err102 = {instancePath:instancePath+"/app-config/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/type",keyword:"type",params:{type: "integer"},schema:schema39.properties.delayMs.type,parentSchema:schema39.properties.delayMs,data:data44};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
if((typeof data44 == "number") && (isFinite(data44))){
if(data44 > 60000 || isNaN(data44)){
const err103 = {instancePath:instancePath+"/app-config/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000},schema:60000,parentSchema:schema39.properties.delayMs,data:data44};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
if(data44 < 0 || isNaN(data44)){
const err104 = {instancePath:instancePath+"/app-config/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema39.properties.delayMs,data:data44};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
}
if(data42.status !== undefined){
let data45 = data42.status;
if(!(((typeof data45 == "number") && (!(data45 % 1) && !isNaN(data45))) && (isFinite(data45)))){
const err105 = {instancePath:instancePath+"/app-config/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/type",keyword:"type",params:{type: "integer"},schema:schema39.properties.status.type,parentSchema:schema39.properties.status,data:data45};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
if((typeof data45 == "number") && (isFinite(data45))){
if(data45 > 599 || isNaN(data45)){
const err106 = {instancePath:instancePath+"/app-config/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},schema:599,parentSchema:schema39.properties.status,data:data45};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
if(data45 < 200 || isNaN(data45)){
const err107 = {instancePath:instancePath+"/app-config/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 200},schema:200,parentSchema:schema39.properties.status,data:data45};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
}
if(data42.text !== undefined){
let data46 = data42.text;
if(typeof data46 !== "string"){
const err108 = {instancePath:instancePath+"/app-config/text",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/text/type",keyword:"type",params:{type: "string"},schema:schema39.properties.text.type,parentSchema:schema39.properties.text,data:data46};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
if(data42.times !== undefined){
let data47 = data42.times;
if(!(((typeof data47 == "number") && (!(data47 % 1) && !isNaN(data47))) && (isFinite(data47)))){
const err109 = {instancePath:instancePath+"/app-config/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/type",keyword:"type",params:{type: "integer"},schema:schema39.properties.times.type,parentSchema:schema39.properties.times,data:data47};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
if((typeof data47 == "number") && (isFinite(data47))){
if(data47 > 100 || isNaN(data47)){
const err110 = {instancePath:instancePath+"/app-config/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema39.properties.times,data:data47};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
if(data47 < 1 || isNaN(data47)){
const err111 = {instancePath:instancePath+"/app-config/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema39.properties.times,data:data47};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
}
}
else {
const err112 = {instancePath:instancePath+"/app-config",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/type",keyword:"type",params:{type: "object"},schema:schema39.type,parentSchema:schema39,data:data42};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
if(data["client-context"] !== undefined){
let data48 = data["client-context"];
if(data48 && typeof data48 == "object" && !Array.isArray(data48)){
if(data48.kind === undefined){
const err113 = {instancePath:instancePath+"/client-context",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/required",keyword:"required",params:{missingProperty: "kind"},schema:schema39.required,parentSchema:schema39,data:data48};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
for(const key9 in data48){
if(!(((((key9 === "kind") || (key9 === "delayMs")) || (key9 === "status")) || (key9 === "text")) || (key9 === "times"))){
const err114 = {instancePath:instancePath+"/client-context",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},schema:false,parentSchema:schema39,data:data48};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
if(data48.kind !== undefined){
let data49 = data48.kind;
if(!((((((((((((((data49 === "slow") || (data49 === "hang")) || (data49 === "status")) || (data49 === "html")) || (data49 === "truncated")) || (data49 === "empty")) || (data49 === "body")) || (data49 === "disconnect")) || (data49 === "reset")) || (data49 === "wrong-type")) || (data49 === "wrong-length")) || (data49 === "redirect")) || (data49 === "trickle")) || (data49 === "oversized"))){
const err115 = {instancePath:instancePath+"/client-context/kind",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/kind/enum",keyword:"enum",params:{allowedValues: schema39.properties.kind.enum},schema:schema39.properties.kind.enum,parentSchema:schema39.properties.kind,data:data49};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
if(data48.delayMs !== undefined){
let data50 = data48.delayMs;
if(!(((typeof data50 == "number") && (!(data50 % 1) && !isNaN(data50))) && (isFinite(data50)))){
const err116 = {instancePath:instancePath+"/client-context/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/type",keyword:"type",params:{type: "integer"},schema:schema39.properties.delayMs.type,parentSchema:schema39.properties.delayMs,data:data50};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
if((typeof data50 == "number") && (isFinite(data50))){
if(data50 > 60000 || isNaN(data50)){
const err117 = {instancePath:instancePath+"/client-context/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000},schema:60000,parentSchema:schema39.properties.delayMs,data:data50};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
if(data50 < 0 || isNaN(data50)){
const err118 = {instancePath:instancePath+"/client-context/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema39.properties.delayMs,data:data50};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
}
if(data48.status !== undefined){
let data51 = data48.status;
if(!(((typeof data51 == "number") && (!(data51 % 1) && !isNaN(data51))) && (isFinite(data51)))){
const err119 = {instancePath:instancePath+"/client-context/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/type",keyword:"type",params:{type: "integer"},schema:schema39.properties.status.type,parentSchema:schema39.properties.status,data:data51};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
if((typeof data51 == "number") && (isFinite(data51))){
if(data51 > 599 || isNaN(data51)){
const err120 = {instancePath:instancePath+"/client-context/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},schema:599,parentSchema:schema39.properties.status,data:data51};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
if(data51 < 200 || isNaN(data51)){
const err121 = {instancePath:instancePath+"/client-context/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 200},schema:200,parentSchema:schema39.properties.status,data:data51};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
}
if(data48.text !== undefined){
let data52 = data48.text;
if(typeof data52 !== "string"){
const err122 = {instancePath:instancePath+"/client-context/text",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/text/type",keyword:"type",params:{type: "string"},schema:schema39.properties.text.type,parentSchema:schema39.properties.text,data:data52};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
if(data48.times !== undefined){
let data53 = data48.times;
if(!(((typeof data53 == "number") && (!(data53 % 1) && !isNaN(data53))) && (isFinite(data53)))){
const err123 = {instancePath:instancePath+"/client-context/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/type",keyword:"type",params:{type: "integer"},schema:schema39.properties.times.type,parentSchema:schema39.properties.times,data:data53};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
if((typeof data53 == "number") && (isFinite(data53))){
if(data53 > 100 || isNaN(data53)){
const err124 = {instancePath:instancePath+"/client-context/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema39.properties.times,data:data53};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
if(data53 < 1 || isNaN(data53)){
const err125 = {instancePath:instancePath+"/client-context/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema39.properties.times,data:data53};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
}
}
else {
const err126 = {instancePath:instancePath+"/client-context",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/type",keyword:"type",params:{type: "object"},schema:schema39.type,parentSchema:schema39,data:data48};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
if(data.images !== undefined){
let data54 = data.images;
if(data54 && typeof data54 == "object" && !Array.isArray(data54)){
if(data54.kind === undefined){
const err127 = {instancePath:instancePath+"/images",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/required",keyword:"required",params:{missingProperty: "kind"},schema:schema39.required,parentSchema:schema39,data:data54};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
for(const key10 in data54){
if(!(((((key10 === "kind") || (key10 === "delayMs")) || (key10 === "status")) || (key10 === "text")) || (key10 === "times"))){
const err128 = {instancePath:instancePath+"/images",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},schema:false,parentSchema:schema39,data:data54};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
if(data54.kind !== undefined){
let data55 = data54.kind;
if(!((((((((((((((data55 === "slow") || (data55 === "hang")) || (data55 === "status")) || (data55 === "html")) || (data55 === "truncated")) || (data55 === "empty")) || (data55 === "body")) || (data55 === "disconnect")) || (data55 === "reset")) || (data55 === "wrong-type")) || (data55 === "wrong-length")) || (data55 === "redirect")) || (data55 === "trickle")) || (data55 === "oversized"))){
const err129 = {instancePath:instancePath+"/images/kind",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/kind/enum",keyword:"enum",params:{allowedValues: schema39.properties.kind.enum},schema:schema39.properties.kind.enum,parentSchema:schema39.properties.kind,data:data55};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
if(data54.delayMs !== undefined){
let data56 = data54.delayMs;
if(!(((typeof data56 == "number") && (!(data56 % 1) && !isNaN(data56))) && (isFinite(data56)))){
const err130 = {instancePath:instancePath+"/images/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/type",keyword:"type",params:{type: "integer"},schema:schema39.properties.delayMs.type,parentSchema:schema39.properties.delayMs,data:data56};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
if((typeof data56 == "number") && (isFinite(data56))){
if(data56 > 60000 || isNaN(data56)){
const err131 = {instancePath:instancePath+"/images/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000},schema:60000,parentSchema:schema39.properties.delayMs,data:data56};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
if(data56 < 0 || isNaN(data56)){
const err132 = {instancePath:instancePath+"/images/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema39.properties.delayMs,data:data56};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
}
if(data54.status !== undefined){
let data57 = data54.status;
if(!(((typeof data57 == "number") && (!(data57 % 1) && !isNaN(data57))) && (isFinite(data57)))){
const err133 = {instancePath:instancePath+"/images/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/type",keyword:"type",params:{type: "integer"},schema:schema39.properties.status.type,parentSchema:schema39.properties.status,data:data57};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
if((typeof data57 == "number") && (isFinite(data57))){
if(data57 > 599 || isNaN(data57)){
const err134 = {instancePath:instancePath+"/images/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},schema:599,parentSchema:schema39.properties.status,data:data57};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
if(data57 < 200 || isNaN(data57)){
const err135 = {instancePath:instancePath+"/images/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 200},schema:200,parentSchema:schema39.properties.status,data:data57};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
}
if(data54.text !== undefined){
let data58 = data54.text;
if(typeof data58 !== "string"){
const err136 = {instancePath:instancePath+"/images/text",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/text/type",keyword:"type",params:{type: "string"},schema:schema39.properties.text.type,parentSchema:schema39.properties.text,data:data58};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
if(data54.times !== undefined){
let data59 = data54.times;
if(!(((typeof data59 == "number") && (!(data59 % 1) && !isNaN(data59))) && (isFinite(data59)))){
const err137 = {instancePath:instancePath+"/images/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/type",keyword:"type",params:{type: "integer"},schema:schema39.properties.times.type,parentSchema:schema39.properties.times,data:data59};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
if((typeof data59 == "number") && (isFinite(data59))){
if(data59 > 100 || isNaN(data59)){
const err138 = {instancePath:instancePath+"/images/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema39.properties.times,data:data59};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
if(data59 < 1 || isNaN(data59)){
const err139 = {instancePath:instancePath+"/images/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema39.properties.times,data:data59};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
}
}
else {
const err140 = {instancePath:instancePath+"/images",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/type",keyword:"type",params:{type: "object"},schema:schema39.type,parentSchema:schema39,data:data54};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
if(data.modules !== undefined){
let data60 = data.modules;
if(data60 && typeof data60 == "object" && !Array.isArray(data60)){
if(data60.kind === undefined){
const err141 = {instancePath:instancePath+"/modules",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/required",keyword:"required",params:{missingProperty: "kind"},schema:schema39.required,parentSchema:schema39,data:data60};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
for(const key11 in data60){
if(!(((((key11 === "kind") || (key11 === "delayMs")) || (key11 === "status")) || (key11 === "text")) || (key11 === "times"))){
const err142 = {instancePath:instancePath+"/modules",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},schema:false,parentSchema:schema39,data:data60};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
}
if(data60.kind !== undefined){
let data61 = data60.kind;
if(!((((((((((((((data61 === "slow") || (data61 === "hang")) || (data61 === "status")) || (data61 === "html")) || (data61 === "truncated")) || (data61 === "empty")) || (data61 === "body")) || (data61 === "disconnect")) || (data61 === "reset")) || (data61 === "wrong-type")) || (data61 === "wrong-length")) || (data61 === "redirect")) || (data61 === "trickle")) || (data61 === "oversized"))){
const err143 = {instancePath:instancePath+"/modules/kind",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/kind/enum",keyword:"enum",params:{allowedValues: schema39.properties.kind.enum},schema:schema39.properties.kind.enum,parentSchema:schema39.properties.kind,data:data61};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
}
if(data60.delayMs !== undefined){
let data62 = data60.delayMs;
if(!(((typeof data62 == "number") && (!(data62 % 1) && !isNaN(data62))) && (isFinite(data62)))){
const err144 = {instancePath:instancePath+"/modules/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/type",keyword:"type",params:{type: "integer"},schema:schema39.properties.delayMs.type,parentSchema:schema39.properties.delayMs,data:data62};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
if((typeof data62 == "number") && (isFinite(data62))){
if(data62 > 60000 || isNaN(data62)){
const err145 = {instancePath:instancePath+"/modules/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000},schema:60000,parentSchema:schema39.properties.delayMs,data:data62};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
if(data62 < 0 || isNaN(data62)){
const err146 = {instancePath:instancePath+"/modules/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema39.properties.delayMs,data:data62};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
}
}
if(data60.status !== undefined){
let data63 = data60.status;
if(!(((typeof data63 == "number") && (!(data63 % 1) && !isNaN(data63))) && (isFinite(data63)))){
const err147 = {instancePath:instancePath+"/modules/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/type",keyword:"type",params:{type: "integer"},schema:schema39.properties.status.type,parentSchema:schema39.properties.status,data:data63};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
if((typeof data63 == "number") && (isFinite(data63))){
if(data63 > 599 || isNaN(data63)){
const err148 = {instancePath:instancePath+"/modules/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},schema:599,parentSchema:schema39.properties.status,data:data63};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
if(data63 < 200 || isNaN(data63)){
const err149 = {instancePath:instancePath+"/modules/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 200},schema:200,parentSchema:schema39.properties.status,data:data63};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
}
}
if(data60.text !== undefined){
let data64 = data60.text;
if(typeof data64 !== "string"){
const err150 = {instancePath:instancePath+"/modules/text",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/text/type",keyword:"type",params:{type: "string"},schema:schema39.properties.text.type,parentSchema:schema39.properties.text,data:data64};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
}
if(data60.times !== undefined){
let data65 = data60.times;
if(!(((typeof data65 == "number") && (!(data65 % 1) && !isNaN(data65))) && (isFinite(data65)))){
const err151 = {instancePath:instancePath+"/modules/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/type",keyword:"type",params:{type: "integer"},schema:schema39.properties.times.type,parentSchema:schema39.properties.times,data:data65};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
if((typeof data65 == "number") && (isFinite(data65))){
if(data65 > 100 || isNaN(data65)){
const err152 = {instancePath:instancePath+"/modules/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema39.properties.times,data:data65};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
if(data65 < 1 || isNaN(data65)){
const err153 = {instancePath:instancePath+"/modules/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema39.properties.times,data:data65};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
}
}
}
else {
const err154 = {instancePath:instancePath+"/modules",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/type",keyword:"type",params:{type: "object"},schema:schema39.type,parentSchema:schema39,data:data60};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
}
if(data.delivery !== undefined){
let data66 = data.delivery;
if(data66 && typeof data66 == "object" && !Array.isArray(data66)){
if(data66.kind === undefined){
const err155 = {instancePath:instancePath+"/delivery",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/required",keyword:"required",params:{missingProperty: "kind"},schema:schema39.required,parentSchema:schema39,data:data66};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
for(const key12 in data66){
if(!(((((key12 === "kind") || (key12 === "delayMs")) || (key12 === "status")) || (key12 === "text")) || (key12 === "times"))){
const err156 = {instancePath:instancePath+"/delivery",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12},schema:false,parentSchema:schema39,data:data66};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
}
if(data66.kind !== undefined){
let data67 = data66.kind;
if(!((((((((((((((data67 === "slow") || (data67 === "hang")) || (data67 === "status")) || (data67 === "html")) || (data67 === "truncated")) || (data67 === "empty")) || (data67 === "body")) || (data67 === "disconnect")) || (data67 === "reset")) || (data67 === "wrong-type")) || (data67 === "wrong-length")) || (data67 === "redirect")) || (data67 === "trickle")) || (data67 === "oversized"))){
const err157 = {instancePath:instancePath+"/delivery/kind",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/kind/enum",keyword:"enum",params:{allowedValues: schema39.properties.kind.enum},schema:schema39.properties.kind.enum,parentSchema:schema39.properties.kind,data:data67};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
}
if(data66.delayMs !== undefined){
let data68 = data66.delayMs;
if(!(((typeof data68 == "number") && (!(data68 % 1) && !isNaN(data68))) && (isFinite(data68)))){
const err158 = {instancePath:instancePath+"/delivery/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/type",keyword:"type",params:{type: "integer"},schema:schema39.properties.delayMs.type,parentSchema:schema39.properties.delayMs,data:data68};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
if((typeof data68 == "number") && (isFinite(data68))){
if(data68 > 60000 || isNaN(data68)){
const err159 = {instancePath:instancePath+"/delivery/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000},schema:60000,parentSchema:schema39.properties.delayMs,data:data68};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
if(data68 < 0 || isNaN(data68)){
const err160 = {instancePath:instancePath+"/delivery/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema39.properties.delayMs,data:data68};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
}
}
if(data66.status !== undefined){
let data69 = data66.status;
if(!(((typeof data69 == "number") && (!(data69 % 1) && !isNaN(data69))) && (isFinite(data69)))){
const err161 = {instancePath:instancePath+"/delivery/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/type",keyword:"type",params:{type: "integer"},schema:schema39.properties.status.type,parentSchema:schema39.properties.status,data:data69};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
if((typeof data69 == "number") && (isFinite(data69))){
if(data69 > 599 || isNaN(data69)){
const err162 = {instancePath:instancePath+"/delivery/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},schema:599,parentSchema:schema39.properties.status,data:data69};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
if(data69 < 200 || isNaN(data69)){
const err163 = {instancePath:instancePath+"/delivery/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 200},schema:200,parentSchema:schema39.properties.status,data:data69};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
}
}
if(data66.text !== undefined){
let data70 = data66.text;
if(typeof data70 !== "string"){
const err164 = {instancePath:instancePath+"/delivery/text",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/text/type",keyword:"type",params:{type: "string"},schema:schema39.properties.text.type,parentSchema:schema39.properties.text,data:data70};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
}
if(data66.times !== undefined){
let data71 = data66.times;
if(!(((typeof data71 == "number") && (!(data71 % 1) && !isNaN(data71))) && (isFinite(data71)))){
const err165 = {instancePath:instancePath+"/delivery/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/type",keyword:"type",params:{type: "integer"},schema:schema39.properties.times.type,parentSchema:schema39.properties.times,data:data71};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
if((typeof data71 == "number") && (isFinite(data71))){
if(data71 > 100 || isNaN(data71)){
const err166 = {instancePath:instancePath+"/delivery/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema39.properties.times,data:data71};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
if(data71 < 1 || isNaN(data71)){
const err167 = {instancePath:instancePath+"/delivery/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema39.properties.times,data:data71};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
}
}
}
else {
const err168 = {instancePath:instancePath+"/delivery",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/type",keyword:"type",params:{type: "object"},schema:schema39.type,parentSchema:schema39,data:data66};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
}
}
else {
const err169 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema38.type,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/scenario.schema.json" */;
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
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.page === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "page"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(schema31Names.has(key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.$schema !== undefined){
let data0 = data.$schema;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},schema:schema31.properties.$schema.type,parentSchema:schema31.properties.$schema,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(data1.length > 120 && func2(data1) > 120){
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 120},schema:120,parentSchema:schema31.properties.title,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.length < 2 * 1 && func2(data1) < 1){
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema31.properties.title,data:data1};
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
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},schema:schema31.properties.title.type,parentSchema:schema31.properties.title,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 === "string"){
if(data2.length > 400 && func2(data2) > 400){
const err7 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 400},schema:400,parentSchema:schema31.properties.description,data:data2};
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
const err8 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},schema:schema31.properties.description.type,parentSchema:schema31.properties.description,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.tags !== undefined){
let data3 = data.tags;
if(Array.isArray(data3)){
if(data3.length > 20){
const err9 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/maxItems",keyword:"maxItems",params:{limit: 20},schema:20,parentSchema:schema31.properties.tags,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(!pattern4.test(data4)){
const err10 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9-]*$"},schema:"^[a-z0-9][a-z0-9-]*$",parentSchema:schema31.properties.tags.items,data:data4};
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
const err11 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},schema:schema31.properties.tags.items.type,parentSchema:schema31.properties.tags.items,data:data4};
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
const err12 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},schema:schema31.properties.tags.type,parentSchema:schema31.properties.tags,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.page !== undefined){
let data5 = data.page;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(Object.keys(data5).length > 1){
const err13 = {instancePath:instancePath+"/page",schemaPath:"https://experience.local/shared/scenario-page.schema.json/maxProperties",keyword:"maxProperties",params:{limit: 1},schema:1,parentSchema:schema32,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(Object.keys(data5).length < 1){
const err14 = {instancePath:instancePath+"/page",schemaPath:"https://experience.local/shared/scenario-page.schema.json/minProperties",keyword:"minProperties",params:{limit: 1},schema:1,parentSchema:schema32,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key1 in data5){
if(!((((key1 === "fixture") || (key1 === "component")) || (key1 === "path")) || (key1 === "specimen"))){
const err15 = {instancePath:instancePath+"/page",schemaPath:"https://experience.local/shared/scenario-page.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema32,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data5.fixture !== undefined){
let data6 = data5.fixture;
if(typeof data6 === "string"){
if(!pattern5.test(data6)){
const err16 = {instancePath:instancePath+"/page/fixture",schemaPath:"https://experience.local/shared/scenario-page.schema.json/properties/fixture/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(?:[/-][a-z0-9]+)*$"},schema:"^[a-z0-9]+(?:[/-][a-z0-9]+)*$",parentSchema:schema32.properties.fixture,data:data6};
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
const err17 = {instancePath:instancePath+"/page/fixture",schemaPath:"https://experience.local/shared/scenario-page.schema.json/properties/fixture/type",keyword:"type",params:{type: "string"},schema:schema32.properties.fixture.type,parentSchema:schema32.properties.fixture,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data5.component !== undefined){
let data7 = data5.component;
if(typeof data7 === "string"){
if(!pattern6.test(data7)){
const err18 = {instancePath:instancePath+"/page/component",schemaPath:"https://experience.local/shared/scenario-page.schema.json/properties/component/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(?:[/-][a-z0-9]+)*(?:\\.invalid)?$"},schema:"^[a-z0-9]+(?:[/-][a-z0-9]+)*(?:\\.invalid)?$",parentSchema:schema32.properties.component,data:data7};
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
const err19 = {instancePath:instancePath+"/page/component",schemaPath:"https://experience.local/shared/scenario-page.schema.json/properties/component/type",keyword:"type",params:{type: "string"},schema:schema32.properties.component.type,parentSchema:schema32.properties.component,data:data7};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data5.path !== undefined){
let data8 = data5.path;
if(typeof data8 === "string"){
if(!pattern7.test(data8)){
const err20 = {instancePath:instancePath+"/page/path",schemaPath:"https://experience.local/shared/scenario-page.schema.json/properties/path/pattern",keyword:"pattern",params:{pattern: "^/[a-z0-9]+(?:[/-][a-z0-9]+)*$"},schema:"^/[a-z0-9]+(?:[/-][a-z0-9]+)*$",parentSchema:schema32.properties.path,data:data8};
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
const err21 = {instancePath:instancePath+"/page/path",schemaPath:"https://experience.local/shared/scenario-page.schema.json/properties/path/type",keyword:"type",params:{type: "string"},schema:schema32.properties.path.type,parentSchema:schema32.properties.path,data:data8};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data5.specimen !== undefined){
let data9 = data5.specimen;
if(typeof data9 === "string"){
if(!pattern8.test(data9)){
const err22 = {instancePath:instancePath+"/page/specimen",schemaPath:"https://experience.local/shared/scenario-page.schema.json/properties/specimen/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(?:-[a-z0-9]+)*/[a-z0-9]+(?:-[a-z0-9]+)*$"},schema:"^[a-z0-9]+(?:-[a-z0-9]+)*/[a-z0-9]+(?:-[a-z0-9]+)*$",parentSchema:schema32.properties.specimen,data:data9};
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
const err23 = {instancePath:instancePath+"/page/specimen",schemaPath:"https://experience.local/shared/scenario-page.schema.json/properties/specimen/type",keyword:"type",params:{type: "string"},schema:schema32.properties.specimen.type,parentSchema:schema32.properties.specimen,data:data9};
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
const err24 = {instancePath:instancePath+"/page",schemaPath:"https://experience.local/shared/scenario-page.schema.json/type",keyword:"type",params:{type: "object"},schema:schema32.type,parentSchema:schema32,data:data5};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.patch !== undefined){
let data10 = data.patch;
if(Array.isArray(data10)){
if(data10.length > 100){
const err25 = {instancePath:instancePath+"/patch",schemaPath:"#/properties/patch/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema31.properties.patch,data:data10};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
const _errs29 = errors;
let valid8 = true;
const _errs30 = errors;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.op !== undefined){
if("remove" !== data11.op){
const err26 = {};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
var _valid0 = _errs30 === errors;
errors = _errs29;
if(vErrors !== null){
if(_errs29){
vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs32 = errors;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.value === undefined){
const err27 = {instancePath:instancePath+"/patch/" + i1,schemaPath:"https://experience.local/shared/patch-operation.schema.json/else/required",keyword:"required",params:{missingProperty: "value"},schema:schema33.else.required,parentSchema:schema33.else,data:data11};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
var _valid0 = _errs32 === errors;
valid8 = _valid0;
}
if(!valid8){
const err28 = {instancePath:instancePath+"/patch/" + i1,schemaPath:"https://experience.local/shared/patch-operation.schema.json/if",keyword:"if",params:{failingKeyword: "else"},schema:schema33.if,parentSchema:schema33,data:data11};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.op === undefined){
const err29 = {instancePath:instancePath+"/patch/" + i1,schemaPath:"https://experience.local/shared/patch-operation.schema.json/required",keyword:"required",params:{missingProperty: "op"},schema:schema33.required,parentSchema:schema33,data:data11};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data11.path === undefined){
const err30 = {instancePath:instancePath+"/patch/" + i1,schemaPath:"https://experience.local/shared/patch-operation.schema.json/required",keyword:"required",params:{missingProperty: "path"},schema:schema33.required,parentSchema:schema33,data:data11};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
for(const key2 in data11){
if(!(((key2 === "op") || (key2 === "path")) || (key2 === "value"))){
const err31 = {instancePath:instancePath+"/patch/" + i1,schemaPath:"https://experience.local/shared/patch-operation.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema33,data:data11};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data11.op !== undefined){
let data13 = data11.op;
if(!(((data13 === "add") || (data13 === "remove")) || (data13 === "replace"))){
const err32 = {instancePath:instancePath+"/patch/" + i1+"/op",schemaPath:"https://experience.local/shared/patch-operation.schema.json/properties/op/enum",keyword:"enum",params:{allowedValues: schema33.properties.op.enum},schema:schema33.properties.op.enum,parentSchema:schema33.properties.op,data:data13};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data11.path !== undefined){
let data14 = data11.path;
if(typeof data14 === "string"){
if(!pattern9.test(data14)){
const err33 = {instancePath:instancePath+"/patch/" + i1+"/path",schemaPath:"https://experience.local/shared/patch-operation.schema.json/properties/path/pattern",keyword:"pattern",params:{pattern: "^(/[^/]*)+$"},schema:"^(/[^/]*)+$",parentSchema:schema33.properties.path,data:data14};
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
const err34 = {instancePath:instancePath+"/patch/" + i1+"/path",schemaPath:"https://experience.local/shared/patch-operation.schema.json/properties/path/type",keyword:"type",params:{type: "string"},schema:schema33.properties.path.type,parentSchema:schema33.properties.path,data:data14};
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
const err35 = {instancePath:instancePath+"/patch/" + i1,schemaPath:"https://experience.local/shared/patch-operation.schema.json/type",keyword:"type",params:{type: "object"},schema:schema33.type,parentSchema:schema33,data:data11};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/patch",schemaPath:"#/properties/patch/type",keyword:"type",params:{type: "array"},schema:schema31.properties.patch.type,parentSchema:schema31.properties.patch,data:data10};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.layout !== undefined){
let data15 = data.layout;
if(typeof data15 === "string"){
if(data15.length < 2 * 1 && func2(data15) < 1){
const err37 = {instancePath:instancePath+"/layout",schemaPath:"#/properties/layout/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema31.properties.layout,data:data15};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/layout",schemaPath:"#/properties/layout/type",keyword:"type",params:{type: "string"},schema:schema31.properties.layout.type,parentSchema:schema31.properties.layout,data:data15};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.query !== undefined){
let data16 = data.query;
if(typeof data16 === "string"){
if(data16.length > 20000 && func2(data16) > 20000){
const err39 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/maxLength",keyword:"maxLength",params:{limit: 20000},schema:20000,parentSchema:schema31.properties.query,data:data16};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data16.length < 2 * 1 && func2(data16) < 1){
const err40 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema31.properties.query,data:data16};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "string"},schema:schema31.properties.query.type,parentSchema:schema31.properties.query,data:data16};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.standalone !== undefined){
let data17 = data.standalone;
if(typeof data17 !== "boolean"){
const err42 = {instancePath:instancePath+"/standalone",schemaPath:"#/properties/standalone/type",keyword:"type",params:{type: "boolean"},schema:schema31.properties.standalone.type,parentSchema:schema31.properties.standalone,data:data17};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.enhancedWebview !== undefined){
let data18 = data.enhancedWebview;
if(typeof data18 !== "boolean"){
const err43 = {instancePath:instancePath+"/enhancedWebview",schemaPath:"#/properties/enhancedWebview/type",keyword:"type",params:{type: "boolean"},schema:schema31.properties.enhancedWebview.type,parentSchema:schema31.properties.enhancedWebview,data:data18};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.shellPatch !== undefined){
let data19 = data.shellPatch;
if(Array.isArray(data19)){
if(data19.length > 100){
const err44 = {instancePath:instancePath+"/shellPatch",schemaPath:"#/properties/shellPatch/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema31.properties.shellPatch,data:data19};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
const len2 = data19.length;
for(let i2=0; i2<len2; i2++){
let data20 = data19[i2];
const _errs50 = errors;
let valid14 = true;
const _errs51 = errors;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.op !== undefined){
if("remove" !== data20.op){
const err45 = {};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
var _valid1 = _errs51 === errors;
errors = _errs50;
if(vErrors !== null){
if(_errs50){
vErrors.length = _errs50;
}
else {
vErrors = null;
}
}
if(!_valid1){
const _errs53 = errors;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.value === undefined){
const err46 = {instancePath:instancePath+"/shellPatch/" + i2,schemaPath:"https://experience.local/shared/patch-operation.schema.json/else/required",keyword:"required",params:{missingProperty: "value"},schema:schema33.else.required,parentSchema:schema33.else,data:data20};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
var _valid1 = _errs53 === errors;
valid14 = _valid1;
}
if(!valid14){
const err47 = {instancePath:instancePath+"/shellPatch/" + i2,schemaPath:"https://experience.local/shared/patch-operation.schema.json/if",keyword:"if",params:{failingKeyword: "else"},schema:schema33.if,parentSchema:schema33,data:data20};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.op === undefined){
const err48 = {instancePath:instancePath+"/shellPatch/" + i2,schemaPath:"https://experience.local/shared/patch-operation.schema.json/required",keyword:"required",params:{missingProperty: "op"},schema:schema33.required,parentSchema:schema33,data:data20};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data20.path === undefined){
const err49 = {instancePath:instancePath+"/shellPatch/" + i2,schemaPath:"https://experience.local/shared/patch-operation.schema.json/required",keyword:"required",params:{missingProperty: "path"},schema:schema33.required,parentSchema:schema33,data:data20};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
for(const key3 in data20){
if(!(((key3 === "op") || (key3 === "path")) || (key3 === "value"))){
const err50 = {instancePath:instancePath+"/shellPatch/" + i2,schemaPath:"https://experience.local/shared/patch-operation.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},schema:false,parentSchema:schema33,data:data20};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data20.op !== undefined){
let data22 = data20.op;
if(!(((data22 === "add") || (data22 === "remove")) || (data22 === "replace"))){
const err51 = {instancePath:instancePath+"/shellPatch/" + i2+"/op",schemaPath:"https://experience.local/shared/patch-operation.schema.json/properties/op/enum",keyword:"enum",params:{allowedValues: schema33.properties.op.enum},schema:schema33.properties.op.enum,parentSchema:schema33.properties.op,data:data22};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data20.path !== undefined){
let data23 = data20.path;
if(typeof data23 === "string"){
if(!pattern9.test(data23)){
const err52 = {instancePath:instancePath+"/shellPatch/" + i2+"/path",schemaPath:"https://experience.local/shared/patch-operation.schema.json/properties/path/pattern",keyword:"pattern",params:{pattern: "^(/[^/]*)+$"},schema:"^(/[^/]*)+$",parentSchema:schema33.properties.path,data:data23};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
else {
const err53 = {instancePath:instancePath+"/shellPatch/" + i2+"/path",schemaPath:"https://experience.local/shared/patch-operation.schema.json/properties/path/type",keyword:"type",params:{type: "string"},schema:schema33.properties.path.type,parentSchema:schema33.properties.path,data:data23};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
else {
const err54 = {instancePath:instancePath+"/shellPatch/" + i2,schemaPath:"https://experience.local/shared/patch-operation.schema.json/type",keyword:"type",params:{type: "object"},schema:schema33.type,parentSchema:schema33,data:data20};
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
const err55 = {instancePath:instancePath+"/shellPatch",schemaPath:"#/properties/shellPatch/type",keyword:"type",params:{type: "array"},schema:schema31.properties.shellPatch.type,parentSchema:schema31.properties.shellPatch,data:data19};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.locale !== undefined){
let data24 = data.locale;
if(typeof data24 === "string"){
if(!pattern11.test(data24)){
const err56 = {instancePath:instancePath+"/locale",schemaPath:"https://experience.local/shared/locale.schema.json/pattern",keyword:"pattern",params:{pattern: "^[a-z]{2,3}(-[A-Z][a-z]{3})?-([A-Z]{2}|[0-9]{3})$"},schema:"^[a-z]{2,3}(-[A-Z][a-z]{3})?-([A-Z]{2}|[0-9]{3})$",parentSchema:schema35,data:data24};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
else {
const err57 = {instancePath:instancePath+"/locale",schemaPath:"https://experience.local/shared/locale.schema.json/type",keyword:"type",params:{type: "string"},schema:schema35.type,parentSchema:schema35,data:data24};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data.segment !== undefined){
let data25 = data.segment;
if(typeof data25 === "string"){
if(data25.length < 2 * 1 && func2(data25) < 1){
const err58 = {instancePath:instancePath+"/segment",schemaPath:"#/properties/segment/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema31.properties.segment,data:data25};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
else {
const err59 = {instancePath:instancePath+"/segment",schemaPath:"#/properties/segment/type",keyword:"type",params:{type: "string"},schema:schema31.properties.segment.type,parentSchema:schema31.properties.segment,data:data25};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data.session !== undefined){
let data26 = data.session;
if(!(((((((data26 === "anonymous") || (data26 === "empty")) || (data26 === "signed-in")) || (data26 === "private")) || (data26 === "business")) || (data26 === "private-and-business")) || (data26 === "employee"))){
const err60 = {instancePath:instancePath+"/session",schemaPath:"#/properties/session/enum",keyword:"enum",params:{allowedValues: schema31.properties.session.enum},schema:schema31.properties.session.enum,parentSchema:schema31.properties.session,data:data26};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data.levelOfAssurance !== undefined){
let data27 = data.levelOfAssurance;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
const err61 = {instancePath:instancePath+"/levelOfAssurance",schemaPath:"#/properties/levelOfAssurance/type",keyword:"type",params:{type: "integer"},schema:schema31.properties.levelOfAssurance.type,parentSchema:schema31.properties.levelOfAssurance,data:data27};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 > 99 || isNaN(data27)){
const err62 = {instancePath:instancePath+"/levelOfAssurance",schemaPath:"#/properties/levelOfAssurance/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99},schema:99,parentSchema:schema31.properties.levelOfAssurance,data:data27};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data27 < 0 || isNaN(data27)){
const err63 = {instancePath:instancePath+"/levelOfAssurance",schemaPath:"#/properties/levelOfAssurance/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema31.properties.levelOfAssurance,data:data27};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
if(data.consent !== undefined){
let data28 = data.consent;
if(!((((data28 === 1) || (data28 === 2)) || (data28 === 3)) || (data28 === "none"))){
const err64 = {instancePath:instancePath+"/consent",schemaPath:"#/properties/consent/enum",keyword:"enum",params:{allowedValues: schema31.properties.consent.enum},schema:schema31.properties.consent.enum,parentSchema:schema31.properties.consent,data:data28};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data.cookieLink !== undefined){
let data29 = data.cookieLink;
if(typeof data29 !== "boolean"){
const err65 = {instancePath:instancePath+"/cookieLink",schemaPath:"#/properties/cookieLink/type",keyword:"type",params:{type: "boolean"},schema:schema31.properties.cookieLink.type,parentSchema:schema31.properties.cookieLink,data:data29};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data.experiment !== undefined){
let data30 = data.experiment;
if(typeof data30 === "string"){
if(data30.length < 2 * 1 && func2(data30) < 1){
const err66 = {instancePath:instancePath+"/experiment",schemaPath:"#/properties/experiment/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema31.properties.experiment,data:data30};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
else {
const err67 = {instancePath:instancePath+"/experiment",schemaPath:"#/properties/experiment/type",keyword:"type",params:{type: "string"},schema:schema31.properties.experiment.type,parentSchema:schema31.properties.experiment,data:data30};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data.viewport !== undefined){
let data31 = data.viewport;
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
if(data31.width === undefined){
const err68 = {instancePath:instancePath+"/viewport",schemaPath:"https://experience.local/shared/viewport.schema.json/required",keyword:"required",params:{missingProperty: "width"},schema:schema36.required,parentSchema:schema36,data:data31};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
for(const key4 in data31){
if(!((key4 === "width") || (key4 === "height"))){
const err69 = {instancePath:instancePath+"/viewport",schemaPath:"https://experience.local/shared/viewport.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},schema:false,parentSchema:schema36,data:data31};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data31.width !== undefined){
let data32 = data31.width;
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
const err70 = {instancePath:instancePath+"/viewport/width",schemaPath:"https://experience.local/shared/viewport.schema.json/properties/width/type",keyword:"type",params:{type: "integer"},schema:schema36.properties.width.type,parentSchema:schema36.properties.width,data:data32};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 > 4000 || isNaN(data32)){
const err71 = {instancePath:instancePath+"/viewport/width",schemaPath:"https://experience.local/shared/viewport.schema.json/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4000},schema:4000,parentSchema:schema36.properties.width,data:data32};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(data32 < 200 || isNaN(data32)){
const err72 = {instancePath:instancePath+"/viewport/width",schemaPath:"https://experience.local/shared/viewport.schema.json/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 200},schema:200,parentSchema:schema36.properties.width,data:data32};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
}
if(data31.height !== undefined){
let data33 = data31.height;
if(!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))){
const err73 = {instancePath:instancePath+"/viewport/height",schemaPath:"https://experience.local/shared/viewport.schema.json/properties/height/type",keyword:"type",params:{type: "integer"},schema:schema36.properties.height.type,parentSchema:schema36.properties.height,data:data33};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if((typeof data33 == "number") && (isFinite(data33))){
if(data33 > 4000 || isNaN(data33)){
const err74 = {instancePath:instancePath+"/viewport/height",schemaPath:"https://experience.local/shared/viewport.schema.json/properties/height/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4000},schema:4000,parentSchema:schema36.properties.height,data:data33};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(data33 < 200 || isNaN(data33)){
const err75 = {instancePath:instancePath+"/viewport/height",schemaPath:"https://experience.local/shared/viewport.schema.json/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 200},schema:200,parentSchema:schema36.properties.height,data:data33};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
}
}
else {
const err76 = {instancePath:instancePath+"/viewport",schemaPath:"https://experience.local/shared/viewport.schema.json/type",keyword:"type",params:{type: "object"},schema:schema36.type,parentSchema:schema36,data:data31};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data.device !== undefined){
let data34 = data.device;
if(!((data34 === "android") || (data34 === "ios"))){
const err77 = {instancePath:instancePath+"/device",schemaPath:"#/properties/device/enum",keyword:"enum",params:{allowedValues: schema31.properties.device.enum},schema:schema31.properties.device.enum,parentSchema:schema31.properties.device,data:data34};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data.clock !== undefined){
let data35 = data.clock;
if(typeof data35 === "string"){
if(!pattern12.test(data35)){
const err78 = {instancePath:instancePath+"/clock",schemaPath:"#/properties/clock/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$"},schema:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$",parentSchema:schema31.properties.clock,data:data35};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
else {
const err79 = {instancePath:instancePath+"/clock",schemaPath:"#/properties/clock/type",keyword:"type",params:{type: "string"},schema:schema31.properties.clock.type,parentSchema:schema31.properties.clock,data:data35};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data.native !== undefined){
let data36 = data.native;
if(typeof data36 !== "boolean"){
const err80 = {instancePath:instancePath+"/native",schemaPath:"#/properties/native/type",keyword:"type",params:{type: "boolean"},schema:schema31.properties.native.type,parentSchema:schema31.properties.native,data:data36};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data.media !== undefined){
let data37 = data.media;
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
if(Object.keys(data37).length < 1){
const err81 = {instancePath:instancePath+"/media",schemaPath:"https://experience.local/shared/scenario-media.schema.json/minProperties",keyword:"minProperties",params:{limit: 1},schema:1,parentSchema:schema37,data:data37};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
for(const key5 in data37){
if(!(((((key5 === "prefers-reduced-motion") || (key5 === "forced-colors")) || (key5 === "prefers-color-scheme")) || (key5 === "prefers-contrast")) || (key5 === "prefers-reduced-transparency"))){
const err82 = {instancePath:instancePath+"/media",schemaPath:"https://experience.local/shared/scenario-media.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},schema:false,parentSchema:schema37,data:data37};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data37["prefers-reduced-motion"] !== undefined){
let data38 = data37["prefers-reduced-motion"];
if(!((data38 === "no-preference") || (data38 === "reduce"))){
const err83 = {instancePath:instancePath+"/media/prefers-reduced-motion",schemaPath:"https://experience.local/shared/scenario-media.schema.json/properties/prefers-reduced-motion/enum",keyword:"enum",params:{allowedValues: schema37.properties["prefers-reduced-motion"].enum},schema:schema37.properties["prefers-reduced-motion"].enum,parentSchema:schema37.properties["prefers-reduced-motion"],data:data38};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data37["forced-colors"] !== undefined){
let data39 = data37["forced-colors"];
if(!((data39 === "none") || (data39 === "active"))){
const err84 = {instancePath:instancePath+"/media/forced-colors",schemaPath:"https://experience.local/shared/scenario-media.schema.json/properties/forced-colors/enum",keyword:"enum",params:{allowedValues: schema37.properties["forced-colors"].enum},schema:schema37.properties["forced-colors"].enum,parentSchema:schema37.properties["forced-colors"],data:data39};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data37["prefers-color-scheme"] !== undefined){
let data40 = data37["prefers-color-scheme"];
if(!((data40 === "light") || (data40 === "dark"))){
const err85 = {instancePath:instancePath+"/media/prefers-color-scheme",schemaPath:"https://experience.local/shared/scenario-media.schema.json/properties/prefers-color-scheme/enum",keyword:"enum",params:{allowedValues: schema37.properties["prefers-color-scheme"].enum},schema:schema37.properties["prefers-color-scheme"].enum,parentSchema:schema37.properties["prefers-color-scheme"],data:data40};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data37["prefers-contrast"] !== undefined){
let data41 = data37["prefers-contrast"];
if(!(((data41 === "no-preference") || (data41 === "more")) || (data41 === "less"))){
const err86 = {instancePath:instancePath+"/media/prefers-contrast",schemaPath:"https://experience.local/shared/scenario-media.schema.json/properties/prefers-contrast/enum",keyword:"enum",params:{allowedValues: schema37.properties["prefers-contrast"].enum},schema:schema37.properties["prefers-contrast"].enum,parentSchema:schema37.properties["prefers-contrast"],data:data41};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data37["prefers-reduced-transparency"] !== undefined){
let data42 = data37["prefers-reduced-transparency"];
if(!((data42 === "no-preference") || (data42 === "reduce"))){
const err87 = {instancePath:instancePath+"/media/prefers-reduced-transparency",schemaPath:"https://experience.local/shared/scenario-media.schema.json/properties/prefers-reduced-transparency/enum",keyword:"enum",params:{allowedValues: schema37.properties["prefers-reduced-transparency"].enum},schema:schema37.properties["prefers-reduced-transparency"].enum,parentSchema:schema37.properties["prefers-reduced-transparency"],data:data42};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
}
else {
const err88 = {instancePath:instancePath+"/media",schemaPath:"https://experience.local/shared/scenario-media.schema.json/type",keyword:"type",params:{type: "object"},schema:schema37.type,parentSchema:schema37,data:data37};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data.faults !== undefined){
if(!(validate21(data.faults, {instancePath:instancePath+"/faults",parentData:data,parentDataProperty:"faults",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.expectedFaults !== undefined){
let data44 = data.expectedFaults;
if(Array.isArray(data44)){
if(data44.length > 50){
const err89 = {instancePath:instancePath+"/expectedFaults",schemaPath:"#/properties/expectedFaults/maxItems",keyword:"maxItems",params:{limit: 50},schema:50,parentSchema:schema31.properties.expectedFaults,data:data44};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
const len3 = data44.length;
for(let i3=0; i3<len3; i3++){
let data45 = data44[i3];
if(typeof data45 === "string"){
if(!pattern13.test(data45)){
const err90 = {instancePath:instancePath+"/expectedFaults/" + i3,schemaPath:"#/properties/expectedFaults/items/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},schema:"^[a-z][a-z0-9-]*$",parentSchema:schema31.properties.expectedFaults.items,data:data45};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
else {
const err91 = {instancePath:instancePath+"/expectedFaults/" + i3,schemaPath:"#/properties/expectedFaults/items/type",keyword:"type",params:{type: "string"},schema:schema31.properties.expectedFaults.items.type,parentSchema:schema31.properties.expectedFaults.items,data:data45};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
}
else {
const err92 = {instancePath:instancePath+"/expectedFaults",schemaPath:"#/properties/expectedFaults/type",keyword:"type",params:{type: "array"},schema:schema31.properties.expectedFaults.type,parentSchema:schema31.properties.expectedFaults,data:data44};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
}
else {
const err93 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
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
    "title": {},
    "description": {},
    "tags": {
      "items": {}
    },
    "page": {
      "properties": {
        "fixture": {},
        "component": {},
        "path": {},
        "specimen": {}
      }
    },
    "patch": {
      "items": {
        "properties": {
          "op": {},
          "path": {},
          "value": {}
        }
      }
    },
    "layout": {},
    "query": {},
    "standalone": {},
    "enhancedWebview": {},
    "shellPatch": {
      "items": {
        "properties": {
          "op": {},
          "path": {},
          "value": {}
        }
      }
    },
    "locale": {},
    "segment": {},
    "session": {},
    "levelOfAssurance": {},
    "consent": {},
    "cookieLink": {},
    "experiment": {},
    "viewport": {
      "properties": {
        "width": {},
        "height": {}
      }
    },
    "device": {},
    "clock": {},
    "native": {},
    "media": {
      "properties": {
        "prefers-reduced-motion": {},
        "forced-colors": {},
        "prefers-color-scheme": {},
        "prefers-contrast": {},
        "prefers-reduced-transparency": {}
      }
    },
    "faults": {
      "properties": {
        "page-model": {
          "properties": {
            "kind": {},
            "delayMs": {},
            "status": {},
            "text": {},
            "times": {}
          }
        },
        "macros": {
          "properties": {
            "kind": {},
            "delayMs": {},
            "status": {},
            "text": {},
            "times": {}
          }
        },
        "cms-data": {
          "properties": {
            "kind": {},
            "delayMs": {},
            "status": {},
            "text": {},
            "times": {}
          }
        },
        "search-results": {
          "properties": {
            "kind": {},
            "delayMs": {},
            "status": {},
            "text": {},
            "times": {}
          }
        },
        "opening-hours": {
          "properties": {
            "kind": {},
            "delayMs": {},
            "status": {},
            "text": {},
            "times": {}
          }
        },
        "suggestions": {
          "properties": {
            "kind": {},
            "delayMs": {},
            "status": {},
            "text": {},
            "times": {}
          }
        },
        "feature-config": {
          "properties": {
            "kind": {},
            "delayMs": {},
            "status": {},
            "text": {},
            "times": {}
          }
        },
        "app-config": {
          "properties": {
            "kind": {},
            "delayMs": {},
            "status": {},
            "text": {},
            "times": {}
          }
        },
        "client-context": {
          "properties": {
            "kind": {},
            "delayMs": {},
            "status": {},
            "text": {},
            "times": {}
          }
        },
        "images": {
          "properties": {
            "kind": {},
            "delayMs": {},
            "status": {},
            "text": {},
            "times": {}
          }
        },
        "modules": {
          "properties": {
            "kind": {},
            "delayMs": {},
            "status": {},
            "text": {},
            "times": {}
          }
        },
        "delivery": {
          "properties": {
            "kind": {},
            "delayMs": {},
            "status": {},
            "text": {},
            "times": {}
          }
        }
      }
    },
    "expectedFaults": {
      "items": {}
    }
  }
};
