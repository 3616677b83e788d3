import { useCallback, useMemo } from 'react';
import { usePlayground, usePlaygroundContext } from '../context/playground-context.ts';
import { useLoaded, type Loaded } from '../layout/use-loaded.ts';
import { getTitle } from '../state/new-pages.ts';
import type { Playground } from '../state/playground.ts';
import { listPages, type UsingPage } from './list-pages.ts';
import { loadSitePages, type SitePage } from './load-site-pages.ts';
import { useOpenPage } from './use-open-page.ts';

const NO_PAGES: readonly SitePage[] = [];
const BEFORE_OPENING = {};

/** All pages with what they use, as their files and the drafts of this person have them now. */
export function usePages(): Loaded<readonly UsingPage[]> {
  const { files } = usePlaygroundContext();
  // Saving, and opening a scenario, read what stands in files.
  const since = usePlayground(({ playground }) => playground?.original ?? BEFORE_OPENING);
  const load = useCallback(
    async () => (files ? loadSitePages(files, since) : NO_PAGES),
    [files, since],
  );
  const { data: site, ...loaded } = useLoaded(load);
  const scenarios = usePlayground((state) => state.scenarios);
  const drafts = usePlayground((state) => state.drafts);
  const id = usePlayground(({ playground }) => playground?.scenarioId ?? '');
  const title = usePlayground(({ playground }) => (playground ? getTitle(playground) : ''));
  const path = usePlayground(({ playground }) => playground && findPath(playground));
  const usages = useOpenPage();
  const data = useMemo(
    () => site && listPages({ site, scenarios, drafts, open: { id, title, path, usages } }),
    [site, scenarios, drafts, id, title, path, usages],
  );
  return { ...loaded, data };
}

/** Finds the path of the file that the open page is written into. */
function findPath({ scenario }: Playground): string | undefined {
  return scenario.patch ? undefined : scenario.page.fixture;
}
