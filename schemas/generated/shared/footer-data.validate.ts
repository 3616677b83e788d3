// Made by `npm run generate` from ../../shared/footer-data.schema.json. Do not edit.
// @ts-nocheck
import { validate as validate17 } from './app-store-links.validate.ts';
import { validate as validate14 } from './button-link.validate.ts';
import { validate as validate13 } from './call-to-action.validate.ts';
import { validate as validate21 } from './customer-segment.validate.ts';
import { validate as validate1 } from './link-group.validate.ts';
import { validate as validate9 } from './plain-link.validate.ts';
import { validate as validate8 } from './social-link.validate.ts';
import { validate as validate7 } from './social-media-links.validate.ts';
import { validate as validate3 } from './text-link.validate.ts';
import { validate as validate2 } from './text-links.validate.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/footer-data.schema.json","title":"FooterData","description":"The links of the footer. Its languages come from the page.","type":"object","additionalProperties":false,"properties":{"generalLinks":{"type":"array","maxItems":12,"description":"Columns of links.","items":{"$ref":"https://experience.local/shared/link-group.schema.json"}},"socialMediaLinks":{"$ref":"https://experience.local/shared/social-media-links.schema.json"},"cardStop":{"$ref":"https://experience.local/shared/call-to-action.schema.json","description":"Whom to call about a lost card: microCopy says when, textLink holds the number."},"appStores":{"$ref":"https://experience.local/shared/app-store-links.schema.json"},"customerSegments":{"type":"array","maxItems":12,"description":"The segments that a visitor can go to. Left out: those of the experience.","items":{"$ref":"https://experience.local/shared/customer-segment.schema.json"}},"date":{"type":"string","description":"Accepted for compatibility. The year shown is the present one."}}};





















function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/footer-data.schema.json" */;
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
if(!((((((key0 === "generalLinks") || (key0 === "socialMediaLinks")) || (key0 === "cardStop")) || (key0 === "appStores")) || (key0 === "customerSegments")) || (key0 === "date"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.generalLinks !== undefined){
let data0 = data.generalLinks;
if(Array.isArray(data0)){
if(data0.length > 12){
const err1 = {instancePath:instancePath+"/generalLinks",schemaPath:"#/properties/generalLinks/maxItems",keyword:"maxItems",params:{limit: 12},schema:12,parentSchema:schema0.properties.generalLinks,data:data0};
(vErrors ??= []).push(err1);
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate1(data0[i0], {instancePath:instancePath+"/generalLinks/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/generalLinks",schemaPath:"#/properties/generalLinks/type",keyword:"type",params:{type: "array"},schema:schema0.properties.generalLinks.type,parentSchema:schema0.properties.generalLinks,data:data0};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.socialMediaLinks !== undefined){
if(!(validate7(data.socialMediaLinks, {instancePath:instancePath+"/socialMediaLinks",parentData:data,parentDataProperty:"socialMediaLinks",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
if(data.cardStop !== undefined){
if(!(validate13(data.cardStop, {instancePath:instancePath+"/cardStop",parentData:data,parentDataProperty:"cardStop",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.appStores !== undefined){
if(!(validate17(data.appStores, {instancePath:instancePath+"/appStores",parentData:data,parentDataProperty:"appStores",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.customerSegments !== undefined){
let data5 = data.customerSegments;
if(Array.isArray(data5)){
if(data5.length > 12){
const err3 = {instancePath:instancePath+"/customerSegments",schemaPath:"#/properties/customerSegments/maxItems",keyword:"maxItems",params:{limit: 12},schema:12,parentSchema:schema0.properties.customerSegments,data:data5};
(vErrors ??= []).push(err3);
errors++;
}
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(!(validate21(data5[i1], {instancePath:instancePath+"/customerSegments/" + i1,parentData:data5,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/customerSegments",schemaPath:"#/properties/customerSegments/type",keyword:"type",params:{type: "array"},schema:schema0.properties.customerSegments.type,parentSchema:schema0.properties.customerSegments,data:data5};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.date !== undefined){
let data7 = data.date;
if(typeof data7 !== "string"){
const err5 = {instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: "string"},schema:schema0.properties.date.type,parentSchema:schema0.properties.date,data:data7};
(vErrors ??= []).push(err5);
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
(vErrors ??= []).push(err6);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export { validate };
