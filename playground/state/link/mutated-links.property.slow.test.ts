import { assert, asyncProperty, constantFrom, jsonValue, nat, oneof } from 'fast-check';
import { expect, test } from 'vitest';
import { mutated } from '#tests/mutated.ts';
import { countRuns } from '#tests/sample/count-runs.ts';
import { openWork } from '../open-work.ts';
import { getTexts } from '../playground.ts';
import { readText, sampleScenario } from '../sample-scenario.testing.ts';
import { readAddress } from './address.ts';
import { toLinkedTexts } from './linked-texts.ts';
import { packTexts } from './packed-texts.ts';

const { texts } = sampleScenario;
const LINKED = toLinkedTexts(
  { page: texts.page.replace('November', 'Sent'), macros: `${texts.macros}\n` },
  texts,
);
const DRAFT = {
  scenarioId: sampleScenario.id,
  texts: { page: '{ "mine": 1 }' },
  history: { past: [], future: [] },
  savedAt: 1,
};

/** Opens a link over a draft, and gives what comes of it. */
async function opened(hash: string) {
  const address = await readAddress(new URL(`http://localhost/playground/?scenario=x#${hash}`));
  const work = { scenario: sampleScenario, draft: DRAFT, address, writtenAt: 2 };
  const { playground, notice } = openWork(work, readText);
  return { texts: getTexts(playground), notice, history: playground.history };
}

/** Anything at all in the form of a link. */
async function packed(value: unknown): Promise<string> {
  const stream = new Blob([JSON.stringify(value) ?? '']).stream();
  const zipped = stream.pipeThrough(new CompressionStream('gzip'));
  return Buffer.from(await new Response(zipped).arrayBuffer()).toString('base64url');
}

const WHOLE = `edits=${await packTexts(LINKED)}`;
const EXPECTED = await opened(WHOLE);

test('a link that was cut anywhere says so, and the draft stays', async () => {
  // Without any of it, it is a link to the scenario alone.
  for (let length = 1; length < WHOLE.length; length += 1) {
    const { texts: shown, notice } = await opened(WHOLE.slice(0, length));
    expect([length, notice?.kind, shown.page]).toEqual([length, 'cut-link', DRAFT.texts.page]);
  }
});

test('a link of which a character was altered says so, or means the same', async () => {
  const characters = constantFrom(
    'A',
    'Z',
    'a',
    'z',
    '0',
    '9',
    '-',
    '_',
    '~',
    '%',
    '&',
    '=',
    ' ',
    '\u00E9',
  );
  await assert(
    asyncProperty(nat({ max: WHOLE.length - 1 }), characters, async (index, character) => {
      const { texts: shown, notice } = await opened(
        WHOLE.slice(0, index) + character + WHOLE.slice(index + 1),
      );

      const isSame = JSON.stringify(shown) === JSON.stringify(EXPECTED.texts);
      const isMine = shown.page === DRAFT.texts.page;
      expect(isSame || (isMine && (notice !== undefined || index < 'edits='.length))).toBe(true);
    }),
    { numRuns: countRuns(50, 1_000) },
  );
});

test('whatever a link holds, it opens, and one step back brings the draft back', async () => {
  const written = [2, { page: ['1.a', [[1, 2, 'x', 'y']]], macros: 'whole' }];
  await assert(
    asyncProperty(oneof(mutated(written), jsonValue()), async (value) => {
      const { texts: shown, history } = await opened(`edits=${await packed(value)}`);

      expect(Object.values(shown).every((text) => typeof text === 'string')).toBe(true);
      expect(history.past.length).toBeLessThanOrEqual(1);
    }),
    { numRuns: countRuns(40, 1_000) },
  );
});
