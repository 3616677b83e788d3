import { expect, test } from 'vitest';
import { openStartToken, type TokenWindow } from './take-token.ts';

const ADDRESS = 'http://localhost:4173/playground/';

const takeToken = (window: TokenWindow) => openStartToken(window).read();

function windowAt(href: string, stored = new Map<string, string>()) {
  const written: string[] = [];
  return {
    written,
    location: { href },
    history: {
      state: { writtenAt: 1 },
      replaceState: (_state: unknown, _title: string, url: string) => void written.push(url),
    },
    sessionStorage: {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => void stored.set(name, value),
    },
  };
}

test('the token leaves the address at once, and stays as long as the tab', () => {
  const stored = new Map<string, string>();
  const window = windowAt(`${ADDRESS}#token=secret`, stored);

  const [first, later] = [takeToken(window), takeToken(windowAt(ADDRESS, stored))];

  expect([first, later]).toEqual(['secret', 'secret']);
  expect(window.written).toEqual([ADDRESS]);
});

test('a token of a later start takes the place of the one before', () => {
  const stored = new Map<string, string>();
  takeToken(windowAt(`${ADDRESS}#token=first`, stored));
  takeToken(windowAt(`${ADDRESS}#token=second`, stored));

  expect(takeToken(windowAt(ADDRESS, stored))).toBe('second');
});

test('the edited texts of a link beside it stay, letter for letter', () => {
  const window = windowAt(`${ADDRESS}?scenario=a/b#edits=A-_b+c&token=secret`);

  expect(takeToken(window)).toBe('secret');
  expect(window.written).toEqual([`${ADDRESS}?scenario=a/b#edits=A-_b+c`]);
});

test('an address without one is left alone, and there is none', () => {
  const window = windowAt(`${ADDRESS}#edits=x`);

  expect(takeToken(window)).toBeUndefined();
  expect(window.written).toEqual([]);
});

const forbid = () => {
  throw new DOMException('Forbidden', 'SecurityError');
};

test('where storage is forbidden it lasts until the page is loaded again', () => {
  const sessionStorage = { getItem: forbid, setItem: forbid };

  expect(takeToken({ ...windowAt(`${ADDRESS}#token=secret`), sessionStorage })).toBe('secret');
  expect(takeToken({ ...windowAt(ADDRESS), sessionStorage })).toBeUndefined();
});

test.each([
  'Another-one_1',
  '  Another-one_1\n',
  'http://localhost:4173/playground/#token=Another-one_1',
  'http://localhost:4173/playground/#edits=x&token=Another-one_1',
  'Playground: http://localhost:4173/playground/#token=Another-one_1 - scenarios: http://localhost:4173/preview/',
])('another token can be pasted as %j, and stays as long as the tab', (pasted) => {
  const stored = new Map<string, string>();
  const token = openStartToken(windowAt(`${ADDRESS}#token=first`, stored));

  token.replace(pasted);

  expect(token.read()).toBe('Another-one_1');
  expect(takeToken(windowAt(ADDRESS, stored))).toBe('Another-one_1');
});
