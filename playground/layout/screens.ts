import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Environment } from '../environment/environment.ts';
import type { PlaygroundStore } from '../state/state.ts';
import type { IconName } from './icon.tsx';
import type { Mode } from './mode.ts';

/** The parts of a narrow window, which shows one of them at a time. */
export type ScreenName = 'side' | 'text' | 'page' | 'form' | 'results';

interface Screen {
  readonly id: ScreenName;
  /** Its name is part of the playground's interface, in every language. */
  readonly name: string;
  readonly icon: IconName;
}

const PAGE: Screen = { id: 'page', name: 'Page', icon: 'desktop' };

/** The three screens of each mode, in their order. */
export const SCREENS: Readonly<Record<Mode, readonly Screen[]>> = {
  write: [
    { id: 'side', name: 'Page structure', icon: 'list-bullets' },
    PAGE,
    { id: 'form', name: 'Form', icon: 'pencil' },
  ],
  code: [
    { id: 'side', name: 'Outline', icon: 'list-bullets' },
    { id: 'text', name: 'Text', icon: 'code' },
    PAGE,
  ],
  test: [
    { id: 'side', name: 'Scenarios', icon: 'squares-four' },
    PAGE,
    { id: 'results', name: 'Results', icon: 'list-checks' },
  ],
};

export interface Screens {
  /** The screen of a narrow window; in a wide one all is there at once. */
  readonly present: ScreenName | undefined;
  readonly show: (screen: ScreenName) => void;
  /** Shows the screen of a region; false where one that has it is shown. */
  readonly bring: (region: string) => boolean;
  /** Leads from what was chosen to where it is worked on. */
  readonly leadOn: () => void;
}

/** The screens that have a region. A screen of results has them open, the others below. */
function listScreensWith(region: string, mode: Mode): readonly ScreenName[] {
  if (region === 'Inspector') return [mode === 'code' ? 'side' : 'form'];
  return SCREENS_OF_REGIONS[region] ?? (mode === 'test' ? ['results', 'page'] : ['page', 'text']);
}

/** The same of each region that is not among the results. */
const SCREENS_OF_REGIONS: Readonly<Record<string, readonly ScreenName[]>> = {
  Scenarios: ['side'],
  Outline: ['side'],
  Components: ['side'],
  Editor: ['text'],
  Preview: ['page'],
  Faults: ['results'],
};

const NARROW = '(max-width: 899.98px)';

export const ScreensContext = createContext<Screens>({
  present: undefined,
  show: () => {},
  bring: () => false,
  leadOn: () => {},
});

/** Returns true inside a window that shows one screen at a time. */
export function useIsNarrow(): boolean {
  return useContext(ScreensContext).present !== undefined;
}

/**
 * Returns the screens of the window. The page comes first, and whatever leads into a text or a form
 * brings its screen.
 */
export function useScreens(store: PlaygroundStore, environment: Environment, mode: Mode): Screens {
  const [chosen, show] = useState<ScreenName>('page');
  const isNarrow = useSyncExternalStore(
    (listener) => environment.onMatchChange(NARROW, listener),
    () => environment.matches(NARROW),
  );
  useEffect(
    () =>
      store.subscribe(({ playground, toFillIn }, before) => {
        const caret = playground?.caret;
        if (toFillIn !== undefined && toFillIn !== before.toFillIn)
          show(mode === 'code' ? 'side' : 'form');
        else if (caret && caret !== before.playground?.caret && caret.takesFocus !== false)
          show(mode === 'write' && caret.document === 'page' ? 'form' : 'text');
      }),
    [store, mode],
  );
  const isThere = SCREENS[mode].some(({ id }) => id === chosen);
  return useMemo(() => {
    const present = isThere ? chosen : 'page';
    return {
      present: isNarrow ? present : undefined,
      show,
      bring(region) {
        const screens = listScreensWith(region, mode);
        if (!isNarrow || screens.includes(present)) return false;
        show(screens[0] ?? present);
        return true;
      },
      leadOn: () => show(mode === 'code' ? 'text' : 'form'),
    };
  }, [isNarrow, isThere, chosen, mode]);
}
