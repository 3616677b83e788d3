export {
  createExperience,
  type Experience,
  type ExperienceOptions,
} from './client/create-experience.ts';
export {
  RefusedPatch,
  type PageChange,
  type PartialChange,
  type PatchRefusal,
  type WholeChange,
} from './client/page-change.ts';
export type { RenderedPage } from './client/screen.ts';
export type { Problem, ReportProblem } from './errors/index.ts';
export type { Host } from './host/index.ts';
export type { Formats } from './services/i18n/index.ts';
export type { TraceStep } from './trace/index.ts';
export {
  createRegistry,
  defineEntry,
  type Choice,
  type Entry,
  type EntryKind,
  type ErrorMessage,
  type PageContext,
  type Registry,
  type SessionHint,
  type ShellProps,
  type WithMessages,
  type Messages,
} from './registry/index.ts';
export { usePendingTask, usePlatform, WithFailureText, type PendingTask } from './view/index.ts';
