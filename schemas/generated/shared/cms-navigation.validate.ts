// Made by `npm run generate` from ../../shared/cms-navigation.schema.json. Do not edit.
// @ts-nocheck
import { validate as validate1 } from './cms-navigation-item.validate.ts';
import { validate as validate4 } from './cms-navigation-link.validate.ts';
import { validate as validate2 } from './plain-link.validate.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/cms-navigation.schema.json","title":"CmsNavigation","description":"The site's main navigation, as the content service has it.","type":"object","additionalProperties":false,"required":["menuItems"],"properties":{"menuItems":{"type":"array","maxItems":40,"description":"The entries, in the order shown.","items":{"$ref":"https://experience.local/shared/cms-navigation-item.schema.json"}}}};







function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/cms-navigation.schema.json" */;
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
if(data.menuItems === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "menuItems"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!(key0 === "menuItems")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.menuItems !== undefined){
let data0 = data.menuItems;
if(Array.isArray(data0)){
if(data0.length > 40){
const err2 = {instancePath:instancePath+"/menuItems",schemaPath:"#/properties/menuItems/maxItems",keyword:"maxItems",params:{limit: 40},schema:40,parentSchema:schema0.properties.menuItems,data:data0};
(vErrors ??= []).push(err2);
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate1(data0[i0], {instancePath:instancePath+"/menuItems/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/menuItems",schemaPath:"#/properties/menuItems/type",keyword:"type",params:{type: "array"},schema:schema0.properties.menuItems.type,parentSchema:schema0.properties.menuItems,data:data0};
(vErrors ??= []).push(err3);
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
(vErrors ??= []).push(err4);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export { validate };
