import { expect, test } from 'vitest';
import { vitrineEntries } from './index.ts';
import { interactiveEntries } from './interactive-entries.ts';

/** Static by themselves; what is inside them may not be. */
const HOLDERS = ['cards', 'feature', 'feature-card'];

test('every entry with something that runs in a browser is in the list that visitors load', () => {
  const interactive = vitrineEntries.filter(
    ({ interactive: runs, interactiveWith, kind, type }) =>
      runs || interactiveWith !== undefined || (kind === 'component' && HOLDERS.includes(type)),
  );

  expect(interactiveEntries).toEqual(interactive);
});
