export { createRegistry, type Registry, type RegistryOptions } from './create-registry.ts';
export { loadCode, type EntryCode, type LoadCodeResult, type LoadedCode } from './load-code.ts';
export {
  defineEntry,
  type Entry,
  type EntryDefinition,
  type EntryKind,
  type WithMessages,
  type Messages,
} from './entry.ts';
export { isInteractive } from './is-interactive.ts';
export { nameOf } from './name-of.ts';
export type { Choice, ErrorMessage, PageContext, SessionHint, ShellProps } from './shell-props.ts';
