import { focusedElement, focusInside, hideAndReturnFocus } from './carry-focus.ts';
import type { OverlayOptions } from './check-options.ts';
import { keepBeside } from './keep-beside.ts';
import { KINDS, type KindBehaviour, type OverlayKind } from './overlay-kinds.ts';
import { lockScroll } from './scroll-lock.ts';
import { addShown, isInOrAbove, type ShownOverlay } from './shown-overlays.ts';
import { enterTopLayer } from './top-layer.ts';
import { watchOutside } from './watch-outside.ts';

interface Presentation {
  readonly content: HTMLElement;
  readonly kind: OverlayKind;
  /** The options of this moment. */
  readonly options: () => OverlayOptions;
  readonly hide: () => void;
}

/** An overlay that stands on the page. */
export interface Presented {
  /** Takes it away. */
  readonly end: () => void;
  /** Looks at the options again. */
  readonly refresh: () => void;
}

/** Brings an overlay onto the page with all that its kind asks for. */
export function present({ content, kind, options, hide }: Presentation): Presented {
  const behaviour: KindBehaviour = KINDS[kind];
  const opener = () => options().opener?.() ?? null;
  const before = focusedElement();
  const onEscape = () => {
    if (options().canEscape !== false) hide();
  };

  content.dataset['kind'] = kind;
  // Before its style displays it, so that the browser finds nothing in it to focus.
  const leave = enterTopLayer(content, behaviour.isModal);
  const entry: ShownOverlay = { content, isModal: behaviour.isModal, onEscape };
  const ends = [addShown(entry), leave];
  if (behaviour.isModal) {
    ends.push(lockScroll(), followDialog(content, onEscape, hide));
    focusInside(content);
  }
  if (behaviour.isDisclosure) ends.push(watchOutside(outsideOf(entry, opener, hide)));
  const bond = bindTo(content, opener, behaviour);

  return {
    refresh: bond.refresh,
    end: () => {
      const returnTo = kind === 'tooltip' ? null : (opener() ?? before);
      bond.end();
      hideAndReturnFocus(content, returnTo, () => ends.forEach((end) => end()));
    },
  };
}

function outsideOf(entry: ShownOverlay, opener: () => HTMLElement | null, onOutside: () => void) {
  const isOutside = (path: readonly EventTarget[]) => {
    const own = opener();
    return !isInOrAbove(entry, path) && !(own && path.includes(own));
  };
  return { content: entry.content, isOutside, onOutside };
}

/** What belongs to the opener follows it when it changes: the place, and what a screen reader tells of it. */
function bindTo(content: HTMLElement, opener: () => HTMLElement | null, behaviour: KindBehaviour) {
  let bound: HTMLElement | null = null;
  let stop: (() => void) | undefined;
  const bind = (next: HTMLElement | null) => {
    stop?.();
    if (behaviour.isDisclosure) bound?.setAttribute('aria-expanded', 'false');
    if (behaviour.isDisclosure) next?.setAttribute('aria-expanded', 'true');
    bound = next;
    stop = next ? keepBeside(content, next, behaviour) : undefined;
  };
  bind(opener());
  return {
    refresh: () => {
      const next = opener();
      if (next !== bound) bind(next);
    },
    end: () => bind(null),
  };
}

/** A browser closes a dialog by itself: on the back gesture, and from a form with the method "dialog". */
function followDialog(content: HTMLElement, onEscape: () => void, hide: () => void): () => void {
  const onCancel = (event: Event) => {
    if (event.target !== content) return;
    event.preventDefault();
    onEscape();
  };
  const onClose = () => {
    if (!(content instanceof HTMLDialogElement) || content.open) return;
    hide();
    // Somebody refused, so it stays.
    if (content.dataset['shown'] !== undefined && !content.open) content.showModal();
  };
  content.addEventListener('cancel', onCancel);
  content.addEventListener('close', onClose);
  return () => {
    content.removeEventListener('cancel', onCancel);
    content.removeEventListener('close', onClose);
  };
}
