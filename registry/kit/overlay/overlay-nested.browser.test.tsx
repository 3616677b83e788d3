import { useState, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { middleOf } from '#tests/whole-pixels.ts';
import { renderInBrowser } from '../../render-in-browser.testing.ts';
import { BottomSheet } from './bottom-sheet.tsx';
import { Dialog } from './dialog.tsx';
import { Dropdown } from './dropdown.tsx';
import {
  EVENTS,
  isLocked,
  createTestOpener,
  createTestOverlay,
  press,
  refuse,
  displayedCount,
} from './test-overlay.testing.ts';
import { KINDS, type OverlayKind } from './overlay-kinds.ts';
import { Popover } from './popover.tsx';

const OUTER = ['dialog', 'bottom-sheet', 'popover', 'dropdown'] as const;
const INNER = [...OUTER, 'tooltip'] as const;

const inTopLayer = () => document.querySelectorAll(':modal, :popover-open').length;
/**
 * Returns true if a person who uses the page finds it free: nothing is locked or inert, and no key
 * is swallowed.
 */
const isPageFree = () =>
  !isLocked() && inTopLayer() === 0 && displayedCount() === 0 && press('Escape');

beforeEach(() => page.viewport(1000, 800));
afterEach(() => page.viewport(414, 896));

function nest(outerKind: OverlayKind, innerKind: OverlayKind, where: 'inside' | 'beside') {
  const button = createTestOpener();
  const outer = createTestOverlay({ kind: outerKind, opener: () => button });
  const innerButton = document.createElement('button');
  outer.content.append(innerButton);
  const inner = createTestOverlay({ kind: innerKind, opener: () => innerButton });
  inner.content.textContent = 'Inner';
  if (where === 'inside') outer.content.append(inner.content);
  button.focus();
  outer.overlay.show();
  innerButton.focus();
  inner.overlay.show();
  return { button, outer, inner };
}

describe.each(OUTER)('an overlay of each kind in a %s', (outerKind) => {
  test('OV-036 is hidden with it, and the page is free again', { tags: ['deep'] }, () => {
    for (const innerKind of INNER) {
      const { button, outer, inner } = nest(outerKind, innerKind, 'inside');

      outer.overlay.hide();

      const states = [outer.overlay.isShown, inner.overlay.isShown, isPageFree()];
      expect.soft(states, innerKind).toEqual([false, false, true]);
      expect.soft(document.activeElement, innerKind).toBe(button);
      expect.soft(inner.events, innerKind).toEqual(EVENTS);
    }
  });

  test(
    'OV-036 goes when it is removed, nobody is asked, and an event says so',
    { tags: ['deep'] },
    async () => {
      for (const innerKind of INNER) {
        const { outer, inner } = nest(outerKind, innerKind, 'inside');

        outer.overlay.remove();
        await Promise.resolve();

        expect.soft([inner.overlay.isShown, isPageFree()], innerKind).toEqual([false, true]);
        expect.soft(inner.events, innerKind).toEqual(['before-show', 'show', 'hide']);
      }
    },
  );

  test('OV-036 that is shown before it lies on it', { tags: ['deep'] }, () => {
    for (const innerKind of INNER) {
      const { outer, inner } = nest(outerKind, innerKind, 'inside');
      outer.overlay.hide();

      inner.overlay.show();
      outer.overlay.show();
      const { x, y } = middleOf(inner.content);
      const top = document.elementFromPoint(x, y);
      press('Escape');

      expect.soft(top, innerKind).toBe(inner.content);
      expect.soft([outer.overlay.isShown, inner.overlay.isShown], innerKind).toEqual([true, false]);
      outer.overlay.hide();
    }
  });
});

describe.each(OUTER)('what a button in a %s opened beside it', (outerKind) => {
  test.each(['popover', 'dropdown', 'tooltip'] as const)('OV-036 ends with it: a %s', (kind) => {
    const { outer, inner } = nest(outerKind, kind, 'beside');

    outer.overlay.hide();

    expect(inner.overlay.isShown).toBe(false);
    expect(isPageFree()).toBe(true);
  });

  test.each(['dialog', 'bottom-sheet'] as const)(
    'stays where it can be used alone: a %s',
    { tags: ['deep'] },
    (kind) => {
      const { outer, inner } = nest(outerKind, kind, 'beside');

      outer.overlay.hide();

      expect(inner.overlay.isShown).toBe(true);
      expect(document.querySelectorAll(':modal')).toHaveLength(1);
      press('Escape');
      expect(isPageFree()).toBe(true);
    },
  );
});

test('OV-036 where the inner one refuses to go, both stay as they were', () => {
  const { outer, inner } = nest('dialog', 'popover', 'inside');
  refuse(inner.overlay, 'before-hide');

  outer.overlay.hide();

  expect([outer.overlay.isShown, inner.overlay.isShown]).toEqual([true, true]);
  expect(outer.events).not.toContain('hide');
  expect(inTopLayer()).toBe(2);
});

test('OV-036 three that lie in each other end with the first', () => {
  const { outer, inner } = nest('dialog', 'dialog', 'inside');
  const third = createTestOverlay({ kind: 'dropdown' });
  inner.content.append(third.content);
  third.overlay.show();

  outer.overlay.hide();

  expect([inner.overlay.isShown, third.overlay.isShown]).toEqual([false, false]);
  expect(isPageFree()).toBe(true);
});

interface NestedProps {
  readonly Outer: typeof Popover;
  readonly inner: ReactNode;
}

function Nested({ Outer, inner }: NestedProps) {
  const [step, setStep] = useState<'open' | 'closed' | 'gone'>('open');
  return (
    <main>
      {step !== 'gone' && (
        <Outer open={step === 'open'} title="Outer">
          <button type="button" onClick={() => setStep('closed')}>
            Close all
          </button>
          <button type="button" onClick={() => setStep('gone')}>
            Take away
          </button>
          {inner}
        </Outer>
      )}
      <button type="button">Page</button>
    </main>
  );
}

const buttonCalled = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);

describe.each(['Close all', 'Take away'])('"%s"', (way) => {
  test.each([
    ['a dialog in a dialog', Dialog, Dialog],
    ['a dropdown in a dialog', Dialog, Dropdown],
    ['a popover in a bottom sheet', BottomSheet, Popover],
    ['a dialog in a popover', Popover, Dialog],
  ])('OV-036 of %s leaves a page that can be used', { tags: ['deep'] }, async (_, Outer, Inner) => {
    renderInBrowser(<Nested Outer={Outer} inner={<Inner defaultOpen title="Inner" />} />);
    await expect.poll(displayedCount).toBe(2);

    buttonCalled(way)?.click();
    await expect.poll(displayedCount).toBe(0);

    await userEvent.click(page.getByRole('button', { name: 'Page' }));
    expect(document.activeElement?.textContent).toBe('Page');
    expect(isPageFree()).toBe(true);
  });
});

test('OV-036 the owner of the inner one is called when it is hidden', async () => {
  const events: boolean[] = [];
  const inner = <Popover open title="Inner" onOpenChange={(now) => events.push(now)} />;
  renderInBrowser(<Nested Outer={Dialog} inner={inner} />);
  await expect.poll(displayedCount).toBe(2);

  buttonCalled('Close all')?.click();

  await expect.poll(() => events).toEqual([false]);
});

test('every kind has a place in these pairs', () => {
  expect([...INNER].toSorted()).toEqual(Object.keys(KINDS).toSorted());
});
