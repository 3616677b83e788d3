import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import type { PlaygroundStore } from '../state/state.ts';
import type { Environment } from '../environment/environment.ts';
import type { RegionName } from './region.tsx';

/** Describes how regions share a window: a narrow one shows one of them at a time. */
export interface Folding {
  readonly isNarrow: boolean;
  /** The one that is open in a narrow window. */
  readonly openName: RegionName | undefined;
  readonly open: (name: RegionName | undefined) => void;
}

const NARROW = '(max-width: 600px)';

export const FoldingContext = createContext<Folding>({
  isNarrow: false,
  openName: undefined,
  open: () => {},
});

/** Creates the folding of a window. Every action that leads into a document opens the editor. */
export function useFolding(store: PlaygroundStore, environment: Environment): Folding {
  const [openName, open] = useState<RegionName | undefined>('Preview');
  const isNarrow = useSyncExternalStore(
    (listener) => environment.onMatchChange(NARROW, listener),
    () => environment.matches(NARROW),
  );
  useEffect(
    () =>
      store.subscribe(({ playground }, before) => {
        const caret = playground?.caret;
        if (caret && caret !== before.playground?.caret && caret.takesFocus !== false)
          open('Editor');
      }),
    [store],
  );
  return useMemo(() => ({ isNarrow, openName, open }), [isNarrow, openName]);
}

/** Returns true while a region is open, with the function that opens and closes it. */
export function useFold(name: RegionName, isOpenAtFirst: boolean): [boolean, () => void] {
  const { isNarrow, openName, open } = useContext(FoldingContext);
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  if (!isNarrow) return [isOpen, () => setIsOpen(!isOpen)];
  const isOnlyOne = openName === name;
  return [isOnlyOne, () => open(isOnlyOne ? undefined : name)];
}
