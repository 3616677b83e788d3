import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { loadKnownChecks } from '../known-checks.ts';
import { tryCommand } from '../command/try-command.testing.ts';
import { checkDocument } from './check-document.ts';

const known = await loadKnownChecks();
const problemsOf = (document: unknown) =>
  checkDocument(document, known).map(({ code, pointer, severity }) =>
    [severity, code, pointer].join(' '),
  );

const many = (length: number, item: unknown) => Array.from({ length }, () => item);
const text = (length: number) => 'x'.repeat(length);
const textLink = (length: number) => ({ text: text(length), url: '/en' });
const card = (members: object) => ({ componentType: 'news-card', title: 'Rates', ...members });
const header = (members: object) => ({
  componentType: 'home-header',
  coreHeader: { title: 'Home' },
  ...members,
});
const core = (members: object) => header({ coreHeader: { title: 'Home', ...members } });
const banner = { coreHeader: { title: 'Home' } };
const sticker = (length: number) => ({
  promoText: text(length),
  promoStickerLayout: 'sticker',
});

type Limit = readonly [
  what: string,
  limit: number,
  make: (size: number) => object,
  pointer: string,
];

const LIMITS: readonly Limit[] = [
  ['a button', 20, (size) => header({ cta: { textLink: textLink(size) } }), '/cta/textLink/text'],
  [
    'the other button',
    20,
    (size) => header({ secondaryCta: { textLink: textLink(size) } }),
    '/secondaryCta/textLink/text',
  ],
  ['selling points', 3, (size) => header({ usps: many(size, { body: 'x' }) }), '/usps'],
  [
    'quick links',
    5,
    (size) => header({ quickLinks: { items: many(size, { textLink: textLink(5) }) } }),
    '/quickLinks/items',
  ],
  [
    'banners',
    3,
    (size) => ({ componentType: 'home-header', heroBannerArray: many(size, banner) }),
    '/heroBannerArray',
  ],
  ['a sticker', 30, (size) => core(sticker(size)), '/coreHeader/promoText'],
  ['the text of a header', 240, (size) => core({ body: text(size) }), '/coreHeader/body'],
  ['the title of a card', 90, (size) => card({ title: text(size) }), '/title'],
  ['a small one', 60, (size) => card({ title: text(size), cardSize: 'small' }), '/title'],
  ['a large one', 90, (size) => card({ title: text(size), cardSize: 'large' }), '/title'],
  ['the introduction of a card', 160, (size) => card({ intro: text(size) }), '/intro'],
  ['of a small one', 110, (size) => card({ intro: text(size), cardSize: 'small' }), '/intro'],
];

test.each(LIMITS)('%s is advised to have at most %i', (...[, limit, make, pointer]) => {
  expect(problemsOf(make(limit))).toEqual([]);
  expect(problemsOf(make(limit + 1))).toEqual([
    expect.stringMatching(new RegExp(`^warning (longer|more)-than-advised ${pointer}$`)),
  ]);
});

test.each([
  ['markup and entities', core({ body: `<p>${'<strong>&amp;</strong>'.repeat(240)}</p>` })],
  ['soft hyphens', card({ title: 'x\u00AD'.repeat(90) })],
  ['the name of a macro', card({ title: `%{savings:${text(90)}}%` })],
  ['a line that is no sticker', core({ promoText: text(31) })],
])('what is not read, or not there, is not counted: %s', (_, document) => {
  expect(problemsOf(document)).toEqual([]);
});

test('advice is for components inside others too', () => {
  const cards = { componentType: 'cards', cards: [card({}), card({ title: text(91) })] };

  expect(problemsOf({ data: { flexZone: { flexComponents: [cards] } } })).toEqual([
    'warning longer-than-advised /data/flexZone/flexComponents/0/cards/1/title',
  ]);
});

test('a text that is refused, or stands in what is, gets no advice beside it', () => {
  expect(problemsOf(card({ title: text(301) }))).toEqual(['error too-long /title']);
  expect(problemsOf(card({ intro: text(161), body: text(250_001) }))).toEqual([
    'error text-too-long /body',
  ]);
});

test.each([
  [[], 0],
  [['--strict'], 1],
])('advice alone leaves the exit code at 0, unless it is asked for: %o', async (flags, code) => {
  const folder = temporaryFolder({ 'card.json': card({ title: text(91) }) });

  const { exitCode, output } = await tryCommand(folder, ['card.json', ...flags]);

  expect(output).toContain('A longer title takes');
  expect(exitCode).toBe(code);
});

test.each(globSync('fixtures/{headers,cards,blocks}/*/{minimal,full}.json').toSorted())(
  '%s keeps to all advice, but for lists that wait to be filled',
  (path) => {
    const problems = problemsOf(JSON.parse(readFileSync(path, 'utf8')));

    expect(problems.filter((each) => !EMPTY_LIST.test(each))).toEqual([]);
  },
);

const EMPTY_LIST = /less-than-advised \/(?:cards|filters|textLinks)$/;

test.each([
  ['a list of cards', { componentType: 'cards', cards: [] }, ['/cards']],
  ['links', { componentType: 'link-list', textLinks: [] }, ['/textLinks']],
  [
    'the words of a button',
    header({ cta: { textLink: { text: ' ', url: '/en' } } }),
    ['/cta/textLink/text'],
  ],
  ['both halves of a link', card({ link: { text: '', url: '' } }), ['/link/text', '/link/url']],
  ['a selling point', header({ usps: [{ body: '' }] }), ['/usps/0/body']],
  ['a picture', card({ image: { original: '' } }), ['/image/original']],
  ['a paragraph', { componentType: 'paragraph', richBody: { value: '' } }, ['/richBody/value']],
  [
    'a legal banner',
    { ...header({ legalBanner: {} }), componentType: 'campaign-header' },
    ['/legalBanner'],
  ],
])('%s that is empty shows nothing, which is advice', (_, component, pointers) => {
  expect(problemsOf(component)).toEqual(
    pointers.map((pointer) => `warning less-than-advised ${pointer}`),
  );
});
