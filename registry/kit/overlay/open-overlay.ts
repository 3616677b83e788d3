import { getWindow } from '../props/get-window.ts';
import type { OverlayOptions } from './check-options.ts';
import { followDialog } from './follow-dialog.ts';
import { autoUpdatePosition } from './auto-update-position.ts';
import {
  addOpened,
  isInOrAbove,
  listOverlaysAbove,
  findOverlayAround,
  raiseAll,
  getTopModal,
  type OpenedOverlay,
} from './opened-overlays.ts';
import type { OpenerMarks } from './opener-marks.ts';
import { listenToKeys } from './overlay-keys.ts';
import { KINDS, type KindBehaviour, type OverlayKind } from './overlay-kinds.ts';
import { getFocusedElement, focusInside } from './return-focus.ts';
import { lockScroll } from './scroll-lock.ts';
import { enterTopLayer, leaveTopLayer } from './top-layer.ts';

interface OpenRequest {
  readonly content: HTMLElement;
  readonly kind: OverlayKind;
  /** The options of this moment. */
  readonly options: () => OverlayOptions;
  readonly marks: OpenerMarks;
  readonly hide: () => void;
  readonly mayEnd: () => boolean;
  readonly onLeave: () => void;
  readonly onEnd: () => void;
}

interface Opening {
  readonly opened: OpenedOverlay;
  /** Looks at the options again. */
  readonly refresh: () => void;
}

/** Opens an overlay on the page with all that its kind asks for. */
export function openOverlay(request: OpenRequest): Opening {
  const { content, kind, options, hide } = request;
  const behaviour: KindBehaviour = KINDS[kind];
  const opener = () => options().opener?.() ?? null;
  const onEscape = () => {
    if (options().canEscape !== false) hide();
  };
  const ends: (() => void)[] = [];
  const opened: OpenedOverlay = {
    content,
    opener,
    onEscape,
    onTabOut: behaviour.isDisclosure ? hide : undefined,
    isModal: behaviour.isModal,
    goals: kind === 'tooltip' ? undefined : goalsOf(content, opener),
    mayEnd: request.mayEnd,
    onEnd: request.onEnd,
    raise: () => {
      leaveTopLayer(content);
      enterTopLayer(content, behaviour.isModal);
    },
    leave: () => {
      request.onLeave();
      ends.forEach((end) => end());
      // An overlay that is on its way out is no place for the focus any more.
      content.toggleAttribute('inert', true);
      leaveTopLayer(content);
    },
  };

  content.dataset['kind'] = kind;
  content.toggleAttribute('inert', false);
  // Before its style displays it, so that the browser finds nothing in it to focus.
  enterTopLayer(content, behaviour.isModal);
  addOpened(opened);
  listenToKeys(content.ownerDocument);
  if (behaviour.isModal) {
    const show = () => raiseAll([opened, ...listOverlaysAbove(opened)]);
    ends.push(lockScroll(content), followDialog(content, { onEscape, hide, show }));
    focusInside(getTopModal() ?? content);
  }
  if (behaviour.isDisclosure) ends.push(watchOutside(outsideOf(opened, hide)));
  const anchoring = anchorTo(opened, behaviour, request.marks);
  ends.push(anchoring.end);
  return { opened, refresh: anchoring.refresh };
}

/**
 * Finds where the focus goes afterwards. The goals of the overlay around it come after its own,
 * because that one may have gone by then, and its opener with it.
 */
function goalsOf(content: HTMLElement, opener: () => HTMLElement | null): OpenedOverlay['goals'] {
  const before = getFocusedElement(content.ownerDocument);
  const around = findOverlayAround(opener() ?? before ?? content)?.goals;
  return {
    openers: () => [opener(), ...(around?.openers() ?? [])],
    before: [before, ...(around?.before ?? [])],
  };
}

function outsideOf(opened: OpenedOverlay, onOutside: () => void) {
  const isOutside = (path: readonly EventTarget[]) => {
    const own = opened.opener();
    return !isInOrAbove(opened, path) && !(own && path.includes(own));
  };
  return { content: opened.content, isOutside, onOutside };
}

/**
 * The opener is the anchor: the place beside it, and its state for screen readers, follow it when
 * it changes.
 */
function anchorTo(
  { content, opener }: OpenedOverlay,
  behaviour: KindBehaviour,
  marks: OpenerMarks,
) {
  let anchor: HTMLElement | null = null;
  let stop: (() => void) | undefined;
  const moveTo = (next: HTMLElement | null) => {
    stop?.();
    marks.set(anchor, behaviour, false);
    marks.set(next, behaviour, true);
    anchor = next;
    stop = next ? autoUpdatePosition(content, next, behaviour) : undefined;
  };
  moveTo(opener());
  return {
    refresh: () => {
      const next = opener();
      if (next !== anchor) moveTo(next);
    },
    end: () => moveTo(null),
  };
}

interface OutsideWatch {
  readonly content: HTMLElement;
  readonly isOutside: (path: readonly EventTarget[]) => boolean;
  readonly onOutside: () => void;
}

/**
 * Calls back when somebody pressed and released outside, or left the window, until what is returned
 * is called.
 */
function watchOutside({ content, isOutside, onOutside }: OutsideWatch): () => void {
  const { ownerDocument: document } = content;
  let isPressedOutside = false;
  // The path is read while the event runs, because a press may remove what was pressed.
  const onDown = (event: PointerEvent) => {
    isPressedOutside = event.button === 0 && isOutside(event.composedPath());
  };
  const onUp = (event: PointerEvent) => {
    const isClick = isPressedOutside && isOutside(event.composedPath());
    isPressedOutside = false;
    if (isClick) onOutside();
  };
  // A finger that scrolls is no click.
  const onCancel = () => {
    isPressedOutside = false;
  };
  const onBlur = () => {
    const active = document.activeElement;
    const isInOwnFrame = active instanceof HTMLIFrameElement && content.contains(active);
    if (!isInOwnFrame) onOutside();
  };

  const listening = new AbortController();
  const { signal } = listening;
  const capture = { signal, capture: true };
  document.addEventListener('pointerdown', onDown, capture);
  document.addEventListener('pointerup', onUp, capture);
  document.addEventListener('pointercancel', onCancel, capture);
  getWindow(content).addEventListener('blur', onBlur, { signal });
  return () => listening.abort();
}
