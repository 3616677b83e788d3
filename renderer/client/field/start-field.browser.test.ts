import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Vital } from './measure-vitals.ts';
import { startField } from './start-field.ts';

interface Sent {
  readonly view: string;
  readonly page: string;
  readonly navigation: string;
  readonly vitals: readonly Vital[];
  readonly errors: readonly { readonly message: string; readonly count: number }[];
}

const OWN_URL = window.location.href;
const IBAN = 'BE68539007547034';
const measurement = { field: { address: '/clientevent/field' } };

afterEach(() => {
  vi.restoreAllMocks();
  window.history.replaceState(window.history.state, '', OWN_URL);
  document.body.replaceChildren();
});

/** Measures the window of the test; gives what its beacons hold, which leave for nowhere. */
function openField(isAllowed = true, path = '/en') {
  window.history.replaceState(window.history.state, '', path);
  const addresses: (string | URL)[] = [];
  const sent: Sent[] = [];
  vi.spyOn(navigator, 'sendBeacon').mockImplementation((address, body) => {
    addresses.push(address);
    sent.push(JSON.parse(typeof body === 'string' ? body : '') as Sent);
    return true;
  });
  const consent = { allows: () => isAllowed };
  onTestFinished(startField(window, { experience: { measurement, apiOrigin: '/' }, consent }));
  return { addresses, sent };
}

const leave = () => window.dispatchEvent(new PageTransitionEvent('pagehide'));
const restore = () =>
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
const valueOf = ({ vitals }: Sent, name: Vital['name']) =>
  vitals.find((vital) => vital.name === name);

/** A button whose handler takes so long that the browser notes its time. */
function addSlowButton(): HTMLElement {
  const button = document.createElement('button');
  button.className = 'slow';
  button.textContent = 'Typed secret';
  button.addEventListener('click', () => {
    const start = performance.now();
    while (performance.now() - start < 60) continue;
  });
  document.body.append(button);
  return button;
}

const fail = (message: string) =>
  window.dispatchEvent(
    new ErrorEvent('error', { message, filename: 'https://a.test/x.js?token=secret', lineno: 3 }),
  );

test('at the end of a view its vitals go to the sink, with the element of the slowest click and nothing of its text', async () => {
  const { addresses, sent } = openField();

  await userEvent.click(addSlowButton());
  await expect
    .poll(() => {
      leave();
      return sent.at(-1) && valueOf(sent.at(-1) as Sent, 'INP')?.value;
    })
    .toBeGreaterThanOrEqual(56);

  const [last] = sent.slice(-1) as [Sent];
  expect(addresses[0]).toBe(`${window.location.origin}/clientevent/field`);
  expect(valueOf(last, 'INP')?.attribution).toMatchObject({ element: 'button.slow' });
  expect(valueOf(last, 'TTFB')?.value).toBeGreaterThan(0);
  expect(valueOf(last, 'CLS')?.value).toBeGreaterThanOrEqual(0);
  expect(last.page).toBe(window.location.pathname);
  expect(new Set(sent.map(({ view }) => view)).size).toBe(1);
  expect(JSON.stringify(sent)).not.toContain('secret');
});

test.each(['/en/search?q=typed', `/en/${IBAN}`])(
  'AN-049 the address %s, which may hold what somebody has typed, is not told with what is sent',
  async (path) => {
    const requests: Request[] = [];
    vi.spyOn(window, 'fetch').mockImplementation(async (request) => {
      if (request instanceof Request) requests.push(request);
      return new Response();
    });
    const { sent } = openField(true, path);

    leave();

    const [request] = requests;
    expect(sent).toEqual([]);
    expect(request).toMatchObject({
      keepalive: true,
      mode: 'no-cors',
      referrerPolicy: 'strict-origin',
      url: `${window.location.origin}/clientevent/field`,
    });
    expect(await request?.text()).not.toMatch(/typed|BE68/);
  },
);

test('a view is sent once, and one that comes back is another without a first byte', () => {
  const { sent } = openField();

  leave();
  leave();
  restore();
  leave();

  expect(sent.map(({ navigation }) => navigation)).toEqual(['navigate', 'back-forward-cache']);
  expect(sent[1]?.view).not.toBe(sent[0]?.view);
  expect(sent.map((each) => valueOf(each, 'TTFB') !== undefined)).toEqual([true, false]);
});

test('errors of scripts are counted and cleaned, ten of them at most', () => {
  const { sent } = openField();

  fail(`of ${IBAN}`);
  fail(`of ${IBAN}`);
  Array.from({ length: 20 }, (_, index) => fail(`other ${index}`));
  leave();

  const [first] = sent;
  expect(first?.errors[0]).toEqual({
    message: 'of -',
    source: 'https://a.test/x.js',
    line: 3,
    column: 0,
    count: 2,
  });
  expect(first?.errors).toHaveLength(10);
  expect(JSON.stringify(sent)).not.toMatch(/secret|BE68/);
});

test('without consent nothing is sent, and errors of that time are forgotten', () => {
  const { sent } = openField(false);

  window.dispatchEvent(new ErrorEvent('error', { message: 'x' }));
  leave();

  expect(sent).toEqual([]);
});
