import { useDeferredValue, useMemo } from 'react';
import { usePlayground } from '../context/playground-context.ts';
import type { Draft } from '../state/document/draft.ts';
import { collectUsages, type PageUsages } from './collect-usages.ts';

/** Returns what the open page uses, as far as it could be read last. Typing never waits for it. */
export function useOpenPage(): PageUsages {
  const page = useDeferredValue(usePlayground(({ playground }) => playground?.documents.page));
  return useMemo(() => collectUsages(page && readPage(page)), [page]);
}

/** Of a long page only an outline is kept beside its text. */
function readPage({ lastGood, lastGoodText }: Draft): unknown {
  return lastGoodText === undefined ? lastGood : JSON.parse(lastGoodText);
}
