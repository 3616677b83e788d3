import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { boxOf } from '#tests/whole-pixels.ts';
import { renderInBrowser } from '../../render-in-browser.testing.ts';
import { PageHeader } from './page-header.tsx';

beforeEach(() => page.viewport(800, 600));
afterEach(async () => {
  window.scrollTo(0, 0);
  await page.viewport(414, 896);
});

const NONE = 'rgba(0, 0, 0, 0)';

function renderPageHeader(title = 'Transfer') {
  const container = renderInBrowser(<PageHeader title={title} after={<button>Leave</button>} />);
  container.style.minHeight = '3000px';
  const header = container.querySelector('header') ?? container;
  const borders = () => {
    const { borderTopColor, borderBottomColor } = getComputedStyle(header);
    return [borderTopColor, borderBottomColor];
  };
  return { header, borders };
}

test('SH-009 has no borders at first, and from the first scroll on it has', async () => {
  const { header, borders } = renderPageHeader();
  expect(borders()).toEqual([NONE, NONE]);

  window.scrollTo(0, 40);
  await expect.poll(borders).toEqual(['rgb(223, 223, 232)', 'rgb(223, 223, 232)']);
  expect(boxOf(header).top).toBe(0);

  window.scrollTo(0, 0);
  await expect.poll(() => window.scrollY).toBe(0);
  expect(header.dataset['scrolled']).toBe('true');
});

test('SH-009 has borders on a page that begins where it was left', { tags: ['deep'] }, async () => {
  document.body.style.minHeight = '3000px';
  window.scrollTo(0, 200);

  const { header } = renderPageHeader();

  expect(header.dataset['scrolled']).toBe('true');
  document.body.style.minHeight = '';
});

test('a very long title does not cover the page for good', { tags: ['deep'] }, async () => {
  await page.viewport(320, 600);

  const { header } = renderPageHeader('Lebensversicherungsgesellschaften '.repeat(100));

  expect(boxOf(header).height).toBeLessThan(300);
  expect(header.scrollWidth).toBe(header.clientWidth);
});

test('SH-030 what takes the focus above the window is scrolled below it, however high it is', async () => {
  const { header } = renderPageHeader();
  const button = document.createElement('button');
  button.style.cssText = 'display: block; margin-block-start: 600px';
  header.after(button);
  header.style.minHeight = '150px';
  await expect
    .poll(() => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop))
    .toBeGreaterThan(150);
  window.scrollTo(0, 2_000);

  button.focus();

  expect(boxOf(button).top).toBeGreaterThanOrEqual(boxOf(header).bottom);
});
