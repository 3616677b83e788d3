import { describe, expect, test } from 'vitest';
import { checkBytes } from './validate/command/check-file.ts';
import { loadKnownChecks } from './validate/known-checks.ts';

const known = await loadKnownChecks();

/** Lists the problems of a footer's content and their places, as `npm run validate` finds them. */
function problemsOf(footer: unknown): string[] {
  const content = { $schema: 'https://experience.local/cms-data.schema.json', footer };
  return checkBytes('en-GB.json', Buffer.from(JSON.stringify(content)), { known }).map(
    ({ code, pointer }) => `${code} ${pointer}`,
  );
}

const LINK = { text: 'Cards', url: '/en/individuals/cards' };
const GROUP = { title: 'Products', textLinks: [LINK] };
const NETWORK = {
  description: 'LinkedIn',
  icon: 'vitrine:regular:linkedin-logo',
  iconIdHover: 'vitrine:fill:linkedin-logo',
  link: { url: 'https://social.example/linkedin' },
};
const SEGMENT = { key: 'business', title: 'Business', href: '/en/business' };

describe('the content of a footer', () => {
  test('FT-011 FT-012 FT-013 has groups of links, networks and a date, each of which may be left out', () => {
    const socialMediaLinks = { title: 'Follow us', socialLinks: [NETWORK] };

    expect(problemsOf({ generalLinks: [GROUP], socialMediaLinks, date: '2026' })).toEqual([]);
    expect(problemsOf({})).toEqual([]);
    expect(problemsOf({ year: '2026' })).toEqual(['unknown-property /footer/year']);
  });

  test.each([
    ['title', 7, { ...GROUP, title: 7 }],
    ['textLinks', 'none', { ...GROUP, textLinks: 'none' }],
    ['textLinks/0/text', 7, { ...GROUP, textLinks: [{ ...LINK, text: 7 }] }],
    ['textLinks/0/url', 7, { ...GROUP, textLinks: [{ ...LINK, url: 7 }] }],
  ])('FT-011 each group has in %s no %j', (name, _, group) => {
    expect(problemsOf({ generalLinks: [group] })).toEqual([
      `wrong-type /footer/generalLinks/0/${name}`,
    ]);
  });

  test.each([
    ['title', { textLinks: [LINK] }],
    ['textLinks', { title: 'Products' }],
    ['textLinks/0/text', { ...GROUP, textLinks: [{ url: LINK.url }] }],
    ['textLinks/0/url', { ...GROUP, textLinks: [{ text: LINK.text }] }],
  ])('FT-011 no group goes without %s', (name, group) => {
    expect(problemsOf({ generalLinks: [group] })).toEqual([
      `missing-property /footer/generalLinks/0/${name}`,
    ]);
  });

  test.each(['description', 'icon', 'iconIdHover'])(
    'FT-012 each network has a text for %s',
    (name) => {
      const socialLinks = [{ ...NETWORK, [name]: 7 }];

      expect(problemsOf({ socialMediaLinks: { title: 'Follow us', socialLinks } })).toEqual([
        `wrong-type /footer/socialMediaLinks/socialLinks/0/${name}`,
      ]);
    },
  );

  test('FT-012 a network needs an address, and the list of them a title', () => {
    const socialLinks = [{ ...NETWORK, link: {} }];

    expect(problemsOf({ socialMediaLinks: { socialLinks } })).toEqual([
      'missing-property /footer/socialMediaLinks/title',
      'missing-property /footer/socialMediaLinks/socialLinks/0/link/url',
    ]);
  });

  test('FT-013 a date is a text', () => {
    expect(problemsOf({ date: 2026 })).toEqual(['wrong-type /footer/date']);
  });

  test.each(['key', 'title', 'href'])('FT-010 each customer segment has a %s', (name) => {
    const { [name]: _, ...without } = Object.fromEntries(Object.entries(SEGMENT));

    expect(problemsOf({ customerSegments: [SEGMENT] })).toEqual([]);
    expect(problemsOf({ customerSegments: [without] })).toEqual([
      `missing-property /footer/customerSegments/0/${name}`,
    ]);
  });

  test('FT-005 the stores of the app are two links under a heading', () => {
    const appStores = { title: 'The app', android: LINK, ios: LINK };

    expect(problemsOf({ appStores })).toEqual([]);
    expect(problemsOf({ appStores: { ...appStores, windows: LINK } })).toEqual([
      'unknown-property /footer/appStores/windows',
    ]);
    expect(problemsOf({ appStores: { ...appStores, ios: { text: 'Get it' } } })).toEqual([
      'missing-property /footer/appStores/ios/url',
    ]);
  });
});
