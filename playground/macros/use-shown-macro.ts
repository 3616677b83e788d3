import { useEffect, useRef } from 'react';
import { usePlayground, usePlaygroundContext } from '../context/playground-context.ts';
import type { Line } from './list-lines.ts';
import type { Grid } from './use-grid.ts';

/** Notes that the macro is shown that a person asked for elsewhere, once the lines went to it. */
export function useOnShown(onShown: () => void): void {
  const { store } = usePlaygroundContext();
  const toShow = usePlayground((state) => state.macroToShow);
  const latest = useRef(onShown);
  useEffect(() => {
    latest.current = onShown;
  });
  useEffect(() => {
    if (toShow === undefined) return;
    latest.current();
    store.getState().showMacro(undefined);
  }, [store, toShow]);
}

/** Goes to the macro that a person asked for elsewhere. */
export function useShowing(lines: readonly Line[], { goToMacro }: Grid): void {
  const toShow = usePlayground((state) => state.macroToShow);
  const latest = useRef(goToMacro);
  useEffect(() => {
    latest.current = goToMacro;
  });
  useEffect(() => {
    if (toShow === undefined) return;
    const match = lines.find((line) => line.kind === 'macro' && line.macro.name === toShow);
    if (match?.kind === 'macro') latest.current(match.macro);
  }, [lines, toShow]);
}
