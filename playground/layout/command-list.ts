import type { MessageKey } from '../environment/messages.ts';
import { DEVICES } from '../conditions/devices.ts';
import { TABS } from '../state/document/names.ts';
import { MODES, type Mode } from './mode.ts';

/** Something that a person can do in the window by a button or a key. */
export interface Command {
  readonly id: string;
  /** The message that names it. */
  readonly words: MessageKey;
  /** A name in the message, which is the same in every language; behind a translated one. */
  readonly name?: string;
  readonly nameKey?: MessageKey;
  /** Further values of the message. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** Its keys, as a person reads them. */
  readonly keys?: string;
  /** The modes that have it; left out, all have. */
  readonly modes?: readonly Mode[];
  /** The region that has it, which the palette opens where it is folded. */
  readonly region?: string;
  /** True if its region has to be in sight for it, as for a dialog in it. */
  readonly needsRegion?: true;
  /** The region that it opens, or folds. */
  readonly opens?: string;
}

const WRITE: readonly Mode[] = ['write'];
const CODE: readonly Mode[] = ['code'];
const TEST: readonly Mode[] = ['test'];
const OF_PAGE: readonly Mode[] = ['write', 'code'];
const NOT_WRITE: readonly Mode[] = ['code', 'test'];

/** The commands with a button or key of their own, by the name that components know them by. */
export const COMMANDS = {
  newPage: { id: 'newPage', words: 'newPage' },
  revert: { id: 'revert', words: 'revert' },
  undo: { id: 'undo', words: 'undo', keys: 'Ctrl Z' },
  redo: { id: 'redo', words: 'redo', keys: 'Ctrl Shift Z' },
  lightTheme: { id: 'lightTheme', words: 'useLightTheme' },
  darkTheme: { id: 'darkTheme', words: 'useDarkTheme' },
  copyLink: { id: 'copyLink', words: 'copyLink' },
  download: { id: 'download', words: 'download' },
  save: { id: 'save', words: 'save', keys: 'Ctrl S' },
  saveAsNew: { id: 'saveAsNew', words: 'saveAsNew', keys: 'Ctrl Shift S' },
  bugReport: { id: 'bugReport', words: 'bugReport' },
  nextRegion: { id: 'nextRegion', words: 'nextRegion', keys: 'F6' },
  previousRegion: { id: 'previousRegion', words: 'previousRegion', keys: 'Shift F6' },
  reload: { id: 'reload', words: 'reloadPreview' },
  openAlone: { id: 'openAlone', words: 'openAlone' },
  select: { id: 'select', words: 'selectOnPage', keys: 'F9' },
  visitor: { id: 'visitor', words: 'openOrFold', name: 'Visitor' },
  faults: { id: 'faults', words: 'openOrFold', name: 'Faults', modes: CODE },
  viewPage: { id: 'viewPage', words: 'showNamed', name: 'Page', modes: TEST },
  viewGrid: { id: 'viewGrid', words: 'showNamed', name: 'Grid', modes: TEST },
  format: { id: 'format', words: 'format', keys: 'Shift Alt F', modes: CODE },
  compare: { id: 'compare', words: 'compare', modes: CODE },
  editText: { id: 'editText', words: 'editText', modes: WRITE },
  add: {
    id: 'add',
    words: 'commandAdd',
    keys: 'Ctrl+Enter',
    modes: OF_PAGE,
    region: 'Outline',
    needsRegion: true,
  },
  addBelow: { id: 'addBelow', words: 'addBelow', keys: 'Ctrl+Enter', modes: WRITE },
  addInside: {
    id: 'addInside',
    words: 'commandAddInside',
    keys: 'Ctrl+Shift+Enter',
    modes: OF_PAGE,
    region: 'Outline',
    needsRegion: true,
  },
  duplicate: {
    id: 'duplicate',
    words: 'commandDuplicate',
    keys: 'Ctrl+D',
    modes: OF_PAGE,
    region: 'Outline',
  },
  copy: { id: 'copy', words: 'commandCopy', keys: 'Ctrl+C', modes: OF_PAGE, region: 'Outline' },
  cut: { id: 'cut', words: 'commandCut', keys: 'Ctrl+X', modes: OF_PAGE, region: 'Outline' },
  paste: { id: 'paste', words: 'commandPaste', keys: 'Ctrl+V', modes: OF_PAGE, region: 'Outline' },
  moveUp: {
    id: 'moveUp',
    words: 'commandMoveUp',
    keys: 'Alt+↑',
    modes: OF_PAGE,
    region: 'Outline',
  },
  moveDown: {
    id: 'moveDown',
    words: 'commandMoveDown',
    keys: 'Alt+↓',
    modes: OF_PAGE,
    region: 'Outline',
  },
  moveTo: {
    id: 'moveTo',
    words: 'commandMoveTo',
    keys: 'Ctrl+M',
    modes: OF_PAGE,
    region: 'Outline',
    needsRegion: true,
  },
  fillIn: { id: 'fillIn', words: 'commandFillIn', keys: 'F2', modes: OF_PAGE, region: 'Outline' },
  delete: {
    id: 'delete',
    words: 'commandDelete',
    keys: 'Delete',
    modes: OF_PAGE,
    region: 'Outline',
  },
  menu: {
    id: 'menu',
    words: 'actions',
    keys: 'Shift F10',
    modes: OF_PAGE,
    region: 'Outline',
    needsRegion: true,
  },
  sideBySide: { id: 'sideBySide', words: 'sideBySide', modes: WRITE },
  previousText: { id: 'previousText', words: 'previousText', keys: 'Shift F8', modes: WRITE },
  nextText: { id: 'nextText', words: 'nextText', keys: 'F8, Enter', modes: WRITE },
  endTranslation: { id: 'endTranslation', words: 'endTranslation', modes: WRITE },
  scrollTogether: { id: 'scrollTogether', words: 'scrollTogether', modes: WRITE },
  newVariant: {
    id: 'newVariant',
    words: 'newVariant',
    modes: WRITE,
    region: 'Variants',
    needsRegion: true,
  },
  clearFaults: { id: 'clearFaults', words: 'clearFaults' },
  resetClock: { id: 'resetClock', words: 'resetClock' },
  firstMissing: { id: 'firstMissing', words: 'goToFirstMissing' },
  checkAgain: {
    id: 'checkAgain',
    words: 'accessibilityAgain',
    modes: TEST,
    region: 'Accessibility',
  },
  stopCheck: { id: 'stopCheck', words: 'accessibilityStop', modes: TEST },
  openSide: { id: 'openSide', words: 'openSide' },
} as const satisfies Readonly<Record<string, Command>>;

