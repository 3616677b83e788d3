// Made by `npm run generate` from ../scenario.schema.json. Do not edit.
// @ts-nocheck
import type { Shape } from '../check-module.ts';
import { fold } from '../problems/fold.ts';
import type { Problem } from '../problems/problem.ts';
import { countCharacters } from '../count-characters.ts';
import { validate as validate1 } from './shared/scenario-faults.validate.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/scenario.schema.json","title":"Scenario","description":"A state of the site under a stable address: which page, for whom, when, and what goes wrong meanwhile.","type":"object","additionalProperties":false,"required":["title","page"],"properties":{"$schema":{"type":"string","description":"Names this schema."},"title":{"type":"string","minLength":1,"maxLength":120,"description":"What is to be seen here.","examples":["Service card with every field"]},"description":{"type":"string","maxLength":400,"description":"What to look at, where the title does not say it."},"tags":{"type":"array","maxItems":20,"items":{"type":"string","pattern":"^[a-z0-9][a-z0-9-]*$"},"description":"Words to filter by.","examples":[["card","long-text"]]},"page":{"$ref":"https://experience.local/shared/scenario-page.schema.json"},"patch":{"type":"array","maxItems":100,"items":{"$ref":"https://experience.local/shared/patch-operation.schema.json"},"description":"Changes to the page response, in the order they are made."},"layout":{"type":"string","minLength":1,"description":"The layout of the page, in the place of that of its route.","examples":["focus"]},"query":{"type":"string","minLength":1,"maxLength":20000,"description":"What the address has behind its question mark. The page is made for it.","examples":["q=card&page=2"]},"standalone":{"type":"boolean","default":false,"description":"true: the address has the flag standalone, so that the page comes without the site's navigation."},"enhancedWebview":{"type":"boolean","default":false,"description":"true: the frame of an app stands around the page, in the place of top bar and footer."},"shellPatch":{"type":"array","maxItems":100,"items":{"$ref":"https://experience.local/shared/patch-operation.schema.json"},"description":"Changes to the content of the shell, in the order they are made."},"experiencePatch":{"type":"array","maxItems":100,"items":{"$ref":"https://experience.local/shared/patch-operation.schema.json"},"description":"Changes to the experience, in the order they are made: how the site would be if it were configured so."},"locale":{"$ref":"https://experience.local/shared/locale.schema.json"},"segment":{"type":"string","minLength":1,"description":"The customer segment.","examples":["individuals"]},"session":{"enum":["anonymous","empty","signed-in","private","business","private-and-business","employee"],"default":"anonymous","description":"Whether somebody is signed in, and with which profiles: private and business are the two kinds of client, an employee of the bank has a private profile besides, signed-in leaves the kind open. Whoever is anonymous has a token of nobody; empty is the session of whom no service knows."},"levelOfAssurance":{"type":"integer","minimum":0,"maximum":99,"description":"How sure it is who is signed in, for all profiles; from 5 on, the client context may be asked for. Left out: 0.","examples":[5]},"consent":{"enum":[1,2,3,"none"],"default":1,"description":"The level of the stored cookie choice; none where nothing was chosen yet, so that the cookie dialog opens. Left out where the scenario has an experiment or offers for somebody, it is 2, which both ask for."},"cookieLink":{"type":"boolean","default":false,"description":"true: the visitor has followed the footer's link to the choice of cookies, which opens the cookie dialog."},"experiment":{"type":"string","maxLength":201,"pattern":"^[A-Za-z0-9][A-Za-z0-9._-]*:[A-Za-z0-9][A-Za-z0-9._-]*$","description":"The variant that the experiment service gives the visitor, as the key of an experiment and one of its variants: the variant's page is shown at the address of the page that the experiment is on.","examples":["home-loan-advice:first-home"]},"offersFor":{"enum":["new","saver","borrower"],"description":"The kind of visitor that the marketing host knows: it is asked for the page's offers, as far as the visitor allows it. Left out: nobody is asked, and the page shows the offers that its query names."},"viewport":{"$ref":"https://experience.local/shared/viewport.schema.json"},"device":{"enum":["android","ios"],"description":"The kind of phone or tablet that the page is shown on. Left out: another machine."},"clock":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$","description":"The time at which the page is opened, in UTC. Left out: 20 November 2026, 9 o'clock.","examples":["2026-11-20T09:00:00Z"]},"native":{"type":"boolean","default":false,"description":"true: inside the mobile app."},"media":{"$ref":"https://experience.local/shared/scenario-media.schema.json"},"faults":{"$ref":"https://experience.local/shared/scenario-faults.schema.json"},"steps":{"type":"array","minItems":1,"maxItems":50,"items":{"$ref":"https://experience.local/shared/scenario-step.schema.json"},"description":"What the visitor does once the page responds, in this order. Each step waits until the page has what it names.","examples":[[{"fill":"Amount","value":"10000"},{"press":"Continue"},{"see":"Who are you?"}]]},"expectedFaults":{"type":"array","maxItems":50,"items":{"type":"string","pattern":"^[a-z][a-z0-9-]*$"},"description":"Codes of the faults that this scenario is meant to show, each as often as it is reported."},"expectedEvents":{"type":"array","minItems":1,"maxItems":50,"items":{"type":"string","pattern":"^(PAGE|EVENT|ERROR|SEARCH|FORM_STEP|INSIGHT|ELEMENTS_ACTIONS|ECOMMERCE) .+$"},"description":"Events of measurement that this scenario is meant to show, each as its type and its fields: those of its view, and those that a click on one of its elements sends, which end with the position of that element. It may have others beside them.","examples":[["PAGE individuals","EVENT menu topBar/1/top-bar/7","ELEMENTS_ACTIONS card \"Saver Plus\" flexZone/1/service-card/1"]]}}};
const schema0Names = new Set(Object.keys(schema0.properties));
const schema1 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/scenario-page.schema.json","title":"ScenarioPage","description":"The page of a scenario: a page of the fixtures, one component alone in the zone it is made for, a part of the kit in one of its states, or an address whose route shows features alone.","type":"object","additionalProperties":false,"minProperties":1,"maxProperties":1,"properties":{"fixture":{"type":"string","pattern":"^[a-z0-9]+(?:[/-][a-z0-9]+)*$","description":"A page response, by its path below fixtures/pages.","examples":["en/individuals"]},"component":{"type":"string","pattern":"^[a-z0-9]+(?:[/-][a-z0-9]+)*(?:\\.invalid)?$","description":"A component fixture, by its path below fixtures.","examples":["cards/service-card/full"]},"path":{"type":"string","pattern":"^/[a-z0-9]+(?:[/-][a-z0-9]+)*$","description":"A path of the site whose route shows features in the place of a page.","examples":["/en/individuals/branches/ghent-korenmarkt"]},"specimen":{"type":"string","pattern":"^[a-z0-9]+(?:-[a-z0-9]+)*/[a-z0-9]+(?:-[a-z0-9]+)*$","description":"A part of the kit and one of its states, as its specimens name it.","examples":["button/filled"]}}};
const schema2 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/patch-operation.schema.json","title":"PatchOperation","description":"One change, as in JSON Patch (RFC 6902).","type":"object","additionalProperties":false,"required":["op","path"],"properties":{"op":{"enum":["add","remove","replace"],"description":"What to do there."},"path":{"type":"string","pattern":"^(/[^/]*)+$","description":"JSON pointer into the page response.","examples":["/data/flexZone/flexComponents/0/title"]},"value":{"description":"What to put there. Left out for remove."}},"if":{"properties":{"op":{"const":"remove"}}},"else":{"required":["value"]}};
const schema5 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/locale.schema.json","title":"Locale","description":"A language with its region, and with its script where it has several.","type":"string","pattern":"^[a-z]{2,3}(-[A-Z][a-z]{3})?-([A-Z]{2}|[0-9]{3})$","examples":["en-GB","fr-BE","nl-BE","de-DE","zh-Hans-CN","es-419","fil-PH"]};
const schema6 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/viewport.schema.json","title":"Viewport","description":"The size of the window in CSS pixels.","type":"object","additionalProperties":false,"required":["width"],"properties":{"width":{"type":"integer","minimum":200,"maximum":4000,"description":"Its width.","examples":[360,840,1440]},"height":{"type":"integer","minimum":200,"maximum":4000,"default":900,"description":"Its height."}}};
const schema7 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/scenario-media.schema.json","title":"ScenarioMedia","description":"What the visitor's system prefers, by media feature. One that is left out is as the machine has it.","type":"object","additionalProperties":false,"minProperties":1,"properties":{"prefers-reduced-motion":{"enum":["no-preference","reduce"],"description":"Whether little is to move."},"forced-colors":{"enum":["none","active"],"description":"Whether the system chooses the colours."},"prefers-color-scheme":{"enum":["light","dark"],"description":"Light or dark colours."},"prefers-contrast":{"enum":["no-preference","more","less"],"description":"More or less contrast."},"prefers-reduced-transparency":{"enum":["no-preference","reduce"],"description":"Whether little is to be seen through."}}};
const schema26 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/scenario-step.schema.json","title":"ScenarioStep","description":"One thing that a visitor does, by the words that they see or hear: fill with a value, choose, press or see, each alone.","type":"object","additionalProperties":false,"minProperties":1,"properties":{"fill":{"type":"string","minLength":1,"maxLength":200,"description":"The label of a field that they fill in and leave.","examples":["E-mail address"]},"value":{"type":"string","maxLength":2000,"description":"The text that the field gets.","examples":["ada@example.com"]},"choose":{"type":"string","minLength":1,"maxLength":200,"description":"The label of a radio button, of a checkbox or of an option of a list that they choose.","examples":["By video call"]},"press":{"type":"string","minLength":1,"maxLength":200,"description":"The name of a button or of a link that they press.","examples":["Continue"]},"see":{"type":"string","minLength":1,"maxLength":200,"description":"A text that they wait for, as a whole or a part of what the page says.","examples":["Your appointment is made"]},"in":{"type":"string","minLength":1,"maxLength":200,"description":"The name of the group or of the list around it, where its own name is there more than once. Left out: the first of that name.","examples":["Payment 2"]}},"if":{"required":["fill"]},"then":{"required":["value"]}};
const func1 = countCharacters;
const pattern0 = new RegExp("^[a-z0-9][a-z0-9-]*$", "u");
const pattern1 = new RegExp("^[a-z0-9]+(?:[/-][a-z0-9]+)*$", "u");
const pattern2 = new RegExp("^[a-z0-9]+(?:[/-][a-z0-9]+)*(?:\\.invalid)?$", "u");
const pattern3 = new RegExp("^/[a-z0-9]+(?:[/-][a-z0-9]+)*$", "u");
const pattern4 = new RegExp("^[a-z0-9]+(?:-[a-z0-9]+)*/[a-z0-9]+(?:-[a-z0-9]+)*$", "u");
const pattern5 = new RegExp("^(/[^/]*)+$", "u");
const pattern8 = new RegExp("^[a-z]{2,3}(-[A-Z][a-z]{3})?-([A-Z]{2}|[0-9]{3})$", "u");
const pattern9 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]*:[A-Za-z0-9][A-Za-z0-9._-]*$", "u");
const pattern10 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$", "u");
const pattern11 = new RegExp("^[a-z][a-z0-9-]*$", "u");
const pattern12 = new RegExp("^(PAGE|EVENT|ERROR|SEARCH|FORM_STEP|INSIGHT|ELEMENTS_ACTIONS|ECOMMERCE) .+$", "u");



