// Made by `npm run generate` from ../../shared/form-member.schema.json. Do not edit.
// @ts-nocheck
import { countCharacters } from '../../count-characters.ts';
import { isPattern } from '../../is-pattern.ts';
import { validate as validate1 } from './form-row-field.validate.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/form-member.schema.json","title":"FormMemberConfig","description":"A field of a form, or a group of fields.","type":"object","properties":{"type":{"enum":["text","textarea","email","telephone","number","amount","date","iban","select","radio","checkboxes","checkbox","file","group"],"description":"text is one line, textarea several; email, telephone, number, amount, date and iban bring the keyboard and the check for it. select and radio have options of which one is chosen, checkboxes those of which several can be, and checkbox is one by itself. file takes files that a visitor has, and group holds fields that belong together."},"name":{"type":"string","pattern":"^[a-z][A-Za-z0-9]*$","maxLength":40,"description":"The name under which the value is sent. No other field of the form has it.","examples":["customerNumber"]},"label":{"type":"string","minLength":1,"maxLength":200,"description":"What it asks for.","examples":["Customer number"]},"helpText":{"type":"string","maxLength":300,"description":"How to fill it in, below the label.","examples":["You find it at the top right of each statement."]},"required":{"type":"boolean","default":false,"description":"Whether the form can be sent only with a value. A field that nobody has to fill in says so after its label."},"value":{"type":"string","maxLength":5000,"description":"What stands in it at first."},"rows":{"type":"integer","minimum":2,"maximum":20,"default":5,"description":"How many lines a textarea shows."},"autocomplete":{"type":"string","pattern":"^[a-z]+(?:[- ][a-z]+)*$","maxLength":60,"description":"What a browser may fill in by itself, by the word that HTML has for it.","examples":["given-name"]},"options":{"type":"array","minItems":1,"maxItems":100,"items":{"type":"object","title":"FormFieldOption","additionalProperties":false,"required":["value","label"],"properties":{"value":{"type":"string","minLength":1,"maxLength":100,"description":"The text that is sent where it is chosen.","examples":["cards"]},"label":{"type":"string","minLength":1,"maxLength":200,"description":"The words of the option.","examples":["Cards"]}},"description":"An option that can be chosen."},"description":"The options of select, radio and checkboxes, from top to bottom."},"searchable":{"type":"boolean","default":false,"description":"Whether a typed text filters the options of a select, for lists that are long. Without script it is a list like any other."},"currency":{"type":"string","pattern":"^[A-Z]{3}$","default":"EUR","description":"The currency of an amount, by its code of three letters.","examples":["EUR"]},"min":{"type":"number","description":"The smallest number or amount that it accepts."},"max":{"type":"number","description":"The largest number or amount that it accepts."},"minDate":{"type":"string","pattern":"^[1-9][0-9]{3}-[0-9]{2}-[0-9]{2}$","description":"The first day that it accepts.","examples":["2027-01-01"]},"maxDate":{"type":"string","pattern":"^[1-9][0-9]{3}-[0-9]{2}-[0-9]{2}$","description":"The last day that it accepts.","examples":["2027-12-31"]},"picker":{"type":"boolean","default":true,"description":"Whether a date can also be chosen in a calendar. Nobody looks there for the day of their birth."},"minLength":{"type":"integer","minimum":1,"maximum":5000,"description":"The fewest characters that it accepts."},"maxLength":{"type":"integer","minimum":1,"maximum":5000,"description":"The most characters that it accepts: 200 without it, and 2,000 in a textarea."},"accept":{"type":"array","minItems":1,"maxItems":10,"items":{"type":"string","pattern":"^[a-z0-9]{1,10}$","examples":["pdf"]},"default":["pdf","png","jpg","jpeg"],"description":"The extensions of the files that it takes. What a PDF, PNG or JPEG begins with is checked as well."},"maxFiles":{"type":"integer","minimum":1,"maximum":5,"default":1,"description":"How many files it takes."},"maxSize":{"type":"integer","minimum":1,"maximum":5000,"default":2000,"description":"The most kilobytes that each file has. All files of a form have 10,000 together at most."},"pattern":{"type":"string","format":"regex","minLength":1,"maxLength":200,"description":"A regular expression that the whole value has to match.","examples":["[0-9]{8}"]},"patternMessage":{"type":"string","maxLength":300,"description":"What a visitor reads where the value does not match the pattern.","examples":["A customer number has eight digits."]},"acceptedBy":{"type":"string","pattern":"^(?:/[A-Za-z0-9_-]+)+$","maxLength":200,"description":"A service at the API host that says whether it accepts the value, as soon as that is right in all other ways. It gets {\"value\": \"…\"} by POST and answers with {\"accepted\": true} or false, and a message; that of a value that is right now is shown for three seconds.","examples":["/forms/checks/customer-number"]},"secret":{"type":"boolean","default":false,"description":"Whether nobody may read it on the screen. It is never shown again, not even where the form has to be corrected."},"shownWhen":{"$ref":"https://experience.local/shared/form-condition.schema.json","description":"The condition under which it is asked for; always without it. A field that is not asked for is neither checked nor sent. Without script it is shown all the same."},"requiredWhen":{"$ref":"https://experience.local/shared/form-condition.schema.json","description":"The condition under which the form can be sent only with a value."},"fields":{"type":"array","minItems":1,"maxItems":20,"items":{"$ref":"https://experience.local/shared/form-row-field.schema.json"},"description":"The fields of a group, from top to bottom. None of them is a group."},"maxRows":{"type":"integer","minimum":1,"maximum":20,"description":"How often a group can be filled in. It is sent as a list then; without this it is asked for once, and sent as an object."},"minRows":{"type":"integer","minimum":0,"maximum":20,"default":1,"description":"How often a group has to be filled in at least, where it can be several times."},"rowLabel":{"type":"string","minLength":1,"maxLength":100,"description":"How each row is called, before its number; without it the label is.","examples":["Holder"]},"addLabel":{"type":"string","minLength":1,"maxLength":60,"description":"The words of the button that adds a row.","examples":["Add a holder"]}},"required":["type","name","label"],"additionalProperties":false};
const schema0Names = new Set(Object.keys(schema0.properties));
const schema1 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/form-condition.schema.json","title":"FormCondition","description":"A condition that holds while a field above has a value: either the one in equals, or one of those in oneOf.","type":"object","additionalProperties":false,"required":["field"],"minProperties":2,"maxProperties":2,"properties":{"field":{"type":"string","pattern":"^[a-z][A-Za-z0-9]*$","maxLength":40,"description":"The name of a field above.","examples":["topic"]},"equals":{"type":"string","minLength":1,"maxLength":100,"description":"The value that it has: that of an option, or true for a checkbox that is checked.","examples":["cards"]},"oneOf":{"type":"array","minItems":1,"maxItems":20,"items":{"type":"string","minLength":1,"maxLength":100},"description":"The values of which it has one."}}};
const func1 = countCharacters;
const pattern0 = new RegExp("^[a-z][A-Za-z0-9]*$", "u");
const pattern1 = new RegExp("^[a-z]+(?:[- ][a-z]+)*$", "u");
const pattern2 = new RegExp("^[A-Z]{3}$", "u");
const pattern3 = new RegExp("^[1-9][0-9]{3}-[0-9]{2}-[0-9]{2}$", "u");
const pattern5 = new RegExp("^[a-z0-9]{1,10}$", "u");
const pattern6 = new RegExp("^(?:/[A-Za-z0-9_-]+)+$", "u");
const formats0 = isPattern;



