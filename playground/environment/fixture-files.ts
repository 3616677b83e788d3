import { createMemoryStore } from '#fixtures/backend';

const files = import.meta.glob<unknown>(
  [
    '../../fixtures/{pages,macros,cms-data,branches,client-context,config,suggestions,experiment-list,offers,scenarios,headers,cards,blocks}/**/*.json',
    '../../fixtures/{icons.json,routes/*.json,experiences/*.json}',
    // A scenario may show a component that is wrong; a page or a scenario that is wrong shows
    // nothing.
    '!../../fixtures/{pages,macros,cms-data,experiments,experiment-list,experiences,offers,scenarios}/**/*.invalid.json',
  ],
  { eager: true, import: 'default' },
);

const ROOT = '../../fixtures/';

/**
 * The fixtures as the reference backend reads them, without a server: `pages/en/individuals.json`.
 */
export const fixtureFiles = createMemoryStore(
  Object.fromEntries(
    Object.entries(files).map(([path, content]) => [path.slice(ROOT.length), content]),
  ),
);
