// Made by `npm run generate` from ../../shared/legal-banner.schema.json. Do not edit.
// @ts-nocheck
import { validate as validate1 } from './image.validate.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/legal-banner.schema.json","title":"LegalBanner","description":"What a law or a supervisor wants to be said, beside a mark that makes it seen.","type":"object","additionalProperties":false,"properties":{"body":{"$ref":"https://experience.local/shared/rich-text.schema.json","description":"Start with the point in strong, then what the law asks for.","examples":["<strong>Borrowing money also costs money.</strong> Credit is granted after your file has been accepted."]},"image":{"$ref":"https://experience.local/shared/image.schema.json","description":"A sign that belongs to the text, shown beside it at 160 by 80 pixels."},"headerBannerType":{"enum":["information","warning"],"default":"information","description":"Which mark stands before the text: an i, or an exclamation mark for what can cost money."},"componentStyle":{"enum":["quiet","strong"],"default":"quiet","description":"quiet is dark on white, strong is white on indigo."}}};
const schema1 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/rich-text.schema.json","title":"RichTextValue","description":"Text with simple markup: p, strong, em, a, ul, ol, li, h2 to h6, table and the like. Other tags are removed. %{group:key}% is replaced by the value of that macro.","type":"string","examples":["<p>Open an account in <strong>five minutes</strong>.</p>"]};



function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/legal-banner.schema.json" */;
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
if(!((((key0 === "body") || (key0 === "image")) || (key0 === "headerBannerType")) || (key0 === "componentStyle"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.body !== undefined){
let data0 = data.body;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/body",schemaPath:"https://experience.local/shared/rich-text.schema.json/type",keyword:"type",params:{type: "string"},schema:schema1.type,parentSchema:schema1,data:data0};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.image !== undefined){
if(!(validate1(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.headerBannerType !== undefined){
let data2 = data.headerBannerType;
if(!((data2 === "information") || (data2 === "warning"))){
const err2 = {instancePath:instancePath+"/headerBannerType",schemaPath:"#/properties/headerBannerType/enum",keyword:"enum",params:{allowedValues: schema0.properties.headerBannerType.enum},schema:schema0.properties.headerBannerType.enum,parentSchema:schema0.properties.headerBannerType,data:data2};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.componentStyle !== undefined){
let data3 = data.componentStyle;
if(!((data3 === "quiet") || (data3 === "strong"))){
const err3 = {instancePath:instancePath+"/componentStyle",schemaPath:"#/properties/componentStyle/enum",keyword:"enum",params:{allowedValues: schema0.properties.componentStyle.enum},schema:schema0.properties.componentStyle.enum,parentSchema:schema0.properties.componentStyle,data:data3};
(vErrors ??= []).push(err3);
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
(vErrors ??= []).push(err4);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export { validate };