function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/form-member.schema.json" */;
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
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err0);
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err1);
errors++;
}
if(data.label === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!(schema0Names.has(key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(!((((((((((((((data0 === "text") || (data0 === "textarea")) || (data0 === "email")) || (data0 === "telephone")) || (data0 === "number")) || (data0 === "amount")) || (data0 === "date")) || (data0 === "iban")) || (data0 === "select")) || (data0 === "radio")) || (data0 === "checkboxes")) || (data0 === "checkbox")) || (data0 === "file")) || (data0 === "group"))){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema0.properties.type.enum},schema:schema0.properties.type.enum,parentSchema:schema0.properties.type,data:data0};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(data1.length > 40 && func1(data1) > 40){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema0.properties.name,data:data1};
(vErrors ??= []).push(err5);
errors++;
}
if(!pattern0.test(data1)){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*$"},schema:"^[a-z][A-Za-z0-9]*$",parentSchema:schema0.properties.name,data:data1};
(vErrors ??= []).push(err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},schema:schema0.properties.name.type,parentSchema:schema0.properties.name,data:data1};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.label !== undefined){
let data2 = data.label;
if(typeof data2 === "string"){
if(data2.length > 200 && func1(data2) > 200){
const err8 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema0.properties.label,data:data2};
(vErrors ??= []).push(err8);
errors++;
}
if(data2.length < 2 * 1 && func1(data2) < 1){
const err9 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.label,data:data2};
(vErrors ??= []).push(err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},schema:schema0.properties.label.type,parentSchema:schema0.properties.label,data:data2};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.helpText !== undefined){
let data3 = data.helpText;
if(typeof data3 === "string"){
if(data3.length > 300 && func1(data3) > 300){
const err11 = {instancePath:instancePath+"/helpText",schemaPath:"#/properties/helpText/maxLength",keyword:"maxLength",params:{limit: 300},schema:300,parentSchema:schema0.properties.helpText,data:data3};
(vErrors ??= []).push(err11);
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/helpText",schemaPath:"#/properties/helpText/type",keyword:"type",params:{type: "string"},schema:schema0.properties.helpText.type,parentSchema:schema0.properties.helpText,data:data3};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.required !== undefined){
let data4 = data.required;
if(typeof data4 !== "boolean"){
const err13 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "boolean"},schema:schema0.properties.required.type,parentSchema:schema0.properties.required,data:data4};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.value !== undefined){
let data5 = data.value;
if(typeof data5 === "string"){
if(data5.length > 5000 && func1(data5) > 5000){
const err14 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit: 5000},schema:5000,parentSchema:schema0.properties.value,data:data5};
(vErrors ??= []).push(err14);
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},schema:schema0.properties.value.type,parentSchema:schema0.properties.value,data:data5};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.rows !== undefined){
let data6 = data.rows;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err16 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "integer"},schema:schema0.properties.rows.type,parentSchema:schema0.properties.rows,data:data6};
(vErrors ??= []).push(err16);
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 20 || isNaN(data6)){
const err17 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},schema:20,parentSchema:schema0.properties.rows,data:data6};
(vErrors ??= []).push(err17);
errors++;
}
if(data6 < 2 || isNaN(data6)){
const err18 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2},schema:2,parentSchema:schema0.properties.rows,data:data6};
(vErrors ??= []).push(err18);
errors++;
}
}
}
if(data.autocomplete !== undefined){
let data7 = data.autocomplete;
if(typeof data7 === "string"){
if(data7.length > 60 && func1(data7) > 60){
const err19 = {instancePath:instancePath+"/autocomplete",schemaPath:"#/properties/autocomplete/maxLength",keyword:"maxLength",params:{limit: 60},schema:60,parentSchema:schema0.properties.autocomplete,data:data7};
(vErrors ??= []).push(err19);
errors++;
}
if(!pattern1.test(data7)){
const err20 = {instancePath:instancePath+"/autocomplete",schemaPath:"#/properties/autocomplete/pattern",keyword:"pattern",params:{pattern: "^[a-z]+(?:[- ][a-z]+)*$"},schema:"^[a-z]+(?:[- ][a-z]+)*$",parentSchema:schema0.properties.autocomplete,data:data7};
(vErrors ??= []).push(err20);
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/autocomplete",schemaPath:"#/properties/autocomplete/type",keyword:"type",params:{type: "string"},schema:schema0.properties.autocomplete.type,parentSchema:schema0.properties.autocomplete,data:data7};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data.options !== undefined){
let data8 = data.options;
if(Array.isArray(data8)){
if(data8.length > 100){
const err22 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/maxItems",keyword:"maxItems",params:{limit: 100},schema:100,parentSchema:schema0.properties.options,data:data8};
(vErrors ??= []).push(err22);
errors++;
}
if(data8.length < 1){
const err23 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema0.properties.options,data:data8};
(vErrors ??= []).push(err23);
errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.value === undefined){
const err24 = {instancePath:instancePath+"/options/" + i0,schemaPath:"#/properties/options/items/required",keyword:"required",params:{missingProperty: "value"},schema:schema0.properties.options.items.required,parentSchema:schema0.properties.options.items,data:data9};
(vErrors ??= []).push(err24);
errors++;
}
if(data9.label === undefined){
const err25 = {instancePath:instancePath+"/options/" + i0,schemaPath:"#/properties/options/items/required",keyword:"required",params:{missingProperty: "label"},schema:schema0.properties.options.items.required,parentSchema:schema0.properties.options.items,data:data9};
(vErrors ??= []).push(err25);
errors++;
}
for(const key1 in data9){
if(!((key1 === "value") || (key1 === "label"))){
const err26 = {instancePath:instancePath+"/options/" + i0,schemaPath:"#/properties/options/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema0.properties.options.items,data:data9};
(vErrors ??= []).push(err26);
errors++;
}
}
if(data9.value !== undefined){
let data10 = data9.value;
if(typeof data10 === "string"){
if(data10.length > 100 && func1(data10) > 100){
const err27 = {instancePath:instancePath+"/options/" + i0+"/value",schemaPath:"#/properties/options/items/properties/value/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.options.items.properties.value,data:data10};
(vErrors ??= []).push(err27);
errors++;
}
if(data10.length < 2 * 1 && func1(data10) < 1){
const err28 = {instancePath:instancePath+"/options/" + i0+"/value",schemaPath:"#/properties/options/items/properties/value/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.options.items.properties.value,data:data10};
(vErrors ??= []).push(err28);
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/options/" + i0+"/value",schemaPath:"#/properties/options/items/properties/value/type",keyword:"type",params:{type: "string"},schema:schema0.properties.options.items.properties.value.type,parentSchema:schema0.properties.options.items.properties.value,data:data10};
(vErrors ??= []).push(err29);
errors++;
}
}
if(data9.label !== undefined){
let data11 = data9.label;
if(typeof data11 === "string"){
if(data11.length > 200 && func1(data11) > 200){
const err30 = {instancePath:instancePath+"/options/" + i0+"/label",schemaPath:"#/properties/options/items/properties/label/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema0.properties.options.items.properties.label,data:data11};
(vErrors ??= []).push(err30);
errors++;
}
if(data11.length < 2 * 1 && func1(data11) < 1){
const err31 = {instancePath:instancePath+"/options/" + i0+"/label",schemaPath:"#/properties/options/items/properties/label/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.options.items.properties.label,data:data11};
(vErrors ??= []).push(err31);
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/options/" + i0+"/label",schemaPath:"#/properties/options/items/properties/label/type",keyword:"type",params:{type: "string"},schema:schema0.properties.options.items.properties.label.type,parentSchema:schema0.properties.options.items.properties.label,data:data11};
(vErrors ??= []).push(err32);
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/options/" + i0,schemaPath:"#/properties/options/items/type",keyword:"type",params:{type: "object"},schema:schema0.properties.options.items.type,parentSchema:schema0.properties.options.items,data:data9};
(vErrors ??= []).push(err33);
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "array"},schema:schema0.properties.options.type,parentSchema:schema0.properties.options,data:data8};
(vErrors ??= []).push(err34);
errors++;
}
}
if(data.searchable !== undefined){
let data12 = data.searchable;
if(typeof data12 !== "boolean"){
const err35 = {instancePath:instancePath+"/searchable",schemaPath:"#/properties/searchable/type",keyword:"type",params:{type: "boolean"},schema:schema0.properties.searchable.type,parentSchema:schema0.properties.searchable,data:data12};
(vErrors ??= []).push(err35);
errors++;
}
}
if(data.currency !== undefined){
let data13 = data.currency;
if(typeof data13 === "string"){
if(!pattern2.test(data13)){
const err36 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},schema:"^[A-Z]{3}$",parentSchema:schema0.properties.currency,data:data13};
(vErrors ??= []).push(err36);
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: "string"},schema:schema0.properties.currency.type,parentSchema:schema0.properties.currency,data:data13};
(vErrors ??= []).push(err37);
errors++;
}
}
if(data.min !== undefined){
let data14 = data.min;
if(!((typeof data14 == "number") && (isFinite(data14)))){
const err38 = {instancePath:instancePath+"/min",schemaPath:"#/properties/min/type",keyword:"type",params:{type: "number"},schema:schema0.properties.min.type,parentSchema:schema0.properties.min,data:data14};
(vErrors ??= []).push(err38);
errors++;
}
}
if(data.max !== undefined){
let data15 = data.max;
if(!((typeof data15 == "number") && (isFinite(data15)))){
const err39 = {instancePath:instancePath+"/max",schemaPath:"#/properties/max/type",keyword:"type",params:{type: "number"},schema:schema0.properties.max.type,parentSchema:schema0.properties.max,data:data15};
(vErrors ??= []).push(err39);
errors++;
}
}
if(data.minDate !== undefined){
let data16 = data.minDate;
if(typeof data16 === "string"){
if(!pattern3.test(data16)){
const err40 = {instancePath:instancePath+"/minDate",schemaPath:"#/properties/minDate/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]{3}-[0-9]{2}-[0-9]{2}$"},schema:"^[1-9][0-9]{3}-[0-9]{2}-[0-9]{2}$",parentSchema:schema0.properties.minDate,data:data16};
(vErrors ??= []).push(err40);
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/minDate",schemaPath:"#/properties/minDate/type",keyword:"type",params:{type: "string"},schema:schema0.properties.minDate.type,parentSchema:schema0.properties.minDate,data:data16};
(vErrors ??= []).push(err41);
errors++;
}
}
if(data.maxDate !== undefined){
let data17 = data.maxDate;
if(typeof data17 === "string"){
if(!pattern3.test(data17)){
const err42 = {instancePath:instancePath+"/maxDate",schemaPath:"#/properties/maxDate/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]{3}-[0-9]{2}-[0-9]{2}$"},schema:"^[1-9][0-9]{3}-[0-9]{2}-[0-9]{2}$",parentSchema:schema0.properties.maxDate,data:data17};
(vErrors ??= []).push(err42);
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/maxDate",schemaPath:"#/properties/maxDate/type",keyword:"type",params:{type: "string"},schema:schema0.properties.maxDate.type,parentSchema:schema0.properties.maxDate,data:data17};
(vErrors ??= []).push(err43);
errors++;
}
}
if(data.picker !== undefined){
let data18 = data.picker;
if(typeof data18 !== "boolean"){
const err44 = {instancePath:instancePath+"/picker",schemaPath:"#/properties/picker/type",keyword:"type",params:{type: "boolean"},schema:schema0.properties.picker.type,parentSchema:schema0.properties.picker,data:data18};
(vErrors ??= []).push(err44);
errors++;
}
}
if(data.minLength !== undefined){
let data19 = data.minLength;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err45 = {instancePath:instancePath+"/minLength",schemaPath:"#/properties/minLength/type",keyword:"type",params:{type: "integer"},schema:schema0.properties.minLength.type,parentSchema:schema0.properties.minLength,data:data19};
(vErrors ??= []).push(err45);
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 5000 || isNaN(data19)){
const err46 = {instancePath:instancePath+"/minLength",schemaPath:"#/properties/minLength/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5000},schema:5000,parentSchema:schema0.properties.minLength,data:data19};
(vErrors ??= []).push(err46);
errors++;
}
if(data19 < 1 || isNaN(data19)){
const err47 = {instancePath:instancePath+"/minLength",schemaPath:"#/properties/minLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema0.properties.minLength,data:data19};
(vErrors ??= []).push(err47);
errors++;
}
}
}
if(data.maxLength !== undefined){
let data20 = data.maxLength;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err48 = {instancePath:instancePath+"/maxLength",schemaPath:"#/properties/maxLength/type",keyword:"type",params:{type: "integer"},schema:schema0.properties.maxLength.type,parentSchema:schema0.properties.maxLength,data:data20};
(vErrors ??= []).push(err48);
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 5000 || isNaN(data20)){
const err49 = {instancePath:instancePath+"/maxLength",schemaPath:"#/properties/maxLength/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5000},schema:5000,parentSchema:schema0.properties.maxLength,data:data20};
(vErrors ??= []).push(err49);
errors++;
}
if(data20 < 1 || isNaN(data20)){
const err50 = {instancePath:instancePath+"/maxLength",schemaPath:"#/properties/maxLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema0.properties.maxLength,data:data20};
(vErrors ??= []).push(err50);
errors++;
}
}
}
if(data.accept !== undefined){
let data21 = data.accept;
if(Array.isArray(data21)){
if(data21.length > 10){
const err51 = {instancePath:instancePath+"/accept",schemaPath:"#/properties/accept/maxItems",keyword:"maxItems",params:{limit: 10},schema:10,parentSchema:schema0.properties.accept,data:data21};
(vErrors ??= []).push(err51);
errors++;
}
if(data21.length < 1){
const err52 = {instancePath:instancePath+"/accept",schemaPath:"#/properties/accept/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema0.properties.accept,data:data21};
(vErrors ??= []).push(err52);
errors++;
}
const len1 = data21.length;
for(let i1=0; i1<len1; i1++){
let data22 = data21[i1];
if(typeof data22 === "string"){
if(!pattern5.test(data22)){
const err53 = {instancePath:instancePath+"/accept/" + i1,schemaPath:"#/properties/accept/items/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]{1,10}$"},schema:"^[a-z0-9]{1,10}$",parentSchema:schema0.properties.accept.items,data:data22};
(vErrors ??= []).push(err53);
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/accept/" + i1,schemaPath:"#/properties/accept/items/type",keyword:"type",params:{type: "string"},schema:schema0.properties.accept.items.type,parentSchema:schema0.properties.accept.items,data:data22};
(vErrors ??= []).push(err54);
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/accept",schemaPath:"#/properties/accept/type",keyword:"type",params:{type: "array"},schema:schema0.properties.accept.type,parentSchema:schema0.properties.accept,data:data21};
(vErrors ??= []).push(err55);
errors++;
}
}
if(data.maxFiles !== undefined){
let data23 = data.maxFiles;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
const err56 = {instancePath:instancePath+"/maxFiles",schemaPath:"#/properties/maxFiles/type",keyword:"type",params:{type: "integer"},schema:schema0.properties.maxFiles.type,parentSchema:schema0.properties.maxFiles,data:data23};
(vErrors ??= []).push(err56);
errors++;
}
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 > 5 || isNaN(data23)){
const err57 = {instancePath:instancePath+"/maxFiles",schemaPath:"#/properties/maxFiles/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5},schema:5,parentSchema:schema0.properties.maxFiles,data:data23};
(vErrors ??= []).push(err57);
errors++;
}
if(data23 < 1 || isNaN(data23)){
const err58 = {instancePath:instancePath+"/maxFiles",schemaPath:"#/properties/maxFiles/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema0.properties.maxFiles,data:data23};
(vErrors ??= []).push(err58);
errors++;
}
}
}
if(data.maxSize !== undefined){
let data24 = data.maxSize;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
const err59 = {instancePath:instancePath+"/maxSize",schemaPath:"#/properties/maxSize/type",keyword:"type",params:{type: "integer"},schema:schema0.properties.maxSize.type,parentSchema:schema0.properties.maxSize,data:data24};
(vErrors ??= []).push(err59);
errors++;
}
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 > 5000 || isNaN(data24)){
const err60 = {instancePath:instancePath+"/maxSize",schemaPath:"#/properties/maxSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5000},schema:5000,parentSchema:schema0.properties.maxSize,data:data24};
(vErrors ??= []).push(err60);
errors++;
}
if(data24 < 1 || isNaN(data24)){
const err61 = {instancePath:instancePath+"/maxSize",schemaPath:"#/properties/maxSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema0.properties.maxSize,data:data24};
(vErrors ??= []).push(err61);
errors++;
}
}
}
if(data.pattern !== undefined){
let data25 = data.pattern;
if(typeof data25 === "string"){
if(data25.length > 200 && func1(data25) > 200){
const err62 = {instancePath:instancePath+"/pattern",schemaPath:"#/properties/pattern/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema0.properties.pattern,data:data25};
(vErrors ??= []).push(err62);
errors++;
}
if(data25.length < 2 * 1 && func1(data25) < 1){
const err63 = {instancePath:instancePath+"/pattern",schemaPath:"#/properties/pattern/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.pattern,data:data25};
(vErrors ??= []).push(err63);
errors++;
}
if(!(formats0(data25))){
const err64 = {instancePath:instancePath+"/pattern",schemaPath:"#/properties/pattern/format",keyword:"format",params:{format: "regex"},schema:"regex",parentSchema:schema0.properties.pattern,data:data25};
(vErrors ??= []).push(err64);
errors++;
}
}
else {
const err65 = {instancePath:instancePath+"/pattern",schemaPath:"#/properties/pattern/type",keyword:"type",params:{type: "string"},schema:schema0.properties.pattern.type,parentSchema:schema0.properties.pattern,data:data25};
(vErrors ??= []).push(err65);
errors++;
}
}
if(data.patternMessage !== undefined){
let data26 = data.patternMessage;
if(typeof data26 === "string"){
if(data26.length > 300 && func1(data26) > 300){
const err66 = {instancePath:instancePath+"/patternMessage",schemaPath:"#/properties/patternMessage/maxLength",keyword:"maxLength",params:{limit: 300},schema:300,parentSchema:schema0.properties.patternMessage,data:data26};
(vErrors ??= []).push(err66);
errors++;
}
}
else {
const err67 = {instancePath:instancePath+"/patternMessage",schemaPath:"#/properties/patternMessage/type",keyword:"type",params:{type: "string"},schema:schema0.properties.patternMessage.type,parentSchema:schema0.properties.patternMessage,data:data26};
(vErrors ??= []).push(err67);
errors++;
}
}
if(data.acceptedBy !== undefined){
let data27 = data.acceptedBy;
if(typeof data27 === "string"){
if(data27.length > 200 && func1(data27) > 200){
const err68 = {instancePath:instancePath+"/acceptedBy",schemaPath:"#/properties/acceptedBy/maxLength",keyword:"maxLength",params:{limit: 200},schema:200,parentSchema:schema0.properties.acceptedBy,data:data27};
(vErrors ??= []).push(err68);
errors++;
}
if(!pattern6.test(data27)){
const err69 = {instancePath:instancePath+"/acceptedBy",schemaPath:"#/properties/acceptedBy/pattern",keyword:"pattern",params:{pattern: "^(?:/[A-Za-z0-9_-]+)+$"},schema:"^(?:/[A-Za-z0-9_-]+)+$",parentSchema:schema0.properties.acceptedBy,data:data27};
(vErrors ??= []).push(err69);
errors++;
}
}
else {
const err70 = {instancePath:instancePath+"/acceptedBy",schemaPath:"#/properties/acceptedBy/type",keyword:"type",params:{type: "string"},schema:schema0.properties.acceptedBy.type,parentSchema:schema0.properties.acceptedBy,data:data27};
(vErrors ??= []).push(err70);
errors++;
}
}
if(data.secret !== undefined){
let data28 = data.secret;
if(typeof data28 !== "boolean"){
const err71 = {instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type: "boolean"},schema:schema0.properties.secret.type,parentSchema:schema0.properties.secret,data:data28};
(vErrors ??= []).push(err71);
errors++;
}
}
if(data.shownWhen !== undefined){
let data29 = data.shownWhen;
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
if(Object.keys(data29).length > 2){
const err72 = {instancePath:instancePath+"/shownWhen",schemaPath:"https://experience.local/shared/form-condition.schema.json/maxProperties",keyword:"maxProperties",params:{limit: 2},schema:2,parentSchema:schema1,data:data29};
(vErrors ??= []).push(err72);
errors++;
}
if(Object.keys(data29).length < 2){
const err73 = {instancePath:instancePath+"/shownWhen",schemaPath:"https://experience.local/shared/form-condition.schema.json/minProperties",keyword:"minProperties",params:{limit: 2},schema:2,parentSchema:schema1,data:data29};
(vErrors ??= []).push(err73);
errors++;
}
if(data29.field === undefined){
const err74 = {instancePath:instancePath+"/shownWhen",schemaPath:"https://experience.local/shared/form-condition.schema.json/required",keyword:"required",params:{missingProperty: "field"},schema:schema1.required,parentSchema:schema1,data:data29};
(vErrors ??= []).push(err74);
errors++;
}
for(const key2 in data29){
if(!(((key2 === "field") || (key2 === "equals")) || (key2 === "oneOf"))){
const err75 = {instancePath:instancePath+"/shownWhen",schemaPath:"https://experience.local/shared/form-condition.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema1,data:data29};
(vErrors ??= []).push(err75);
errors++;
}
}
if(data29.field !== undefined){
let data30 = data29.field;
if(typeof data30 === "string"){
if(data30.length > 40 && func1(data30) > 40){
const err76 = {instancePath:instancePath+"/shownWhen/field",schemaPath:"https://experience.local/shared/form-condition.schema.json/properties/field/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema1.properties.field,data:data30};
(vErrors ??= []).push(err76);
errors++;
}
if(!pattern0.test(data30)){
const err77 = {instancePath:instancePath+"/shownWhen/field",schemaPath:"https://experience.local/shared/form-condition.schema.json/properties/field/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*$"},schema:"^[a-z][A-Za-z0-9]*$",parentSchema:schema1.properties.field,data:data30};
(vErrors ??= []).push(err77);
errors++;
}
}
else {
const err78 = {instancePath:instancePath+"/shownWhen/field",schemaPath:"https://experience.local/shared/form-condition.schema.json/properties/field/type",keyword:"type",params:{type: "string"},schema:schema1.properties.field.type,parentSchema:schema1.properties.field,data:data30};
(vErrors ??= []).push(err78);
errors++;
}
}
if(data29.equals !== undefined){
let data31 = data29.equals;
if(typeof data31 === "string"){
if(data31.length > 100 && func1(data31) > 100){
const err79 = {instancePath:instancePath+"/shownWhen/equals",schemaPath:"https://experience.local/shared/form-condition.schema.json/properties/equals/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema1.properties.equals,data:data31};
(vErrors ??= []).push(err79);
errors++;
}
if(data31.length < 2 * 1 && func1(data31) < 1){
const err80 = {instancePath:instancePath+"/shownWhen/equals",schemaPath:"https://experience.local/shared/form-condition.schema.json/properties/equals/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema1.properties.equals,data:data31};
(vErrors ??= []).push(err80);
errors++;
}
}
else {
const err81 = {instancePath:instancePath+"/shownWhen/equals",schemaPath:"https://experience.local/shared/form-condition.schema.json/properties/equals/type",keyword:"type",params:{type: "string"},schema:schema1.properties.equals.type,parentSchema:schema1.properties.equals,data:data31};
(vErrors ??= []).push(err81);
errors++;
}
}
if(data29.oneOf !== undefined){
let data32 = data29.oneOf;
if(Array.isArray(data32)){
if(data32.length > 20){
const err82 = {instancePath:instancePath+"/shownWhen/oneOf",schemaPath:"https://experience.local/shared/form-condition.schema.json/properties/oneOf/maxItems",keyword:"maxItems",params:{limit: 20},schema:20,parentSchema:schema1.properties.oneOf,data:data32};
(vErrors ??= []).push(err82);
errors++;
}
if(data32.length < 1){
const err83 = {instancePath:instancePath+"/shownWhen/oneOf",schemaPath:"https://experience.local/shared/form-condition.schema.json/properties/oneOf/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema1.properties.oneOf,data:data32};
(vErrors ??= []).push(err83);
errors++;
}
const len2 = data32.length;
for(let i2=0; i2<len2; i2++){
let data33 = data32[i2];
if(typeof data33 === "string"){
if(data33.length > 100 && func1(data33) > 100){
const err84 = {instancePath:instancePath+"/shownWhen/oneOf/" + i2,schemaPath:"https://experience.local/shared/form-condition.schema.json/properties/oneOf/items/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema1.properties.oneOf.items,data:data33};
(vErrors ??= []).push(err84);
errors++;
}
if(data33.length < 2 * 1 && func1(data33) < 1){
const err85 = {instancePath:instancePath+"/shownWhen/oneOf/" + i2,schemaPath:"https://experience.local/shared/form-condition.schema.json/properties/oneOf/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema1.properties.oneOf.items,data:data33};
(vErrors ??= []).push(err85);
errors++;
}
}
else {
const err86 = {instancePath:instancePath+"/shownWhen/oneOf/" + i2,schemaPath:"https://experience.local/shared/form-condition.schema.json/properties/oneOf/items/type",keyword:"type",params:{type: "string"},schema:schema1.properties.oneOf.items.type,parentSchema:schema1.properties.oneOf.items,data:data33};
(vErrors ??= []).push(err86);
errors++;
}
}
}
else {
const err87 = {instancePath:instancePath+"/shownWhen/oneOf",schemaPath:"https://experience.local/shared/form-condition.schema.json/properties/oneOf/type",keyword:"type",params:{type: "array"},schema:schema1.properties.oneOf.type,parentSchema:schema1.properties.oneOf,data:data32};
(vErrors ??= []).push(err87);
errors++;
}
}
}
else {
const err88 = {instancePath:instancePath+"/shownWhen",schemaPath:"https://experience.local/shared/form-condition.schema.json/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data:data29};
(vErrors ??= []).push(err88);
errors++;
}
}
if(data.requiredWhen !== undefined){
let data34 = data.requiredWhen;
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
if(Object.keys(data34).length > 2){
const err89 = {instancePath:instancePath+"/requiredWhen",schemaPath:"https://experience.local/shared/form-condition.schema.json/maxProperties",keyword:"maxProperties",params:{limit: 2},schema:2,parentSchema:schema1,data:data34};
(vErrors ??= []).push(err89);
errors++;
}
if(Object.keys(data34).length < 2){
const err90 = {instancePath:instancePath+"/requiredWhen",schemaPath:"https://experience.local/shared/form-condition.schema.json/minProperties",keyword:"minProperties",params:{limit: 2},schema:2,parentSchema:schema1,data:data34};
(vErrors ??= []).push(err90);
errors++;
}
if(data34.field === undefined){
const err91 = {instancePath:instancePath+"/requiredWhen",schemaPath:"https://experience.local/shared/form-condition.schema.json/required",keyword:"required",params:{missingProperty: "field"},schema:schema1.required,parentSchema:schema1,data:data34};
(vErrors ??= []).push(err91);
errors++;
}
for(const key3 in data34){
if(!(((key3 === "field") || (key3 === "equals")) || (key3 === "oneOf"))){
const err92 = {instancePath:instancePath+"/requiredWhen",schemaPath:"https://experience.local/shared/form-condition.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},schema:false,parentSchema:schema1,data:data34};
(vErrors ??= []).push(err92);
errors++;
}
}
if(data34.field !== undefined){
let data35 = data34.field;
if(typeof data35 === "string"){
if(data35.length > 40 && func1(data35) > 40){
const err93 = {instancePath:instancePath+"/requiredWhen/field",schemaPath:"https://experience.local/shared/form-condition.schema.json/properties/field/maxLength",keyword:"maxLength",params:{limit: 40},schema:40,parentSchema:schema1.properties.field,data:data35};
(vErrors ??= []).push(err93);
errors++;
}
if(!pattern0.test(data35)){
const err94 = {instancePath:instancePath+"/requiredWhen/field",schemaPath:"https://experience.local/shared/form-condition.schema.json/properties/field/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*$"},schema:"^[a-z][A-Za-z0-9]*$",parentSchema:schema1.properties.field,data:data35};
(vErrors ??= []).push(err94);
errors++;
}
}
else {
const err95 = {instancePath:instancePath+"/requiredWhen/field",schemaPath:"https://experience.local/shared/form-condition.schema.json/properties/field/type",keyword:"type",params:{type: "string"},schema:schema1.properties.field.type,parentSchema:schema1.properties.field,data:data35};
(vErrors ??= []).push(err95);
errors++;
}
}
if(data34.equals !== undefined){
let data36 = data34.equals;
if(typeof data36 === "string"){
if(data36.length > 100 && func1(data36) > 100){
const err96 = {instancePath:instancePath+"/requiredWhen/equals",schemaPath:"https://experience.local/shared/form-condition.schema.json/properties/equals/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema1.properties.equals,data:data36};
(vErrors ??= []).push(err96);
errors++;
}
if(data36.length < 2 * 1 && func1(data36) < 1){
const err97 = {instancePath:instancePath+"/requiredWhen/equals",schemaPath:"https://experience.local/shared/form-condition.schema.json/properties/equals/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema1.properties.equals,data:data36};
(vErrors ??= []).push(err97);
errors++;
}
}
else {
const err98 = {instancePath:instancePath+"/requiredWhen/equals",schemaPath:"https://experience.local/shared/form-condition.schema.json/properties/equals/type",keyword:"type",params:{type: "string"},schema:schema1.properties.equals.type,parentSchema:schema1.properties.equals,data:data36};
(vErrors ??= []).push(err98);
errors++;
}
}
if(data34.oneOf !== undefined){
let data37 = data34.oneOf;
if(Array.isArray(data37)){
if(data37.length > 20){
const err99 = {instancePath:instancePath+"/requiredWhen/oneOf",schemaPath:"https://experience.local/shared/form-condition.schema.json/properties/oneOf/maxItems",keyword:"maxItems",params:{limit: 20},schema:20,parentSchema:schema1.properties.oneOf,data:data37};
(vErrors ??= []).push(err99);
errors++;
}
if(data37.length < 1){
const err100 = {instancePath:instancePath+"/requiredWhen/oneOf",schemaPath:"https://experience.local/shared/form-condition.schema.json/properties/oneOf/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema1.properties.oneOf,data:data37};
(vErrors ??= []).push(err100);
errors++;
}
const len3 = data37.length;
for(let i3=0; i3<len3; i3++){
let data38 = data37[i3];
if(typeof data38 === "string"){
if(data38.length > 100 && func1(data38) > 100){
const err101 = {instancePath:instancePath+"/requiredWhen/oneOf/" + i3,schemaPath:"https://experience.local/shared/form-condition.schema.json/properties/oneOf/items/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema1.properties.oneOf.items,data:data38};
(vErrors ??= []).push(err101);
errors++;
}
if(data38.length < 2 * 1 && func1(data38) < 1){
const err102 = {instancePath:instancePath+"/requiredWhen/oneOf/" + i3,schemaPath:"https://experience.local/shared/form-condition.schema.json/properties/oneOf/items/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema1.properties.oneOf.items,data:data38};
(vErrors ??= []).push(err102);
errors++;
}
}
else {
const err103 = {instancePath:instancePath+"/requiredWhen/oneOf/" + i3,schemaPath:"https://experience.local/shared/form-condition.schema.json/properties/oneOf/items/type",keyword:"type",params:{type: "string"},schema:schema1.properties.oneOf.items.type,parentSchema:schema1.properties.oneOf.items,data:data38};
(vErrors ??= []).push(err103);
errors++;
}
}
}
else {
const err104 = {instancePath:instancePath+"/requiredWhen/oneOf",schemaPath:"https://experience.local/shared/form-condition.schema.json/properties/oneOf/type",keyword:"type",params:{type: "array"},schema:schema1.properties.oneOf.type,parentSchema:schema1.properties.oneOf,data:data37};
(vErrors ??= []).push(err104);
errors++;
}
}
}
else {
const err105 = {instancePath:instancePath+"/requiredWhen",schemaPath:"https://experience.local/shared/form-condition.schema.json/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data:data34};
(vErrors ??= []).push(err105);
errors++;
}
}
if(data.fields !== undefined){
let data39 = data.fields;
if(Array.isArray(data39)){
if(data39.length > 20){
const err106 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/maxItems",keyword:"maxItems",params:{limit: 20},schema:20,parentSchema:schema0.properties.fields,data:data39};
(vErrors ??= []).push(err106);
errors++;
}
if(data39.length < 1){
const err107 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/minItems",keyword:"minItems",params:{limit: 1},schema:1,parentSchema:schema0.properties.fields,data:data39};
(vErrors ??= []).push(err107);
errors++;
}
const len4 = data39.length;
for(let i4=0; i4<len4; i4++){
if(!(validate1(data39[i4], {instancePath:instancePath+"/fields/" + i4,parentData:data39,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
}
else {
const err108 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"},schema:schema0.properties.fields.type,parentSchema:schema0.properties.fields,data:data39};
(vErrors ??= []).push(err108);
errors++;
}
}
if(data.maxRows !== undefined){
let data41 = data.maxRows;
if(!(((typeof data41 == "number") && (!(data41 % 1) && !isNaN(data41))) && (isFinite(data41)))){
const err109 = {instancePath:instancePath+"/maxRows",schemaPath:"#/properties/maxRows/type",keyword:"type",params:{type: "integer"},schema:schema0.properties.maxRows.type,parentSchema:schema0.properties.maxRows,data:data41};
(vErrors ??= []).push(err109);
errors++;
}
if((typeof data41 == "number") && (isFinite(data41))){
if(data41 > 20 || isNaN(data41)){
const err110 = {instancePath:instancePath+"/maxRows",schemaPath:"#/properties/maxRows/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},schema:20,parentSchema:schema0.properties.maxRows,data:data41};
(vErrors ??= []).push(err110);
errors++;
}
if(data41 < 1 || isNaN(data41)){
const err111 = {instancePath:instancePath+"/maxRows",schemaPath:"#/properties/maxRows/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema0.properties.maxRows,data:data41};
(vErrors ??= []).push(err111);
errors++;
}
}
}
if(data.minRows !== undefined){
let data42 = data.minRows;
if(!(((typeof data42 == "number") && (!(data42 % 1) && !isNaN(data42))) && (isFinite(data42)))){
const err112 = {instancePath:instancePath+"/minRows",schemaPath:"#/properties/minRows/type",keyword:"type",params:{type: "integer"},schema:schema0.properties.minRows.type,parentSchema:schema0.properties.minRows,data:data42};
(vErrors ??= []).push(err112);
errors++;
}
if((typeof data42 == "number") && (isFinite(data42))){
if(data42 > 20 || isNaN(data42)){
const err113 = {instancePath:instancePath+"/minRows",schemaPath:"#/properties/minRows/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},schema:20,parentSchema:schema0.properties.minRows,data:data42};
(vErrors ??= []).push(err113);
errors++;
}
if(data42 < 0 || isNaN(data42)){
const err114 = {instancePath:instancePath+"/minRows",schemaPath:"#/properties/minRows/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema0.properties.minRows,data:data42};
(vErrors ??= []).push(err114);
errors++;
}
}
}
if(data.rowLabel !== undefined){
let data43 = data.rowLabel;
if(typeof data43 === "string"){
if(data43.length > 100 && func1(data43) > 100){
const err115 = {instancePath:instancePath+"/rowLabel",schemaPath:"#/properties/rowLabel/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.rowLabel,data:data43};
(vErrors ??= []).push(err115);
errors++;
}
if(data43.length < 2 * 1 && func1(data43) < 1){
const err116 = {instancePath:instancePath+"/rowLabel",schemaPath:"#/properties/rowLabel/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.rowLabel,data:data43};
(vErrors ??= []).push(err116);
errors++;
}
}
else {
const err117 = {instancePath:instancePath+"/rowLabel",schemaPath:"#/properties/rowLabel/type",keyword:"type",params:{type: "string"},schema:schema0.properties.rowLabel.type,parentSchema:schema0.properties.rowLabel,data:data43};
(vErrors ??= []).push(err117);
errors++;
}
}
if(data.addLabel !== undefined){
let data44 = data.addLabel;
if(typeof data44 === "string"){
if(data44.length > 60 && func1(data44) > 60){
const err118 = {instancePath:instancePath+"/addLabel",schemaPath:"#/properties/addLabel/maxLength",keyword:"maxLength",params:{limit: 60},schema:60,parentSchema:schema0.properties.addLabel,data:data44};
(vErrors ??= []).push(err118);
errors++;
}
if(data44.length < 2 * 1 && func1(data44) < 1){
const err119 = {instancePath:instancePath+"/addLabel",schemaPath:"#/properties/addLabel/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.addLabel,data:data44};
(vErrors ??= []).push(err119);
errors++;
}
}
else {
const err120 = {instancePath:instancePath+"/addLabel",schemaPath:"#/properties/addLabel/type",keyword:"type",params:{type: "string"},schema:schema0.properties.addLabel.type,parentSchema:schema0.properties.addLabel,data:data44};
(vErrors ??= []).push(err120);
errors++;
}
}
}
else {
const err121 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
(vErrors ??= []).push(err121);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export { validate };
