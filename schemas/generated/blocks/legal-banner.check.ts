// Made by `npm run generate` from ../../blocks/legal-banner.schema.json. Do not edit.
// @ts-nocheck
import type { Shape } from '../../check-module.ts';
import { fold } from '../../problems/fold.ts';
import type { Problem } from '../../problems/problem.ts';
import { countCharacters } from '../../count-characters.ts';
import { validate as validate1 } from '../shared/image.validate.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/blocks/legal-banner.schema.json","title":"LegalBannerProps","description":"What a law or a supervisor wants to be said, beside a mark that makes it seen.","type":"object","required":["componentType"],"properties":{"id":{"type":"string","pattern":"^[A-Za-z][A-Za-z0-9_-]{0,63}$","description":"A name that stays with this component when it moves or changes. Unique within the page.","examples":["savings-offer"]},"taxonomies":{"type":"array","maxItems":100,"description":"Labels of the content service. The key personalization says for whom a component is meant.","items":{"$ref":"https://experience.local/shared/taxonomy.schema.json"}},"componentType":{"const":"legal-banner","description":"What a law wants to be said."},"body":{"$ref":"https://experience.local/shared/rich-text.schema.json","description":"Start with the point in strong, then what the law asks for.","examples":["<strong>Borrowing money also costs money.</strong> Credit is granted after your file has been accepted."]},"image":{"$ref":"https://experience.local/shared/image.schema.json","description":"A sign that belongs to the text, shown beside it at 160 by 80 pixels."},"headerBannerType":{"enum":["information","warning"],"default":"information","description":"Which mark stands before the text: an i, or an exclamation mark for what can cost money."},"componentStyle":{"enum":["quiet","strong"],"default":"quiet","description":"quiet is dark on white, strong is white on indigo."}},"additionalProperties":false};
const schema1 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/taxonomy.schema.json","title":"Taxonomy","description":"One label with its values.","type":"object","additionalProperties":false,"required":["key","values"],"properties":{"key":{"type":"string","minLength":1,"description":"The label's name.","examples":["personalization"]},"values":{"type":"array","maxItems":100,"items":{"type":"string"},"description":"The label's values; for personalization in the form mbox:content.","examples":[["home-hero:default"]]}}};
const schema2 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/rich-text.schema.json","title":"RichTextValue","description":"Text with simple markup: p, strong, em, a, ul, ol, li, h2 to h6, table and the like. Other tags are removed. %{group:key}% is replaced by the value of that macro.","type":"string","examples":["<p>Open an account in <strong>five minutes</strong>.</p>"]};
const pattern0 = new RegExp("^[A-Za-z][A-Za-z0-9_-]{0,63}$", "u");
const func0 = countCharacters;



