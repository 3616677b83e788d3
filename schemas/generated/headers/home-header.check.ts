// Made by `npm run generate` from ../../headers/home-header.schema.json. Do not edit.
// @ts-nocheck
import type { Shape } from '../../check-module.ts';
import { fold } from '../../problems/fold.ts';
import type { Problem } from '../../problems/problem.ts';
import { countCharacters } from '../../count-characters.ts';
import { validate as validate17 } from '../shared/button-link.validate.ts';
import { validate as validate16 } from '../shared/call-to-action.validate.ts';
import { validate as validate10 } from '../shared/core-header.validate.ts';
import { validate as validate5 } from '../shared/feature-component.validate.ts';
import { validate as validate1 } from '../shared/header-notification.validate.ts';
import { validate as validate14 } from '../shared/hero-banner.validate.ts';
import { validate as validate11 } from '../shared/image.validate.ts';
import { validate as validate24 } from '../shared/quick-link.validate.ts';
import { validate as validate23 } from '../shared/quick-links.validate.ts';
import { validate as validate2 } from '../shared/text-link.validate.ts';
import { validate as validate29 } from '../shared/usp.validate.ts';
import { validate as validate28 } from '../shared/usps.validate.ts';
import { validate as validate6 } from '../shared/without-script.validate.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/headers/home-header.schema.json","title":"HomeHeaderProps","description":"Opens a page: a title over a scene, what to do next, quick links and selling points. Holds the page's only h1.","type":"object","required":["componentType"],"properties":{"id":{"type":"string","pattern":"^[A-Za-z][A-Za-z0-9_-]{0,63}$","description":"A name that stays with this component when it moves or changes. Unique within the page.","examples":["savings-offer"]},"taxonomies":{"type":"array","maxItems":100,"description":"Labels of the content service. The key personalization says for whom a component is meant.","items":{"$ref":"https://experience.local/shared/taxonomy.schema.json"}},"headerNotification":{"$ref":"https://experience.local/shared/header-notification.schema.json"},"featureComponent":{"$ref":"https://experience.local/shared/feature-component.schema.json","description":"A feature of the site below the words of the header.","examples":[{"name":"branch-opening-hours","properties":{"branch":"ghent-korenmarkt"}}]},"componentType":{"const":"home-header","description":"Opens a page with a scene."},"coreHeader":{"$ref":"https://experience.local/shared/core-header.schema.json"},"heroBannerArray":{"type":"array","minItems":1,"maxItems":6,"description":"Several banners in the place of coreHeader. The first heads the page, the others stand below it, smaller. Three read well.","items":{"$ref":"https://experience.local/shared/hero-banner.schema.json"}},"cta":{"$ref":"https://experience.local/shared/call-to-action.schema.json"},"secondaryCta":{"$ref":"https://experience.local/shared/call-to-action.schema.json"},"quickLinks":{"$ref":"https://experience.local/shared/quick-links.schema.json"},"usps":{"$ref":"https://experience.local/shared/usps.schema.json"}},"if":{"not":{"required":["heroBannerArray"]}},"then":{"required":["coreHeader"]},"additionalProperties":false};
const schema0Names = new Set(Object.keys(schema0.properties));
const schema1 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/taxonomy.schema.json","title":"Taxonomy","description":"One label with its values.","type":"object","additionalProperties":false,"required":["key","values"],"properties":{"key":{"type":"string","minLength":1,"description":"The label's name.","examples":["personalization"]},"values":{"type":"array","maxItems":100,"items":{"type":"string"},"description":"The label's values; for personalization in the form mbox:content.","examples":[["home-hero:default"]]}}};
const func1 = countCharacters;
const pattern0 = new RegExp("^[A-Za-z][A-Za-z0-9_-]{0,63}$", "u");



























