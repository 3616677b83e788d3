import { useCallback } from 'react';
import { usePlaygroundContext } from '../context/playground-context.ts';
import { useLoaded } from '../layout/use-loaded.ts';
import type { SavedChange } from '../usages/find-affected.ts';

interface AffectedProps {
  readonly change: SavedChange;
  /** Reads the fixtures, in which the change is saved. */
  readonly files: NonNullable<ReturnType<typeof usePlaygroundContext>['files']>;
}

/** Lists the pages and digests in which a change that was saved may be seen. */
export function Affected({ change, files }: AffectedProps) {
  const { t } = usePlaygroundContext();
  const load = useCallback(async () => {
    const { findAffected } = await import('../usages/find-affected.ts');
    return findAffected(files(), change);
  }, [files, change]);
  const { data } = useLoaded(load);
  if (!data || data.pages.length + data.scenarios.length === 0) return null;
  const { pages, scenarios } = data;
  return (
    <details className="save-notices__affected">
      <summary>{t('savedAffects', { pages: pages.length, digests: scenarios.length })}</summary>
      <ul>
        {pages.map((address) => (
          <li key={address}>
            <code>{address}</code>
          </li>
        ))}
      </ul>
      <ul>
        {scenarios.map((id) => (
          <li key={id}>
            <code>fixtures/digests/{id}.txt</code>
          </li>
        ))}
      </ul>
    </details>
  );
}
