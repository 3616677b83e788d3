import { expect, test } from 'vitest';
import { boxOf } from '#tests/whole-pixels.ts';
import { renderInBrowser } from '../../render-in-browser.testing.ts';
import { ContactCard } from './contact-card.tsx';

const NUMBER = '+32 2 555 01 44';
const ADDRESS = '+loans@meridia.example.';

test.each(['ltr', 'rtl'])('in a text that goes %s a number is read from its plus on', (dir) => {
  const container = renderInBrowser(
    <ContactCard
      componentType="contact-card"
      title="حساب التوفير"
      phoneNumber={NUMBER}
      email={ADDRESS}
    />,
  );
  container.dir = dir;

  const firstAndLast = [NUMBER, ADDRESS].map((text) => placesIn(container, text));

  expect(firstAndLast.map(([first = 0, last = 0]) => first < last)).toEqual([true, true]);
});

/** Returns how far from the left the first and the last character of a text stand. */
function placesIn(container: HTMLElement, text: string): number[] {
  const nodes = [...container.querySelectorAll('a *')].map(({ firstChild }) => firstChild);
  const node = nodes.find((each) => each?.textContent === text);
  return [0, text.length - 1].map((at) => {
    const range = document.createRange();
    if (node) {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
    }
    return boxOf(range).left;
  });
}
