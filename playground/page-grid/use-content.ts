import { useEffect, useState } from 'react';
import { usePlaygroundContext } from '../context/playground-context.ts';
import type { PageVersion } from './list-page-versions.ts';

/** The page of a version: on its way, there, or not to be had. */
export type Content =
  | { readonly state: 'loading' | 'missing' }
  | { readonly state: 'loaded'; readonly page: unknown };

/** Loads the page of a version. That of the open one is in the window already. */
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
  if (version.kind === 'missing') return { state: 'missing' };
  if (fixture === undefined) return { state: 'loaded', page: undefined };
  if (loaded?.fixture !== fixture) return { state: 'loading' };
  return loaded.page === undefined ? { state: 'missing' } : { state: 'loaded', page: loaded.page };
}
