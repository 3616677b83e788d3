// Made by `npm run generate` from ../../shared/measurement-config.schema.json. Do not edit.
// @ts-nocheck
import { countCharacters } from '../../count-characters.ts';
import { validate as validate21 } from './field-config.validate.ts';

const validate = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/measurement-config.schema.json","title":"MeasurementConfig","description":"How the use of the site is measured, with consent. Without it nothing is measured, loaded or sent.","type":"object","additionalProperties":false,"properties":{"consent":{"type":"object","additionalProperties":false,"description":"How measurement follows the choice about cookies.","properties":{"undecided":{"enum":["hold","drop"],"default":"hold","description":"What happens with events before a visitor has chosen: they wait on the page for the choice, which sends or drops them, or they are dropped at once."}}},"eventNames":{"type":"object","maxProperties":200,"additionalProperties":{"type":"string","minLength":1,"maxLength":100},"description":"The bank’s own names for events of the type EVENT, by the names that the site gives them. All others keep theirs.","examples":[{"menu opened":"nav_open"}]},"field":{"$ref":"https://experience.local/shared/field-config.schema.json"}}};
const func1 = countCharacters;



function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/measurement-config.schema.json" */;
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
if(!(((key0 === "consent") || (key0 === "eventNames")) || (key0 === "field"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema31,data};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.consent !== undefined){
let data0 = data.consent;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
if(!(key1 === "undecided")){
const err1 = {instancePath:instancePath+"/consent",schemaPath:"#/properties/consent/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema31.properties.consent,data:data0};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data0.undecided !== undefined){
let data1 = data0.undecided;
if(!((data1 === "hold") || (data1 === "drop"))){
const err2 = {instancePath:instancePath+"/consent/undecided",schemaPath:"#/properties/consent/properties/undecided/enum",keyword:"enum",params:{allowedValues: schema31.properties.consent.properties.undecided.enum},schema:schema31.properties.consent.properties.undecided.enum,parentSchema:schema31.properties.consent.properties.undecided,data:data1};
(vErrors ??= []).push(err2);
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/consent",schemaPath:"#/properties/consent/type",keyword:"type",params:{type: "object"},schema:schema31.properties.consent.type,parentSchema:schema31.properties.consent,data:data0};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.eventNames !== undefined){
let data2 = data.eventNames;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(Object.keys(data2).length > 200){
const err4 = {instancePath:instancePath+"/eventNames",schemaPath:"#/properties/eventNames/maxProperties",keyword:"maxProperties",params:{limit: 200},schema:200,parentSchema:schema31.properties.eventNames,data:data2};
(vErrors ??= []).push(err4);
errors++;
}
for(const key2 in data2){
let data3 = data2[key2];
if(typeof data3 === "string"){
if(data3.length > 100 && func1(data3) > 100){
const err5 = {instancePath:instancePath+"/eventNames/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/eventNames/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema31.properties.eventNames.additionalProperties,data:data3};
(vErrors ??= []).push(err5);
errors++;
}
if(data3.length < 2 * 1 && func1(data3) < 1){
const err6 = {instancePath:instancePath+"/eventNames/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/eventNames/additionalProperties/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema31.properties.eventNames.additionalProperties,data:data3};
(vErrors ??= []).push(err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/eventNames/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/eventNames/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema31.properties.eventNames.additionalProperties.type,parentSchema:schema31.properties.eventNames.additionalProperties,data:data3};
(vErrors ??= []).push(err7);
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/eventNames",schemaPath:"#/properties/eventNames/type",keyword:"type",params:{type: "object"},schema:schema31.properties.eventNames.type,parentSchema:schema31.properties.eventNames,data:data2};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.field !== undefined){
if(!(validate21(data.field, {instancePath:instancePath+"/field",parentData:data,parentDataProperty:"field",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data};
(vErrors ??= []).push(err9);
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export { validate };
