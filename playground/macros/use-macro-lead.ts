import { useEffect, useRef } from 'react';
import { usePlaygroundContext } from '../context/playground-context.ts';
import { findValuePlace } from '../json-text/places.ts';
import { useMode } from '../layout/mode.ts';
import type { PlaygroundStore } from '../state/state.ts';
import { readMacros } from './read-macros.ts';

/** Leads to a macro wherever one is asked for: in Write into the table, else into its text. */
export function useMacroLead(openTable: () => void): void {
  const { store } = usePlaygroundContext();
  const mode = useMode();
  const latest = useRef(openTable);
  useEffect(() => {
    latest.current = openTable;
  });
  useEffect(
    () =>
      store.subscribe(({ macroToShow }, before) => {
        if (macroToShow === undefined || macroToShow === before.macroToShow) return;
        if (mode === 'write') latest.current();
        else leadIntoText(store, macroToShow);
      }),
    [store, mode],
  );
}

function leadIntoText(store: PlaygroundStore, name: string): void {
  const { playground, goTo, showMacro } = store.getState();
  const text = playground?.documents.macros.text ?? '';
  const macro = readMacros(text)?.macros.find((each) => each.name === name);
  const place = macro && findValuePlace(text, macro.pointer);
  if (place) goTo({ document: 'macros', place });
  showMacro(undefined);
}
