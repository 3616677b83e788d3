import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { boxOf } from '#tests/whole-pixels.ts';
import { renderInBrowser } from '../../render-in-browser.testing.ts';
import { CallToActions } from './call-to-action.tsx';

const other = { textLink: { text: 'Other', url: '/other' } };

test('BU-008 a text of 20 characters leaves the buttons beside each other, one of 21 stacks them', () => {
  renderInBrowser(
    <>
      {['x'.repeat(20), 'x'.repeat(21)].map((text) => (
        <CallToActions key={text} cta={{ textLink: { text, url: '/' } }} secondaryCta={other} />
      ))}
    </>,
  );

  const [first, second, third, fourth] = page.getByRole('link').elements().map(boxOf);

  expect(second?.left).toBeGreaterThan(first?.right ?? Infinity);
  expect(second?.top).toBe(first?.top);
  expect(fourth?.left).toBe(third?.left);
  expect(fourth?.top).toBeGreaterThan(third?.bottom ?? Infinity);
});

test('BU-008 places at which a word may part are not counted', () => {
  const text = 'Kontovollmachten\u00AD fix';
  renderInBrowser(<CallToActions cta={{ textLink: { text, url: '/' } }} secondaryCta={other} />);

  const [first, second] = page.getByRole('link').elements().map(boxOf);

  expect(text).toHaveLength(21);
  expect(second?.top).toBe(first?.top);
});
