// Made by `npm run generate` from ../../shared/device-specific-cta.schema.json. Do not edit.
// @ts-nocheck
import { validate as validate1 } from './text-link.validate.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/device-specific-cta.schema.json","title":"DeviceSpecificCta","description":"The ways to an app: on Android its Android store, on iOS its iOS store, on any other machine both. An app with one store shows it everywhere.","type":"object","additionalProperties":false,"properties":{"android":{"$ref":"https://experience.local/shared/text-link.schema.json","description":"Leads to the app in the store for Android.","examples":[{"text":"Get it on Google Play","url":"/en/app/android"}]},"ios":{"$ref":"https://experience.local/shared/text-link.schema.json","description":"Leads to the app in the store for iOS.","examples":[{"text":"Get it on the App Store","url":"/en/app/ios"}]}}};



function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/device-specific-cta.schema.json" */;
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
if(!((key0 === "android") || (key0 === "ios"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.android !== undefined){
if(!(validate1(data.android, {instancePath:instancePath+"/android",parentData:data,parentDataProperty:"android",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.ios !== undefined){
if(!(validate1(data.ios, {instancePath:instancePath+"/ios",parentData:data,parentDataProperty:"ios",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
export { validate };
