// Made by `npm run generate` from ../../shared/cms-navigation.schema.json. Do not edit.
// @ts-nocheck
import { validate as validate21 } from './cms-navigation-item.validate.ts';
import { validate as validate24 } from './cms-navigation-link.validate.ts';
import { validate as validate22 } from './plain-link.validate.ts';

const validate = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/cms-navigation.schema.json","title":"CmsNavigation","description":"The site's main navigation, as the content service has it.","type":"object","additionalProperties":false,"required":["menuItems"],"properties":{"menuItems":{"type":"array","maxItems":40,"description":"The entries, in the order shown.","items":{"$ref":"https://experience.local/shared/cms-navigation-item.schema.json"}}}};







function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/cms-navigation.schema.json" */;
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
if(data.menuItems === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "menuItems"},schema:schema31.required,parentSchema:schema31,data};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!(key0 === "menuItems")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema31,data};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.menuItems !== undefined){
let data0 = data.menuItems;
if(Array.isArray(data0)){
if(data0.length > 40){
const err2 = {instancePath:instancePath+"/menuItems",schemaPath:"#/properties/menuItems/maxItems",keyword:"maxItems",params:{limit: 40},schema:40,parentSchema:schema31.properties.menuItems,data:data0};
(vErrors ??= []).push(err2);
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate21(data0[i0], {instancePath:instancePath+"/menuItems/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/menuItems",schemaPath:"#/properties/menuItems/type",keyword:"type",params:{type: "array"},schema:schema31.properties.menuItems.type,parentSchema:schema31.properties.menuItems,data:data0};
(vErrors ??= []).push(err3);
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data};
(vErrors ??= []).push(err4);
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export { validate };
