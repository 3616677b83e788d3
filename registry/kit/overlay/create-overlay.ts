import { checkOptions, type OverlayOptions } from './check-options.ts';
import { KINDS, type OverlayKind } from './overlay-kinds.ts';
import { inMode, modeOf, type OverlayMode } from './overlay-mode.ts';
import { present, type Presented } from './present.ts';

/** What an overlay tells. Whoever cancels one that begins with "before" keeps everything as it is. */
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
  /** Takes it away for good. Nobody is asked, and nothing of it stays behind. */
  remove: () => void;
}

/** Makes an overlay of an element. Throws when a developer configured it wrongly. */
export function createOverlay(content: HTMLElement | null, options: OverlayOptions): Overlay {
  if (!content) {
    throw new Error('The overlay has no content. Give createOverlay() the element that it shows.');
  }
  checkOptions(options);

  const events = new EventTarget();
  let current = options;
  let mode: OverlayMode = modeOf(window.innerWidth);
  let kind = inMode(current.kind, mode);
  let presented: Presented | undefined;
  let isRemoved = false;
  const asks = createQuestion(events);
  tellOpener(current, kind);

  const show = () => {
    if (presented || isRemoved) return;
    mode = modeOf(window.innerWidth);
    kind = inMode(current.kind, mode);
    if (!asks('before-show') || isRemoved) return;
    presented = present({ content, kind, options: () => current, hide });
    events.dispatchEvent(new Event('show'));
  };
  const hide = () => {
    if (!presented || !asks('before-hide')) return;
    takeAway();
    events.dispatchEvent(new Event('hide'));
  };
  const takeAway = () => {
    const ending = presented;
    presented = undefined;
    ending?.end();
  };

  return {
    events,
    show,
    hide,
    get isShown() {
      return presented !== undefined;
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
      if (presented) presented.refresh();
      else tellOpener(current, kind);
    },
    remove: () => {
      isRemoved = true;
      takeAway();
    },
  };
}

/** A screen reader tells beforehand that something opens. */
function tellOpener({ opener }: OverlayOptions, kind: OverlayKind): void {
  if (KINDS[kind].isDisclosure) opener?.()?.setAttribute('aria-expanded', 'false');
}

/** Asks whether something may happen. A listener that asks for the same again is not heard a second time. */
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
