// Made by `npm run generate` from ../../headers/editorial-header.schema.json. Do not edit.
// @ts-nocheck
import type { Shape } from '../../check-module.ts';
import { fold } from '../../problems/fold.ts';
import type { Problem } from '../../problems/problem.ts';
import { countCharacters } from '../../count-characters.ts';
import { validate as validate13 } from '../shared/author-info.validate.ts';
import { validate as validate5 } from '../shared/feature-component.validate.ts';
import { validate as validate1 } from '../shared/header-notification.validate.ts';
import { validate as validate11 } from '../shared/image.validate.ts';
import { validate as validate2 } from '../shared/text-link.validate.ts';
import { validate as validate6 } from '../shared/without-script.validate.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/headers/editorial-header.schema.json","title":"EditorialHeaderProps","description":"Opens an article: its title, who wrote it, when, how long reading takes, and a picture. Holds the page's only h1.","type":"object","required":["componentType","title"],"properties":{"id":{"type":"string","pattern":"^[A-Za-z][A-Za-z0-9_-]{0,63}$","description":"A name that stays with this component when it moves or changes. Unique within the page.","examples":["savings-offer"]},"taxonomies":{"type":"array","maxItems":100,"description":"Labels of the content service. The key personalization says for whom a component is meant.","items":{"$ref":"https://experience.local/shared/taxonomy.schema.json"}},"headerNotification":{"$ref":"https://experience.local/shared/header-notification.schema.json"},"featureComponent":{"$ref":"https://experience.local/shared/feature-component.schema.json","description":"A feature of the site below the words of the header.","examples":[{"name":"branch-opening-hours","properties":{"branch":"ghent-korenmarkt"}}]},"componentType":{"const":"editorial-header","description":"Opens an article."},"backLink":{"$ref":"https://experience.local/shared/text-link.schema.json","description":"Leads to the page that this article is listed on, and stands above the title.","examples":[{"text":"Stories","url":"/en/individuals"}]},"title":{"type":"string","minLength":1,"maxLength":300,"description":"The page's h1.","examples":["Index funds, explained with a bag of groceries"]},"subtitle":{"type":"string","maxLength":600,"description":"What the article is about, in one or two sentences.","examples":["Why owning a little of everything costs less than picking the best of it."]},"body":{"$ref":"https://experience.local/shared/rich-text.schema.json","description":"What stands before the article itself, such as for whom it is meant."},"image":{"$ref":"https://experience.local/shared/image.schema.json","description":"The picture of the article, twice as wide as high."},"readingTime":{"type":"integer","minimum":1,"maximum":600,"description":"How long reading takes, in minutes.","examples":[6]},"date":{"$ref":"https://experience.local/shared/day.schema.json","description":"The day on which the article was published.","examples":["2026-11-18"]},"authorInfo":{"$ref":"https://experience.local/shared/author-info.schema.json"}},"additionalProperties":false};
const schema0Names = new Set(Object.keys(schema0.properties));
const schema1 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/taxonomy.schema.json","title":"Taxonomy","description":"One label with its values.","type":"object","additionalProperties":false,"required":["key","values"],"properties":{"key":{"type":"string","minLength":1,"description":"The label's name.","examples":["personalization"]},"values":{"type":"array","maxItems":100,"items":{"type":"string"},"description":"The label's values; for personalization in the form mbox:content.","examples":[["home-hero:default"]]}}};
const schema3 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/rich-text.schema.json","title":"RichTextValue","description":"Text with simple markup: p, strong, em, a, ul, ol, li, h2 to h6, table and the like. Other tags are removed. %{group:key}% is replaced by the value of that macro.","type":"string","examples":["<p>Open an account in <strong>five minutes</strong>.</p>"]};
const schema15 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/day.schema.json","title":"DayValue","description":"A day, as year-month-day. It is written out in the page's language.","type":"string","pattern":"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$","examples":["2026-11-18"]};
const func1 = countCharacters;
const pattern0 = new RegExp("^[A-Za-z][A-Za-z0-9_-]{0,63}$", "u");
const pattern2 = new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$", "u");













