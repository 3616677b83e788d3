import { expect, test } from 'vitest';
import { cutLine } from './cut-line.ts';
import { readOutline } from './read-outline.ts';

test('soft hyphens are no part of it', () => {
  expect(readOutline('- text: Bau\u00ADfi\u00ADnan\u00ADzie\u00ADrung', cutLine)).toEqual([
    ['text: Baufinanzierung'],
  ]);
});

test('roles, names, levels and texts stay, addresses go', () => {
  const snapshot = `- banner:
  - link "Log in":
    - /url: /en/log-in
- main:
  - heading "Cards" [level=2]
  - 'button "Now: or never" [expanded] [active] [cursor=pointer]'
  - paragraph: A text.
  - text: Loose`;

  expect(readOutline(snapshot, cutLine)).toEqual([
    ['banner > link "Log in"'],
    [
      'main',
      '  heading "Cards" [level=2]',
      '  button "Now: or never" [expanded]',
      '  paragraph: A text.',
      '  text: Loose',
    ],
  ]);
});

test('items of a list that hold one thing stand on its line, others stand above what they hold', () => {
  const snapshot = `- list "Two":
  - listitem:
    - link "One":
      - /url: /one
  - listitem:
    - strong: Bold
    - text: and not`;

  expect(readOutline(snapshot, cutLine)).toEqual([
    [
      'list "Two"',
      '  listitem > link "One"',
      '  listitem',
      '    strong: Bold',
      '    text: and not',
    ],
  ]);
});

test('a text too long for a line still shows that its end has changed', () => {
  const [one, other] = ['one', 'other'].map((end) =>
    readOutline(`- paragraph: ${'word '.repeat(30)}${end}`, cutLine).flat(),
  );

  expect(one?.[0]?.length).toBeLessThanOrEqual(100);
  expect(one).not.toEqual(other);
});
