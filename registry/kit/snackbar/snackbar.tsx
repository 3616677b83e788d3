import { useEffect, useRef, useSyncExternalStore } from 'react';
import { checkCircleFill } from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { holdWhileUsed } from './hold-while-used.ts';
import type { SnackbarQueue, SnackbarTurn } from './snackbar-queue.ts';
import './snackbar.css';

interface SnackbarProps {
  readonly queue: SnackbarQueue;
}

/** Where a page tells in passing what happened. It stands there before the first message, so that each is read out. */
export function Snackbar({ queue }: SnackbarProps) {
  const turn = useSyncExternalStore(queue.subscribe, queue.turn, () => undefined);
  const region = useRef<HTMLOutputElement>(null);
  useEffect(() => (region.current ? holdWhileUsed(region.current, queue) : undefined), [queue]);

  return (
    <output className="snackbar" ref={region}>
      {turn && <Message key={turn.id} turn={turn} onDone={queue.dismiss} />}
    </output>
  );
}

interface MessageProps {
  readonly turn: SnackbarTurn;
  readonly onDone: () => void;
}

function Message({ turn: { message, isLeaving }, onDone }: MessageProps) {
  const { text, action } = message;
  const act = () => {
    action?.onAction();
    onDone();
  };
  return (
    <span className="snackbar__message" data-leaving={isLeaving || undefined}>
      <Icon drawing={checkCircleFill} size={24} />
      <span className="snackbar__text">{text}</span>
      {action && (
        <button className="snackbar__action" type="button" disabled={isLeaving} onClick={act}>
          {action.label}
        </button>
      )}
    </span>
  );
}