function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/headers/editorial-header.schema.json" */;
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
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!(schema0Names.has(key0))){
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
if(data3.length < 2 * 1 && func1(data3) < 1){
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
if(data.headerNotification !== undefined){
if(!(validate1(data.headerNotification, {instancePath:instancePath+"/headerNotification",parentData:data,parentDataProperty:"headerNotification",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.featureComponent !== undefined){
if(!(validate5(data.featureComponent, {instancePath:instancePath+"/featureComponent",parentData:data,parentDataProperty:"featureComponent",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
if(data.componentType !== undefined){
let data8 = data.componentType;
if("editorial-header" !== data8){
const err16 = {instancePath:instancePath+"/componentType",schemaPath:"#/properties/componentType/const",keyword:"const",params:{allowedValue: "editorial-header"},schema:"editorial-header",parentSchema:schema0.properties.componentType,data:data8};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.backLink !== undefined){
if(!(validate2(data.backLink, {instancePath:instancePath+"/backLink",parentData:data,parentDataProperty:"backLink",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
let data10 = data.title;
if(typeof data10 === "string"){
if(data10.length > 300 && func1(data10) > 300){
const err17 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 300},schema:300,parentSchema:schema0.properties.title,data:data10};
(vErrors ??= []).push(err17);
errors++;
}
if(data10.length < 2 * 1 && func1(data10) < 1){
const err18 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.title,data:data10};
(vErrors ??= []).push(err18);
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},schema:schema0.properties.title.type,parentSchema:schema0.properties.title,data:data10};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.subtitle !== undefined){
let data11 = data.subtitle;
if(typeof data11 === "string"){
if(data11.length > 600 && func1(data11) > 600){
const err20 = {instancePath:instancePath+"/subtitle",schemaPath:"#/properties/subtitle/maxLength",keyword:"maxLength",params:{limit: 600},schema:600,parentSchema:schema0.properties.subtitle,data:data11};
(vErrors ??= []).push(err20);
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/subtitle",schemaPath:"#/properties/subtitle/type",keyword:"type",params:{type: "string"},schema:schema0.properties.subtitle.type,parentSchema:schema0.properties.subtitle,data:data11};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data.body !== undefined){
let data12 = data.body;
if(typeof data12 !== "string"){
const err22 = {instancePath:instancePath+"/body",schemaPath:"https://experience.local/shared/rich-text.schema.json/type",keyword:"type",params:{type: "string"},schema:schema3.type,parentSchema:schema3,data:data12};
(vErrors ??= []).push(err22);
errors++;
}
}
if(data.image !== undefined){
if(!(validate11(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
if(data.readingTime !== undefined){
let data14 = data.readingTime;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err23 = {instancePath:instancePath+"/readingTime",schemaPath:"#/properties/readingTime/type",keyword:"type",params:{type: "integer"},schema:schema0.properties.readingTime.type,parentSchema:schema0.properties.readingTime,data:data14};
(vErrors ??= []).push(err23);
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 600 || isNaN(data14)){
const err24 = {instancePath:instancePath+"/readingTime",schemaPath:"#/properties/readingTime/maximum",keyword:"maximum",params:{comparison: "<=", limit: 600},schema:600,parentSchema:schema0.properties.readingTime,data:data14};
(vErrors ??= []).push(err24);
errors++;
}
if(data14 < 1 || isNaN(data14)){
const err25 = {instancePath:instancePath+"/readingTime",schemaPath:"#/properties/readingTime/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema0.properties.readingTime,data:data14};
(vErrors ??= []).push(err25);
errors++;
}
}
}
if(data.date !== undefined){
let data15 = data.date;
if(typeof data15 === "string"){
if(!pattern2.test(data15)){
const err26 = {instancePath:instancePath+"/date",schemaPath:"https://experience.local/shared/day.schema.json/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"},schema:"^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$",parentSchema:schema15,data:data15};
(vErrors ??= []).push(err26);
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/date",schemaPath:"https://experience.local/shared/day.schema.json/type",keyword:"type",params:{type: "string"},schema:schema15.type,parentSchema:schema15,data:data15};
(vErrors ??= []).push(err27);
errors++;
}
}
if(data.authorInfo !== undefined){
if(!(validate13(data.authorInfo, {instancePath:instancePath+"/authorInfo",parentData:data,parentDataProperty:"authorInfo",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
}
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
(vErrors ??= []).push(err28);
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
    "headerNotification": {
      "properties": {
        "body": {
          "kind": "rich-text",
          "advice": [
            {
              "minLength": 1,
              "because": "Without its words, visitors see nothing of it."
            }
          ]
        },
        "notificationType": {},
        "textLink": {
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
    },
    "featureComponent": {
      "properties": {
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
        }
      }
    },
    "componentType": {},
    "backLink": {
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
    },
    "title": {
      "kind": "text"
    },
    "subtitle": {
      "kind": "text"
    },
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
    "readingTime": {},
    "date": {
      "kind": "day"
    },
    "authorInfo": {
      "properties": {
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
        "authorName": {
          "kind": "text"
        },
        "jobTitle": {
          "kind": "text"
        },
        "intro": {
          "kind": "text"
        }
      }
    }
  }
};

export const family = 'headers';

export const zones: readonly string[] = ["mainHeaderZone"];
