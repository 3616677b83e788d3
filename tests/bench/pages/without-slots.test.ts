import { expect, test } from 'vitest';
import { expectSamePage, withoutSlots } from './without-slots.ts';

const SLOT = '<div class="slot" data-type="cards" data-key="1">';

test('slots go, also those within others; what is inside stays', () => {
  const inner = `${SLOT}<p>one</p></div>`;
  const html = `<div class="zone">${SLOT}<div class="cards">${inner}</div></div></div>`;

  expect(withoutSlots(html)).toBe('<div class="zone"><div class="cards"><p>one</p></div></div>');
});

test("React's marks and counted ids do not count", () => {
  expect(withoutSlots('<p id="_R_1a_">2<!-- --> of 3</p>')).toBe('<p id="">2 of 3</p>');
});

test('two pages that differ in more than slots are no match, and the message shows where', () => {
  expectSamePage(`${SLOT}<p>same</p></div>`, '<p>same</p>');

  expect(() => expectSamePage(`${SLOT}<p>one</p></div>`, '<p>two</p>')).toThrow(
    'The two pages differ: <p>one</p> / <p>two</p>',
  );
});
