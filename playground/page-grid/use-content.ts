import { useEffect, useMemo, useState } from 'react';
import { usePlayground, usePlaygroundContext } from '../context/playground-context.ts';
import type { PageVersion } from './list-page-versions.ts';

/** The page of a version: on its way, there, or not to be had. */
export type Content =
  | { readonly state: 'loading' | 'missing' }
  | {
      readonly state: 'loaded';
      readonly page: unknown;
      /** Says if it is a draft; one that is no JSON is shown as its file has it. */
      readonly draft?: 'shown' | 'broken' | undefined;
    };

/**
 * Loads the page of a version, as its draft has it where there is one. That of the open one is in
 * the window already.
 */
export function useContent(version: PageVersion): Content {
  const { files } = usePlaygroundContext();
  const fixture = version.kind === 'other' ? version.fixture : undefined;
  const [loaded, setLoaded] = useState<{ readonly fixture: string; readonly page: unknown }>();
  useEffect(() => {
    if (fixture === undefined) return undefined;
    let isWanted = true;
    const note = (page: unknown) => {
      if (isWanted) setLoaded({ fixture, page });
    };
    const read = async () => files?.().read(`pages/${fixture}.json`);
    read().then(note, () => note(undefined));
    return () => {
      isWanted = false;
    };
  }, [files, fixture]);
  const draft = useDraft(version);
  if (version.kind === 'missing') return { state: 'missing' };
  if (draft && !draft.isBroken) return { state: 'loaded', page: draft.page, draft: 'shown' };
  if (version.kind === 'draft') return { state: 'missing' };
  if (fixture === undefined) return { state: 'loaded', page: undefined };
  if (loaded?.fixture !== fixture) return { state: 'loading' };
  const { page } = loaded;
  if (page === undefined) return { state: 'missing' };
  return { state: 'loaded', page, draft: draft && 'broken' };
}

interface DraftOfPage {
  readonly isBroken: boolean;
  readonly page: unknown;
}

/** The draft of a version, which stays the same value until its text is another. */
function useDraft(version: PageVersion): DraftOfPage | undefined {
  const id = 'draft' in version ? version.draft : undefined;
  const summary = usePlayground(({ drafts }) =>
    id === undefined ? undefined : drafts.find(({ scenarioId }) => scenarioId === id),
  );
  return useMemo(() => {
    if (summary?.page === undefined) return undefined;
    const { page, isBroken = false } = summary;
    return { isBroken, page: isBroken ? undefined : JSON.parse(page) };
  }, [summary]);
}