function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/headers/home-header.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate0.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
const _errs3 = errors;
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.heroBannerArray === undefined) && (missing0 = "heroBannerArray")){
const err0 = {};
(vErrors ??= []).push(err0);
errors++;
}
}
var valid1 = _errs4 === errors;
if(valid1){
const err1 = {};
(vErrors ??= []).push(err1);
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.coreHeader === undefined){
const err2 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "coreHeader"},schema:schema0.then.required,parentSchema:schema0.then,data};
(vErrors ??= []).push(err2);
errors++;
}
}
var _valid0 = _errs5 === errors;
valid0 = _valid0;
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},schema:schema0.if,parentSchema:schema0,data};
(vErrors ??= []).push(err3);
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.componentType === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "componentType"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err4);
errors++;
}
for(const key0 in data){
if(!(schema0Names.has(key0))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_-]{0,63}$"},schema:"^[A-Za-z][A-Za-z0-9_-]{0,63}$",parentSchema:schema0.properties.id,data:data0};
(vErrors ??= []).push(err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema0.properties.id.type,parentSchema:schema0.properties.id,data:data0};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.taxonomies !== undefined){
let data1 = data.taxonomies;
if(Array.isArray(data1)){
if(data1.length > 100){
const err8 = {instancePath:instancePath+"/taxonomies",schemaPath:"#/properties/taxonomies/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema0.properties.taxonomies,data:data1};
(vErrors ??= []).push(err8);
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.key === undefined){
const err9 = {instancePath:instancePath+"/taxonomies/" + i0,schemaPath:"https://experience.local/shared/taxonomy.schema.json/required",keyword:"required",params:{missingProperty: "key"},schema:schema1.required,parentSchema:schema1,data:data2};
(vErrors ??= []).push(err9);
errors++;
}
if(data2.values === undefined){
const err10 = {instancePath:instancePath+"/taxonomies/" + i0,schemaPath:"https://experience.local/shared/taxonomy.schema.json/required",keyword:"required",params:{missingProperty: "values"},schema:schema1.required,parentSchema:schema1,data:data2};
(vErrors ??= []).push(err10);
errors++;
}
for(const key1 in data2){
if(!((key1 === "key") || (key1 === "values"))){
const err11 = {instancePath:instancePath+"/taxonomies/" + i0,schemaPath:"https://experience.local/shared/taxonomy.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema1,data:data2};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data2.key !== undefined){
let data3 = data2.key;
if(typeof data3 === "string"){
if(data3.length < 2 * 1 && func1(data3) < 1){
const err12 = {instancePath:instancePath+"/taxonomies/" + i0+"/key",schemaPath:"https://experience.local/shared/taxonomy.schema.json/properties/key/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema1.properties.key,data:data3};
(vErrors ??= []).push(err12);
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/taxonomies/" + i0+"/key",schemaPath:"https://experience.local/shared/taxonomy.schema.json/properties/key/type",keyword:"type",params:{type: "string"},schema:schema1.properties.key.type,parentSchema:schema1.properties.key,data:data3};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data2.values !== undefined){
let data4 = data2.values;
if(Array.isArray(data4)){
if(data4.length > 100){
const err14 = {instancePath:instancePath+"/taxonomies/" + i0+"/values",schemaPath:"https://experience.local/shared/taxonomy.schema.json/properties/values/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema1.properties.values,data:data4};
(vErrors ??= []).push(err14);
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 !== "string"){
const err15 = {instancePath:instancePath+"/taxonomies/" + i0+"/values/" + i1,schemaPath:"https://experience.local/shared/taxonomy.schema.json/properties/values/items/type",keyword:"type",params:{type: "string"},schema:schema1.properties.values.items.type,parentSchema:schema1.properties.values.items,data:data5};
(vErrors ??= []).push(err15);
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/taxonomies/" + i0+"/values",schemaPath:"https://experience.local/shared/taxonomy.schema.json/properties/values/type",keyword:"type",params:{type: "array"},schema:schema1.properties.values.type,parentSchema:schema1.properties.values,data:data4};
(vErrors ??= []).push(err16);
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/taxonomies/" + i0,schemaPath:"https://experience.local/shared/taxonomy.schema.json/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data:data2};
(vErrors ??= []).push(err17);
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/taxonomies",schemaPath:"#/properties/taxonomies/type",keyword:"type",params:{type: "array"},schema:schema0.properties.taxonomies.type,parentSchema:schema0.properties.taxonomies,data:data1};
(vErrors ??= []).push(err18);
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
if("home-header" !== data8){
const err19 = {instancePath:instancePath+"/componentType",schemaPath:"#/properties/componentType/const",keyword:"const",params:{allowedValue: "home-header"},schema:"home-header",parentSchema:schema0.properties.componentType,data:data8};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.coreHeader !== undefined){
if(!(validate10(data.coreHeader, {instancePath:instancePath+"/coreHeader",parentData:data,parentDataProperty:"coreHeader",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
if(data.heroBannerArray !== undefined){
let data10 = data.heroBannerArray;
if(Array.isArray(data10)){
if(data10.length > 6){
const err20 = {instancePath:instancePath+"/heroBannerArray",schemaPath:"#/properties/heroBannerArray/maxItems",keyword:"maxItems",params:{limit: 6},schema:6,parentSchema:schema0.properties.heroBannerArray,data:data10};
(vErrors ??= []).push(err20);
errors++;
}
if(data10.length < 1){
const err21 = {instancePath:instancePath+"/heroBannerArray",schemaPath:"#/properties/heroBannerArray/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema0.properties.heroBannerArray,data:data10};
(vErrors ??= []).push(err21);
errors++;
}
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
if(!(validate14(data10[i2], {instancePath:instancePath+"/heroBannerArray/" + i2,parentData:data10,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
}
else {
const err22 = {instancePath:instancePath+"/heroBannerArray",schemaPath:"#/properties/heroBannerArray/type",keyword:"type",params:{type: "array"},schema:schema0.properties.heroBannerArray.type,parentSchema:schema0.properties.heroBannerArray,data:data10};
(vErrors ??= []).push(err22);
errors++;
}
}
if(data.cta !== undefined){
if(!(validate16(data.cta, {instancePath:instancePath+"/cta",parentData:data,parentDataProperty:"cta",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.secondaryCta !== undefined){
if(!(validate16(data.secondaryCta, {instancePath:instancePath+"/secondaryCta",parentData:data,parentDataProperty:"secondaryCta",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.quickLinks !== undefined){
if(!(validate23(data.quickLinks, {instancePath:instancePath+"/quickLinks",parentData:data,parentDataProperty:"quickLinks",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.usps !== undefined){
if(!(validate28(data.usps, {instancePath:instancePath+"/usps",parentData:data,parentDataProperty:"usps",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
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
    "coreHeader": {
      "properties": {
        "title": {
          "kind": "text"
        },
        "subtitle": {
          "kind": "text"
        },
        "body": {
          "kind": "rich-text",
          "advice": [
            {
              "maxLength": 240,
              "because": "A header shows four lines of its text, and what is longer is cut off."
            }
          ]
        },
        "headerImage": {
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
        "campaignTitle": {
          "properties": {
            "primaryTitle": {
              "kind": "text"
            },
            "secondaryTitle": {
              "kind": "text"
            },
            "tertiaryTitle": {
              "kind": "text"
            }
          }
        },
        "promoText": {
          "kind": "text",
          "advice": [
            {
              "maxLength": 30,
              "when": {
                "promoStickerLayout": "sticker"
              },
              "because": "A sticker has no room for a longer text, so that it becomes a line."
            }
          ]
        },
        "promoStickerLayout": {},
        "promoLabel": {
          "properties": {
            "body": {
              "kind": "text",
              "advice": [
                {
                  "minLength": 1,
                  "because": "Without its words, visitors see nothing of it."
                }
              ]
            }
          }
        }
      }
    },
    "heroBannerArray": {
      "advice": [
        {
          "maxItems": 3,
          "because": "Two stand side by side below the first; of more, visitors on a phone see the last one below their second screen."
        }
      ],
      "items": {
        "properties": {
          "coreHeader": {
            "properties": {
              "title": {
                "kind": "text"
              },
              "subtitle": {
                "kind": "text"
              },
              "body": {
                "kind": "rich-text",
                "advice": [
                  {
                    "maxLength": 240,
                    "because": "A header shows four lines of its text, and what is longer is cut off."
                  }
                ]
              },
              "headerImage": {
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
              "campaignTitle": {
                "properties": {
                  "primaryTitle": {
                    "kind": "text"
                  },
                  "secondaryTitle": {
                    "kind": "text"
                  },
                  "tertiaryTitle": {
                    "kind": "text"
                  }
                }
              },
              "promoText": {
                "kind": "text",
                "advice": [
                  {
                    "maxLength": 30,
                    "when": {
                      "promoStickerLayout": "sticker"
                    },
                    "because": "A sticker has no room for a longer text, so that it becomes a line."
                  }
                ]
              },
              "promoStickerLayout": {},
              "promoLabel": {
                "properties": {
                  "body": {
                    "kind": "text",
                    "advice": [
                      {
                        "minLength": 1,
                        "because": "Without its words, visitors see nothing of it."
                      }
                    ]
                  }
                }
              }
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
    },
    "secondaryCta": {
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
    },
    "quickLinks": {
      "properties": {
        "items": {
          "advice": [
            {
              "minItems": 1,
              "because": "Without a link, visitors see nothing."
            },
            {
              "maxItems": 5,
              "because": "On a tablet five stand in a row; a sixth begins another row."
            }
          ],
          "items": {
            "properties": {
              "icon": {
                "kind": "icon"
              },
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
          }
        }
      }
    },
    "usps": {
      "advice": [
        {
          "maxItems": 3,
          "because": "Three stand in a row; a fourth begins another row, which is hardly read."
        }
      ],
      "items": {
        "properties": {
          "icon": {
            "kind": "icon"
          },
          "body": {
            "kind": "rich-text",
            "advice": [
              {
                "minLength": 1,
                "because": "Without its words, visitors see nothing of it."
              }
            ]
          }
        }
      }
    }
  }
};

export const family = 'headers';

export const zones: readonly string[] = ["mainHeaderZone"];
