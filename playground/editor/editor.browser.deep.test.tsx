import { expect, test } from 'vitest';
import { accessibilityTree } from '#tests/accessibility-tree.ts';
import { openEditorInBrowser } from './open-in-browser.testing.tsx';

const isShown = (field: Element) => field.checkVisibility({ visibilityProperty: true });

test('until the full editor takes over, it is there for nobody: one text box has the name at any time', async () => {
  const { panel, becomes, fields } = openEditorInBrowser();
  const seen: string[] = [];
  const watch = new MutationObserver(() =>
    seen.push(`${fields().length} there, ${fields().filter(isShown).length} shown`),
  );
  watch.observe(panel, { childList: true, subtree: true, attributes: true });

  await becomes('full');
  watch.disconnect();

  expect(new Set(seen)).toEqual(new Set(['1 there, 1 shown', '2 there, 1 shown']));
  expect(seen.at(-1)).toBe('1 there, 1 shown');
  expect((await accessibilityTree()).match(/textbox "Page model"/g)).toHaveLength(1);
});
