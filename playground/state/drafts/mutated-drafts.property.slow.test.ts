import { assert, jsonValue, oneof, property } from 'fast-check';
import { expect, test } from 'vitest';
import { mutated } from '#tests/mutated.ts';
import { countRuns } from '#tests/sample/count-runs.ts';
import { openWork } from '../open-work.ts';
import { change, open, redo, getTexts, undo } from '../playground.ts';
import { readText, sampleScenario } from '../sample-scenario.testing.ts';
import { collectChangedFiles } from '../../save/scenario-files.ts';
import { toStoredDraft, readStoredDraft } from './stored-draft.ts';

const PAGE = 'blocks/section-title/minimal.json';
const scenario = { ...sampleScenario, files: { [PAGE]: { text: '{}', version: 'now' } } };
const typed = [1, 2, 3].reduce(
  (before, time) =>
    change(
      before,
      { document: 'page', text: `{ "a": ${time} }`, kind: 'typed', time: time * 9e5 },
      readText,
    ),
  open(scenario, readText),
);
const draft = {
  ...toStoredDraft(undo(typed, readText), 7),
  bases: { [PAGE]: { version: 'then', step: 1 } },
};

/** Everything that a person may do with a draft once it is open. */
function use(value: unknown) {
  const read = readStoredDraft(structuredClone(value));
  const address = { selects: {}, edits: {} };
  const { playground } = openWork({ scenario, draft: read, address, writtenAt: 0 }, readText);
  const back = [0, 1, 2].reduce((now) => undo(now, readText), playground);
  const forth = [0, 1, 2, 3].reduce((now) => redo(now, readText), back);
  return { read, playground, steps: [back, forth], files: collectChangedFiles(playground) };
}

test('a stored draft that was altered anywhere opens, and keeps the texts that are texts', () => {
  assert(
    property(oneof(mutated(draft), jsonValue()), (value) => {
      const { read, playground, steps } = use(value);

      const { page }: { readonly page?: unknown } = Object(Object(value).texts);
      const kept = typeof page === 'string' && read ? page : read?.texts.page;
      expect(getTexts(playground).page).toBe(kept ?? scenario.texts.page);
      for (const each of [playground, ...steps]) {
        expect(Object.values(getTexts(each)).every((text) => typeof text === 'string')).toBe(true);
      }
    }),
    { numRuns: countRuns(30, 500) },
  );
});

test('a draft whose versions were altered never passes for one of the disk’s version', () => {
  assert(
    property(mutated({ versions: { [PAGE]: 'then' }, bases: draft.bases }), (members) => {
      const { playground, read } = use({ ...draft, ...Object(members), of: { page: 'x' } });
      const known = [read?.versions?.[PAGE], read?.bases?.[PAGE]?.version];
      if (known.includes('now')) return;

      const base = playground.bases?.[PAGE];
      expect(base).toBeDefined();
      expect(base?.version).not.toBe('now');
    }),
    { numRuns: countRuns(30, 500) },
  );
});
