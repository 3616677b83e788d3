import type { ClickedMessage, LeaveMessage, SelectMessage, SwitchMessage } from '../protocol.ts';
import type { DisplayedPage } from '../scenario-runner.ts';
import { createMarks, type Marked } from './create-marks.ts';
import { findClicked } from './find-clicked.ts';
import { findEnclosingItem, findItemByPointer } from './items-on-page.ts';
import { readRegionKey } from '../../layout/region-key.ts';
import { SWITCH_KEY } from './switch-key.ts';

/** The events that a page may answer to while a button is being pressed. */
const PRESSES = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'auxclick'];

/** Selecting on the page: what a person clicks, and what the editor says. */
export interface Selecting {
  readonly select: (selection: Omit<SelectMessage, 'type'>) => void;
  /** The page on the screen has changed. */
  readonly refresh: () => void;
}

export interface SelectingOptions {
  readonly shown: () => DisplayedPage | undefined;
  readonly onClicked: (clicked: Omit<ClickedMessage, 'type' | 'of'>) => void;
  readonly onSwitch: (message: SwitchMessage) => void;
  readonly onLeave: (message: LeaveMessage) => void;
}

/**
 * Lets a person select on the page of a window. While that is on, a click does nothing else: the
 * page does not hear of it, and the focus stays where it was. By key it is Enter on whatever can
 * have the focus.
 */
export function createSelecting(
  window: Window & typeof globalThis,
  { shown, onClicked, onSwitch, onLeave }: SelectingOptions,
): Selecting {
  const { document } = window;
  const marks = createMarks(window);
  let isSelecting = true;
  let pointer: string | undefined;
  let slot: Element | undefined;
  let clicks = 0;

  const pageElement = () => document.getElementById('page') ?? document.body;
  const mark = () => {
    const page = shown()?.page;
    const placed = page && pointer && findItemByPointer(page.plan, pointer, pageElement());
    slot = placed ? placed.slot : undefined;
    marks.select(placed ? markedOf(placed) : undefined);
    marks.pointAt(undefined);
  };
  const click = async (event: MouseEvent, edits: boolean) => {
    clicks += 1;
    const own = clicks;
    const page = shown();
    const { target, clientX: x, clientY: y, detail } = event;
    if (!page || !(target instanceof window.Element)) return;
    // A click without a count was made by key, and has no place.
    const clicked = findClicked(page, target, detail === 0 ? undefined : { x, y });
    if (!clicked) return;
    ({ pointer } = clicked.component);
    mark();
    const member = await clicked.member();
    if (own !== clicks) return;
    onClicked({ pointer, edits, ...(member !== undefined && { member }) });
  };
  const point = (target: EventTarget | null) => {
    const page = shown()?.page;
    const placed =
      isSelecting && page && target instanceof window.Element
        ? findEnclosingItem(page.plan, target)
        : undefined;
    marks.pointAt(placed && placed.slot !== slot ? markedOf(placed) : undefined);
  };

  listenOnPage(window, {
    isSelecting: () => isSelecting,
    onClick: (event, edits) => void click(event, edits),
    onPoint: point,
    onSwitch: () => onSwitch({ type: 'vitrine:switch' }),
    onLeave: (direction) => onLeave({ type: 'vitrine:leave', direction }),
  });

  return {
    select(selection) {
      ({ isSelecting } = selection);
      if (!isSelecting) point(null);
      const [before, isOther] = [slot, selection.pointer !== pointer];
      ({ pointer } = selection);
      mark();
      // A clicked component is in sight already, and one that only has a new pointer has not moved.
      if (isOther && slot && slot !== before) bringIntoView(slot);
    },
    refresh: mark,
  };
}

function markedOf({ item, slot }: NonNullable<ReturnType<typeof findEnclosingItem>>): Marked {
  return { slot, label: item.type.replaceAll('-', ' ') };
}

function bringIntoView(slot: Element): void {
  const { defaultView: window } = slot.ownerDocument;
  if (!window) return;
  const { top, bottom, height } = slot.getBoundingClientRect();
  if (top >= 0 && bottom <= window.innerHeight) return;
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  slot.scrollIntoView({
    block: height < window.innerHeight ? 'center' : 'start',
    behavior: isCalm ? 'instant' : 'smooth',
  });
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
