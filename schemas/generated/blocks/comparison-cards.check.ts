// Made by `npm run generate` from ../../blocks/comparison-cards.schema.json. Do not edit.
// @ts-nocheck
import type { Shape } from '../../check-module.ts';
import { fold } from '../../problems/fold.ts';
import type { Problem } from '../../problems/problem.ts';
import { countCharacters } from '../../count-characters.ts';
import { validate as validate3 } from '../shared/button-link.validate.ts';
import { validate as validate2 } from '../shared/call-to-action.validate.ts';
import { validate as validate1 } from '../shared/comparison-card.validate.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/blocks/comparison-cards.schema.json","title":"ComparisonCardsProps","description":"Products side by side, compared by the same criteria. A screen reader reads it as a table: a product in each row, a criterion in each column.","type":"object","required":["componentType","criteria","cards"],"properties":{"id":{"type":"string","pattern":"^[A-Za-z][A-Za-z0-9_-]{0,63}$","description":"A name that stays with this component when it moves or changes. Unique within the page.","examples":["savings-offer"]},"taxonomies":{"type":"array","maxItems":100,"description":"Labels of the content service. The key personalization says for whom a component is meant.","items":{"$ref":"https://experience.local/shared/taxonomy.schema.json"}},"componentType":{"const":"comparison-cards","description":"Products compared by the same criteria."},"title":{"type":"string","maxLength":300,"description":"A heading above the cards.","examples":["Three ways to fix your rate"]},"criteria":{"type":"array","minItems":1,"maxItems":20,"items":{"type":"string","minLength":1,"maxLength":200},"description":"What the products are compared by, in the order shown. More than eight are hard to take in.","examples":[["Rate","Skip a payment"]]},"criterionNotes":{"type":"array","minItems":1,"maxItems":20,"items":{"type":"string","maxLength":300},"description":"What a word of a criterion means, in the order of the criteria; an empty text for one that needs no note. Shown by a mark beside the criterion.","examples":[["Interest alone, without the costs of the file."]]},"cards":{"type":"array","minItems":2,"maxItems":6,"description":"The products. Up to four stand side by side where there is room; three are compared most easily.","items":{"$ref":"https://experience.local/shared/comparison-card.schema.json"}}},"additionalProperties":false};
const schema1 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/taxonomy.schema.json","title":"Taxonomy","description":"One label with its values.","type":"object","additionalProperties":false,"required":["key","values"],"properties":{"key":{"type":"string","minLength":1,"description":"The label's name.","examples":["personalization"]},"values":{"type":"array","maxItems":100,"items":{"type":"string"},"description":"The label's values; for personalization in the form mbox:content.","examples":[["home-hero:default"]]}}};
const pattern0 = new RegExp("^[A-Za-z][A-Za-z0-9_-]{0,63}$", "u");
const func0 = countCharacters;







