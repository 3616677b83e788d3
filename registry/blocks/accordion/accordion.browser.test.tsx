import { flushSync } from 'react-dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { AccordionProps } from '#schemas/generated/blocks/accordion.ts';
import { allowMotion } from '#tests/emulate-media.ts';
import { fixture } from '#tests/fixture.ts';
import { renderInBrowser } from '../../render-in-browser.testing.ts';
import { Accordion } from './accordion.tsx';

beforeEach(allowMotion);

const props = await fixture<AccordionProps>('blocks/accordion/several-may-be-open');
const header = (index: number) => page.getByRole('button').nth(index).element();

describe('Accordion in a browser', () => {
  test.each(['ArrowDown', 'ArrowRight'])(
    'CO-009 %s moves to the next header and wraps at the end',
    { tags: ['deep'] },
    async (key) => {
      renderAndFocus(0);

      await userEvent.keyboard(`{${key}}`);
      expect(document.activeElement).toBe(header(1));

      await userEvent.keyboard(`{${key}}{${key}}`);
      expect(document.activeElement).toBe(header(0));
    },
  );

  test.each(['ArrowUp', 'ArrowLeft'])(
    'CO-009 %s moves to the header before and wraps at the beginning',
    { tags: ['deep'] },
    async (key) => {
      renderAndFocus(0);

      await userEvent.keyboard(`{${key}}`);
      expect(document.activeElement).toBe(header(2));

      await userEvent.keyboard(`{${key}}`);
      expect(document.activeElement).toBe(header(1));
    },
  );

  test('CO-010 End moves to the last header and Home to the first', async () => {
    renderAndFocus(1);

    await userEvent.keyboard('{End}');
    expect(document.activeElement).toBe(header(2));

    await userEvent.keyboard('{Home}');
    expect(document.activeElement).toBe(header(0));
  });

  test('moving opens nothing', async () => {
    renderAndFocus(0);

    await userEvent.keyboard('{ArrowDown}{ArrowUp}{End}{Home}');

    expect(document.querySelectorAll('[aria-expanded="true"]')).toHaveLength(0);
  });

  test.each(['{Enter}', ' '])('the key "%s" opens and closes', { tags: ['deep'] }, async (key) => {
    renderAndFocus(0);

    await userEvent.keyboard(key);
    await expect.element(page.getByRole('region')).toBeVisible();

    await userEvent.keyboard(key);
    await expect.element(page.getByRole('region')).not.toBeInTheDocument();
  });

  test('CO-011 CO-012 an answer unfolds in 200 ms while the chevron turns in 300 ms', () => {
    renderAndFocus(0);
    const chevron = header(0).querySelector('.icon');
    const panel = document.querySelector<HTMLElement>('.collapsible-panel');

    clickFirst();

    expect(durationOf(panel, 'grid-template-rows')).toBe(200);
    expect(durationOf(chevron, 'rotate')).toBe(300);
  });

  test('CO-011 CO-012 an answer grows to its height, and the chevron stands upside down', () => {
    renderAndFocus(0);
    const chevron = header(0).querySelector('.icon');
    const panel = document.querySelector<HTMLElement>('.collapsible-panel');

    clickFirst();
    const heights = [0, 60, 200].map((time) => {
      for (const animation of document.getAnimations()) {
        animation.pause();
        animation.currentTime = time;
      }
      return panel?.offsetHeight ?? Number.NaN;
    });
    for (const animation of document.getAnimations()) animation.finish();

    expect(heights[0]).toBe(0);
    expect(heights[1]).toBeGreaterThan(0);
    expect(heights[1]).toBeLessThan(heights[2] ?? 0);
    expect(heights[2]).toBe(panel?.offsetHeight);
    expect(chevron && getComputedStyle(chevron).rotate).toBe('180deg');
  });

  test('CO-011 an answer leaves the page only when it has folded up', () => {
    renderAndFocus(0);
    const panel = document.querySelector('.collapsible-panel') ?? document.body;
    clickFirst();
    for (const animation of document.getAnimations()) animation.finish();

    clickFirst();
    const whileFolding = getComputedStyle(panel).display;
    for (const animation of document.getAnimations()) animation.finish();

    expect(whileFolding).toBe('grid');
    expect(getComputedStyle(panel).display).toBe('none');
  });
});

function renderAndFocus(index: number): void {
  renderInBrowser(<Accordion {...props} />);
  const element = header(index);
  if (!(element instanceof HTMLElement)) throw new Error(`There is no header ${index}.`);
  element.focus();
}

/** Clicks and draws what came of it, before any time has passed. */
function clickFirst(): void {
  const element = header(0);
  if (element instanceof HTMLElement) flushSync(() => element.click());
}

function durationOf(element: Element | null, property: string): unknown {
  const transition = element
    ?.getAnimations()
    .find((each) => each instanceof CSSTransition && each.transitionProperty === property);
  return transition?.effect?.getTiming().duration;
}
