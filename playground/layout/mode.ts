import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import { MODE_PARAMETER } from '../state/link/address.ts';
import type { PlaygroundStore } from '../state/state.ts';
import type { Environment } from '../environment/environment.ts';
import { isStale } from '../state/document/draft.ts';

/**
 * The modes of the window, in their order. Their names are part of the playground's interface, in
 * every language.
 */
export const MODES = [
  { id: 'write', name: 'Write' },
  { id: 'code', name: 'Code' },
  { id: 'test', name: 'Test' },
] as const;

/**
 * Write is for the page and its forms, Code is for the documents as they are stored, and Test is
 * for what becomes of the page: at other widths, in other languages, while services fail.
 */
export type Mode = (typeof MODES)[number]['id'];

export interface ModeChoice {
  readonly mode: Mode;
  /** The mode that the address names, which is then part of every link. */
  readonly linked: Mode | undefined;
  readonly choose: (mode: Mode) => void;
}

const NAME = 'mode';

export const ModeContext = createContext<Mode>('write');

/** Returns the mode of the window around a component. */
export function useMode(): Mode {
  return useContext(ModeContext);
}

/**
 * Returns the mode of the window: that of the address, else the one that this person chose last,
 * else Write. An action that leads into the text of a document leads to Code, but is no choice.
 */
export function useModeChoice(store: PlaygroundStore, environment: Environment): ModeChoice {
  const [linked, setLinked] = useState(() =>
    findMode(environment.address().searchParams.get(MODE_PARAMETER)),
  );
  const [mode, setMode] = useState<Mode>(
    () => linked ?? findMode(environment.readSetting(NAME)) ?? 'write',
  );
  useEffect(
    () =>
      store.subscribe(({ playground, fillIn }, before) => {
        const caret = playground?.caret;
        if (!caret || caret === before.playground?.caret || caret.takesFocus === false) return;
        if (mode === 'code') return;
        const { selection } = playground;
        // A text that is no JSON has no fields: it is mended as text.
        const isOnPage = caret.document === 'page' && !isStale(playground.documents.page);
        const hasForm = mode === 'write' && isOnPage && selection !== undefined;
        if (hasForm) fillIn(selection);
        else setMode('code');
      }),
    [store, mode],
  );
  return useMemo(
    () => ({
      mode,
      linked,
      choose(chosen) {
        setMode(chosen);
        setLinked(chosen);
        environment.storeSetting(NAME, chosen);
        const address = environment.address();
        address.searchParams.set(MODE_PARAMETER, chosen);
        environment.setAddress(address.href.replaceAll('%2F', '/'), environment.addressWrittenAt());
      },
    }),
    [mode, linked, environment],
  );
}

function findMode(name: string | null | undefined): Mode | undefined {
  return MODES.find(({ id }) => id === name)?.id;
}
