// Made by `npm run generate` from ../../shared/segment-context.schema.json. Do not edit.
// @ts-nocheck
import { countCharacters } from '../../count-characters.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/segment-context.schema.json","title":"SegmentContext","description":"What belongs to the customer segment that a page is for.","type":"object","additionalProperties":false,"required":["cookieValue"],"properties":{"cookieValue":{"enum":["Individuals","Business","PrivateBanking"],"description":"Which segment it is, as the cookie segment says it."},"becomeClientUrl":{"$ref":"https://experience.local/shared/url.schema.json","description":"Where the button for those leads who are not clients yet.","examples":["/en/individuals/accounts/current-account"]},"logoUrl":{"$ref":"https://experience.local/shared/image-url.schema.json","description":"The segment's own logo. Left out, or where it does not load: that of the bank.","examples":["/images/logo.svg"]},"logoAlt":{"type":"string","minLength":1,"maxLength":200,"description":"What the segment's own logo says.","examples":["Meridia Private Banking"]},"searchSegment":{"type":"string","minLength":1,"maxLength":100,"description":"The segment that is searched.","examples":["individuals"]},"searchUrl":{"$ref":"https://experience.local/shared/url.schema.json","description":"The page with the results of a search. Left out: there is no search.","examples":["/en/individuals/search"]},"selectedSegmentId":{"type":"string","minLength":1,"maxLength":100,"description":"The segment that is marked as the present one. Left out: that of the page's address.","examples":["individuals"]},"footerSegmentLabel":{"type":"string","minLength":1,"maxLength":200,"description":"What the footer calls the segment.","examples":["Individuals"]}}};
const schema1 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/url.schema.json","title":"Url","description":"An address: relative to the site, or with http, https, tel or mailto. Any other scheme is removed.","type":"string","maxLength":2000,"examples":["/en/individuals/saving"]};
const schema2 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/image-url.schema.json","title":"ImageUrl","description":"The address of a picture: relative to the image service, or with http or https. Any other scheme is removed.","type":"string","maxLength":2000,"examples":["/images/house-keys.svg"]};
const func0 = countCharacters;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/segment-context.schema.json" */;
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
if(data.cookieValue === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cookieValue"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "cookieValue") || (key0 === "becomeClientUrl")) || (key0 === "logoUrl")) || (key0 === "logoAlt")) || (key0 === "searchSegment")) || (key0 === "searchUrl")) || (key0 === "selectedSegmentId")) || (key0 === "footerSegmentLabel"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.cookieValue !== undefined){
let data0 = data.cookieValue;
if(!(((data0 === "Individuals") || (data0 === "Business")) || (data0 === "PrivateBanking"))){
const err2 = {instancePath:instancePath+"/cookieValue",schemaPath:"#/properties/cookieValue/enum",keyword:"enum",params:{allowedValues: schema0.properties.cookieValue.enum},schema:schema0.properties.cookieValue.enum,parentSchema:schema0.properties.cookieValue,data:data0};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.becomeClientUrl !== undefined){
let data1 = data.becomeClientUrl;
if(typeof data1 === "string"){
if(data1.length > 2000 && func0(data1) > 2000){
const err3 = {instancePath:instancePath+"/becomeClientUrl",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema1,data:data1};
(vErrors ??= []).push(err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/becomeClientUrl",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema1.type,parentSchema:schema1,data:data1};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.logoUrl !== undefined){
let data2 = data.logoUrl;
if(typeof data2 === "string"){
if(data2.length > 2000 && func0(data2) > 2000){
const err5 = {instancePath:instancePath+"/logoUrl",schemaPath:"https://experience.local/shared/image-url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema2,data:data2};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/logoUrl",schemaPath:"https://experience.local/shared/image-url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema2.type,parentSchema:schema2,data:data2};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.logoAlt !== undefined){
let data3 = data.logoAlt;
if(typeof data3 === "string"){
if(data3.length > 200 && func0(data3) > 200){
const err7 = {instancePath:instancePath+"/logoAlt",schemaPath:"#/properties/logoAlt/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema0.properties.logoAlt,data:data3};
(vErrors ??= []).push(err7);
errors++;
}
if(data3.length < 2 * 1 && func0(data3) < 1){
const err8 = {instancePath:instancePath+"/logoAlt",schemaPath:"#/properties/logoAlt/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.logoAlt,data:data3};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/logoAlt",schemaPath:"#/properties/logoAlt/type",keyword:"type",params:{type: "string"},schema:schema0.properties.logoAlt.type,parentSchema:schema0.properties.logoAlt,data:data3};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.searchSegment !== undefined){
let data4 = data.searchSegment;
if(typeof data4 === "string"){
if(data4.length > 100 && func0(data4) > 100){
const err10 = {instancePath:instancePath+"/searchSegment",schemaPath:"#/properties/searchSegment/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.searchSegment,data:data4};
(vErrors ??= []).push(err10);
errors++;
}
if(data4.length < 2 * 1 && func0(data4) < 1){
const err11 = {instancePath:instancePath+"/searchSegment",schemaPath:"#/properties/searchSegment/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.searchSegment,data:data4};
(vErrors ??= []).push(err11);
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/searchSegment",schemaPath:"#/properties/searchSegment/type",keyword:"type",params:{type: "string"},schema:schema0.properties.searchSegment.type,parentSchema:schema0.properties.searchSegment,data:data4};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.searchUrl !== undefined){
let data5 = data.searchUrl;
if(typeof data5 === "string"){
if(data5.length > 2000 && func0(data5) > 2000){
const err13 = {instancePath:instancePath+"/searchUrl",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema1,data:data5};
(vErrors ??= []).push(err13);
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/searchUrl",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema1.type,parentSchema:schema1,data:data5};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.selectedSegmentId !== undefined){
let data6 = data.selectedSegmentId;
if(typeof data6 === "string"){
if(data6.length > 100 && func0(data6) > 100){
const err15 = {instancePath:instancePath+"/selectedSegmentId",schemaPath:"#/properties/selectedSegmentId/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.selectedSegmentId,data:data6};
(vErrors ??= []).push(err15);
errors++;
}
if(data6.length < 2 * 1 && func0(data6) < 1){
const err16 = {instancePath:instancePath+"/selectedSegmentId",schemaPath:"#/properties/selectedSegmentId/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.selectedSegmentId,data:data6};
(vErrors ??= []).push(err16);
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/selectedSegmentId",schemaPath:"#/properties/selectedSegmentId/type",keyword:"type",params:{type: "string"},schema:schema0.properties.selectedSegmentId.type,parentSchema:schema0.properties.selectedSegmentId,data:data6};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.footerSegmentLabel !== undefined){
let data7 = data.footerSegmentLabel;
if(typeof data7 === "string"){
if(data7.length > 200 && func0(data7) > 200){
const err18 = {instancePath:instancePath+"/footerSegmentLabel",schemaPath:"#/properties/footerSegmentLabel/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema0.properties.footerSegmentLabel,data:data7};
(vErrors ??= []).push(err18);
errors++;
}
if(data7.length < 2 * 1 && func0(data7) < 1){
const err19 = {instancePath:instancePath+"/footerSegmentLabel",schemaPath:"#/properties/footerSegmentLabel/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.footerSegmentLabel,data:data7};
(vErrors ??= []).push(err19);
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/footerSegmentLabel",schemaPath:"#/properties/footerSegmentLabel/type",keyword:"type",params:{type: "string"},schema:schema0.properties.footerSegmentLabel.type,parentSchema:schema0.properties.footerSegmentLabel,data:data7};
(vErrors ??= []).push(err20);
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
(vErrors ??= []).push(err21);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export { validate };
