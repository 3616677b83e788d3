// Made by `npm run generate` from ../../features/loan-calculator.schema.json. Do not edit.
// @ts-nocheck
import type { Shape } from '../../check-module.ts';
import { fold } from '../../problems/fold.ts';
import type { Problem } from '../../problems/problem.ts';
import { countCharacters } from '../../count-characters.ts';
import { validate as validate1 } from '../shared/text-link.validate.ts';

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/features/loan-calculator.schema.json","title":"LoanCalculatorProps","description":"Works out a loan with constant monthly payments: what leaves the account each month, what the loan costs, its annual percentage rate, the representative example and the whole repayment plan.","type":"object","additionalProperties":false,"required":["amount","term","rate","contact"],"properties":{"amount":{"type":"object","additionalProperties":false,"required":["minimum","maximum","start"],"description":"How much may be borrowed, in the currency.","properties":{"minimum":{"type":"number","minimum":1,"maximum":1000000000,"description":"The lowest amount.","examples":[1000]},"maximum":{"type":"number","minimum":1,"maximum":1000000000,"description":"The highest amount.","examples":[50000]},"start":{"type":"number","minimum":1,"maximum":1000000000,"description":"The amount that is shown at first.","examples":[15000]},"step":{"type":"number","minimum":1,"maximum":1000000000,"default":100,"description":"By how much the slider moves."}}},"term":{"type":"object","additionalProperties":false,"required":["minimum","maximum","start"],"description":"For how many months money may be borrowed.","properties":{"minimum":{"type":"integer","minimum":1,"maximum":480,"description":"The shortest term, in months.","examples":[12]},"maximum":{"type":"integer","minimum":1,"maximum":480,"description":"The longest term, in months.","examples":[120]},"start":{"type":"integer","minimum":1,"maximum":480,"description":"The term that is shown at first, in months.","examples":[60]},"step":{"type":"integer","minimum":1,"maximum":120,"default":1,"description":"By how many months the slider moves."}}},"rate":{"type":["number","string"],"minimum":0,"maximum":100,"pattern":"^%\\{[^:{}%]*:[^:{}%]*\\}%$","description":"The fixed yearly borrowing rate, in per cent: a number, or a macro that is a percentage, whose two decimals count.","examples":[4.5,"%{loans:car-loan-rate}%"]},"convention":{"enum":["nominal","effective"],"default":"nominal","description":"How the yearly rate becomes a monthly one: a twelfth of it (nominal), or the rate that makes the yearly one after twelve months of compound interest (effective)."},"fee":{"type":"number","minimum":0,"maximum":1000000,"default":0,"description":"What is paid once, when the money is received. It counts in the annual percentage rate.","examples":[75]},"currency":{"type":"string","pattern":"^[A-Z]{3}$","default":"EUR","description":"The currency of all amounts.","examples":["EUR"]},"creditType":{"type":"string","minLength":1,"maxLength":100,"description":"What the law calls this credit; the representative example says it. Left out: instalment loan, in the language of the page.","examples":["Instalment loan for a car"]},"contact":{"$ref":"https://experience.local/shared/text-link.schema.json","description":"Where to ask for the loan. Without script it is the way to another amount."}}};
const pattern0 = new RegExp("^%\\{[^:{}%]*:[^:{}%]*\\}%$", "u");
const pattern1 = new RegExp("^[A-Z]{3}$", "u");
const func0 = countCharacters;



