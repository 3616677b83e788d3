import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { translatorFor } from '../environment/messages.ts';
import { translateTrace } from './trace-messages.ts';

const WRITERS = [
  'create-plan/create-plan',
  'loading/load-macros',
  'loading/load-search-results',
  'loading/load-shell-data',
  'loading/load-page',
  'visit/site-context',
  'server/response-cache/create-response-cache',
];
const GIVES_REASON = /\breason\b|\bskip\(|\bdecision\b|BY_[A-Z]+ =|^\s+[?:] ['`]|return `/;
const LITERAL = /'([^'\n]+)'|`([^`\n]+)`/g;
const ONLY_VALUES = /^\S*$|^7(?:, 7)*$|^, $/;

/** Every text that the renderer can put into a trace, with a 7 in the place of each value. */
const phrases = WRITERS.flatMap((name) => {
  const lines = readFileSync(`renderer/${name}.ts`, 'utf8').split('\n');
  return lines
    .filter((line) => GIVES_REASON.test(line))
    .flatMap((line) => [...line.matchAll(LITERAL)].map(([, plain, template]) => plain ?? template))
    .map((phrase) => (phrase ?? '').replaceAll(/\$\{[^}]*\}/g, '7'));
});

const WITH_VALUES: Readonly<Record<string, string>> = {
  'from 7': 'from /en/individuals',
  'for 7': 'for fr-BE',
};

test('every phrase of the trace has a message of the tool', () => {
  const explained = phrases
    .map((phrase) => WITH_VALUES[phrase] ?? phrase)
    .filter((phrase) => phrase.includes(' ') && !ONLY_VALUES.test(phrase));

  const unexplained = explained.filter(
    (phrase) => !translateTrace(phrase, (word) => `a word: ${word}`).startsWith('a word'),
  );

  expect(explained.length).toBeGreaterThan(15);
  expect(unexplained).toEqual([]);
});

test('a reason made of reasons is translated as a whole', () => {
  const reason = 'language by the path, segment by default, session by the cookie';

  expect(translateTrace(reason, translatorFor('de-DE'))).toBe(
    'Sprache nach dem Pfad, Segment nach der Vorgabe, Sitzung nach dem Cookie',
  );
  expect(translateTrace(reason, translatorFor('en-GB'))).toBe(reason);
});

test('an address and the message of a problem are shown as they are', () => {
  expect(translateTrace('/en/individuals', translatorFor('nl-BE'))).toBe('/en/individuals');
  expect(translateTrace('Unknown component: x.', translatorFor('nl-BE'))).toBe(
    'Unknown component: x.',
  );
});

test.each([
  ['found', 'gefunden'],
  ['not-found', 'nicht gefunden'],
  ['failed', 'fehlgeschlagen'],
  ['none', 'keine'],
  ['nothing', 'keine'],
  ['dashes', 'Striche'],
  ['whole', 'vollständig'],
  ['cut', 'gekürzt'],
  ['shown', 'gezeigt'],
  ['refused', 'abgelehnt'],
  ['kept', 'aufbewahrt'],
])('the decision %s reads %s in German', (phrase, text) => {
  expect(translateTrace(phrase, translatorFor('de-DE'))).toBe(text);
});
