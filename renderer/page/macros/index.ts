export { fetchMacros, MACRO_LIMIT_MS, type FetchedMacros } from '../../loading/fetch-macros.ts';
export { macroValues } from './macro-values.ts';
export {
  findMacros,
  replacePlaceholders,
  type MacroName,
  type MacroText,
} from '#schemas/content/placeholders.ts';
