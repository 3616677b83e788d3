// Made by `npm run generate` from ../../shared/page-data.schema.json. Do not edit.
// @ts-nocheck
import { validate as validate2 } from './page-alternate.validate.ts';
import { validate as validate1 } from './page-meta.validate.ts';
import { validate as validate5 } from './zone.validate.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/page-data.schema.json","title":"PageData","description":"A page: five zones, shown in this order, and what is said about it in the document's head.","type":"object","additionalProperties":false,"properties":{"meta":{"$ref":"https://experience.local/shared/page-meta.schema.json"},"freeHeaderLayout":{"enum":["portrait"],"description":"portrait sets the free header in two columns. Leave it out for one."},"hasMacro":{"type":"boolean","default":false,"description":"true when a text of this page holds a %{group:key}% placeholder."},"mainHeaderZone":{"$ref":"https://experience.local/shared/zone.schema.json","description":"The header, with the page's h1."},"freeHeaderZone":{"$ref":"https://experience.local/shared/zone.schema.json","description":"Blocks right below the header."},"flexZone":{"$ref":"https://experience.local/shared/zone.schema.json","description":"The body of the page."},"complementaryZone":{"$ref":"https://experience.local/shared/zone.schema.json","description":"What else may interest the visitor."},"legalZone":{"$ref":"https://experience.local/shared/zone.schema.json","description":"Conditions and footnotes."}}};







function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/page-data.schema.json" */;
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
if(!((((((((key0 === "meta") || (key0 === "freeHeaderLayout")) || (key0 === "hasMacro")) || (key0 === "mainHeaderZone")) || (key0 === "freeHeaderZone")) || (key0 === "flexZone")) || (key0 === "complementaryZone")) || (key0 === "legalZone"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.meta !== undefined){
if(!(validate1(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.freeHeaderLayout !== undefined){
let data1 = data.freeHeaderLayout;
if(!(data1 === "portrait")){
const err1 = {instancePath:instancePath+"/freeHeaderLayout",schemaPath:"#/properties/freeHeaderLayout/enum",keyword:"enum",params:{allowedValues: schema0.properties.freeHeaderLayout.enum},schema:schema0.properties.freeHeaderLayout.enum,parentSchema:schema0.properties.freeHeaderLayout,data:data1};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.hasMacro !== undefined){
let data2 = data.hasMacro;
if(typeof data2 !== "boolean"){
const err2 = {instancePath:instancePath+"/hasMacro",schemaPath:"#/properties/hasMacro/type",keyword:"type",params:{type: "boolean"},schema:schema0.properties.hasMacro.type,parentSchema:schema0.properties.hasMacro,data:data2};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.mainHeaderZone !== undefined){
if(!(validate5(data.mainHeaderZone, {instancePath:instancePath+"/mainHeaderZone",parentData:data,parentDataProperty:"mainHeaderZone",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
if(data.freeHeaderZone !== undefined){
if(!(validate5(data.freeHeaderZone, {instancePath:instancePath+"/freeHeaderZone",parentData:data,parentDataProperty:"freeHeaderZone",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
if(data.flexZone !== undefined){
if(!(validate5(data.flexZone, {instancePath:instancePath+"/flexZone",parentData:data,parentDataProperty:"flexZone",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
if(data.complementaryZone !== undefined){
if(!(validate5(data.complementaryZone, {instancePath:instancePath+"/complementaryZone",parentData:data,parentDataProperty:"complementaryZone",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
if(data.legalZone !== undefined){
if(!(validate5(data.legalZone, {instancePath:instancePath+"/legalZone",parentData:data,parentDataProperty:"legalZone",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
(vErrors ??= []).push(err3);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export { validate };
