// Made by `npm run generate` from ../cms-data.schema.json. Do not edit.
// @ts-nocheck
import type { Shape } from '../check-module.ts';
import { fold } from '../problems/fold.ts';
import type { Problem } from '../problems/problem.ts';
import { validate as validate26 } from './shared/app-store-links.validate.ts';
import { validate as validate23 } from './shared/button-link.validate.ts';
import { validate as validate22 } from './shared/call-to-action.validate.ts';
import { validate as validate1 } from './shared/cms-navigation.validate.ts';
import { validate as validate2 } from './shared/cms-navigation-item.validate.ts';
import { validate as validate5 } from './shared/cms-navigation-link.validate.ts';
import { validate as validate30 } from './shared/customer-segment.validate.ts';
import { validate as validate10 } from './shared/footer-data.validate.ts';
import { validate as validate43 } from './shared/legacy-app.validate.ts';
import { validate as validate11 } from './shared/link-group.validate.ts';
import { validate as validate36 } from './shared/menu-item.validate.ts';
import { validate as validate37 } from './shared/menu-sub-item.validate.ts';
import { validate as validate3 } from './shared/plain-link.validate.ts';
import { validate as validate46 } from './shared/quick-link.validate.ts';
import { validate as validate45 } from './shared/quick-links.validate.ts';
import { validate as validate33 } from './shared/segment-context.validate.ts';
import { validate as validate18 } from './shared/social-link.validate.ts';
import { validate as validate17 } from './shared/social-media-links.validate.ts';
import { validate as validate13 } from './shared/text-link.validate.ts';
import { validate as validate12 } from './shared/text-links.validate.ts';
import { validate as validate35 } from './shared/top-bar-data.validate.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/cms-data.schema.json","title":"CmsData","description":"What the content service says about the page's frame, for one segment in one language.","type":"object","additionalProperties":false,"properties":{"$schema":{"type":"string","description":"Names this schema."},"navigation":{"$ref":"https://experience.local/shared/cms-navigation.schema.json","description":"The main navigation: a list beside the page, in wide windows."},"mobileNavigation":{"$ref":"https://experience.local/shared/cms-navigation.schema.json","description":"The main navigation in narrow windows: a bar of tabs. Left out: the same entries as in wide ones."},"footer":{"$ref":"https://experience.local/shared/footer-data.schema.json"},"segmentContext":{"$ref":"https://experience.local/shared/segment-context.schema.json"},"topBar":{"$ref":"https://experience.local/shared/top-bar-data.schema.json"}}};











































function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/cms-data.schema.json" */;
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
if(!((((((key0 === "$schema") || (key0 === "navigation")) || (key0 === "mobileNavigation")) || (key0 === "footer")) || (key0 === "segmentContext")) || (key0 === "topBar"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.$schema !== undefined){
let data0 = data.$schema;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},schema:schema0.properties.$schema.type,parentSchema:schema0.properties.$schema,data:data0};
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
if(data.footer !== undefined){
if(!(validate10(data.footer, {instancePath:instancePath+"/footer",parentData:data,parentDataProperty:"footer",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
}
}
if(data.segmentContext !== undefined){
if(!(validate33(data.segmentContext, {instancePath:instancePath+"/segmentContext",parentData:data,parentDataProperty:"segmentContext",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
if(data.topBar !== undefined){
if(!(validate35(data.topBar, {instancePath:instancePath+"/topBar",parentData:data,parentDataProperty:"topBar",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
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
    "$schema": {},
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
    },
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
    },
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
    }
  }
};
