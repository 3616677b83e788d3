/**
 * Lists the top-level folders that a folder may import from, by `#` name. It imports its own
 * relatively.
 */
export const FOLDER_RULES: ReadonlyMap<string, readonly RegExp[]> = new Map([
  ['schemas', []],
  ['renderer', [/^#schemas\//]],
  [
    'registry',
    [
      /^#schemas\//,
      /^#renderer(\/(assets|consent|page-guard|unmanaged-element|formats|error-texts))?$/,
    ],
  ],
  ['fixtures', [/^#schemas\//]],
  [
    'site',
    [
      /^#schemas\//,
      /^#renderer(\/(clean-text|server|asset-files|markup|routing|start-up|http|consent|session|field|guard-documents|session-needed|search|show-visitor|personalise|personalisation|late-offers|experiments|measurement|early-clicks|visit))?$/,
      /^#registry(\/(app-notice|before-paint|interactive|kit|start-shell|form-receiver|visitor-parts|theme\.css))?$/,
    ],
  ],
  // A bank of its own has what every consumer has.
  [
    'examples',
    [/^#renderer(\/(server|formats))?$/, /^#registry(\/(interactive|kit|theme\.css))?$/],
  ],
  [
    'playground',
    [
      /^#schemas\//,
      // Previews are to look like what a server makes.
      /^#renderer(\/(anchors|data-layer|experiment-decision|follow-page|formats|macros|memory|hyphens|import-module|take-turn|item-view|cms-data|consent|measured-events|session|search|visit))?$/,
      /^#registry/,
      /^#fixtures/,
      /^#site\/experience\.json$/,
    ],
  ],
  // The programs that check a commit ask which files it changes, as tests do.
  ['.ci', [/^#tests\/(?:sample|cost)\//, /^#schemas\/command-line\/read-command-line\.ts$/]],
]);

/**
 * Files of site that may know fixtures: those behind npm start, npm run dev and npm run backend.
 */
export const SITE_FILES_WITH_FIXTURES = [
  'site/local/local-site.ts',
  'site/local/local-tools.ts',
  'site/local/local-hosts.ts',
  'site/local/local-pictures.ts',
  'site/local/saved-fixtures.ts',
  'site/local/scenario-index.ts',
  'site/backend.ts',
  'site/pictures/create-pictures.ts',
  'site/digests/serve-digests.ts',
];

/**
 * Files of site that may know the Chromium that tests run in, and the digests that they take there:
 * it draws pictures of scenarios, and takes the digest of one that is being edited.
 */
export const SITE_FILES_WITH_BROWSER = [
  'site/pictures/open-screenshot-browser.ts',
  'site/digests/take-draft-digest.ts',
];

/**
 * Lists the modules of the renderer that a module may import from, and those from which it may only
 * import types.
 */
export interface ModuleRule {
  readonly code: readonly string[];
  readonly types?: readonly string[];
  /** Matches the modules of the contract that it may use beside types. */
  readonly schemas?: RegExp;
}

const NOTHING_OF_SCHEMAS = /^$/;
/** Where an address leads is checked before a site starts, by the rule that validate has. */
const CHECKS =
  /^#schemas\/(check-addresses\.ts|content\/shell-parts\.ts|validate\/routes\/check-(routes|slots)\.ts|generated\/.*\.check\.ts)$/;
/**
 * The meaning of a text is decided once, for the page that shows it and the command that checks it.
 */
const CONTENT = /^#schemas\/content\//;
/**
 * The form of a locale is decided once, for the configuration and for everything that reads a
 * locale.
 */
const LOCALE = /^#schemas\/content\/locale\.ts$/;

/**
 * The modules are listed from the lowest to the highest: each only uses modules that stand above
 * it.
 */
export const MODULE_RULES: ReadonlyMap<string, ModuleRule> = new Map([
  ['errors', { code: [], schemas: /^#schemas\/content\/message-locales\.ts$/ }],
  ['host', { code: [] }],
  ['memoize', { code: [] }],
  ['tree', { code: [] }],
  ['hyphens', { code: ['memoize'], schemas: LOCALE }],
  ['trace', { code: ['host'] }],
  ['config', { code: ['errors'], schemas: CHECKS }],
  ['routing', { code: ['errors', 'memoize'], schemas: CONTENT }],
  [
    'services',
    {
      code: ['errors', 'host', 'config', 'memoize'],
      types: ['routing'],
      schemas:
        /^#schemas\/(is-record|max-document-bytes|content\/(app-version|cms-data-path|expand-routes|locale|message-locales|search-term)|generated\/(experiments|session-record|suggestions-response)\.check)\.ts$/,
    },
  ],
  ['registry', { code: ['errors', 'memoize'], types: ['services'] }],
  [
    'visit',
    {
      code: [],
      types: ['host', 'registry'],
      schemas: /^#schemas\/content\/(locale|testing-path)\.ts$/,
    },
  ],
  ['navigation', { code: ['errors'], types: ['routing', 'services'] }],
  ['platform', { code: ['errors', 'host', 'config', 'services'], types: ['routing', 'visit'] }],
  [
    'start-up',
    {
      code: ['errors', 'host', 'services', 'visit'],
      schemas: /^#schemas\/is-record\.ts$/,
    },
  ],
  [
    'page',
    {
      code: ['errors', 'config', 'memoize'],
      types: ['tree', 'services'],
      schemas:
        /^#schemas\/((page-)?limits\.ts|finish\.ts|is-record\.ts|content\/.*\.ts|problems\/(catalogue|boundaries|content-problems|envelope-problem|nearest|pointer)\.ts|generated\/.*\.check\.ts)$/,
    },
  ],
  [
    'plan',
    {
      code: ['errors', 'tree', 'registry'],
      types: ['visit', 'page', 'routing'],
      schemas:
        /^#schemas\/(is-equal|content\/(flex-page|read-offer)|problems\/route-problems)\.ts$/,
    },
  ],
  [
    'loading',
    {
      code: ['errors', 'host', 'memoize', 'tree', 'config', 'page', 'services'],
      types: ['trace', 'platform', 'registry', 'visit'],
      schemas:
        /^#schemas\/((page-)?limits\.ts|is-(record|equal)\.ts|component-types\.ts|content\/(configured-address|custom-element|clean-url|cut-text|flex-page|placeholders|search-term|(declared|look-up)-feature)\.ts|problems\/(asset-problems|catalogue|pointer)\.ts|generated\/.*\.check\.ts)$/,
    },
  ],
  [
    'create-plan',
    {
      code: [
        'errors',
        'host',
        'memoize',
        'tree',
        'trace',
        'routing',
        'services',
        'registry',
        'visit',
        'plan',
        'loading',
      ],
      types: ['platform', 'page'],
      schemas: /^#schemas\/content\/(locale|read-pattern)\.ts$/,
    },
  ],
  ['markup', { code: [] }],
  ['nodes', { code: ['markup'] }],
  [
    'view',
    {
      code: ['registry'],
      types: ['platform', 'tree', 'plan', 'routing'],
      schemas: /^#schemas\/content\/custom-element\.ts$/,
    },
  ],
  ['server', { code: ['*'] }],
  ['client', { code: ['*'] }],
]);

export function schemasRuleOf(rule: ModuleRule): RegExp {
  return rule.schemas ?? NOTHING_OF_SCHEMAS;
}

/** The modules in which React runs; elsewhere it is there as a type at most. */
export const MODULES_WITH_REACT = ['view', 'server', 'client'];

/** The modules that turn data into data: nothing in them waits. */
export const PURE_MODULES = ['tree', 'page', 'plan', 'visit'];
