// Made by `npm run generate` from ../../shell/top-bar.schema.json. Do not edit.
// @ts-nocheck
import type { Shape } from '../../check-module.ts';
import { fold } from '../../problems/fold.ts';
import type { Problem } from '../../problems/problem.ts';
import { validate as validate9 } from '../shared/legacy-app.validate.ts';
import { validate as validate2 } from '../shared/menu-item.validate.ts';
import { validate as validate3 } from '../shared/menu-sub-item.validate.ts';
import { validate as validate12 } from '../shared/quick-link.validate.ts';
import { validate as validate11 } from '../shared/quick-links.validate.ts';
import { validate as validate21 } from '../shared/segment-context.validate.ts';
import { validate as validate13 } from '../shared/text-link.validate.ts';
import { validate as validate1 } from '../shared/top-bar-data.validate.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shell/top-bar.schema.json","title":"TopBarContent","description":"What the content service says for the top bar.","type":"object","additionalProperties":false,"properties":{"topBar":{"$ref":"https://experience.local/shared/top-bar-data.schema.json"},"segmentContext":{"$ref":"https://experience.local/shared/segment-context.schema.json"}}};

















function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shell/top-bar.schema.json" */;
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
for(const key0 in data){
if(!((key0 === "topBar") || (key0 === "segmentContext"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.topBar !== undefined){
if(!(validate1(data.topBar, {instancePath:instancePath+"/topBar",parentData:data,parentDataProperty:"topBar",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.segmentContext !== undefined){
if(!(validate21(data.segmentContext, {instancePath:instancePath+"/segmentContext",parentData:data,parentDataProperty:"segmentContext",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
(vErrors ??= []).push(err1);
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
    "topBar": {
      "properties": {
        "size": {},
        "twoRowModes": {
          "items": {}
        },
        "skipLinks": {
          "items": {
            "properties": {
              "text": {
                "kind": "text"
              },
              "anchor": {}
            }
          }
        },
        "appsMenuItems": {
          "items": {
            "properties": {
              "id": {},
              "label": {
                "kind": "text"
              },
              "href": {
                "kind": "url"
              },
              "hrefTarget": {},
              "icon": {
                "kind": "icon"
              },
              "svg": {
                "kind": "image-url"
              },
              "counter": {},
              "onClick": {},
              "lang": {},
              "subItems": {
                "items": {
                  "properties": {
                    "id": {},
                    "label": {
                      "kind": "text"
                    },
                    "href": {
                      "kind": "url"
                    },
                    "hrefTarget": {},
                    "icon": {
                      "kind": "icon"
                    },
                    "svg": {
                      "kind": "image-url"
                    },
                    "counter": {},
                    "onClick": {},
                    "lang": {}
                  }
                }
              }
            }
          }
        },
        "selectedAppId": {},
        "helpMenuItems": {
          "items": {
            "properties": {
              "id": {},
              "label": {
                "kind": "text"
              },
              "href": {
                "kind": "url"
              },
              "hrefTarget": {},
              "icon": {
                "kind": "icon"
              },
              "svg": {
                "kind": "image-url"
              },
              "counter": {},
              "onClick": {},
              "lang": {},
              "subItems": {
                "items": {
                  "properties": {
                    "id": {},
                    "label": {
                      "kind": "text"
                    },
                    "href": {
                      "kind": "url"
                    },
                    "hrefTarget": {},
                    "icon": {
                      "kind": "icon"
                    },
                    "svg": {
                      "kind": "image-url"
                    },
                    "counter": {},
                    "onClick": {},
                    "lang": {}
                  }
                }
              }
            }
          }
        },
        "profileMenuItems": {
          "items": {
            "properties": {
              "id": {},
              "label": {
                "kind": "text"
              },
              "href": {
                "kind": "url"
              },
              "hrefTarget": {},
              "icon": {
                "kind": "icon"
              },
              "svg": {
                "kind": "image-url"
              },
              "counter": {},
              "onClick": {},
              "lang": {},
              "subItems": {
                "items": {
                  "properties": {
                    "id": {},
                    "label": {
                      "kind": "text"
                    },
                    "href": {
                      "kind": "url"
                    },
                    "hrefTarget": {},
                    "icon": {
                      "kind": "icon"
                    },
                    "svg": {
                      "kind": "image-url"
                    },
                    "counter": {},
                    "onClick": {},
                    "lang": {}
                  }
                }
              }
            }
          }
        },
        "profileIcon": {
          "kind": "icon"
        },
        "menuButtonItems": {
          "items": {
            "properties": {
              "id": {},
              "label": {
                "kind": "text"
              },
              "href": {
                "kind": "url"
              },
              "hrefTarget": {},
              "icon": {
                "kind": "icon"
              },
              "svg": {
                "kind": "image-url"
              },
              "counter": {},
              "onClick": {},
              "lang": {},
              "subItems": {
                "items": {
                  "properties": {
                    "id": {},
                    "label": {
                      "kind": "text"
                    },
                    "href": {
                      "kind": "url"
                    },
                    "hrefTarget": {},
                    "icon": {
                      "kind": "icon"
                    },
                    "svg": {
                      "kind": "image-url"
                    },
                    "counter": {},
                    "onClick": {},
                    "lang": {}
                  }
                }
              }
            }
          }
        },
        "unreadMessagesCount": {},
        "switchProfileUrl": {
          "kind": "url"
        },
        "legacyApp": {
          "properties": {
            "id": {},
            "url": {
              "kind": "url"
            },
            "removed": {},
            "selfServiceUrl": {
              "kind": "url"
            }
          }
        },
        "backLink": {
          "kind": "url"
        },
        "links": {
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
        "openAccount": {
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
        "becomeClientLabel": {
          "kind": "text"
        },
        "logIn": {
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
        "logOut": {
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
