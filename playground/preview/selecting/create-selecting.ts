import type {
  AddMessage,
  ClickedMessage,
  PageMessage,
  SelectMessage,
  PlacedMessage,
  ClipboardMessage,
} from '../protocol.ts';
import type { DisplayedPage } from '../scenario-runner.ts';
import { createSelectionView, type SelectionView } from './create-selection-view.ts';
import { isPaletteKey } from '../../layout/palette-key.ts';
import { readRegionKey } from '../../layout/region-key.ts';
import { readUndoKey } from '../../layout/undo-key.ts';
import { createWriting } from '../writing/create-writing.ts';
import { createZoneButtons } from '../writing/create-zone-buttons.ts';
import { createClicks } from './create-clicks.ts';
import { createLayer } from './create-layer.ts';
import { SWITCH_KEY } from './switch-key.ts';
import { createPacedReport } from '../paced-report.ts';
import { CLIPBOARD_KEYS, isForText } from '../../layout/clipboard-keys.ts';

/** The events that a page may answer to while a button is being pressed. */
const PRESSES = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'auxclick'];

/** Selecting on the page: what a person clicks, and what the editor says. */
export interface Selecting {
  readonly select: (selection: Omit<SelectMessage, 'type'>) => void;
  readonly showSource: SelectionView['showSource'];
  readonly refresh: SelectionView['refresh'];
}

export interface SelectingOptions {
  readonly shown: () => DisplayedPage | undefined;
  readonly onClicked: (clicked: Omit<ClickedMessage, 'type' | 'of'>) => void;
  /** A person wants to add something to the zone that a pointer leads to. */
  readonly onAdd: (pointer: string) => void;
  /** Anything else that a person does on the page. */
  readonly onMessage: (message: Exclude<PageMessage, ClickedMessage | AddMessage>) => void;
}

/**
 * Lets a person select on the page of a window. While that is on, a click does nothing else: the
 * page does not hear of it, and the focus stays where it was. By key it is Enter on whatever can
 * have the focus. Where somebody may write, a text can be written in its place, and empty zones
 * have buttons.
 */
export function createSelecting(
  window: Window & typeof globalThis,
  { shown, onClicked, onAdd, onMessage }: SelectingOptions,
): Selecting {
  const report = createBoxReport(window, (boxes) =>
    onMessage({ type: 'vitrine:placed', ...boxes }),
  );
  const view = createSelectionView(window, shown, (box) => {
    writing.place();
    zones.place();
    report({ box, text: writing.box() });
  });
  const layer = createLayer(window.document, 'playground-writing');
  const writing = createWriting(layer, {
    shown,
    onWritten: (written) => onMessage({ type: 'vitrine:written', ...written }),
    onFinished: () => onMessage({ type: 'vitrine:finished' }),
  });
  const zones = createZoneButtons(layer, { shown, onAdd });
  const clicks = createClicks(window, { shown, view, writing, onClicked });
  let isSelecting = true;

  listenOnPage(window, {
    isSelecting: () => isSelecting,
    isOwn: (target) => target instanceof window.Node && layer.contains(target),
    onClick: (event, edits) => void clicks.click(event, edits),
    onPoint: (target) =>
      view.pointAt(isSelecting && target instanceof window.Element ? target : null),
    onSwitch: () => onMessage({ type: 'vitrine:switch' }),
    onUndo: (action) => onMessage({ type: 'vitrine:undo', action }),
    onPalette: () => onMessage({ type: 'vitrine:palette' }),
    onLeave: (direction) => onMessage({ type: 'vitrine:leave', direction }),
  });

  listenToClipboard(window, (message) => isSelecting && onMessage(message));

  return {
    select(selection) {
      const { pointer, edits = false, wording } = selection;
      ({ isSelecting } = selection);
      clicks.allowWriting(wording);
      zones.offer(isSelecting ? wording : undefined);
      if (!isSelecting) view.pointAt(null);
      if (!isSelecting || !wording) writing.finish();
      view.toggleClicks(isSelecting);
      view.speakBy(selection);
      view.select(pointer);
      if (edits && wording && pointer !== undefined) void clicks.edit(pointer);
    },
    showSource: view.showSource,
    refresh() {
      const missing = view.refresh();
      writing.refresh();
      zones.refresh();
      return missing;
    },
  };
}

interface PageListeners {
  readonly isSelecting: () => boolean;
  /** Tells if something stands in the tool's own layer over the page. */
  readonly isOwn: (target: EventTarget | null) => boolean;
  /** A double click says that the person wants to edit. */
  readonly onClick: (event: MouseEvent, edits: boolean) => void;
  readonly onPoint: (target: EventTarget | null) => void;
  readonly onSwitch: () => void;
  readonly onUndo: (action: 'undo' | 'redo') => void;
  readonly onPalette: () => void;
  readonly onLeave: (direction: 1 | -1) => void;
}

/** Listens before the page does, which hears of no click while a person is selecting. */
function listenOnPage(
  window: Window & typeof globalThis,
  { isSelecting, isOwn, onClick, onPoint, ...on }: PageListeners,
): void {
  const listen = (type: string, listener: (event: Event) => void) =>
    window.addEventListener(type, listener, { capture: true });
  const isClick = ({ target }: Event) => isSelecting() && !isOwn(target);
  for (const type of PRESSES) listen(type, (event) => isClick(event) && keepFromPage(event));
  for (const type of ['click', 'dblclick']) {
    listen(type, (event) => {
      if (!isClick(event) || !(event instanceof window.MouseEvent)) return;
      keepFromPage(event);
      onClick(event, type === 'dblclick');
    });
  }
  listen('pointerover', ({ target }) => onPoint(target));
  window.document.documentElement.addEventListener('pointerleave', () => onPoint(null));
  listen('keydown', (event) => {
    if (!(event instanceof window.KeyboardEvent)) return;
    if (isPaletteKey(event)) {
      event.preventDefault();
      on.onPalette();
      return;
    }
    const direction = readRegionKey(event);
    const isInField = isOwn(event.target) && event.target instanceof window.HTMLTextAreaElement;
    const undoing = isSelecting() && !isInField ? readUndoKey(event) : undefined;
    if (event.key !== SWITCH_KEY && direction === undefined && undoing === undefined) return;
    event.preventDefault();
    if (undoing !== undefined) on.onUndo(undoing);
    else if (direction === undefined) on.onSwitch();
    else on.onLeave(direction);
  });
}

function keepFromPage(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** The selected component, and the text in it that is being written. */
type Boxes = { readonly [Name in 'box' | 'text']?: PlacedMessage[Name] | undefined };

/** Makes the function that tells where something stands; where nothing does, only after a box. */
export function createBoxReport(
  window: Window,
  post: (boxes: Omit<PlacedMessage, 'type'>) => void,
): (boxes: Boxes) => void {
  const report = createPacedReport<Omit<PlacedMessage, 'type'>>(window, post, {});
  return ({ box, text }) => report({ ...(box && { box }), ...(text && { text }) });
}

/**
 * Listens to the keys that copy, cut and paste on the page of a window. A field and a marked text
 * have them for themselves.
 */
function listenToClipboard(
  window: Window & typeof globalThis,
  onKeys: (message: ClipboardMessage) => void,
): void {
  for (const command of CLIPBOARD_KEYS) {
    window.addEventListener(command, (event: ClipboardEvent) => {
      if (isForText(window.document, command)) return;
      event.preventDefault();
      const text = event.clipboardData?.getData('text/plain') ?? '';
      onKeys({ type: 'vitrine:clipboard', command, ...(command === 'paste' && { text }) });
    });
  }
}
