// Made by `npm run generate` from ../../shell/footer.schema.json. Do not edit.
// @ts-nocheck
import type { Shape } from '../../check-module.ts';
import { fold } from '../../problems/fold.ts';
import type { Problem } from '../../problems/problem.ts';
import { validate as validate18 } from '../shared/app-store-links.validate.ts';
import { validate as validate15 } from '../shared/button-link.validate.ts';
import { validate as validate14 } from '../shared/call-to-action.validate.ts';
import { validate as validate22 } from '../shared/customer-segment.validate.ts';
import { validate as validate1 } from '../shared/footer-data.validate.ts';
import { validate as validate2 } from '../shared/link-group.validate.ts';
import { validate as validate10 } from '../shared/plain-link.validate.ts';
import { validate as validate25 } from '../shared/segment-context.validate.ts';
import { validate as validate9 } from '../shared/social-link.validate.ts';
import { validate as validate8 } from '../shared/social-media-links.validate.ts';
import { validate as validate4 } from '../shared/text-link.validate.ts';
import { validate as validate3 } from '../shared/text-links.validate.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shell/footer.schema.json","title":"FooterContent","description":"What the content service says for the footer.","type":"object","additionalProperties":false,"required":["footer"],"properties":{"footer":{"$ref":"https://experience.local/shared/footer-data.schema.json"},"segmentContext":{"$ref":"https://experience.local/shared/segment-context.schema.json"}}};

























function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shell/footer.schema.json" */;
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
if(data.footer === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "footer"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!((key0 === "footer") || (key0 === "segmentContext"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.footer !== undefined){
if(!(validate1(data.footer, {instancePath:instancePath+"/footer",parentData:data,parentDataProperty:"footer",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.segmentContext !== undefined){
if(!(validate25(data.segmentContext, {instancePath:instancePath+"/segmentContext",parentData:data,parentDataProperty:"segmentContext",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
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
    "footer": {
      "properties": {
        "generalLinks": {
          "items": {
            "properties": {
              "title": {
                "kind": "text"
              },
              "textLinks": {
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
                },
                "advice": [
                  {
                    "minItems": 1,
                    "because": "Without a link, visitors see nothing but a title."
                  }
                ]
              }
            }
          }
        },
        "socialMediaLinks": {
          "properties": {
            "title": {},
            "socialLinks": {
              "items": {
                "properties": {
                  "description": {},
                  "icon": {
                    "kind": "icon"
                  },
                  "iconIdHover": {
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
                  }
                }
              }
            }
          }
        },
        "cardStop": {
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
        "appStores": {
          "properties": {
            "title": {
              "kind": "text"
            },
            "android": {
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
            "ios": {
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
        "customerSegments": {
          "items": {
            "properties": {
              "key": {},
              "title": {},
              "href": {
                "kind": "url"
              }
            }
          }
        },
        "date": {}
      }
    },
    "segmentContext": {
      "properties": {
        "cookieValue": {},
        "becomeClientUrl": {
          "kind": "url"
        },
        "logoUrl": {
          "kind": "image-url"
        },
        "logoAlt": {},
        "searchSegment": {},
        "searchUrl": {
          "kind": "url"
        },
        "selectedSegmentId": {},
        "footerSegmentLabel": {}
      }
    }
  }
};
