import { expect, test } from 'vitest';
import { vitrineEntries } from './index.ts';
import { interactiveEntries } from './interactive-entries.ts';

/** Static by themselves; what is inside them may not be. */
const HOLDERS = ['cards', 'feature', 'feature-card'];
/** A page with one of them loads the whole list; all others are spared its entry. */
const RARE_FEATURES = ['appointment', 'form', 'loan-calculator'];

test('every entry with something that runs in a browser is in the list that visitors load', () => {
  const interactive = vitrineEntries.filter(
    ({ interactive: runs, interactiveWith, kind, type }) =>
      runs || interactiveWith !== undefined || (kind === 'component' && HOLDERS.includes(type)),
  );
  const common = interactive.filter(({ type }) => !RARE_FEATURES.includes(type));

  expect(interactiveEntries).toEqual(common);
});
