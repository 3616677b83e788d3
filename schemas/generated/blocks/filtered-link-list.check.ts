// Made by `npm run generate` from ../../blocks/filtered-link-list.schema.json. Do not edit.
// @ts-nocheck
import type { Shape } from '../../check-module.ts';
import { fold } from '../../problems/fold.ts';
import type { Problem } from '../../problems/problem.ts';
import { countCharacters } from '../../count-characters.ts';
import { validate as validate1 } from '../shared/filtered-link.validate.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/blocks/filtered-link-list.schema.json","title":"FilteredLinkListProps","description":"Links that a visitor narrows by a filter. Until one is chosen all of them show, and so they do without script.","type":"object","required":["componentType","filters","textLinks"],"properties":{"id":{"type":"string","pattern":"^[A-Za-z][A-Za-z0-9_-]{0,63}$","description":"A name that stays with this component when it moves or changes. Unique within the page.","examples":["savings-offer"]},"taxonomies":{"type":"array","maxItems":100,"description":"Labels of the content service. The key personalization says for whom a component is meant.","items":{"$ref":"https://experience.local/shared/taxonomy.schema.json"}},"componentType":{"const":"filtered-link-list","description":"Links that a visitor narrows by a filter."},"title":{"type":"string","maxLength":300,"description":"A heading above the links.","examples":["Forms and documents"]},"filters":{"type":"array","maxItems":30,"description":"What the links may be narrowed to, in the order shown. A filter that no link has does not show.","items":{"$ref":"https://experience.local/shared/link-filter.schema.json"}},"filterPlacement":{"enum":["inline","overlay"],"default":"inline","description":"Where the filters are: above the links, or behind a button that says which one is chosen, which is better for more than four."},"textLinks":{"type":"array","maxItems":1000,"description":"The links, in the order shown.","items":{"$ref":"https://experience.local/shared/filtered-link.schema.json"}}},"additionalProperties":false};
const schema1 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/taxonomy.schema.json","title":"Taxonomy","description":"One label with its values.","type":"object","additionalProperties":false,"required":["key","values"],"properties":{"key":{"type":"string","minLength":1,"description":"The label's name.","examples":["personalization"]},"values":{"type":"array","maxItems":100,"items":{"type":"string"},"description":"The label's values; for personalization in the form mbox:content.","examples":[["home-hero:default"]]}}};
const schema2 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/link-filter.schema.json","title":"LinkFilter","description":"One way to narrow a list of links.","type":"object","additionalProperties":false,"required":["key","label"],"properties":{"key":{"type":"string","minLength":1,"maxLength":100,"description":"The name that links give in their filter. Visitors do not see it.","examples":["saving"]},"label":{"type":"string","minLength":1,"maxLength":100,"description":"What the visitor reads.","examples":["Saving"]}}};
const pattern0 = new RegExp("^[A-Za-z][A-Za-z0-9_-]{0,63}$", "u");
const func0 = countCharacters;



