import type {
  ClickedMessage,
  ClipboardMessage,
  LeaveMessage,
  PlacedMessage,
  SelectMessage,
  SwitchMessage,
} from '../protocol.ts';
import type { DisplayedPage } from '../scenario-runner.ts';
import { createBoxReport } from './create-box-report.ts';
import { createSelectionView, type SelectionView } from './create-selection-view.ts';
import { listenToClipboard } from './listen-to-clipboard.ts';
import { findClickedWord } from './find-clicked-word.ts';
import { findClicked } from './find-clicked.ts';
import { readRegionKey } from '../../layout/region-key.ts';
import { SWITCH_KEY } from './switch-key.ts';

/** The events that a page may answer to while a button is being pressed. */
const PRESSES = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'auxclick'];

/** Selecting on the page: what a person clicks, and what the editor says. */
export interface Selecting {
  readonly select: (selection: Omit<SelectMessage, 'type'>) => void;
  readonly refresh: SelectionView['refresh'];
}

export interface SelectingOptions {
  readonly shown: () => DisplayedPage | undefined;
  readonly onClicked: (clicked: Omit<ClickedMessage, 'type' | 'of'>) => void;
  readonly onPlaced: (message: PlacedMessage) => void;
  readonly onSwitch: (message: SwitchMessage) => void;
  readonly onLeave: (message: LeaveMessage) => void;
  readonly onClipboard: (message: ClipboardMessage) => void;
}

/**
 * Lets a person select on the page of a window. While that is on, a click does nothing else: the
 * page does not hear of it, and the focus stays where it was. By key it is Enter on whatever can
 * have the focus.
 */
export function createSelecting(
  window: Window & typeof globalThis,
  { shown, onClicked, onPlaced, onSwitch, onLeave, onClipboard }: SelectingOptions,
): Selecting {
  const reportBox = createBoxReport(window, (box) =>
    onPlaced({ type: 'vitrine:placed', ...(box && { box }) }),
  );
  const view = createSelectionView(window, shown, reportBox);
  let isSelecting = true;
  let clicks = 0;

  const click = async (event: MouseEvent, edits: boolean) => {
    clicks += 1;
    const own = clicks;
    const page = shown();
    const { target, clientX: x, clientY: y, detail } = event;
    if (!page || !(target instanceof window.Element)) return;
    const part = view.findMissing(target)?.parts[0];
    if (part) {
      if (part.pointer !== '') onClicked({ pointer: part.pointer, edits });
      return;
    }
    // A click without a count was made by key, and has no place.
    const clicked = findClicked(page, target, detail === 0 ? undefined : { x, y });
    if (!clicked) return;
    const { pointer } = clicked.component;
    view.noteClicked(pointer);
    const word = detail === 0 ? undefined : findClickedWord(window.document, { x, y });
    const member = await clicked.member();
    if (own !== clicks) return;
    onClicked({
      pointer,
      edits,
      ...(member !== undefined && { member }),
      ...(word !== undefined && { word }),
    });
  };

  listenOnPage(window, {
    isSelecting: () => isSelecting,
    onClick: (event, edits) => void click(event, edits),
    onPoint: (target) =>
      view.pointAt(isSelecting && target instanceof window.Element ? target : null),
    onSwitch: () => onSwitch({ type: 'vitrine:switch' }),
    onLeave: (direction) => onLeave({ type: 'vitrine:leave', direction }),
  });

  listenToClipboard(window, (message) => isSelecting && onClipboard(message));

  return {
    select(selection) {
      ({ isSelecting } = selection);
      if (!isSelecting) view.pointAt(null);
      view.toggleClicks(isSelecting);
      view.select(selection.pointer);
    },
    refresh: view.refresh,
  };
}

interface PageListeners {
  readonly isSelecting: () => boolean;
  /** A double click says that the person wants to edit. */
  readonly onClick: (event: MouseEvent, edits: boolean) => void;
  readonly onPoint: (target: EventTarget | null) => void;
  readonly onSwitch: () => void;
  readonly onLeave: (direction: 1 | -1) => void;
}

/** Listens before the page does, which hears of no click while a person is selecting. */
function listenOnPage(
  window: Window & typeof globalThis,
  { isSelecting, onClick, onPoint, onSwitch, onLeave }: PageListeners,
): void {
  const listen = (type: string, listener: (event: Event) => void) =>
    window.addEventListener(type, listener, { capture: true });
  for (const type of PRESSES) listen(type, (event) => isSelecting() && keepFromPage(event));
  for (const type of ['click', 'dblclick']) {
    listen(type, (event) => {
      if (!isSelecting() || !(event instanceof window.MouseEvent)) return;
      keepFromPage(event);
      onClick(event, type === 'dblclick');
    });
  }
  listen('pointerover', ({ target }) => onPoint(target));
  window.document.documentElement.addEventListener('pointerleave', () => onPoint(null));
  listen('keydown', (event) => {
    if (!(event instanceof window.KeyboardEvent)) return;
    const direction = readRegionKey(event);
    if (event.key !== SWITCH_KEY && direction === undefined) return;
    event.preventDefault();
    if (direction === undefined) onSwitch();
    else onLeave(direction);
  });
}

function keepFromPage(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
