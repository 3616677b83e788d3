import { createContext } from 'react';

/**
 * Reads a page of the fixtures by its address below `fixtures/pages`; undefined where there is
 * none.
 */
type ReadPage = (fixture: string) => Promise<unknown>;

/** Reads the versions of a page; by default those that the tools were built with. */
export const ReadPage = createContext<ReadPage>(async (fixture) => {
  const { fixtureFiles } = await import('../environment/fixture-files.ts');
  return fixtureFiles.read(`pages/${fixture}.json`);
});
