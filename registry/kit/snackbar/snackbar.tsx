import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { checkCircleFill } from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { ResolvedIcon } from '../icon/resolved-icon.tsx';
import { joinClassNames } from '../props/class-names.ts';
import type { PartProps } from '../props/part-props.ts';
import { useSharedRef } from '../props/use-shared-ref.ts';
import { getOpenedOverlays, subscribeToOverlays, getTopModal } from '../overlay/opened-overlays.ts';
import { raise } from '../overlay/top-layer.ts';
import type { SnackbarQueue, SnackbarTurn } from './snackbar-queue.ts';
import { returnFocus } from '../overlay/return-focus.ts';
import './snackbar.css';

interface SnackbarProps {
  readonly queue: SnackbarQueue;
}

/**
 * Where a page shows in passing what happened. It stands there before the first message, so that
 * each is read out, and follows the modal overlay on top, outside of which nothing is read out or
 * can be used.
 *
 * @example <Snackbar queue={queue} /> // and later: queue.add({ text: 'Link copied' })
 */
export function Snackbar({ queue, className, ref, ...rest }: PartProps<'div', SnackbarProps>) {
  const homeRef = useSharedRef(ref);
  const [layer, setLayer] = useState<HTMLElement>();
  useEffect(() => {
    if (!homeRef.current) return undefined;
    // Not React's, which would look for it where it put it.
    const container = homeRef.current.ownerDocument.createElement('div');
    container.className = 'snackbar';
    // A popover would be a group.
    container.role = 'presentation';
    setLayer(container);
    return moveToTopLayer(container, homeRef.current);
  }, [homeRef]);

  return (
    <div className={joinClassNames('snackbar__home', className)} ref={homeRef} {...rest}>
      {layer && createPortal(<Region queue={queue} />, layer)}
    </div>
  );
}

function Region({ queue }: SnackbarProps) {
  const turn = useSyncExternalStore(queue.subscribe, queue.turn, () => undefined);
  const region = useRef<HTMLOutputElement>(null);
  // Ends while the region is still there, since only then it is known that the focus was in it.
  useLayoutEffect(
    () => (region.current ? pauseWhileUsed(region.current, queue) : undefined),
    [queue],
  );

  return (
    <output className="snackbar__region" ref={region}>
      {turn && <Message key={turn.id} turn={turn} onDone={queue.dismiss} />}
    </output>
  );
}

interface MessageProps {
  readonly turn: SnackbarTurn;
  readonly onDone: () => void;
}

function Message({ turn: { message, isLeaving }, onDone }: MessageProps) {
  const { text, icon, action } = message;
  const act = () => {
    action?.onAction();
    onDone();
  };
  return (
    <span className="snackbar__message" data-leaving={isLeaving || undefined}>
      {icon === undefined ? (
        <Icon drawing={checkCircleFill} size={24} />
      ) : (
        <ResolvedIcon icon={icon} variation="24_inverted" />
      )}
      <span className="snackbar__text">{text}</span>
      {action && (
        <button className="snackbar__action" type="button" disabled={isLeaving} onClick={act}>
          {action.label}
        </button>
      )}
    </span>
  );
}

/**
 * Keeps an element above every overlay until what is returned is called: in the modal one on top,
 * because everything outside of it is inert, else at home.
 */
function moveToTopLayer(element: HTMLElement, home: HTMLElement): () => void {
  if ('showPopover' in element) element.popover = 'manual';
  element.dataset['aboveOverlays'] = '';
  const position = () => {
    const goal = getTopModal() ?? home;
    if (element.parentElement !== goal) move(element, goal);
    raise(element);
  };
  position();

  let known = latest();
  const stop = subscribeToOverlays(() => {
    // A tooltip may lie on it, since it may be about something in it.
    if (latest() !== known) position();
    known = latest();
  });
  return () => {
    stop();
    element.remove();
  };
}

function latest() {
  return getOpenedOverlays().findLast(({ goals }) => goals);
}

/** Keeps the focus and what moves, where a browser can. */
function move(element: HTMLElement, goal: HTMLElement): void {
  const canMove = 'moveBefore' in goal && element.isConnected && goal.isConnected;
  if (canMove) goal.moveBefore(element, null);
  else goal.append(element);
}

/**
 * Pauses a message while the pointer or the focus is in it, until what is returned is called. A
 * button that goes with its message gives the focus back to where it came from.
 */
export function pauseWhileUsed(region: HTMLElement, queue: SnackbarQueue): () => void {
  let cameFrom: HTMLElement | null = null;
  const listening = new AbortController();
  const { signal } = listening;
  const { ownerDocument } = region;
  const giveBack = () => {
    if (region.contains(ownerDocument.activeElement)) returnFocus([cameFrom], region);
  };
  region.addEventListener('pointerenter', () => queue.pause('hover'), { signal });
  region.addEventListener('pointerleave', () => queue.resume('hover'), { signal });
  region.addEventListener(
    'focusin',
    ({ relatedTarget }) => {
      const isFromOutside = relatedTarget instanceof HTMLElement && !region.contains(relatedTarget);
      if (isFromOutside) cameFrom = relatedTarget;
      queue.pause('focus');
    },
    { signal },
  );
  region.addEventListener('focusout', () => queue.resume('focus'), { signal });
  const stops = [
    queue.subscribe(() => queue.turn()?.isLeaving === true && giveBack()),
    subscribeToOverlays(() => resumeUnused(region, queue)),
  ];
  return () => {
    listening.abort();
    stops.forEach((stop) => stop());
    giveBack();
    // A region that has gone cannot be used, and the messages that wait have their turn.
    queue.resume('hover');
    queue.resume('focus');
  };
}

/** Where the region was moved, the browser does not say that pointer or focus has left it. */
function resumeUnused(region: HTMLElement, queue: SnackbarQueue): void {
  if (!region.matches(':hover')) queue.resume('hover');
  if (!region.contains(region.ownerDocument.activeElement)) queue.resume('focus');
}
