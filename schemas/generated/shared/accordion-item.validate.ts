// Made by `npm run generate` from ../../shared/accordion-item.schema.json. Do not edit.
// @ts-nocheck
import { countCharacters } from '../../count-characters.ts';
import { validate as validate7 } from './aligned-image.validate.ts';
import { validate as validate8 } from './image.validate.ts';
import { validate as validate1 } from './rich-body.validate.ts';
import { validate as validate4 } from './text-link.validate.ts';
import { validate as validate3 } from './text-links.validate.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/accordion-item.schema.json","title":"AccordionItem","description":"One question and its answer.","type":"object","additionalProperties":false,"required":["title"],"properties":{"title":{"type":"string","minLength":1,"maxLength":300,"description":"The question."},"richBody":{"$ref":"https://experience.local/shared/rich-body.schema.json"},"textLinks":{"$ref":"https://experience.local/shared/text-links.schema.json"},"alignedImage":{"$ref":"https://experience.local/shared/aligned-image.schema.json"}}};
const func0 = countCharacters;











function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/accordion-item.schema.json" */;
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
for(const key0 in data){
if(!((((key0 === "title") || (key0 === "richBody")) || (key0 === "textLinks")) || (key0 === "alignedImage"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(data0.length > 300 && func0(data0) > 300){
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 300},schema:300,parentSchema:schema0.properties.title,data:data0};
(vErrors ??= []).push(err2);
errors++;
}
if(data0.length < 2 * 1 && func0(data0) < 1){
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.title,data:data0};
(vErrors ??= []).push(err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},schema:schema0.properties.title.type,parentSchema:schema0.properties.title,data:data0};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.richBody !== undefined){
if(!(validate1(data.richBody, {instancePath:instancePath+"/richBody",parentData:data,parentDataProperty:"richBody",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.textLinks !== undefined){
if(!(validate3(data.textLinks, {instancePath:instancePath+"/textLinks",parentData:data,parentDataProperty:"textLinks",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.alignedImage !== undefined){
if(!(validate7(data.alignedImage, {instancePath:instancePath+"/alignedImage",parentData:data,parentDataProperty:"alignedImage",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
(vErrors ??= []).push(err5);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export { validate };