/** The command that goes to a mode. */
export function createModeCommand(mode: Mode): Command {
  const name = MODES.find(({ id }) => id === mode)?.name ?? mode;
  return { id: `mode-${mode}`, words: 'goToMode', name };
}

/** The command that shows the page as a device does. */
export function createDeviceCommand({ id, width }: (typeof DEVICES)[number]): Command {
  return { id: `device-${id}`, words: 'commandDevice', name: String(width), nameKey: id };
}

/** The command that shows one of the documents in the editor. */
export function createDocumentCommand({ id, name }: (typeof TABS)[number]): Command {
  return { id: `document-${id}`, words: 'editDocument', name, modes: CODE };
}

/** The command that opens a region of the window, or folds it. */
export function createRegionCommand(name: string, modes?: readonly Mode[]): Command {
  return { id: `region-${name}`, words: 'openOrFold', name, opens: name, ...(modes && { modes }) };
}

/** The region that a tab is in, where it is not called like that. */
const REGIONS_OF_TABS: Readonly<Record<string, string>> = {
  Page: 'Outline',
  Fields: 'Inspector',
  Explain: 'Inspector',
};

/** The command that brings a tab of the side to the front. */
export function createTabCommand(name: string, modes?: readonly Mode[]): Command {
  const region = REGIONS_OF_TABS[name] ?? name;
  const of = { region, needsRegion: true, ...(modes && { modes }) } as const;
  return { id: `tab-${name}`, words: 'showNamed', name, ...of };
}

/** The command that shows a part of a narrow window. */
export function createScreenCommand(name: string): Command {
  return { id: `screen-${name}`, words: 'showNamed', name };
}

/** All commands of the window that are there in every scenario, in the order of the palette. */
export function listCommands(): readonly Command[] {
  return [
    ...Object.values(COMMANDS),
    ...MODES.map(({ id }) => createModeCommand(id)),
    ...DEVICES.map((device) => createDeviceCommand(device)),
    ...TABS.map((tab) => createDocumentCommand(tab)),
    ...['Page', 'Scenarios', 'Components'].map((name) => createTabCommand(name, WRITE)),
    ...['Fields', 'Explain'].map((name) => createTabCommand(name, OF_PAGE)),
    createRegionCommand('Scenarios', NOT_WRITE),
    createRegionCommand('Outline', CODE),
    createRegionCommand('Inspector', OF_PAGE),
    createRegionCommand('Faults', TEST),
    createRegionCommand('Problems'),
    createRegionCommand('History'),
    ...['Macros', 'Variants', 'Offers'].map((name) => createRegionCommand(name, WRITE)),
    ...['Network', 'Events', 'Accessibility', 'Explain', 'Digest'].map((name) =>
      createRegionCommand(name, TEST),
    ),
  ];
}
