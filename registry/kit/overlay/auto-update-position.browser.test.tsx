import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { autoUpdatePosition } from './auto-update-position.ts';
import { KINDS } from './overlay-kinds.ts';

beforeEach(() => page.viewport(1000, 800));
afterEach(() => page.viewport(414, 896));

const OPENER = { left: 100, top: 300, width: 80, height: 40 };

function add(style: Readonly<Record<string, string>>, parent: HTMLElement = document.body) {
  const element = document.createElement('div');
  for (const [name, value] of Object.entries(style)) element.style.setProperty(name, value);
  parent.append(element);
  onTestFinished(() => element.remove());
  return element;
}

/** A bubble of 200 by 50 px, kept beside an opener that stands in a box which scrolls. */
function keep(kind: keyof typeof KINDS, direction: 'ltr' | 'rtl' = 'ltr') {
  const box = add({ position: 'fixed', inset: '0', overflow: 'auto', direction });
  add({ 'block-size': '3000px' }, box);
  const opener = add(
    {
      position: 'absolute',
      left: `${OPENER.left}px`,
      top: `${OPENER.top}px`,
      width: `${OPENER.width}px`,
      height: `${OPENER.height}px`,
    },
    box,
  );
  const content = add({ position: 'fixed', width: '200px', height: '50px' });
  const end = autoUpdatePosition(content, opener, KINDS[kind]);
  onTestFinished(end);
  const place = () => [
    content.dataset['side'],
    ...['x', 'y', 'tip'].map((name) => content.style.getPropertyValue(`--overlay-${name}`)),
  ];
  return { box, opener, content, end, place };
}

test.each([
  ['popover', ['below', '124px', '364px', '16px']],
  ['dropdown', ['below', '100px', '348px', '40px']],
  ['tooltip', ['above', '100px', '238px', '40px']],
] as const)(
  'a %s stands beside its opener, and its tip in the middle of that',
  { tags: ['deep'] },
  (kind, expected) => {
    expect(keep(kind).place()).toEqual(expected);
  },
);

test('from right to left it ends where its opener does', { tags: ['deep'] }, () => {
  const { place, opener } = keep('dropdown', 'rtl');
  opener.style.left = '500px';
  window.dispatchEvent(new Event('resize'));

  expect(place()).toEqual(['below', '380px', '348px', '160px']);
});

test.each(['dialog', 'bottom-sheet'] as const)(
  'a %s stands where its style says',
  { tags: ['deep'] },
  (kind) => {
    expect(keep(kind).place()).toEqual([undefined, '', '', '']);
  },
);

test('follows an opener in a box that scrolls', { tags: ['deep'] }, async () => {
  const { box, place } = keep('dropdown');

  box.scrollTop = 100;

  await expect.poll(place).toEqual(['below', '100px', '248px', '40px']);
});

test('looks for its place again when the window changes', { tags: ['deep'] }, async () => {
  const { place } = keep('dropdown');

  await page.viewport(1000, 390);

  await expect.poll(place).toEqual(['above', '100px', '242px', '40px']);
});

test.each(['opener', 'content'] as const)(
  'and when the size of its %s changes',
  { tags: ['deep'] },
  async (which) => {
    const { place, ...elements } = keep('dropdown');

    elements[which].style.height = '600px';

    await expect.poll(() => place()[2]).toBe(which === 'opener' ? '242px' : '192px');
  },
);

test('stays where it is once that has ended', { tags: ['deep'] }, async () => {
  const { box, content, opener, place, end } = keep('dropdown');
  await expect.poll(place).toEqual(['below', '100px', '348px', '40px']);

  end();
  box.scrollTop = 100;
  content.style.height = '90px';
  opener.style.width = '90px';
  window.dispatchEvent(new Event('resize'));

  const frames = new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(resolve)),
  );
  await frames;
  expect(place()).toEqual(['below', '100px', '348px', '40px']);
});
