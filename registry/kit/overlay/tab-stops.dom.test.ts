import { afterEach, describe, expect, test } from 'vitest';
import { trapTab, listTabStops, WITH_STOPS_OF_THEIR_OWN } from './tab-stops.ts';

afterEach(() => document.body.replaceChildren());

function render(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body;
}

const labelsOf = (elements: Iterable<Element>) =>
  [...elements].map((element) => element.getAttribute('aria-label'));

function stopsIn(html: string, active = ''): (string | null)[] {
  const container = render(html);
  return labelsOf(listTabStops(container, active ? container.querySelector(active) : null));
}

describe('what Tab stops at', () => {
  test('are links, controls and whatever was made one, in their order', () => {
    const stops = stopsIn(`
      <a aria-label="link" href="#link">Link</a>
      <button aria-label="button"></button>
      <input aria-label="input">
      <select aria-label="select"></select>
      <textarea aria-label="textarea"></textarea>
      <details><summary aria-label="summary"></summary></details>
      <iframe aria-label="iframe"></iframe>
      <p aria-label="made one" tabindex="0"></p>`);

    expect(stops).toEqual([
      'link',
      'button',
      'input',
      'select',
      'textarea',
      'summary',
      'iframe',
      'made one',
    ]);
  });

  test.each([
    ['without an address', '<a aria-label="no"></a>'],
    ['that is disabled', '<button aria-label="no" disabled></button>'],
    ['in a group that is disabled', '<fieldset disabled><input aria-label="no"></fieldset>'],
    ['that is hidden from all', '<input aria-label="no" type="hidden">'],
    ['that is inert', '<button aria-label="no" inert></button>'],
    ['in something inert', '<div inert><button aria-label="no"></button></div>'],
    ['that was taken out', '<button aria-label="no" tabindex="-1"></button>'],
  ])('are none %s', (_, html) => {
    expect(stopsIn(html)).toEqual([]);
  });

  test.each([
    { is: 'the first', states: ['', '', ''], stop: 'a' },
    { is: 'the chosen', states: ['', 'checked', ''], stop: 'b' },
    { is: 'the last where that is chosen', states: ['', '', 'checked'], stop: 'c' },
    { is: 'the one with the focus', states: ['', 'checked', ''], focused: 'c', stop: 'c' },
  ])('of a group of radio buttons is $is', ({ states, focused = '', stop }) => {
    const radios = states.map(
      (state, index) =>
        `<input type="radio" name="group" aria-label="${'abc'.charAt(index)}" ${state}>`,
    );

    expect(stopsIn(radios.join(''), focused && `[aria-label="${focused}"]`)).toEqual([stop]);
  });

  test('are all radio buttons without a name, and one of each group and form', () => {
    const stops = stopsIn(`
      <input type="radio" aria-label="alone">
      <input type="radio" aria-label="alone too">
      <input type="radio" name="first" aria-label="first">
      <input type="radio" name="first" aria-label="not again">
      <input type="radio" name="second" aria-label="second">
      <form id="form"><input type="radio" name="first" aria-label="elsewhere"></form>
      <input type="checkbox" name="first" aria-label="box">
      <input type="checkbox" name="first" aria-label="other box">`);

    expect(stops).toEqual([
      'alone',
      'alone too',
      'first',
      'second',
      'elsewhere',
      'box',
      'other box',
    ]);
  });
});

/**
 * Where Tab leads from an element of an overlay; undefined where the browser is left to find it.
 */
function wayFrom(from: string, more: KeyboardEventInit = {}): string | null | undefined {
  const overlay = render(`
    <div aria-label="overlay" tabindex="-1">
      <h2 aria-label="Title" tabindex="-1"></h2>
      <button aria-label="First"></button>
      <button aria-label="Middle"></button>
      <input type="date" aria-label="Day">
      <button aria-label="Last"></button>
    </div>`).querySelector('div');
  if (!overlay) throw new Error('There is no overlay.');
  document.querySelector<HTMLElement>(`[aria-label="${from}"]`)?.focus();
  const event = new KeyboardEvent('keydown', { key: 'Tab', cancelable: true, ...more });

  trapTab(event, overlay);

  return event.defaultPrevented ? document.activeElement?.ariaLabel : undefined;
}

describe('Tab in an overlay that keeps the focus', () => {
  test.each([
    ['Last', 'First'],
    ['overlay', 'First'],
    ['nowhere', 'First'],
    ['First', undefined],
    ['Middle', undefined],
    ['Title', undefined],
    ['Day', undefined],
  ])('leads from %s to %s', (from, goal) => {
    expect(wayFrom(from)).toBe(goal);
  });

  test.each([
    ['First', 'Last'],
    ['overlay', 'Last'],
    ['nowhere', 'Last'],
    ['Last', undefined],
    ['Middle', undefined],
    ['Title', undefined],
    ['Day', undefined],
  ])('leads back from %s to %s', (from, goal) => {
    expect(wayFrom(from, { shiftKey: true })).toBe(goal);
  });

  test('stays where there is nothing to stop at', () => {
    const overlay = render('<div tabindex="-1"></div>').querySelector('div');
    if (!overlay) throw new Error('There is no overlay.');
    const event = new KeyboardEvent('keydown', { key: 'Tab', cancelable: true });

    trapTab(event, overlay);

    expect(event.defaultPrevented).toBe(true);
    expect(document.activeElement).toBe(overlay);
  });
});

test.each(['date', 'time', 'month', 'week', 'datetime-local'])(
  'Tab has stops of its own in a field of type %s, and in what is played',
  (type) => {
    const container = render(`
      <input type="${type}" aria-label="Field">
      <video aria-label="Film"></video>
      <audio aria-label="Sound"></audio>
      <input type="text" aria-label="Text">`);

    expect(labelsOf(container.querySelectorAll(WITH_STOPS_OF_THEIR_OWN))).toEqual([
      'Field',
      'Film',
      'Sound',
    ]);
  },
);
