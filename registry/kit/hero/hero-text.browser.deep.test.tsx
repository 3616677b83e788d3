import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { boxOf } from '#tests/whole-pixels.ts';
import { renderInBrowser } from '../../render-in-browser.testing.ts';
import { HeroText } from './hero-text.tsx';

const LONG = 'A sentence that goes on for as long as there is something to say. '.repeat(12);

function linesOf(parts: readonly string[]) {
  const container = renderInBrowser(<HeroText title="Loans" parts={parts} body={[LONG]} />);
  const text = container.querySelector('.rich-text') ?? container;
  return Math.round(boxOf(text).height / Number.parseFloat(getComputedStyle(text).lineHeight));
}

test.each([
  [['One'], 4],
  [['One', 'Two'], 3],
  [['One', 'Two', 'Three'], 2],
])('HD-024 below the title parts %j a long text has %i lines', async (parts, lines) => {
  await page.viewport(360, 740);

  expect(linesOf(parts)).toBe(lines);
});

test('a link below the last line is seen when the focus comes to it', async () => {
  const link = { tag: 'a', attributes: { href: '#end' }, children: ['The end'] };
  const container = renderInBrowser(<HeroText title="Loans" body={[LONG, link]} />);
  const text = container.querySelector('.rich-text') ?? container;
  const cut = boxOf(text).height;

  await userEvent.keyboard('{Tab}');

  expect(document.activeElement?.textContent).toBe('The end');
  expect(boxOf(text).height).toBeGreaterThan(cut);
});
