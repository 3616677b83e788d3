import { expect, test } from 'vitest';
import { readCookie } from '../host/index.ts';
import { setStartCookies } from './create-start-up.ts';

const EXPERIENCE = {
  segments: [
    { id: 'business', cookieValue: 'Business', labels: {}, homes: {} },
    { id: 'wealth', labels: {}, homes: {} },
  ],
};
const SITE = { locale: 'fr-BE', segment: 'business' };
const SECONDS_A_DAY = 24 * 60 * 60;

interface Written {
  readonly text: string;
  readonly attributes: ReadonlyMap<string, string>;
}

/** A browser's cookies, which refuses those of a whole public suffix. */
function visitTo(address: string, { experience = EXPERIENCE, site = SITE } = {}) {
  const written: Written[] = [];
  let jar = '';
  const host = {
    url: () => new URL(address),
    cookie: (name: string) => readCookie(jar, name),
    setCookie(text: string) {
      const pairs = text.split('; ').map((part) => part.split('=') as [string, string?]);
      const attributes = new Map(pairs.slice(1).map(([name, value]) => [name, value ?? '']));
      written.push({ text, attributes });
      if (attributes.get('Domain') !== 'co.uk') jar += `${text.split(';')[0]}; `;
    },
  };
  setStartCookies(experience, site, host);
  return { host, written };
}

test('ST-001 the locale of the visit is in the cookie locale', () => {
  expect(visitTo('https://www.meridia.test/fr').host.cookie('locale')).toBe('fr-BE');
});

test('ST-002 the cookie segment has the value that the configuration gives the segment', () => {
  expect(visitTo('https://www.meridia.test/').host.cookie('segment')).toBe('Business');
});

test.each([
  ['wealth', 'wealth'],
  ['r&d; a=b', 'r&d; a=b'],
])('ST-002 without one it has its id: %s', (segment, value) => {
  const { host } = visitTo('https://www.meridia.test/', { site: { ...SITE, segment } });

  expect(host.cookie('segment')).toBe(value);
});

test('ST-003 both last 183 days', () => {
  const { written } = visitTo('https://www.meridia.test/');

  expect(written.map(({ attributes }) => attributes.get('Max-Age'))).toEqual([
    '15811200',
    '15811200',
  ]);
  expect(183 * SECONDS_A_DAY).toBe(15_811_200);
});

test.each([
  ['https://www.meridia.test/en', 'meridia.test'],
  ['https://meridia.test/', 'meridia.test'],
  ['https://a.b.c.meridia.be:8443/', 'meridia.be'],
])('ST-017 at %s both are for the whole domain %s, all paths and secure', (address, domain) => {
  const { written } = visitTo(address);

  expect(written.map(({ attributes }) => Object.fromEntries(attributes))).toEqual(
    [1, 2].map(() => ({
      Path: '/',
      'Max-Age': '15811200',
      Domain: domain,
      SameSite: 'None',
      Secure: '',
    })),
  );
});

test.each([
  'http://localhost:4173/',
  'http://intranet/',
  'http://127.0.0.1:4173/',
  'http://[::1]:4173/',
])('ST-017 at %s, where no two labels are found, they are for the host alone', (address) => {
  const { written } = visitTo(address);

  expect(written).toHaveLength(2);
  expect(written.map(({ attributes }) => attributes.has('Domain'))).toEqual([false, false]);
});

test('ST-017 where the last two labels are a public suffix, they are for the host alone', () => {
  const { host, written } = visitTo('https://meridia.co.uk/');

  expect(host.cookie('locale')).toBe('fr-BE');
  expect(host.cookie('segment')).toBe('Business');
  expect(written.map(({ attributes }) => attributes.get('Domain'))).toEqual([
    'co.uk',
    undefined,
    'co.uk',
    undefined,
  ]);
});
