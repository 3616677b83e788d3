import { useMemo } from 'react';
import { usePlayground } from '../context/playground-context.ts';
import { isEdited } from '../state/drafts/draft-summary.ts';

/** The scenarios with a draft that differs from their files; of the open one, as it is now. */
export function useEditedIds(): ReadonlySet<string> {
  const drafts = usePlayground((state) => state.drafts);
  const openId = usePlayground(({ playground }) => playground?.scenarioId);
  const isOpenEdited = usePlayground(
    ({ playground }) => playground !== undefined && isEdited(playground),
  );
  return useMemo(() => {
    const ids = new Set(drafts.map(({ scenarioId }) => scenarioId));
    if (openId !== undefined) ids.delete(openId);
    return openId !== undefined && isOpenEdited ? ids.add(openId) : ids;
  }, [drafts, openId, isOpenEdited]);
}
