import type { OverlayOptions } from './check-options.ts';
import { followDialog } from './follow-dialog.ts';
import { keepBeside } from './keep-beside.ts';
import { KINDS, type KindBehaviour, type OverlayKind } from './overlay-kinds.ts';
import { listenToKeys } from './overlay-keys.ts';
import { focusedElement, focusInside } from './return-focus.ts';
import { lockScroll } from './scroll-lock.ts';
import {
  addShown,
  isInOrAbove,
  raiseAll,
  shownAbove,
  shownAround,
  topModal,
  type ShownOverlay,
} from './shown-overlays.ts';
import type { OpenerTale } from './tell-opener.ts';
import { enterTopLayer, leaveTopLayer } from './top-layer.ts';
import { watchOutside } from './watch-outside.ts';

interface Presentation {
  readonly content: HTMLElement;
  readonly kind: OverlayKind;
  /** The options of this moment. */
  readonly options: () => OverlayOptions;
  readonly tale: OpenerTale;
  readonly hide: () => void;
  readonly mayEnd: () => boolean;
  readonly onLeave: () => void;
  readonly tellEnd: () => void;
}

/** An overlay that stands on the page. */
export interface Presented {
  readonly entry: ShownOverlay;
  /** Looks at the options again. */
  readonly refresh: () => void;
}

/** Brings an overlay onto the page with all that its kind asks for. */
export function present(presentation: Presentation): Presented {
  const { content, kind, options, hide } = presentation;
  const behaviour: KindBehaviour = KINDS[kind];
  const opener = () => options().opener?.() ?? null;
  const onEscape = () => {
    if (options().canEscape !== false) hide();
  };
  const ends: (() => void)[] = [];
  const entry: ShownOverlay = {
    content,
    opener,
    onEscape,
    onTabOut: behaviour.isDisclosure ? hide : undefined,
    isModal: behaviour.isModal,
    goals: kind === 'tooltip' ? undefined : goalsOf(content, opener),
    mayEnd: presentation.mayEnd,
    tellEnd: presentation.tellEnd,
    raise: () => {
      leaveTopLayer(content);
      enterTopLayer(content, behaviour.isModal);
    },
    leave: () => {
      presentation.onLeave();
      ends.forEach((end) => end());
      // What is on its way out is no place for the focus any more.
      content.toggleAttribute('inert', true);
      leaveTopLayer(content);
    },
  };

  content.dataset['kind'] = kind;
  content.toggleAttribute('inert', false);
  // Before its style displays it, so that the browser finds nothing in it to focus.
  enterTopLayer(content, behaviour.isModal);
  addShown(entry);
  listenToKeys();
  if (behaviour.isModal) {
    const show = () => raiseAll([entry, ...shownAbove(entry)]);
    ends.push(lockScroll(), followDialog(content, { onEscape, hide, show }));
    focusInside(topModal() ?? content);
  }
  if (behaviour.isDisclosure) ends.push(watchOutside(outsideOf(entry, hide)));
  const bond = bindTo(entry, behaviour, presentation.tale);
  ends.push(bond.end);
  return { entry, refresh: bond.refresh };
}

/** Those of the overlay around it come after its own, because that one may have gone by then, and its opener with it. */
function goalsOf(content: HTMLElement, opener: () => HTMLElement | null): ShownOverlay['goals'] {
  const before = focusedElement();
  const around = shownAround(opener() ?? before ?? content)?.goals;
  return {
    openers: () => [opener(), ...(around?.openers() ?? [])],
    before: [before, ...(around?.before ?? [])],
  };
}

function outsideOf(entry: ShownOverlay, onOutside: () => void) {
  const isOutside = (path: readonly EventTarget[]) => {
    const own = entry.opener();
    return !isInOrAbove(entry, path) && !(own && path.includes(own));
  };
  return { content: entry.content, isOutside, onOutside };
}

/** What belongs to the opener follows it when it changes: the place, and what a screen reader tells of it. */
function bindTo({ content, opener }: ShownOverlay, behaviour: KindBehaviour, tale: OpenerTale) {
  let bound: HTMLElement | null = null;
  let stop: (() => void) | undefined;
  const bind = (next: HTMLElement | null) => {
    stop?.();
    tale.tell(bound, behaviour, false);
    tale.tell(next, behaviour, true);
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
