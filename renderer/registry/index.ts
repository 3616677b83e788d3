export { requireRegistry } from './require-registry.ts';
export type { Registry, RegistryOptions } from './create-registry.ts';
export { loadCode, type EntryCode, type LoadCodeResult, type LoadedCode } from './load-code.ts';
export type { Entry, EntryDefinition, EntryKind, WithMessages, Messages } from './entry.ts';
export { isInteractive } from './is-interactive.ts';
export { getEntryName } from './get-entry-name.ts';
export type { ContentMissing, Presentation } from './entry.ts';
export type { FoundPage, SearchOutcome, SearchState, WithSearch } from './search-state.ts';
export type {
  Choice,
  ErrorMessage,
  PageContext,
  SessionHint,
  ShellProps,
  TopBarMode,
} from './shell-props.ts';
