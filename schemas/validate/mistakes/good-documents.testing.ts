import { applyPatch } from '../json/apply-patch.ts';

const SCHEMAS = 'https://experience.local';

const PAGE = {
  $schema: `${SCHEMAS}/page-response.schema.json`,
  data: {
    meta: {
      title: 'Home loan',
      description: 'Every cost in one table.',
      alternates: [
        { locale: 'en-GB', url: '/en/loan' },
        { locale: 'fr-BE', url: '/fr/pret' },
      ],
    },
    hasMacro: true,
    mainHeaderZone: {
      flexComponents: [
        {
          componentType: 'home-header',
          coreHeader: {
            title: 'A home loan that starts with a clear number',
            body: '<p>From %{loans:rate}% a year.</p>',
            headerImage: {
              original: '/images/house.svg',
              transformBaseUrl: '/images/house.png',
              extension: 'png',
              altTextEN: 'A white house.',
              altTextFR: 'Une maison blanche.',
            },
          },
          cta: { textLink: { text: 'Book a talk', url: '/en/talk' } },
        },
      ],
    },
    flexZone: {
      flexComponents: [
        { componentType: 'section-title', title: 'What it costs' },
        {
          componentType: 'paragraph',
          richBody: { value: '<p>See <a href="/en/talk">us</a>.</p>' },
        },
        {
          componentType: 'service-card',
          title: 'Saver Plus',
          link: { text: 'See the costs', url: '#what-it-costs' },
        },
        {
          componentType: 'comparison-cards',
          criteria: ['Rate', 'Skip a payment'],
          cards: [
            { title: 'Steady', values: ['3.35%', true] },
            { title: 'Free', values: ['3.60%', false] },
          ],
        },
        {
          componentType: 'filtered-link-list',
          filters: [
            { key: 'saving', label: 'Saving' },
            { key: 'loans', label: 'Loans' },
          ],
          textLinks: [{ text: 'Close an account', url: '/en/talk', filter: 'saving' }],
        },
        {
          componentType: 'video-card',
          title: 'At the market',
          videoSource: { originalUrl: 'https://media.meridia.example/market.mp4' },
          image: { original: '/images/house.svg' },
        },
        {
          componentType: 'paragraph',
          video: {
            extension: 'mp4',
            videoPreviewURLs: { '480p': 'https://media.meridia.example/market-480.mp4' },
          },
        },
      ],
    },
  },
};

const EXPERIENCE = {
  $schema: `${SCHEMAS}/experience.schema.json`,
  name: 'meridia',
  appName: 'Meridia',
  mediaOrigins: ['https://media.meridia.example', 'https://films.meridia.example'],
  locales: [
    { locale: 'en-GB', label: 'English' },
    { locale: 'fr-BE', label: 'Français' },
  ],
  segments: [
    {
      id: 'individuals',
      cookieValue: 'Individuals',
      labels: { 'en-GB': 'Individuals', 'fr-BE': 'Particuliers' },
      homes: { 'en-GB': '/en/loan', 'fr-BE': '/fr/pret' },
    },
    {
      id: 'business',
      cookieValue: 'Business',
      labels: { 'en-GB': 'Business', 'fr-BE': 'Professionnels' },
      homes: { 'en-GB': '/en/talk', 'fr-BE': '/fr/parler' },
    },
  ],
  consent: { pageUrls: { 'en-GB': '/en/talk' }, policyUrls: { 'en-GB': '/en/talk' } },
  layouts: {
    default: {
      order: ['topBar', 'navigation', 'main', 'footer'],
      slots: {
        topBar: { shell: 'top-bar', mode: 'focus' },
        navigation: { shell: 'navigation' },
        footer: { shell: 'footer' },
      },
    },
    flow: { order: ['topBar', 'main'], slots: { topBar: { shell: 'top-bar' } } },
  },
  routes: [
    { pathPattern: '/old-loan', redirect: '/en/loan' },
    {
      pathPattern: '/*',
      pageLayout: 'default',
      slots: { main: { feature: 'flexPage' } },
      features: [{ name: 'flexPage' }],
      queryParameters: ['q', 'page'],
    },
  ],
};

