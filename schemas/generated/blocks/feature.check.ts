// Made by `npm run generate` from ../../blocks/feature.schema.json. Do not edit.
// @ts-nocheck
import type { Shape } from '../../check-module.ts';
import { fold } from '../../problems/fold.ts';
import type { Problem } from '../../problems/problem.ts';
import { countCharacters } from '../../count-characters.ts';
import { validate as validate2 } from '../shared/text-link.validate.ts';
import { validate as validate1 } from '../shared/without-script.validate.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/blocks/feature.schema.json","title":"FeatureProps","description":"A feature of the site in the page: something that does more than show what an author wrote.","type":"object","required":["componentType","name"],"properties":{"id":{"type":"string","pattern":"^[A-Za-z][A-Za-z0-9_-]{0,63}$","description":"A name that stays with this component when it moves or changes. Unique within the page.","examples":["savings-offer"]},"taxonomies":{"type":"array","maxItems":100,"description":"Labels of the content service. The key personalization says for whom a component is meant.","items":{"$ref":"https://experience.local/shared/taxonomy.schema.json"}},"componentType":{"const":"feature","description":"A feature of the site in the page."},"name":{"$ref":"https://experience.local/shared/feature-name.schema.json"},"properties":{"$ref":"https://experience.local/shared/feature-properties.schema.json"},"deferred":{"type":"boolean","default":false,"description":"Whether the feature is loaded only two seconds after the page has started, whatever a visitor does meanwhile; its place is there from the start."},"withoutScript":{"$ref":"https://experience.local/shared/without-script.schema.json"},"variant":{"enum":["plain","widget"],"default":"plain","description":"plain stands on the page by itself, widget in a frame like a card."}},"additionalProperties":false};
const schema1 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/taxonomy.schema.json","title":"Taxonomy","description":"One label with its values.","type":"object","additionalProperties":false,"required":["key","values"],"properties":{"key":{"type":"string","minLength":1,"description":"The label's name.","examples":["personalization"]},"values":{"type":"array","maxItems":100,"items":{"type":"string"},"description":"The label's values; for personalization in the form mbox:content.","examples":[["home-hero:default"]]}}};
const schema2 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/feature-name.schema.json","title":"FeatureName","description":"The feature's name in the registry.","type":"string","minLength":1,"maxLength":100,"examples":["branch-opening-hours"]};
const schema3 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/feature-properties.schema.json","title":"FeatureProperties","description":"What the feature is configured with. Which values there are is said by the schema of the feature.","type":"object","additionalProperties":true,"examples":[{"branch":"ghent-korenmarkt"}]};
const pattern0 = new RegExp("^[A-Za-z][A-Za-z0-9_-]{0,63}$", "u");
const func0 = countCharacters;