function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/blocks/legal-banner.schema.json" */;
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
if(data.componentType === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "componentType"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "taxonomies")) || (key0 === "componentType")) || (key0 === "body")) || (key0 === "image")) || (key0 === "headerBannerType")) || (key0 === "componentStyle"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_-]{0,63}$"},schema:"^[A-Za-z][A-Za-z0-9_-]{0,63}$",parentSchema:schema0.properties.id,data:data0};
(vErrors ??= []).push(err2);
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema0.properties.id.type,parentSchema:schema0.properties.id,data:data0};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.taxonomies !== undefined){
let data1 = data.taxonomies;
if(Array.isArray(data1)){
if(data1.length > 100){
const err4 = {instancePath:instancePath+"/taxonomies",schemaPath:"#/properties/taxonomies/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema0.properties.taxonomies,data:data1};
(vErrors ??= []).push(err4);
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.key === undefined){
const err5 = {instancePath:instancePath+"/taxonomies/" + i0,schemaPath:"https://experience.local/shared/taxonomy.schema.json/required",keyword:"required",params:{missingProperty: "key"},schema:schema1.required,parentSchema:schema1,data:data2};
(vErrors ??= []).push(err5);
errors++;
}
if(data2.values === undefined){
const err6 = {instancePath:instancePath+"/taxonomies/" + i0,schemaPath:"https://experience.local/shared/taxonomy.schema.json/required",keyword:"required",params:{missingProperty: "values"},schema:schema1.required,parentSchema:schema1,data:data2};
(vErrors ??= []).push(err6);
errors++;
}
for(const key1 in data2){
if(!((key1 === "key") || (key1 === "values"))){
const err7 = {instancePath:instancePath+"/taxonomies/" + i0,schemaPath:"https://experience.local/shared/taxonomy.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema1,data:data2};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data2.key !== undefined){
let data3 = data2.key;
if(typeof data3 === "string"){
if(data3.length < 2 * 1 && func0(data3) < 1){
const err8 = {instancePath:instancePath+"/taxonomies/" + i0+"/key",schemaPath:"https://experience.local/shared/taxonomy.schema.json/properties/key/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema1.properties.key,data:data3};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/taxonomies/" + i0+"/key",schemaPath:"https://experience.local/shared/taxonomy.schema.json/properties/key/type",keyword:"type",params:{type: "string"},schema:schema1.properties.key.type,parentSchema:schema1.properties.key,data:data3};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data2.values !== undefined){
let data4 = data2.values;
if(Array.isArray(data4)){
if(data4.length > 100){
const err10 = {instancePath:instancePath+"/taxonomies/" + i0+"/values",schemaPath:"https://experience.local/shared/taxonomy.schema.json/properties/values/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema1.properties.values,data:data4};
(vErrors ??= []).push(err10);
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 !== "string"){
const err11 = {instancePath:instancePath+"/taxonomies/" + i0+"/values/" + i1,schemaPath:"https://experience.local/shared/taxonomy.schema.json/properties/values/items/type",keyword:"type",params:{type: "string"},schema:schema1.properties.values.items.type,parentSchema:schema1.properties.values.items,data:data5};
(vErrors ??= []).push(err11);
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/taxonomies/" + i0+"/values",schemaPath:"https://experience.local/shared/taxonomy.schema.json/properties/values/type",keyword:"type",params:{type: "array"},schema:schema1.properties.values.type,parentSchema:schema1.properties.values,data:data4};
(vErrors ??= []).push(err12);
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/taxonomies/" + i0,schemaPath:"https://experience.local/shared/taxonomy.schema.json/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data:data2};
(vErrors ??= []).push(err13);
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/taxonomies",schemaPath:"#/properties/taxonomies/type",keyword:"type",params:{type: "array"},schema:schema0.properties.taxonomies.type,parentSchema:schema0.properties.taxonomies,data:data1};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.componentType !== undefined){
let data6 = data.componentType;
if("legal-banner" !== data6){
const err15 = {instancePath:instancePath+"/componentType",schemaPath:"#/properties/componentType/const",keyword:"const",params:{allowedValue: "legal-banner"},schema:"legal-banner",parentSchema:schema0.properties.componentType,data:data6};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.body !== undefined){
let data7 = data.body;
if(typeof data7 !== "string"){
const err16 = {instancePath:instancePath+"/body",schemaPath:"https://experience.local/shared/rich-text.schema.json/type",keyword:"type",params:{type: "string"},schema:schema2.type,parentSchema:schema2,data:data7};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.image !== undefined){
if(!(validate1(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.headerBannerType !== undefined){
let data9 = data.headerBannerType;
if(!((data9 === "information") || (data9 === "warning"))){
const err17 = {instancePath:instancePath+"/headerBannerType",schemaPath:"#/properties/headerBannerType/enum",keyword:"enum",params:{allowedValues: schema0.properties.headerBannerType.enum},schema:schema0.properties.headerBannerType.enum,parentSchema:schema0.properties.headerBannerType,data:data9};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.componentStyle !== undefined){
let data10 = data.componentStyle;
if(!((data10 === "quiet") || (data10 === "strong"))){
const err18 = {instancePath:instancePath+"/componentStyle",schemaPath:"#/properties/componentStyle/enum",keyword:"enum",params:{allowedValues: schema0.properties.componentStyle.enum},schema:schema0.properties.componentStyle.enum,parentSchema:schema0.properties.componentStyle,data:data10};
(vErrors ??= []).push(err18);
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
(vErrors ??= []).push(err19);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

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
    "body": {
      "kind": "rich-text"
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
        "altTextDE": {},
        "altText": {
          "values": {}
        }
      }
    },
    "headerBannerType": {},
    "componentStyle": {}
  }
};

export const family = 'blocks';

export const zones: readonly string[] = ["freeHeaderZone","flexZone","complementaryZone","legalZone"];
