import { expect, test } from 'vitest';
import { change, choose, open } from '../state/playground.ts';
import { createTextReader } from '../state/document/check-text.ts';
import { loadKnownChecks } from '#schemas/validate/known-checks.ts';
import { sampleScenario } from '../state/sample-scenario.testing.ts';
import { readAnswer } from './ask-for-digest.ts';
import { createDigestRequest, isAsStored } from './create-digest-request.ts';

const read = createTextReader(await loadKnownChecks());
const opened = open(sampleScenario, read);

test('a scenario as it is stored is asked for by its id alone', () => {
  const request = createDigestRequest(opened);

  expect(request).toEqual({ id: 'section-title/sample', query: '', documents: {} });
  expect(isAsStored(request)).toBe(true);
});

const edit = (text: string) =>
  change(
    choose(opened, 'locale', 'nl-BE'),
    { document: 'macros', text, kind: 'typed', time: 0 },
    read,
  );

test('edits go along as their last good values, and choices as the address of the preview has them', () => {
  const request = createDigestRequest(choose(edit('{"rates": {"groups": []}}'), 'viewport', '360'));

  expect(request).toEqual({
    id: 'section-title/sample',
    query: 'locale=nl-BE',
    width: 360,
    documents: { macros: { rates: { groups: [] } } },
  });
  expect(isAsStored(request)).toBe(false);
});

test.each([
  undefined,
  'text',
  { digest: 1, picture: 'AAAA' },
  { digest: 'components', picture: undefined },
])('%j is no answer of a server with digests', (value) => {
  expect(readAnswer(value)).toEqual({ kind: 'gone' });
});

test('a picture of another address is none', () => {
  const storedPicture = { address: 'https://elsewhere.test/x.webp', isCurrent: true };

  expect(readAnswer({ digest: 'a', picture: 'AAAA', storedPicture })).toEqual({
    kind: 'taken',
    digest: 'a',
    picture: 'data:image/webp;base64,AAAA',
  });
});