function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/blocks/feature.schema.json" */;
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
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "id") || (key0 === "taxonomies")) || (key0 === "componentType")) || (key0 === "name")) || (key0 === "properties")) || (key0 === "deferred")) || (key0 === "withoutScript")) || (key0 === "variant"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_-]{0,63}$"},schema:"^[A-Za-z][A-Za-z0-9_-]{0,63}$",parentSchema:schema0.properties.id,data:data0};
(vErrors ??= []).push(err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema0.properties.id.type,parentSchema:schema0.properties.id,data:data0};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.taxonomies !== undefined){
let data1 = data.taxonomies;
if(Array.isArray(data1)){
if(data1.length > 100){
const err5 = {instancePath:instancePath+"/taxonomies",schemaPath:"#/properties/taxonomies/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema0.properties.taxonomies,data:data1};
(vErrors ??= []).push(err5);
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.key === undefined){
const err6 = {instancePath:instancePath+"/taxonomies/" + i0,schemaPath:"https://experience.local/shared/taxonomy.schema.json/required",keyword:"required",params:{missingProperty: "key"},schema:schema1.required,parentSchema:schema1,data:data2};
(vErrors ??= []).push(err6);
errors++;
}
if(data2.values === undefined){
const err7 = {instancePath:instancePath+"/taxonomies/" + i0,schemaPath:"https://experience.local/shared/taxonomy.schema.json/required",keyword:"required",params:{missingProperty: "values"},schema:schema1.required,parentSchema:schema1,data:data2};
(vErrors ??= []).push(err7);
errors++;
}
for(const key1 in data2){
if(!((key1 === "key") || (key1 === "values"))){
const err8 = {instancePath:instancePath+"/taxonomies/" + i0,schemaPath:"https://experience.local/shared/taxonomy.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema1,data:data2};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data2.key !== undefined){
let data3 = data2.key;
if(typeof data3 === "string"){
if(data3.length < 2 * 1 && func0(data3) < 1){
const err9 = {instancePath:instancePath+"/taxonomies/" + i0+"/key",schemaPath:"https://experience.local/shared/taxonomy.schema.json/properties/key/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema1.properties.key,data:data3};
(vErrors ??= []).push(err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/taxonomies/" + i0+"/key",schemaPath:"https://experience.local/shared/taxonomy.schema.json/properties/key/type",keyword:"type",params:{type: "string"},schema:schema1.properties.key.type,parentSchema:schema1.properties.key,data:data3};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data2.values !== undefined){
let data4 = data2.values;
if(Array.isArray(data4)){
if(data4.length > 100){
const err11 = {instancePath:instancePath+"/taxonomies/" + i0+"/values",schemaPath:"https://experience.local/shared/taxonomy.schema.json/properties/values/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema1.properties.values,data:data4};
(vErrors ??= []).push(err11);
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 !== "string"){
const err12 = {instancePath:instancePath+"/taxonomies/" + i0+"/values/" + i1,schemaPath:"https://experience.local/shared/taxonomy.schema.json/properties/values/items/type",keyword:"type",params:{type: "string"},schema:schema1.properties.values.items.type,parentSchema:schema1.properties.values.items,data:data5};
(vErrors ??= []).push(err12);
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/taxonomies/" + i0+"/values",schemaPath:"https://experience.local/shared/taxonomy.schema.json/properties/values/type",keyword:"type",params:{type: "array"},schema:schema1.properties.values.type,parentSchema:schema1.properties.values,data:data4};
(vErrors ??= []).push(err13);
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/taxonomies/" + i0,schemaPath:"https://experience.local/shared/taxonomy.schema.json/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data:data2};
(vErrors ??= []).push(err14);
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/taxonomies",schemaPath:"#/properties/taxonomies/type",keyword:"type",params:{type: "array"},schema:schema0.properties.taxonomies.type,parentSchema:schema0.properties.taxonomies,data:data1};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.componentType !== undefined){
let data6 = data.componentType;
if("feature" !== data6){
const err16 = {instancePath:instancePath+"/componentType",schemaPath:"#/properties/componentType/const",keyword:"const",params:{allowedValue: "feature"},schema:"feature",parentSchema:schema0.properties.componentType,data:data6};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.name !== undefined){
let data7 = data.name;
if(typeof data7 === "string"){
if(data7.length > 100 && func0(data7) > 100){
const err17 = {instancePath:instancePath+"/name",schemaPath:"https://experience.local/shared/feature-name.schema.json/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema2,data:data7};
(vErrors ??= []).push(err17);
errors++;
}
if(data7.length < 2 * 1 && func0(data7) < 1){
const err18 = {instancePath:instancePath+"/name",schemaPath:"https://experience.local/shared/feature-name.schema.json/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema2,data:data7};
(vErrors ??= []).push(err18);
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/name",schemaPath:"https://experience.local/shared/feature-name.schema.json/type",keyword:"type",params:{type: "string"},schema:schema2.type,parentSchema:schema2,data:data7};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.properties !== undefined){
let data8 = data.properties;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
}
else {
const err20 = {instancePath:instancePath+"/properties",schemaPath:"https://experience.local/shared/feature-properties.schema.json/type",keyword:"type",params:{type: "object"},schema:schema3.type,parentSchema:schema3,data:data8};
(vErrors ??= []).push(err20);
errors++;
}
}
if(data.deferred !== undefined){
let data9 = data.deferred;
if(typeof data9 !== "boolean"){
const err21 = {instancePath:instancePath+"/deferred",schemaPath:"#/properties/deferred/type",keyword:"type",params:{type: "boolean"},schema:schema0.properties.deferred.type,parentSchema:schema0.properties.deferred,data:data9};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data.withoutScript !== undefined){
if(!(validate1(data.withoutScript, {instancePath:instancePath+"/withoutScript",parentData:data,parentDataProperty:"withoutScript",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.variant !== undefined){
let data11 = data.variant;
if(!((data11 === "plain") || (data11 === "widget"))){
const err22 = {instancePath:instancePath+"/variant",schemaPath:"#/properties/variant/enum",keyword:"enum",params:{allowedValues: schema0.properties.variant.enum},schema:schema0.properties.variant.enum,parentSchema:schema0.properties.variant,data:data11};
(vErrors ??= []).push(err22);
errors++;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
(vErrors ??= []).push(err23);
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
    "name": {
      "kind": "feature"
    },
    "properties": {},
    "deferred": {},
    "withoutScript": {
      "properties": {
        "text": {
          "kind": "text"
        },
        "links": {
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
              }
            }
          }
        }
      }
    },
    "variant": {}
  }
};

export const family = 'blocks';

export const zones: readonly string[] = ["flexZone","complementaryZone","freeHeaderZone"];
