// Made by `npm run generate` from ../route.schema.json. Do not edit.
// @ts-nocheck
import type { Shape } from '../check-module.ts';
import { fold } from '../problems/fold.ts';
import type { Problem } from '../problems/problem.ts';
import { countCharacters } from '../count-characters.ts';
import { validate as validate5 } from './asset.validate.ts';
import { validate as validate6 } from './shared/asset-import.validate.ts';
import { validate as validate15 } from './shared/auth.validate.ts';
import { validate as validate1 } from './shared/child-route.validate.ts';
import { validate as validate13 } from './shared/compatibility.validate.ts';
import { validate as validate4 } from './shared/feature.validate.ts';
import { validate as validate2 } from './shared/slots.validate.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/route.schema.json","title":"RouteConfig","description":"What stands at the addresses that match a pattern.","type":"object","additionalProperties":false,"required":["pathPattern"],"properties":{"$schema":{"type":"string","description":"Names this schema."},"pathPattern":{"type":"string","pattern":"^/","description":"A path; :name stands for one part, a last * for the rest.","examples":["/:language/search","/*"]},"childRoutes":{"type":"array","minItems":1,"maxItems":100,"items":{"$ref":"https://experience.local/shared/child-route.schema.json"},"description":"Of a pattern that ends in *: what the rest is compared with. The first that fits is shown; where none does, this route does not fit either."},"baseRoute":{"type":"string","pattern":"^/","description":"A path put before the pattern."},"pageTitle":{"type":["string","object"],"additionalProperties":{"type":"string"},"description":"The page's name in the browser tab: one text, or one for each locale."},"pageLayout":{"type":"string","default":"default","description":"The name of one of the experience's layouts."},"slots":{"$ref":"https://experience.local/shared/slots.schema.json"},"features":{"type":"array","maxItems":100,"description":"What the slots of this route may show.","items":{"$ref":"https://experience.local/shared/feature.schema.json"}},"queryParameters":{"type":"array","maxItems":10,"items":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,50}$"},"description":"What of an address's query its page depends on. A page for which one of them is there is made for each visitor anew, and never cached.","examples":[["q","page"]]},"redirect":{"$ref":"https://experience.local/shared/url.schema.json","description":"Where visitors of this route are sent: a path of this site, or an https address."},"redirectToHome":{"const":true,"description":"Sends visitors to the home page of the segment and in the language that they chose on an earlier visit; else in the first language of their browser that the site has, and to the first segment."},"conditions":{"type":"object","additionalProperties":{"$ref":"https://experience.local/shared/condition.schema.json"},"description":"What must hold for the route to match: names with the wanted value, or a list of them. Known at once are locale, language, segment, environment (TEST, ACCP or PROD, by the site's host name) and what the experience says of itself, such as name; in the browser only app and cso of the application around the site, and clientKind (private or professional) and levelOfAssurance of whoever is signed in."},"properties":{"type":"object","additionalProperties":true,"description":"Values that every feature of this route can read, beside the parameters of its pattern.","properties":{"endpoint":{"$ref":"https://experience.local/shared/url.schema.json","description":"Address of the page-model endpoint for this route, relative to the API host, in place of the experience's.","examples":["/flex-page/open/page-model"]}}},"experiments":{"type":"boolean","default":false,"description":"Whether an experiment may decide which variant of a page of this route is shown."},"compatibility":{"$ref":"https://experience.local/shared/compatibility.schema.json"},"auth":{"$ref":"https://experience.local/shared/auth.schema.json"}}};
const schema0Names = new Set(Object.keys(schema0.properties));
const schema10 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/url.schema.json","title":"Url","description":"An address: relative to the site, or with http, https, tel or mailto. Any other scheme is removed.","type":"string","maxLength":2000,"examples":["/en/individuals/saving"]};
const schema11 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/condition.schema.json","title":"Condition","description":"The wanted value, or a list of allowed ones.","type":["string","number","boolean","array"],"items":{"type":["string","number","boolean"]}};
const func1 = countCharacters;
const pattern0 = new RegExp("^/", "u");
const pattern12 = new RegExp("^[A-Za-z0-9_-]{1,50}$", "u");















