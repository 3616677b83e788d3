export {
  createTrace,
  type NewTrace,
  type StepEnd,
  type Trace,
  type TraceStep,
} from './create-trace.ts';
