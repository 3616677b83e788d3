import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { RichText as Tree } from '#schemas/prepared.ts';
import { boxOf } from '#tests/whole-pixels.ts';
import { renderInBrowser } from '../../render-in-browser.testing.ts';
import { RichText } from './rich-text.tsx';

/** The height of a line with room around it. */
const ONE_LINE = 28;

const messages = { text_table: 'Table' };

const row = (tag: string, ...texts: string[]) => ({
  tag: 'tr',
  children: texts.map((text) => ({ tag, children: [text] })),
});
const table = {
  tag: 'table',
  children: [
    { tag: 'thead', children: [row('th', 'Term', 'A month', 'In total', 'Of which interest')] },
    {
      tag: 'tbody',
      children: [row('td', '20 years', '€\u00A01.381,95', '€\u00A0331.668,00', '€\u00A048.751,00')],
    },
  ],
};

function renderOnPhone(value: Tree, about?: string): HTMLElement {
  const container = renderInBrowser(<RichText value={value} messages={messages} about={about} />);
  container.style.inlineSize = '280px';
  return container;
}

test('a table wider than the page scrolls by keyboard in a region of its own, with its figures whole', async () => {
  const container = renderOnPhone([table]);
  const region = page.getByRole('region', { name: 'Term, A month' }).element();

  await userEvent.keyboard('{Tab}');
  const focused = document.activeElement;
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  await expect.poll(() => region.scrollLeft).toBeGreaterThan(0);

  expect(focused).toBe(region);
  expect(container.scrollWidth).toBeLessThanOrEqual(280);
  const [height = 0] = [...region.querySelectorAll('td')].map((cell) => boxOf(cell).height);
  expect(height).toBeLessThan(2 * ONE_LINE);
});

test.each([
  [
    'the heading above it',
    [{ tag: 'h3', children: ['What a loan cost\u00ADs'] }, { tag: 'p' }, table],
    'Home loans',
    'What a loan costs',
  ],
  ['what the text is about, without a heading', [table], 'Home\u00ADloans', 'Homeloans'],
  ['its columns, without either', [table], undefined, 'Term, A month, In total, Of which interest'],
  [
    'that it is a table, where no column has a head',
    [{ tag: 'table', children: [row('td', '20 years')] }],
    undefined,
    'Table',
  ],
])('the region of a table is named by %s', (...[, value, about, name]) => {
  renderOnPhone(value, about);

  expect(page.getByRole('region').element()).toHaveAttribute('aria-label', name);
});

test('a long word of a heading parts at its soft hyphens', () => {
  const word = 'Immobilien\u00ADfinanzierungs\u00ADberatung';
  const container = renderOnPhone([{ tag: 'h2', children: [word] }]);
  const heading = container.querySelector('h2');

  expect(heading && boxOf(heading).height).toBeGreaterThan(2 * ONE_LINE);
  expect(heading?.scrollWidth).toBeLessThanOrEqual(280);
});

test('in a text that goes from right to left a number is read from its plus on', () => {
  const number = '+32 2 555 01 44';
  const link = { tag: 'a', attributes: { href: 'tel:+3225550144' }, children: [number] };
  const container = renderInBrowser(
    <RichText value={[{ tag: 'p', children: ['اتصل بنا ', link, ' الآن'] }]} />,
  );
  container.dir = 'rtl';

  const text = container.querySelector('a')?.firstChild;
  const places = [0, number.length - 1].map((at) => {
    const range = document.createRange();
    range.setStart(text ?? container, at);
    range.setEnd(text ?? container, at + 1);
    return boxOf(range).left;
  });

  expect(places[0]).toBeLessThan(places[1] ?? 0);
});
