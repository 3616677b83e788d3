import type { Mistake } from './list-mistakes.testing.ts';
import { ofAddresses, ofTargets } from './of-addresses.testing.ts';
import { ofLists } from './of-lists.testing.ts';
import { ofShell } from './of-shell.testing.ts';
import { ofForm, ofValues } from './of-values.testing.ts';
import { ofMarkup, ofTexts } from './of-texts.testing.ts';

/** The mistakes by their classes, each with the row of its requirement. */
export const MISTAKES: readonly (readonly [title: string, readonly Mistake[]])[] = [
  ['VA-015 shell parts, slots and layouts', ofShell],
  ['VA-016 addresses', ofAddresses],
  ['VA-016 pages that redirects and homes lead to', ofTargets],
  ['VA-017 texts', ofTexts],
  ['VA-017 texts of the shell', ofMarkup],
  ['VA-018 lists', ofLists],
  ['VA-002 values', ofValues],
  ['VA-002 documents', ofForm],
];
