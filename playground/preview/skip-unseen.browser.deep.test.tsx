import '#registry/theme.css';
import { afterEach, expect, test } from 'vitest';
import { skipUnseen } from './skip-unseen.ts';

afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.removeAttribute('data-long');
});

/** A page with so many components in its zone, each 50 px high. */
function pageOf(count: number): Parameters<typeof skipUnseen>[1] {
  const slot = '<div class="slot"><p style="block-size: 50px; margin: 0">One of many.</p></div>';
  document.body.innerHTML = `<div class="zone">${slot.repeat(count)}</div>`;
  const items = Array.from({ length: count }, () => ({}));
  return { slots: [{ zones: [{ items }] }] };
}

const isPassedOver = (slot: Element | null | undefined) =>
  !slot?.firstElementChild?.checkVisibility({ contentVisibilityAuto: true });
const nextFrame = () =>
  new Promise((resolve) => void requestAnimationFrame(() => requestAnimationFrame(resolve)));

test('of a long page the browser passes over what is far from sight, until it comes near', async () => {
  const page = pageOf(400);

  skipUnseen(document, page);
  await nextFrame();

  const slots = document.querySelectorAll('.slot');
  expect([isPassedOver(slots[0]), isPassedOver(slots[399])]).toEqual([false, true]);
  slots[399]?.scrollIntoView();
  await nextFrame();
  expect(isPassedOver(slots[399])).toBe(false);
});

test('a page of usual length is laid out whole', async () => {
  const page = pageOf(200);

  skipUnseen(document, page);
  await nextFrame();

  expect([...document.querySelectorAll('.slot')].filter(isPassedOver)).toEqual([]);
});

test('a page that is no longer long is laid out whole again', async () => {
  skipUnseen(document, pageOf(400));
  const page = pageOf(100);

  skipUnseen(document, page);
  await nextFrame();

  expect([...document.querySelectorAll('.slot')].filter(isPassedOver)).toEqual([]);
});
