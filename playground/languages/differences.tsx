import { useStore } from 'zustand';
import { usePlayground, usePlaygroundContext } from '../context/playground-context.ts';
import type { OnPageStore } from '../preview-panel/on-page.ts';

/** Says how many components differ, and leads from one to the next in both pages. */
export function Differences({ onPage }: { readonly onPage: OnPageStore }) {
  const { t, store } = usePlaygroundContext();
  const differing = useStore(onPage, (state) => state.differing) ?? [];
  const selection = usePlayground(({ playground }) => playground?.selection);
  const next = differing[(differing.indexOf(selection ?? '') + 1) % differing.length];
  return (
    <>
      <output className="off">{t('componentsDiffer', { count: differing.length })}</output>
      <button
        type="button"
        className="button button--line beside__scroll"
        disabled={next === undefined}
        onClick={() => next !== undefined && store.getState().select(next)}
      >
        {t('nextDifference')}
        <span className="pill" aria-hidden="true">
          {differing.length}
        </span>
      </button>
    </>
  );
}
