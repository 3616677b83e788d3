// Made by `npm run generate` from ../../shared/slots.schema.json. Do not edit.
// @ts-nocheck
import { countCharacters } from '../../count-characters.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/slots.schema.json","title":"Slots","description":"What stands in each slot of the layout, by the slot's name.","type":"object","additionalProperties":{"$ref":"https://experience.local/shared/slot.schema.json"}};
const schema1 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/slot.schema.json","title":"SlotConfig","description":"One slot: a feature of the route, or a part of the shell.","type":"object","additionalProperties":false,"minProperties":1,"maxProperties":2,"properties":{"feature":{"type":"string","minLength":1,"description":"The name of a feature of the same route.","examples":["flexPage"]},"shell":{"type":"string","minLength":1,"description":"The id of a shell part of the registry.","examples":["top-bar"]},"mode":{"enum":["default","focus","flow","standalone"],"default":"default","description":"Of a top bar: how much of it the page has. focus has a way back in the place of the search, flow the logo alone, standalone no menus of the bank."}}};
const func0 = countCharacters;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/slots.schema.json" */;
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
let data0 = data[key0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length > 2){
const err0 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"https://experience.local/shared/slot.schema.json/maxProperties",keyword:"maxProperties",params:{limit: 2},schema:2,parentSchema:schema1,data:data0};
(vErrors ??= []).push(err0);
errors++;
}
if(Object.keys(data0).length < 1){
const err1 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"https://experience.local/shared/slot.schema.json/minProperties",keyword:"minProperties",params:{limit: 1},schema:1,parentSchema:schema1,data:data0};
(vErrors ??= []).push(err1);
errors++;
}
for(const key1 in data0){
if(!(((key1 === "feature") || (key1 === "shell")) || (key1 === "mode"))){
const err2 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"https://experience.local/shared/slot.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema1,data:data0};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data0.feature !== undefined){
let data1 = data0.feature;
if(typeof data1 === "string"){
if(data1.length < 2 * 1 && func0(data1) < 1){
const err3 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/feature",schemaPath:"https://experience.local/shared/slot.schema.json/properties/feature/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema1.properties.feature,data:data1};
(vErrors ??= []).push(err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/feature",schemaPath:"https://experience.local/shared/slot.schema.json/properties/feature/type",keyword:"type",params:{type: "string"},schema:schema1.properties.feature.type,parentSchema:schema1.properties.feature,data:data1};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data0.shell !== undefined){
let data2 = data0.shell;
if(typeof data2 === "string"){
if(data2.length < 2 * 1 && func0(data2) < 1){
const err5 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/shell",schemaPath:"https://experience.local/shared/slot.schema.json/properties/shell/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema1.properties.shell,data:data2};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/shell",schemaPath:"https://experience.local/shared/slot.schema.json/properties/shell/type",keyword:"type",params:{type: "string"},schema:schema1.properties.shell.type,parentSchema:schema1.properties.shell,data:data2};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data0.mode !== undefined){
let data3 = data0.mode;
if(!((((data3 === "default") || (data3 === "focus")) || (data3 === "flow")) || (data3 === "standalone"))){
const err7 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/mode",schemaPath:"https://experience.local/shared/slot.schema.json/properties/mode/enum",keyword:"enum",params:{allowedValues: schema1.properties.mode.enum},schema:schema1.properties.mode.enum,parentSchema:schema1.properties.mode,data:data3};
(vErrors ??= []).push(err7);
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"https://experience.local/shared/slot.schema.json/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data:data0};
(vErrors ??= []).push(err8);
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
(vErrors ??= []).push(err9);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export { validate };
