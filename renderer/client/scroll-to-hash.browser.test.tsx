import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMemoryHost } from '../host/memory/index.testing.ts';
import { scrollToHash } from './scroll-to-hash.ts';

const scrolledTo: string[] = [];
const clock = createMemoryHost();
let hash = '';
const host = { after: clock.after, url: () => new URL(`https://www.meridia.test/en${hash}`) };
let ending = new AbortController();

beforeEach(() => {
  scrolledTo.length = 0;
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolledTo.push(this.id);
  });
  document.body.innerHTML = `
    <h2 id="loans" data-scroll-target></h2>
    <h2 id="über-uns" data-scroll-target></h2>
    <h2 id="100%" data-scroll-target></h2>
    <p id="note-1"></p>`;
});
afterEach(() => {
  ending.abort();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

function begin(at: string): void {
  hash = at;
  ending = new AbortController();
  scrollToHash(window, host, ending.signal);
}

function changeTo(next: string, event: 'hashchange' | 'popstate' = 'hashchange'): void {
  hash = next;
  window.dispatchEvent(new Event(event));
}

describe('the place that the hash of an address names', () => {
  test('BL-023 is scrolled to after 500 ms, and not before', async () => {
    begin('#loans');

    await clock.clock.advance(499);
    expect(scrolledTo).toEqual([]);

    await clock.clock.advance(1);
    expect(scrolledTo).toEqual(['loans']);

    await clock.clock.advance(5_000);
    expect(scrolledTo).toEqual(['loans']);
  });

  test.each(['hashchange', 'popstate'] as const)(
    'BL-024 is scrolled to again when the address changes: %s',
    async (event) => {
      begin('#loans');
      await clock.clock.advance(500);

      changeTo('#%C3%BCber-uns', event);
      changeTo('#loans', event);

      expect(scrolledTo).toEqual(['loans', 'über-uns', 'loans']);
    },
  );

  test.each(['', '#', '#nowhere', '#note-1'])(
    'is left to the browser where no component has asked for more: "%s"',
    async (at) => {
      begin(at);
      await clock.clock.advance(500);

      expect(scrolledTo).toEqual([]);
    },
  );

  test('is found by a hash that is no right encoding', async () => {
    begin('#100%');
    await clock.clock.advance(500);

    expect(scrolledTo).toEqual(['100%']);
  });

  test.each(['wheel', 'touchmove', 'keydown'])(
    'is left alone by a visitor who has begun to read elsewhere: %s',
    async (sign) => {
      begin('#loans');

      document.body.dispatchEvent(new Event(sign, { bubbles: true }));
      await clock.clock.advance(500);

      expect(scrolledTo).toEqual([]);
    },
  );

  test('is scrolled to no more once the experience has ended', async () => {
    begin('#loans');

    ending.abort();
    await clock.clock.advance(500);
    changeTo('#loans');
    changeTo('#loans', 'popstate');

    expect(scrolledTo).toEqual([]);
  });
});
