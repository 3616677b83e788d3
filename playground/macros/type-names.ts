import type { MessageKey } from '../environment/messages.ts';
import type { DATA_TYPES } from './diff-macro.ts';

/** The names of the forms in which values are stored. */
export const TYPE_NAMES: Readonly<Record<(typeof DATA_TYPES)[number], MessageKey>> = {
  percentage: 'macroPercentage',
  amount: 'macroAmount',
  date: 'macroDate',
  string: 'macroString',
  language: 'macroLanguage',
};
