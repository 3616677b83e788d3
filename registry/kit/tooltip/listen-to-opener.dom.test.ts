import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listenToOpener } from './tooltip.tsx';
import type { TooltipTimer } from './tooltip-timer.ts';

let listening = new AbortController();
beforeEach(() => (listening = new AbortController()));
afterEach(() => {
  listening.abort();
  document.body.replaceChildren();
});

const find = (name: string) => document.querySelector<HTMLElement>(name) ?? document.body;

/** An opener with its bubble, and what its timer is called with. */
function listen({ hasShown = false, focused = '', opener = '<button>APR</button>' } = {}) {
  document.body.innerHTML = `<p>${opener}<span>All costs</span></p><b>Elsewhere</b>`;
  document.querySelector<HTMLElement>(focused || 'none')?.focus();
  const calls: string[] = [];
  const note =
    (name: keyof TooltipTimer) =>
    (reason = '') =>
      void calls.push(`${name} ${reason}`.trimEnd());
  const timer: TooltipTimer = {
    request: note('request'),
    release: note('release'),
    press: note('press'),
    lift: () => {
      calls.push('lift');
      return hasShown;
    },
    dismiss: note('dismiss'),
    stop: note('stop'),
  };
  const around = find('p');
  listenToOpener({ around, bubble: find('span') }, timer, listening);
  return { around, opener: find('button'), bubble: find('span'), elsewhere: find('b'), calls };
}

type Place = Omit<ReturnType<typeof listen>, 'calls'>;

interface Pointer {
  readonly by?: string;
  /** The time of the event, in milliseconds. */
  readonly at?: number;
}

function point(element: Element, type: string, { by = 'mouse', at }: Pointer = {}) {
  const event = new PointerEvent(type, {
    bubbles: !/enter|leave/.test(type),
    cancelable: true,
    composed: true,
    pointerType: by,
  });
  if (at !== undefined) Object.defineProperty(event, 'timeStamp', { value: at });
  return element.dispatchEvent(event);
}

/** The browser alone decides, by more than the last press where a window has no focus itself. */
const showsNoFocus = (selector: string) => selector !== ':focus-visible';

const key = (element: Element) =>
  element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));

describe('what is done with an opener', () => {
  test.each<[string, string[], (place: Place) => void]>([
    ['the mouse comes', ['request hover'], ({ around }) => point(around, 'pointerenter')],
    [
      'a pen comes',
      ['request hover'],
      ({ around }) => point(around, 'pointerenter', { by: 'pen' }),
    ],
    ['a finger comes', [], ({ around }) => point(around, 'pointerenter', { by: 'touch' })],
    ['the mouse goes', ['release hover'], ({ around }) => point(around, 'pointerleave')],
    ['the focus comes', ['request focus'], ({ opener }) => opener.focus()],
    [
      'the focus comes and goes',
      ['request focus', 'release focus'],
      ({ opener }) => {
        opener.focus();
        opener.blur();
      },
    ],
    [
      'it is pressed by mouse',
      ['dismiss', 'lift'],
      ({ opener }) => {
        point(opener, 'pointerdown');
        point(opener, 'pointerup');
      },
    ],
    [
      'it is pressed, and has the focus for that',
      ['dismiss'],
      ({ opener }) => {
        point(opener, 'pointerdown');
        opener.focus();
      },
    ],
    [
      'it is pressed, and a key brings the focus back',
      ['dismiss', 'request focus'],
      ({ opener }) => {
        point(opener, 'pointerdown');
        key(document.body);
        opener.focus();
      },
    ],
    [
      'it is pressed, and the pointer comes again before the focus',
      ['dismiss', 'request hover', 'request focus'],
      ({ around, opener }) => {
        point(opener, 'pointerdown');
        point(around, 'pointerenter');
        opener.focus();
      },
    ],
    [
      'a finger is held and lifted',
      ['dismiss', 'press', 'lift'],
      ({ opener }) => {
        point(opener, 'pointerdown', { by: 'touch' });
        point(opener, 'pointerup', { by: 'touch' });
      },
    ],
    [
      'a finger scrolls',
      ['dismiss', 'press', 'lift'],
      ({ opener }) => {
        point(opener, 'pointerdown', { by: 'touch' });
        point(opener, 'pointercancel', { by: 'touch' });
      },
    ],
    ['its bubble is pressed', [], ({ bubble }) => point(bubble, 'pointerdown', { by: 'touch' })],
    [
      'the focus comes, which the browser does not show',
      [],
      ({ opener }) => {
        Object.defineProperty(opener, 'matches', { value: showsNoFocus });
        opener.focus();
      },
    ],
    [
      'another place is touched',
      ['release press'],
      ({ elsewhere }) => point(elsewhere, 'pointerdown', { by: 'touch' }),
    ],
  ])('when %s: %j', (_, expected, act) => {
    const { calls, ...place } = listen();

    act(place);

    expect(calls).toEqual(expected);
  });

  test.each([
    ['a button', '<button>APR</button>', ['request focus']],
    ['a field, which shows it after a press as well', '<input>', []],
    ['what the page itself focuses', '<button autofocus>APR</button>', []],
  ])('when the focus was there before its code on %s: %j', (_, opener, expected) => {
    expect(listen({ opener, focused: 'button, input' }).calls).toEqual(expected);
  });

  test('is nothing to it once that has ended', () => {
    const { calls, around, opener, elsewhere } = listen();
    listening.abort();

    for (const type of ['pointerenter', 'pointerleave']) point(around, type);
    for (const type of ['pointerdown', 'pointerup', 'pointercancel'])
      point(opener, type, { by: 'touch' });
    opener.focus();
    opener.blur();
    point(elsewhere, 'pointerdown');

    expect(calls).toEqual([]);
    expect(point(opener, 'contextmenu')).toBe(true);
  });
});

