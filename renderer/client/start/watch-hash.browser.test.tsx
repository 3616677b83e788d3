import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMemoryHost } from '../../host/memory/index.testing.ts';
import { watchHash } from './watch-address.ts';

const scrolledTo: string[] = [];
const clock = createMemoryHost();
let hash = '';
const host = {
  after: clock.after,
  now: clock.now,
  url: () => new URL(`https://www.meridia.test/en${hash}`),
};
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

async function begin(at: string): Promise<void> {
  hash = at;
  ending = new AbortController();
  watchHash(window, host, ending.signal);
  await settle();
}

async function changeTo(
  next: string,
  event: 'hashchange' | 'popstate' = 'hashchange',
): Promise<void> {
  hash = next;
  window.dispatchEvent(new Event(event));
  await settle();
}

async function settle(): Promise<void> {
  await vi.dynamicImportSettled();
}

async function pass(ms: number): Promise<void> {
  await clock.clock.advance(ms);
  await settle();
}

describe('the place that the hash of an address names', () => {
  test('BL-023 is scrolled to after 500 ms, and not before', { tags: ['deep'] }, async () => {
    await begin('#loans');

    await pass(499);
    expect(scrolledTo).toEqual([]);

    await pass(1);
    expect(scrolledTo).toEqual(['loans']);

    await pass(5_000);
    expect(scrolledTo).toEqual(['loans']);
  });

  test.each(['hashchange', 'popstate'] as const)(
    'BL-024 is scrolled to again when the address changes: %s',
    { tags: ['deep'] },
    async (event) => {
      await begin('#loans');
      await pass(500);

      await changeTo('#%C3%BCber-uns', event);
      await changeTo('#loans', event);

      expect(scrolledTo).toEqual(['loans', 'über-uns', 'loans']);
    },
  );

  test.each(['', '#', '#nowhere', '#note-1'])(
    'is left to the browser where no component has asked for more: "%s"',
    { tags: ['deep'] },
    async (at) => {
      await begin(at);
      await pass(500);

      expect(scrolledTo).toEqual([]);
    },
  );

  test('is found by a hash that is no right encoding', async () => {
    await begin('#100%');
    await pass(500);

    expect(scrolledTo).toEqual(['100%']);
  });

  test.each(['wheel', 'touchmove', 'keydown'])(
    'is left alone by a visitor who has begun to read elsewhere: %s',
    { tags: ['deep'] },
    async (sign) => {
      await begin('#loans');

      document.body.dispatchEvent(new Event(sign, { bubbles: true }));
      await pass(500);

      expect(scrolledTo).toEqual([]);
    },
  );

  test('is scrolled to no more once the experience has ended', async () => {
    await begin('#loans');

    ending.abort();
    await pass(500);
    await changeTo('#loans');
    await changeTo('#loans', 'popstate');

    expect(scrolledTo).toEqual([]);
  });

  test('SH-010 is scrolled to once it is there and takes up room, if that is within 3 s', async () => {
    await begin('#late');
    await pass(500);
    await pass(1_999);
    document.body.append(heading('late', true));
    await pass(200);
    expect(scrolledTo).toEqual([]);

    heading('late').hidden = false;
    await pass(200);

    expect(scrolledTo).toEqual(['late']);
  });

  test('SH-011 is waited for no longer than 3 s, in silence, and not where the address names another by then', async () => {
    const said = ['error', 'warn', 'info', 'log'] as const;
    const spies = said.map((name) => vi.spyOn(console, name).mockReturnValue());
    await begin('#late');
    await pass(500);
    await pass(3_000);
    document.body.append(heading('late'));
    await pass(10_000);
    expect(scrolledTo).toEqual([]);
    expect(spies.flatMap(({ mock }) => mock.calls)).toEqual([]);

    await changeTo('#later');
    await changeTo('#loans');
    document.body.append(heading('later'));
    await pass(10_000);
    expect(scrolledTo).toEqual(['loans']);
  });
});

function heading(id: string, isHidden = false): HTMLElement {
  const element = document.getElementById(id) ?? document.createElement('h2');
  element.hidden = isHidden;
  return Object.assign(element, { id });
}
