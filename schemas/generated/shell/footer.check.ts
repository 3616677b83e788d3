// Made by `npm run generate` from ../../shell/footer.schema.json. Do not edit.
// @ts-nocheck
import type { Shape } from '../../check-module.ts';
import { countCharacters } from '../../count-characters.ts';
import { fold } from '../../problems/fold.ts';
import type { Problem } from '../../problems/problem.ts';

const validate = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shell/footer.schema.json","title":"FooterContent","description":"What the content service says for the footer.","type":"object","additionalProperties":false,"required":["footer"],"properties":{"footer":{"$ref":"https://experience.local/shared/footer-data.schema.json"},"segmentContext":{"$ref":"https://experience.local/shared/segment-context.schema.json"}}};
const schema32 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/footer-data.schema.json","title":"FooterData","description":"The links of the footer. Its languages come from the page.","type":"object","additionalProperties":false,"properties":{"generalLinks":{"type":"array","maxItems":12,"description":"Columns of links.","items":{"$ref":"https://experience.local/shared/link-group.schema.json"}},"socialMediaLinks":{"$ref":"https://experience.local/shared/social-media-links.schema.json"},"cardStop":{"$ref":"https://experience.local/shared/call-to-action.schema.json","description":"Whom to call about a lost card: microCopy says when, textLink holds the number."},"appStores":{"$ref":"https://experience.local/shared/app-store-links.schema.json"},"customerSegments":{"type":"array","maxItems":12,"description":"The segments that a visitor can go to. Left out: those of the experience.","items":{"$ref":"https://experience.local/shared/customer-segment.schema.json"}},"date":{"type":"string","description":"Accepted for compatibility. The year shown is the present one."}}};
const schema33 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/link-group.schema.json","title":"LinkGroup","description":"A column of links under a heading.","type":"object","additionalProperties":false,"required":["title","textLinks"],"properties":{"title":{"type":"string","minLength":1,"maxLength":100,"description":"The heading."},"textLinks":{"$ref":"https://experience.local/shared/text-links.schema.json"}}};
const func1 = countCharacters;
const schema34 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/text-links.schema.json","title":"TextLinks","description":"Links below each other, in the order written.","type":"array","maxItems":1000,"items":{"$ref":"https://experience.local/shared/text-link.schema.json"}};
const schema35 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/text-link.schema.json","title":"TextLink","description":"A link in words. It shows only when both text and url hold something.","type":"object","additionalProperties":false,"required":["text","url"],"properties":{"text":{"type":"string","maxLength":300,"description":"What the visitor reads. Say where the link leads.","examples":["Compare savings accounts"]},"url":{"$ref":"https://experience.local/shared/url.schema.json"}}};
const schema36 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/url.schema.json","title":"Url","description":"An address: relative to the site, or with http, https, tel or mailto. Any other scheme is removed.","type":"string","maxLength":2000,"examples":["/en/individuals/saving"]};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/text-link.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},schema:schema35.required,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},schema:schema35.required,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "text") || (key0 === "url"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.text !== undefined){
let data0 = data.text;
if(typeof data0 === "string"){
if(data0.length > 300 && func1(data0) > 300){
const err3 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 300},schema:300,parentSchema:schema35.properties.text,data:data0};
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
const err4 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},schema:schema35.properties.text.type,parentSchema:schema35.properties.text,data:data0};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema35.type,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/text-links.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 1000){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1000},schema:1000,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate24(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema34.type,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/link-group.schema.json" */;
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
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},schema:schema33.required,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.textLinks === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "textLinks"},schema:schema33.required,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "title") || (key0 === "textLinks"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(data0.length > 100 && func1(data0) > 100){
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema33.properties.title,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.length < 2 * 1 && func1(data0) < 1){
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema33.properties.title,data:data0};
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
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},schema:schema33.properties.title.type,parentSchema:schema33.properties.title,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.textLinks !== undefined){
if(!(validate23(data.textLinks, {instancePath:instancePath+"/textLinks",parentData:data,parentDataProperty:"textLinks",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema33.type,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema37 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/social-media-links.schema.json","title":"SocialMediaLinks","description":"The bank on social networks.","type":"object","additionalProperties":false,"required":["title","socialLinks"],"properties":{"title":{"type":"string","minLength":1,"maxLength":100,"description":"What the list is called, for those who hear it."},"socialLinks":{"type":"array","maxItems":12,"description":"The networks.","items":{"$ref":"https://experience.local/shared/social-link.schema.json"}}}};
const schema38 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/social-link.schema.json","title":"SocialLink","description":"The bank on one network.","type":"object","additionalProperties":false,"required":["description","icon","link"],"properties":{"description":{"type":"string","minLength":1,"maxLength":100,"description":"The network's name."},"icon":{"$ref":"https://experience.local/shared/icon-id.schema.json"},"iconIdHover":{"$ref":"https://experience.local/shared/icon-id.schema.json"},"link":{"$ref":"https://experience.local/shared/plain-link.schema.json"}}};
const schema39 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/icon-id.schema.json","title":"IconId","description":"An icon, as namespace:iconset:icon.","type":"string","pattern":"^[A-Za-z0-9-]+:[A-Za-z0-9-]+:[A-Za-z0-9-]+$","examples":["vitrine:regular:calendar"]};
const pattern4 = new RegExp("^[A-Za-z0-9-]+:[A-Za-z0-9-]+:[A-Za-z0-9-]+$", "u");
const schema41 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/plain-link.schema.json","title":"PlainLink","description":"A link whose words stand elsewhere.","type":"object","additionalProperties":false,"required":["url"],"properties":{"url":{"$ref":"https://experience.local/shared/url.schema.json"}}};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/plain-link.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},schema:schema41.required,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "url")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.url !== undefined){
let data0 = data.url;
if(typeof data0 === "string"){
if(data0.length > 2000 && func1(data0) > 2000){
const err2 = {instancePath:instancePath+"/url",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema36,data:data0};
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
const err3 = {instancePath:instancePath+"/url",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema36.type,parentSchema:schema36,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema41.type,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/social-link.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.description === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.icon === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "icon"},schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.link === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "link"},schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "description") || (key0 === "icon")) || (key0 === "iconIdHover")) || (key0 === "link"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema38,data};
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
let data0 = data.description;
if(typeof data0 === "string"){
if(data0.length > 100 && func1(data0) > 100){
const err4 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema38.properties.description,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.length < 2 * 1 && func1(data0) < 1){
const err5 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema38.properties.description,data:data0};
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
const err6 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},schema:schema38.properties.description.type,parentSchema:schema38.properties.description,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.icon !== undefined){
let data1 = data.icon;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err7 = {instancePath:instancePath+"/icon",schemaPath:"https://experience.local/shared/icon-id.schema.json/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]+:[A-Za-z0-9-]+:[A-Za-z0-9-]+$"},schema:"^[A-Za-z0-9-]+:[A-Za-z0-9-]+:[A-Za-z0-9-]+$",parentSchema:schema39,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/icon",schemaPath:"https://experience.local/shared/icon-id.schema.json/type",keyword:"type",params:{type: "string"},schema:schema39.type,parentSchema:schema39,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.iconIdHover !== undefined){
let data2 = data.iconIdHover;
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
const err9 = {instancePath:instancePath+"/iconIdHover",schemaPath:"https://experience.local/shared/icon-id.schema.json/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]+:[A-Za-z0-9-]+:[A-Za-z0-9-]+$"},schema:"^[A-Za-z0-9-]+:[A-Za-z0-9-]+:[A-Za-z0-9-]+$",parentSchema:schema39,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/iconIdHover",schemaPath:"https://experience.local/shared/icon-id.schema.json/type",keyword:"type",params:{type: "string"},schema:schema39.type,parentSchema:schema39,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.link !== undefined){
if(!(validate30(data.link, {instancePath:instancePath+"/link",parentData:data,parentDataProperty:"link",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema38.type,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/social-media-links.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},schema:schema37.required,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.socialLinks === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "socialLinks"},schema:schema37.required,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "title") || (key0 === "socialLinks"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(data0.length > 100 && func1(data0) > 100){
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema37.properties.title,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.length < 2 * 1 && func1(data0) < 1){
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema37.properties.title,data:data0};
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
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},schema:schema37.properties.title.type,parentSchema:schema37.properties.title,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.socialLinks !== undefined){
let data1 = data.socialLinks;
if(Array.isArray(data1)){
if(data1.length > 12){
const err6 = {instancePath:instancePath+"/socialLinks",schemaPath:"#/properties/socialLinks/maxItems",keyword:"maxItems",params:{limit: 12},schema:12,parentSchema:schema37.properties.socialLinks,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate29(data1[i0], {instancePath:instancePath+"/socialLinks/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/socialLinks",schemaPath:"#/properties/socialLinks/type",keyword:"type",params:{type: "array"},schema:schema37.properties.socialLinks.type,parentSchema:schema37.properties.socialLinks,data:data1};
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
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema43 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/call-to-action.schema.json","title":"CallToAction","description":"The one thing a visitor is asked to do here.","type":"object","additionalProperties":false,"required":["textLink"],"properties":{"textLink":{"$ref":"https://experience.local/shared/button-link.schema.json"},"microCopy":{"type":"string","maxLength":200,"description":"A few words below the button that take away a doubt.","examples":["Three minutes, no login needed"]}}};
const schema44 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/button-link.schema.json","title":"ButtonLink","description":"What a button says, and where it leads.","type":"object","additionalProperties":false,"required":["text","url"],"properties":{"text":{"type":"string","maxLength":300,"description":"What the visitor reads: a verb and its object. Up to 20 characters, buttons stand in a row.","examples":["Open an account"]},"url":{"$ref":"https://experience.local/shared/url.schema.json"}}};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/button-link.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate35.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},schema:schema44.required,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},schema:schema44.required,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "text") || (key0 === "url"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.text !== undefined){
let data0 = data.text;
if(typeof data0 === "string"){
if(data0.length > 300 && func1(data0) > 300){
const err3 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 300},schema:300,parentSchema:schema44.properties.text,data:data0};
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
const err4 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},schema:schema44.properties.text.type,parentSchema:schema44.properties.text,data:data0};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema44.type,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/call-to-action.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate34.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.textLink === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "textLink"},schema:schema43.required,parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "textLink") || (key0 === "microCopy"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.textLink !== undefined){
if(!(validate35(data.textLink, {instancePath:instancePath+"/textLink",parentData:data,parentDataProperty:"textLink",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
}
if(data.microCopy !== undefined){
let data1 = data.microCopy;
if(typeof data1 === "string"){
if(data1.length > 200 && func1(data1) > 200){
const err2 = {instancePath:instancePath+"/microCopy",schemaPath:"#/properties/microCopy/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema43.properties.microCopy,data:data1};
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
const err3 = {instancePath:instancePath+"/microCopy",schemaPath:"#/properties/microCopy/type",keyword:"type",params:{type: "string"},schema:schema43.properties.microCopy.type,parentSchema:schema43.properties.microCopy,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema43.type,parentSchema:schema43,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema46 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/app-store-links.schema.json","title":"AppStoreLinks","description":"Where the app of the bank is downloaded.","type":"object","additionalProperties":false,"required":["title"],"properties":{"title":{"type":"string","minLength":1,"maxLength":100,"description":"The heading.","examples":["The Meridia app"]},"android":{"$ref":"https://experience.local/shared/text-link.schema.json","description":"Leads to the app in the store for Android. On iOS it gives way to the other one.","examples":[{"text":"Get it on Google Play","url":"/en/app/android"}]},"ios":{"$ref":"https://experience.local/shared/text-link.schema.json","description":"Leads to the app in the store for iOS. On Android it gives way to the other one.","examples":[{"text":"Get it on the App Store","url":"/en/app/ios"}]}}};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/app-store-links.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate38.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},schema:schema46.required,parentSchema:schema46,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "title") || (key0 === "android")) || (key0 === "ios"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema46,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(data0.length > 100 && func1(data0) > 100){
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema46.properties.title,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 2 * 1 && func1(data0) < 1){
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema46.properties.title,data:data0};
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
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},schema:schema46.properties.title.type,parentSchema:schema46.properties.title,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.android !== undefined){
if(!(validate24(data.android, {instancePath:instancePath+"/android",parentData:data,parentDataProperty:"android",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.ios !== undefined){
if(!(validate24(data.ios, {instancePath:instancePath+"/ios",parentData:data,parentDataProperty:"ios",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema46.type,parentSchema:schema46,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema47 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/customer-segment.schema.json","title":"CustomerSegment","description":"A segment of customers that the site has pages for.","type":"object","additionalProperties":false,"required":["key","title","href"],"properties":{"key":{"type":"string","minLength":1,"maxLength":100,"description":"Which segment it is, as the experience names it. The present one is marked.","examples":["individuals"]},"title":{"type":"string","minLength":1,"maxLength":200,"description":"What the segment is called.","examples":["Individuals"]},"href":{"$ref":"https://experience.local/shared/url.schema.json","description":"Its home page.","examples":["/en/individuals"]}}};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/customer-segment.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate42.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"},schema:schema47.required,parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},schema:schema47.required,parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.href === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "href"},schema:schema47.required,parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "key") || (key0 === "title")) || (key0 === "href"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.key !== undefined){
let data0 = data.key;
if(typeof data0 === "string"){
if(data0.length > 100 && func1(data0) > 100){
const err4 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema47.properties.key,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.length < 2 * 1 && func1(data0) < 1){
const err5 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema47.properties.key,data:data0};
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
const err6 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},schema:schema47.properties.key.type,parentSchema:schema47.properties.key,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(data1.length > 200 && func1(data1) > 200){
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema47.properties.title,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.length < 2 * 1 && func1(data1) < 1){
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema47.properties.title,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},schema:schema47.properties.title.type,parentSchema:schema47.properties.title,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.href !== undefined){
let data2 = data.href;
if(typeof data2 === "string"){
if(data2.length > 2000 && func1(data2) > 2000){
const err10 = {instancePath:instancePath+"/href",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema36,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/href",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema36.type,parentSchema:schema36,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema47.type,parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/footer-data.schema.json" */;
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
if(!((((((key0 === "generalLinks") || (key0 === "socialMediaLinks")) || (key0 === "cardStop")) || (key0 === "appStores")) || (key0 === "customerSegments")) || (key0 === "date"))){
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
if(data.generalLinks !== undefined){
let data0 = data.generalLinks;
if(Array.isArray(data0)){
if(data0.length > 12){
const err1 = {instancePath:instancePath+"/generalLinks",schemaPath:"#/properties/generalLinks/maxItems",keyword:"maxItems",params:{limit: 12},schema:12,parentSchema:schema32.properties.generalLinks,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate22(data0[i0], {instancePath:instancePath+"/generalLinks/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/generalLinks",schemaPath:"#/properties/generalLinks/type",keyword:"type",params:{type: "array"},schema:schema32.properties.generalLinks.type,parentSchema:schema32.properties.generalLinks,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.socialMediaLinks !== undefined){
if(!(validate28(data.socialMediaLinks, {instancePath:instancePath+"/socialMediaLinks",parentData:data,parentDataProperty:"socialMediaLinks",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
if(data.cardStop !== undefined){
if(!(validate34(data.cardStop, {instancePath:instancePath+"/cardStop",parentData:data,parentDataProperty:"cardStop",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
}
if(data.appStores !== undefined){
if(!(validate38(data.appStores, {instancePath:instancePath+"/appStores",parentData:data,parentDataProperty:"appStores",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
}
if(data.customerSegments !== undefined){
let data5 = data.customerSegments;
if(Array.isArray(data5)){
if(data5.length > 12){
const err3 = {instancePath:instancePath+"/customerSegments",schemaPath:"#/properties/customerSegments/maxItems",keyword:"maxItems",params:{limit: 12},schema:12,parentSchema:schema32.properties.customerSegments,data:data5};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(!(validate42(data5[i1], {instancePath:instancePath+"/customerSegments/" + i1,parentData:data5,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/customerSegments",schemaPath:"#/properties/customerSegments/type",keyword:"type",params:{type: "array"},schema:schema32.properties.customerSegments.type,parentSchema:schema32.properties.customerSegments,data:data5};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.date !== undefined){
let data7 = data.date;
if(typeof data7 !== "string"){
const err5 = {instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: "string"},schema:schema32.properties.date.type,parentSchema:schema32.properties.date,data:data7};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema32.type,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema49 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/segment-context.schema.json","title":"SegmentContext","description":"What belongs to the customer segment that a page is for.","type":"object","additionalProperties":false,"required":["cookieValue"],"properties":{"cookieValue":{"enum":["Individuals","Business","PrivateBanking"],"description":"Which segment it is, as the cookie segment says it."},"becomeClientUrl":{"$ref":"https://experience.local/shared/url.schema.json","description":"Where the button for those leads who are not clients yet.","examples":["/en/individuals/accounts/current-account"]},"logoUrl":{"$ref":"https://experience.local/shared/image-url.schema.json","description":"The segment's own logo. Left out, or where it does not load: that of the bank.","examples":["/images/logo.svg"]},"logoAlt":{"type":"string","minLength":1,"maxLength":200,"description":"What the segment's own logo says.","examples":["Meridia Private Banking"]},"searchSegment":{"type":"string","minLength":1,"maxLength":100,"description":"The segment that is searched.","examples":["individuals"]},"searchUrl":{"$ref":"https://experience.local/shared/url.schema.json","description":"The page with the results of a search. Left out: there is no search.","examples":["/en/individuals/search"]},"selectedSegmentId":{"type":"string","minLength":1,"maxLength":100,"description":"The segment that is marked as the present one. Left out: that of the page's address.","examples":["individuals"]},"footerSegmentLabel":{"type":"string","minLength":1,"maxLength":200,"description":"What the footer calls the segment.","examples":["Individuals"]}}};
const schema51 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/image-url.schema.json","title":"ImageUrl","description":"The address of a picture: relative to the image service, or with http or https. Any other scheme is removed.","type":"string","maxLength":2000,"examples":["/images/house-keys.svg"]};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/segment-context.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate45.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.cookieValue === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cookieValue"},schema:schema49.required,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "cookieValue") || (key0 === "becomeClientUrl")) || (key0 === "logoUrl")) || (key0 === "logoAlt")) || (key0 === "searchSegment")) || (key0 === "searchUrl")) || (key0 === "selectedSegmentId")) || (key0 === "footerSegmentLabel"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.cookieValue !== undefined){
let data0 = data.cookieValue;
if(!(((data0 === "Individuals") || (data0 === "Business")) || (data0 === "PrivateBanking"))){
const err2 = {instancePath:instancePath+"/cookieValue",schemaPath:"#/properties/cookieValue/enum",keyword:"enum",params:{allowedValues: schema49.properties.cookieValue.enum},schema:schema49.properties.cookieValue.enum,parentSchema:schema49.properties.cookieValue,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.becomeClientUrl !== undefined){
let data1 = data.becomeClientUrl;
if(typeof data1 === "string"){
if(data1.length > 2000 && func1(data1) > 2000){
const err3 = {instancePath:instancePath+"/becomeClientUrl",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema36,data:data1};
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
const err4 = {instancePath:instancePath+"/becomeClientUrl",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema36.type,parentSchema:schema36,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.logoUrl !== undefined){
let data2 = data.logoUrl;
if(typeof data2 === "string"){
if(data2.length > 2000 && func1(data2) > 2000){
const err5 = {instancePath:instancePath+"/logoUrl",schemaPath:"https://experience.local/shared/image-url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema51,data:data2};
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
const err6 = {instancePath:instancePath+"/logoUrl",schemaPath:"https://experience.local/shared/image-url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema51.type,parentSchema:schema51,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.logoAlt !== undefined){
let data3 = data.logoAlt;
if(typeof data3 === "string"){
if(data3.length > 200 && func1(data3) > 200){
const err7 = {instancePath:instancePath+"/logoAlt",schemaPath:"#/properties/logoAlt/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema49.properties.logoAlt,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3.length < 2 * 1 && func1(data3) < 1){
const err8 = {instancePath:instancePath+"/logoAlt",schemaPath:"#/properties/logoAlt/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema49.properties.logoAlt,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/logoAlt",schemaPath:"#/properties/logoAlt/type",keyword:"type",params:{type: "string"},schema:schema49.properties.logoAlt.type,parentSchema:schema49.properties.logoAlt,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.searchSegment !== undefined){
let data4 = data.searchSegment;
if(typeof data4 === "string"){
if(data4.length > 100 && func1(data4) > 100){
const err10 = {instancePath:instancePath+"/searchSegment",schemaPath:"#/properties/searchSegment/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema49.properties.searchSegment,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data4.length < 2 * 1 && func1(data4) < 1){
const err11 = {instancePath:instancePath+"/searchSegment",schemaPath:"#/properties/searchSegment/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema49.properties.searchSegment,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/searchSegment",schemaPath:"#/properties/searchSegment/type",keyword:"type",params:{type: "string"},schema:schema49.properties.searchSegment.type,parentSchema:schema49.properties.searchSegment,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.searchUrl !== undefined){
let data5 = data.searchUrl;
if(typeof data5 === "string"){
if(data5.length > 2000 && func1(data5) > 2000){
const err13 = {instancePath:instancePath+"/searchUrl",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema36,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/searchUrl",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema36.type,parentSchema:schema36,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.selectedSegmentId !== undefined){
let data6 = data.selectedSegmentId;
if(typeof data6 === "string"){
if(data6.length > 100 && func1(data6) > 100){
const err15 = {instancePath:instancePath+"/selectedSegmentId",schemaPath:"#/properties/selectedSegmentId/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema49.properties.selectedSegmentId,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data6.length < 2 * 1 && func1(data6) < 1){
const err16 = {instancePath:instancePath+"/selectedSegmentId",schemaPath:"#/properties/selectedSegmentId/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema49.properties.selectedSegmentId,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/selectedSegmentId",schemaPath:"#/properties/selectedSegmentId/type",keyword:"type",params:{type: "string"},schema:schema49.properties.selectedSegmentId.type,parentSchema:schema49.properties.selectedSegmentId,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.footerSegmentLabel !== undefined){
let data7 = data.footerSegmentLabel;
if(typeof data7 === "string"){
if(data7.length > 200 && func1(data7) > 200){
const err18 = {instancePath:instancePath+"/footerSegmentLabel",schemaPath:"#/properties/footerSegmentLabel/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema49.properties.footerSegmentLabel,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data7.length < 2 * 1 && func1(data7) < 1){
const err19 = {instancePath:instancePath+"/footerSegmentLabel",schemaPath:"#/properties/footerSegmentLabel/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema49.properties.footerSegmentLabel,data:data7};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/footerSegmentLabel",schemaPath:"#/properties/footerSegmentLabel/type",keyword:"type",params:{type: "string"},schema:schema49.properties.footerSegmentLabel.type,parentSchema:schema49.properties.footerSegmentLabel,data:data7};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema49.type,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shell/footer.schema.json" */;
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
if(data.footer === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "footer"},schema:schema31.required,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "footer") || (key0 === "segmentContext"))){
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
if(data.footer !== undefined){
if(!(validate21(data.footer, {instancePath:instancePath+"/footer",parentData:data,parentDataProperty:"footer",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.segmentContext !== undefined){
if(!(validate45(data.segmentContext, {instancePath:instancePath+"/segmentContext",parentData:data,parentDataProperty:"segmentContext",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
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