/** An opener that a finger is held on, and what it does when it is pressed. */
function held({ hasShown = true, by = 'touch' } = {}) {
  const found = listen({ hasShown });
  const press = vi.fn<() => void>();
  found.opener.addEventListener('click', press);
  point(found.opener, 'pointerdown', { by, at: 1000 });
  const lift = () => point(found.opener, 'pointerup', { by, at: 2000 });
  const click = (at: number) => point(found.opener, 'click', { by, at });
  return { ...found, press, lift, click };
}

describe('what a finger on an opener presses', () => {
  test.each([2000, 2499, 2500])('after a long touch is nothing, at %i', (at) => {
    const { press, lift, click } = held();
    lift();

    expect(click(at)).toBe(false);
    expect(press).not.toHaveBeenCalled();
  });

  test('is the opener again later than a browser makes a click of a touch', () => {
    const { press, lift, click } = held();
    lift();

    expect(click(2501)).toBe(true);
    expect(press).toHaveBeenCalledOnce();
  });

  test('is the opener where it showed nothing', () => {
    const { press, lift, click } = held({ hasShown: false });
    lift();

    expect(click(2000)).toBe(true);
    expect(press).toHaveBeenCalledOnce();
  });

  test('is the opener with the next touch, however soon', () => {
    const { press, lift, click, opener } = held();
    lift();

    point(opener, 'pointerdown', { by: 'touch', at: 2100 });
    point(opener, 'pointercancel', { by: 'touch', at: 2100 });
    click(3000);

    expect(press).toHaveBeenCalledOnce();
  });

  test('is nothing as long as it stays, and no menu opens over the tooltip', () => {
    const { opener, press, click } = held();

    expect(point(opener, 'contextmenu', { by: 'touch', at: 1700 })).toBe(false);
    expect(click(1700)).toBe(false);
    expect(press).not.toHaveBeenCalled();
  });

  test('is of no concern to a mouse, which has a menu of its own', () => {
    const { opener, press, lift, click } = held({ by: 'mouse' });

    expect(point(opener, 'contextmenu', { by: 'mouse', at: 1700 })).toBe(true);
    lift();
    click(2000);

    expect(press).toHaveBeenCalledOnce();
  });
});
