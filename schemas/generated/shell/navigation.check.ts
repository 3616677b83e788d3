// Made by `npm run generate` from ../../shell/navigation.schema.json. Do not edit.
// @ts-nocheck
import type { Shape } from '../../check-module.ts';
import { fold } from '../../problems/fold.ts';
import type { Problem } from '../../problems/problem.ts';
import { validate as validate1 } from '../shared/cms-navigation.validate.ts';
import { validate as validate2 } from '../shared/cms-navigation-item.validate.ts';
import { validate as validate5 } from '../shared/cms-navigation-link.validate.ts';
import { validate as validate3 } from '../shared/plain-link.validate.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shell/navigation.schema.json","title":"NavigationContent","description":"What the content service says for the navigation.","type":"object","additionalProperties":false,"required":["navigation"],"properties":{"navigation":{"$ref":"https://experience.local/shared/cms-navigation.schema.json","description":"The list beside the page."},"mobileNavigation":{"$ref":"https://experience.local/shared/cms-navigation.schema.json","description":"The bar of tabs in narrow windows. Left out: the same entries as in the list."}}};









function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shell/navigation.schema.json" */;
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
if(data.navigation === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "navigation"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!((key0 === "navigation") || (key0 === "mobileNavigation"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.navigation !== undefined){
if(!(validate1(data.navigation, {instancePath:instancePath+"/navigation",parentData:data,parentDataProperty:"navigation",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.mobileNavigation !== undefined){
if(!(validate1(data.mobileNavigation, {instancePath:instancePath+"/mobileNavigation",parentData:data,parentDataProperty:"mobileNavigation",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
(vErrors ??= []).push(err2);
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
    "navigation": {
      "properties": {
        "menuItems": {
          "items": {
            "properties": {
              "title": {
                "kind": "text"
              },
              "icon": {
                "kind": "icon"
              },
              "link": {
                "properties": {
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
              "active": {},
              "hrefMatch": {},
              "svg": {
                "kind": "image-url"
              },
              "counter": {},
              "actionItem": {},
              "collapsed": {},
              "sub": {
                "items": {
                  "properties": {
                    "text": {
                      "kind": "text"
                    },
                    "url": {
                      "kind": "url"
                    },
                    "active": {}
                  }
                }
              }
            }
          }
        }
      }
    },
    "mobileNavigation": {
      "properties": {
        "menuItems": {
          "items": {
            "properties": {
              "title": {
                "kind": "text"
              },
              "icon": {
                "kind": "icon"
              },
              "link": {
                "properties": {
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
              "active": {},
              "hrefMatch": {},
              "svg": {
                "kind": "image-url"
              },
              "counter": {},
              "actionItem": {},
              "collapsed": {},
              "sub": {
                "items": {
                  "properties": {
                    "text": {
                      "kind": "text"
                    },
                    "url": {
                      "kind": "url"
                    },
                    "active": {}
                  }
                }
              }
            }
          }
        }
      }
    }
  }
};
