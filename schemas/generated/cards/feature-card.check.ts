// Made by `npm run generate` from ../../cards/feature-card.schema.json. Do not edit.
// @ts-nocheck
import type { Shape } from '../../check-module.ts';
import { fold } from '../../problems/fold.ts';
import type { Problem } from '../../problems/problem.ts';
import { countCharacters } from '../../count-characters.ts';
import { validate as validate1 } from '../shared/image.validate.ts';
import { validate as validate3 } from '../shared/text-link.validate.ts';
import { validate as validate5 } from '../shared/without-script.validate.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/cards/feature-card.schema.json","title":"FeatureCardProps","description":"A feature of the site in a card. Stands on its own, or in a cards block.","type":"object","required":["title","componentType","name","variant"],"properties":{"id":{"type":"string","pattern":"^[A-Za-z][A-Za-z0-9_-]{0,63}$","description":"A name that stays with this component when it moves or changes. Unique within the page.","examples":["savings-offer"]},"taxonomies":{"type":"array","maxItems":100,"description":"Labels of the content service. The key personalization says for whom a component is meant.","items":{"$ref":"https://experience.local/shared/taxonomy.schema.json"}},"cardSize":{"enum":["small","medium","large"],"default":"medium","description":"small has its picture at the side, medium on top, large takes the whole row."},"title":{"type":"string","minLength":1,"maxLength":300,"description":"What the card is about.","examples":["Saver Plus, for money you leave alone"]},"intro":{"type":"string","maxLength":600,"description":"One or two sentences. Leave it out when empty."},"body":{"$ref":"https://experience.local/shared/rich-text.schema.json"},"checkMarkList":{"$ref":"https://experience.local/shared/check-mark-list.schema.json"},"promoText":{"$ref":"https://experience.local/shared/promo-text.schema.json"},"image":{"$ref":"https://experience.local/shared/image.schema.json"},"link":{"$ref":"https://experience.local/shared/text-link.schema.json"},"promotionalLabel":{"$ref":"https://experience.local/shared/promotional-label.schema.json"},"highPrioCard":{"type":"boolean","default":false,"description":"true for the card that leads a top card set, whatever its size."},"componentType":{"const":"feature-card","description":"A feature of the site in a card."},"cardType":{"const":"feature","description":"The kind of card, in one word. With it the componentType may be left out."},"name":{"$ref":"https://experience.local/shared/feature-name.schema.json"},"properties":{"$ref":"https://experience.local/shared/feature-properties.schema.json"},"withoutScript":{"$ref":"https://experience.local/shared/without-script.schema.json"},"variant":{"enum":["widget"],"description":"A card holds the form of a feature that is a widget, and no other."}},"additionalProperties":false};
const schema0Names = new Set(Object.keys(schema0.properties));
const schema1 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/taxonomy.schema.json","title":"Taxonomy","description":"One label with its values.","type":"object","additionalProperties":false,"required":["key","values"],"properties":{"key":{"type":"string","minLength":1,"description":"The label's name.","examples":["personalization"]},"values":{"type":"array","maxItems":100,"items":{"type":"string"},"description":"The label's values; for personalization in the form mbox:content.","examples":[["home-hero:default"]]}}};
const schema2 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/rich-text.schema.json","title":"RichTextValue","description":"Text with simple markup: p, strong, em, a, ul, ol, li, h2 to h6, table and the like. Other tags are removed. %{group:key}% is replaced by the value of that macro.","type":"string","examples":["<p>Open an account in <strong>five minutes</strong>.</p>"]};
const schema3 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/check-mark-list.schema.json","title":"CheckMarkList","description":"What the visitor gets, one short line each, with a check mark before it. Three read well.","type":"array","maxItems":12,"items":{"type":"string","minLength":1},"examples":[["Opened in the app in five minutes"]]};
const schema4 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/promo-text.schema.json","title":"PromoTextValue","description":"The figure that counts, with a few words. The first figure is set large, with its sign and unit.","type":"string","maxLength":300,"examples":["2.35% a year, of which 1.40% fidelity premium"]};
const schema11 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/promotional-label.schema.json","title":"PromotionalLabel","description":"A short mark on a card.","type":"object","additionalProperties":false,"required":["body"],"properties":{"body":{"type":"string","minLength":1,"maxLength":80,"description":"Two or three words.","examples":["Until 31 December"]},"labelType":{"enum":["commercial","operational"],"default":"commercial","description":"commercial for an offer, operational for news about the service."}}};
const schema12 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/feature-name.schema.json","title":"FeatureName","description":"The feature's name in the registry.","type":"string","minLength":1,"maxLength":100,"examples":["branch-opening-hours"]};
const schema13 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/feature-properties.schema.json","title":"FeatureProperties","description":"What the feature is configured with. Which values there are is said by the schema of the feature.","type":"object","additionalProperties":true,"examples":[{"branch":"ghent-korenmarkt"}]};
const func1 = countCharacters;
const pattern0 = new RegExp("^[A-Za-z][A-Za-z0-9_-]{0,63}$", "u");







