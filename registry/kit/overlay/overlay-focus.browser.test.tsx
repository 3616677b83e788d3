import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInBrowser } from '../../render-in-browser.testing.ts';
import { createOverlay } from './create-overlay.ts';
import { Dialog } from './dialog.tsx';
import { createTestOpener, createTestOverlay } from './test-overlay.testing.ts';
import { Popover } from './popover.tsx';
import { useOpener } from './use-opener.ts';

const KINDS = ['dialog', 'bottom-sheet', 'popover', 'dropdown'] as const;
const GONE: readonly (readonly [string, (opener: HTMLButtonElement) => void])[] = [
  ['has gone', (opener) => opener.remove()],
  ['is hidden', (opener) => (opener.hidden = true)],
  ['is disabled', (opener) => (opener.disabled = true)],
  ['is inert', (opener) => (opener.inert = true)],
];
const focused = () => document.activeElement;

beforeEach(() => page.viewport(1000, 800));
afterEach(() => page.viewport(414, 896));

function createMain(): HTMLElement {
  const main = document.createElement('main');
  document.body.append(main);
  onTestFinished(() => main.remove());
  return main;
}

/** An overlay with the focus in it, whose opener is no use any more. */
function showWithout(kind: (typeof KINDS)[number], lose: (opener: HTMLButtonElement) => void) {
  const opener = createTestOpener();
  const { overlay, content } = createTestOverlay({ kind, opener: () => opener });
  const inside = content.appendChild(document.createElement('button'));
  overlay.show();
  inside.focus();
  lose(opener);
  return overlay;
}

describe.each(KINDS)('when a %s closes whose opener is no use any more', (kind) => {
  test('OV-039 what had the focus before gets it', { tags: ['deep'] }, () => {
    const before = createTestOpener();
    for (const [state, lose] of GONE) {
      before.focus();
      const overlay = showWithout(kind, lose);

      overlay.hide();

      expect.soft(focused(), state).toBe(before);
    }
  });

  test('OV-039 and nothing had the focus, the main region gets it', { tags: ['deep'] }, () => {
    const main = createMain();
    for (const [state, lose] of GONE) {
      const overlay = showWithout(kind, lose);

      overlay.hide();
      expect.soft(focused(), state).toBe(main);

      main.blur();
      expect.soft(main.hasAttribute('tabindex')).toBe(false);
    }
  });
});

test('OV-039 without a main region the first stop of the page gets the focus', () => {
  const first = createTestOpener();
  const overlay = showWithout('dialog', (opener) => opener.remove());

  overlay.hide();

  expect(focused()).toBe(first);
});

test('OV-039 a tooltip that goes moves no focus', () => {
  const bubble = createMain().appendChild(document.createElement('span'));
  const overlay = createOverlay(bubble, { kind: 'tooltip' });
  overlay.show();

  overlay.hide();

  expect(focused()).toBe(document.body);
});

describe('in a dialog that stays open', () => {
  test('OV-039 the focus stays there where the opener in it has gone', () => {
    const outer = createTestOverlay();
    createMain().tabIndex = -1;
    outer.overlay.show();
    const opener = outer.content.appendChild(document.createElement('button'));
    const inner = createTestOverlay({ kind: 'dialog', opener: () => opener });
    opener.focus();
    inner.overlay.show();
    opener.remove();

    inner.overlay.hide();

    expect(focused()).toBe(outer.content);
  });

  test('OV-039 the nearest opener that is still to be seen gets it', () => {
    const menuOpener = createTestOpener();
    const menu = createTestOverlay({ kind: 'dropdown', opener: () => menuOpener });
    const item = menu.content.appendChild(document.createElement('button'));
    menu.overlay.show();
    item.focus();
    const { overlay } = createTestOverlay({ kind: 'dialog', opener: () => item });
    overlay.show();
    menu.overlay.hide();

    overlay.hide();

    expect(focused()).toBe(menuOpener);
  });
});

function Goals() {
  const [goals, setGoals] = useState(['Bicycle', 'Roof']);
  const [asked, setAsked] = useState<string>();
  const { opener, overlay } = useOpener();
  return (
    <main>
      {goals.map((goal) => (
        <button
          key={goal}
          type="button"
          {...(asked === goal && opener)}
          onClick={() => setAsked(goal)}
        >
          {goal}
        </button>
      ))}
      <Dialog
        title="Delete?"
        {...overlay}
        open={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
      >
        <button
          type="button"
          onClick={() => {
            setGoals((all) => all.filter((goal) => goal !== asked));
            setAsked(undefined);
          }}
        >
          Delete
        </button>
      </Dialog>
    </main>
  );
}

test(
  'OV-039 deleting what opened the question leaves the focus in the main region',
  { tags: ['deep'] },
  async () => {
    renderInBrowser(<Goals />);
    await page.getByRole('button', { name: 'Roof' }).click();

    await page.getByRole('button', { name: 'Delete' }).click();

    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(focused()).toBe(document.querySelector('main'));
    await userEvent.keyboard('{Tab}');
    expect(focused()?.textContent).toBe('Bicycle');
  },
);

function Part() {
  const [isThere, setIsThere] = useState(true);
  const { opener, overlay } = useOpener();
  return (
    <main>
      {isThere && (
        <section>
          <button type="button" {...opener}>
            Opener
          </button>
          <Popover defaultOpen title="Here" {...overlay}>
            <button type="button" onClick={() => setIsThere(false)}>
              Remove
            </button>
          </Popover>
        </section>
      )}
    </main>
  );
}

test(
  'OV-039 a part of the page that goes with its open popover leaves the focus there',
  { tags: ['deep'] },
  async () => {
    renderInBrowser(<Part />);

    await page.getByRole('button', { name: 'Remove' }).click();

    await expect.poll(focused).toBe(document.querySelector('main'));
  },
);