function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/blocks/comparison-cards.schema.json" */;
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
if(data.criteria === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "criteria"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err1);
errors++;
}
if(data.cards === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cards"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "taxonomies")) || (key0 === "componentType")) || (key0 === "title")) || (key0 === "criteria")) || (key0 === "criterionNotes")) || (key0 === "cards"))){
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
if("comparison-cards" !== data6){
const err17 = {instancePath:instancePath+"/componentType",schemaPath:"#/properties/componentType/const",keyword:"const",params:{allowedValue: "comparison-cards"},schema:"comparison-cards",parentSchema:schema0.properties.componentType,data:data6};
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
if(data.criteria !== undefined){
let data8 = data.criteria;
if(Array.isArray(data8)){
if(data8.length > 20){
const err20 = {instancePath:instancePath+"/criteria",schemaPath:"#/properties/criteria/maxItems",keyword:"maxItems",params:{limit: 20},schema:20,parentSchema:schema0.properties.criteria,data:data8};
(vErrors ??= []).push(err20);
errors++;
}
if(data8.length < 1){
const err21 = {instancePath:instancePath+"/criteria",schemaPath:"#/properties/criteria/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema0.properties.criteria,data:data8};
(vErrors ??= []).push(err21);
errors++;
}
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
if(typeof data9 === "string"){
if(data9.length > 200 && func0(data9) > 200){
const err22 = {instancePath:instancePath+"/criteria/" + i2,schemaPath:"#/properties/criteria/items/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema0.properties.criteria.items,data:data9};
(vErrors ??= []).push(err22);
errors++;
}
if(data9.length < 2 * 1 && func0(data9) < 1){
const err23 = {instancePath:instancePath+"/criteria/" + i2,schemaPath:"#/properties/criteria/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.criteria.items,data:data9};
(vErrors ??= []).push(err23);
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/criteria/" + i2,schemaPath:"#/properties/criteria/items/type",keyword:"type",params:{type: "string"},schema:schema0.properties.criteria.items.type,parentSchema:schema0.properties.criteria.items,data:data9};
(vErrors ??= []).push(err24);
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/criteria",schemaPath:"#/properties/criteria/type",keyword:"type",params:{type: "array"},schema:schema0.properties.criteria.type,parentSchema:schema0.properties.criteria,data:data8};
(vErrors ??= []).push(err25);
errors++;
}
}
if(data.criterionNotes !== undefined){
let data10 = data.criterionNotes;
if(Array.isArray(data10)){
if(data10.length > 20){
const err26 = {instancePath:instancePath+"/criterionNotes",schemaPath:"#/properties/criterionNotes/maxItems",keyword:"maxItems",params:{limit: 20},schema:20,parentSchema:schema0.properties.criterionNotes,data:data10};
(vErrors ??= []).push(err26);
errors++;
}
if(data10.length < 1){
const err27 = {instancePath:instancePath+"/criterionNotes",schemaPath:"#/properties/criterionNotes/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema0.properties.criterionNotes,data:data10};
(vErrors ??= []).push(err27);
errors++;
}
const len3 = data10.length;
for(let i3=0; i3<len3; i3++){
let data11 = data10[i3];
if(typeof data11 === "string"){
if(data11.length > 300 && func0(data11) > 300){
const err28 = {instancePath:instancePath+"/criterionNotes/" + i3,schemaPath:"#/properties/criterionNotes/items/maxLength",keyword:"maxLength",params:{limit: 300},schema:300,parentSchema:schema0.properties.criterionNotes.items,data:data11};
(vErrors ??= []).push(err28);
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/criterionNotes/" + i3,schemaPath:"#/properties/criterionNotes/items/type",keyword:"type",params:{type: "string"},schema:schema0.properties.criterionNotes.items.type,parentSchema:schema0.properties.criterionNotes.items,data:data11};
(vErrors ??= []).push(err29);
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/criterionNotes",schemaPath:"#/properties/criterionNotes/type",keyword:"type",params:{type: "array"},schema:schema0.properties.criterionNotes.type,parentSchema:schema0.properties.criterionNotes,data:data10};
(vErrors ??= []).push(err30);
errors++;
}
}
if(data.cards !== undefined){
let data12 = data.cards;
if(Array.isArray(data12)){
if(data12.length > 6){
const err31 = {instancePath:instancePath+"/cards",schemaPath:"#/properties/cards/maxItems",keyword:"maxItems",params:{limit: 6},schema:6,parentSchema:schema0.properties.cards,data:data12};
(vErrors ??= []).push(err31);
errors++;
}
if(data12.length < 2){
const err32 = {instancePath:instancePath+"/cards",schemaPath:"#/properties/cards/minItems",keyword:"minItems",params:{limit: 2},schema:2,parentSchema:schema0.properties.cards,data:data12};
(vErrors ??= []).push(err32);
errors++;
}
const len4 = data12.length;
for(let i4=0; i4<len4; i4++){
if(!(validate1(data12[i4], {instancePath:instancePath+"/cards/" + i4,parentData:data12,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
}
else {
const err33 = {instancePath:instancePath+"/cards",schemaPath:"#/properties/cards/type",keyword:"type",params:{type: "array"},schema:schema0.properties.cards.type,parentSchema:schema0.properties.cards,data:data12};
(vErrors ??= []).push(err33);
errors++;
}
}
}
else {
const err34 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
(vErrors ??= []).push(err34);
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
    "criteria": {
      "items": {
        "kind": "text"
      }
    },
    "criterionNotes": {
      "items": {
        "kind": "text"
      }
    },
    "cards": {
      "items": {
        "properties": {
          "title": {
            "kind": "text"
          },
          "body": {
            "kind": "rich-text"
          },
          "values": {
            "items": {
              "kind": "text"
            }
          },
          "cta": {
            "properties": {
              "textLink": {
                "properties": {
                  "text": {
                    "kind": "text",
                    "advice": [
                      {
                        "minLength": 1,
                        "because": "A link shows only with its words and its address."
                      },
                      {
                        "maxLength": 20,
                        "because": "With a longer text, buttons stand below each other instead of in a row."
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
                  }
                }
              },
              "microCopy": {
                "kind": "text"
              }
            }
          }
        }
      }
    }
  }
};

export const family = 'blocks';

export const zones: readonly string[] = ["flexZone","complementaryZone"];
