// Made by `npm run generate` from ../cms-data.schema.json. Do not edit.
// @ts-nocheck
import type { Shape } from '../check-module.ts';
import { countCharacters } from '../count-characters.ts';
import { fold } from '../problems/fold.ts';
import type { Problem } from '../problems/problem.ts';

const validate = validate20;
const schema31 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/cms-data.schema.json","title":"CmsData","description":"What the content service says about the page's frame, for one segment in one language.","type":"object","additionalProperties":false,"properties":{"$schema":{"type":"string","description":"Names this schema."},"navigation":{"$ref":"https://experience.local/shared/cms-navigation.schema.json","description":"The main navigation: a list beside the page, in wide windows."},"mobileNavigation":{"$ref":"https://experience.local/shared/cms-navigation.schema.json","description":"The main navigation in narrow windows: a bar of tabs. Left out: the same entries as in wide ones."},"footer":{"$ref":"https://experience.local/shared/footer-data.schema.json"},"segmentContext":{"$ref":"https://experience.local/shared/segment-context.schema.json"},"topBar":{"$ref":"https://experience.local/shared/top-bar-data.schema.json"}}};
const schema32 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/cms-navigation.schema.json","title":"CmsNavigation","description":"The site's main navigation, as the content service has it.","type":"object","additionalProperties":false,"required":["menuItems"],"properties":{"menuItems":{"type":"array","maxItems":40,"description":"The entries, in the order shown.","items":{"$ref":"https://experience.local/shared/cms-navigation-item.schema.json"}}}};
const schema33 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/cms-navigation-item.schema.json","title":"CmsNavigationItem","description":"One entry of the navigation: a link, or a submenu.","type":"object","additionalProperties":false,"required":["title"],"properties":{"title":{"type":"string","minLength":1,"maxLength":200,"description":"What is read.","examples":["Saving"]},"icon":{"$ref":"https://experience.local/shared/icon-id.schema.json","description":"Stands before the title."},"link":{"$ref":"https://experience.local/shared/plain-link.schema.json","description":"Where it leads."},"active":{"type":"boolean","default":false,"description":"Whether the page is this entry's."},"sub":{"type":"array","maxItems":40,"description":"The entries of the submenu.","items":{"$ref":"https://experience.local/shared/cms-navigation-link.schema.json"}}}};
const schema34 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/icon-id.schema.json","title":"IconId","description":"An icon, as namespace:iconset:icon.","type":"string","pattern":"^[A-Za-z0-9-]+:[A-Za-z0-9-]+:[A-Za-z0-9-]+$","examples":["vitrine:regular:calendar"]};
const func1 = countCharacters;
const pattern4 = new RegExp("^[A-Za-z0-9-]+:[A-Za-z0-9-]+:[A-Za-z0-9-]+$", "u");
const schema35 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/plain-link.schema.json","title":"PlainLink","description":"A link whose words stand elsewhere.","type":"object","additionalProperties":false,"required":["url"],"properties":{"url":{"$ref":"https://experience.local/shared/url.schema.json"}}};
const schema36 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/url.schema.json","title":"Url","description":"An address: relative to the site, or with http, https, tel or mailto. Any other scheme is removed.","type":"string","maxLength":2000,"examples":["/en/individuals/saving"]};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/plain-link.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},schema:schema35.required,parentSchema:schema35,data};
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
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema35,data};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema35.type,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema37 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/cms-navigation-link.schema.json","title":"CmsNavigationLink","description":"One entry of a submenu.","type":"object","additionalProperties":false,"required":["text","url"],"properties":{"text":{"type":"string","minLength":1,"maxLength":200,"description":"What is read.","examples":["Savings accounts"]},"url":{"$ref":"https://experience.local/shared/url.schema.json","description":"Where it leads.","examples":["/en/individuals/saving"]},"active":{"type":"boolean","default":false,"description":"Whether the page is this entry's."}}};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/cms-navigation-link.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},schema:schema37.required,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},schema:schema37.required,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "text") || (key0 === "url")) || (key0 === "active"))){
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
if(data.text !== undefined){
let data0 = data.text;
if(typeof data0 === "string"){
if(data0.length > 200 && func1(data0) > 200){
const err3 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema37.properties.text,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.length < 2 * 1 && func1(data0) < 1){
const err4 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema37.properties.text,data:data0};
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
const err5 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},schema:schema37.properties.text.type,parentSchema:schema37.properties.text,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.url !== undefined){
let data1 = data.url;
if(typeof data1 === "string"){
if(data1.length > 2000 && func1(data1) > 2000){
const err6 = {instancePath:instancePath+"/url",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema36,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/url",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema36.type,parentSchema:schema36,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.active !== undefined){
let data2 = data.active;
if(typeof data2 !== "boolean"){
const err8 = {instancePath:instancePath+"/active",schemaPath:"#/properties/active/type",keyword:"type",params:{type: "boolean"},schema:schema37.properties.active.type,parentSchema:schema37.properties.active,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema37.type,parentSchema:schema37,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/cms-navigation-item.schema.json" */;
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
for(const key0 in data){
if(!(((((key0 === "title") || (key0 === "icon")) || (key0 === "link")) || (key0 === "active")) || (key0 === "sub"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema33,data};
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
if(data0.length > 200 && func1(data0) > 200){
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema33.properties.title,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 2 * 1 && func1(data0) < 1){
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema33.properties.title,data:data0};
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
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},schema:schema33.properties.title.type,parentSchema:schema33.properties.title,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.icon !== undefined){
let data1 = data.icon;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err5 = {instancePath:instancePath+"/icon",schemaPath:"https://experience.local/shared/icon-id.schema.json/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]+:[A-Za-z0-9-]+:[A-Za-z0-9-]+$"},schema:"^[A-Za-z0-9-]+:[A-Za-z0-9-]+:[A-Za-z0-9-]+$",parentSchema:schema34,data:data1};
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
const err6 = {instancePath:instancePath+"/icon",schemaPath:"https://experience.local/shared/icon-id.schema.json/type",keyword:"type",params:{type: "string"},schema:schema34.type,parentSchema:schema34,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.link !== undefined){
if(!(validate23(data.link, {instancePath:instancePath+"/link",parentData:data,parentDataProperty:"link",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.active !== undefined){
let data3 = data.active;
if(typeof data3 !== "boolean"){
const err7 = {instancePath:instancePath+"/active",schemaPath:"#/properties/active/type",keyword:"type",params:{type: "boolean"},schema:schema33.properties.active.type,parentSchema:schema33.properties.active,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.sub !== undefined){
let data4 = data.sub;
if(Array.isArray(data4)){
if(data4.length > 40){
const err8 = {instancePath:instancePath+"/sub",schemaPath:"#/properties/sub/maxItems",keyword:"maxItems",params:{limit: 40},schema:40,parentSchema:schema33.properties.sub,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate25(data4[i0], {instancePath:instancePath+"/sub/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/sub",schemaPath:"#/properties/sub/type",keyword:"type",params:{type: "array"},schema:schema33.properties.sub.type,parentSchema:schema33.properties.sub,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema33.type,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/cms-navigation.schema.json" */;
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
if(data.menuItems === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "menuItems"},schema:schema32.required,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "menuItems")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.menuItems !== undefined){
let data0 = data.menuItems;
if(Array.isArray(data0)){
if(data0.length > 40){
const err2 = {instancePath:instancePath+"/menuItems",schemaPath:"#/properties/menuItems/maxItems",keyword:"maxItems",params:{limit: 40},schema:40,parentSchema:schema32.properties.menuItems,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate22(data0[i0], {instancePath:instancePath+"/menuItems/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/menuItems",schemaPath:"#/properties/menuItems/type",keyword:"type",params:{type: "array"},schema:schema32.properties.menuItems.type,parentSchema:schema32.properties.menuItems,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema32.type,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema39 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/footer-data.schema.json","title":"FooterData","description":"The links of the footer. Its languages come from the page.","type":"object","additionalProperties":false,"properties":{"generalLinks":{"type":"array","maxItems":12,"description":"Columns of links.","items":{"$ref":"https://experience.local/shared/link-group.schema.json"}},"socialMediaLinks":{"$ref":"https://experience.local/shared/social-media-links.schema.json"},"cardStop":{"$ref":"https://experience.local/shared/call-to-action.schema.json","description":"Whom to call about a lost card: microCopy says when, textLink holds the number."},"appStores":{"$ref":"https://experience.local/shared/app-store-links.schema.json"},"customerSegments":{"type":"array","maxItems":12,"description":"The segments that a visitor can go to. Left out: those of the experience.","items":{"$ref":"https://experience.local/shared/customer-segment.schema.json"}},"date":{"type":"string","description":"Accepted for compatibility. The year shown is the present one."}}};
const schema40 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/link-group.schema.json","title":"LinkGroup","description":"A column of links under a heading.","type":"object","additionalProperties":false,"required":["title","textLinks"],"properties":{"title":{"type":"string","minLength":1,"maxLength":100,"description":"The heading."},"textLinks":{"$ref":"https://experience.local/shared/text-links.schema.json"}}};
const schema41 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/text-links.schema.json","title":"TextLinks","description":"Links below each other, in the order written.","type":"array","maxItems":1000,"items":{"$ref":"https://experience.local/shared/text-link.schema.json"}};
const schema42 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/text-link.schema.json","title":"TextLink","description":"A link in words. It shows only when both text and url hold something.","type":"object","additionalProperties":false,"required":["text","url"],"properties":{"text":{"type":"string","maxLength":300,"description":"What the visitor reads. Say where the link leads.","examples":["Compare savings accounts"]},"url":{"$ref":"https://experience.local/shared/url.schema.json"}}};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/text-link.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},schema:schema42.required,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},schema:schema42.required,parentSchema:schema42,data};
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
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema42,data};
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
const err3 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 300},schema:300,parentSchema:schema42.properties.text,data:data0};
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
const err4 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},schema:schema42.properties.text.type,parentSchema:schema42.properties.text,data:data0};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema42.type,parentSchema:schema42,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/text-links.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 1000){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 1000},schema:1000,parentSchema:schema41,data};
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
if(!(validate33(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},schema:schema41.type,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};


function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/link-group.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},schema:schema40.required,parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.textLinks === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "textLinks"},schema:schema40.required,parentSchema:schema40,data};
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
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema40,data};
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
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema40.properties.title,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.length < 2 * 1 && func1(data0) < 1){
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema40.properties.title,data:data0};
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
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},schema:schema40.properties.title.type,parentSchema:schema40.properties.title,data:data0};
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
if(!(validate32(data.textLinks, {instancePath:instancePath+"/textLinks",parentData:data,parentDataProperty:"textLinks",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema40.type,parentSchema:schema40,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema44 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/social-media-links.schema.json","title":"SocialMediaLinks","description":"The bank on social networks.","type":"object","additionalProperties":false,"required":["title","socialLinks"],"properties":{"title":{"type":"string","minLength":1,"maxLength":100,"description":"What the list is called, for those who hear it."},"socialLinks":{"type":"array","maxItems":12,"description":"The networks.","items":{"$ref":"https://experience.local/shared/social-link.schema.json"}}}};
const schema45 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/social-link.schema.json","title":"SocialLink","description":"The bank on one network.","type":"object","additionalProperties":false,"required":["description","icon","link"],"properties":{"description":{"type":"string","minLength":1,"maxLength":100,"description":"The network's name."},"icon":{"$ref":"https://experience.local/shared/icon-id.schema.json"},"iconIdHover":{"$ref":"https://experience.local/shared/icon-id.schema.json"},"link":{"$ref":"https://experience.local/shared/plain-link.schema.json"}}};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/social-link.schema.json" */;
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
if(data.description === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},schema:schema45.required,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.icon === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "icon"},schema:schema45.required,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.link === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "link"},schema:schema45.required,parentSchema:schema45,data};
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
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema45,data};
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
const err4 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema45.properties.description,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.length < 2 * 1 && func1(data0) < 1){
const err5 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema45.properties.description,data:data0};
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
const err6 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},schema:schema45.properties.description.type,parentSchema:schema45.properties.description,data:data0};
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
const err7 = {instancePath:instancePath+"/icon",schemaPath:"https://experience.local/shared/icon-id.schema.json/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]+:[A-Za-z0-9-]+:[A-Za-z0-9-]+$"},schema:"^[A-Za-z0-9-]+:[A-Za-z0-9-]+:[A-Za-z0-9-]+$",parentSchema:schema34,data:data1};
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
const err8 = {instancePath:instancePath+"/icon",schemaPath:"https://experience.local/shared/icon-id.schema.json/type",keyword:"type",params:{type: "string"},schema:schema34.type,parentSchema:schema34,data:data1};
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
const err9 = {instancePath:instancePath+"/iconIdHover",schemaPath:"https://experience.local/shared/icon-id.schema.json/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]+:[A-Za-z0-9-]+:[A-Za-z0-9-]+$"},schema:"^[A-Za-z0-9-]+:[A-Za-z0-9-]+:[A-Za-z0-9-]+$",parentSchema:schema34,data:data2};
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
const err10 = {instancePath:instancePath+"/iconIdHover",schemaPath:"https://experience.local/shared/icon-id.schema.json/type",keyword:"type",params:{type: "string"},schema:schema34.type,parentSchema:schema34,data:data2};
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
if(!(validate23(data.link, {instancePath:instancePath+"/link",parentData:data,parentDataProperty:"link",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema45.type,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/social-media-links.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate37.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},schema:schema44.required,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.socialLinks === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "socialLinks"},schema:schema44.required,parentSchema:schema44,data};
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
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(data0.length > 100 && func1(data0) > 100){
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema44.properties.title,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.length < 2 * 1 && func1(data0) < 1){
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema44.properties.title,data:data0};
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
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},schema:schema44.properties.title.type,parentSchema:schema44.properties.title,data:data0};
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
const err6 = {instancePath:instancePath+"/socialLinks",schemaPath:"#/properties/socialLinks/maxItems",keyword:"maxItems",params:{limit: 12},schema:12,parentSchema:schema44.properties.socialLinks,data:data1};
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
if(!(validate38(data1[i0], {instancePath:instancePath+"/socialLinks/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/socialLinks",schemaPath:"#/properties/socialLinks/type",keyword:"type",params:{type: "array"},schema:schema44.properties.socialLinks.type,parentSchema:schema44.properties.socialLinks,data:data1};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema44.type,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema48 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/call-to-action.schema.json","title":"CallToAction","description":"The one thing a visitor is asked to do here.","type":"object","additionalProperties":false,"required":["textLink"],"properties":{"textLink":{"$ref":"https://experience.local/shared/button-link.schema.json"},"microCopy":{"type":"string","maxLength":200,"description":"A few words below the button that take away a doubt.","examples":["Three minutes, no login needed"]}}};
const schema49 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/button-link.schema.json","title":"ButtonLink","description":"What a button says, and where it leads.","type":"object","additionalProperties":false,"required":["text","url"],"properties":{"text":{"type":"string","maxLength":300,"description":"What the visitor reads: a verb and its object. Up to 20 characters, buttons stand in a row.","examples":["Open an account"]},"url":{"$ref":"https://experience.local/shared/url.schema.json"}}};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/button-link.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate43.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},schema:schema49.required,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},schema:schema49.required,parentSchema:schema49,data};
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
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema49,data};
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
const err3 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 300},schema:300,parentSchema:schema49.properties.text,data:data0};
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
const err4 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},schema:schema49.properties.text.type,parentSchema:schema49.properties.text,data:data0};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema49.type,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/call-to-action.schema.json" */;
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
if(data.textLink === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "textLink"},schema:schema48.required,parentSchema:schema48,data};
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
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema48,data};
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
if(!(validate43(data.textLink, {instancePath:instancePath+"/textLink",parentData:data,parentDataProperty:"textLink",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
}
if(data.microCopy !== undefined){
let data1 = data.microCopy;
if(typeof data1 === "string"){
if(data1.length > 200 && func1(data1) > 200){
const err2 = {instancePath:instancePath+"/microCopy",schemaPath:"#/properties/microCopy/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema48.properties.microCopy,data:data1};
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
const err3 = {instancePath:instancePath+"/microCopy",schemaPath:"#/properties/microCopy/type",keyword:"type",params:{type: "string"},schema:schema48.properties.microCopy.type,parentSchema:schema48.properties.microCopy,data:data1};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema48.type,parentSchema:schema48,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema51 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/app-store-links.schema.json","title":"AppStoreLinks","description":"Where the app of the bank is downloaded.","type":"object","additionalProperties":false,"required":["title"],"properties":{"title":{"type":"string","minLength":1,"maxLength":100,"description":"The heading.","examples":["The Meridia app"]},"android":{"$ref":"https://experience.local/shared/text-link.schema.json","description":"Leads to the app in the store for Android. On iOS it gives way to the other one.","examples":[{"text":"Get it on Google Play","url":"/en/app/android"}]},"ios":{"$ref":"https://experience.local/shared/text-link.schema.json","description":"Leads to the app in the store for iOS. On Android it gives way to the other one.","examples":[{"text":"Get it on the App Store","url":"/en/app/ios"}]}}};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/app-store-links.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate46.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},schema:schema51.required,parentSchema:schema51,data};
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
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema51,data};
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
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema51.properties.title,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 2 * 1 && func1(data0) < 1){
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema51.properties.title,data:data0};
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
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},schema:schema51.properties.title.type,parentSchema:schema51.properties.title,data:data0};
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
if(!(validate33(data.android, {instancePath:instancePath+"/android",parentData:data,parentDataProperty:"android",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
if(data.ios !== undefined){
if(!(validate33(data.ios, {instancePath:instancePath+"/ios",parentData:data,parentDataProperty:"ios",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema51.type,parentSchema:schema51,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema52 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/customer-segment.schema.json","title":"CustomerSegment","description":"A segment of customers that the site has pages for.","type":"object","additionalProperties":false,"required":["key","title","href"],"properties":{"key":{"type":"string","minLength":1,"maxLength":100,"description":"Which segment it is, as the experience names it. The present one is marked.","examples":["individuals"]},"title":{"type":"string","minLength":1,"maxLength":200,"description":"What the segment is called.","examples":["Individuals"]},"href":{"$ref":"https://experience.local/shared/url.schema.json","description":"Its home page.","examples":["/en/individuals"]}}};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/customer-segment.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate50.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"},schema:schema52.required,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},schema:schema52.required,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.href === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "href"},schema:schema52.required,parentSchema:schema52,data};
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
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema52,data};
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
const err4 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema52.properties.key,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.length < 2 * 1 && func1(data0) < 1){
const err5 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema52.properties.key,data:data0};
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
const err6 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},schema:schema52.properties.key.type,parentSchema:schema52.properties.key,data:data0};
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
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema52.properties.title,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.length < 2 * 1 && func1(data1) < 1){
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema52.properties.title,data:data1};
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
const err9 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},schema:schema52.properties.title.type,parentSchema:schema52.properties.title,data:data1};
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
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema52.type,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/footer-data.schema.json" */;
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
for(const key0 in data){
if(!((((((key0 === "generalLinks") || (key0 === "socialMediaLinks")) || (key0 === "cardStop")) || (key0 === "appStores")) || (key0 === "customerSegments")) || (key0 === "date"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema39,data};
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
const err1 = {instancePath:instancePath+"/generalLinks",schemaPath:"#/properties/generalLinks/maxItems",keyword:"maxItems",params:{limit: 12},schema:12,parentSchema:schema39.properties.generalLinks,data:data0};
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
if(!(validate31(data0[i0], {instancePath:instancePath+"/generalLinks/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/generalLinks",schemaPath:"#/properties/generalLinks/type",keyword:"type",params:{type: "array"},schema:schema39.properties.generalLinks.type,parentSchema:schema39.properties.generalLinks,data:data0};
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
if(!(validate37(data.socialMediaLinks, {instancePath:instancePath+"/socialMediaLinks",parentData:data,parentDataProperty:"socialMediaLinks",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
}
if(data.cardStop !== undefined){
if(!(validate42(data.cardStop, {instancePath:instancePath+"/cardStop",parentData:data,parentDataProperty:"cardStop",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
}
if(data.appStores !== undefined){
if(!(validate46(data.appStores, {instancePath:instancePath+"/appStores",parentData:data,parentDataProperty:"appStores",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
}
if(data.customerSegments !== undefined){
let data5 = data.customerSegments;
if(Array.isArray(data5)){
if(data5.length > 12){
const err3 = {instancePath:instancePath+"/customerSegments",schemaPath:"#/properties/customerSegments/maxItems",keyword:"maxItems",params:{limit: 12},schema:12,parentSchema:schema39.properties.customerSegments,data:data5};
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
if(!(validate50(data5[i1], {instancePath:instancePath+"/customerSegments/" + i1,parentData:data5,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/customerSegments",schemaPath:"#/properties/customerSegments/type",keyword:"type",params:{type: "array"},schema:schema39.properties.customerSegments.type,parentSchema:schema39.properties.customerSegments,data:data5};
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
const err5 = {instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: "string"},schema:schema39.properties.date.type,parentSchema:schema39.properties.date,data:data7};
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
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema39.type,parentSchema:schema39,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema54 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/segment-context.schema.json","title":"SegmentContext","description":"What belongs to the customer segment that a page is for.","type":"object","additionalProperties":false,"required":["cookieValue"],"properties":{"cookieValue":{"enum":["Individuals","Business","PrivateBanking"],"description":"Which segment it is, as the cookie segment says it."},"becomeClientUrl":{"$ref":"https://experience.local/shared/url.schema.json","description":"Where the button for those leads who are not clients yet.","examples":["/en/individuals/accounts/current-account"]},"logoUrl":{"$ref":"https://experience.local/shared/image-url.schema.json","description":"The segment's own logo. Left out, or where it does not load: that of the bank.","examples":["/images/logo.svg"]},"logoAlt":{"type":"string","minLength":1,"maxLength":200,"description":"What the segment's own logo says.","examples":["Meridia Private Banking"]},"searchSegment":{"type":"string","minLength":1,"maxLength":100,"description":"The segment that is searched.","examples":["individuals"]},"searchUrl":{"$ref":"https://experience.local/shared/url.schema.json","description":"The page with the results of a search. Left out: there is no search.","examples":["/en/individuals/search"]},"selectedSegmentId":{"type":"string","minLength":1,"maxLength":100,"description":"The segment that is marked as the present one. Left out: that of the page's address.","examples":["individuals"]},"footerSegmentLabel":{"type":"string","minLength":1,"maxLength":200,"description":"What the footer calls the segment.","examples":["Individuals"]}}};
const schema56 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/image-url.schema.json","title":"ImageUrl","description":"The address of a picture: relative to the image service, or with http or https. Any other scheme is removed.","type":"string","maxLength":2000,"examples":["/images/house-keys.svg"]};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/segment-context.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.cookieValue === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cookieValue"},schema:schema54.required,parentSchema:schema54,data};
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
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema54,data};
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
const err2 = {instancePath:instancePath+"/cookieValue",schemaPath:"#/properties/cookieValue/enum",keyword:"enum",params:{allowedValues: schema54.properties.cookieValue.enum},schema:schema54.properties.cookieValue.enum,parentSchema:schema54.properties.cookieValue,data:data0};
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
const err5 = {instancePath:instancePath+"/logoUrl",schemaPath:"https://experience.local/shared/image-url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema56,data:data2};
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
const err6 = {instancePath:instancePath+"/logoUrl",schemaPath:"https://experience.local/shared/image-url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema56.type,parentSchema:schema56,data:data2};
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
const err7 = {instancePath:instancePath+"/logoAlt",schemaPath:"#/properties/logoAlt/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema54.properties.logoAlt,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3.length < 2 * 1 && func1(data3) < 1){
const err8 = {instancePath:instancePath+"/logoAlt",schemaPath:"#/properties/logoAlt/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema54.properties.logoAlt,data:data3};
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
const err9 = {instancePath:instancePath+"/logoAlt",schemaPath:"#/properties/logoAlt/type",keyword:"type",params:{type: "string"},schema:schema54.properties.logoAlt.type,parentSchema:schema54.properties.logoAlt,data:data3};
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
const err10 = {instancePath:instancePath+"/searchSegment",schemaPath:"#/properties/searchSegment/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema54.properties.searchSegment,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data4.length < 2 * 1 && func1(data4) < 1){
const err11 = {instancePath:instancePath+"/searchSegment",schemaPath:"#/properties/searchSegment/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema54.properties.searchSegment,data:data4};
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
const err12 = {instancePath:instancePath+"/searchSegment",schemaPath:"#/properties/searchSegment/type",keyword:"type",params:{type: "string"},schema:schema54.properties.searchSegment.type,parentSchema:schema54.properties.searchSegment,data:data4};
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
const err15 = {instancePath:instancePath+"/selectedSegmentId",schemaPath:"#/properties/selectedSegmentId/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema54.properties.selectedSegmentId,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data6.length < 2 * 1 && func1(data6) < 1){
const err16 = {instancePath:instancePath+"/selectedSegmentId",schemaPath:"#/properties/selectedSegmentId/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema54.properties.selectedSegmentId,data:data6};
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
const err17 = {instancePath:instancePath+"/selectedSegmentId",schemaPath:"#/properties/selectedSegmentId/type",keyword:"type",params:{type: "string"},schema:schema54.properties.selectedSegmentId.type,parentSchema:schema54.properties.selectedSegmentId,data:data6};
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
const err18 = {instancePath:instancePath+"/footerSegmentLabel",schemaPath:"#/properties/footerSegmentLabel/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema54.properties.footerSegmentLabel,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data7.length < 2 * 1 && func1(data7) < 1){
const err19 = {instancePath:instancePath+"/footerSegmentLabel",schemaPath:"#/properties/footerSegmentLabel/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema54.properties.footerSegmentLabel,data:data7};
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
const err20 = {instancePath:instancePath+"/footerSegmentLabel",schemaPath:"#/properties/footerSegmentLabel/type",keyword:"type",params:{type: "string"},schema:schema54.properties.footerSegmentLabel.type,parentSchema:schema54.properties.footerSegmentLabel,data:data7};
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
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema54.type,parentSchema:schema54,data};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema58 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/top-bar-data.schema.json","title":"TopBarData","description":"What the top bar offers. Segments and languages come from the experience and the page.","type":"object","additionalProperties":false,"properties":{"size":{"enum":["font19","font24"],"default":"font19","description":"The size of its texts: 19 or 24 px for the name of the bank, and the rest to match."},"twoRowModes":{"type":"array","maxItems":4,"description":"The modes in which it has two rows, from 840 px on: segments, links and languages in the first.","items":{"enum":["default","focus","flow","standalone"]},"examples":[["default"]]},"appsMenuItems":{"type":"array","maxItems":40,"description":"The applications of the bank. An item whose id names none of them is left out.","items":{"$ref":"https://experience.local/shared/menu-item.schema.json"}},"selectedAppId":{"enum":["daily-banking","loyalty-shop","businessBank","ingDeals","investments","multiMandate","ingLease","previous-ing-lu","legacyApp"],"default":"daily-banking","description":"The application that this site is."},"helpMenuItems":{"type":"array","maxItems":40,"items":{"$ref":"https://experience.local/shared/menu-item.schema.json"},"description":"Where there is help."},"profileMenuItems":{"type":"array","maxItems":40,"items":{"$ref":"https://experience.local/shared/menu-item.schema.json"},"description":"What somebody who is signed in finds under their name. The item with the id messages says how many are unread."},"profileIcon":{"$ref":"https://experience.local/shared/icon-id.schema.json","description":"The icon of the profile menu. Left out: a person."},"menuButtonItems":{"type":"array","maxItems":40,"items":{"$ref":"https://experience.local/shared/menu-item.schema.json"},"description":"Buttons in the bar itself; one with subItems opens a menu."},"unreadMessagesCount":{"type":"integer","minimum":0,"description":"How many messages are unread.","examples":[3]},"switchProfileUrl":{"$ref":"https://experience.local/shared/url.schema.json","description":"The page on which profiles are switched. Left out, the bar switches them itself."},"legacyApp":{"$ref":"https://experience.local/shared/legacy-app.schema.json"},"backLink":{"$ref":"https://experience.local/shared/url.schema.json","description":"Where the way back of the mode focus leads. Left out: the folder of the page."},"links":{"$ref":"https://experience.local/shared/quick-links.schema.json","description":"Small links at the end of the first row of two."},"openAccount":{"$ref":"https://experience.local/shared/text-link.schema.json","description":"The button that opens an account."},"becomeClientLabel":{"type":"string","minLength":1,"maxLength":100,"description":"What the button says for those who are not clients yet; it leads to becomeClientUrl of the segment context.","examples":["Become a client"]},"logIn":{"$ref":"https://experience.local/shared/text-link.schema.json","description":"The button that leads to the login."},"logOut":{"$ref":"https://experience.local/shared/text-link.schema.json","description":"The button that takes its place when somebody is logged in."}}};
const schema58Names = new Set(Object.keys(schema58.properties));
const func36 = Object.prototype.hasOwnProperty;
const schema59 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/menu-item.schema.json","title":"MenuItem","description":"One choice of a menu. With subItems it is a group that unfolds, with onClick a button, with href a link: the first of these that it has decides. With none of them it is not shown.","type":"object","properties":{"id":{"type":"string","minLength":1,"maxLength":100,"description":"What the item is known by. No other item of its menu has it.","examples":["messages"]},"label":{"type":"string","minLength":1,"maxLength":100,"description":"What the visitor reads.","examples":["Messages"]},"href":{"$ref":"https://experience.local/shared/url.schema.json","description":"Where a link leads. One to another site opens in a new tab."},"hrefTarget":{"enum":["_self","_blank"],"description":"_blank opens the link in a new tab, wherever it leads.","examples":["_blank"]},"icon":{"$ref":"https://experience.local/shared/icon-id.schema.json","description":"The icon before the label, as namespace:iconset:icon."},"svg":{"$ref":"https://experience.local/shared/image-url.schema.json","description":"The address of a drawing before the label, where no icon fits. With an icon it is left out."},"counter":{"type":"integer","minimum":0,"description":"How many wait there. None are not shown; more than 99 are shown as 99+.","examples":[3]},"onClick":{"type":"string","minLength":1,"maxLength":100,"description":"The name of the action that a button does. The site says what happens at which name.","examples":["open-chat"]},"lang":{"$ref":"https://experience.local/shared/locale.schema.json","description":"The language of the label, and of the page that a link leads to, where it is another than the page's."},"subItems":{"type":"array","maxItems":40,"items":{"$ref":"https://experience.local/shared/menu-sub-item.schema.json"},"description":"What a group unfolds to, in the order shown.","examples":[[{"id":"cards","label":"Cards","href":"/en/cards"}]]}},"required":["id","label"],"additionalProperties":false};
const schema59Names = new Set(Object.keys(schema59.properties));
const schema63 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/locale.schema.json","title":"Locale","description":"A language with its region, and with its script where it has several.","type":"string","pattern":"^[a-z]{2,3}(-[A-Z][a-z]{3})?-([A-Z]{2}|[0-9]{3})$","examples":["en-GB","fr-BE","nl-BE","de-DE","zh-Hans-CN","es-419","fil-PH"]};
const pattern8 = new RegExp("^[a-z]{2,3}(-[A-Z][a-z]{3})?-([A-Z]{2}|[0-9]{3})$", "u");
const schema64 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/menu-sub-item.schema.json","title":"MenuSubItem","description":"One choice of a group of a menu. With onClick it is a button, with href a link. With neither it is not shown. A group holds no group.","type":"object","properties":{"id":{"type":"string","minLength":1,"maxLength":100,"description":"What the item is known by. No other item of its menu has it.","examples":["messages"]},"label":{"type":"string","minLength":1,"maxLength":100,"description":"What the visitor reads.","examples":["Messages"]},"href":{"$ref":"https://experience.local/shared/url.schema.json","description":"Where a link leads. One to another site opens in a new tab."},"hrefTarget":{"enum":["_self","_blank"],"description":"_blank opens the link in a new tab, wherever it leads.","examples":["_blank"]},"icon":{"$ref":"https://experience.local/shared/icon-id.schema.json","description":"The icon before the label, as namespace:iconset:icon."},"svg":{"$ref":"https://experience.local/shared/image-url.schema.json","description":"The address of a drawing before the label, where no icon fits. With an icon it is left out."},"counter":{"type":"integer","minimum":0,"description":"How many wait there. None are not shown; more than 99 are shown as 99+.","examples":[3]},"onClick":{"type":"string","minLength":1,"maxLength":100,"description":"The name of the action that a button does. The site says what happens at which name.","examples":["open-chat"]},"lang":{"$ref":"https://experience.local/shared/locale.schema.json","description":"The language of the label, and of the page that a link leads to, where it is another than the page's."}},"required":["id","label"],"additionalProperties":false};
const schema64Names = new Set(Object.keys(schema64.properties));

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/menu-sub-item.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema64.required,parentSchema:schema64,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.label === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},schema:schema64.required,parentSchema:schema64,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(schema64Names.has(key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema64,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(data0.length > 100 && func1(data0) > 100){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema64.properties.id,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.length < 2 * 1 && func1(data0) < 1){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema64.properties.id,data:data0};
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
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema64.properties.id.type,parentSchema:schema64.properties.id,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(typeof data1 === "string"){
if(data1.length > 100 && func1(data1) > 100){
const err6 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema64.properties.label,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.length < 2 * 1 && func1(data1) < 1){
const err7 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema64.properties.label,data:data1};
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
const err8 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},schema:schema64.properties.label.type,parentSchema:schema64.properties.label,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.href !== undefined){
let data2 = data.href;
if(typeof data2 === "string"){
if(data2.length > 2000 && func1(data2) > 2000){
const err9 = {instancePath:instancePath+"/href",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema36,data:data2};
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
const err10 = {instancePath:instancePath+"/href",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema36.type,parentSchema:schema36,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.hrefTarget !== undefined){
let data3 = data.hrefTarget;
if(!((data3 === "_self") || (data3 === "_blank"))){
const err11 = {instancePath:instancePath+"/hrefTarget",schemaPath:"#/properties/hrefTarget/enum",keyword:"enum",params:{allowedValues: schema64.properties.hrefTarget.enum},schema:schema64.properties.hrefTarget.enum,parentSchema:schema64.properties.hrefTarget,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.icon !== undefined){
let data4 = data.icon;
if(typeof data4 === "string"){
if(!pattern4.test(data4)){
const err12 = {instancePath:instancePath+"/icon",schemaPath:"https://experience.local/shared/icon-id.schema.json/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]+:[A-Za-z0-9-]+:[A-Za-z0-9-]+$"},schema:"^[A-Za-z0-9-]+:[A-Za-z0-9-]+:[A-Za-z0-9-]+$",parentSchema:schema34,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/icon",schemaPath:"https://experience.local/shared/icon-id.schema.json/type",keyword:"type",params:{type: "string"},schema:schema34.type,parentSchema:schema34,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.svg !== undefined){
let data5 = data.svg;
if(typeof data5 === "string"){
if(data5.length > 2000 && func1(data5) > 2000){
const err14 = {instancePath:instancePath+"/svg",schemaPath:"https://experience.local/shared/image-url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema56,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/svg",schemaPath:"https://experience.local/shared/image-url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema56.type,parentSchema:schema56,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.counter !== undefined){
let data6 = data.counter;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err16 = {instancePath:instancePath+"/counter",schemaPath:"#/properties/counter/type",keyword:"type",params:{type: "integer"},schema:schema64.properties.counter.type,parentSchema:schema64.properties.counter,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
const err17 = {instancePath:instancePath+"/counter",schemaPath:"#/properties/counter/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema64.properties.counter,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
if(data.onClick !== undefined){
let data7 = data.onClick;
if(typeof data7 === "string"){
if(data7.length > 100 && func1(data7) > 100){
const err18 = {instancePath:instancePath+"/onClick",schemaPath:"#/properties/onClick/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema64.properties.onClick,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data7.length < 2 * 1 && func1(data7) < 1){
const err19 = {instancePath:instancePath+"/onClick",schemaPath:"#/properties/onClick/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema64.properties.onClick,data:data7};
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
const err20 = {instancePath:instancePath+"/onClick",schemaPath:"#/properties/onClick/type",keyword:"type",params:{type: "string"},schema:schema64.properties.onClick.type,parentSchema:schema64.properties.onClick,data:data7};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.lang !== undefined){
let data8 = data.lang;
if(typeof data8 === "string"){
if(!pattern8.test(data8)){
const err21 = {instancePath:instancePath+"/lang",schemaPath:"https://experience.local/shared/locale.schema.json/pattern",keyword:"pattern",params:{pattern: "^[a-z]{2,3}(-[A-Z][a-z]{3})?-([A-Z]{2}|[0-9]{3})$"},schema:"^[a-z]{2,3}(-[A-Z][a-z]{3})?-([A-Z]{2}|[0-9]{3})$",parentSchema:schema63,data:data8};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/lang",schemaPath:"https://experience.local/shared/locale.schema.json/type",keyword:"type",params:{type: "string"},schema:schema63.type,parentSchema:schema63,data:data8};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema64.type,parentSchema:schema64,data};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/menu-item.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema59.required,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.label === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},schema:schema59.required,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(schema59Names.has(key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(data0.length > 100 && func1(data0) > 100){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema59.properties.id,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.length < 2 * 1 && func1(data0) < 1){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema59.properties.id,data:data0};
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
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema59.properties.id.type,parentSchema:schema59.properties.id,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(typeof data1 === "string"){
if(data1.length > 100 && func1(data1) > 100){
const err6 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema59.properties.label,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.length < 2 * 1 && func1(data1) < 1){
const err7 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema59.properties.label,data:data1};
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
const err8 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},schema:schema59.properties.label.type,parentSchema:schema59.properties.label,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.href !== undefined){
let data2 = data.href;
if(typeof data2 === "string"){
if(data2.length > 2000 && func1(data2) > 2000){
const err9 = {instancePath:instancePath+"/href",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema36,data:data2};
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
const err10 = {instancePath:instancePath+"/href",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema36.type,parentSchema:schema36,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.hrefTarget !== undefined){
let data3 = data.hrefTarget;
if(!((data3 === "_self") || (data3 === "_blank"))){
const err11 = {instancePath:instancePath+"/hrefTarget",schemaPath:"#/properties/hrefTarget/enum",keyword:"enum",params:{allowedValues: schema59.properties.hrefTarget.enum},schema:schema59.properties.hrefTarget.enum,parentSchema:schema59.properties.hrefTarget,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.icon !== undefined){
let data4 = data.icon;
if(typeof data4 === "string"){
if(!pattern4.test(data4)){
const err12 = {instancePath:instancePath+"/icon",schemaPath:"https://experience.local/shared/icon-id.schema.json/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]+:[A-Za-z0-9-]+:[A-Za-z0-9-]+$"},schema:"^[A-Za-z0-9-]+:[A-Za-z0-9-]+:[A-Za-z0-9-]+$",parentSchema:schema34,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/icon",schemaPath:"https://experience.local/shared/icon-id.schema.json/type",keyword:"type",params:{type: "string"},schema:schema34.type,parentSchema:schema34,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.svg !== undefined){
let data5 = data.svg;
if(typeof data5 === "string"){
if(data5.length > 2000 && func1(data5) > 2000){
const err14 = {instancePath:instancePath+"/svg",schemaPath:"https://experience.local/shared/image-url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema56,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/svg",schemaPath:"https://experience.local/shared/image-url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema56.type,parentSchema:schema56,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.counter !== undefined){
let data6 = data.counter;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err16 = {instancePath:instancePath+"/counter",schemaPath:"#/properties/counter/type",keyword:"type",params:{type: "integer"},schema:schema59.properties.counter.type,parentSchema:schema59.properties.counter,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
const err17 = {instancePath:instancePath+"/counter",schemaPath:"#/properties/counter/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema59.properties.counter,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
if(data.onClick !== undefined){
let data7 = data.onClick;
if(typeof data7 === "string"){
if(data7.length > 100 && func1(data7) > 100){
const err18 = {instancePath:instancePath+"/onClick",schemaPath:"#/properties/onClick/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema59.properties.onClick,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data7.length < 2 * 1 && func1(data7) < 1){
const err19 = {instancePath:instancePath+"/onClick",schemaPath:"#/properties/onClick/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema59.properties.onClick,data:data7};
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
const err20 = {instancePath:instancePath+"/onClick",schemaPath:"#/properties/onClick/type",keyword:"type",params:{type: "string"},schema:schema59.properties.onClick.type,parentSchema:schema59.properties.onClick,data:data7};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.lang !== undefined){
let data8 = data.lang;
if(typeof data8 === "string"){
if(!pattern8.test(data8)){
const err21 = {instancePath:instancePath+"/lang",schemaPath:"https://experience.local/shared/locale.schema.json/pattern",keyword:"pattern",params:{pattern: "^[a-z]{2,3}(-[A-Z][a-z]{3})?-([A-Z]{2}|[0-9]{3})$"},schema:"^[a-z]{2,3}(-[A-Z][a-z]{3})?-([A-Z]{2}|[0-9]{3})$",parentSchema:schema63,data:data8};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/lang",schemaPath:"https://experience.local/shared/locale.schema.json/type",keyword:"type",params:{type: "string"},schema:schema63.type,parentSchema:schema63,data:data8};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.subItems !== undefined){
let data9 = data.subItems;
if(Array.isArray(data9)){
if(data9.length > 40){
const err23 = {instancePath:instancePath+"/subItems",schemaPath:"#/properties/subItems/maxItems",keyword:"maxItems",params:{limit: 40},schema:40,parentSchema:schema59.properties.subItems,data:data9};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
if(!(validate57(data9[i0], {instancePath:instancePath+"/subItems/" + i0,parentData:data9,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
}
else {
const err24 = {instancePath:instancePath+"/subItems",schemaPath:"#/properties/subItems/type",keyword:"type",params:{type: "array"},schema:schema59.properties.subItems.type,parentSchema:schema59.properties.subItems,data:data9};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema59.type,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema71 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/legacy-app.schema.json","title":"LegacyApp","description":"The previous site that visitors may go back to.","type":"object","additionalProperties":false,"required":["id","url"],"properties":{"id":{"enum":["private","business","international","home-bank","business-bank"],"description":"Which one it is: the old private app, the old business app, the old international private app, Home'Bank or Business'Bank."},"url":{"$ref":"https://experience.local/shared/url.schema.json","description":"Its address.","examples":["https://old.example.com/"]},"removed":{"type":"boolean","default":false,"description":"true: nobody can go back any more; the bar says that everything is possible here, and where there is help."},"selfServiceUrl":{"$ref":"https://experience.local/shared/url.schema.json","description":"The self-service corner. It is needed once the old site is removed.","examples":["/en/individuals/contact"]}}};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/legacy-app.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},schema:schema71.required,parentSchema:schema71,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},schema:schema71.required,parentSchema:schema71,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "url")) || (key0 === "removed")) || (key0 === "selfServiceUrl"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema71,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(!(((((data0 === "private") || (data0 === "business")) || (data0 === "international")) || (data0 === "home-bank")) || (data0 === "business-bank"))){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/enum",keyword:"enum",params:{allowedValues: schema71.properties.id.enum},schema:schema71.properties.id.enum,parentSchema:schema71.properties.id,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.url !== undefined){
let data1 = data.url;
if(typeof data1 === "string"){
if(data1.length > 2000 && func1(data1) > 2000){
const err4 = {instancePath:instancePath+"/url",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema36,data:data1};
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
const err5 = {instancePath:instancePath+"/url",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema36.type,parentSchema:schema36,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.removed !== undefined){
let data2 = data.removed;
if(typeof data2 !== "boolean"){
const err6 = {instancePath:instancePath+"/removed",schemaPath:"#/properties/removed/type",keyword:"type",params:{type: "boolean"},schema:schema71.properties.removed.type,parentSchema:schema71.properties.removed,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.selfServiceUrl !== undefined){
let data3 = data.selfServiceUrl;
if(typeof data3 === "string"){
if(data3.length > 2000 && func1(data3) > 2000){
const err7 = {instancePath:instancePath+"/selfServiceUrl",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema36,data:data3};
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
const err8 = {instancePath:instancePath+"/selfServiceUrl",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema36.type,parentSchema:schema36,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema71.type,parentSchema:schema71,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema75 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/quick-links.schema.json","title":"QuickLinks","description":"The errands most visitors come for.","type":"object","additionalProperties":false,"required":["items"],"properties":{"items":{"type":"array","maxItems":12,"description":"In the order shown. Five read well.","items":{"$ref":"https://experience.local/shared/quick-link.schema.json"}}}};
const schema76 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/quick-link.schema.json","title":"QuickLink","description":"One errand, with its icon.","type":"object","additionalProperties":false,"required":["textLink"],"properties":{"icon":{"$ref":"https://experience.local/shared/icon-id.schema.json"},"textLink":{"$ref":"https://experience.local/shared/text-link.schema.json"}}};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/quick-link.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate66.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.textLink === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "textLink"},schema:schema76.required,parentSchema:schema76,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "icon") || (key0 === "textLink"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema76,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.icon !== undefined){
let data0 = data.icon;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err2 = {instancePath:instancePath+"/icon",schemaPath:"https://experience.local/shared/icon-id.schema.json/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]+:[A-Za-z0-9-]+:[A-Za-z0-9-]+$"},schema:"^[A-Za-z0-9-]+:[A-Za-z0-9-]+:[A-Za-z0-9-]+$",parentSchema:schema34,data:data0};
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
const err3 = {instancePath:instancePath+"/icon",schemaPath:"https://experience.local/shared/icon-id.schema.json/type",keyword:"type",params:{type: "string"},schema:schema34.type,parentSchema:schema34,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.textLink !== undefined){
if(!(validate33(data.textLink, {instancePath:instancePath+"/textLink",parentData:data,parentDataProperty:"textLink",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema76.type,parentSchema:schema76,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/quick-links.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},schema:schema75.required,parentSchema:schema75,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "items")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema75,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
if(data0.length > 12){
const err2 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 12},schema:12,parentSchema:schema75.properties.items,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate66(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},schema:schema75.properties.items.type,parentSchema:schema75.properties.items,data:data0};
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
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema75.type,parentSchema:schema75,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/top-bar-data.schema.json" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(schema58Names.has(key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema58,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.size !== undefined){
let data0 = data.size;
if(!((data0 === "font19") || (data0 === "font24"))){
const err1 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/enum",keyword:"enum",params:{allowedValues: schema58.properties.size.enum},schema:schema58.properties.size.enum,parentSchema:schema58.properties.size,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.twoRowModes !== undefined){
let data1 = data.twoRowModes;
if(Array.isArray(data1)){
if(data1.length > 4){
const err2 = {instancePath:instancePath+"/twoRowModes",schemaPath:"#/properties/twoRowModes/maxItems",keyword:"maxItems",params:{limit: 4},schema:4,parentSchema:schema58.properties.twoRowModes,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(!((((data2 === "default") || (data2 === "focus")) || (data2 === "flow")) || (data2 === "standalone"))){
const err3 = {instancePath:instancePath+"/twoRowModes/" + i0,schemaPath:"#/properties/twoRowModes/items/enum",keyword:"enum",params:{allowedValues: schema58.properties.twoRowModes.items.enum},schema:schema58.properties.twoRowModes.items.enum,parentSchema:schema58.properties.twoRowModes.items,data:data2};
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
const err4 = {instancePath:instancePath+"/twoRowModes",schemaPath:"#/properties/twoRowModes/type",keyword:"type",params:{type: "array"},schema:schema58.properties.twoRowModes.type,parentSchema:schema58.properties.twoRowModes,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.appsMenuItems !== undefined){
let data3 = data.appsMenuItems;
if(Array.isArray(data3)){
if(data3.length > 40){
const err5 = {instancePath:instancePath+"/appsMenuItems",schemaPath:"#/properties/appsMenuItems/maxItems",keyword:"maxItems",params:{limit: 40},schema:40,parentSchema:schema58.properties.appsMenuItems,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(!(validate56(data3[i1], {instancePath:instancePath+"/appsMenuItems/" + i1,parentData:data3,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/appsMenuItems",schemaPath:"#/properties/appsMenuItems/type",keyword:"type",params:{type: "array"},schema:schema58.properties.appsMenuItems.type,parentSchema:schema58.properties.appsMenuItems,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.selectedAppId !== undefined){
let data5 = data.selectedAppId;
if(!(((((((((data5 === "daily-banking") || (data5 === "loyalty-shop")) || (data5 === "businessBank")) || (data5 === "ingDeals")) || (data5 === "investments")) || (data5 === "multiMandate")) || (data5 === "ingLease")) || (data5 === "previous-ing-lu")) || (data5 === "legacyApp"))){
const err7 = {instancePath:instancePath+"/selectedAppId",schemaPath:"#/properties/selectedAppId/enum",keyword:"enum",params:{allowedValues: schema58.properties.selectedAppId.enum},schema:schema58.properties.selectedAppId.enum,parentSchema:schema58.properties.selectedAppId,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.helpMenuItems !== undefined){
let data6 = data.helpMenuItems;
if(Array.isArray(data6)){
if(data6.length > 40){
const err8 = {instancePath:instancePath+"/helpMenuItems",schemaPath:"#/properties/helpMenuItems/maxItems",keyword:"maxItems",params:{limit: 40},schema:40,parentSchema:schema58.properties.helpMenuItems,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
if(!(validate56(data6[i2], {instancePath:instancePath+"/helpMenuItems/" + i2,parentData:data6,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/helpMenuItems",schemaPath:"#/properties/helpMenuItems/type",keyword:"type",params:{type: "array"},schema:schema58.properties.helpMenuItems.type,parentSchema:schema58.properties.helpMenuItems,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.profileMenuItems !== undefined){
let data8 = data.profileMenuItems;
if(Array.isArray(data8)){
if(data8.length > 40){
const err10 = {instancePath:instancePath+"/profileMenuItems",schemaPath:"#/properties/profileMenuItems/maxItems",keyword:"maxItems",params:{limit: 40},schema:40,parentSchema:schema58.properties.profileMenuItems,data:data8};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len3 = data8.length;
for(let i3=0; i3<len3; i3++){
if(!(validate56(data8[i3], {instancePath:instancePath+"/profileMenuItems/" + i3,parentData:data8,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/profileMenuItems",schemaPath:"#/properties/profileMenuItems/type",keyword:"type",params:{type: "array"},schema:schema58.properties.profileMenuItems.type,parentSchema:schema58.properties.profileMenuItems,data:data8};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.profileIcon !== undefined){
let data10 = data.profileIcon;
if(typeof data10 === "string"){
if(!pattern4.test(data10)){
const err12 = {instancePath:instancePath+"/profileIcon",schemaPath:"https://experience.local/shared/icon-id.schema.json/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9-]+:[A-Za-z0-9-]+:[A-Za-z0-9-]+$"},schema:"^[A-Za-z0-9-]+:[A-Za-z0-9-]+:[A-Za-z0-9-]+$",parentSchema:schema34,data:data10};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/profileIcon",schemaPath:"https://experience.local/shared/icon-id.schema.json/type",keyword:"type",params:{type: "string"},schema:schema34.type,parentSchema:schema34,data:data10};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.menuButtonItems !== undefined){
let data11 = data.menuButtonItems;
if(Array.isArray(data11)){
if(data11.length > 40){
const err14 = {instancePath:instancePath+"/menuButtonItems",schemaPath:"#/properties/menuButtonItems/maxItems",keyword:"maxItems",params:{limit: 40},schema:40,parentSchema:schema58.properties.menuButtonItems,data:data11};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const len4 = data11.length;
for(let i4=0; i4<len4; i4++){
if(!(validate56(data11[i4], {instancePath:instancePath+"/menuButtonItems/" + i4,parentData:data11,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath:instancePath+"/menuButtonItems",schemaPath:"#/properties/menuButtonItems/type",keyword:"type",params:{type: "array"},schema:schema58.properties.menuButtonItems.type,parentSchema:schema58.properties.menuButtonItems,data:data11};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.unreadMessagesCount !== undefined){
let data13 = data.unreadMessagesCount;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err16 = {instancePath:instancePath+"/unreadMessagesCount",schemaPath:"#/properties/unreadMessagesCount/type",keyword:"type",params:{type: "integer"},schema:schema58.properties.unreadMessagesCount.type,parentSchema:schema58.properties.unreadMessagesCount,data:data13};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
const err17 = {instancePath:instancePath+"/unreadMessagesCount",schemaPath:"#/properties/unreadMessagesCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema58.properties.unreadMessagesCount,data:data13};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
if(data.switchProfileUrl !== undefined){
let data14 = data.switchProfileUrl;
if(typeof data14 === "string"){
if(data14.length > 2000 && func1(data14) > 2000){
const err18 = {instancePath:instancePath+"/switchProfileUrl",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema36,data:data14};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/switchProfileUrl",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema36.type,parentSchema:schema36,data:data14};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.legacyApp !== undefined){
if(!(validate63(data.legacyApp, {instancePath:instancePath+"/legacyApp",parentData:data,parentDataProperty:"legacyApp",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
if(data.backLink !== undefined){
let data16 = data.backLink;
if(typeof data16 === "string"){
if(data16.length > 2000 && func1(data16) > 2000){
const err20 = {instancePath:instancePath+"/backLink",schemaPath:"https://experience.local/shared/url.schema.json/maxLength",keyword:"maxLength",params:{limit: 2000},schema:2000,parentSchema:schema36,data:data16};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/backLink",schemaPath:"https://experience.local/shared/url.schema.json/type",keyword:"type",params:{type: "string"},schema:schema36.type,parentSchema:schema36,data:data16};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.links !== undefined){
if(!(validate65(data.links, {instancePath:instancePath+"/links",parentData:data,parentDataProperty:"links",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
}
if(data.openAccount !== undefined){
if(!(validate33(data.openAccount, {instancePath:instancePath+"/openAccount",parentData:data,parentDataProperty:"openAccount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
if(data.becomeClientLabel !== undefined){
let data19 = data.becomeClientLabel;
if(typeof data19 === "string"){
if(data19.length > 100 && func1(data19) > 100){
const err22 = {instancePath:instancePath+"/becomeClientLabel",schemaPath:"#/properties/becomeClientLabel/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema58.properties.becomeClientLabel,data:data19};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data19.length < 2 * 1 && func1(data19) < 1){
const err23 = {instancePath:instancePath+"/becomeClientLabel",schemaPath:"#/properties/becomeClientLabel/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema58.properties.becomeClientLabel,data:data19};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/becomeClientLabel",schemaPath:"#/properties/becomeClientLabel/type",keyword:"type",params:{type: "string"},schema:schema58.properties.becomeClientLabel.type,parentSchema:schema58.properties.becomeClientLabel,data:data19};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.logIn !== undefined){
if(!(validate33(data.logIn, {instancePath:instancePath+"/logIn",parentData:data,parentDataProperty:"logIn",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
if(data.logOut !== undefined){
if(!(validate33(data.logOut, {instancePath:instancePath+"/logOut",parentData:data,parentDataProperty:"logOut",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema58.type,parentSchema:schema58,data};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/cms-data.schema.json" */;
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
for(const key0 in data){
if(!((((((key0 === "$schema") || (key0 === "navigation")) || (key0 === "mobileNavigation")) || (key0 === "footer")) || (key0 === "segmentContext")) || (key0 === "topBar"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.$schema !== undefined){
let data0 = data.$schema;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},schema:schema31.properties.$schema.type,parentSchema:schema31.properties.$schema,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.navigation !== undefined){
if(!(validate21(data.navigation, {instancePath:instancePath+"/navigation",parentData:data,parentDataProperty:"navigation",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.mobileNavigation !== undefined){
if(!(validate21(data.mobileNavigation, {instancePath:instancePath+"/mobileNavigation",parentData:data,parentDataProperty:"mobileNavigation",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
if(data.footer !== undefined){
if(!(validate30(data.footer, {instancePath:instancePath+"/footer",parentData:data,parentDataProperty:"footer",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
if(data.segmentContext !== undefined){
if(!(validate53(data.segmentContext, {instancePath:instancePath+"/segmentContext",parentData:data,parentDataProperty:"segmentContext",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
if(data.topBar !== undefined){
if(!(validate55(data.topBar, {instancePath:instancePath+"/topBar",parentData:data,parentDataProperty:"topBar",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
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
