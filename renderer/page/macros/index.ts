export { halfPlaceholder } from '#schemas/problems/content-problems.ts';
export { createMacroTexts } from './macro-values.ts';
export {
  findMacros,
  replacePlaceholders,
  type MacroName,
  type MacroText,
} from '#schemas/content/placeholders.ts';
