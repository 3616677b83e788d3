/**
 * A fault of the built site or its tools that a visitor or an author would meet, and that a whole
 * page is needed to see.
 */
export interface PlantedFault {
  readonly name: string;
  readonly file: string;
  /** Stands in the file once. */
  readonly from: string;
  readonly to: string;
  /** The test files of which one has to fail, without its deep tests. */
  readonly tests: readonly string[];
}

const journey = (name: string) => `tests/journeys/${name}.site.test.ts`;
const served = (name: string) => `tests/served/${name}.site.test.ts`;

export const PLANTED_FAULTS: readonly PlantedFault[] = [
  {
    name: 'focus: a page that has taken the place of another leaves the focus nowhere',
    file: 'renderer/client/navigate/client-navigation.ts',
    from: "document.getElementById('main')?.focus({ preventScroll: true });",
    to: '',
    tests: [journey('client-navigation')],
  },
  {
    name: 'navigation: Back leads to the top of the page before',
    file: 'renderer/client/navigate/client-navigation.ts',
    from: 'top: scrollTop ?? 0',
    to: 'top: 0',
    tests: [journey('client-navigation')],
  },
  {
    name: 'navigation: a page in another language takes the place of a document',
    file: 'renderer/client/navigate/client-navigation.ts',
    from: `if (!isSameSite(there.site, platform.site)) return { status: 'document' };`,
    to: '',
    tests: [journey('client-navigation')],
  },
  {
    name: 'navigation: whoever comes back by the cache of the browser is not seen',
    file: 'renderer/host/browser-host.ts',
    from: 'void (persisted && listener())',
    to: 'void (!persisted && listener())',
    tests: [journey('back-forward-cache')],
  },
  {
    name: 'focus: the skip link leads nowhere',
    file: 'renderer/view/page.tsx',
    from: 'id="main"',
    to: 'id="content"',
    tests: [journey('keyboard'), journey('client-navigation')],
  },
  {
    name: 'lost click: what was done before the code came is forgotten',
    file: 'renderer/client/hydrate/run-page.ts',
    from: 'target.dispatchEvent(new MouseEvent(type, event))',
    to: 'void event',
    tests: [journey('intent'), journey('shell')],
  },
  {
    name: 'lost click: an action that is kept wakes nothing',
    file: 'renderer/client/start/hydrate-on-intent.ts',
    from: `    void tryToHydrate();\n  };`,
    to: '  };',
    tests: [journey('intent'), journey('shell')],
  },
  {
    name: 'storage: a choice about cookies ends at once',
    file: 'renderer/services/consent/consent-cookies.ts',
    from: '180 * 24 * 60 * 60',
    to: '0 * 24 * 60 * 60',
    tests: [journey('cookies')],
  },
  {
    name: 'storage: a log-out leaves the session',
    file: 'renderer/services/session/session-store.ts',
    from: 'if (text === undefined) storage.remove(SESSION_NAME);',
    to: 'if (text === undefined) return;',
    tests: [journey('log-out'), journey('deciding-in-the-browser')],
  },
  {
    name: 'policy: images come from anywhere',
    file: 'renderer/server/security-headers.ts',
    from: '`img-src ${from(imageOrigin',
    to: "`img-src ${from('https:', imageOrigin",
    tests: [journey('module-attack')],
  },
  {
    name: 'policy: scripts in the page run',
    file: 'renderer/server/security-headers.ts',
    from: '`script-src ${from(...scriptOrigins, ...modules, inlineScript?.source)}`',
    to: `\`script-src 'unsafe-inline' \${from(...scriptOrigins, ...modules)}\``,
    tests: [journey('policy'), served('documents'), served('page-head')],
  },
  {
    name: 'policy: styles are refused',
    file: 'renderer/server/security-headers.ts',
    from: `"style-src 'self'"`,
    to: `"style-src 'none'"`,
    tests: [journey('reading'), journey('policy')],
  },
  {
    name: 'headers: browsers guess the type of an answer',
    file: 'renderer/server/security-headers.ts',
    from: `  'x-content-type-options': 'nosniff',\n  'referrer-policy'`,
    to: `  'referrer-policy'`,
    tests: [served('documents'), served('files'), served('hostile-requests'), served('page-head')],
  },
  {
    name: 'headers: a page of somebody who is signed in may be stored',
    file: 'renderer/server/responses.ts',
    from: '...(mayBeStored ? cacheHeaders(status) : NOT_STORED),',
    to: '...cacheHeaders(status),',
    tests: [served('caching'), served('guarded-answers'), served('page-cache')],
  },
  {
    name: 'headers: a page says another language than its own',
    file: 'renderer/server/document.ts',
    from: '<html lang="${escapeText(locale)}"',
    to: '<html lang="en"',
    tests: [served('languages'), served('page-head'), journey('reading')],
  },
  {
    name: 'lost draft: what is typed is not stored',
    file: 'playground/state/drafts/connect-drafts.ts',
    from: 'if (isChange(playground, before.playground)) drafts.save(playground);',
    to: '',
    tests: [journey('playground-drafts'), journey('playground-recovery')],
  },
  {
    name: 'lost draft: after a crash nothing is offered',
    file: 'playground/state/drafts/connect-drafts.ts',
    from: 'isOwn && locks !== undefined && mark.set(scenarioId)',
    to: 'isOwn && locks === undefined && mark.set(scenarioId)',
    tests: [journey('playground-recovery')],
  },
  {
    name: 'leaked connection: a server that stops leaves open what a browser has opened in advance',
    file: 'site/server/serve-until-stopped.ts',
    from: `      sockets.forEach((socket) => socket.bytesRead === 0 && socket.destroy());\n`,
    to: '',
    tests: [served('stopping')],
  },
];
