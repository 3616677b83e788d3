import { expect, test } from 'vitest';
import { loadKnownChecks } from '#schemas/validate/known-checks.ts';
import { textReader } from './check-text.ts';
import { mend, mendOf } from './mend.ts';

const read = textReader(await loadKnownChecks());

function mendFirst(text: string): string | undefined {
  const [first] = read('page', text).problems;
  const fix = first && mendOf(first);
  return fix && mend(text, fix);
}

const zone = (component: string) =>
  `{ "data" :\t{"flexZone": {"flexComponents": [\n\n${component} ]}} }\n\n`;

test.each([
  ['a value', '{"componentType": "servise-card" , "title":"servise-card"}', '"servise-card"'],
  ['a name', '{"componentType": "section-title", "titel": "titel"}', '"titel"'],
])('the right spelling of %s replaces that word and nothing else', (_, component, wrong) => {
  const text = zone(component);

  const mended = mendFirst(text);

  const right = { '"servise-card"': '"service-card"', '"titel"': '"title"' }[wrong];
  expect(mended).toBe(right ? text.replace(wrong, right) : undefined);
});

test('a problem without a suggestion has no mend', () => {
  expect(mendFirst(zone('{"componentType": "zzzzzzzzzzzz"}'))).toBeUndefined();
});
