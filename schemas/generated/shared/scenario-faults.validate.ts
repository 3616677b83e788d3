// Made by `npm run generate` from ../../shared/scenario-faults.schema.json. Do not edit.
// @ts-nocheck

const validate = validate0;
const schema0 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/scenario-faults.schema.json","title":"ScenarioFaults","description":"How services let the page down, by endpoint.","type":"object","additionalProperties":false,"properties":{"page-model":{"$ref":"https://experience.local/shared/endpoint-fault.schema.json"},"macros":{"$ref":"https://experience.local/shared/endpoint-fault.schema.json"},"cms-data":{"$ref":"https://experience.local/shared/endpoint-fault.schema.json"},"search-results":{"$ref":"https://experience.local/shared/endpoint-fault.schema.json"},"opening-hours":{"$ref":"https://experience.local/shared/endpoint-fault.schema.json"},"suggestions":{"$ref":"https://experience.local/shared/endpoint-fault.schema.json"},"feature-config":{"$ref":"https://experience.local/shared/endpoint-fault.schema.json"},"app-config":{"$ref":"https://experience.local/shared/endpoint-fault.schema.json"},"client-context":{"$ref":"https://experience.local/shared/endpoint-fault.schema.json"},"open-variants":{"$ref":"https://experience.local/shared/endpoint-fault.schema.json"},"images":{"$ref":"https://experience.local/shared/endpoint-fault.schema.json"},"form":{"$ref":"https://experience.local/shared/endpoint-fault.schema.json"},"form-check":{"$ref":"https://experience.local/shared/endpoint-fault.schema.json"},"appointment-times":{"$ref":"https://experience.local/shared/endpoint-fault.schema.json"},"appointment-booking":{"$ref":"https://experience.local/shared/endpoint-fault.schema.json"},"modules":{"$ref":"https://experience.local/shared/endpoint-fault.schema.json"},"delivery":{"$ref":"https://experience.local/shared/endpoint-fault.schema.json"}}};
const schema0Names = new Set(Object.keys(schema0.properties));
const schema1 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"https://experience.local/shared/endpoint-fault.schema.json","title":"EndpointFault","description":"One way in which a service lets its callers down.","type":"object","additionalProperties":false,"required":["kind"],"properties":{"kind":{"enum":["slow","hang","status","html","truncated","empty","body","disconnect","reset","wrong-type","wrong-length","redirect","trickle","oversized"],"description":"slow answers late, hang never, trickle one byte at a time; disconnect breaks the connection before the answer, reset in the middle of it, wrong-length one byte before the end that its headers promise; html, truncated, empty and body answer something else, redirect leads elsewhere; wrong-type says that the right answer is plain text, and oversized makes it larger than any document may be."},"delayMs":{"type":"integer","minimum":0,"maximum":60000,"default":1000,"description":"How late a slow answer is, in milliseconds."},"status":{"type":"integer","minimum":200,"maximum":599,"default":500,"description":"The status of a status fault. A body fault has it too, or 200 where it is left out.","examples":[404,503]},"text":{"type":"string","default":"","description":"What a body fault answers."},"times":{"type":"integer","minimum":1,"maximum":100,"description":"How many calls meet the fault before the service answers as it should. Left out: all of them.","examples":[1]}}};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="https://experience.local/shared/scenario-faults.schema.json" */;
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
if(!(schema0Names.has(key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema0,data};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data["page-model"] !== undefined){
let data0 = data["page-model"];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.kind === undefined){
const err1 = {instancePath:instancePath+"/page-model",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/required",keyword:"required",params:{missingProperty: "kind"},schema:schema1.required,parentSchema:schema1,data:data0};
(vErrors ??= []).push(err1);
errors++;
}
for(const key1 in data0){
if(!(((((key1 === "kind") || (key1 === "delayMs")) || (key1 === "status")) || (key1 === "text")) || (key1 === "times"))){
const err2 = {instancePath:instancePath+"/page-model",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema1,data:data0};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data0.kind !== undefined){
let data1 = data0.kind;
if(!((((((((((((((data1 === "slow") || (data1 === "hang")) || (data1 === "status")) || (data1 === "html")) || (data1 === "truncated")) || (data1 === "empty")) || (data1 === "body")) || (data1 === "disconnect")) || (data1 === "reset")) || (data1 === "wrong-type")) || (data1 === "wrong-length")) || (data1 === "redirect")) || (data1 === "trickle")) || (data1 === "oversized"))){
const err3 = {instancePath:instancePath+"/page-model/kind",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/kind/enum",keyword:"enum",params:{allowedValues: schema1.properties.kind.enum},schema:schema1.properties.kind.enum,parentSchema:schema1.properties.kind,data:data1};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data0.delayMs !== undefined){
let data2 = data0.delayMs;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err4 = {instancePath:instancePath+"/page-model/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.delayMs.type,parentSchema:schema1.properties.delayMs,data:data2};
(vErrors ??= []).push(err4);
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 60000 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/page-model/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000},schema:60000,parentSchema:schema1.properties.delayMs,data:data2};
(vErrors ??= []).push(err5);
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/page-model/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema1.properties.delayMs,data:data2};
(vErrors ??= []).push(err6);
errors++;
}
}
}
if(data0.status !== undefined){
let data3 = data0.status;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/page-model/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.status.type,parentSchema:schema1.properties.status,data:data3};
(vErrors ??= []).push(err7);
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 599 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/page-model/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},schema:599,parentSchema:schema1.properties.status,data:data3};
(vErrors ??= []).push(err8);
errors++;
}
if(data3 < 200 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/page-model/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 200},schema:200,parentSchema:schema1.properties.status,data:data3};
(vErrors ??= []).push(err9);
errors++;
}
}
}
if(data0.text !== undefined){
let data4 = data0.text;
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/page-model/text",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/text/type",keyword:"type",params:{type: "string"},schema:schema1.properties.text.type,parentSchema:schema1.properties.text,data:data4};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data0.times !== undefined){
let data5 = data0.times;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err11 = {instancePath:instancePath+"/page-model/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.times.type,parentSchema:schema1.properties.times,data:data5};
(vErrors ??= []).push(err11);
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 100 || isNaN(data5)){
const err12 = {instancePath:instancePath+"/page-model/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema1.properties.times,data:data5};
(vErrors ??= []).push(err12);
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err13 = {instancePath:instancePath+"/page-model/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema1.properties.times,data:data5};
(vErrors ??= []).push(err13);
errors++;
}
}
}
}
else {
const err14 = {instancePath:instancePath+"/page-model",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data:data0};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.macros !== undefined){
let data6 = data.macros;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.kind === undefined){
const err15 = {instancePath:instancePath+"/macros",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/required",keyword:"required",params:{missingProperty: "kind"},schema:schema1.required,parentSchema:schema1,data:data6};
(vErrors ??= []).push(err15);
errors++;
}
for(const key2 in data6){
if(!(((((key2 === "kind") || (key2 === "delayMs")) || (key2 === "status")) || (key2 === "text")) || (key2 === "times"))){
const err16 = {instancePath:instancePath+"/macros",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema1,data:data6};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data6.kind !== undefined){
let data7 = data6.kind;
if(!((((((((((((((data7 === "slow") || (data7 === "hang")) || (data7 === "status")) || (data7 === "html")) || (data7 === "truncated")) || (data7 === "empty")) || (data7 === "body")) || (data7 === "disconnect")) || (data7 === "reset")) || (data7 === "wrong-type")) || (data7 === "wrong-length")) || (data7 === "redirect")) || (data7 === "trickle")) || (data7 === "oversized"))){
const err17 = {instancePath:instancePath+"/macros/kind",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/kind/enum",keyword:"enum",params:{allowedValues: schema1.properties.kind.enum},schema:schema1.properties.kind.enum,parentSchema:schema1.properties.kind,data:data7};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data6.delayMs !== undefined){
let data8 = data6.delayMs;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err18 = {instancePath:instancePath+"/macros/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.delayMs.type,parentSchema:schema1.properties.delayMs,data:data8};
(vErrors ??= []).push(err18);
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 60000 || isNaN(data8)){
const err19 = {instancePath:instancePath+"/macros/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000},schema:60000,parentSchema:schema1.properties.delayMs,data:data8};
(vErrors ??= []).push(err19);
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err20 = {instancePath:instancePath+"/macros/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema1.properties.delayMs,data:data8};
(vErrors ??= []).push(err20);
errors++;
}
}
}
if(data6.status !== undefined){
let data9 = data6.status;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err21 = {instancePath:instancePath+"/macros/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.status.type,parentSchema:schema1.properties.status,data:data9};
(vErrors ??= []).push(err21);
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 599 || isNaN(data9)){
const err22 = {instancePath:instancePath+"/macros/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},schema:599,parentSchema:schema1.properties.status,data:data9};
(vErrors ??= []).push(err22);
errors++;
}
if(data9 < 200 || isNaN(data9)){
const err23 = {instancePath:instancePath+"/macros/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 200},schema:200,parentSchema:schema1.properties.status,data:data9};
(vErrors ??= []).push(err23);
errors++;
}
}
}
if(data6.text !== undefined){
let data10 = data6.text;
if(typeof data10 !== "string"){
const err24 = {instancePath:instancePath+"/macros/text",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/text/type",keyword:"type",params:{type: "string"},schema:schema1.properties.text.type,parentSchema:schema1.properties.text,data:data10};
(vErrors ??= []).push(err24);
errors++;
}
}
if(data6.times !== undefined){
let data11 = data6.times;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err25 = {instancePath:instancePath+"/macros/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.times.type,parentSchema:schema1.properties.times,data:data11};
(vErrors ??= []).push(err25);
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 100 || isNaN(data11)){
const err26 = {instancePath:instancePath+"/macros/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema1.properties.times,data:data11};
(vErrors ??= []).push(err26);
errors++;
}
if(data11 < 1 || isNaN(data11)){
const err27 = {instancePath:instancePath+"/macros/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema1.properties.times,data:data11};
(vErrors ??= []).push(err27);
errors++;
}
}
}
}
else {
const err28 = {instancePath:instancePath+"/macros",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data:data6};
(vErrors ??= []).push(err28);
errors++;
}
}
if(data["cms-data"] !== undefined){
let data12 = data["cms-data"];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.kind === undefined){
const err29 = {instancePath:instancePath+"/cms-data",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/required",keyword:"required",params:{missingProperty: "kind"},schema:schema1.required,parentSchema:schema1,data:data12};
(vErrors ??= []).push(err29);
errors++;
}
for(const key3 in data12){
if(!(((((key3 === "kind") || (key3 === "delayMs")) || (key3 === "status")) || (key3 === "text")) || (key3 === "times"))){
const err30 = {instancePath:instancePath+"/cms-data",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},schema:false,parentSchema:schema1,data:data12};
(vErrors ??= []).push(err30);
errors++;
}
}
if(data12.kind !== undefined){
let data13 = data12.kind;
if(!((((((((((((((data13 === "slow") || (data13 === "hang")) || (data13 === "status")) || (data13 === "html")) || (data13 === "truncated")) || (data13 === "empty")) || (data13 === "body")) || (data13 === "disconnect")) || (data13 === "reset")) || (data13 === "wrong-type")) || (data13 === "wrong-length")) || (data13 === "redirect")) || (data13 === "trickle")) || (data13 === "oversized"))){
const err31 = {instancePath:instancePath+"/cms-data/kind",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/kind/enum",keyword:"enum",params:{allowedValues: schema1.properties.kind.enum},schema:schema1.properties.kind.enum,parentSchema:schema1.properties.kind,data:data13};
(vErrors ??= []).push(err31);
errors++;
}
}
if(data12.delayMs !== undefined){
let data14 = data12.delayMs;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err32 = {instancePath:instancePath+"/cms-data/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.delayMs.type,parentSchema:schema1.properties.delayMs,data:data14};
(vErrors ??= []).push(err32);
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 60000 || isNaN(data14)){
const err33 = {instancePath:instancePath+"/cms-data/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000},schema:60000,parentSchema:schema1.properties.delayMs,data:data14};
(vErrors ??= []).push(err33);
errors++;
}
if(data14 < 0 || isNaN(data14)){
const err34 = {instancePath:instancePath+"/cms-data/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema1.properties.delayMs,data:data14};
(vErrors ??= []).push(err34);
errors++;
}
}
}
if(data12.status !== undefined){
let data15 = data12.status;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err35 = {instancePath:instancePath+"/cms-data/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.status.type,parentSchema:schema1.properties.status,data:data15};
(vErrors ??= []).push(err35);
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 599 || isNaN(data15)){
const err36 = {instancePath:instancePath+"/cms-data/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},schema:599,parentSchema:schema1.properties.status,data:data15};
(vErrors ??= []).push(err36);
errors++;
}
if(data15 < 200 || isNaN(data15)){
const err37 = {instancePath:instancePath+"/cms-data/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 200},schema:200,parentSchema:schema1.properties.status,data:data15};
(vErrors ??= []).push(err37);
errors++;
}
}
}
if(data12.text !== undefined){
let data16 = data12.text;
if(typeof data16 !== "string"){
const err38 = {instancePath:instancePath+"/cms-data/text",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/text/type",keyword:"type",params:{type: "string"},schema:schema1.properties.text.type,parentSchema:schema1.properties.text,data:data16};
(vErrors ??= []).push(err38);
errors++;
}
}
if(data12.times !== undefined){
let data17 = data12.times;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err39 = {instancePath:instancePath+"/cms-data/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.times.type,parentSchema:schema1.properties.times,data:data17};
(vErrors ??= []).push(err39);
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 100 || isNaN(data17)){
const err40 = {instancePath:instancePath+"/cms-data/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema1.properties.times,data:data17};
(vErrors ??= []).push(err40);
errors++;
}
if(data17 < 1 || isNaN(data17)){
const err41 = {instancePath:instancePath+"/cms-data/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema1.properties.times,data:data17};
(vErrors ??= []).push(err41);
errors++;
}
}
}
}
else {
const err42 = {instancePath:instancePath+"/cms-data",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data:data12};
(vErrors ??= []).push(err42);
errors++;
}
}
if(data["search-results"] !== undefined){
let data18 = data["search-results"];
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.kind === undefined){
const err43 = {instancePath:instancePath+"/search-results",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/required",keyword:"required",params:{missingProperty: "kind"},schema:schema1.required,parentSchema:schema1,data:data18};
(vErrors ??= []).push(err43);
errors++;
}
for(const key4 in data18){
if(!(((((key4 === "kind") || (key4 === "delayMs")) || (key4 === "status")) || (key4 === "text")) || (key4 === "times"))){
const err44 = {instancePath:instancePath+"/search-results",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},schema:false,parentSchema:schema1,data:data18};
(vErrors ??= []).push(err44);
errors++;
}
}
if(data18.kind !== undefined){
let data19 = data18.kind;
if(!((((((((((((((data19 === "slow") || (data19 === "hang")) || (data19 === "status")) || (data19 === "html")) || (data19 === "truncated")) || (data19 === "empty")) || (data19 === "body")) || (data19 === "disconnect")) || (data19 === "reset")) || (data19 === "wrong-type")) || (data19 === "wrong-length")) || (data19 === "redirect")) || (data19 === "trickle")) || (data19 === "oversized"))){
const err45 = {instancePath:instancePath+"/search-results/kind",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/kind/enum",keyword:"enum",params:{allowedValues: schema1.properties.kind.enum},schema:schema1.properties.kind.enum,parentSchema:schema1.properties.kind,data:data19};
(vErrors ??= []).push(err45);
errors++;
}
}
if(data18.delayMs !== undefined){
let data20 = data18.delayMs;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err46 = {instancePath:instancePath+"/search-results/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.delayMs.type,parentSchema:schema1.properties.delayMs,data:data20};
(vErrors ??= []).push(err46);
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 60000 || isNaN(data20)){
const err47 = {instancePath:instancePath+"/search-results/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000},schema:60000,parentSchema:schema1.properties.delayMs,data:data20};
(vErrors ??= []).push(err47);
errors++;
}
if(data20 < 0 || isNaN(data20)){
const err48 = {instancePath:instancePath+"/search-results/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema1.properties.delayMs,data:data20};
(vErrors ??= []).push(err48);
errors++;
}
}
}
if(data18.status !== undefined){
let data21 = data18.status;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err49 = {instancePath:instancePath+"/search-results/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.status.type,parentSchema:schema1.properties.status,data:data21};
(vErrors ??= []).push(err49);
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 599 || isNaN(data21)){
const err50 = {instancePath:instancePath+"/search-results/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},schema:599,parentSchema:schema1.properties.status,data:data21};
(vErrors ??= []).push(err50);
errors++;
}
if(data21 < 200 || isNaN(data21)){
const err51 = {instancePath:instancePath+"/search-results/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 200},schema:200,parentSchema:schema1.properties.status,data:data21};
(vErrors ??= []).push(err51);
errors++;
}
}
}
if(data18.text !== undefined){
let data22 = data18.text;
if(typeof data22 !== "string"){
const err52 = {instancePath:instancePath+"/search-results/text",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/text/type",keyword:"type",params:{type: "string"},schema:schema1.properties.text.type,parentSchema:schema1.properties.text,data:data22};
(vErrors ??= []).push(err52);
errors++;
}
}
if(data18.times !== undefined){
let data23 = data18.times;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
const err53 = {instancePath:instancePath+"/search-results/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.times.type,parentSchema:schema1.properties.times,data:data23};
(vErrors ??= []).push(err53);
errors++;
}
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 > 100 || isNaN(data23)){
const err54 = {instancePath:instancePath+"/search-results/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema1.properties.times,data:data23};
(vErrors ??= []).push(err54);
errors++;
}
if(data23 < 1 || isNaN(data23)){
const err55 = {instancePath:instancePath+"/search-results/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema1.properties.times,data:data23};
(vErrors ??= []).push(err55);
errors++;
}
}
}
}
else {
const err56 = {instancePath:instancePath+"/search-results",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data:data18};
(vErrors ??= []).push(err56);
errors++;
}
}
if(data["opening-hours"] !== undefined){
let data24 = data["opening-hours"];
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.kind === undefined){
const err57 = {instancePath:instancePath+"/opening-hours",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/required",keyword:"required",params:{missingProperty: "kind"},schema:schema1.required,parentSchema:schema1,data:data24};
(vErrors ??= []).push(err57);
errors++;
}
for(const key5 in data24){
if(!(((((key5 === "kind") || (key5 === "delayMs")) || (key5 === "status")) || (key5 === "text")) || (key5 === "times"))){
const err58 = {instancePath:instancePath+"/opening-hours",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},schema:false,parentSchema:schema1,data:data24};
(vErrors ??= []).push(err58);
errors++;
}
}
if(data24.kind !== undefined){
let data25 = data24.kind;
if(!((((((((((((((data25 === "slow") || (data25 === "hang")) || (data25 === "status")) || (data25 === "html")) || (data25 === "truncated")) || (data25 === "empty")) || (data25 === "body")) || (data25 === "disconnect")) || (data25 === "reset")) || (data25 === "wrong-type")) || (data25 === "wrong-length")) || (data25 === "redirect")) || (data25 === "trickle")) || (data25 === "oversized"))){
const err59 = {instancePath:instancePath+"/opening-hours/kind",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/kind/enum",keyword:"enum",params:{allowedValues: schema1.properties.kind.enum},schema:schema1.properties.kind.enum,parentSchema:schema1.properties.kind,data:data25};
(vErrors ??= []).push(err59);
errors++;
}
}
if(data24.delayMs !== undefined){
let data26 = data24.delayMs;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err60 = {instancePath:instancePath+"/opening-hours/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.delayMs.type,parentSchema:schema1.properties.delayMs,data:data26};
(vErrors ??= []).push(err60);
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 > 60000 || isNaN(data26)){
const err61 = {instancePath:instancePath+"/opening-hours/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000},schema:60000,parentSchema:schema1.properties.delayMs,data:data26};
(vErrors ??= []).push(err61);
errors++;
}
if(data26 < 0 || isNaN(data26)){
const err62 = {instancePath:instancePath+"/opening-hours/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema1.properties.delayMs,data:data26};
(vErrors ??= []).push(err62);
errors++;
}
}
}
if(data24.status !== undefined){
let data27 = data24.status;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
const err63 = {instancePath:instancePath+"/opening-hours/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.status.type,parentSchema:schema1.properties.status,data:data27};
(vErrors ??= []).push(err63);
errors++;
}
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 > 599 || isNaN(data27)){
const err64 = {instancePath:instancePath+"/opening-hours/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},schema:599,parentSchema:schema1.properties.status,data:data27};
(vErrors ??= []).push(err64);
errors++;
}
if(data27 < 200 || isNaN(data27)){
const err65 = {instancePath:instancePath+"/opening-hours/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 200},schema:200,parentSchema:schema1.properties.status,data:data27};
(vErrors ??= []).push(err65);
errors++;
}
}
}
if(data24.text !== undefined){
let data28 = data24.text;
if(typeof data28 !== "string"){
const err66 = {instancePath:instancePath+"/opening-hours/text",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/text/type",keyword:"type",params:{type: "string"},schema:schema1.properties.text.type,parentSchema:schema1.properties.text,data:data28};
(vErrors ??= []).push(err66);
errors++;
}
}
if(data24.times !== undefined){
let data29 = data24.times;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
const err67 = {instancePath:instancePath+"/opening-hours/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.times.type,parentSchema:schema1.properties.times,data:data29};
(vErrors ??= []).push(err67);
errors++;
}
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 > 100 || isNaN(data29)){
const err68 = {instancePath:instancePath+"/opening-hours/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema1.properties.times,data:data29};
(vErrors ??= []).push(err68);
errors++;
}
if(data29 < 1 || isNaN(data29)){
const err69 = {instancePath:instancePath+"/opening-hours/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema1.properties.times,data:data29};
(vErrors ??= []).push(err69);
errors++;
}
}
}
}
else {
const err70 = {instancePath:instancePath+"/opening-hours",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data:data24};
(vErrors ??= []).push(err70);
errors++;
}
}
if(data.suggestions !== undefined){
let data30 = data.suggestions;
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
if(data30.kind === undefined){
const err71 = {instancePath:instancePath+"/suggestions",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/required",keyword:"required",params:{missingProperty: "kind"},schema:schema1.required,parentSchema:schema1,data:data30};
(vErrors ??= []).push(err71);
errors++;
}
for(const key6 in data30){
if(!(((((key6 === "kind") || (key6 === "delayMs")) || (key6 === "status")) || (key6 === "text")) || (key6 === "times"))){
const err72 = {instancePath:instancePath+"/suggestions",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},schema:false,parentSchema:schema1,data:data30};
(vErrors ??= []).push(err72);
errors++;
}
}
if(data30.kind !== undefined){
let data31 = data30.kind;
if(!((((((((((((((data31 === "slow") || (data31 === "hang")) || (data31 === "status")) || (data31 === "html")) || (data31 === "truncated")) || (data31 === "empty")) || (data31 === "body")) || (data31 === "disconnect")) || (data31 === "reset")) || (data31 === "wrong-type")) || (data31 === "wrong-length")) || (data31 === "redirect")) || (data31 === "trickle")) || (data31 === "oversized"))){
const err73 = {instancePath:instancePath+"/suggestions/kind",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/kind/enum",keyword:"enum",params:{allowedValues: schema1.properties.kind.enum},schema:schema1.properties.kind.enum,parentSchema:schema1.properties.kind,data:data31};
(vErrors ??= []).push(err73);
errors++;
}
}
if(data30.delayMs !== undefined){
let data32 = data30.delayMs;
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
const err74 = {instancePath:instancePath+"/suggestions/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.delayMs.type,parentSchema:schema1.properties.delayMs,data:data32};
(vErrors ??= []).push(err74);
errors++;
}
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 > 60000 || isNaN(data32)){
const err75 = {instancePath:instancePath+"/suggestions/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000},schema:60000,parentSchema:schema1.properties.delayMs,data:data32};
(vErrors ??= []).push(err75);
errors++;
}
if(data32 < 0 || isNaN(data32)){
const err76 = {instancePath:instancePath+"/suggestions/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema1.properties.delayMs,data:data32};
(vErrors ??= []).push(err76);
errors++;
}
}
}
if(data30.status !== undefined){
let data33 = data30.status;
if(!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))){
const err77 = {instancePath:instancePath+"/suggestions/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.status.type,parentSchema:schema1.properties.status,data:data33};
(vErrors ??= []).push(err77);
errors++;
}
if((typeof data33 == "number") && (isFinite(data33))){
if(data33 > 599 || isNaN(data33)){
const err78 = {instancePath:instancePath+"/suggestions/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},schema:599,parentSchema:schema1.properties.status,data:data33};
(vErrors ??= []).push(err78);
errors++;
}
if(data33 < 200 || isNaN(data33)){
const err79 = {instancePath:instancePath+"/suggestions/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 200},schema:200,parentSchema:schema1.properties.status,data:data33};
(vErrors ??= []).push(err79);
errors++;
}
}
}
if(data30.text !== undefined){
let data34 = data30.text;
if(typeof data34 !== "string"){
const err80 = {instancePath:instancePath+"/suggestions/text",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/text/type",keyword:"type",params:{type: "string"},schema:schema1.properties.text.type,parentSchema:schema1.properties.text,data:data34};
(vErrors ??= []).push(err80);
errors++;
}
}
if(data30.times !== undefined){
let data35 = data30.times;
if(!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))){
const err81 = {instancePath:instancePath+"/suggestions/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.times.type,parentSchema:schema1.properties.times,data:data35};
(vErrors ??= []).push(err81);
errors++;
}
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 > 100 || isNaN(data35)){
const err82 = {instancePath:instancePath+"/suggestions/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema1.properties.times,data:data35};
(vErrors ??= []).push(err82);
errors++;
}
if(data35 < 1 || isNaN(data35)){
const err83 = {instancePath:instancePath+"/suggestions/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema1.properties.times,data:data35};
(vErrors ??= []).push(err83);
errors++;
}
}
}
}
else {
const err84 = {instancePath:instancePath+"/suggestions",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data:data30};
(vErrors ??= []).push(err84);
errors++;
}
}
if(data["feature-config"] !== undefined){
let data36 = data["feature-config"];
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
if(data36.kind === undefined){
const err85 = {instancePath:instancePath+"/feature-config",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/required",keyword:"required",params:{missingProperty: "kind"},schema:schema1.required,parentSchema:schema1,data:data36};
(vErrors ??= []).push(err85);
errors++;
}
for(const key7 in data36){
if(!(((((key7 === "kind") || (key7 === "delayMs")) || (key7 === "status")) || (key7 === "text")) || (key7 === "times"))){
const err86 = {instancePath:instancePath+"/feature-config",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},schema:false,parentSchema:schema1,data:data36};
(vErrors ??= []).push(err86);
errors++;
}
}
if(data36.kind !== undefined){
let data37 = data36.kind;
if(!((((((((((((((data37 === "slow") || (data37 === "hang")) || (data37 === "status")) || (data37 === "html")) || (data37 === "truncated")) || (data37 === "empty")) || (data37 === "body")) || (data37 === "disconnect")) || (data37 === "reset")) || (data37 === "wrong-type")) || (data37 === "wrong-length")) || (data37 === "redirect")) || (data37 === "trickle")) || (data37 === "oversized"))){
const err87 = {instancePath:instancePath+"/feature-config/kind",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/kind/enum",keyword:"enum",params:{allowedValues: schema1.properties.kind.enum},schema:schema1.properties.kind.enum,parentSchema:schema1.properties.kind,data:data37};
(vErrors ??= []).push(err87);
errors++;
}
}
if(data36.delayMs !== undefined){
let data38 = data36.delayMs;
if(!(((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38))) && (isFinite(data38)))){
const err88 = {instancePath:instancePath+"/feature-config/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.delayMs.type,parentSchema:schema1.properties.delayMs,data:data38};
(vErrors ??= []).push(err88);
errors++;
}
if((typeof data38 == "number") && (isFinite(data38))){
if(data38 > 60000 || isNaN(data38)){
const err89 = {instancePath:instancePath+"/feature-config/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000},schema:60000,parentSchema:schema1.properties.delayMs,data:data38};
(vErrors ??= []).push(err89);
errors++;
}
if(data38 < 0 || isNaN(data38)){
const err90 = {instancePath:instancePath+"/feature-config/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema1.properties.delayMs,data:data38};
(vErrors ??= []).push(err90);
errors++;
}
}
}
if(data36.status !== undefined){
let data39 = data36.status;
if(!(((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39))) && (isFinite(data39)))){
const err91 = {instancePath:instancePath+"/feature-config/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.status.type,parentSchema:schema1.properties.status,data:data39};
(vErrors ??= []).push(err91);
errors++;
}
if((typeof data39 == "number") && (isFinite(data39))){
if(data39 > 599 || isNaN(data39)){
const err92 = {instancePath:instancePath+"/feature-config/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},schema:599,parentSchema:schema1.properties.status,data:data39};
(vErrors ??= []).push(err92);
errors++;
}
if(data39 < 200 || isNaN(data39)){
const err93 = {instancePath:instancePath+"/feature-config/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 200},schema:200,parentSchema:schema1.properties.status,data:data39};
(vErrors ??= []).push(err93);
errors++;
}
}
}
if(data36.text !== undefined){
let data40 = data36.text;
if(typeof data40 !== "string"){
const err94 = {instancePath:instancePath+"/feature-config/text",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/text/type",keyword:"type",params:{type: "string"},schema:schema1.properties.text.type,parentSchema:schema1.properties.text,data:data40};
(vErrors ??= []).push(err94);
errors++;
}
}
if(data36.times !== undefined){
let data41 = data36.times;
if(!(((typeof data41 == "number") && (!(data41 % 1) && !isNaN(data41))) && (isFinite(data41)))){
const err95 = {instancePath:instancePath+"/feature-config/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.times.type,parentSchema:schema1.properties.times,data:data41};
(vErrors ??= []).push(err95);
errors++;
}
if((typeof data41 == "number") && (isFinite(data41))){
if(data41 > 100 || isNaN(data41)){
const err96 = {instancePath:instancePath+"/feature-config/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema1.properties.times,data:data41};
(vErrors ??= []).push(err96);
errors++;
}
if(data41 < 1 || isNaN(data41)){
const err97 = {instancePath:instancePath+"/feature-config/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema1.properties.times,data:data41};
(vErrors ??= []).push(err97);
errors++;
}
}
}
}
else {
const err98 = {instancePath:instancePath+"/feature-config",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data:data36};
(vErrors ??= []).push(err98);
errors++;
}
}
if(data["app-config"] !== undefined){
let data42 = data["app-config"];
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
if(data42.kind === undefined){
const err99 = {instancePath:instancePath+"/app-config",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/required",keyword:"required",params:{missingProperty: "kind"},schema:schema1.required,parentSchema:schema1,data:data42};
(vErrors ??= []).push(err99);
errors++;
}
for(const key8 in data42){
if(!(((((key8 === "kind") || (key8 === "delayMs")) || (key8 === "status")) || (key8 === "text")) || (key8 === "times"))){
const err100 = {instancePath:instancePath+"/app-config",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},schema:false,parentSchema:schema1,data:data42};
(vErrors ??= []).push(err100);
errors++;
}
}
if(data42.kind !== undefined){
let data43 = data42.kind;
if(!((((((((((((((data43 === "slow") || (data43 === "hang")) || (data43 === "status")) || (data43 === "html")) || (data43 === "truncated")) || (data43 === "empty")) || (data43 === "body")) || (data43 === "disconnect")) || (data43 === "reset")) || (data43 === "wrong-type")) || (data43 === "wrong-length")) || (data43 === "redirect")) || (data43 === "trickle")) || (data43 === "oversized"))){
const err101 = {instancePath:instancePath+"/app-config/kind",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/kind/enum",keyword:"enum",params:{allowedValues: schema1.properties.kind.enum},schema:schema1.properties.kind.enum,parentSchema:schema1.properties.kind,data:data43};
(vErrors ??= []).push(err101);
errors++;
}
}
if(data42.delayMs !== undefined){
let data44 = data42.delayMs;
if(!(((typeof data44 == "number") && (!(data44 % 1) && !isNaN(data44))) && (isFinite(data44)))){
const err102 = {instancePath:instancePath+"/app-config/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.delayMs.type,parentSchema:schema1.properties.delayMs,data:data44};
(vErrors ??= []).push(err102);
errors++;
}
if((typeof data44 == "number") && (isFinite(data44))){
if(data44 > 60000 || isNaN(data44)){
const err103 = {instancePath:instancePath+"/app-config/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000},schema:60000,parentSchema:schema1.properties.delayMs,data:data44};
(vErrors ??= []).push(err103);
errors++;
}
if(data44 < 0 || isNaN(data44)){
const err104 = {instancePath:instancePath+"/app-config/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema1.properties.delayMs,data:data44};
(vErrors ??= []).push(err104);
errors++;
}
}
}
if(data42.status !== undefined){
let data45 = data42.status;
if(!(((typeof data45 == "number") && (!(data45 % 1) && !isNaN(data45))) && (isFinite(data45)))){
const err105 = {instancePath:instancePath+"/app-config/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.status.type,parentSchema:schema1.properties.status,data:data45};
(vErrors ??= []).push(err105);
errors++;
}
if((typeof data45 == "number") && (isFinite(data45))){
if(data45 > 599 || isNaN(data45)){
const err106 = {instancePath:instancePath+"/app-config/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},schema:599,parentSchema:schema1.properties.status,data:data45};
(vErrors ??= []).push(err106);
errors++;
}
if(data45 < 200 || isNaN(data45)){
const err107 = {instancePath:instancePath+"/app-config/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 200},schema:200,parentSchema:schema1.properties.status,data:data45};
(vErrors ??= []).push(err107);
errors++;
}
}
}
if(data42.text !== undefined){
let data46 = data42.text;
if(typeof data46 !== "string"){
const err108 = {instancePath:instancePath+"/app-config/text",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/text/type",keyword:"type",params:{type: "string"},schema:schema1.properties.text.type,parentSchema:schema1.properties.text,data:data46};
(vErrors ??= []).push(err108);
errors++;
}
}
if(data42.times !== undefined){
let data47 = data42.times;
if(!(((typeof data47 == "number") && (!(data47 % 1) && !isNaN(data47))) && (isFinite(data47)))){
const err109 = {instancePath:instancePath+"/app-config/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.times.type,parentSchema:schema1.properties.times,data:data47};
(vErrors ??= []).push(err109);
errors++;
}
if((typeof data47 == "number") && (isFinite(data47))){
if(data47 > 100 || isNaN(data47)){
const err110 = {instancePath:instancePath+"/app-config/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema1.properties.times,data:data47};
(vErrors ??= []).push(err110);
errors++;
}
if(data47 < 1 || isNaN(data47)){
const err111 = {instancePath:instancePath+"/app-config/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema1.properties.times,data:data47};
(vErrors ??= []).push(err111);
errors++;
}
}
}
}
else {
const err112 = {instancePath:instancePath+"/app-config",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data:data42};
(vErrors ??= []).push(err112);
errors++;
}
}
if(data["client-context"] !== undefined){
let data48 = data["client-context"];
if(data48 && typeof data48 == "object" && !Array.isArray(data48)){
if(data48.kind === undefined){
const err113 = {instancePath:instancePath+"/client-context",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/required",keyword:"required",params:{missingProperty: "kind"},schema:schema1.required,parentSchema:schema1,data:data48};
(vErrors ??= []).push(err113);
errors++;
}
for(const key9 in data48){
if(!(((((key9 === "kind") || (key9 === "delayMs")) || (key9 === "status")) || (key9 === "text")) || (key9 === "times"))){
const err114 = {instancePath:instancePath+"/client-context",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},schema:false,parentSchema:schema1,data:data48};
(vErrors ??= []).push(err114);
errors++;
}
}
if(data48.kind !== undefined){
let data49 = data48.kind;
if(!((((((((((((((data49 === "slow") || (data49 === "hang")) || (data49 === "status")) || (data49 === "html")) || (data49 === "truncated")) || (data49 === "empty")) || (data49 === "body")) || (data49 === "disconnect")) || (data49 === "reset")) || (data49 === "wrong-type")) || (data49 === "wrong-length")) || (data49 === "redirect")) || (data49 === "trickle")) || (data49 === "oversized"))){
const err115 = {instancePath:instancePath+"/client-context/kind",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/kind/enum",keyword:"enum",params:{allowedValues: schema1.properties.kind.enum},schema:schema1.properties.kind.enum,parentSchema:schema1.properties.kind,data:data49};
(vErrors ??= []).push(err115);
errors++;
}
}
if(data48.delayMs !== undefined){
let data50 = data48.delayMs;
if(!(((typeof data50 == "number") && (!(data50 % 1) && !isNaN(data50))) && (isFinite(data50)))){
const err116 = {instancePath:instancePath+"/client-context/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.delayMs.type,parentSchema:schema1.properties.delayMs,data:data50};
(vErrors ??= []).push(err116);
errors++;
}
if((typeof data50 == "number") && (isFinite(data50))){
if(data50 > 60000 || isNaN(data50)){
const err117 = {instancePath:instancePath+"/client-context/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000},schema:60000,parentSchema:schema1.properties.delayMs,data:data50};
(vErrors ??= []).push(err117);
errors++;
}
if(data50 < 0 || isNaN(data50)){
const err118 = {instancePath:instancePath+"/client-context/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema1.properties.delayMs,data:data50};
(vErrors ??= []).push(err118);
errors++;
}
}
}
if(data48.status !== undefined){
let data51 = data48.status;
if(!(((typeof data51 == "number") && (!(data51 % 1) && !isNaN(data51))) && (isFinite(data51)))){
const err119 = {instancePath:instancePath+"/client-context/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.status.type,parentSchema:schema1.properties.status,data:data51};
(vErrors ??= []).push(err119);
errors++;
}
if((typeof data51 == "number") && (isFinite(data51))){
if(data51 > 599 || isNaN(data51)){
const err120 = {instancePath:instancePath+"/client-context/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},schema:599,parentSchema:schema1.properties.status,data:data51};
(vErrors ??= []).push(err120);
errors++;
}
if(data51 < 200 || isNaN(data51)){
const err121 = {instancePath:instancePath+"/client-context/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 200},schema:200,parentSchema:schema1.properties.status,data:data51};
(vErrors ??= []).push(err121);
errors++;
}
}
}
if(data48.text !== undefined){
let data52 = data48.text;
if(typeof data52 !== "string"){
const err122 = {instancePath:instancePath+"/client-context/text",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/text/type",keyword:"type",params:{type: "string"},schema:schema1.properties.text.type,parentSchema:schema1.properties.text,data:data52};
(vErrors ??= []).push(err122);
errors++;
}
}
if(data48.times !== undefined){
let data53 = data48.times;
if(!(((typeof data53 == "number") && (!(data53 % 1) && !isNaN(data53))) && (isFinite(data53)))){
const err123 = {instancePath:instancePath+"/client-context/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.times.type,parentSchema:schema1.properties.times,data:data53};
(vErrors ??= []).push(err123);
errors++;
}
if((typeof data53 == "number") && (isFinite(data53))){
if(data53 > 100 || isNaN(data53)){
const err124 = {instancePath:instancePath+"/client-context/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema1.properties.times,data:data53};
(vErrors ??= []).push(err124);
errors++;
}
if(data53 < 1 || isNaN(data53)){
const err125 = {instancePath:instancePath+"/client-context/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema1.properties.times,data:data53};
(vErrors ??= []).push(err125);
errors++;
}
}
}
}
else {
const err126 = {instancePath:instancePath+"/client-context",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data:data48};
(vErrors ??= []).push(err126);
errors++;
}
}
if(data["open-variants"] !== undefined){
let data54 = data["open-variants"];
if(data54 && typeof data54 == "object" && !Array.isArray(data54)){
if(data54.kind === undefined){
const err127 = {instancePath:instancePath+"/open-variants",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/required",keyword:"required",params:{missingProperty: "kind"},schema:schema1.required,parentSchema:schema1,data:data54};
(vErrors ??= []).push(err127);
errors++;
}
for(const key10 in data54){
if(!(((((key10 === "kind") || (key10 === "delayMs")) || (key10 === "status")) || (key10 === "text")) || (key10 === "times"))){
const err128 = {instancePath:instancePath+"/open-variants",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},schema:false,parentSchema:schema1,data:data54};
(vErrors ??= []).push(err128);
errors++;
}
}
if(data54.kind !== undefined){
let data55 = data54.kind;
if(!((((((((((((((data55 === "slow") || (data55 === "hang")) || (data55 === "status")) || (data55 === "html")) || (data55 === "truncated")) || (data55 === "empty")) || (data55 === "body")) || (data55 === "disconnect")) || (data55 === "reset")) || (data55 === "wrong-type")) || (data55 === "wrong-length")) || (data55 === "redirect")) || (data55 === "trickle")) || (data55 === "oversized"))){
const err129 = {instancePath:instancePath+"/open-variants/kind",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/kind/enum",keyword:"enum",params:{allowedValues: schema1.properties.kind.enum},schema:schema1.properties.kind.enum,parentSchema:schema1.properties.kind,data:data55};
(vErrors ??= []).push(err129);
errors++;
}
}
if(data54.delayMs !== undefined){
let data56 = data54.delayMs;
if(!(((typeof data56 == "number") && (!(data56 % 1) && !isNaN(data56))) && (isFinite(data56)))){
const err130 = {instancePath:instancePath+"/open-variants/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.delayMs.type,parentSchema:schema1.properties.delayMs,data:data56};
(vErrors ??= []).push(err130);
errors++;
}
if((typeof data56 == "number") && (isFinite(data56))){
if(data56 > 60000 || isNaN(data56)){
const err131 = {instancePath:instancePath+"/open-variants/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000},schema:60000,parentSchema:schema1.properties.delayMs,data:data56};
(vErrors ??= []).push(err131);
errors++;
}
if(data56 < 0 || isNaN(data56)){
const err132 = {instancePath:instancePath+"/open-variants/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema1.properties.delayMs,data:data56};
(vErrors ??= []).push(err132);
errors++;
}
}
}
if(data54.status !== undefined){
let data57 = data54.status;
if(!(((typeof data57 == "number") && (!(data57 % 1) && !isNaN(data57))) && (isFinite(data57)))){
const err133 = {instancePath:instancePath+"/open-variants/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.status.type,parentSchema:schema1.properties.status,data:data57};
(vErrors ??= []).push(err133);
errors++;
}
if((typeof data57 == "number") && (isFinite(data57))){
if(data57 > 599 || isNaN(data57)){
const err134 = {instancePath:instancePath+"/open-variants/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},schema:599,parentSchema:schema1.properties.status,data:data57};
(vErrors ??= []).push(err134);
errors++;
}
if(data57 < 200 || isNaN(data57)){
const err135 = {instancePath:instancePath+"/open-variants/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 200},schema:200,parentSchema:schema1.properties.status,data:data57};
(vErrors ??= []).push(err135);
errors++;
}
}
}
if(data54.text !== undefined){
let data58 = data54.text;
if(typeof data58 !== "string"){
const err136 = {instancePath:instancePath+"/open-variants/text",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/text/type",keyword:"type",params:{type: "string"},schema:schema1.properties.text.type,parentSchema:schema1.properties.text,data:data58};
(vErrors ??= []).push(err136);
errors++;
}
}
if(data54.times !== undefined){
let data59 = data54.times;
if(!(((typeof data59 == "number") && (!(data59 % 1) && !isNaN(data59))) && (isFinite(data59)))){
const err137 = {instancePath:instancePath+"/open-variants/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.times.type,parentSchema:schema1.properties.times,data:data59};
(vErrors ??= []).push(err137);
errors++;
}
if((typeof data59 == "number") && (isFinite(data59))){
if(data59 > 100 || isNaN(data59)){
const err138 = {instancePath:instancePath+"/open-variants/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema1.properties.times,data:data59};
(vErrors ??= []).push(err138);
errors++;
}
if(data59 < 1 || isNaN(data59)){
const err139 = {instancePath:instancePath+"/open-variants/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema1.properties.times,data:data59};
(vErrors ??= []).push(err139);
errors++;
}
}
}
}
else {
const err140 = {instancePath:instancePath+"/open-variants",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data:data54};
(vErrors ??= []).push(err140);
errors++;
}
}
if(data.images !== undefined){
let data60 = data.images;
if(data60 && typeof data60 == "object" && !Array.isArray(data60)){
if(data60.kind === undefined){
const err141 = {instancePath:instancePath+"/images",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/required",keyword:"required",params:{missingProperty: "kind"},schema:schema1.required,parentSchema:schema1,data:data60};
(vErrors ??= []).push(err141);
errors++;
}
for(const key11 in data60){
if(!(((((key11 === "kind") || (key11 === "delayMs")) || (key11 === "status")) || (key11 === "text")) || (key11 === "times"))){
const err142 = {instancePath:instancePath+"/images",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},schema:false,parentSchema:schema1,data:data60};
(vErrors ??= []).push(err142);
errors++;
}
}
if(data60.kind !== undefined){
let data61 = data60.kind;
if(!((((((((((((((data61 === "slow") || (data61 === "hang")) || (data61 === "status")) || (data61 === "html")) || (data61 === "truncated")) || (data61 === "empty")) || (data61 === "body")) || (data61 === "disconnect")) || (data61 === "reset")) || (data61 === "wrong-type")) || (data61 === "wrong-length")) || (data61 === "redirect")) || (data61 === "trickle")) || (data61 === "oversized"))){
const err143 = {instancePath:instancePath+"/images/kind",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/kind/enum",keyword:"enum",params:{allowedValues: schema1.properties.kind.enum},schema:schema1.properties.kind.enum,parentSchema:schema1.properties.kind,data:data61};
(vErrors ??= []).push(err143);
errors++;
}
}
if(data60.delayMs !== undefined){
let data62 = data60.delayMs;
if(!(((typeof data62 == "number") && (!(data62 % 1) && !isNaN(data62))) && (isFinite(data62)))){
const err144 = {instancePath:instancePath+"/images/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.delayMs.type,parentSchema:schema1.properties.delayMs,data:data62};
(vErrors ??= []).push(err144);
errors++;
}
if((typeof data62 == "number") && (isFinite(data62))){
if(data62 > 60000 || isNaN(data62)){
const err145 = {instancePath:instancePath+"/images/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000},schema:60000,parentSchema:schema1.properties.delayMs,data:data62};
(vErrors ??= []).push(err145);
errors++;
}
if(data62 < 0 || isNaN(data62)){
const err146 = {instancePath:instancePath+"/images/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema1.properties.delayMs,data:data62};
(vErrors ??= []).push(err146);
errors++;
}
}
}
if(data60.status !== undefined){
let data63 = data60.status;
if(!(((typeof data63 == "number") && (!(data63 % 1) && !isNaN(data63))) && (isFinite(data63)))){
const err147 = {instancePath:instancePath+"/images/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.status.type,parentSchema:schema1.properties.status,data:data63};
(vErrors ??= []).push(err147);
errors++;
}
if((typeof data63 == "number") && (isFinite(data63))){
if(data63 > 599 || isNaN(data63)){
const err148 = {instancePath:instancePath+"/images/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},schema:599,parentSchema:schema1.properties.status,data:data63};
(vErrors ??= []).push(err148);
errors++;
}
if(data63 < 200 || isNaN(data63)){
const err149 = {instancePath:instancePath+"/images/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 200},schema:200,parentSchema:schema1.properties.status,data:data63};
(vErrors ??= []).push(err149);
errors++;
}
}
}
if(data60.text !== undefined){
let data64 = data60.text;
if(typeof data64 !== "string"){
const err150 = {instancePath:instancePath+"/images/text",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/text/type",keyword:"type",params:{type: "string"},schema:schema1.properties.text.type,parentSchema:schema1.properties.text,data:data64};
(vErrors ??= []).push(err150);
errors++;
}
}
if(data60.times !== undefined){
let data65 = data60.times;
if(!(((typeof data65 == "number") && (!(data65 % 1) && !isNaN(data65))) && (isFinite(data65)))){
const err151 = {instancePath:instancePath+"/images/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.times.type,parentSchema:schema1.properties.times,data:data65};
(vErrors ??= []).push(err151);
errors++;
}
if((typeof data65 == "number") && (isFinite(data65))){
if(data65 > 100 || isNaN(data65)){
const err152 = {instancePath:instancePath+"/images/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema1.properties.times,data:data65};
(vErrors ??= []).push(err152);
errors++;
}
if(data65 < 1 || isNaN(data65)){
const err153 = {instancePath:instancePath+"/images/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema1.properties.times,data:data65};
(vErrors ??= []).push(err153);
errors++;
}
}
}
}
else {
const err154 = {instancePath:instancePath+"/images",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data:data60};
(vErrors ??= []).push(err154);
errors++;
}
}
if(data.form !== undefined){
let data66 = data.form;
if(data66 && typeof data66 == "object" && !Array.isArray(data66)){
if(data66.kind === undefined){
const err155 = {instancePath:instancePath+"/form",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/required",keyword:"required",params:{missingProperty: "kind"},schema:schema1.required,parentSchema:schema1,data:data66};
(vErrors ??= []).push(err155);
errors++;
}
for(const key12 in data66){
if(!(((((key12 === "kind") || (key12 === "delayMs")) || (key12 === "status")) || (key12 === "text")) || (key12 === "times"))){
const err156 = {instancePath:instancePath+"/form",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12},schema:false,parentSchema:schema1,data:data66};
(vErrors ??= []).push(err156);
errors++;
}
}
if(data66.kind !== undefined){
let data67 = data66.kind;
if(!((((((((((((((data67 === "slow") || (data67 === "hang")) || (data67 === "status")) || (data67 === "html")) || (data67 === "truncated")) || (data67 === "empty")) || (data67 === "body")) || (data67 === "disconnect")) || (data67 === "reset")) || (data67 === "wrong-type")) || (data67 === "wrong-length")) || (data67 === "redirect")) || (data67 === "trickle")) || (data67 === "oversized"))){
const err157 = {instancePath:instancePath+"/form/kind",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/kind/enum",keyword:"enum",params:{allowedValues: schema1.properties.kind.enum},schema:schema1.properties.kind.enum,parentSchema:schema1.properties.kind,data:data67};
(vErrors ??= []).push(err157);
errors++;
}
}
if(data66.delayMs !== undefined){
let data68 = data66.delayMs;
if(!(((typeof data68 == "number") && (!(data68 % 1) && !isNaN(data68))) && (isFinite(data68)))){
const err158 = {instancePath:instancePath+"/form/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.delayMs.type,parentSchema:schema1.properties.delayMs,data:data68};
(vErrors ??= []).push(err158);
errors++;
}
if((typeof data68 == "number") && (isFinite(data68))){
if(data68 > 60000 || isNaN(data68)){
const err159 = {instancePath:instancePath+"/form/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000},schema:60000,parentSchema:schema1.properties.delayMs,data:data68};
(vErrors ??= []).push(err159);
errors++;
}
if(data68 < 0 || isNaN(data68)){
const err160 = {instancePath:instancePath+"/form/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema1.properties.delayMs,data:data68};
(vErrors ??= []).push(err160);
errors++;
}
}
}
if(data66.status !== undefined){
let data69 = data66.status;
if(!(((typeof data69 == "number") && (!(data69 % 1) && !isNaN(data69))) && (isFinite(data69)))){
const err161 = {instancePath:instancePath+"/form/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.status.type,parentSchema:schema1.properties.status,data:data69};
(vErrors ??= []).push(err161);
errors++;
}
if((typeof data69 == "number") && (isFinite(data69))){
if(data69 > 599 || isNaN(data69)){
const err162 = {instancePath:instancePath+"/form/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},schema:599,parentSchema:schema1.properties.status,data:data69};
(vErrors ??= []).push(err162);
errors++;
}
if(data69 < 200 || isNaN(data69)){
const err163 = {instancePath:instancePath+"/form/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 200},schema:200,parentSchema:schema1.properties.status,data:data69};
(vErrors ??= []).push(err163);
errors++;
}
}
}
if(data66.text !== undefined){
let data70 = data66.text;
if(typeof data70 !== "string"){
const err164 = {instancePath:instancePath+"/form/text",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/text/type",keyword:"type",params:{type: "string"},schema:schema1.properties.text.type,parentSchema:schema1.properties.text,data:data70};
(vErrors ??= []).push(err164);
errors++;
}
}
if(data66.times !== undefined){
let data71 = data66.times;
if(!(((typeof data71 == "number") && (!(data71 % 1) && !isNaN(data71))) && (isFinite(data71)))){
const err165 = {instancePath:instancePath+"/form/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.times.type,parentSchema:schema1.properties.times,data:data71};
(vErrors ??= []).push(err165);
errors++;
}
if((typeof data71 == "number") && (isFinite(data71))){
if(data71 > 100 || isNaN(data71)){
const err166 = {instancePath:instancePath+"/form/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema1.properties.times,data:data71};
(vErrors ??= []).push(err166);
errors++;
}
if(data71 < 1 || isNaN(data71)){
const err167 = {instancePath:instancePath+"/form/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema1.properties.times,data:data71};
(vErrors ??= []).push(err167);
errors++;
}
}
}
}
else {
const err168 = {instancePath:instancePath+"/form",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data:data66};
(vErrors ??= []).push(err168);
errors++;
}
}
if(data["form-check"] !== undefined){
let data72 = data["form-check"];
if(data72 && typeof data72 == "object" && !Array.isArray(data72)){
if(data72.kind === undefined){
const err169 = {instancePath:instancePath+"/form-check",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/required",keyword:"required",params:{missingProperty: "kind"},schema:schema1.required,parentSchema:schema1,data:data72};
(vErrors ??= []).push(err169);
errors++;
}
for(const key13 in data72){
if(!(((((key13 === "kind") || (key13 === "delayMs")) || (key13 === "status")) || (key13 === "text")) || (key13 === "times"))){
const err170 = {instancePath:instancePath+"/form-check",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13},schema:false,parentSchema:schema1,data:data72};
(vErrors ??= []).push(err170);
errors++;
}
}
if(data72.kind !== undefined){
let data73 = data72.kind;
if(!((((((((((((((data73 === "slow") || (data73 === "hang")) || (data73 === "status")) || (data73 === "html")) || (data73 === "truncated")) || (data73 === "empty")) || (data73 === "body")) || (data73 === "disconnect")) || (data73 === "reset")) || (data73 === "wrong-type")) || (data73 === "wrong-length")) || (data73 === "redirect")) || (data73 === "trickle")) || (data73 === "oversized"))){
const err171 = {instancePath:instancePath+"/form-check/kind",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/kind/enum",keyword:"enum",params:{allowedValues: schema1.properties.kind.enum},schema:schema1.properties.kind.enum,parentSchema:schema1.properties.kind,data:data73};
(vErrors ??= []).push(err171);
errors++;
}
}
if(data72.delayMs !== undefined){
let data74 = data72.delayMs;
if(!(((typeof data74 == "number") && (!(data74 % 1) && !isNaN(data74))) && (isFinite(data74)))){
const err172 = {instancePath:instancePath+"/form-check/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.delayMs.type,parentSchema:schema1.properties.delayMs,data:data74};
(vErrors ??= []).push(err172);
errors++;
}
if((typeof data74 == "number") && (isFinite(data74))){
if(data74 > 60000 || isNaN(data74)){
const err173 = {instancePath:instancePath+"/form-check/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000},schema:60000,parentSchema:schema1.properties.delayMs,data:data74};
(vErrors ??= []).push(err173);
errors++;
}
if(data74 < 0 || isNaN(data74)){
const err174 = {instancePath:instancePath+"/form-check/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema1.properties.delayMs,data:data74};
(vErrors ??= []).push(err174);
errors++;
}
}
}
if(data72.status !== undefined){
let data75 = data72.status;
if(!(((typeof data75 == "number") && (!(data75 % 1) && !isNaN(data75))) && (isFinite(data75)))){
const err175 = {instancePath:instancePath+"/form-check/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.status.type,parentSchema:schema1.properties.status,data:data75};
(vErrors ??= []).push(err175);
errors++;
}
if((typeof data75 == "number") && (isFinite(data75))){
if(data75 > 599 || isNaN(data75)){
const err176 = {instancePath:instancePath+"/form-check/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},schema:599,parentSchema:schema1.properties.status,data:data75};
(vErrors ??= []).push(err176);
errors++;
}
if(data75 < 200 || isNaN(data75)){
const err177 = {instancePath:instancePath+"/form-check/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 200},schema:200,parentSchema:schema1.properties.status,data:data75};
(vErrors ??= []).push(err177);
errors++;
}
}
}
if(data72.text !== undefined){
let data76 = data72.text;
if(typeof data76 !== "string"){
const err178 = {instancePath:instancePath+"/form-check/text",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/text/type",keyword:"type",params:{type: "string"},schema:schema1.properties.text.type,parentSchema:schema1.properties.text,data:data76};
(vErrors ??= []).push(err178);
errors++;
}
}
if(data72.times !== undefined){
let data77 = data72.times;
if(!(((typeof data77 == "number") && (!(data77 % 1) && !isNaN(data77))) && (isFinite(data77)))){
const err179 = {instancePath:instancePath+"/form-check/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.times.type,parentSchema:schema1.properties.times,data:data77};
(vErrors ??= []).push(err179);
errors++;
}
if((typeof data77 == "number") && (isFinite(data77))){
if(data77 > 100 || isNaN(data77)){
const err180 = {instancePath:instancePath+"/form-check/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema1.properties.times,data:data77};
(vErrors ??= []).push(err180);
errors++;
}
if(data77 < 1 || isNaN(data77)){
const err181 = {instancePath:instancePath+"/form-check/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema1.properties.times,data:data77};
(vErrors ??= []).push(err181);
errors++;
}
}
}
}
else {
const err182 = {instancePath:instancePath+"/form-check",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data:data72};
(vErrors ??= []).push(err182);
errors++;
}
}
if(data["appointment-times"] !== undefined){
let data78 = data["appointment-times"];
if(data78 && typeof data78 == "object" && !Array.isArray(data78)){
if(data78.kind === undefined){
const err183 = {instancePath:instancePath+"/appointment-times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/required",keyword:"required",params:{missingProperty: "kind"},schema:schema1.required,parentSchema:schema1,data:data78};
(vErrors ??= []).push(err183);
errors++;
}
for(const key14 in data78){
if(!(((((key14 === "kind") || (key14 === "delayMs")) || (key14 === "status")) || (key14 === "text")) || (key14 === "times"))){
const err184 = {instancePath:instancePath+"/appointment-times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14},schema:false,parentSchema:schema1,data:data78};
(vErrors ??= []).push(err184);
errors++;
}
}
if(data78.kind !== undefined){
let data79 = data78.kind;
if(!((((((((((((((data79 === "slow") || (data79 === "hang")) || (data79 === "status")) || (data79 === "html")) || (data79 === "truncated")) || (data79 === "empty")) || (data79 === "body")) || (data79 === "disconnect")) || (data79 === "reset")) || (data79 === "wrong-type")) || (data79 === "wrong-length")) || (data79 === "redirect")) || (data79 === "trickle")) || (data79 === "oversized"))){
const err185 = {instancePath:instancePath+"/appointment-times/kind",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/kind/enum",keyword:"enum",params:{allowedValues: schema1.properties.kind.enum},schema:schema1.properties.kind.enum,parentSchema:schema1.properties.kind,data:data79};
(vErrors ??= []).push(err185);
errors++;
}
}
if(data78.delayMs !== undefined){
let data80 = data78.delayMs;
if(!(((typeof data80 == "number") && (!(data80 % 1) && !isNaN(data80))) && (isFinite(data80)))){
const err186 = {instancePath:instancePath+"/appointment-times/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.delayMs.type,parentSchema:schema1.properties.delayMs,data:data80};
(vErrors ??= []).push(err186);
errors++;
}
if((typeof data80 == "number") && (isFinite(data80))){
if(data80 > 60000 || isNaN(data80)){
const err187 = {instancePath:instancePath+"/appointment-times/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000},schema:60000,parentSchema:schema1.properties.delayMs,data:data80};
(vErrors ??= []).push(err187);
errors++;
}
if(data80 < 0 || isNaN(data80)){
const err188 = {instancePath:instancePath+"/appointment-times/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema1.properties.delayMs,data:data80};
(vErrors ??= []).push(err188);
errors++;
}
}
}
if(data78.status !== undefined){
let data81 = data78.status;
if(!(((typeof data81 == "number") && (!(data81 % 1) && !isNaN(data81))) && (isFinite(data81)))){
const err189 = {instancePath:instancePath+"/appointment-times/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.status.type,parentSchema:schema1.properties.status,data:data81};
(vErrors ??= []).push(err189);
errors++;
}
if((typeof data81 == "number") && (isFinite(data81))){
if(data81 > 599 || isNaN(data81)){
const err190 = {instancePath:instancePath+"/appointment-times/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},schema:599,parentSchema:schema1.properties.status,data:data81};
(vErrors ??= []).push(err190);
errors++;
}
if(data81 < 200 || isNaN(data81)){
const err191 = {instancePath:instancePath+"/appointment-times/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 200},schema:200,parentSchema:schema1.properties.status,data:data81};
(vErrors ??= []).push(err191);
errors++;
}
}
}
if(data78.text !== undefined){
let data82 = data78.text;
if(typeof data82 !== "string"){
const err192 = {instancePath:instancePath+"/appointment-times/text",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/text/type",keyword:"type",params:{type: "string"},schema:schema1.properties.text.type,parentSchema:schema1.properties.text,data:data82};
(vErrors ??= []).push(err192);
errors++;
}
}
if(data78.times !== undefined){
let data83 = data78.times;
if(!(((typeof data83 == "number") && (!(data83 % 1) && !isNaN(data83))) && (isFinite(data83)))){
const err193 = {instancePath:instancePath+"/appointment-times/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.times.type,parentSchema:schema1.properties.times,data:data83};
(vErrors ??= []).push(err193);
errors++;
}
if((typeof data83 == "number") && (isFinite(data83))){
if(data83 > 100 || isNaN(data83)){
const err194 = {instancePath:instancePath+"/appointment-times/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema1.properties.times,data:data83};
(vErrors ??= []).push(err194);
errors++;
}
if(data83 < 1 || isNaN(data83)){
const err195 = {instancePath:instancePath+"/appointment-times/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema1.properties.times,data:data83};
(vErrors ??= []).push(err195);
errors++;
}
}
}
}
else {
const err196 = {instancePath:instancePath+"/appointment-times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data:data78};
(vErrors ??= []).push(err196);
errors++;
}
}
if(data["appointment-booking"] !== undefined){
let data84 = data["appointment-booking"];
if(data84 && typeof data84 == "object" && !Array.isArray(data84)){
if(data84.kind === undefined){
const err197 = {instancePath:instancePath+"/appointment-booking",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/required",keyword:"required",params:{missingProperty: "kind"},schema:schema1.required,parentSchema:schema1,data:data84};
(vErrors ??= []).push(err197);
errors++;
}
for(const key15 in data84){
if(!(((((key15 === "kind") || (key15 === "delayMs")) || (key15 === "status")) || (key15 === "text")) || (key15 === "times"))){
const err198 = {instancePath:instancePath+"/appointment-booking",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15},schema:false,parentSchema:schema1,data:data84};
(vErrors ??= []).push(err198);
errors++;
}
}
if(data84.kind !== undefined){
let data85 = data84.kind;
if(!((((((((((((((data85 === "slow") || (data85 === "hang")) || (data85 === "status")) || (data85 === "html")) || (data85 === "truncated")) || (data85 === "empty")) || (data85 === "body")) || (data85 === "disconnect")) || (data85 === "reset")) || (data85 === "wrong-type")) || (data85 === "wrong-length")) || (data85 === "redirect")) || (data85 === "trickle")) || (data85 === "oversized"))){
const err199 = {instancePath:instancePath+"/appointment-booking/kind",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/kind/enum",keyword:"enum",params:{allowedValues: schema1.properties.kind.enum},schema:schema1.properties.kind.enum,parentSchema:schema1.properties.kind,data:data85};
(vErrors ??= []).push(err199);
errors++;
}
}
if(data84.delayMs !== undefined){
let data86 = data84.delayMs;
if(!(((typeof data86 == "number") && (!(data86 % 1) && !isNaN(data86))) && (isFinite(data86)))){
const err200 = {instancePath:instancePath+"/appointment-booking/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.delayMs.type,parentSchema:schema1.properties.delayMs,data:data86};
(vErrors ??= []).push(err200);
errors++;
}
if((typeof data86 == "number") && (isFinite(data86))){
if(data86 > 60000 || isNaN(data86)){
const err201 = {instancePath:instancePath+"/appointment-booking/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000},schema:60000,parentSchema:schema1.properties.delayMs,data:data86};
(vErrors ??= []).push(err201);
errors++;
}
if(data86 < 0 || isNaN(data86)){
const err202 = {instancePath:instancePath+"/appointment-booking/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema1.properties.delayMs,data:data86};
(vErrors ??= []).push(err202);
errors++;
}
}
}
if(data84.status !== undefined){
let data87 = data84.status;
if(!(((typeof data87 == "number") && (!(data87 % 1) && !isNaN(data87))) && (isFinite(data87)))){
const err203 = {instancePath:instancePath+"/appointment-booking/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.status.type,parentSchema:schema1.properties.status,data:data87};
(vErrors ??= []).push(err203);
errors++;
}
if((typeof data87 == "number") && (isFinite(data87))){
if(data87 > 599 || isNaN(data87)){
const err204 = {instancePath:instancePath+"/appointment-booking/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},schema:599,parentSchema:schema1.properties.status,data:data87};
(vErrors ??= []).push(err204);
errors++;
}
if(data87 < 200 || isNaN(data87)){
const err205 = {instancePath:instancePath+"/appointment-booking/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 200},schema:200,parentSchema:schema1.properties.status,data:data87};
(vErrors ??= []).push(err205);
errors++;
}
}
}
if(data84.text !== undefined){
let data88 = data84.text;
if(typeof data88 !== "string"){
const err206 = {instancePath:instancePath+"/appointment-booking/text",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/text/type",keyword:"type",params:{type: "string"},schema:schema1.properties.text.type,parentSchema:schema1.properties.text,data:data88};
(vErrors ??= []).push(err206);
errors++;
}
}
if(data84.times !== undefined){
let data89 = data84.times;
if(!(((typeof data89 == "number") && (!(data89 % 1) && !isNaN(data89))) && (isFinite(data89)))){
const err207 = {instancePath:instancePath+"/appointment-booking/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.times.type,parentSchema:schema1.properties.times,data:data89};
(vErrors ??= []).push(err207);
errors++;
}
if((typeof data89 == "number") && (isFinite(data89))){
if(data89 > 100 || isNaN(data89)){
const err208 = {instancePath:instancePath+"/appointment-booking/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema1.properties.times,data:data89};
(vErrors ??= []).push(err208);
errors++;
}
if(data89 < 1 || isNaN(data89)){
const err209 = {instancePath:instancePath+"/appointment-booking/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema1.properties.times,data:data89};
(vErrors ??= []).push(err209);
errors++;
}
}
}
}
else {
const err210 = {instancePath:instancePath+"/appointment-booking",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data:data84};
(vErrors ??= []).push(err210);
errors++;
}
}
if(data.modules !== undefined){
let data90 = data.modules;
if(data90 && typeof data90 == "object" && !Array.isArray(data90)){
if(data90.kind === undefined){
const err211 = {instancePath:instancePath+"/modules",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/required",keyword:"required",params:{missingProperty: "kind"},schema:schema1.required,parentSchema:schema1,data:data90};
(vErrors ??= []).push(err211);
errors++;
}
for(const key16 in data90){
if(!(((((key16 === "kind") || (key16 === "delayMs")) || (key16 === "status")) || (key16 === "text")) || (key16 === "times"))){
const err212 = {instancePath:instancePath+"/modules",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key16},schema:false,parentSchema:schema1,data:data90};
(vErrors ??= []).push(err212);
errors++;
}
}
if(data90.kind !== undefined){
let data91 = data90.kind;
if(!((((((((((((((data91 === "slow") || (data91 === "hang")) || (data91 === "status")) || (data91 === "html")) || (data91 === "truncated")) || (data91 === "empty")) || (data91 === "body")) || (data91 === "disconnect")) || (data91 === "reset")) || (data91 === "wrong-type")) || (data91 === "wrong-length")) || (data91 === "redirect")) || (data91 === "trickle")) || (data91 === "oversized"))){
const err213 = {instancePath:instancePath+"/modules/kind",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/kind/enum",keyword:"enum",params:{allowedValues: schema1.properties.kind.enum},schema:schema1.properties.kind.enum,parentSchema:schema1.properties.kind,data:data91};
(vErrors ??= []).push(err213);
errors++;
}
}
if(data90.delayMs !== undefined){
let data92 = data90.delayMs;
if(!(((typeof data92 == "number") && (!(data92 % 1) && !isNaN(data92))) && (isFinite(data92)))){
const err214 = {instancePath:instancePath+"/modules/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.delayMs.type,parentSchema:schema1.properties.delayMs,data:data92};
(vErrors ??= []).push(err214);
errors++;
}
if((typeof data92 == "number") && (isFinite(data92))){
if(data92 > 60000 || isNaN(data92)){
const err215 = {instancePath:instancePath+"/modules/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000},schema:60000,parentSchema:schema1.properties.delayMs,data:data92};
(vErrors ??= []).push(err215);
errors++;
}
if(data92 < 0 || isNaN(data92)){
const err216 = {instancePath:instancePath+"/modules/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema1.properties.delayMs,data:data92};
(vErrors ??= []).push(err216);
errors++;
}
}
}
if(data90.status !== undefined){
let data93 = data90.status;
if(!(((typeof data93 == "number") && (!(data93 % 1) && !isNaN(data93))) && (isFinite(data93)))){
const err217 = {instancePath:instancePath+"/modules/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.status.type,parentSchema:schema1.properties.status,data:data93};
(vErrors ??= []).push(err217);
errors++;
}
if((typeof data93 == "number") && (isFinite(data93))){
if(data93 > 599 || isNaN(data93)){
const err218 = {instancePath:instancePath+"/modules/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},schema:599,parentSchema:schema1.properties.status,data:data93};
(vErrors ??= []).push(err218);
errors++;
}
if(data93 < 200 || isNaN(data93)){
const err219 = {instancePath:instancePath+"/modules/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 200},schema:200,parentSchema:schema1.properties.status,data:data93};
(vErrors ??= []).push(err219);
errors++;
}
}
}
if(data90.text !== undefined){
let data94 = data90.text;
if(typeof data94 !== "string"){
const err220 = {instancePath:instancePath+"/modules/text",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/text/type",keyword:"type",params:{type: "string"},schema:schema1.properties.text.type,parentSchema:schema1.properties.text,data:data94};
(vErrors ??= []).push(err220);
errors++;
}
}
if(data90.times !== undefined){
let data95 = data90.times;
if(!(((typeof data95 == "number") && (!(data95 % 1) && !isNaN(data95))) && (isFinite(data95)))){
const err221 = {instancePath:instancePath+"/modules/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.times.type,parentSchema:schema1.properties.times,data:data95};
(vErrors ??= []).push(err221);
errors++;
}
if((typeof data95 == "number") && (isFinite(data95))){
if(data95 > 100 || isNaN(data95)){
const err222 = {instancePath:instancePath+"/modules/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema1.properties.times,data:data95};
(vErrors ??= []).push(err222);
errors++;
}
if(data95 < 1 || isNaN(data95)){
const err223 = {instancePath:instancePath+"/modules/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema1.properties.times,data:data95};
(vErrors ??= []).push(err223);
errors++;
}
}
}
}
else {
const err224 = {instancePath:instancePath+"/modules",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data:data90};
(vErrors ??= []).push(err224);
errors++;
}
}
if(data.delivery !== undefined){
let data96 = data.delivery;
if(data96 && typeof data96 == "object" && !Array.isArray(data96)){
if(data96.kind === undefined){
const err225 = {instancePath:instancePath+"/delivery",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/required",keyword:"required",params:{missingProperty: "kind"},schema:schema1.required,parentSchema:schema1,data:data96};
(vErrors ??= []).push(err225);
errors++;
}
for(const key17 in data96){
if(!(((((key17 === "kind") || (key17 === "delayMs")) || (key17 === "status")) || (key17 === "text")) || (key17 === "times"))){
const err226 = {instancePath:instancePath+"/delivery",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key17},schema:false,parentSchema:schema1,data:data96};
(vErrors ??= []).push(err226);
errors++;
}
}
if(data96.kind !== undefined){
let data97 = data96.kind;
if(!((((((((((((((data97 === "slow") || (data97 === "hang")) || (data97 === "status")) || (data97 === "html")) || (data97 === "truncated")) || (data97 === "empty")) || (data97 === "body")) || (data97 === "disconnect")) || (data97 === "reset")) || (data97 === "wrong-type")) || (data97 === "wrong-length")) || (data97 === "redirect")) || (data97 === "trickle")) || (data97 === "oversized"))){
const err227 = {instancePath:instancePath+"/delivery/kind",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/kind/enum",keyword:"enum",params:{allowedValues: schema1.properties.kind.enum},schema:schema1.properties.kind.enum,parentSchema:schema1.properties.kind,data:data97};
(vErrors ??= []).push(err227);
errors++;
}
}
if(data96.delayMs !== undefined){
let data98 = data96.delayMs;
if(!(((typeof data98 == "number") && (!(data98 % 1) && !isNaN(data98))) && (isFinite(data98)))){
const err228 = {instancePath:instancePath+"/delivery/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.delayMs.type,parentSchema:schema1.properties.delayMs,data:data98};
(vErrors ??= []).push(err228);
errors++;
}
if((typeof data98 == "number") && (isFinite(data98))){
if(data98 > 60000 || isNaN(data98)){
const err229 = {instancePath:instancePath+"/delivery/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60000},schema:60000,parentSchema:schema1.properties.delayMs,data:data98};
(vErrors ??= []).push(err229);
errors++;
}
if(data98 < 0 || isNaN(data98)){
const err230 = {instancePath:instancePath+"/delivery/delayMs",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/delayMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},schema:0,parentSchema:schema1.properties.delayMs,data:data98};
(vErrors ??= []).push(err230);
errors++;
}
}
}
if(data96.status !== undefined){
let data99 = data96.status;
if(!(((typeof data99 == "number") && (!(data99 % 1) && !isNaN(data99))) && (isFinite(data99)))){
const err231 = {instancePath:instancePath+"/delivery/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.status.type,parentSchema:schema1.properties.status,data:data99};
(vErrors ??= []).push(err231);
errors++;
}
if((typeof data99 == "number") && (isFinite(data99))){
if(data99 > 599 || isNaN(data99)){
const err232 = {instancePath:instancePath+"/delivery/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},schema:599,parentSchema:schema1.properties.status,data:data99};
(vErrors ??= []).push(err232);
errors++;
}
if(data99 < 200 || isNaN(data99)){
const err233 = {instancePath:instancePath+"/delivery/status",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 200},schema:200,parentSchema:schema1.properties.status,data:data99};
(vErrors ??= []).push(err233);
errors++;
}
}
}
if(data96.text !== undefined){
let data100 = data96.text;
if(typeof data100 !== "string"){
const err234 = {instancePath:instancePath+"/delivery/text",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/text/type",keyword:"type",params:{type: "string"},schema:schema1.properties.text.type,parentSchema:schema1.properties.text,data:data100};
(vErrors ??= []).push(err234);
errors++;
}
}
if(data96.times !== undefined){
let data101 = data96.times;
if(!(((typeof data101 == "number") && (!(data101 % 1) && !isNaN(data101))) && (isFinite(data101)))){
const err235 = {instancePath:instancePath+"/delivery/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/type",keyword:"type",params:{type: "integer"},schema:schema1.properties.times.type,parentSchema:schema1.properties.times,data:data101};
(vErrors ??= []).push(err235);
errors++;
}
if((typeof data101 == "number") && (isFinite(data101))){
if(data101 > 100 || isNaN(data101)){
const err236 = {instancePath:instancePath+"/delivery/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},schema:100,parentSchema:schema1.properties.times,data:data101};
(vErrors ??= []).push(err236);
errors++;
}
if(data101 < 1 || isNaN(data101)){
const err237 = {instancePath:instancePath+"/delivery/times",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/properties/times/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},schema:1,parentSchema:schema1.properties.times,data:data101};
(vErrors ??= []).push(err237);
errors++;
}
}
}
}
else {
const err238 = {instancePath:instancePath+"/delivery",schemaPath:"https://experience.local/shared/endpoint-fault.schema.json/type",keyword:"type",params:{type: "object"},schema:schema1.type,parentSchema:schema1,data:data96};
(vErrors ??= []).push(err238);
errors++;
}
}
}
else {
const err239 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema0.type,parentSchema:schema0,data};
(vErrors ??= []).push(err239);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
export { validate };
