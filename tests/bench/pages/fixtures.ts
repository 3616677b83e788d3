import type { Authored, Fixtures } from './sample-page.ts';

const files = import.meta.glob<Authored>('../../../fixtures/{blocks,cards,headers}/*/*.json', {
  eager: true,
  import: 'default',
});

/** The project's fixtures, bundled. */
export const fixtures: Fixtures = (address) => {
  const found = files[`../../../fixtures/${address}.json`];
  if (!found) throw new Error(`There is no fixture fixtures/${address}.json.`);
  return found;
};