const SCENARIO = {
  $schema: `${SCHEMAS}/scenario.schema.json`,
  title: 'Home loan',
  tags: ['page', 'loan'],
  page: { fixture: 'en/loan' },
  layout: 'flow',
  locale: 'fr-BE',
  segment: 'business',
  faults: { macros: { kind: 'status', status: 503 } },
  expectedFaults: ['macro-request-failed'],
};

const MACROS = {
  $schema: `${SCHEMAS}/macros.schema.json`,
  groups: [
    {
      name: 'loans',
      keys: [
        { name: 'rate', dataType: 'percentage', value: { value: 3.35 } },
        { name: 'date', dataType: 'date', value: { value: '2026-11-20' } },
      ],
    },
    { name: 'savings', keys: [] },
  ],
};

const HOURS = {
  $schema: `${SCHEMAS}/opening-hours.schema.json`,
  name: 'Ghent Korenmarkt',
  timeZone: 'Europe/Brussels',
  days: [
    [
      { from: '09:00', to: '12:30' },
      { from: '13:30', to: '16:30' },
    ],
    [{ from: '18:00', to: '00:00' }],
    [],
    [],
    [],
    [],
    [],
  ],
};

const EXPERIMENTS = {
  $schema: `${SCHEMAS}/experiment-list.schema.json`,
  experiments: [
    {
      key: 'advice',
      experimentUrl: '/en/loan',
      variants: [
        { variant: 'control', variantUrl: '/en/loan' },
        { variant: 'b', variantUrl: '/en/talk' },
      ],
    },
  ],
};

const SHELL = {
  $schema: `${SCHEMAS}/cms-data.schema.json`,
  navigation: {
    menuItems: [
      { title: 'Home', icon: 'vitrine:regular:house', link: { url: '/en/loan' } },
      { title: 'Talk', icon: 'vitrine:regular:phone', link: { url: '/en/talk' } },
    ],
  },
};

/** Documents without a problem, by their paths in a folder that they are checked against. */
export const GOOD_DOCUMENTS = {
  'pages/en/loan.json': PAGE,
  'experience.json': EXPERIENCE,
  'scenarios/loan.json': SCENARIO,
  'macros/loans.json': MACROS,
  'branches/ghent.json': HOURS,
  'experiment-list/advice.json': EXPERIMENTS,
  'cms-data/en-GB.json': SHELL,
} as const;

export type GoodDocument = keyof typeof GOOD_DOCUMENTS;

const TALK = { data: { meta: { title: 'Talk' }, flexZone: { flexComponents: [] } } };

/** Further files of the folder, so that all that the documents name is there. */
export const SURROUNDINGS = {
  'pages/en/talk.json': TALK,
  'pages/fr/pret.json': TALK,
  'pages/fr/parler.json': TALK,
  'cms-data/fr-BE.json': SHELL,
  'images/house.svg': '<svg/>',
  'icons.json': {
    $schema: `${SCHEMAS}/icons.schema.json`,
    icons: ['vitrine:regular:house', 'vitrine:regular:phone'],
  },
};

/** Values by the pointers of their places; undefined takes what is there away. */
export type Changes = Readonly<Record<string, unknown>>;

/** Returns a good document with these changes. */
export function changeDocument(name: GoodDocument, changes: Changes): unknown {
  return Object.entries(changes).reduce<unknown>(changeValue, GOOD_DOCUMENTS[name]);
}

function changeValue(document: unknown, [path, value]: [string, unknown]): unknown {
  if (value === undefined) return applyPatch(document, [{ op: 'remove', path }]);
  try {
    return applyPatch(document, [{ op: 'replace', path, value }]);
  } catch {
    // There is nothing to replace yet.
    return applyPatch(document, [{ op: 'add', path, value }]);
  }
}
