import { getLanguage } from '#schemas/content/locale.ts';
import { experience } from '../environment/experience.ts';
import type { MessageKey } from '../environment/messages.ts';
import type { Macro } from './read-macros.ts';

/** A column of the table. */
export type Column =
  | {
      readonly id: 'group' | 'key' | 'dataType' | 'unit' | 'pages' | 'here';
      readonly heading: MessageKey;
    }
  /** The value as a page of a locale shows it. */
  | { readonly id: string; readonly locale: string; readonly language: string };

const VALUES = experience.locales.map(({ locale }) => ({
  id: locale,
  locale,
  language: getLanguage(locale),
}));

/** The columns in their order. */
export const COLUMNS: readonly Column[] = [
  { id: 'group', heading: 'macroGroup' },
  { id: 'key', heading: 'macroKey' },
  { id: 'dataType', heading: 'macroType' },
  { id: 'unit', heading: 'macroUnit' },
  ...VALUES,
  { id: 'pages', heading: 'macroPages' },
  { id: 'here', heading: 'macroHere' },
];

export const LOCALES: readonly string[] = VALUES.map(({ locale }) => locale);

/** Returns true if the cell of a macro can be edited: an amount alone has a unit. */
export function isEditable(column: Column, { dataType }: Macro): boolean {
  if (column.id === 'unit') return dataType === 'amount';
  return column.id === 'dataType' || 'locale' in column;
}
