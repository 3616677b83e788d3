import { expect, test } from 'vitest';
import { isCheckMessage } from '../preview/is-show-message.ts';
import { isFromPreview } from './from-preview.ts';

const place = {
  pointer: '/data/flexZone/flexComponents/0',
  component: 'paragraph',
  markup: '<b>',
  all: ['a'],
  any: [],
};
const finding = {
  rule: 'image-alt',
  impact: 'critical',
  help: 'Images have texts.',
  helpUrl: 'https://dequeuniversity.com/rules/axe/4.14/image-alt',
  needsReview: false,
  places: [place],
  total: 1,
};
const part = { kind: 'heading', level: 2, name: 'Rates', depth: 1 };
const withPart = (more: object) => ({ ...message, outline: [{ ...part, ...more }] });
const message = { type: 'vitrine:accessibility', of: 3, done: 9, total: 9, findings: [finding] };
const withFinding = (more: object) => ({ ...message, findings: [{ ...finding, ...more }] });
const withPlace = (more: object) => withFinding({ places: [{ ...place, ...more }] });

test.each([
  message,
  { ...message, findings: undefined },
  { ...message, findings: undefined, failure: 'no axe' },
  withPlace({ pointer: undefined, component: undefined }),
  withPart({ pointer: place.pointer, component: 'section-title' }),
  withPart({ kind: 'landmark', level: undefined, role: 'main', name: '' }),
])('how far a check has come is told by the preview: %#', (data) => {
  expect(isFromPreview(data)).toBe(true);
});

test.each([
  { ...message, of: undefined },
  { ...message, done: -1 },
  { ...message, total: 1.5 },
  { ...message, failure: {} },
  { ...message, findings: {} },
  withFinding({ rule: undefined }),
  withFinding({ impact: 'huge' }),
  withFinding({ helpUrl: 'javascript:alert(1)' }),
  withFinding({ needsReview: 'no' }),
  withFinding({ total: undefined }),
  withFinding({ places: Array.from({ length: 51 }, () => place) }),
  withPlace({ pointer: 'data' }),
  withPlace({ markup: 'x'.repeat(501) }),
  withPlace({ all: ['a', {}] }),
  withPlace({ any: undefined }),
  { ...message, outline: Array.from({ length: 1_001 }, () => part) },
  withPart({ kind: 'list' }),
  withPart({ kind: 'landmark', role: 'article' }),
  withPart({ level: 0 }),
  withPart({ name: 'x'.repeat(201) }),
  withPart({ depth: 0.5 }),
  withPart({ pointer: 'data' }),
])('a message with something wrong in it is none of a check: %#', (data) => {
  expect(isFromPreview(data)).toBe(false);
});

test('a check is asked for in a language', () => {
  const asked = { type: 'vitrine:check', isWanted: true, language: 'de-DE' };

  expect(isCheckMessage(asked)).toBe(true);
  expect(
    [
      { ...asked, isWanted: 1 },
      { ...asked, language: undefined },
      { ...asked, language: 'x'.repeat(21) },
      { ...asked, type: 'vitrine:show' },
      undefined,
    ].filter(isCheckMessage),
  ).toEqual([]);
});
