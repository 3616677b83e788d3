import { useDeferredValue, useMemo } from 'react';
import { usePlayground } from '../context/playground-context.ts';
import { readLastGood } from '../state/document/draft.ts';
import { collectUsages, type PageUsages } from './collect-usages.ts';

/** Returns what the open page uses, as far as it could be read last. Typing never waits for it. */
export function useOpenPage(): PageUsages {
  const page = useDeferredValue(usePlayground(({ playground }) => playground?.documents.page));
  return useMemo(() => collectUsages(page && readLastGood(page)), [page]);
}
