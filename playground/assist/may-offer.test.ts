import { expect, test } from 'vitest';
import { loadKnownChecks } from '#schemas/validate/known-checks.ts';
import { mayOffer } from './may-offer.ts';

const known = await loadKnownChecks();

test.each([
  ['    "icon": "vitrine:', true],
  ['    "original": "', true],
  ['{"url": "/en/', true],
  ['    "title": "Up to %{', true],
  ['    "title": "50% of', true],
  ['    "componentType": "', true],
  ['    "value": "<p><a class=\\"x\\" href=\\"', true],
  [`    "value": "<a href='/en`, true],
  ['    "value": "<a href=\\"/en\\">the', false],
  ['    ser', true],
  ['    "', true],
  ['    "icon": ', true],
  ['    "title": "Up to', false],
  ['    "title": "\\"Up\\" to', false],
  ['    "constructor": "', false],
])('behind %s something may be offered: %s', (line, may) => {
  expect(mayOffer(line, known)).toBe(may);
});
