export { createExperience, type Experience } from './client/start/create-experience.ts';
export type { ExperienceOptions } from './client/start/experience-options.ts';
export {
  RefusedPatch,
  type PageChange,
  type PartialChange,
  type PatchRefusal,
  type WholeChange,
} from './client/update/page-change.ts';
export type { RenderedPage } from './client/update/page-renderer.ts';
export type { Problem, ReportProblem } from './errors/index.ts';
export type { Host } from './host/index.ts';
export type { Experiments } from './services/experiments/index.ts';
export { getPageName } from './services/measurement/get-page-name.ts';
export { createSignOnLink } from './services/measurement/sign-on-link.ts';
export type { Measure, MeasurementEvent, RecordedEvent } from './services/measurement/index.ts';
export type { Formats } from './services/i18n/index.ts';
export type { TraceStep } from './trace/index.ts';
export { createRegistry } from './registry/create-registry.ts';
export { defineEntry } from './registry/entry.ts';
export type {
  Choice,
  Entry,
  EntryKind,
  ErrorMessage,
  FoundPage,
  PageContext,
  Registry,
  SearchState,
  SessionHint,
  ShellProps,
  TopBarMode,
  WithMessages,
  WithSearch,
  Messages,
} from './registry/index.ts';
export { WithFailureText } from './view/failure-text.tsx';
export { defineFormReceiver } from './view/form-receiver.ts';
export { usePendingTask, type PendingTask } from './view/pending-task.ts';
export type { FormSubmission, RouteScope } from './routing/index.ts';
export { useRoute } from './view/route-context.ts';
export { usePlatform } from './view/platform-context.ts';
