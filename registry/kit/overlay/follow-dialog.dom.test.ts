import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { followDialog } from './follow-dialog.ts';

afterEach(() => document.body.replaceChildren());

/** A dialog with two forms in it, and what its owner is asked. */
function follow({ refuses = false } = {}) {
  document.body.innerHTML = `
    <dialog open data-shown>
      <form method="dialog"><button value="sent">Send</button><input></form>
      <form method="get"><button>Search</button></form>
      <dialog><form method="dialog"><button>Inner</button></form></dialog>
    </dialog>
    <form method="dialog"><button>Outside</button></form>`;
  const content = document.querySelector('dialog');
  if (!content) throw new Error('There is no dialog.');
  const calls: string[] = [];
  const end = followDialog(content, {
    onEscape: () => void calls.push('escape'),
    hide: () => {
      calls.push('hide');
      if (refuses) return;
      delete content.dataset['shown'];
    },
    show: () => {
      calls.push('show');
      content.open = true;
    },
  });
  onTestFinished(end);
  return { content, calls, end };
}

function send(name: string): SubmitEvent {
  const button = [...document.querySelectorAll('button')].find((each) => each.textContent === name);
  const event = new SubmitEvent('submit', {
    bubbles: true,
    cancelable: true,
    submitter: button ?? null,
  });
  button?.form?.dispatchEvent(event);
  return event;
}

describe('a dialog that the browser would close', () => {
  test('by a button asks its owner, and returns the value of that', () => {
    const { content, calls } = follow();

    const { defaultPrevented } = send('Send');

    expect(calls).toEqual(['hide']);
    expect(defaultPrevented).toBe(true);
    expect(content.returnValue).toBe('sent');
  });

  test('by a form that no button sent asks its owner as well', () => {
    const { calls } = follow();

    const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    document.querySelector('form')?.dispatchEvent(event);

    expect(calls).toEqual(['hide']);
    expect(event.defaultPrevented).toBe(true);
  });

  test.each(['Search', 'Inner', 'Outside'])('is not closed by the button %s', (name) => {
    const { calls } = follow();

    const { defaultPrevented } = send(name);

    expect(calls).toEqual([]);
    expect(defaultPrevented).toBe(false);
  });

  test('is not closed by a form that its author keeps from being sent', () => {
    const { content, calls } = follow();
    content.addEventListener('submit', (event) => event.preventDefault());

    send('Send');

    expect(calls).toEqual([]);
  });

  test('asks like Escape when it is cancelled, and stays open meanwhile', () => {
    const { content, calls } = follow();

    const event = new Event('cancel', { cancelable: true });
    content.dispatchEvent(event);

    expect(calls).toEqual(['escape']);
    expect(event.defaultPrevented).toBe(true);
  });

  test('is not concerned by what is cancelled inside, such as the choice of a file', () => {
    const { content, calls } = follow();

    const event = new Event('cancel', { bubbles: true, cancelable: true });
    content.querySelector('input')?.dispatchEvent(event);

    expect(calls).toEqual([]);
    expect(event.defaultPrevented).toBe(false);
  });

  test('asks when it was closed, and is shown again with its focus where somebody refused', () => {
    const { content, calls } = follow({ refuses: true });
    const field = content.querySelector('input');
    field?.focus();
    field?.blur();

    content.open = false;
    content.dispatchEvent(new Event('close'));

    expect(calls).toEqual(['hide', 'show']);
    expect(content.open).toBe(true);
    expect(document.activeElement).toBe(field);
  });

  test('is not shown again where nobody refused', () => {
    const { content, calls } = follow();

    content.open = false;
    content.dispatchEvent(new Event('close'));

    expect(calls).toEqual(['hide']);
  });

  test('asks nobody when it was opened again by then', () => {
    const { content, calls } = follow();

    content.dispatchEvent(new Event('close'));

    expect(calls).toEqual([]);
  });

  test('is the browser’s again once that has ended', () => {
    const { content, calls, end } = follow();
    end();

    send('Send');
    content.dispatchEvent(new Event('cancel', { cancelable: true }));
    content.open = false;
    content.dispatchEvent(new Event('close'));

    expect(calls).toEqual([]);
  });
});