function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/features/loan-calculator.schema.json" */;
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
if(data.amount === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err0);
errors++;
}
if(data.term === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "term"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err1);
errors++;
}
if(data.rate === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rate"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err2);
errors++;
}
if(data.contact === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contact"},schema:schema0.required,parentSchema:schema0,data};
(vErrors ??= []).push(err3);
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "amount") || (key0 === "term")) || (key0 === "rate")) || (key0 === "convention")) || (key0 === "fee")) || (key0 === "currency")) || (key0 === "creditType")) || (key0 === "contact"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.amount !== undefined){
let data0 = data.amount;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.minimum === undefined){
const err5 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/required",keyword:"required",params:{missingProperty: "minimum"},schema:schema0.properties.amount.required,parentSchema:schema0.properties.amount,data:data0};
(vErrors ??= []).push(err5);
errors++;
}
if(data0.maximum === undefined){
const err6 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/required",keyword:"required",params:{missingProperty: "maximum"},schema:schema0.properties.amount.required,parentSchema:schema0.properties.amount,data:data0};
(vErrors ??= []).push(err6);
errors++;
}
if(data0.start === undefined){
const err7 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/required",keyword:"required",params:{missingProperty: "start"},schema:schema0.properties.amount.required,parentSchema:schema0.properties.amount,data:data0};
(vErrors ??= []).push(err7);
errors++;
}
for(const key1 in data0){
if(!((((key1 === "minimum") || (key1 === "maximum")) || (key1 === "start")) || (key1 === "step"))){
const err8 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema0.properties.amount,data:data0};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data0.minimum !== undefined){
let data1 = data0.minimum;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1000000000 || isNaN(data1)){
const err9 = {instancePath:instancePath+"/amount/minimum",schemaPath:"#/properties/amount/properties/minimum/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},schema:1000000000,parentSchema:schema0.properties.amount.properties.minimum,data:data1};
(vErrors ??= []).push(err9);
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err10 = {instancePath:instancePath+"/amount/minimum",schemaPath:"#/properties/amount/properties/minimum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema0.properties.amount.properties.minimum,data:data1};
(vErrors ??= []).push(err10);
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/amount/minimum",schemaPath:"#/properties/amount/properties/minimum/type",keyword:"type",params:{type: "number"},schema:schema0.properties.amount.properties.minimum.type,parentSchema:schema0.properties.amount.properties.minimum,data:data1};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data0.maximum !== undefined){
let data2 = data0.maximum;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000000000 || isNaN(data2)){
const err12 = {instancePath:instancePath+"/amount/maximum",schemaPath:"#/properties/amount/properties/maximum/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},schema:1000000000,parentSchema:schema0.properties.amount.properties.maximum,data:data2};
(vErrors ??= []).push(err12);
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err13 = {instancePath:instancePath+"/amount/maximum",schemaPath:"#/properties/amount/properties/maximum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema0.properties.amount.properties.maximum,data:data2};
(vErrors ??= []).push(err13);
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/amount/maximum",schemaPath:"#/properties/amount/properties/maximum/type",keyword:"type",params:{type: "number"},schema:schema0.properties.amount.properties.maximum.type,parentSchema:schema0.properties.amount.properties.maximum,data:data2};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data0.start !== undefined){
let data3 = data0.start;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1000000000 || isNaN(data3)){
const err15 = {instancePath:instancePath+"/amount/start",schemaPath:"#/properties/amount/properties/start/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},schema:1000000000,parentSchema:schema0.properties.amount.properties.start,data:data3};
(vErrors ??= []).push(err15);
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err16 = {instancePath:instancePath+"/amount/start",schemaPath:"#/properties/amount/properties/start/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema0.properties.amount.properties.start,data:data3};
(vErrors ??= []).push(err16);
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/amount/start",schemaPath:"#/properties/amount/properties/start/type",keyword:"type",params:{type: "number"},schema:schema0.properties.amount.properties.start.type,parentSchema:schema0.properties.amount.properties.start,data:data3};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data0.step !== undefined){
let data4 = data0.step;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1000000000 || isNaN(data4)){
const err18 = {instancePath:instancePath+"/amount/step",schemaPath:"#/properties/amount/properties/step/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},schema:1000000000,parentSchema:schema0.properties.amount.properties.step,data:data4};
(vErrors ??= []).push(err18);
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err19 = {instancePath:instancePath+"/amount/step",schemaPath:"#/properties/amount/properties/step/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema0.properties.amount.properties.step,data:data4};
(vErrors ??= []).push(err19);
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/amount/step",schemaPath:"#/properties/amount/properties/step/type",keyword:"type",params:{type: "number"},schema:schema0.properties.amount.properties.step.type,parentSchema:schema0.properties.amount.properties.step,data:data4};
(vErrors ??= []).push(err20);
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: "object"},schema:schema0.properties.amount.type,parentSchema:schema0.properties.amount,data:data0};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data.term !== undefined){
let data5 = data.term;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.minimum === undefined){
const err22 = {instancePath:instancePath+"/term",schemaPath:"#/properties/term/required",keyword:"required",params:{missingProperty: "minimum"},schema:schema0.properties.term.required,parentSchema:schema0.properties.term,data:data5};
(vErrors ??= []).push(err22);
errors++;
}
if(data5.maximum === undefined){
const err23 = {instancePath:instancePath+"/term",schemaPath:"#/properties/term/required",keyword:"required",params:{missingProperty: "maximum"},schema:schema0.properties.term.required,parentSchema:schema0.properties.term,data:data5};
(vErrors ??= []).push(err23);
errors++;
}
if(data5.start === undefined){
const err24 = {instancePath:instancePath+"/term",schemaPath:"#/properties/term/required",keyword:"required",params:{missingProperty: "start"},schema:schema0.properties.term.required,parentSchema:schema0.properties.term,data:data5};
(vErrors ??= []).push(err24);
errors++;
}
for(const key2 in data5){
if(!((((key2 === "minimum") || (key2 === "maximum")) || (key2 === "start")) || (key2 === "step"))){
const err25 = {instancePath:instancePath+"/term",schemaPath:"#/properties/term/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema0.properties.term,data:data5};
(vErrors ??= []).push(err25);
errors++;
}
}
if(data5.minimum !== undefined){
let data6 = data5.minimum;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err26 = {instancePath:instancePath+"/term/minimum",schemaPath:"#/properties/term/properties/minimum/type",keyword:"type",params:{type: "integer"},schema:schema0.properties.term.properties.minimum.type,parentSchema:schema0.properties.term.properties.minimum,data:data6};
(vErrors ??= []).push(err26);
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 480 || isNaN(data6)){
const err27 = {instancePath:instancePath+"/term/minimum",schemaPath:"#/properties/term/properties/minimum/maximum",keyword:"maximum",params:{comparison: "<=", limit: 480},schema:480,parentSchema:schema0.properties.term.properties.minimum,data:data6};
(vErrors ??= []).push(err27);
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err28 = {instancePath:instancePath+"/term/minimum",schemaPath:"#/properties/term/properties/minimum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema0.properties.term.properties.minimum,data:data6};
(vErrors ??= []).push(err28);
errors++;
}
}
}
if(data5.maximum !== undefined){
let data7 = data5.maximum;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err29 = {instancePath:instancePath+"/term/maximum",schemaPath:"#/properties/term/properties/maximum/type",keyword:"type",params:{type: "integer"},schema:schema0.properties.term.properties.maximum.type,parentSchema:schema0.properties.term.properties.maximum,data:data7};
(vErrors ??= []).push(err29);
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 480 || isNaN(data7)){
const err30 = {instancePath:instancePath+"/term/maximum",schemaPath:"#/properties/term/properties/maximum/maximum",keyword:"maximum",params:{comparison: "<=", limit: 480},schema:480,parentSchema:schema0.properties.term.properties.maximum,data:data7};
(vErrors ??= []).push(err30);
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err31 = {instancePath:instancePath+"/term/maximum",schemaPath:"#/properties/term/properties/maximum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema0.properties.term.properties.maximum,data:data7};
(vErrors ??= []).push(err31);
errors++;
}
}
}
if(data5.start !== undefined){
let data8 = data5.start;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err32 = {instancePath:instancePath+"/term/start",schemaPath:"#/properties/term/properties/start/type",keyword:"type",params:{type: "integer"},schema:schema0.properties.term.properties.start.type,parentSchema:schema0.properties.term.properties.start,data:data8};
(vErrors ??= []).push(err32);
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 480 || isNaN(data8)){
const err33 = {instancePath:instancePath+"/term/start",schemaPath:"#/properties/term/properties/start/maximum",keyword:"maximum",params:{comparison: "<=", limit: 480},schema:480,parentSchema:schema0.properties.term.properties.start,data:data8};
(vErrors ??= []).push(err33);
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err34 = {instancePath:instancePath+"/term/start",schemaPath:"#/properties/term/properties/start/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema0.properties.term.properties.start,data:data8};
(vErrors ??= []).push(err34);
errors++;
}
}
}
if(data5.step !== undefined){
let data9 = data5.step;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err35 = {instancePath:instancePath+"/term/step",schemaPath:"#/properties/term/properties/step/type",keyword:"type",params:{type: "integer"},schema:schema0.properties.term.properties.step.type,parentSchema:schema0.properties.term.properties.step,data:data9};
(vErrors ??= []).push(err35);
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 120 || isNaN(data9)){
const err36 = {instancePath:instancePath+"/term/step",schemaPath:"#/properties/term/properties/step/maximum",keyword:"maximum",params:{comparison: "<=", limit: 120},schema:120,parentSchema:schema0.properties.term.properties.step,data:data9};
(vErrors ??= []).push(err36);
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err37 = {instancePath:instancePath+"/term/step",schemaPath:"#/properties/term/properties/step/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema0.properties.term.properties.step,data:data9};
(vErrors ??= []).push(err37);
errors++;
}
}
}
}
else {
const err38 = {instancePath:instancePath+"/term",schemaPath:"#/properties/term/type",keyword:"type",params:{type: "object"},schema:schema0.properties.term.type,parentSchema:schema0.properties.term,data:data5};
(vErrors ??= []).push(err38);
errors++;
}
}
if(data.rate !== undefined){
let data10 = data.rate;
if((!((typeof data10 == "number") && (isFinite(data10)))) && (typeof data10 !== "string")){
const err39 = {instancePath:instancePath+"/rate",schemaPath:"#/properties/rate/type",keyword:"type",params:{type: schema0.properties.rate.type},schema:schema0.properties.rate.type,parentSchema:schema0.properties.rate,data:data10};
(vErrors ??= []).push(err39);
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 100 || isNaN(data10)){
const err40 = {instancePath:instancePath+"/rate",schemaPath:"#/properties/rate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema0.properties.rate,data:data10};
(vErrors ??= []).push(err40);
errors++;
}
if(data10 < 0 || isNaN(data10)){
const err41 = {instancePath:instancePath+"/rate",schemaPath:"#/properties/rate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema0.properties.rate,data:data10};
(vErrors ??= []).push(err41);
errors++;
}
}
if(typeof data10 === "string"){
if(!pattern0.test(data10)){
const err42 = {instancePath:instancePath+"/rate",schemaPath:"#/properties/rate/pattern",keyword:"pattern",params:{pattern: "^%\\{[^:{}%]*:[^:{}%]*\\}%$"},schema:"^%\\{[^:{}%]*:[^:{}%]*\\}%$",parentSchema:schema0.properties.rate,data:data10};
(vErrors ??= []).push(err42);
errors++;
}
}
}
if(data.convention !== undefined){
let data11 = data.convention;
if(!((data11 === "nominal") || (data11 === "effective"))){
const err43 = {instancePath:instancePath+"/convention",schemaPath:"#/properties/convention/enum",keyword:"enum",params:{allowedValues: schema0.properties.convention.enum},schema:schema0.properties.convention.enum,parentSchema:schema0.properties.convention,data:data11};
(vErrors ??= []).push(err43);
errors++;
}
}
if(data.fee !== undefined){
let data12 = data.fee;
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 1000000 || isNaN(data12)){
const err44 = {instancePath:instancePath+"/fee",schemaPath:"#/properties/fee/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},schema:1000000,parentSchema:schema0.properties.fee,data:data12};
(vErrors ??= []).push(err44);
errors++;
}
if(data12 < 0 || isNaN(data12)){
const err45 = {instancePath:instancePath+"/fee",schemaPath:"#/properties/fee/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema0.properties.fee,data:data12};
(vErrors ??= []).push(err45);
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/fee",schemaPath:"#/properties/fee/type",keyword:"type",params:{type: "number"},schema:schema0.properties.fee.type,parentSchema:schema0.properties.fee,data:data12};
(vErrors ??= []).push(err46);
errors++;
}
}
if(data.currency !== undefined){
let data13 = data.currency;
if(typeof data13 === "string"){
if(!pattern1.test(data13)){
const err47 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},schema:"^[A-Z]{3}$",parentSchema:schema0.properties.currency,data:data13};
(vErrors ??= []).push(err47);
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: "string"},schema:schema0.properties.currency.type,parentSchema:schema0.properties.currency,data:data13};
(vErrors ??= []).push(err48);
errors++;
}
}
if(data.creditType !== undefined){
let data14 = data.creditType;
if(typeof data14 === "string"){
if(data14.length > 100 && func0(data14) > 100){
const err49 = {instancePath:instancePath+"/creditType",schemaPath:"#/properties/creditType/maxLength",keyword:"maxLength",params:{limit: 100},schema:100,parentSchema:schema0.properties.creditType,data:data14};
(vErrors ??= []).push(err49);
errors++;
}
if(data14.length < 2 * 1 && func0(data14) < 1){
const err50 = {instancePath:instancePath+"/creditType",schemaPath:"#/properties/creditType/minLength",keyword:"minLength",params:{limit: 1},schema:1,parentSchema:schema0.properties.creditType,data:data14};
(vErrors ??= []).push(err50);
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/creditType",schemaPath:"#/properties/creditType/type",keyword:"type",params:{type: "string"},schema:schema0.properties.creditType.type,parentSchema:schema0.properties.creditType,data:data14};
(vErrors ??= []).push(err51);
errors++;
}
}
if(data.contact !== undefined){
if(!(validate1(data.contact, {instancePath:instancePath+"/contact",parentData:data,parentDataProperty:"contact",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
}
else {
const err52 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
(vErrors ??= []).push(err52);
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
    "amount": {
      "properties": {
        "minimum": {},
        "maximum": {},
        "start": {},
        "step": {}
      }
    },
    "term": {
      "properties": {
        "minimum": {},
        "maximum": {},
        "start": {},
        "step": {}
      }
    },
    "rate": {},
    "convention": {},
    "fee": {},
    "currency": {},
    "creditType": {
      "kind": "text"
    },
    "contact": {
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
};
