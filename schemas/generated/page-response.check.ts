// Made by `npm run generate` from ../page-response.schema.json. Do not edit.
// @ts-nocheck
import type { Shape } from '../check-module.ts';
import { countCharacters } from '../count-characters.ts';
import { fold } from '../problems/fold.ts';
import type { Problem } from '../problems/problem.ts';

const validate = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/page-response.schema.json","title":"PageResponse","description":"What the content service answers when it is asked for a page.","type":"object","additionalProperties":false,"required":["data"],"properties":{"$schema":{"type":"string","description":"Names this schema."},"data":{"$ref":"https://experience.local/shared/page-data.schema.json"}}};
const schema32 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/page-data.schema.json","title":"PageData","description":"A page: five zones, shown in this order, and what is said about it in the document's head.","type":"object","additionalProperties":false,"properties":{"meta":{"$ref":"https://experience.local/shared/page-meta.schema.json"},"freeHeaderLayout":{"enum":["portrait"],"description":"portrait sets the free header in two columns. Leave it out for one."},"hasMacro":{"type":"boolean","default":false,"description":"true when a text of this page holds a %{group:key}% placeholder."},"mainHeaderZone":{"$ref":"https://experience.local/shared/zone.schema.json","description":"The header, with the page's h1."},"freeHeaderZone":{"$ref":"https://experience.local/shared/zone.schema.json","description":"Blocks right below the header."},"flexZone":{"$ref":"https://experience.local/shared/zone.schema.json","description":"The body of the page."},"complementaryZone":{"$ref":"https://experience.local/shared/zone.schema.json","description":"What else may interest the visitor."},"legalZone":{"$ref":"https://experience.local/shared/zone.schema.json","description":"Conditions and footnotes."}}};
const schema33 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/page-meta.schema.json","title":"PageMeta","description":"What search engines and browser tabs say about the page.","type":"object","additionalProperties":false,"properties":{"title":{"type":"string","minLength":1,"maxLength":200,"description":"The page's name. The app's name is added behind it."},"description":{"type":"string","maxLength":400,"description":"One or two sentences for search results."},"robots":{"type":"string","maxLength":100,"description":"Instructions for search engines.","examples":["noindex"]},"alternates":{"type":"array","maxItems":50,"description":"The same page in the other languages, and in this one.","items":{"$ref":"https://experience.local/shared/page-alternate.schema.json"}}}};
const func1 = countCharacters;
const schema34 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/page-alternate.schema.json","title":"PageAlternate","description":"Where this page stands in one language.","type":"object","additionalProperties":false,"required":["locale","url"],"properties":{"locale":{"$ref":"https://experience.local/shared/locale.schema.json"},"url":{"$ref":"https://experience.local/shared/url.schema.json"}}};
const schema35 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/locale.schema.json","title":"Locale","description":"A language with its region, and with its script where it has several.","type":"string","pattern":"^[a-z]{2,3}(-[A-Z][a-z]{3})?-([A-Z]{2}|[0-9]{3})$","examples":["en-GB","fr-BE","nl-BE","de-DE","zh-Hans-CN","es-419","fil-PH"]};
const schema36 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/url.schema.json","title":"Url","description":"An address: relative to the site, or with http, https, tel or mailto. Any other scheme is removed.","type":"string","maxLength":2000,"examples":["/en/individuals/saving"]};
const pattern4 = new RegExp("^[a-z]{2,3}(-[A-Z][a-z]{3})?-([A-Z]{2}|[0-9]{3})$", "u");

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/page-alternate.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.locale === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "locale"},schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "locale") || (key0 === "url"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.locale !== undefined){
let data0 = data.locale;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err3 = {instancePath:instancePath+"/locale",schemaPath:"https://experience.local/shared/locale.schema.json/pattern",keyword:"pattern",params:{pattern: "^[a-z]{2,3}(-[A-Z][a-z]{3})?-([A-Z]{2}|[0-9]{3})$"},schema:"^[a-z]{2,3}(-[A-Z][a-z]{3})?-([A-Z]{2}|[0-9]{3})$",parentSchema:schema35,data:data0};
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
const err4 = {instancePath:instancePath+"/locale",schemaPath:"https://experience.local/shared/locale.schema.json/type",keyword:"type",params:{type: "string"},schema:schema35.type,parentSchema:schema35,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.url !== undefined){
let data1 = data.url;
if(typeof data1 === "string"){
if(data1.length > 2000 && func1(data1) > 2000){
const err5 = {instancePath:instancePath+"/url",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema36,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/url",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema36.type,parentSchema:schema36,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema34.type,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/page-meta.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "title") || (key0 === "description")) || (key0 === "robots")) || (key0 === "alternates"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(data0.length > 200 && func1(data0) > 200){
const err1 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema33.properties.title,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.length < 2 * 1 && func1(data0) < 1){
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema33.properties.title,data:data0};
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
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},schema:schema33.properties.title.type,parentSchema:schema33.properties.title,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 === "string"){
if(data1.length > 400 && func1(data1) > 400){
const err4 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 400},schema:400,parentSchema:schema33.properties.description,data:data1};
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
const err5 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},schema:schema33.properties.description.type,parentSchema:schema33.properties.description,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.robots !== undefined){
let data2 = data.robots;
if(typeof data2 === "string"){
if(data2.length > 100 && func1(data2) > 100){
const err6 = {instancePath:instancePath+"/robots",schemaPath:"#/properties/robots/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema33.properties.robots,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/robots",schemaPath:"#/properties/robots/type",keyword:"type",params:{type: "string"},schema:schema33.properties.robots.type,parentSchema:schema33.properties.robots,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.alternates !== undefined){
let data3 = data.alternates;
if(Array.isArray(data3)){
if(data3.length > 50){
const err8 = {instancePath:instancePath+"/alternates",schemaPath:"#/properties/alternates/maxItems",keyword:"maxItems",params:{limit: 50},schema:50,parentSchema:schema33.properties.alternates,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate23(data3[i0], {instancePath:instancePath+"/alternates/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/alternates",schemaPath:"#/properties/alternates/type",keyword:"type",params:{type: "array"},schema:schema33.properties.alternates.type,parentSchema:schema33.properties.alternates,data:data3};
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
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema33.type,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema37 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/zone.schema.json","title":"Zone","description":"A part of the page that holds components.","type":"object","additionalProperties":false,"required":["flexComponents"],"properties":{"flexComponents":{"type":"array","maxItems":2000,"description":"The components, in the order shown.","items":{"$ref":"https://experience.local/shared/any-component.schema.json"}}}};
const schema38 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/any-component.schema.json","title":"AnyComponent","description":"A component of any type. What else it may hold is said by the schema of its componentType.","type":"object","additionalProperties":true,"required":["componentType"],"properties":{"componentType":{"type":"string","minLength":1,"description":"Which component this is."}}};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/zone.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.flexComponents === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "flexComponents"},schema:schema37.required,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "flexComponents")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.flexComponents !== undefined){
let data0 = data.flexComponents;
if(Array.isArray(data0)){
if(data0.length > 2000){
const err2 = {instancePath:instancePath+"/flexComponents",schemaPath:"#/properties/flexComponents/maxItems",keyword:"maxItems",params:{limit: 2000},schema:2000,parentSchema:schema37.properties.flexComponents,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.componentType === undefined){
const err3 = {instancePath:instancePath+"/flexComponents/" + i0,schemaPath:"https://experience.local/shared/any-component.schema.json/required",keyword:"required",params:{missingProperty: "componentType"},schema:schema38.required,parentSchema:schema38,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.componentType !== undefined){
let data2 = data1.componentType;
if(typeof data2 === "string"){
if(data2.length < 2 * 1 && func1(data2) < 1){
const err4 = {instancePath:instancePath+"/flexComponents/" + i0+"/componentType",schemaPath:"https://experience.local/shared/any-component.schema.json/properties/componentType/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema38.properties.componentType,data:data2};
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
const err5 = {instancePath:instancePath+"/flexComponents/" + i0+"/componentType",schemaPath:"https://experience.local/shared/any-component.schema.json/properties/componentType/type",keyword:"type",params:{type: "string"},schema:schema38.properties.componentType.type,parentSchema:schema38.properties.componentType,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/flexComponents/" + i0,schemaPath:"https://experience.local/shared/any-component.schema.json/type",keyword:"type",params:{type: "object"},schema:schema38.type,parentSchema:schema38,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/flexComponents",schemaPath:"#/properties/flexComponents/type",keyword:"type",params:{type: "array"},schema:schema37.properties.flexComponents.type,parentSchema:schema37.properties.flexComponents,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema37.type,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/page-data.schema.json" */;
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
for(const key0 in data){
if(!((((((((key0 === "meta") || (key0 === "freeHeaderLayout")) || (key0 === "hasMacro")) || (key0 === "mainHeaderZone")) || (key0 === "freeHeaderZone")) || (key0 === "flexZone")) || (key0 === "complementaryZone")) || (key0 === "legalZone"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.meta !== undefined){
if(!(validate22(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.freeHeaderLayout !== undefined){
let data1 = data.freeHeaderLayout;
if(!(data1 === "portrait")){
const err1 = {instancePath:instancePath+"/freeHeaderLayout",schemaPath:"#/properties/freeHeaderLayout/enum",keyword:"enum",params:{allowedValues: schema32.properties.freeHeaderLayout.enum},schema:schema32.properties.freeHeaderLayout.enum,parentSchema:schema32.properties.freeHeaderLayout,data:data1};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.hasMacro !== undefined){
let data2 = data.hasMacro;
if(typeof data2 !== "boolean"){
const err2 = {instancePath:instancePath+"/hasMacro",schemaPath:"#/properties/hasMacro/type",keyword:"type",params:{type: "boolean"},schema:schema32.properties.hasMacro.type,parentSchema:schema32.properties.hasMacro,data:data2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.mainHeaderZone !== undefined){
if(!(validate26(data.mainHeaderZone, {instancePath:instancePath+"/mainHeaderZone",parentData:data,parentDataProperty:"mainHeaderZone",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.freeHeaderZone !== undefined){
if(!(validate26(data.freeHeaderZone, {instancePath:instancePath+"/freeHeaderZone",parentData:data,parentDataProperty:"freeHeaderZone",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.flexZone !== undefined){
if(!(validate26(data.flexZone, {instancePath:instancePath+"/flexZone",parentData:data,parentDataProperty:"flexZone",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.complementaryZone !== undefined){
if(!(validate26(data.complementaryZone, {instancePath:instancePath+"/complementaryZone",parentData:data,parentDataProperty:"complementaryZone",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.legalZone !== undefined){
if(!(validate26(data.legalZone, {instancePath:instancePath+"/legalZone",parentData:data,parentDataProperty:"legalZone",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema32.type,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/page-response.schema.json" */;
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
if(data.data === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "$schema") || (key0 === "data"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.$schema !== undefined){
let data0 = data.$schema;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},schema:schema31.properties.$schema.type,parentSchema:schema31.properties.$schema,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate21(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
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
    "$schema": {},
    "data": {
      "properties": {
        "meta": {
          "properties": {
            "title": {},
            "description": {},
            "robots": {},
            "alternates": {
              "items": {
                "properties": {
                  "locale": {},
                  "url": {
                    "kind": "url"
                  }
                }
              }
            }
          }
        },
        "freeHeaderLayout": {},
        "hasMacro": {},
        "mainHeaderZone": {
          "properties": {
            "flexComponents": {
              "items": {
                "kind": "component"
              }
            }
          }
        },
        "freeHeaderZone": {
          "properties": {
            "flexComponents": {
              "items": {
                "kind": "component"
              }
            }
          }
        },
        "flexZone": {
          "properties": {
            "flexComponents": {
              "items": {
                "kind": "component"
              }
            }
          }
        },
        "complementaryZone": {
          "properties": {
            "flexComponents": {
              "items": {
                "kind": "component"
              }
            }
          }
        },
        "legalZone": {
          "properties": {
            "flexComponents": {
              "items": {
                "kind": "component"
              }
            }
          }
        }
      }
    }
  }
};