function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/scenario.schema.json" */;
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
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err0);
errors++;
}
if(data.page === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "page"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!(schema0Names.has(key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.$schema !== undefined){
let data0 = data.$schema;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},schema:schema0.properties.$schema.type,parentSchema:schema0.properties.$schema,data:data0};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(data1.length > 120 && func1(data1) > 120){
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 120},schema:120,parentSchema:schema0.properties.title,data:data1};
(vErrors ??= []).push(err4);
errors++;
}
if(data1.length < 2 * 1 && func1(data1) < 1){
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.title,data:data1};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},schema:schema0.properties.title.type,parentSchema:schema0.properties.title,data:data1};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 === "string"){
if(data2.length > 400 && func1(data2) > 400){
const err7 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 400},schema:400,parentSchema:schema0.properties.description,data:data2};
(vErrors ??= []).push(err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},schema:schema0.properties.description.type,parentSchema:schema0.properties.description,data:data2};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.tags !== undefined){
let data3 = data.tags;
if(Array.isArray(data3)){
if(data3.length > 20){
const err9 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/maxItems",keyword:"maxItems",params:{limit: 20},schema:20,parentSchema:schema0.properties.tags,data:data3};
(vErrors ??= []).push(err9);
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
const err10 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9-]*$"},schema:"^[a-z0-9][a-z0-9-]*$",parentSchema:schema0.properties.tags.items,data:data4};
(vErrors ??= []).push(err10);
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},schema:schema0.properties.tags.items.type,parentSchema:schema0.properties.tags.items,data:data4};
(vErrors ??= []).push(err11);
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},schema:schema0.properties.tags.type,parentSchema:schema0.properties.tags,data:data3};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.page !== undefined){
let data5 = data.page;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(Object.keys(data5).length > 1){
const err13 = {instancePath:instancePath+"/page",schemaPath:"https://experience.local/shared/scenario-page.schema.json/maxProperties",keyword:"maxProperties",params:{limit: 1},schema:1,parentSchema:schema1,data:data5};
(vErrors ??= []).push(err13);
errors++;
}
if(Object.keys(data5).length < 1){
const err14 = {instancePath:instancePath+"/page",schemaPath:"https://experience.local/shared/scenario-page.schema.json/minProperties",keyword:"minProperties",params:{limit: 1},schema:1,parentSchema:schema1,data:data5};
(vErrors ??= []).push(err14);
errors++;
}
for(const key1 in data5){
if(!((((key1 === "fixture") || (key1 === "component")) || (key1 === "path")) || (key1 === "specimen"))){
const err15 = {instancePath:instancePath+"/page",schemaPath:"https://experience.local/shared/scenario-page.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema1,data:data5};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data5.fixture !== undefined){
let data6 = data5.fixture;
if(typeof data6 === "string"){
if(!pattern1.test(data6)){
const err16 = {instancePath:instancePath+"/page/fixture",schemaPath:"https://experience.local/shared/scenario-page.schema.json/properties/fixture/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(?:[/-][a-z0-9]+)*$"},schema:"^[a-z0-9]+(?:[/-][a-z0-9]+)*$",parentSchema:schema1.properties.fixture,data:data6};
(vErrors ??= []).push(err16);
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/page/fixture",schemaPath:"https://experience.local/shared/scenario-page.schema.json/properties/fixture/type",keyword:"type",params:{type: "string"},schema:schema1.properties.fixture.type,parentSchema:schema1.properties.fixture,data:data6};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data5.component !== undefined){
let data7 = data5.component;
if(typeof data7 === "string"){
if(!pattern2.test(data7)){
const err18 = {instancePath:instancePath+"/page/component",schemaPath:"https://experience.local/shared/scenario-page.schema.json/properties/component/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(?:[/-][a-z0-9]+)*(?:\\.invalid)?$"},schema:"^[a-z0-9]+(?:[/-][a-z0-9]+)*(?:\\.invalid)?$",parentSchema:schema1.properties.component,data:data7};
(vErrors ??= []).push(err18);
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/page/component",schemaPath:"https://experience.local/shared/scenario-page.schema.json/properties/component/type",keyword:"type",params:{type: "string"},schema:schema1.properties.component.type,parentSchema:schema1.properties.component,data:data7};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data5.path !== undefined){
let data8 = data5.path;
if(typeof data8 === "string"){
if(!pattern3.test(data8)){
const err20 = {instancePath:instancePath+"/page/path",schemaPath:"https://experience.local/shared/scenario-page.schema.json/properties/path/pattern",keyword:"pattern",params:{pattern: "^/[a-z0-9]+(?:[/-][a-z0-9]+)*$"},schema:"^/[a-z0-9]+(?:[/-][a-z0-9]+)*$",parentSchema:schema1.properties.path,data:data8};
(vErrors ??= []).push(err20);
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/page/path",schemaPath:"https://experience.local/shared/scenario-page.schema.json/properties/path/type",keyword:"type",params:{type: "string"},schema:schema1.properties.path.type,parentSchema:schema1.properties.path,data:data8};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data5.specimen !== undefined){
let data9 = data5.specimen;
if(typeof data9 === "string"){
if(!pattern4.test(data9)){
const err22 = {instancePath:instancePath+"/page/specimen",schemaPath:"https://experience.local/shared/scenario-page.schema.json/properties/specimen/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(?:-[a-z0-9]+)*/[a-z0-9]+(?:-[a-z0-9]+)*$"},schema:"^[a-z0-9]+(?:-[a-z0-9]+)*/[a-z0-9]+(?:-[a-z0-9]+)*$",parentSchema:schema1.properties.specimen,data:data9};
(vErrors ??= []).push(err22);
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/page/specimen",schemaPath:"https://experience.local/shared/scenario-page.schema.json/properties/specimen/type",keyword:"type",params:{type: "string"},schema:schema1.properties.specimen.type,parentSchema:schema1.properties.specimen,data:data9};
(vErrors ??= []).push(err23);
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/page",schemaPath:"https://experience.local/shared/scenario-page.schema.json/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data:data5};
(vErrors ??= []).push(err24);
errors++;
}
}
if(data.patch !== undefined){
let data10 = data.patch;
if(Array.isArray(data10)){
if(data10.length > 100){
const err25 = {instancePath:instancePath+"/patch",schemaPath:"#/properties/patch/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema0.properties.patch,data:data10};
(vErrors ??= []).push(err25);
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
(vErrors ??= []).push(err26);
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
const err27 = {instancePath:instancePath+"/patch/" + i1,schemaPath:"https://experience.local/shared/patch-operation.schema.json/else/required",keyword:"required",params:{missingProperty: "value"},schema:schema2.else.required,parentSchema:schema2.else,data:data11};
(vErrors ??= []).push(err27);
errors++;
}
}
var _valid0 = _errs32 === errors;
valid8 = _valid0;
}
if(!valid8){
const err28 = {instancePath:instancePath+"/patch/" + i1,schemaPath:"https://experience.local/shared/patch-operation.schema.json/if",keyword:"if",params:{failingKeyword: "else"},schema:schema2.if,parentSchema:schema2,data:data11};
(vErrors ??= []).push(err28);
errors++;
}
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.op === undefined){
const err29 = {instancePath:instancePath+"/patch/" + i1,schemaPath:"https://experience.local/shared/patch-operation.schema.json/required",keyword:"required",params:{missingProperty: "op"},schema:schema2.required,parentSchema:schema2,data:data11};
(vErrors ??= []).push(err29);
errors++;
}
if(data11.path === undefined){
const err30 = {instancePath:instancePath+"/patch/" + i1,schemaPath:"https://experience.local/shared/patch-operation.schema.json/required",keyword:"required",params:{missingProperty: "path"},schema:schema2.required,parentSchema:schema2,data:data11};
(vErrors ??= []).push(err30);
errors++;
}
for(const key2 in data11){
if(!(((key2 === "op") || (key2 === "path")) || (key2 === "value"))){
const err31 = {instancePath:instancePath+"/patch/" + i1,schemaPath:"https://experience.local/shared/patch-operation.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema2,data:data11};
(vErrors ??= []).push(err31);
errors++;
}
}
if(data11.op !== undefined){
let data13 = data11.op;
if(!(((data13 === "add") || (data13 === "remove")) || (data13 === "replace"))){
const err32 = {instancePath:instancePath+"/patch/" + i1+"/op",schemaPath:"https://experience.local/shared/patch-operation.schema.json/properties/op/enum",keyword:"enum",params:{allowedValues: schema2.properties.op.enum},schema:schema2.properties.op.enum,parentSchema:schema2.properties.op,data:data13};
(vErrors ??= []).push(err32);
errors++;
}
}
if(data11.path !== undefined){
let data14 = data11.path;
if(typeof data14 === "string"){
if(!pattern5.test(data14)){
const err33 = {instancePath:instancePath+"/patch/" + i1+"/path",schemaPath:"https://experience.local/shared/patch-operation.schema.json/properties/path/pattern",keyword:"pattern",params:{pattern: "^(/[^/]*)+$"},schema:"^(/[^/]*)+$",parentSchema:schema2.properties.path,data:data14};
(vErrors ??= []).push(err33);
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/patch/" + i1+"/path",schemaPath:"https://experience.local/shared/patch-operation.schema.json/properties/path/type",keyword:"type",params:{type: "string"},schema:schema2.properties.path.type,parentSchema:schema2.properties.path,data:data14};
(vErrors ??= []).push(err34);
errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/patch/" + i1,schemaPath:"https://experience.local/shared/patch-operation.schema.json/type",keyword:"type",params:{type: "object"},schema:schema2.type,parentSchema:schema2,data:data11};
(vErrors ??= []).push(err35);
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/patch",schemaPath:"#/properties/patch/type",keyword:"type",params:{type: "array"},schema:schema0.properties.patch.type,parentSchema:schema0.properties.patch,data:data10};
(vErrors ??= []).push(err36);
errors++;
}
}
if(data.layout !== undefined){
let data15 = data.layout;
if(typeof data15 === "string"){
if(data15.length < 2 * 1 && func1(data15) < 1){
const err37 = {instancePath:instancePath+"/layout",schemaPath:"#/properties/layout/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.layout,data:data15};
(vErrors ??= []).push(err37);
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/layout",schemaPath:"#/properties/layout/type",keyword:"type",params:{type: "string"},schema:schema0.properties.layout.type,parentSchema:schema0.properties.layout,data:data15};
(vErrors ??= []).push(err38);
errors++;
}
}
if(data.query !== undefined){
let data16 = data.query;
if(typeof data16 === "string"){
if(data16.length > 20000 && func1(data16) > 20000){
const err39 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/maxLength",keyword:"maxLength",params:{limit: 20000},schema:20000,parentSchema:schema0.properties.query,data:data16};
(vErrors ??= []).push(err39);
errors++;
}
if(data16.length < 2 * 1 && func1(data16) < 1){
const err40 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.query,data:data16};
(vErrors ??= []).push(err40);
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: "string"},schema:schema0.properties.query.type,parentSchema:schema0.properties.query,data:data16};
(vErrors ??= []).push(err41);
errors++;
}
}
if(data.standalone !== undefined){
let data17 = data.standalone;
if(typeof data17 !== "boolean"){
const err42 = {instancePath:instancePath+"/standalone",schemaPath:"#/properties/standalone/type",keyword:"type",params:{type: "boolean"},schema:schema0.properties.standalone.type,parentSchema:schema0.properties.standalone,data:data17};
(vErrors ??= []).push(err42);
errors++;
}
}
if(data.enhancedWebview !== undefined){
let data18 = data.enhancedWebview;
if(typeof data18 !== "boolean"){
const err43 = {instancePath:instancePath+"/enhancedWebview",schemaPath:"#/properties/enhancedWebview/type",keyword:"type",params:{type: "boolean"},schema:schema0.properties.enhancedWebview.type,parentSchema:schema0.properties.enhancedWebview,data:data18};
(vErrors ??= []).push(err43);
errors++;
}
}
if(data.shellPatch !== undefined){
let data19 = data.shellPatch;
if(Array.isArray(data19)){
if(data19.length > 100){
const err44 = {instancePath:instancePath+"/shellPatch",schemaPath:"#/properties/shellPatch/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema0.properties.shellPatch,data:data19};
(vErrors ??= []).push(err44);
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
(vErrors ??= []).push(err45);
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
const err46 = {instancePath:instancePath+"/shellPatch/" + i2,schemaPath:"https://experience.local/shared/patch-operation.schema.json/else/required",keyword:"required",params:{missingProperty: "value"},schema:schema2.else.required,parentSchema:schema2.else,data:data20};
(vErrors ??= []).push(err46);
errors++;
}
}
var _valid1 = _errs53 === errors;
valid14 = _valid1;
}
if(!valid14){
const err47 = {instancePath:instancePath+"/shellPatch/" + i2,schemaPath:"https://experience.local/shared/patch-operation.schema.json/if",keyword:"if",params:{failingKeyword: "else"},schema:schema2.if,parentSchema:schema2,data:data20};
(vErrors ??= []).push(err47);
errors++;
}
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.op === undefined){
const err48 = {instancePath:instancePath+"/shellPatch/" + i2,schemaPath:"https://experience.local/shared/patch-operation.schema.json/required",keyword:"required",params:{missingProperty: "op"},schema:schema2.required,parentSchema:schema2,data:data20};
(vErrors ??= []).push(err48);
errors++;
}
if(data20.path === undefined){
const err49 = {instancePath:instancePath+"/shellPatch/" + i2,schemaPath:"https://experience.local/shared/patch-operation.schema.json/required",keyword:"required",params:{missingProperty: "path"},schema:schema2.required,parentSchema:schema2,data:data20};
(vErrors ??= []).push(err49);
errors++;
}
for(const key3 in data20){
if(!(((key3 === "op") || (key3 === "path")) || (key3 === "value"))){
const err50 = {instancePath:instancePath+"/shellPatch/" + i2,schemaPath:"https://experience.local/shared/patch-operation.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},schema:false,parentSchema:schema2,data:data20};
(vErrors ??= []).push(err50);
errors++;
}
}
if(data20.op !== undefined){
let data22 = data20.op;
if(!(((data22 === "add") || (data22 === "remove")) || (data22 === "replace"))){
const err51 = {instancePath:instancePath+"/shellPatch/" + i2+"/op",schemaPath:"https://experience.local/shared/patch-operation.schema.json/properties/op/enum",keyword:"enum",params:{allowedValues: schema2.properties.op.enum},schema:schema2.properties.op.enum,parentSchema:schema2.properties.op,data:data22};
(vErrors ??= []).push(err51);
errors++;
}
}
if(data20.path !== undefined){
let data23 = data20.path;
if(typeof data23 === "string"){
if(!pattern5.test(data23)){
const err52 = {instancePath:instancePath+"/shellPatch/" + i2+"/path",schemaPath:"https://experience.local/shared/patch-operation.schema.json/properties/path/pattern",keyword:"pattern",params:{pattern: "^(/[^/]*)+$"},schema:"^(/[^/]*)+$",parentSchema:schema2.properties.path,data:data23};
(vErrors ??= []).push(err52);
errors++;
}
}
else {
const err53 = {instancePath:instancePath+"/shellPatch/" + i2+"/path",schemaPath:"https://experience.local/shared/patch-operation.schema.json/properties/path/type",keyword:"type",params:{type: "string"},schema:schema2.properties.path.type,parentSchema:schema2.properties.path,data:data23};
(vErrors ??= []).push(err53);
errors++;
}
}
}
else {
const err54 = {instancePath:instancePath+"/shellPatch/" + i2,schemaPath:"https://experience.local/shared/patch-operation.schema.json/type",keyword:"type",params:{type: "object"},schema:schema2.type,parentSchema:schema2,data:data20};
(vErrors ??= []).push(err54);
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/shellPatch",schemaPath:"#/properties/shellPatch/type",keyword:"type",params:{type: "array"},schema:schema0.properties.shellPatch.type,parentSchema:schema0.properties.shellPatch,data:data19};
(vErrors ??= []).push(err55);
errors++;
}
}
if(data.experiencePatch !== undefined){
let data24 = data.experiencePatch;
if(Array.isArray(data24)){
if(data24.length > 100){
const err56 = {instancePath:instancePath+"/experiencePatch",schemaPath:"#/properties/experiencePatch/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema0.properties.experiencePatch,data:data24};
(vErrors ??= []).push(err56);
errors++;
}
const len3 = data24.length;
for(let i3=0; i3<len3; i3++){
let data25 = data24[i3];
const _errs63 = errors;
let valid20 = true;
const _errs64 = errors;
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if(data25.op !== undefined){
if("remove" !== data25.op){
const err57 = {};
(vErrors ??= []).push(err57);
errors++;
}
}
}
var _valid2 = _errs64 === errors;
errors = _errs63;
if(vErrors !== null){
if(_errs63){
vErrors.length = _errs63;
}
else {
vErrors = null;
}
}
if(!_valid2){
const _errs66 = errors;
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if(data25.value === undefined){
const err58 = {instancePath:instancePath+"/experiencePatch/" + i3,schemaPath:"https://experience.local/shared/patch-operation.schema.json/else/required",keyword:"required",params:{missingProperty: "value"},schema:schema2.else.required,parentSchema:schema2.else,data:data25};
(vErrors ??= []).push(err58);
errors++;
}
}
var _valid2 = _errs66 === errors;
valid20 = _valid2;
}
if(!valid20){
const err59 = {instancePath:instancePath+"/experiencePatch/" + i3,schemaPath:"https://experience.local/shared/patch-operation.schema.json/if",keyword:"if",params:{failingKeyword: "else"},schema:schema2.if,parentSchema:schema2,data:data25};
(vErrors ??= []).push(err59);
errors++;
}
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if(data25.op === undefined){
const err60 = {instancePath:instancePath+"/experiencePatch/" + i3,schemaPath:"https://experience.local/shared/patch-operation.schema.json/required",keyword:"required",params:{missingProperty: "op"},schema:schema2.required,parentSchema:schema2,data:data25};
(vErrors ??= []).push(err60);
errors++;
}
if(data25.path === undefined){
const err61 = {instancePath:instancePath+"/experiencePatch/" + i3,schemaPath:"https://experience.local/shared/patch-operation.schema.json/required",keyword:"required",params:{missingProperty: "path"},schema:schema2.required,parentSchema:schema2,data:data25};
(vErrors ??= []).push(err61);
errors++;
}
for(const key4 in data25){
if(!(((key4 === "op") || (key4 === "path")) || (key4 === "value"))){
const err62 = {instancePath:instancePath+"/experiencePatch/" + i3,schemaPath:"https://experience.local/shared/patch-operation.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},schema:false,parentSchema:schema2,data:data25};
(vErrors ??= []).push(err62);
errors++;
}
}
if(data25.op !== undefined){
let data27 = data25.op;
if(!(((data27 === "add") || (data27 === "remove")) || (data27 === "replace"))){
const err63 = {instancePath:instancePath+"/experiencePatch/" + i3+"/op",schemaPath:"https://experience.local/shared/patch-operation.schema.json/properties/op/enum",keyword:"enum",params:{allowedValues: schema2.properties.op.enum},schema:schema2.properties.op.enum,parentSchema:schema2.properties.op,data:data27};
(vErrors ??= []).push(err63);
errors++;
}
}
if(data25.path !== undefined){
let data28 = data25.path;
if(typeof data28 === "string"){
if(!pattern5.test(data28)){
const err64 = {instancePath:instancePath+"/experiencePatch/" + i3+"/path",schemaPath:"https://experience.local/shared/patch-operation.schema.json/properties/path/pattern",keyword:"pattern",params:{pattern: "^(/[^/]*)+$"},schema:"^(/[^/]*)+$",parentSchema:schema2.properties.path,data:data28};
(vErrors ??= []).push(err64);
errors++;
}
}
else {
const err65 = {instancePath:instancePath+"/experiencePatch/" + i3+"/path",schemaPath:"https://experience.local/shared/patch-operation.schema.json/properties/path/type",keyword:"type",params:{type: "string"},schema:schema2.properties.path.type,parentSchema:schema2.properties.path,data:data28};
(vErrors ??= []).push(err65);
errors++;
}
}
}
else {
const err66 = {instancePath:instancePath+"/experiencePatch/" + i3,schemaPath:"https://experience.local/shared/patch-operation.schema.json/type",keyword:"type",params:{type: "object"},schema:schema2.type,parentSchema:schema2,data:data25};
(vErrors ??= []).push(err66);
errors++;
}
}
}
else {
const err67 = {instancePath:instancePath+"/experiencePatch",schemaPath:"#/properties/experiencePatch/type",keyword:"type",params:{type: "array"},schema:schema0.properties.experiencePatch.type,parentSchema:schema0.properties.experiencePatch,data:data24};
(vErrors ??= []).push(err67);
errors++;
}
}
if(data.locale !== undefined){
let data29 = data.locale;
if(typeof data29 === "string"){
if(!pattern8.test(data29)){
const err68 = {instancePath:instancePath+"/locale",schemaPath:"https://experience.local/shared/locale.schema.json/pattern",keyword:"pattern",params:{pattern: "^[a-z]{2,3}(-[A-Z][a-z]{3})?-([A-Z]{2}|[0-9]{3})$"},schema:"^[a-z]{2,3}(-[A-Z][a-z]{3})?-([A-Z]{2}|[0-9]{3})$",parentSchema:schema5,data:data29};
(vErrors ??= []).push(err68);
errors++;
}
}
else {
const err69 = {instancePath:instancePath+"/locale",schemaPath:"https://experience.local/shared/locale.schema.json/type",keyword:"type",params:{type: "string"},schema:schema5.type,parentSchema:schema5,data:data29};
(vErrors ??= []).push(err69);
errors++;
}
}
if(data.segment !== undefined){
let data30 = data.segment;
if(typeof data30 === "string"){
if(data30.length < 2 * 1 && func1(data30) < 1){
const err70 = {instancePath:instancePath+"/segment",schemaPath:"#/properties/segment/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.segment,data:data30};
(vErrors ??= []).push(err70);
errors++;
}
}
else {
const err71 = {instancePath:instancePath+"/segment",schemaPath:"#/properties/segment/type",keyword:"type",params:{type: "string"},schema:schema0.properties.segment.type,parentSchema:schema0.properties.segment,data:data30};
(vErrors ??= []).push(err71);
errors++;
}
}
if(data.session !== undefined){
let data31 = data.session;
if(!(((((((data31 === "anonymous") || (data31 === "empty")) || (data31 === "signed-in")) || (data31 === "private")) || (data31 === "business")) || (data31 === "private-and-business")) || (data31 === "employee"))){
const err72 = {instancePath:instancePath+"/session",schemaPath:"#/properties/session/enum",keyword:"enum",params:{allowedValues: schema0.properties.session.enum},schema:schema0.properties.session.enum,parentSchema:schema0.properties.session,data:data31};
(vErrors ??= []).push(err72);
errors++;
}
}
if(data.levelOfAssurance !== undefined){
let data32 = data.levelOfAssurance;
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
const err73 = {instancePath:instancePath+"/levelOfAssurance",schemaPath:"#/properties/levelOfAssurance/type",keyword:"type",params:{type: "integer"},schema:schema0.properties.levelOfAssurance.type,parentSchema:schema0.properties.levelOfAssurance,data:data32};
(vErrors ??= []).push(err73);
errors++;
}
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 > 99 || isNaN(data32)){
const err74 = {instancePath:instancePath+"/levelOfAssurance",schemaPath:"#/properties/levelOfAssurance/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99},schema:99,parentSchema:schema0.properties.levelOfAssurance,data:data32};
(vErrors ??= []).push(err74);
errors++;
}
if(data32 < 0 || isNaN(data32)){
const err75 = {instancePath:instancePath+"/levelOfAssurance",schemaPath:"#/properties/levelOfAssurance/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema0.properties.levelOfAssurance,data:data32};
(vErrors ??= []).push(err75);
errors++;
}
}
}
if(data.consent !== undefined){
let data33 = data.consent;
if(!((((data33 === 1) || (data33 === 2)) || (data33 === 3)) || (data33 === "none"))){
const err76 = {instancePath:instancePath+"/consent",schemaPath:"#/properties/consent/enum",keyword:"enum",params:{allowedValues: schema0.properties.consent.enum},schema:schema0.properties.consent.enum,parentSchema:schema0.properties.consent,data:data33};
(vErrors ??= []).push(err76);
errors++;
}
}
if(data.cookieLink !== undefined){
let data34 = data.cookieLink;
if(typeof data34 !== "boolean"){
const err77 = {instancePath:instancePath+"/cookieLink",schemaPath:"#/properties/cookieLink/type",keyword:"type",params:{type: "boolean"},schema:schema0.properties.cookieLink.type,parentSchema:schema0.properties.cookieLink,data:data34};
(vErrors ??= []).push(err77);
errors++;
}
}
if(data.experiment !== undefined){
let data35 = data.experiment;
if(typeof data35 === "string"){
if(data35.length > 201 && func1(data35) > 201){
const err78 = {instancePath:instancePath+"/experiment",schemaPath:"#/properties/experiment/maxLength",keyword:"maxLength",params:{limit: 201},schema:201,parentSchema:schema0.properties.experiment,data:data35};
(vErrors ??= []).push(err78);
errors++;
}
if(!pattern9.test(data35)){
const err79 = {instancePath:instancePath+"/experiment",schemaPath:"#/properties/experiment/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*:[A-Za-z0-9][A-Za-z0-9._-]*$"},schema:"^[A-Za-z0-9][A-Za-z0-9._-]*:[A-Za-z0-9][A-Za-z0-9._-]*$",parentSchema:schema0.properties.experiment,data:data35};
(vErrors ??= []).push(err79);
errors++;
}
}
else {
const err80 = {instancePath:instancePath+"/experiment",schemaPath:"#/properties/experiment/type",keyword:"type",params:{type: "string"},schema:schema0.properties.experiment.type,parentSchema:schema0.properties.experiment,data:data35};
(vErrors ??= []).push(err80);
errors++;
}
}
if(data.offersFor !== undefined){
let data36 = data.offersFor;
if(!(((data36 === "new") || (data36 === "saver")) || (data36 === "borrower"))){
const err81 = {instancePath:instancePath+"/offersFor",schemaPath:"#/properties/offersFor/enum",keyword:"enum",params:{allowedValues: schema0.properties.offersFor.enum},schema:schema0.properties.offersFor.enum,parentSchema:schema0.properties.offersFor,data:data36};
(vErrors ??= []).push(err81);
errors++;
}
}
if(data.viewport !== undefined){
let data37 = data.viewport;
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
if(data37.width === undefined){
const err82 = {instancePath:instancePath+"/viewport",schemaPath:"https://experience.local/shared/viewport.schema.json/required",keyword:"required",params:{missingProperty: "width"},schema:schema6.required,parentSchema:schema6,data:data37};
(vErrors ??= []).push(err82);
errors++;
}
for(const key5 in data37){
if(!((key5 === "width") || (key5 === "height"))){
const err83 = {instancePath:instancePath+"/viewport",schemaPath:"https://experience.local/shared/viewport.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},schema:false,parentSchema:schema6,data:data37};
(vErrors ??= []).push(err83);
errors++;
}
}
if(data37.width !== undefined){
let data38 = data37.width;
if(!(((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38))) && (isFinite(data38)))){
const err84 = {instancePath:instancePath+"/viewport/width",schemaPath:"https://experience.local/shared/viewport.schema.json/properties/width/type",keyword:"type",params:{type: "integer"},schema:schema6.properties.width.type,parentSchema:schema6.properties.width,data:data38};
(vErrors ??= []).push(err84);
errors++;
}
if((typeof data38 == "number") && (isFinite(data38))){
if(data38 > 4000 || isNaN(data38)){
const err85 = {instancePath:instancePath+"/viewport/width",schemaPath:"https://experience.local/shared/viewport.schema.json/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4000},schema:4000,parentSchema:schema6.properties.width,data:data38};
(vErrors ??= []).push(err85);
errors++;
}
if(data38 < 200 || isNaN(data38)){
const err86 = {instancePath:instancePath+"/viewport/width",schemaPath:"https://experience.local/shared/viewport.schema.json/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 200},schema:200,parentSchema:schema6.properties.width,data:data38};
(vErrors ??= []).push(err86);
errors++;
}
}
}
if(data37.height !== undefined){
let data39 = data37.height;
if(!(((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39))) && (isFinite(data39)))){
const err87 = {instancePath:instancePath+"/viewport/height",schemaPath:"https://experience.local/shared/viewport.schema.json/properties/height/type",keyword:"type",params:{type: "integer"},schema:schema6.properties.height.type,parentSchema:schema6.properties.height,data:data39};
(vErrors ??= []).push(err87);
errors++;
}
if((typeof data39 == "number") && (isFinite(data39))){
if(data39 > 4000 || isNaN(data39)){
const err88 = {instancePath:instancePath+"/viewport/height",schemaPath:"https://experience.local/shared/viewport.schema.json/properties/height/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4000},schema:4000,parentSchema:schema6.properties.height,data:data39};
(vErrors ??= []).push(err88);
errors++;
}
if(data39 < 200 || isNaN(data39)){
const err89 = {instancePath:instancePath+"/viewport/height",schemaPath:"https://experience.local/shared/viewport.schema.json/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 200},schema:200,parentSchema:schema6.properties.height,data:data39};
(vErrors ??= []).push(err89);
errors++;
}
}
}
}
else {
const err90 = {instancePath:instancePath+"/viewport",schemaPath:"https://experience.local/shared/viewport.schema.json/type",keyword:"type",params:{type: "object"},schema:schema6.type,parentSchema:schema6,data:data37};
(vErrors ??= []).push(err90);
errors++;
}
}
if(data.device !== undefined){
let data40 = data.device;
if(!((data40 === "android") || (data40 === "ios"))){
const err91 = {instancePath:instancePath+"/device",schemaPath:"#/properties/device/enum",keyword:"enum",params:{allowedValues: schema0.properties.device.enum},schema:schema0.properties.device.enum,parentSchema:schema0.properties.device,data:data40};
(vErrors ??= []).push(err91);
errors++;
}
}
if(data.clock !== undefined){
let data41 = data.clock;
if(typeof data41 === "string"){
if(!pattern10.test(data41)){
const err92 = {instancePath:instancePath+"/clock",schemaPath:"#/properties/clock/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$"},schema:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$",parentSchema:schema0.properties.clock,data:data41};
(vErrors ??= []).push(err92);
errors++;
}
}
else {
const err93 = {instancePath:instancePath+"/clock",schemaPath:"#/properties/clock/type",keyword:"type",params:{type: "string"},schema:schema0.properties.clock.type,parentSchema:schema0.properties.clock,data:data41};
(vErrors ??= []).push(err93);
errors++;
}
}
if(data.native !== undefined){
let data42 = data.native;
if(typeof data42 !== "boolean"){
const err94 = {instancePath:instancePath+"/native",schemaPath:"#/properties/native/type",keyword:"type",params:{type: "boolean"},schema:schema0.properties.native.type,parentSchema:schema0.properties.native,data:data42};
(vErrors ??= []).push(err94);
errors++;
}
}
if(data.media !== undefined){
let data43 = data.media;
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
if(Object.keys(data43).length < 1){
const err95 = {instancePath:instancePath+"/media",schemaPath:"https://experience.local/shared/scenario-media.schema.json/minProperties",keyword:"minProperties",params:{limit: 1},schema:1,parentSchema:schema7,data:data43};
(vErrors ??= []).push(err95);
errors++;
}
for(const key6 in data43){
if(!(((((key6 === "prefers-reduced-motion") || (key6 === "forced-colors")) || (key6 === "prefers-color-scheme")) || (key6 === "prefers-contrast")) || (key6 === "prefers-reduced-transparency"))){
const err96 = {instancePath:instancePath+"/media",schemaPath:"https://experience.local/shared/scenario-media.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},schema:false,parentSchema:schema7,data:data43};
(vErrors ??= []).push(err96);
errors++;
}
}
if(data43["prefers-reduced-motion"] !== undefined){
let data44 = data43["prefers-reduced-motion"];
if(!((data44 === "no-preference") || (data44 === "reduce"))){
const err97 = {instancePath:instancePath+"/media/prefers-reduced-motion",schemaPath:"https://experience.local/shared/scenario-media.schema.json/properties/prefers-reduced-motion/enum",keyword:"enum",params:{allowedValues: schema7.properties["prefers-reduced-motion"].enum},schema:schema7.properties["prefers-reduced-motion"].enum,parentSchema:schema7.properties["prefers-reduced-motion"],data:data44};
(vErrors ??= []).push(err97);
errors++;
}
}
if(data43["forced-colors"] !== undefined){
let data45 = data43["forced-colors"];
if(!((data45 === "none") || (data45 === "active"))){
const err98 = {instancePath:instancePath+"/media/forced-colors",schemaPath:"https://experience.local/shared/scenario-media.schema.json/properties/forced-colors/enum",keyword:"enum",params:{allowedValues: schema7.properties["forced-colors"].enum},schema:schema7.properties["forced-colors"].enum,parentSchema:schema7.properties["forced-colors"],data:data45};
(vErrors ??= []).push(err98);
errors++;
}
}
if(data43["prefers-color-scheme"] !== undefined){
let data46 = data43["prefers-color-scheme"];
if(!((data46 === "light") || (data46 === "dark"))){
const err99 = {instancePath:instancePath+"/media/prefers-color-scheme",schemaPath:"https://experience.local/shared/scenario-media.schema.json/properties/prefers-color-scheme/enum",keyword:"enum",params:{allowedValues: schema7.properties["prefers-color-scheme"].enum},schema:schema7.properties["prefers-color-scheme"].enum,parentSchema:schema7.properties["prefers-color-scheme"],data:data46};
(vErrors ??= []).push(err99);
errors++;
}
}
if(data43["prefers-contrast"] !== undefined){
let data47 = data43["prefers-contrast"];
if(!(((data47 === "no-preference") || (data47 === "more")) || (data47 === "less"))){
const err100 = {instancePath:instancePath+"/media/prefers-contrast",schemaPath:"https://experience.local/shared/scenario-media.schema.json/properties/prefers-contrast/enum",keyword:"enum",params:{allowedValues: schema7.properties["prefers-contrast"].enum},schema:schema7.properties["prefers-contrast"].enum,parentSchema:schema7.properties["prefers-contrast"],data:data47};
(vErrors ??= []).push(err100);
errors++;
}
}
if(data43["prefers-reduced-transparency"] !== undefined){
let data48 = data43["prefers-reduced-transparency"];
if(!((data48 === "no-preference") || (data48 === "reduce"))){
const err101 = {instancePath:instancePath+"/media/prefers-reduced-transparency",schemaPath:"https://experience.local/shared/scenario-media.schema.json/properties/prefers-reduced-transparency/enum",keyword:"enum",params:{allowedValues: schema7.properties["prefers-reduced-transparency"].enum},schema:schema7.properties["prefers-reduced-transparency"].enum,parentSchema:schema7.properties["prefers-reduced-transparency"],data:data48};
(vErrors ??= []).push(err101);
errors++;
}
}
}
else {
const err102 = {instancePath:instancePath+"/media",schemaPath:"https://experience.local/shared/scenario-media.schema.json/type",keyword:"type",params:{type: "object"},schema:schema7.type,parentSchema:schema7,data:data43};
(vErrors ??= []).push(err102);
errors++;
}
}
if(data.faults !== undefined){
if(!(validate1(data.faults, {instancePath:instancePath+"/faults",parentData:data,parentDataProperty:"faults",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.steps !== undefined){
let data50 = data.steps;
if(Array.isArray(data50)){
if(data50.length > 50){
const err103 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/maxItems",keyword:"maxItems",params:{limit: 50},schema:50,parentSchema:schema0.properties.steps,data:data50};
(vErrors ??= []).push(err103);
errors++;
}
if(data50.length < 1){
const err104 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema0.properties.steps,data:data50};
(vErrors ??= []).push(err104);
errors++;
}
const len4 = data50.length;
for(let i4=0; i4<len4; i4++){
let data51 = data50[i4];
const _errs113 = errors;
let valid31 = true;
const _errs114 = errors;
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
let missing0;
if((data51.fill === undefined) && (missing0 = "fill")){
const err105 = {};
(vErrors ??= []).push(err105);
errors++;
}
}
var _valid3 = _errs114 === errors;
errors = _errs113;
if(vErrors !== null){
if(_errs113){
vErrors.length = _errs113;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs115 = errors;
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
if(data51.value === undefined){
const err106 = {instancePath:instancePath+"/steps/" + i4,schemaPath:"https://experience.local/shared/scenario-step.schema.json/then/required",keyword:"required",params:{missingProperty: "value"},schema:schema26.then.required,parentSchema:schema26.then,data:data51};
(vErrors ??= []).push(err106);
errors++;
}
}
var _valid3 = _errs115 === errors;
valid31 = _valid3;
}
if(!valid31){
const err107 = {instancePath:instancePath+"/steps/" + i4,schemaPath:"https://experience.local/shared/scenario-step.schema.json/if",keyword:"if",params:{failingKeyword: "then"},schema:schema26.if,parentSchema:schema26,data:data51};
(vErrors ??= []).push(err107);
errors++;
}
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
if(Object.keys(data51).length < 1){
const err108 = {instancePath:instancePath+"/steps/" + i4,schemaPath:"https://experience.local/shared/scenario-step.schema.json/minProperties",keyword:"minProperties",params:{limit: 1},schema:1,parentSchema:schema26,data:data51};
(vErrors ??= []).push(err108);
errors++;
}
for(const key7 in data51){
if(!((((((key7 === "fill") || (key7 === "value")) || (key7 === "choose")) || (key7 === "press")) || (key7 === "see")) || (key7 === "in"))){
const err109 = {instancePath:instancePath+"/steps/" + i4,schemaPath:"https://experience.local/shared/scenario-step.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},schema:false,parentSchema:schema26,data:data51};
(vErrors ??= []).push(err109);
errors++;
}
}
if(data51.fill !== undefined){
let data52 = data51.fill;
if(typeof data52 === "string"){
if(data52.length > 200 && func1(data52) > 200){
const err110 = {instancePath:instancePath+"/steps/" + i4+"/fill",schemaPath:"https://experience.local/shared/scenario-step.schema.json/properties/fill/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema26.properties.fill,data:data52};
(vErrors ??= []).push(err110);
errors++;
}
if(data52.length < 2 * 1 && func1(data52) < 1){
const err111 = {instancePath:instancePath+"/steps/" + i4+"/fill",schemaPath:"https://experience.local/shared/scenario-step.schema.json/properties/fill/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema26.properties.fill,data:data52};
(vErrors ??= []).push(err111);
errors++;
}
}
else {
const err112 = {instancePath:instancePath+"/steps/" + i4+"/fill",schemaPath:"https://experience.local/shared/scenario-step.schema.json/properties/fill/type",keyword:"type",params:{type: "string"},schema:schema26.properties.fill.type,parentSchema:schema26.properties.fill,data:data52};
(vErrors ??= []).push(err112);
errors++;
}
}
if(data51.value !== undefined){
let data53 = data51.value;
if(typeof data53 === "string"){
if(data53.length > 2000 && func1(data53) > 2000){
const err113 = {instancePath:instancePath+"/steps/" + i4+"/value",schemaPath:"https://experience.local/shared/scenario-step.schema.json/properties/value/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema26.properties.value,data:data53};
(vErrors ??= []).push(err113);
errors++;
}
}
else {
const err114 = {instancePath:instancePath+"/steps/" + i4+"/value",schemaPath:"https://experience.local/shared/scenario-step.schema.json/properties/value/type",keyword:"type",params:{type: "string"},schema:schema26.properties.value.type,parentSchema:schema26.properties.value,data:data53};
(vErrors ??= []).push(err114);
errors++;
}
}
if(data51.choose !== undefined){
let data54 = data51.choose;
if(typeof data54 === "string"){
if(data54.length > 200 && func1(data54) > 200){
const err115 = {instancePath:instancePath+"/steps/" + i4+"/choose",schemaPath:"https://experience.local/shared/scenario-step.schema.json/properties/choose/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema26.properties.choose,data:data54};
(vErrors ??= []).push(err115);
errors++;
}
if(data54.length < 2 * 1 && func1(data54) < 1){
const err116 = {instancePath:instancePath+"/steps/" + i4+"/choose",schemaPath:"https://experience.local/shared/scenario-step.schema.json/properties/choose/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema26.properties.choose,data:data54};
(vErrors ??= []).push(err116);
errors++;
}
}
else {
const err117 = {instancePath:instancePath+"/steps/" + i4+"/choose",schemaPath:"https://experience.local/shared/scenario-step.schema.json/properties/choose/type",keyword:"type",params:{type: "string"},schema:schema26.properties.choose.type,parentSchema:schema26.properties.choose,data:data54};
(vErrors ??= []).push(err117);
errors++;
}
}
if(data51.press !== undefined){
let data55 = data51.press;
if(typeof data55 === "string"){
if(data55.length > 200 && func1(data55) > 200){
const err118 = {instancePath:instancePath+"/steps/" + i4+"/press",schemaPath:"https://experience.local/shared/scenario-step.schema.json/properties/press/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema26.properties.press,data:data55};
(vErrors ??= []).push(err118);
errors++;
}
if(data55.length < 2 * 1 && func1(data55) < 1){
const err119 = {instancePath:instancePath+"/steps/" + i4+"/press",schemaPath:"https://experience.local/shared/scenario-step.schema.json/properties/press/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema26.properties.press,data:data55};
(vErrors ??= []).push(err119);
errors++;
}
}
else {
const err120 = {instancePath:instancePath+"/steps/" + i4+"/press",schemaPath:"https://experience.local/shared/scenario-step.schema.json/properties/press/type",keyword:"type",params:{type: "string"},schema:schema26.properties.press.type,parentSchema:schema26.properties.press,data:data55};
(vErrors ??= []).push(err120);
errors++;
}
}
if(data51.see !== undefined){
let data56 = data51.see;
if(typeof data56 === "string"){
if(data56.length > 200 && func1(data56) > 200){
const err121 = {instancePath:instancePath+"/steps/" + i4+"/see",schemaPath:"https://experience.local/shared/scenario-step.schema.json/properties/see/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema26.properties.see,data:data56};
(vErrors ??= []).push(err121);
errors++;
}
if(data56.length < 2 * 1 && func1(data56) < 1){
const err122 = {instancePath:instancePath+"/steps/" + i4+"/see",schemaPath:"https://experience.local/shared/scenario-step.schema.json/properties/see/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema26.properties.see,data:data56};
(vErrors ??= []).push(err122);
errors++;
}
}
else {
const err123 = {instancePath:instancePath+"/steps/" + i4+"/see",schemaPath:"https://experience.local/shared/scenario-step.schema.json/properties/see/type",keyword:"type",params:{type: "string"},schema:schema26.properties.see.type,parentSchema:schema26.properties.see,data:data56};
(vErrors ??= []).push(err123);
errors++;
}
}
if(data51.in !== undefined){
let data57 = data51.in;
if(typeof data57 === "string"){
if(data57.length > 200 && func1(data57) > 200){
const err124 = {instancePath:instancePath+"/steps/" + i4+"/in",schemaPath:"https://experience.local/shared/scenario-step.schema.json/properties/in/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema26.properties.in,data:data57};
(vErrors ??= []).push(err124);
errors++;
}
if(data57.length < 2 * 1 && func1(data57) < 1){
const err125 = {instancePath:instancePath+"/steps/" + i4+"/in",schemaPath:"https://experience.local/shared/scenario-step.schema.json/properties/in/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema26.properties.in,data:data57};
(vErrors ??= []).push(err125);
errors++;
}
}
else {
const err126 = {instancePath:instancePath+"/steps/" + i4+"/in",schemaPath:"https://experience.local/shared/scenario-step.schema.json/properties/in/type",keyword:"type",params:{type: "string"},schema:schema26.properties.in.type,parentSchema:schema26.properties.in,data:data57};
(vErrors ??= []).push(err126);
errors++;
}
}
}
else {
const err127 = {instancePath:instancePath+"/steps/" + i4,schemaPath:"https://experience.local/shared/scenario-step.schema.json/type",keyword:"type",params:{type: "object"},schema:schema26.type,parentSchema:schema26,data:data51};
(vErrors ??= []).push(err127);
errors++;
}
}
}
else {
const err128 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/type",keyword:"type",params:{type: "array"},schema:schema0.properties.steps.type,parentSchema:schema0.properties.steps,data:data50};
(vErrors ??= []).push(err128);
errors++;
}
}
if(data.expectedFaults !== undefined){
let data58 = data.expectedFaults;
if(Array.isArray(data58)){
if(data58.length > 50){
const err129 = {instancePath:instancePath+"/expectedFaults",schemaPath:"#/properties/expectedFaults/maxItems",keyword:"maxItems",params:{limit: 50},schema:50,parentSchema:schema0.properties.expectedFaults,data:data58};
(vErrors ??= []).push(err129);
errors++;
}
const len5 = data58.length;
for(let i5=0; i5<len5; i5++){
let data59 = data58[i5];
if(typeof data59 === "string"){
if(!pattern11.test(data59)){
const err130 = {instancePath:instancePath+"/expectedFaults/" + i5,schemaPath:"#/properties/expectedFaults/items/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},schema:"^[a-z][a-z0-9-]*$",parentSchema:schema0.properties.expectedFaults.items,data:data59};
(vErrors ??= []).push(err130);
errors++;
}
}
else {
const err131 = {instancePath:instancePath+"/expectedFaults/" + i5,schemaPath:"#/properties/expectedFaults/items/type",keyword:"type",params:{type: "string"},schema:schema0.properties.expectedFaults.items.type,parentSchema:schema0.properties.expectedFaults.items,data:data59};
(vErrors ??= []).push(err131);
errors++;
}
}
}
else {
const err132 = {instancePath:instancePath+"/expectedFaults",schemaPath:"#/properties/expectedFaults/type",keyword:"type",params:{type: "array"},schema:schema0.properties.expectedFaults.type,parentSchema:schema0.properties.expectedFaults,data:data58};
(vErrors ??= []).push(err132);
errors++;
}
}
if(data.expectedEvents !== undefined){
let data60 = data.expectedEvents;
if(Array.isArray(data60)){
if(data60.length > 50){
const err133 = {instancePath:instancePath+"/expectedEvents",schemaPath:"#/properties/expectedEvents/maxItems",keyword:"maxItems",params:{limit: 50},schema:50,parentSchema:schema0.properties.expectedEvents,data:data60};
(vErrors ??= []).push(err133);
errors++;
}
if(data60.length < 1){
const err134 = {instancePath:instancePath+"/expectedEvents",schemaPath:"#/properties/expectedEvents/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema0.properties.expectedEvents,data:data60};
(vErrors ??= []).push(err134);
errors++;
}
const len6 = data60.length;
for(let i6=0; i6<len6; i6++){
let data61 = data60[i6];
if(typeof data61 === "string"){
if(!pattern12.test(data61)){
const err135 = {instancePath:instancePath+"/expectedEvents/" + i6,schemaPath:"#/properties/expectedEvents/items/pattern",keyword:"pattern",params:{pattern: "^(PAGE|EVENT|ERROR|SEARCH|FORM_STEP|INSIGHT|ELEMENTS_ACTIONS|ECOMMERCE) .+$"},schema:"^(PAGE|EVENT|ERROR|SEARCH|FORM_STEP|INSIGHT|ELEMENTS_ACTIONS|ECOMMERCE) .+$",parentSchema:schema0.properties.expectedEvents.items,data:data61};
(vErrors ??= []).push(err135);
errors++;
}
}
else {
const err136 = {instancePath:instancePath+"/expectedEvents/" + i6,schemaPath:"#/properties/expectedEvents/items/type",keyword:"type",params:{type: "string"},schema:schema0.properties.expectedEvents.items.type,parentSchema:schema0.properties.expectedEvents.items,data:data61};
(vErrors ??= []).push(err136);
errors++;
}
}
}
else {
const err137 = {instancePath:instancePath+"/expectedEvents",schemaPath:"#/properties/expectedEvents/type",keyword:"type",params:{type: "array"},schema:schema0.properties.expectedEvents.type,parentSchema:schema0.properties.expectedEvents,data:data60};
(vErrors ??= []).push(err137);
errors++;
}
}
}
else {
const err138 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
(vErrors ??= []).push(err138);
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
    "experiencePatch": {
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
    "offersFor": {},
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
        "open-variants": {
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
        "form": {
          "properties": {
            "kind": {},
            "delayMs": {},
            "status": {},
            "text": {},
            "times": {}
          }
        },
        "form-check": {
          "properties": {
            "kind": {},
            "delayMs": {},
            "status": {},
            "text": {},
            "times": {}
          }
        },
        "appointment-times": {
          "properties": {
            "kind": {},
            "delayMs": {},
            "status": {},
            "text": {},
            "times": {}
          }
        },
        "appointment-booking": {
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
    "steps": {
      "items": {
        "properties": {
          "fill": {},
          "value": {},
          "choose": {},
          "press": {},
          "see": {},
          "in": {}
        }
      }
    },
    "expectedFaults": {
      "items": {}
    },
    "expectedEvents": {
      "items": {}
    }
  }
};