function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/blocks/filtered-link-list.schema.json" */;
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
if(data.filters === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "filters"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err1);
errors++;
}
if(data.textLinks === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "textLinks"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "taxonomies")) || (key0 === "componentType")) || (key0 === "title")) || (key0 === "filters")) || (key0 === "filterPlacement")) || (key0 === "textLinks"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_-]{0,63}$"},schema:"^[A-Za-z][A-Za-z0-9_-]{0,63}$",parentSchema:schema0.properties.id,data:data0};
(vErrors ??= []).push(err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema0.properties.id.type,parentSchema:schema0.properties.id,data:data0};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.taxonomies !== undefined){
let data1 = data.taxonomies;
if(Array.isArray(data1)){
if(data1.length > 100){
const err6 = {instancePath:instancePath+"/taxonomies",schemaPath:"#/properties/taxonomies/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema0.properties.taxonomies,data:data1};
(vErrors ??= []).push(err6);
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.key === undefined){
const err7 = {instancePath:instancePath+"/taxonomies/" + i0,schemaPath:"https://experience.local/shared/taxonomy.schema.json/required",keyword:"required",params:{missingProperty: "key"},schema:schema1.required,parentSchema:schema1,data:data2};
(vErrors ??= []).push(err7);
errors++;
}
if(data2.values === undefined){
const err8 = {instancePath:instancePath+"/taxonomies/" + i0,schemaPath:"https://experience.local/shared/taxonomy.schema.json/required",keyword:"required",params:{missingProperty: "values"},schema:schema1.required,parentSchema:schema1,data:data2};
(vErrors ??= []).push(err8);
errors++;
}
for(const key1 in data2){
if(!((key1 === "key") || (key1 === "values"))){
const err9 = {instancePath:instancePath+"/taxonomies/" + i0,schemaPath:"https://experience.local/shared/taxonomy.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema1,data:data2};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data2.key !== undefined){
let data3 = data2.key;
if(typeof data3 === "string"){
if(data3.length < 2 * 1 && func0(data3) < 1){
const err10 = {instancePath:instancePath+"/taxonomies/" + i0+"/key",schemaPath:"https://experience.local/shared/taxonomy.schema.json/properties/key/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema1.properties.key,data:data3};
(vErrors ??= []).push(err10);
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/taxonomies/" + i0+"/key",schemaPath:"https://experience.local/shared/taxonomy.schema.json/properties/key/type",keyword:"type",params:{type: "string"},schema:schema1.properties.key.type,parentSchema:schema1.properties.key,data:data3};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data2.values !== undefined){
let data4 = data2.values;
if(Array.isArray(data4)){
if(data4.length > 100){
const err12 = {instancePath:instancePath+"/taxonomies/" + i0+"/values",schemaPath:"https://experience.local/shared/taxonomy.schema.json/properties/values/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema1.properties.values,data:data4};
(vErrors ??= []).push(err12);
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 !== "string"){
const err13 = {instancePath:instancePath+"/taxonomies/" + i0+"/values/" + i1,schemaPath:"https://experience.local/shared/taxonomy.schema.json/properties/values/items/type",keyword:"type",params:{type: "string"},schema:schema1.properties.values.items.type,parentSchema:schema1.properties.values.items,data:data5};
(vErrors ??= []).push(err13);
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/taxonomies/" + i0+"/values",schemaPath:"https://experience.local/shared/taxonomy.schema.json/properties/values/type",keyword:"type",params:{type: "array"},schema:schema1.properties.values.type,parentSchema:schema1.properties.values,data:data4};
(vErrors ??= []).push(err14);
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/taxonomies/" + i0,schemaPath:"https://experience.local/shared/taxonomy.schema.json/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data:data2};
(vErrors ??= []).push(err15);
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/taxonomies",schemaPath:"#/properties/taxonomies/type",keyword:"type",params:{type: "array"},schema:schema0.properties.taxonomies.type,parentSchema:schema0.properties.taxonomies,data:data1};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.componentType !== undefined){
let data6 = data.componentType;
if("filtered-link-list" !== data6){
const err17 = {instancePath:instancePath+"/componentType",schemaPath:"#/properties/componentType/const",keyword:"const",params:{allowedValue: "filtered-link-list"},schema:"filtered-link-list",parentSchema:schema0.properties.componentType,data:data6};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.title !== undefined){
let data7 = data.title;
if(typeof data7 === "string"){
if(data7.length > 300 && func0(data7) > 300){
const err18 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 300},schema:300,parentSchema:schema0.properties.title,data:data7};
(vErrors ??= []).push(err18);
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},schema:schema0.properties.title.type,parentSchema:schema0.properties.title,data:data7};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.filters !== undefined){
let data8 = data.filters;
if(Array.isArray(data8)){
if(data8.length > 30){
const err20 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/maxItems",keyword:"maxItems",params:{limit: 30},schema:30,parentSchema:schema0.properties.filters,data:data8};
(vErrors ??= []).push(err20);
errors++;
}
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.key === undefined){
const err21 = {instancePath:instancePath+"/filters/" + i2,schemaPath:"https://experience.local/shared/link-filter.schema.json/required",keyword:"required",params:{missingProperty: "key"},schema:schema2.required,parentSchema:schema2,data:data9};
(vErrors ??= []).push(err21);
errors++;
}
if(data9.label === undefined){
const err22 = {instancePath:instancePath+"/filters/" + i2,schemaPath:"https://experience.local/shared/link-filter.schema.json/required",keyword:"required",params:{missingProperty: "label"},schema:schema2.required,parentSchema:schema2,data:data9};
(vErrors ??= []).push(err22);
errors++;
}
for(const key2 in data9){
if(!((key2 === "key") || (key2 === "label"))){
const err23 = {instancePath:instancePath+"/filters/" + i2,schemaPath:"https://experience.local/shared/link-filter.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema2,data:data9};
(vErrors ??= []).push(err23);
errors++;
}
}
if(data9.key !== undefined){
let data10 = data9.key;
if(typeof data10 === "string"){
if(data10.length > 100 && func0(data10) > 100){
const err24 = {instancePath:instancePath+"/filters/" + i2+"/key",schemaPath:"https://experience.local/shared/link-filter.schema.json/properties/key/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema2.properties.key,data:data10};
(vErrors ??= []).push(err24);
errors++;
}
if(data10.length < 2 * 1 && func0(data10) < 1){
const err25 = {instancePath:instancePath+"/filters/" + i2+"/key",schemaPath:"https://experience.local/shared/link-filter.schema.json/properties/key/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema2.properties.key,data:data10};
(vErrors ??= []).push(err25);
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/filters/" + i2+"/key",schemaPath:"https://experience.local/shared/link-filter.schema.json/properties/key/type",keyword:"type",params:{type: "string"},schema:schema2.properties.key.type,parentSchema:schema2.properties.key,data:data10};
(vErrors ??= []).push(err26);
errors++;
}
}
if(data9.label !== undefined){
let data11 = data9.label;
if(typeof data11 === "string"){
if(data11.length > 100 && func0(data11) > 100){
const err27 = {instancePath:instancePath+"/filters/" + i2+"/label",schemaPath:"https://experience.local/shared/link-filter.schema.json/properties/label/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema2.properties.label,data:data11};
(vErrors ??= []).push(err27);
errors++;
}
if(data11.length < 2 * 1 && func0(data11) < 1){
const err28 = {instancePath:instancePath+"/filters/" + i2+"/label",schemaPath:"https://experience.local/shared/link-filter.schema.json/properties/label/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema2.properties.label,data:data11};
(vErrors ??= []).push(err28);
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/filters/" + i2+"/label",schemaPath:"https://experience.local/shared/link-filter.schema.json/properties/label/type",keyword:"type",params:{type: "string"},schema:schema2.properties.label.type,parentSchema:schema2.properties.label,data:data11};
(vErrors ??= []).push(err29);
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/filters/" + i2,schemaPath:"https://experience.local/shared/link-filter.schema.json/type",keyword:"type",params:{type: "object"},schema:schema2.type,parentSchema:schema2,data:data9};
(vErrors ??= []).push(err30);
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/type",keyword:"type",params:{type: "array"},schema:schema0.properties.filters.type,parentSchema:schema0.properties.filters,data:data8};
(vErrors ??= []).push(err31);
errors++;
}
}
if(data.filterPlacement !== undefined){
let data12 = data.filterPlacement;
if(!((data12 === "inline") || (data12 === "overlay"))){
const err32 = {instancePath:instancePath+"/filterPlacement",schemaPath:"#/properties/filterPlacement/enum",keyword:"enum",params:{allowedValues: schema0.properties.filterPlacement.enum},schema:schema0.properties.filterPlacement.enum,parentSchema:schema0.properties.filterPlacement,data:data12};
(vErrors ??= []).push(err32);
errors++;
}
}
if(data.textLinks !== undefined){
let data13 = data.textLinks;
if(Array.isArray(data13)){
if(data13.length > 1000){
const err33 = {instancePath:instancePath+"/textLinks",schemaPath:"#/properties/textLinks/maxItems",keyword:"maxItems",params:{limit: 1000},schema:1000,parentSchema:schema0.properties.textLinks,data:data13};
(vErrors ??= []).push(err33);
errors++;
}
const len3 = data13.length;
for(let i3=0; i3<len3; i3++){
if(!(validate1(data13[i3], {instancePath:instancePath+"/textLinks/" + i3,parentData:data13,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
}
else {
const err34 = {instancePath:instancePath+"/textLinks",schemaPath:"#/properties/textLinks/type",keyword:"type",params:{type: "array"},schema:schema0.properties.textLinks.type,parentSchema:schema0.properties.textLinks,data:data13};
(vErrors ??= []).push(err34);
errors++;
}
}
}
else {
const err35 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
(vErrors ??= []).push(err35);
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
    "title": {
      "kind": "text"
    },
    "filters": {
      "advice": [
        {
          "minItems": 1,
          "because": "Without a filter, visitors have nothing to choose by."
        }
      ],
      "items": {
        "properties": {
          "key": {},
          "label": {
            "kind": "text"
          }
        }
      }
    },
    "filterPlacement": {},
    "textLinks": {
      "advice": [
        {
          "minItems": 1,
          "because": "Without a link, visitors see nothing to choose from."
        }
      ],
      "items": {
        "properties": {
          "text": {
            "kind": "text",
            "advice": [
              {
                "minLength": 1,
                "because": "A link shows only with its words and its address."
              }
            ]
          },
          "url": {
            "kind": "url",
            "advice": [
              {
                "minLength": 1,
                "because": "A link shows only with its words and its address."
              }
            ]
          },
          "filter": {}
        }
      }
    }
  }
};

export const family = 'blocks';

export const zones: readonly string[] = ["flexZone","complementaryZone"];
