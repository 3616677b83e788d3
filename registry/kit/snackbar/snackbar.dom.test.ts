import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { createTestOverlay } from '../overlay/test-overlay.testing.ts';
import { pauseWhileUsed } from './snackbar.tsx';
import { createSnackbarQueue } from './snackbar-queue.ts';

afterEach(() => document.body.replaceChildren());

/** A region with two buttons beside a page with another one, and what its queue is called with. */
function use() {
  document.body.innerHTML =
    '<main><button>Page</button></main><output><button>Undo</button><button>More</button></output>';
  const [page, undo, more] = document.querySelectorAll('button');
  const region = document.querySelector('output');
  if (!page || !undo || !more || !region) throw new Error('The page is not there.');
  const queue = createSnackbarQueue();
  queue.add({ text: 'Split', durationInMs: Infinity });
  const calls: string[] = [];
  const end = pauseWhileUsed(region, {
    ...queue,
    pause: (reason) => void calls.push(`pause ${reason}`),
    resume: (reason) => void calls.push(`resume ${reason}`),
  });
  onTestFinished(end);
  return { page, undo, more, region, queue, calls, end };
}

describe('a message is paused', () => {
  test('while the pointer is on it', () => {
    const { region, calls } = use();

    region.dispatchEvent(new PointerEvent('pointerenter'));
    expect(calls).toEqual(['pause hover']);

    region.dispatchEvent(new PointerEvent('pointerleave'));
    expect(calls).toEqual(['pause hover', 'resume hover']);
  });

  test('while the focus is in it', () => {
    const { page, undo, calls } = use();

    undo.focus();
    expect(calls).toEqual(['pause focus']);

    page.focus();
    expect(calls).toEqual(['pause focus', 'resume focus']);
  });

  test('and no longer where an overlay took it from under pointer and focus', () => {
    const { calls } = use();

    createTestOverlay().overlay.show();

    expect(calls).toContain('resume hover');
    expect(calls).toContain('resume focus');
  });

  test('but for as long as it still has the focus', () => {
    const { undo, calls } = use();
    undo.focus();

    createTestOverlay({ kind: 'popover' }).overlay.show();

    expect(calls).toContain('resume hover');
    expect(calls).not.toContain('resume focus');
  });
});

describe('the focus of a message that goes', () => {
  test('is given back to where it came from', () => {
    const { page, undo, more, queue } = use();
    page.focus();
    undo.focus();
    more.focus();

    queue.dismiss();

    expect(document.activeElement).toBe(page);
  });

  test('stays where it is outside of the message', () => {
    const { page, undo, queue } = use();
    const elsewhere = document.createElement('button');
    document.body.append(elsewhere);
    page.focus();
    undo.focus();
    elsewhere.focus();

    queue.dismiss();

    expect(document.activeElement).toBe(elsewhere);
  });

  test('is given back, too, when the region goes, and nothing is paused any more', () => {
    const { page, undo, region, calls, end } = use();
    page.focus();
    undo.focus();
    calls.length = 0;

    end();

    expect(document.activeElement).toBe(page);
    expect(calls).toContain('resume hover');
    expect(calls).toContain('resume focus');

    calls.length = 0;
    region.dispatchEvent(new PointerEvent('pointerenter'));
    region.dispatchEvent(new PointerEvent('pointerleave'));
    undo.focus();
    undo.blur();
    createTestOverlay().overlay.show();
    expect(calls).toEqual([]);
  });
});
