import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeTurn } from '#renderer/take-turn';
import type { ScenarioStep } from '#schemas/generated/scenario.ts';
import { runSteps } from './run-steps.ts';

const FORM = `
  <h1>A loan</h1>
  <label for="amount">Amount <span aria-hidden="true">€</span></label><input id="amount" />
  <fieldset><legend>Payment 1</legend><label>Paid to <input /></label></fieldset>
  <fieldset><legend>Payment 2</legend><label>Paid to <input /></label></fieldset>
  <label>Yes <input type="radio" name="card" /></label>
  <label>Why? <textarea></textarea></label>
  <label>Branch <select><option>Ghent</option><option>Bruges Markt</option></select></label>
  <button hidden>Send</button>
  <button disabled>Send</button>
  <button>Send <span>the&shy;form</span></button>`;

const events: string[] = [];
const note = ({ type, target }: Event) => {
  const { value } = target instanceof HTMLInputElement ? target : { value: '' };
  events.push(`${type} ${value}`.trim());
};

beforeEach(() => {
  document.body.innerHTML = FORM;
  for (const type of ['focusin', 'input', 'change', 'click', 'focusout']) {
    document.body.addEventListener(type, note);
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  for (const type of ['focusin', 'input', 'change', 'click', 'focusout']) {
    document.body.removeEventListener(type, note);
  }
  events.length = 0;
  document.body.innerHTML = '';
});

const run = (...steps: ScenarioStep[]) => runSteps(window, steps);
const valuesOf = (selector: string) =>
  [...document.querySelectorAll<HTMLInputElement>(selector)].map(({ value }) => value);

test('a field is found by its label, gets its value as if it was typed, and is left', async () => {
  expect(await run({ fill: 'Amount', value: '10000' })).toBeUndefined();

  expect(valuesOf('#amount')).toEqual(['10000']);
  expect(events).toEqual(['focusin', 'input 10000', 'change 10000', 'focusout 10000']);
});

test('of two fields of one name the group says which', async () => {
  await run({ fill: 'Paid to', value: 'Hats', in: 'Payment 2' }, { fill: 'Why?', value: 'So' });

  expect(valuesOf('fieldset input')).toEqual(['', 'Hats']);
  expect(valuesOf('textarea')).toEqual(['So']);
});

test('a choice is made where it is offered, as a radio button or in a list', async () => {
  await run({ choose: 'Yes' }, { choose: 'Bruges Markt', in: 'Branch' });

  expect(document.querySelector<HTMLInputElement>('input[type=radio]')?.checked).toBe(true);
  expect(valuesOf('select')).toEqual(['Bruges Markt']);
});

test('a step waits until the page has what it names, and until it can be used', async () => {
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  const [, disabled, send] = document.querySelectorAll('button');
  const pressed: (string | null)[] = [];
  send?.addEventListener('click', () => {
    queueMicrotask(() => disabled?.removeAttribute('disabled'));
  });
  disabled?.addEventListener('click', () => {
    pressed.push(document.activeElement?.tagName ?? null);
    void takeTurn()
      .then(takeTurn)
      .then(() => document.body.append('Thank you,\n Ada'));
  });

  const failed = await run({ press: 'Send theform' }, { press: 'Send' }, { see: 'Thank you, Ada' });

  expect(failed).toBeUndefined();
  // The focus may be needed elsewhere: the preview can stand beside an editor.
  expect(pressed).toEqual(['BODY']);
});

test('a step that cannot be taken is a problem with the names that there are, and ends the others', async () => {
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
    queueMicrotask(() => callback(0));
    return 0;
  });

  const failed = await run({ choose: 'Yes' }, { press: 'Send it' }, { fill: 'Amount', value: '5' });

  expect(failed).toMatchObject({
    code: 'failed-step',
    pointer: '/steps/1/press',
    message: 'Failed step: step 2 is "press": "Send it", and the page does not have it.',
    fix: 'Correct it, or use one of: Send, Send theform.',
  });
  expect(valuesOf('#amount')).toEqual(['']);
});
