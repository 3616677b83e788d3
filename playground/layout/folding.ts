import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import type { Environment } from '../environment/environment.ts';
import { usePlaygroundContext } from '../context/playground-context.ts';
import { MODES, useMode, type Mode } from './mode.ts';
import {
  getPanelSetting,
  readPanelSettings,
  type PanelName,
  type PanelSettings,
} from './panel-settings.ts';

/** The panels of the present mode, and the way to change them. */
export interface Panels {
  readonly settings: PanelSettings;
  readonly update: (change: (before: PanelSettings) => PanelSettings) => void;
}

export const PanelsContext = createContext<Panels>({
  settings: { sizes: {}, open: {} },
  update: () => {},
});

/** Returns the panels of a mode as this person has left them. What is changed is kept. */
export function usePanels(mode: Mode, environment: Environment): Panels {
  const [all, setAll] = useState(() =>
    MODES.map(({ id }) => readPanelSettings(environment.readSetting(getPanelSetting(id)))),
  );
  const [first] = useState(all);
  useEffect(() => {
    all.forEach((settings, index) => {
      const id = MODES[index]?.id;
      if (id && settings !== first[index])
        environment.storeSetting(getPanelSetting(id), JSON.stringify(settings));
    });
  }, [all, first, environment]);
  const index = MODES.findIndex(({ id }) => id === mode);
  return useMemo(
    () => ({
      settings: all[index] ?? { sizes: {}, open: {} },
      update: (change) =>
        setAll((before) => before.map((each, at) => (at === index ? change(each) : each))),
    }),
    [all, index],
  );
}

/** Returns true while a region or panel is open, with the function that opens and folds it. */
export function useFold(name: string, isOpenAtFirst: boolean): [boolean, () => void] {
  const { settings, update } = useContext(PanelsContext);
  const isOpen = settings.open[name] ?? isOpenAtFirst;
  return [isOpen, () => update((before) => setOpen(before, name, !isOpen))];
}

/** The editor and the page need the room of the inspector below this width. */
const ROOM_ENOUGH = '(min-width: 1600px)';

/**
 * Returns true while a panel is open. The lower one opens when somebody asks for what is in it, and
 * in Code the inspector has to leave room for the text.
 */
export function usePanelFold(panel: PanelName): [boolean, () => void] {
  const { environment } = usePlaygroundContext();
  const mode = useMode();
  const hasRoom = mode !== 'code' || environment.matches(ROOM_ENOUGH);
  return useFold(panel, { side: true, editor: true, results: false, inspector: hasRoom }[panel]);
}

/** Returns settings in which a region or panel is open, or folded. */
export function setOpen(before: PanelSettings, name: string, isOpen: boolean): PanelSettings {
  return before.open[name] === isOpen
    ? before
    : { ...before, open: { ...before.open, [name]: isOpen } };
}
