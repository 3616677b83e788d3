/** A text that an author may write, with mistakes in it, and what it shows. */
export interface Mistaken {
  readonly name: string;
  readonly text: string;
}

const SCHEMAS = 'https://experience.local';
const CARD = { componentType: 'service-card', title: 'Saver Plus' };

const card = (members: object) => ({ ...CARD, ...members });
const image = (members: object) =>
  card({ image: { original: '/images/house-keys.svg', ...members } });
const titled = (title: unknown) => card({ title });
const body = (value: unknown) => ({ componentType: 'paragraph', richBody: { value } });
const header = (members: object) => ({ componentType: 'home-header', ...members });
const CORE = { coreHeader: { title: 'Home loans' } };
const page = (...flexComponents: unknown[]) => ({ data: { flexZone: { flexComponents } } });
const flagged = (hasMacro: unknown) => ({ data: { hasMacro, flexZone: { flexComponents: [] } } });
const headers = (...flexComponents: unknown[]) => ({
  data: { mainHeaderZone: { flexComponents } },
});
const macro = (members: object) => ({
  $schema: `${SCHEMAS}/macros.schema.json`,
  groups: [{ name: 'savings', keys: [{ name: 'rate', ...members }] }],
});
const route = (members: object) => ({ pathPattern: '/*', ...members });
const experience = (members: object) => ({
  $schema: `${SCHEMAS}/experience.schema.json`,
  name: 'meridia',
  appName: 'Meridia',
  locales: [{ locale: 'en-GB', label: 'English' }],
  layouts: { default: { order: ['main'] } },
  routes: [route({})],
  ...members,
});
const nested = (levels: number): unknown =>
  Array.from({ length: levels }).reduce<unknown>((inside) => ({ a: inside }), 'inside');
const named = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`n${index}`, 1]));

/** Documents that are JSON, by what is wrong with them. */
const DOCUMENTS: Readonly<Record<string, unknown>> = {
  'no document': 'Saving',
  'no known shape': { groups: [] },
  'names of many shapes': { title: 'x', intro: 'x', image: 'x', duration: 1, hyphenate: 1 },
  'a schema nearly right': { $schema: `${SCHEMAS}/rout.schema.json` },
  'a schema of nowhere': { $schema: 'https://elsewhere.example/xyz.json' },
  'a component unknown': page({ componentType: 'servise-card' }),
  'a component like no other': page({ componentType: 'xyz' }),
  'a component without a type': page({ title: 'Saver Plus' }),
  'a card in the header zone': headers(CARD),
  'a block within cards': page({ componentType: 'cards', cards: [body('x')] }),
  'two ids alike': page(card({ id: 'a' }), card({ id: 'a' })),
  'two headers': headers(header(CORE), header(CORE)),
  'a property misspelt': { componentType: 'service-card', titel: 'Saver Plus' },
  'a property like no other': card({ qqqqqqqq: 1 }),
  'a property of an experience': experience({ xyz: 1 }),
  'a property where none is free': card({ taxonomies: [{ key: 'a', values: ['b'], xyz: 1 }] }),
  'a property one level too high': header({ title: 'Home loans' }),
  'a property beside its double': header({ ...CORE, title: 'Home loans' }),
  'a property missing': { componentType: 'service-card' },
  'a property missing that nothing explains': card({ taxonomies: [{ key: 'a' }] }),
  'a number for a text': titled(5),
  'a truth for a text': titled(true),
  'nothing for a text': titled(null),
  'a list for a text': titled(['Saver']),
  'nothing for a choice': card({ cardSize: null }),
  'nothing for a list': card({ checkMarkList: null }),
  'a text for a list': card({ checkMarkList: 'Fast' }),
  'a number for a list': card({ checkMarkList: 5 }),
  'an object for a list': card({ checkMarkList: {} }),
  'two slashes before a path': card({ link: { text: 'Talk', url: '//en/talk' } }),
  'a text for an object': card({ link: '/en' }),
  'a text for an object without names': experience({ layouts: 'default' }),
  'a text for rich text': { componentType: 'paragraph', richBody: 'Hello' },
  'a text for an object with a list': card({ taxonomies: ['x'] }),
  'a text for an object without duties': header({ ...CORE, quickLinks: 'x' }),
  'a text for an object of objects': header({ ...CORE, cta: 'x' }),
  'a text for a route': experience({ routes: ['/'] }),
  'a text for a long list': card({ checkMarkList: 'x'.repeat(61) }),
  'two mistakes in one word': card({ qqq: 1, titel: 'x', intor: 'y' }),
  'nothing for an item': { componentType: 'link-list', textLinks: [null] },
  'a number in quotes': image({ width: '640' }),
  'a text for a number': image({ width: 'wide' }),
  'a truth for a number': image({ width: true }),
  'a truth in quotes': flagged('true'),
  'a text for a truth': flagged('yes'),
  'a number for a truth': flagged(1),
  'nothing at all': null,
  'a choice misspelt': card({ cardSize: 'lrage' }),
  'a choice like no other': card({ cardSize: 'huge' }),
  'a choice in quotes': image({ pixelDensity: '2' }),
  'a text empty': titled(''),
  'a text too long': titled('x'.repeat(301)),
  'a list too long': card({ checkMarkList: Array(13).fill('x') }),
  'a list too short': { componentType: 'accordion', items: [] },
  'a number too small': image({ width: 0 }),
  'a number too large': { componentType: 'article-card', title: 'Saving', duration: 601 },
  'members too many': {
    title: 'Home',
    page: { fixture: 'en/individuals', component: 'cards/service-card/full' },
  },
  'members too few': { $schema: `${SCHEMAS}/scenario.schema.json`, title: 'Home', page: {} },
  'a form that is explained': card({ id: '1' }),
  'a form with an example': experience({ locales: [{ locale: 'en', label: 'English' }] }),
  'a form of a path': route({ pathPattern: 'individuals' }),
  'an address that cannot be': card({ link: { text: 'Call', url: 'callto:+322' } }),
  'a picture that cannot be': image({ original: 'tel:+322' }),
  'a tag that cannot be': body('<h1 onclick="x">Saving</h1>'),
  'tags that do not match': body('<p>Every <strong>euro</b> counts.</p>'),
  'a tag without an end': body(`Every euro <a href="${'/en'.repeat(20)}`),
  'a placeholder by half': titled('From %{savings:rate} a year'),
  'a macro without its flag': page(titled('From %{savings:rate}%')),
  'a macro unknown in many texts': titled('%{a:b}% %{savings:rat}%'),
  'an icon unknown': header({
    ...CORE,
    quickLinks: {
      items: [{ icon: 'a:b:calender', textLink: { text: 'x', url: '/en/individuals' } }],
    },
  }),
  'a macro unknown': titled('%{savings:rte}%'),
  'a macro like no other': titled('%{q:q}%'),
  'an image unknown': image({ original: '/images/house-key.svg' }),
  'an image like no other': image({ original: '/images/q.svg' }),
  'a text longer than advised': header({
    ...CORE,
    cta: { textLink: { text: 'Calculate your payments', url: '/en/individuals' } },
  }),
  'a text longer than advised for its size': card({ cardSize: 'small', intro: 'x'.repeat(111) }),
  'a list longer than advised': header({
    ...CORE,
    usps: Array.from({ length: 4 }, () => ({ body: 'Quick' })),
  }),
  'a date that there is not': macro({ dataType: 'date', value: { value: '2026-02-30' } }),
  'words for a rate': macro({ dataType: 'percentage', value: { value: 'on request' } }),
  'nothing to read for a macro': macro({ dataType: 'string', value: { value: ' ' } }),
  'a sign for a currency': macro({ dataType: 'amount', value: { value: 5, unit: '€' } }),
  'texts for no known language': macro({
    dataType: 'language',
    value: { value: { 'nl-BE': 'Sparen' } },
  }),
  'a link unanswered': card({ link: { text: 'x', url: '/en/individual' } }),
  'a link like no other': card({ link: { text: 'x', url: '/qqqqqqqqqqqqqqqqqqqq' } }),
  'a feature missing': route({ slots: { main: { feature: 'flexPage' } } }),
  'a feature misspelt': route({
    features: [{ name: 'flexPage' }],
    slots: { main: { feature: 'flexpage' } },
  }),
  'a layout misspelt': experience({ routes: [route({ pageLayout: 'defalt' })] }),
  'a layout like no other': experience({ routes: [route({ pageLayout: 'wide' })] }),
  'a redirect elsewhere': route({ redirect: '//evil.example' }),
  'a login elsewhere': route({ auth: { redirectTo: 'ftp://{currentUrl}' } }),
  'an endpoint elsewhere': experience({ macros: { endpoint: 'https://evil.example' } }),
  'a host with more': experience({ cdnHost: 'https://cdn.example.com/path' }),
  'a name that is forbidden': card({ constructor: 'Meridia' }),
  'a text far too long': titled('x'.repeat(200_001)),
  'texts too long together': page(
    card({ body: 'x'.repeat(199_000), checkMarkList: ['x'.repeat(60_000)] }),
  ),
  'names too many': { data: named(1_001) },
  'levels too many': nested(65),
  'components too many': page(...Array.from({ length: 2_001 }, () => CARD)),
  'items too many': page({ ...CARD, checkMarkList: Array(10_000).fill('x') }),
  'text too much': page(...Array.from({ length: 6 }, () => card({ body: 'x'.repeat(199_000) }))),
};

