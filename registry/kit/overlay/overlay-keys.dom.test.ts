import { afterEach, describe, expect, test } from 'vitest';
import { createTestOpener, createTestOverlay } from './test-overlay.testing.ts';
import type { OverlayKind } from './overlay-kinds.ts';

afterEach(() => document.body.replaceChildren());

/** An overlay with a button in it, its opener before it, and a button of the page behind both. */
function show(kind: OverlayKind = 'popover') {
  const opener = createTestOpener();
  const { overlay, content } = createTestOverlay({ kind, opener: () => opener });
  const inside = content.appendChild(document.createElement('button'));
  const behind = createTestOpener();
  overlay.show();
  return { overlay, content, opener, inside, behind };
}

function press(key: string, more: KeyboardEventInit = {}): boolean {
  const target = document.activeElement ?? document.body;
  return target.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }),
  );
}

describe('a popover that Tab leads out of', () => {
  test('is hidden', () => {
    const { overlay, inside, behind } = show();
    inside.focus();

    press('Tab');
    behind.focus();

    expect(overlay.isShown).toBe(false);
  });

  test('is hidden on the way back as well, beyond its opener', () => {
    const before = createTestOpener();
    const { overlay, opener } = show();
    opener.focus();

    press('Tab', { shiftKey: true });
    before.focus();

    expect(overlay.isShown).toBe(false);
  });

  test('stays on the way between it and its opener', () => {
    const { overlay, opener, inside } = show();
    inside.focus();

    press('Tab', { shiftKey: true });
    opener.focus();
    press('Tab');
    inside.focus();

    expect(overlay.isShown).toBe(true);
  });

  test('stays on the way into what was shown on top of it', () => {
    const { overlay, inside } = show();
    const upper = createTestOverlay({ kind: 'popover' });
    const deep = upper.content.appendChild(document.createElement('button'));
    upper.overlay.show();
    inside.focus();

    press('Tab');
    deep.focus();

    expect(overlay.isShown).toBe(true);
  });

  test('stays where the way does not begin in it', () => {
    const { overlay, behind } = show();
    const further = createTestOpener();
    behind.focus();

    press('Tab');
    further.focus();

    expect(overlay.isShown).toBe(true);
  });
});

describe('a popover stays when the focus moves', () => {
  test.each<[string, () => void]>([
    ['by code', () => undefined],
    ['by another key than Tab', () => void press('ArrowDown')],
    [
      'by another key after Tab',
      () => {
        press('Tab');
        press('a');
      },
    ],
    [
      'by a click after Tab',
      () => {
        press('Tab');
        document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      },
    ],
    ['by Alt and Tab', () => void press('Tab', { altKey: true })],
    ['by Control and Tab', () => void press('Tab', { ctrlKey: true })],
    ['by Meta and Tab', () => void press('Tab', { metaKey: true })],
    ['by a Tab that writes a word', () => void press('Tab', { isComposing: true })],
  ])('%s', (_, act) => {
    const { overlay, inside, behind } = show();
    inside.focus();

    act();
    behind.focus();

    expect(overlay.isShown).toBe(true);
  });

  test('by a Tab that something inside has used', () => {
    const { overlay, content, inside, behind } = show();
    content.addEventListener('keydown', (event) => event.preventDefault());
    inside.focus();

    press('Tab');
    behind.focus();

    expect(overlay.isShown).toBe(true);
  });
});

describe('keys and a dialog', () => {
  test('Tab goes round in it', () => {
    const { content, inside } = show('dialog');
    content.focus();

    expect(press('Tab')).toBe(false);
    expect(document.activeElement).toBe(inside);
  });

  test('an Escape that only ends the writing of a word does not hide it', () => {
    const { overlay } = show('dialog');

    expect(press('Escape', { isComposing: true })).toBe(true);
    expect(overlay.isShown).toBe(true);
  });

  test('are the page’s again once it is hidden', () => {
    const { overlay, content } = show('dialog');
    overlay.hide();

    content.focus();
    expect([press('Tab'), press('Escape')]).toEqual([true, true]);
  });

  test('are heard once, however many are open', () => {
    const asked: string[] = [];
    for (const name of ['lower', 'upper']) {
      const { overlay } = createTestOverlay();
      overlay.events.addEventListener('before-hide', () => asked.push(name));
      overlay.show();
    }

    press('Escape');
    expect(asked).toEqual(['upper']);

    press('Escape');
    expect(asked).toEqual(['upper', 'lower']);
  });
});
