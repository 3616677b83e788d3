export { fetchMacros, MACRO_LIMIT_MS, type FetchedMacros } from './fetch-macros.ts';
export { macroValues, type MacroValues } from './macro-values.ts';
export { findMacros, replacePlaceholders, type MacroName } from './placeholders.ts';