/** Texts that are no JSON. */
const TEXTS: Readonly<Record<string, string>> = {
  'nothing written': '  ',
  'a comma before the end': '{"a": 1,}',
  'a comma before the end of a list': '[1,\n]',
  'two commas': '[1,,2]',
  'a comma missing': '[1 2]',
  'a colon missing': '{"a" 1}',
  'a value missing': '{"a": }',
  'a name missing': '{: 1}',
  'a brace missing': '{"a": {"b": 1}',
  'a bracket missing': '{"a": [1, 2}',
  'a brace too many': '{"a": 1}}',
  'a bracket too many': '[1]]',
  'words behind the end': '{} more',
  'a comment': '// x\n{}',
  'a comment without an end': '{} /* x',
  'quotes of a text processor': '{“title”: "x"}',
  'quotes that never end': '{"a": ‘x}',
  'a quote that closes nothing': '{"title”: "x"}',
  'a text without its end': '{"a": "one',
  'a line break in a text': '{"a": "one\ntwo"}',
  'a name without quotes': '{"a": 1, title: 2}',
  'a text without quotes': '{"size": large}',
  'a truth in capitals': '[True]',
  'no value by a word': '{"a": undefined}',
  'a zero in front': '[01]',
  'a plus in front': '[+1]',
  'no digit in front': '[.5]',
  'no digit behind': '[1.]',
  'an escape by half': '["\\u12"]',
  'an escape that is none': '["\\x"]',
  'a tab in a text': '["a\tb"]',
  'a name twice': '{"componentType": "service-card", "title": "a", "title": "b"}',
  'a name three times': `{"componentType": "service-card"${', "title": "a"'.repeat(3)}}`,
};

/** One text for each sentence that a problem can be reported in. */
export const MISTAKEN: readonly Mistaken[] = [
  ...Object.entries(DOCUMENTS).map(([name, document]) => ({
    name,
    text: JSON.stringify(document),
  })),
  ...Object.entries(TEXTS).map(([name, text]) => ({ name, text })),
];