function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/route.schema.json" */;
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
if(data.pathPattern === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pathPattern"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!(schema0Names.has(key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.$schema !== undefined){
let data0 = data.$schema;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},schema:schema0.properties.$schema.type,parentSchema:schema0.properties.$schema,data:data0};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.pathPattern !== undefined){
let data1 = data.pathPattern;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err3 = {instancePath:instancePath+"/pathPattern",schemaPath:"#/properties/pathPattern/pattern",keyword:"pattern",params:{pattern: "^/"},schema:"^/",parentSchema:schema0.properties.pathPattern,data:data1};
(vErrors ??= []).push(err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/pathPattern",schemaPath:"#/properties/pathPattern/type",keyword:"type",params:{type: "string"},schema:schema0.properties.pathPattern.type,parentSchema:schema0.properties.pathPattern,data:data1};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.childRoutes !== undefined){
let data2 = data.childRoutes;
if(Array.isArray(data2)){
if(data2.length > 100){
const err5 = {instancePath:instancePath+"/childRoutes",schemaPath:"#/properties/childRoutes/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema0.properties.childRoutes,data:data2};
(vErrors ??= []).push(err5);
errors++;
}
if(data2.length < 1){
const err6 = {instancePath:instancePath+"/childRoutes",schemaPath:"#/properties/childRoutes/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema0.properties.childRoutes,data:data2};
(vErrors ??= []).push(err6);
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate1(data2[i0], {instancePath:instancePath+"/childRoutes/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/childRoutes",schemaPath:"#/properties/childRoutes/type",keyword:"type",params:{type: "array"},schema:schema0.properties.childRoutes.type,parentSchema:schema0.properties.childRoutes,data:data2};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.baseRoute !== undefined){
let data4 = data.baseRoute;
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
const err8 = {instancePath:instancePath+"/baseRoute",schemaPath:"#/properties/baseRoute/pattern",keyword:"pattern",params:{pattern: "^/"},schema:"^/",parentSchema:schema0.properties.baseRoute,data:data4};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/baseRoute",schemaPath:"#/properties/baseRoute/type",keyword:"type",params:{type: "string"},schema:schema0.properties.baseRoute.type,parentSchema:schema0.properties.baseRoute,data:data4};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.pageTitle !== undefined){
let data5 = data.pageTitle;
if((typeof data5 !== "string") && (!(data5 && typeof data5 == "object" && !Array.isArray(data5)))){
const err10 = {instancePath:instancePath+"/pageTitle",schemaPath:"#/properties/pageTitle/type",keyword:"type",params:{type: schema0.properties.pageTitle.type},schema:schema0.properties.pageTitle.type,parentSchema:schema0.properties.pageTitle,data:data5};
(vErrors ??= []).push(err10);
errors++;
}
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key1 in data5){
let data6 = data5[key1];
if(typeof data6 !== "string"){
const err11 = {instancePath:instancePath+"/pageTitle/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/pageTitle/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema0.properties.pageTitle.additionalProperties.type,parentSchema:schema0.properties.pageTitle.additionalProperties,data:data6};
(vErrors ??= []).push(err11);
errors++;
}
}
}
}
if(data.pageLayout !== undefined){
let data7 = data.pageLayout;
if(typeof data7 !== "string"){
const err12 = {instancePath:instancePath+"/pageLayout",schemaPath:"#/properties/pageLayout/type",keyword:"type",params:{type: "string"},schema:schema0.properties.pageLayout.type,parentSchema:schema0.properties.pageLayout,data:data7};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.slots !== undefined){
if(!(validate2(data.slots, {instancePath:instancePath+"/slots",parentData:data,parentDataProperty:"slots",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
}
if(data.features !== undefined){
let data9 = data.features;
if(Array.isArray(data9)){
if(data9.length > 100){
const err13 = {instancePath:instancePath+"/features",schemaPath:"#/properties/features/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema0.properties.features,data:data9};
(vErrors ??= []).push(err13);
errors++;
}
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
if(!(validate4(data9[i1], {instancePath:instancePath+"/features/" + i1,parentData:data9,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/features",schemaPath:"#/properties/features/type",keyword:"type",params:{type: "array"},schema:schema0.properties.features.type,parentSchema:schema0.properties.features,data:data9};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.queryParameters !== undefined){
let data11 = data.queryParameters;
if(Array.isArray(data11)){
if(data11.length > 10){
const err15 = {instancePath:instancePath+"/queryParameters",schemaPath:"#/properties/queryParameters/maxItems",keyword:"maxItems",params:{limit: 10},schema:10,parentSchema:schema0.properties.queryParameters,data:data11};
(vErrors ??= []).push(err15);
errors++;
}
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
let data12 = data11[i2];
if(typeof data12 === "string"){
if(!pattern12.test(data12)){
const err16 = {instancePath:instancePath+"/queryParameters/" + i2,schemaPath:"#/properties/queryParameters/items/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,50}$"},schema:"^[A-Za-z0-9_-]{1,50}$",parentSchema:schema0.properties.queryParameters.items,data:data12};
(vErrors ??= []).push(err16);
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/queryParameters/" + i2,schemaPath:"#/properties/queryParameters/items/type",keyword:"type",params:{type: "string"},schema:schema0.properties.queryParameters.items.type,parentSchema:schema0.properties.queryParameters.items,data:data12};
(vErrors ??= []).push(err17);
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/queryParameters",schemaPath:"#/properties/queryParameters/type",keyword:"type",params:{type: "array"},schema:schema0.properties.queryParameters.type,parentSchema:schema0.properties.queryParameters,data:data11};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.redirect !== undefined){
let data13 = data.redirect;
if(typeof data13 === "string"){
if(data13.length > 2000 && func1(data13) > 2000){
const err19 = {instancePath:instancePath+"/redirect",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema10,data:data13};
(vErrors ??= []).push(err19);
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/redirect",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema10.type,parentSchema:schema10,data:data13};
(vErrors ??= []).push(err20);
errors++;
}
}
if(data.redirectToHome !== undefined){
let data14 = data.redirectToHome;
if(true !== data14){
const err21 = {instancePath:instancePath+"/redirectToHome",schemaPath:"#/properties/redirectToHome/const",keyword:"const",params:{allowedValue: true},schema:true,parentSchema:schema0.properties.redirectToHome,data:data14};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data.conditions !== undefined){
let data15 = data.conditions;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
for(const key2 in data15){
let data16 = data15[key2];
if((((typeof data16 !== "string") && (!((typeof data16 == "number") && (isFinite(data16))))) && (typeof data16 !== "boolean")) && (!(Array.isArray(data16)))){
const err22 = {instancePath:instancePath+"/conditions/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"https://experience.local/shared/condition.schema.json/type",keyword:"type",params:{type: schema11.type},schema:schema11.type,parentSchema:schema11,data:data16};
(vErrors ??= []).push(err22);
errors++;
}
if(Array.isArray(data16)){
const len3 = data16.length;
for(let i3=0; i3<len3; i3++){
let data17 = data16[i3];
if(((typeof data17 !== "string") && (!((typeof data17 == "number") && (isFinite(data17))))) && (typeof data17 !== "boolean")){
const err23 = {instancePath:instancePath+"/conditions/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i3,schemaPath:"https://experience.local/shared/condition.schema.json/items/type",keyword:"type",params:{type: schema11.items.type},schema:schema11.items.type,parentSchema:schema11.items,data:data17};
(vErrors ??= []).push(err23);
errors++;
}
}
}
}
}
else {
const err24 = {instancePath:instancePath+"/conditions",schemaPath:"#/properties/conditions/type",keyword:"type",params:{type: "object"},schema:schema0.properties.conditions.type,parentSchema:schema0.properties.conditions,data:data15};
(vErrors ??= []).push(err24);
errors++;
}
}
if(data.properties !== undefined){
let data18 = data.properties;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.endpoint !== undefined){
let data19 = data18.endpoint;
if(typeof data19 === "string"){
if(data19.length > 2000 && func1(data19) > 2000){
const err25 = {instancePath:instancePath+"/properties/endpoint",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema10,data:data19};
(vErrors ??= []).push(err25);
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/properties/endpoint",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema10.type,parentSchema:schema10,data:data19};
(vErrors ??= []).push(err26);
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type: "object"},schema:schema0.properties.properties.type,parentSchema:schema0.properties.properties,data:data18};
(vErrors ??= []).push(err27);
errors++;
}
}
if(data.experiments !== undefined){
let data20 = data.experiments;
if(typeof data20 !== "boolean"){
const err28 = {instancePath:instancePath+"/experiments",schemaPath:"#/properties/experiments/type",keyword:"type",params:{type: "boolean"},schema:schema0.properties.experiments.type,parentSchema:schema0.properties.experiments,data:data20};
(vErrors ??= []).push(err28);
errors++;
}
}
if(data.compatibility !== undefined){
if(!(validate13(data.compatibility, {instancePath:instancePath+"/compatibility",parentData:data,parentDataProperty:"compatibility",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
if(data.auth !== undefined){
if(!(validate15(data.auth, {instancePath:instancePath+"/auth",parentData:data,parentDataProperty:"auth",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
}
}
else {
const err29 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
(vErrors ??= []).push(err29);
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
    "$schema": {},
    "pathPattern": {},
    "childRoutes": {
      "items": {
        "properties": {
          "pathPattern": {},
          "pageTitle": {
            "values": {}
          },
          "pageLayout": {},
          "slots": {
            "values": {
              "properties": {
                "feature": {},
                "shell": {},
                "mode": {}
              }
            }
          },
          "features": {
            "items": {
              "properties": {
                "name": {},
                "asset": {
                  "properties": {
                    "$schema": {},
                    "package": {},
                    "version": {},
                    "file": {},
                    "tag": {},
                    "export": {},
                    "local": {},
                    "packageType": {},
                    "integrity": {},
                    "imports": {
                      "items": {
                        "properties": {
                          "file": {},
                          "integrity": {}
                        }
                      }
                    }
                  }
                },
                "element": {
                  "properties": {
                    "height": {},
                    "narrowHeight": {},
                    "properties": {
                      "items": {}
                    },
                    "events": {
                      "items": {}
                    }
                  }
                },
                "properties": {
                  "properties": {
                    "endpoint": {
                      "kind": "url",
                      "address": "path"
                    }
                  }
                }
              }
            }
          },
          "conditions": {
            "values": {
              "items": {}
            }
          },
          "properties": {
            "properties": {
              "endpoint": {
                "kind": "url",
                "address": "path"
              }
            }
          }
        }
      }
    },
    "baseRoute": {},
    "pageTitle": {
      "values": {}
    },
    "pageLayout": {},
    "slots": {
      "values": {
        "properties": {
          "feature": {},
          "shell": {},
          "mode": {}
        }
      }
    },
    "features": {
      "items": {
        "properties": {
          "name": {},
          "asset": {
            "properties": {
              "$schema": {},
              "package": {},
              "version": {},
              "file": {},
              "tag": {},
              "export": {},
              "local": {},
              "packageType": {},
              "integrity": {},
              "imports": {
                "items": {
                  "properties": {
                    "file": {},
                    "integrity": {}
                  }
                }
              }
            }
          },
          "element": {
            "properties": {
              "height": {},
              "narrowHeight": {},
              "properties": {
                "items": {}
              },
              "events": {
                "items": {}
              }
            }
          },
          "properties": {
            "properties": {
              "endpoint": {
                "kind": "url",
                "address": "path"
              }
            }
          }
        }
      }
    },
    "queryParameters": {
      "items": {}
    },
    "redirect": {
      "kind": "url",
      "address": "redirect"
    },
    "redirectToHome": {},
    "conditions": {
      "values": {
        "items": {}
      }
    },
    "properties": {
      "properties": {
        "endpoint": {
          "kind": "url",
          "address": "path"
        }
      }
    },
    "experiments": {},
    "compatibility": {
      "properties": {
        "mobileHybrid": {
          "items": {}
        },
        "appVersion": {
          "properties": {
            "android": {},
            "ios": {}
          }
        }
      }
    },
    "auth": {
      "properties": {
        "redirectTo": {
          "kind": "url",
          "address": "login"
        }
      }
    }
  }
};