function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/cards/feature-card.schema.json" */;
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
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err0);
errors++;
}
if(data.componentType === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "componentType"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err1);
errors++;
}
if(data.name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err2);
errors++;
}
if(data.variant === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "variant"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err3);
errors++;
}
for(const key0 in data){
if(!(schema0Names.has(key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_-]{0,63}$"},schema:"^[A-Za-z][A-Za-z0-9_-]{0,63}$",parentSchema:schema0.properties.id,data:data0};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},schema:schema0.properties.id.type,parentSchema:schema0.properties.id,data:data0};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.taxonomies !== undefined){
let data1 = data.taxonomies;
if(Array.isArray(data1)){
if(data1.length > 100){
const err7 = {instancePath:instancePath+"/taxonomies",schemaPath:"#/properties/taxonomies/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema0.properties.taxonomies,data:data1};
(vErrors ??= []).push(err7);
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.key === undefined){
const err8 = {instancePath:instancePath+"/taxonomies/" + i0,schemaPath:"https://experience.local/shared/taxonomy.schema.json/required",keyword:"required",params:{missingProperty: "key"},schema:schema1.required,parentSchema:schema1,data:data2};
(vErrors ??= []).push(err8);
errors++;
}
if(data2.values === undefined){
const err9 = {instancePath:instancePath+"/taxonomies/" + i0,schemaPath:"https://experience.local/shared/taxonomy.schema.json/required",keyword:"required",params:{missingProperty: "values"},schema:schema1.required,parentSchema:schema1,data:data2};
(vErrors ??= []).push(err9);
errors++;
}
for(const key1 in data2){
if(!((key1 === "key") || (key1 === "values"))){
const err10 = {instancePath:instancePath+"/taxonomies/" + i0,schemaPath:"https://experience.local/shared/taxonomy.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema1,data:data2};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data2.key !== undefined){
let data3 = data2.key;
if(typeof data3 === "string"){
if(data3.length < 2 * 1 && func1(data3) < 1){
const err11 = {instancePath:instancePath+"/taxonomies/" + i0+"/key",schemaPath:"https://experience.local/shared/taxonomy.schema.json/properties/key/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema1.properties.key,data:data3};
(vErrors ??= []).push(err11);
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/taxonomies/" + i0+"/key",schemaPath:"https://experience.local/shared/taxonomy.schema.json/properties/key/type",keyword:"type",params:{type: "string"},schema:schema1.properties.key.type,parentSchema:schema1.properties.key,data:data3};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data2.values !== undefined){
let data4 = data2.values;
if(Array.isArray(data4)){
if(data4.length > 100){
const err13 = {instancePath:instancePath+"/taxonomies/" + i0+"/values",schemaPath:"https://experience.local/shared/taxonomy.schema.json/properties/values/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema1.properties.values,data:data4};
(vErrors ??= []).push(err13);
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 !== "string"){
const err14 = {instancePath:instancePath+"/taxonomies/" + i0+"/values/" + i1,schemaPath:"https://experience.local/shared/taxonomy.schema.json/properties/values/items/type",keyword:"type",params:{type: "string"},schema:schema1.properties.values.items.type,parentSchema:schema1.properties.values.items,data:data5};
(vErrors ??= []).push(err14);
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/taxonomies/" + i0+"/values",schemaPath:"https://experience.local/shared/taxonomy.schema.json/properties/values/type",keyword:"type",params:{type: "array"},schema:schema1.properties.values.type,parentSchema:schema1.properties.values,data:data4};
(vErrors ??= []).push(err15);
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/taxonomies/" + i0,schemaPath:"https://experience.local/shared/taxonomy.schema.json/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data:data2};
(vErrors ??= []).push(err16);
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/taxonomies",schemaPath:"#/properties/taxonomies/type",keyword:"type",params:{type: "array"},schema:schema0.properties.taxonomies.type,parentSchema:schema0.properties.taxonomies,data:data1};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.cardSize !== undefined){
let data6 = data.cardSize;
if(!(((data6 === "small") || (data6 === "medium")) || (data6 === "large"))){
const err18 = {instancePath:instancePath+"/cardSize",schemaPath:"#/properties/cardSize/enum",keyword:"enum",params:{allowedValues: schema0.properties.cardSize.enum},schema:schema0.properties.cardSize.enum,parentSchema:schema0.properties.cardSize,data:data6};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.title !== undefined){
let data7 = data.title;
if(typeof data7 === "string"){
if(data7.length > 300 && func1(data7) > 300){
const err19 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 300},schema:300,parentSchema:schema0.properties.title,data:data7};
(vErrors ??= []).push(err19);
errors++;
}
if(data7.length < 2 * 1 && func1(data7) < 1){
const err20 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.title,data:data7};
(vErrors ??= []).push(err20);
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},schema:schema0.properties.title.type,parentSchema:schema0.properties.title,data:data7};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data.intro !== undefined){
let data8 = data.intro;
if(typeof data8 === "string"){
if(data8.length > 600 && func1(data8) > 600){
const err22 = {instancePath:instancePath+"/intro",schemaPath:"#/properties/intro/maxLength",keyword:"maxLength",params:{limit: 600},schema:600,parentSchema:schema0.properties.intro,data:data8};
(vErrors ??= []).push(err22);
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/intro",schemaPath:"#/properties/intro/type",keyword:"type",params:{type: "string"},schema:schema0.properties.intro.type,parentSchema:schema0.properties.intro,data:data8};
(vErrors ??= []).push(err23);
errors++;
}
}
if(data.body !== undefined){
let data9 = data.body;
if(typeof data9 !== "string"){
const err24 = {instancePath:instancePath+"/body",schemaPath:"https://experience.local/shared/rich-text.schema.json/type",keyword:"type",params:{type: "string"},schema:schema2.type,parentSchema:schema2,data:data9};
(vErrors ??= []).push(err24);
errors++;
}
}
if(data.checkMarkList !== undefined){
let data10 = data.checkMarkList;
if(Array.isArray(data10)){
if(data10.length > 12){
const err25 = {instancePath:instancePath+"/checkMarkList",schemaPath:"https://experience.local/shared/check-mark-list.schema.json/maxItems",keyword:"maxItems",params:{limit: 12},schema:12,parentSchema:schema3,data:data10};
(vErrors ??= []).push(err25);
errors++;
}
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
let data11 = data10[i2];
if(typeof data11 === "string"){
if(data11.length < 2 * 1 && func1(data11) < 1){
const err26 = {instancePath:instancePath+"/checkMarkList/" + i2,schemaPath:"https://experience.local/shared/check-mark-list.schema.json/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema3.items,data:data11};
(vErrors ??= []).push(err26);
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/checkMarkList/" + i2,schemaPath:"https://experience.local/shared/check-mark-list.schema.json/items/type",keyword:"type",params:{type: "string"},schema:schema3.items.type,parentSchema:schema3.items,data:data11};
(vErrors ??= []).push(err27);
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/checkMarkList",schemaPath:"https://experience.local/shared/check-mark-list.schema.json/type",keyword:"type",params:{type: "array"},schema:schema3.type,parentSchema:schema3,data:data10};
(vErrors ??= []).push(err28);
errors++;
}
}
if(data.promoText !== undefined){
let data12 = data.promoText;
if(typeof data12 === "string"){
if(data12.length > 300 && func1(data12) > 300){
const err29 = {instancePath:instancePath+"/promoText",schemaPath:"https://experience.local/shared/promo-text.schema.json/maxLength",keyword:"maxLength",params:{limit: 300},schema:300,parentSchema:schema4,data:data12};
(vErrors ??= []).push(err29);
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/promoText",schemaPath:"https://experience.local/shared/promo-text.schema.json/type",keyword:"type",params:{type: "string"},schema:schema4.type,parentSchema:schema4,data:data12};
(vErrors ??= []).push(err30);
errors++;
}
}
if(data.image !== undefined){
if(!(validate1(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
if(data.link !== undefined){
if(!(validate3(data.link, {instancePath:instancePath+"/link",parentData:data,parentDataProperty:"link",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
if(data.promotionalLabel !== undefined){
let data15 = data.promotionalLabel;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.body === undefined){
const err31 = {instancePath:instancePath+"/promotionalLabel",schemaPath:"https://experience.local/shared/promotional-label.schema.json/required",keyword:"required",params:{missingProperty: "body"},schema:schema11.required,parentSchema:schema11,data:data15};
(vErrors ??= []).push(err31);
errors++;
}
for(const key2 in data15){
if(!((key2 === "body") || (key2 === "labelType"))){
const err32 = {instancePath:instancePath+"/promotionalLabel",schemaPath:"https://experience.local/shared/promotional-label.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema11,data:data15};
(vErrors ??= []).push(err32);
errors++;
}
}
if(data15.body !== undefined){
let data16 = data15.body;
if(typeof data16 === "string"){
if(data16.length > 80 && func1(data16) > 80){
const err33 = {instancePath:instancePath+"/promotionalLabel/body",schemaPath:"https://experience.local/shared/promotional-label.schema.json/properties/body/maxLength",keyword:"maxLength",params:{limit: 80},schema:80,parentSchema:schema11.properties.body,data:data16};
(vErrors ??= []).push(err33);
errors++;
}
if(data16.length < 2 * 1 && func1(data16) < 1){
const err34 = {instancePath:instancePath+"/promotionalLabel/body",schemaPath:"https://experience.local/shared/promotional-label.schema.json/properties/body/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema11.properties.body,data:data16};
(vErrors ??= []).push(err34);
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/promotionalLabel/body",schemaPath:"https://experience.local/shared/promotional-label.schema.json/properties/body/type",keyword:"type",params:{type: "string"},schema:schema11.properties.body.type,parentSchema:schema11.properties.body,data:data16};
(vErrors ??= []).push(err35);
errors++;
}
}
if(data15.labelType !== undefined){
let data17 = data15.labelType;
if(!((data17 === "commercial") || (data17 === "operational"))){
const err36 = {instancePath:instancePath+"/promotionalLabel/labelType",schemaPath:"https://experience.local/shared/promotional-label.schema.json/properties/labelType/enum",keyword:"enum",params:{allowedValues: schema11.properties.labelType.enum},schema:schema11.properties.labelType.enum,parentSchema:schema11.properties.labelType,data:data17};
(vErrors ??= []).push(err36);
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/promotionalLabel",schemaPath:"https://experience.local/shared/promotional-label.schema.json/type",keyword:"type",params:{type: "object"},schema:schema11.type,parentSchema:schema11,data:data15};
(vErrors ??= []).push(err37);
errors++;
}
}
if(data.highPrioCard !== undefined){
let data18 = data.highPrioCard;
if(typeof data18 !== "boolean"){
const err38 = {instancePath:instancePath+"/highPrioCard",schemaPath:"#/properties/highPrioCard/type",keyword:"type",params:{type: "boolean"},schema:schema0.properties.highPrioCard.type,parentSchema:schema0.properties.highPrioCard,data:data18};
(vErrors ??= []).push(err38);
errors++;
}
}
if(data.componentType !== undefined){
let data19 = data.componentType;
if("feature-card" !== data19){
const err39 = {instancePath:instancePath+"/componentType",schemaPath:"#/properties/componentType/const",keyword:"const",params:{allowedValue: "feature-card"},schema:"feature-card",parentSchema:schema0.properties.componentType,data:data19};
(vErrors ??= []).push(err39);
errors++;
}
}
if(data.cardType !== undefined){
let data20 = data.cardType;
if("feature" !== data20){
const err40 = {instancePath:instancePath+"/cardType",schemaPath:"#/properties/cardType/const",keyword:"const",params:{allowedValue: "feature"},schema:"feature",parentSchema:schema0.properties.cardType,data:data20};
(vErrors ??= []).push(err40);
errors++;
}
}
if(data.name !== undefined){
let data21 = data.name;
if(typeof data21 === "string"){
if(data21.length > 100 && func1(data21) > 100){
const err41 = {instancePath:instancePath+"/name",schemaPath:"https://experience.local/shared/feature-name.schema.json/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema12,data:data21};
(vErrors ??= []).push(err41);
errors++;
}
if(data21.length < 2 * 1 && func1(data21) < 1){
const err42 = {instancePath:instancePath+"/name",schemaPath:"https://experience.local/shared/feature-name.schema.json/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema12,data:data21};
(vErrors ??= []).push(err42);
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/name",schemaPath:"https://experience.local/shared/feature-name.schema.json/type",keyword:"type",params:{type: "string"},schema:schema12.type,parentSchema:schema12,data:data21};
(vErrors ??= []).push(err43);
errors++;
}
}
if(data.properties !== undefined){
let data22 = data.properties;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
}
else {
const err44 = {instancePath:instancePath+"/properties",schemaPath:"https://experience.local/shared/feature-properties.schema.json/type",keyword:"type",params:{type: "object"},schema:schema13.type,parentSchema:schema13,data:data22};
(vErrors ??= []).push(err44);
errors++;
}
}
if(data.withoutScript !== undefined){
if(!(validate5(data.withoutScript, {instancePath:instancePath+"/withoutScript",parentData:data,parentDataProperty:"withoutScript",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
if(data.variant !== undefined){
let data24 = data.variant;
if(!(data24 === "widget")){
const err45 = {instancePath:instancePath+"/variant",schemaPath:"#/properties/variant/enum",keyword:"enum",params:{allowedValues: schema0.properties.variant.enum},schema:schema0.properties.variant.enum,parentSchema:schema0.properties.variant,data:data24};
(vErrors ??= []).push(err45);
errors++;
}
}
}
else {
const err46 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
(vErrors ??= []).push(err46);
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
    "cardSize": {},
    "title": {
      "kind": "text",
      "advice": [
        {
          "maxLength": 60,
          "when": {
            "cardSize": "small"
          },
          "because": "Beside its picture, a longer title of a small card takes more than four lines."
        },
        {
          "maxLength": 90,
          "because": "A longer title takes more lines than the text below it, and makes the cards beside it as high."
        }
      ]
    },
    "intro": {
      "kind": "text",
      "advice": [
        {
          "maxLength": 110,
          "when": {
            "cardSize": "small"
          },
          "because": "Beside its picture, a longer introduction of a small card takes more than six lines."
        },
        {
          "maxLength": 160,
          "because": "A longer introduction makes the cards beside it as high. The body has room for more."
        }
      ]
    },
    "body": {
      "kind": "rich-text"
    },
    "checkMarkList": {
      "items": {
        "kind": "text"
      }
    },
    "promoText": {
      "kind": "noted-text"
    },
    "image": {
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
    "link": {
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
    "promotionalLabel": {
      "properties": {
        "body": {
          "kind": "text"
        },
        "labelType": {}
      }
    },
    "highPrioCard": {},
    "componentType": {},
    "cardType": {},
    "name": {
      "kind": "feature"
    },
    "properties": {},
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
    },
    "variant": {}
  }
};

export const family = 'cards';

export const zones: readonly string[] = ["flexZone","complementaryZone"];
