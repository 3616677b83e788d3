// Made by `npm run generate` from ../../blocks/testimonial.schema.json. Do not edit.
// @ts-nocheck
import type { Shape } from '../../check-module.ts';
import { countCharacters } from '../../count-characters.ts';
import { fold } from '../../problems/fold.ts';
import type { Problem } from '../../problems/problem.ts';

const validate = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/blocks/testimonial.schema.json","title":"TestimonialProps","description":"What a customer says about the bank, in the customer's own words.","type":"object","required":["componentType","quote"],"properties":{"id":{"type":"string","pattern":"^[A-Za-z][A-Za-z0-9_-]{0,63}$","description":"A name that stays with this component when it moves or changes. Unique within the page.","examples":["savings-offer"]},"taxonomies":{"type":"array","maxItems":100,"description":"Labels of the content service. The key personalization says for whom a component is meant.","items":{"$ref":"https://experience.local/shared/taxonomy.schema.json"}},"componentType":{"const":"testimonial","description":"What a customer says."},"quote":{"type":"string","minLength":1,"maxLength":600,"description":"The words, without quotation marks: the page sets those of its language.","examples":["We had the offer on a Thursday, and we slept."]},"authorName":{"type":"string","maxLength":300,"description":"Who says so.","examples":["Joris and Hanne"]},"jobTitle":{"type":"string","maxLength":300,"description":"What they do, or since when they have been customers.","examples":["Bakers in Mechelen, home loan since 2023"]},"image":{"$ref":"https://experience.local/shared/image.schema.json","description":"A portrait, shown round."}},"additionalProperties":false};
const schema32 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/taxonomy.schema.json","title":"Taxonomy","description":"One label with its values.","type":"object","additionalProperties":false,"required":["key","values"],"properties":{"key":{"type":"string","minLength":1,"description":"The label's name.","examples":["personalization"]},"values":{"type":"array","maxItems":100,"items":{"type":"string"},"description":"The label's values; for personalization in the form mbox:content.","examples":[["home-hero:default"]]}}};
const pattern4 = new RegExp("^[A-Za-z][A-Za-z0-9_-]{0,63}$", "u");
const func1 = countCharacters;
const schema33 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/image.schema.json","title":"ImageValue","description":"A picture of the content service, which makes every size from one original.","type":"object","additionalProperties":false,"required":["original"],"properties":{"original":{"$ref":"https://experience.local/shared/image-url.schema.json","description":"Address of the picture as it was stored.","examples":["/images/house-keys.svg"]},"transformBaseUrl":{"$ref":"https://experience.local/shared/image-url.schema.json","description":"Address that answers with the picture at the size asked for.","examples":["/images/house-keys.png"]},"extension":{"type":"string","description":"The file's kind. An unknown one shows no picture.","examples":["png","jpg","webp","svg"]},"description":{"type":"string","description":"What the picture shows, for the people who keep it."},"width":{"type":"integer","minimum":1,"description":"Width of the original in pixels."},"height":{"type":"integer","minimum":1,"description":"Height of the original in pixels."},"pixelDensity":{"enum":[1,2],"default":1,"description":"2 offers doubled sizes to sharp screens as well."},"focalPoint":{"enum":["center","top","top-right","right","bottom-right","bottom","bottom-left","left","top-left"],"default":"center","description":"What of the picture has to stay in sight where its place has another form and cuts it.","examples":["top"]},"altTextEN":{"type":"string","description":"What the picture tells, in English. Leave it out for decoration."},"altTextFR":{"type":"string","description":"What the picture tells, in French."},"altTextNL":{"type":"string","description":"What the picture tells, in Dutch."},"altTextDE":{"type":"string","description":"What the picture tells, in German."}}};
const schema33Names = new Set(Object.keys(schema33.properties));
const schema34 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/image-url.schema.json","title":"ImageUrl","description":"The address of a picture: relative to the image service, or with http or https. Any other scheme is removed.","type":"string","maxLength":2000,"examples":["/images/house-keys.svg"]};
const func6 = Object.prototype.hasOwnProperty;

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/image.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.original === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "original"},schema:schema33.required,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(schema33Names.has(key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.original !== undefined){
let data0 = data.original;
if(typeof data0 === "string"){
if(data0.length > 2000 && func1(data0) > 2000){
const err2 = {instancePath:instancePath+"/original",schemaPath:"https://experience.local/shared/image-url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/original",schemaPath:"https://experience.local/shared/image-url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema34.type,parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.transformBaseUrl !== undefined){
let data1 = data.transformBaseUrl;
if(typeof data1 === "string"){
if(data1.length > 2000 && func1(data1) > 2000){
const err4 = {instancePath:instancePath+"/transformBaseUrl",schemaPath:"https://experience.local/shared/image-url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema34,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/transformBaseUrl",schemaPath:"https://experience.local/shared/image-url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema34.type,parentSchema:schema34,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.extension !== undefined){
let data2 = data.extension;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/extension",schemaPath:"#/properties/extension/type",keyword:"type",params:{type: "string"},schema:schema33.properties.extension.type,parentSchema:schema33.properties.extension,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.description !== undefined){
let data3 = data.description;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},schema:schema33.properties.description.type,parentSchema:schema33.properties.description,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.width !== undefined){
let data4 = data.width;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err8 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},schema:schema33.properties.width.type,parentSchema:schema33.properties.width,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err9 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema33.properties.width,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.height !== undefined){
let data5 = data.height;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err10 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type: "integer"},schema:schema33.properties.height.type,parentSchema:schema33.properties.height,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
const err11 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema33.properties.height,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.pixelDensity !== undefined){
let data6 = data.pixelDensity;
if(!((data6 === 1) || (data6 === 2))){
const err12 = {instancePath:instancePath+"/pixelDensity",schemaPath:"#/properties/pixelDensity/enum",keyword:"enum",params:{allowedValues: schema33.properties.pixelDensity.enum},schema:schema33.properties.pixelDensity.enum,parentSchema:schema33.properties.pixelDensity,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.focalPoint !== undefined){
let data7 = data.focalPoint;
if(!(((((((((data7 === "center") || (data7 === "top")) || (data7 === "top-right")) || (data7 === "right")) || (data7 === "bottom-right")) || (data7 === "bottom")) || (data7 === "bottom-left")) || (data7 === "left")) || (data7 === "top-left"))){
const err13 = {instancePath:instancePath+"/focalPoint",schemaPath:"#/properties/focalPoint/enum",keyword:"enum",params:{allowedValues: schema33.properties.focalPoint.enum},schema:schema33.properties.focalPoint.enum,parentSchema:schema33.properties.focalPoint,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.altTextEN !== undefined){
let data8 = data.altTextEN;
if(typeof data8 !== "string"){
const err14 = {instancePath:instancePath+"/altTextEN",schemaPath:"#/properties/altTextEN/type",keyword:"type",params:{type: "string"},schema:schema33.properties.altTextEN.type,parentSchema:schema33.properties.altTextEN,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.altTextFR !== undefined){
let data9 = data.altTextFR;
if(typeof data9 !== "string"){
const err15 = {instancePath:instancePath+"/altTextFR",schemaPath:"#/properties/altTextFR/type",keyword:"type",params:{type: "string"},schema:schema33.properties.altTextFR.type,parentSchema:schema33.properties.altTextFR,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.altTextNL !== undefined){
let data10 = data.altTextNL;
if(typeof data10 !== "string"){
const err16 = {instancePath:instancePath+"/altTextNL",schemaPath:"#/properties/altTextNL/type",keyword:"type",params:{type: "string"},schema:schema33.properties.altTextNL.type,parentSchema:schema33.properties.altTextNL,data:data10};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.altTextDE !== undefined){
let data11 = data.altTextDE;
if(typeof data11 !== "string"){
const err17 = {instancePath:instancePath+"/altTextDE",schemaPath:"#/properties/altTextDE/type",keyword:"type",params:{type: "string"},schema:schema33.properties.altTextDE.type,parentSchema:schema33.properties.altTextDE,data:data11};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema33.type,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/blocks/testimonial.schema.json" */;
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
if(data.componentType === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "componentType"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.quote === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "quote"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "taxonomies")) || (key0 === "componentType")) || (key0 === "quote")) || (key0 === "authorName")) || (key0 === "jobTitle")) || (key0 === "image"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_-]{0,63}$"},schema:"^[A-Za-z][A-Za-z0-9_-]{0,63}$",parentSchema:schema31.properties.id,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema31.properties.id.type,parentSchema:schema31.properties.id,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.taxonomies !== undefined){
let data1 = data.taxonomies;
if(Array.isArray(data1)){
if(data1.length > 100){
const err5 = {instancePath:instancePath+"/taxonomies",schemaPath:"#/properties/taxonomies/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema31.properties.taxonomies,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.key === undefined){
const err6 = {instancePath:instancePath+"/taxonomies/" + i0,schemaPath:"https://experience.local/shared/taxonomy.schema.json/required",keyword:"required",params:{missingProperty: "key"},schema:schema32.required,parentSchema:schema32,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.values === undefined){
const err7 = {instancePath:instancePath+"/taxonomies/" + i0,schemaPath:"https://experience.local/shared/taxonomy.schema.json/required",keyword:"required",params:{missingProperty: "values"},schema:schema32.required,parentSchema:schema32,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key1 in data2){
if(!((key1 === "key") || (key1 === "values"))){
const err8 = {instancePath:instancePath+"/taxonomies/" + i0,schemaPath:"https://experience.local/shared/taxonomy.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema32,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.key !== undefined){
let data3 = data2.key;
if(typeof data3 === "string"){
if(data3.length < 2 * 1 && func1(data3) < 1){
const err9 = {instancePath:instancePath+"/taxonomies/" + i0+"/key",schemaPath:"https://experience.local/shared/taxonomy.schema.json/properties/key/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema32.properties.key,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/taxonomies/" + i0+"/key",schemaPath:"https://experience.local/shared/taxonomy.schema.json/properties/key/type",keyword:"type",params:{type: "string"},schema:schema32.properties.key.type,parentSchema:schema32.properties.key,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.values !== undefined){
let data4 = data2.values;
if(Array.isArray(data4)){
if(data4.length > 100){
const err11 = {instancePath:instancePath+"/taxonomies/" + i0+"/values",schemaPath:"https://experience.local/shared/taxonomy.schema.json/properties/values/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema32.properties.values,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 !== "string"){
const err12 = {instancePath:instancePath+"/taxonomies/" + i0+"/values/" + i1,schemaPath:"https://experience.local/shared/taxonomy.schema.json/properties/values/items/type",keyword:"type",params:{type: "string"},schema:schema32.properties.values.items.type,parentSchema:schema32.properties.values.items,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/taxonomies/" + i0+"/values",schemaPath:"https://experience.local/shared/taxonomy.schema.json/properties/values/type",keyword:"type",params:{type: "array"},schema:schema32.properties.values.type,parentSchema:schema32.properties.values,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/taxonomies/" + i0,schemaPath:"https://experience.local/shared/taxonomy.schema.json/type",keyword:"type",params:{type: "object"},schema:schema32.type,parentSchema:schema32,data:data2};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/taxonomies",schemaPath:"#/properties/taxonomies/type",keyword:"type",params:{type: "array"},schema:schema31.properties.taxonomies.type,parentSchema:schema31.properties.taxonomies,data:data1};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.componentType !== undefined){
let data6 = data.componentType;
if("testimonial" !== data6){
const err16 = {instancePath:instancePath+"/componentType",schemaPath:"#/properties/componentType/const",keyword:"const",params:{allowedValue: "testimonial"},schema:"testimonial",parentSchema:schema31.properties.componentType,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.quote !== undefined){
let data7 = data.quote;
if(typeof data7 === "string"){
if(data7.length > 600 && func1(data7) > 600){
const err17 = {instancePath:instancePath+"/quote",schemaPath:"#/properties/quote/maxLength",keyword:"maxLength",params:{limit: 600},schema:600,parentSchema:schema31.properties.quote,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data7.length < 2 * 1 && func1(data7) < 1){
const err18 = {instancePath:instancePath+"/quote",schemaPath:"#/properties/quote/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema31.properties.quote,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/quote",schemaPath:"#/properties/quote/type",keyword:"type",params:{type: "string"},schema:schema31.properties.quote.type,parentSchema:schema31.properties.quote,data:data7};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.authorName !== undefined){
let data8 = data.authorName;
if(typeof data8 === "string"){
if(data8.length > 300 && func1(data8) > 300){
const err20 = {instancePath:instancePath+"/authorName",schemaPath:"#/properties/authorName/maxLength",keyword:"maxLength",params:{limit: 300},schema:300,parentSchema:schema31.properties.authorName,data:data8};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/authorName",schemaPath:"#/properties/authorName/type",keyword:"type",params:{type: "string"},schema:schema31.properties.authorName.type,parentSchema:schema31.properties.authorName,data:data8};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.jobTitle !== undefined){
let data9 = data.jobTitle;
if(typeof data9 === "string"){
if(data9.length > 300 && func1(data9) > 300){
const err22 = {instancePath:instancePath+"/jobTitle",schemaPath:"#/properties/jobTitle/maxLength",keyword:"maxLength",params:{limit: 300},schema:300,parentSchema:schema31.properties.jobTitle,data:data9};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/jobTitle",schemaPath:"#/properties/jobTitle/type",keyword:"type",params:{type: "string"},schema:schema31.properties.jobTitle.type,parentSchema:schema31.properties.jobTitle,data:data9};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.image !== undefined){
if(!(validate21(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


const NONE: readonly Problem[] = Object.freeze([]);

export function check(value: unknown): readonly Problem[] {
  return validate(value) ? NONE : fold(validate.errors, shape);
}

export const shape: Shape = {
  "properties": {
    "id": {},
    "taxonomies": {
      "items": {
        "properties": {
          "key": {},
          "values": {
            "items": {}
          }
        }
      }
    },
    "componentType": {},
    "quote": {
      "kind": "text"
    },
    "authorName": {
      "kind": "text"
    },
    "jobTitle": {
      "kind": "text"
    },
    "image": {
      "kind": "image",
      "properties": {
        "original": {
          "kind": "image-url",
          "advice": [
            {
              "minLength": 1,
              "because": "Without an address, visitors see no picture."
            }
          ]
        },
        "transformBaseUrl": {
          "kind": "image-url"
        },
        "extension": {},
        "description": {},
        "width": {},
        "height": {},
        "pixelDensity": {},
        "focalPoint": {},
        "altTextEN": {},
        "altTextFR": {},
        "altTextNL": {},
        "altTextDE": {}
      }
    }
  }
};

export const family = 'blocks';

export const zones: readonly string[] = ["flexZone","complementaryZone"];
