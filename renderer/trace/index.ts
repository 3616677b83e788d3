export { createTrace, type StepEnd, type Trace, type TraceStep } from './create-trace.ts';
