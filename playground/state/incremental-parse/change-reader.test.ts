import { expect, test } from 'vitest';
import type { JsonChange } from '../../json-text/change-json.ts';
import { changePage, open, type PageChange } from '../playground.ts';
import { deferLarge, MAX_CHARACTERS_AT_ONCE } from '../large-texts/connect-large-texts.ts';
import { readText, sampleScenario } from '../sample-scenario.testing.ts';
import { createIncrementalReader } from './incremental-reader.ts';

const LIST = '/data/flexZone/flexComponents';
const title = (words: string) => ({ componentType: 'section-title', title: words });
const SHORT = JSON.stringify(
  { data: { flexZone: { flexComponents: [title('One'), title('Two'), title('Three')] } } },
  undefined,
  2,
);
const LONG = SHORT + ' '.repeat(MAX_CHARACTERS_AT_ONCE);
const read = createIncrementalReader(deferLarge(readText));

/** The page of a text that has been read, however long it is, and the page after it was changed. */
function changed(text: string, change: Pick<PageChange, 'kind' | 'changes'>) {
  const texts = { ...sampleScenario.texts, page: text };
  const opened = open({ ...sampleScenario, texts }, readText);
  return changePage(opened, { ...change, time: 1 }, read).documents.page;
}

test.each<[PageChange['kind'], JsonChange[]]>([
  ['moved', [{ op: 'move', from: `${LIST}/0`, path: `${LIST}/2` }]],
  ['duplicated', [{ op: 'copy', from: `${LIST}/1`, path: `${LIST}/2` }]],
  ['deleted', [{ op: 'remove', path: `${LIST}/1` }]],
  ['added', [{ op: 'add', path: `${LIST}/3`, value: title('Four') }]],
  ['filled', [{ op: 'replace', path: `${LIST}/1/componentType`, value: 'none' }]],
])('a component that is %s in a long text is shown before that is read', (kind, changes) => {
  const page = changed(LONG, { kind, changes });

  expect(page).toMatchObject({ status: 'incremental', of: LONG });
  expect(page.lastGood).toEqual(JSON.parse(page.text));
});

test('a text that can be read at once is', () => {
  const page = changed(SHORT, {
    kind: 'moved',
    changes: [{ op: 'move', from: `${LIST}/0`, path: `${LIST}/2` }],
  });

  expect(page.status).toBe('read');
});
