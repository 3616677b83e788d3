// Made by `npm run generate` from ../../shared/experiments-config.schema.json. Do not edit.
// @ts-nocheck
import { countCharacters } from '../../count-characters.ts';
import { validate as validate1 } from './experiment.validate.ts';
import { validate as validate5 } from './experiment-success.validate.ts';
import { validate as validate2 } from './experiment-variant.validate.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/experiments-config.schema.json","title":"ExperimentsConfig","description":"Which pages visitors may see in the place of others, and what counts as a success. Without it no page is under an experiment.","type":"object","additionalProperties":false,"required":["list"],"properties":{"list":{"type":["array","string"],"maxItems":500,"maxLength":2000,"items":{"$ref":"https://experience.local/shared/experiment.schema.json"},"description":"The experiments, or the address of their list, relative to the API host. A server asks there when it starts and every minute, never for a visitor.","examples":["/experiment/open/experiments"]},"withoutConsent":{"enum":["control","draw"],"default":"control","description":"What visitors see who do not allow that their variant is stored: the page as it is, or a variant that is drawn anew at each view and stored nowhere."},"successes":{"type":"array","maxItems":200,"description":"What counts as a success of an experiment, on a page where its variant is shown.","items":{"$ref":"https://experience.local/shared/experiment-success.schema.json"}}}};
const func0 = countCharacters;







function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/experiments-config.schema.json" */;
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
if(data.list === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "list"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!(((key0 === "list") || (key0 === "withoutConsent")) || (key0 === "successes"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.list !== undefined){
let data0 = data.list;
if((!(Array.isArray(data0))) && (typeof data0 !== "string")){
const err2 = {instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: schema0.properties.list.type},schema:schema0.properties.list.type,parentSchema:schema0.properties.list,data:data0};
(vErrors ??= []).push(err2);
errors++;
}
if(typeof data0 === "string"){
if(data0.length > 2000 && func0(data0) > 2000){
const err3 = {instancePath:instancePath+"/list",schemaPath:"#/properties/list/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema0.properties.list,data:data0};
(vErrors ??= []).push(err3);
errors++;
}
}
if(Array.isArray(data0)){
if(data0.length > 500){
const err4 = {instancePath:instancePath+"/list",schemaPath:"#/properties/list/maxItems",keyword:"maxItems",params:{limit: 500},schema:500,parentSchema:schema0.properties.list,data:data0};
(vErrors ??= []).push(err4);
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate1(data0[i0], {instancePath:instancePath+"/list/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
}
}
if(data.withoutConsent !== undefined){
let data2 = data.withoutConsent;
if(!((data2 === "control") || (data2 === "draw"))){
const err5 = {instancePath:instancePath+"/withoutConsent",schemaPath:"#/properties/withoutConsent/enum",keyword:"enum",params:{allowedValues: schema0.properties.withoutConsent.enum},schema:schema0.properties.withoutConsent.enum,parentSchema:schema0.properties.withoutConsent,data:data2};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.successes !== undefined){
let data3 = data.successes;
if(Array.isArray(data3)){
if(data3.length > 200){
const err6 = {instancePath:instancePath+"/successes",schemaPath:"#/properties/successes/maxItems",keyword:"maxItems",params:{limit: 200},schema:200,parentSchema:schema0.properties.successes,data:data3};
(vErrors ??= []).push(err6);
errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(!(validate5(data3[i1], {instancePath:instancePath+"/successes/" + i1,parentData:data3,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/successes",schemaPath:"#/properties/successes/type",keyword:"type",params:{type: "array"},schema:schema0.properties.successes.type,parentSchema:schema0.properties.successes,data:data3};
(vErrors ??= []).push(err7);
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
(vErrors ??= []).push(err8);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export { validate };
