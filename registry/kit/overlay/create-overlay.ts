import { getWindow } from '../props/get-window.ts';
import { checkOptions, type OverlayOptions } from './check-options.ts';
import { KINDS, type OverlayKind } from './overlay-kinds.ts';
import { selectForMode, getOverlayMode, type OverlayMode } from './overlay-mode.ts';
import { openOverlay } from './open-overlay.ts';
import { createOpenerMarks } from './opener-marks.ts';
import { leaveWithFocus } from './return-focus.ts';
import { removeOpened, collectNestedOverlays, type OpenedOverlay } from './opened-overlays.ts';

/**
 * The events of an overlay. A listener that cancels one that begins with "before" keeps everything
 * as it is.
 */
export type OverlayEvent = 'before-show' | 'show' | 'before-hide' | 'hide';

/** Something over the page that is either shown or hidden. */
export interface Overlay {
  readonly isShown: boolean;
  /** That of the window when it was shown last. */
  readonly mode: OverlayMode;
  readonly kind: OverlayKind;
  /** Sends out every `OverlayEvent`. */
  readonly events: EventTarget;
  show: () => void;
  hide: () => void;
  /** Changes how it behaves, also while it is shown. */
  configure: (options: OverlayOptions) => void;
  /**
   * Takes it away for good, with those inside it. Nobody is asked, and nothing of it stays behind.
   */
  remove: () => void;
}

/** Makes an overlay of an element. Throws when a developer configured it wrongly. */
export function createOverlay(content: HTMLElement | null, options: OverlayOptions): Overlay {
  checkContent(content);
  checkOptions(options);

  const events = new EventTarget();
  let current = options;
  let { mode, kind } = inWindow(content, current);
  let opening: ReturnType<typeof openOverlay> | undefined;
  let isRemoved = false;
  const asks = createQuestion(events);
  const marks = createOpenerMarks();
  const markOpener = () => marks.set(current.opener?.() ?? null, KINDS[kind], false);
  markOpener();

  const show = () => {
    if (opening || isRemoved) return;
    ({ mode, kind } = inWindow(content, current));
    if (!asks('before-show') || isRemoved) return;
    opening = openOverlay({
      content,
      kind,
      marks,
      hide,
      options: () => current,
      mayEnd: () => asks('before-hide'),
      onLeave: () => (opening = undefined),
      onEnd: () => {
        if (!isRemoved && !opening) events.dispatchEvent(new Event('hide'));
      },
    });
    events.dispatchEvent(new Event('show'));
  };
  const hide = () => {
    if (opening) requestEnd(opening.opened);
  };

  return {
    events,
    show,
    hide,
    get isShown() {
      return opening !== undefined;
    },
    get mode() {
      return mode;
    },
    get kind() {
      return kind;
    },
    configure: (next) => {
      checkOptions(next);
      current = next;
      if (opening) opening.refresh();
      else markOpener();
    },
    remove: () => {
      isRemoved = true;
      if (opening) endAtOnce(opening.opened);
      marks.clear();
    },
  };
}

function checkContent(content: HTMLElement | null): asserts content is HTMLElement {
  if (content) return;
  throw new Error('The overlay has no content. Give createOverlay() the element that it shows.');
}

/** Says how an overlay is shown in the window as it is now. */
function inWindow(
  content: HTMLElement,
  { kind }: OverlayOptions,
): { mode: OverlayMode; kind: OverlayKind } {
  const mode = getOverlayMode(getWindow(content).innerWidth);
  return { mode, kind: selectForMode(kind, mode) };
}

/**
 * Asks whether something may happen. A listener that requests the same again asks nobody a second
 * time.
 */
function createQuestion(events: EventTarget): (type: OverlayEvent) => boolean {
  let isAsking = false;
  return (type) => {
    if (isAsking) return false;
    isAsking = true;
    const isAllowed = events.dispatchEvent(new Event(type, { cancelable: true }));
    isAsking = false;
    return isAllowed;
  };
}

/**
 * Ends an overlay with all that are inside it. Each of them is asked first, and where one refuses
 * all stay.
 */
function requestEnd(outer: OpenedOverlay): void {
  if (!collectNestedOverlays(outer).every(({ mayEnd }) => mayEnd())) return;
  leave(outer).forEach(({ onEnd }) => onEnd());
}

/** Ends an overlay with all that are inside it, and asks nobody. */
function endAtOnce(outer: OpenedOverlay): void {
  const group = leave(outer);
  // The owners of those inside may be about to go as well, and what is removed by then has nobody
  // to call.
  queueMicrotask(() => group.forEach(({ onEnd }) => onEnd()));
}

/** Takes them off the page, the latest first, and gives the focus back once. */
function leave(outer: OpenedOverlay): OpenedOverlay[] {
  const group = collectNestedOverlays(outer).toReversed();
  const takeOff = () => removeOpened(group);
  const { goals } = outer;
  if (!goals) takeOff();
  else {
    const contents = group.map(({ content }) => content);
    leaveWithFocus(contents, () => [...goals.openers(), ...goals.before], takeOff);
  }
  return group;
}
