/** Which top-level folders a folder may import from, by `#` name. Its own it imports relatively. */
export const FOLDER_RULES: ReadonlyMap<string, readonly RegExp[]> = new Map([
  ['schemas', []],
  ['renderer', [/^#schemas\//]],
  ['registry', [/^#schemas\//, /^#renderer$/]],
  ['fixtures', [/^#schemas\//]],
  ['site', [/^#schemas\//, /^#renderer(\/server)?$/, /^#registry(\/theme\.css)?$/]],
  [
    'playground',
    [
      /^#schemas\//,
      // Previews are to look like what a server makes.
      /^#renderer(\/(memory|hyphens))?$/,
      /^#registry/,
      /^#fixtures/,
      /^#site\/experience\.json$/,
    ],
  ],
]);

/** Files of site that may know fixtures: those behind npm start, npm run dev and npm run backend. */
export const SITE_FILES_WITH_FIXTURES = [
  'site/local-site.ts',
  'site/local-tools.ts',
  'site/scenario-index.ts',
  'site/backend.ts',
];

/** Which rooms of the renderer a room may import from, and from which only types. */
export interface RoomRule {
  readonly code: readonly string[];
  readonly types?: readonly string[];
  /** What of the contract it may use beside types. */
  readonly schemas?: RegExp;
}

const NOTHING_OF_SCHEMAS = /^$/;
/** Where an address leads is checked before a site starts, by the rule that validate has. */
const CHECKS = /^#schemas\/(check-addresses\.ts|generated\/.*\.check\.ts)$/;
/** What a text means is decided once, for the page that shows it and the command that checks it. */
const CONTENT = /^#schemas\/content\//;

export const ROOM_RULES: ReadonlyMap<string, RoomRule> = new Map([
  ['errors', { code: [] }],
  ['host', { code: [] }],
  ['memoize', { code: [] }],
  ['hyphens', { code: ['memoize'] }],
  ['registry', { code: ['memoize'] }],
  ['config', { code: ['errors'], schemas: CHECKS }],
  ['routing', { code: ['errors', 'config'], schemas: CONTENT }],
  [
    'services',
    {
      code: ['errors', 'host', 'config', 'memoize'],
      // What a locale is, is decided once, for the configuration and for whoever reads one.
      schemas: /^#schemas\/(limits|content\/locale)\.ts$/,
    },
  ],
  ['platform', { code: ['errors', 'host', 'config', 'services'] }],
  [
    'page',
    {
      code: ['errors', 'config', 'memoize'],
      types: ['services'],
      schemas:
        /^#schemas\/((page-)?limits\.ts|finish\.ts|is-record\.ts|content\/.*\.ts|problems\/(catalogue|boundaries|content-problems|nearest)\.ts|generated\/.*\.check\.ts)$/,
    },
  ],
  [
    'plan',
    {
      code: ['errors', 'config', 'host', 'routing', 'page', 'registry'],
      types: ['platform', 'services'],
      schemas:
        /^#schemas\/((page-)?limits\.ts|content\/locale\.ts|finish\.ts|is-record\.ts|generated\/.*\.check\.ts)$/,
    },
  ],
  ['view', { code: ['errors', 'plan', 'platform', 'registry'] }],
  ['server', { code: ['*'] }],
  ['client', { code: ['*'] }],
]);

export function schemasRuleOf(rule: RoomRule): RegExp {
  return rule.schemas ?? NOTHING_OF_SCHEMAS;
}

/** The rooms in which React runs; elsewhere it is there as a type at most. */
export const ROOMS_WITH_REACT = ['view', 'server', 'client'];
