import type { Host } from '../../host/index.ts';
import type { Storage } from '../storage/index.ts';

/** Activity is recorded at most this often, in milliseconds. */
const RECORD_INTERVAL_MS = 1_000;

const ACTIVITY_EVENTS = ['keydown', 'mousedown', 'mousemove', 'wheel', 'touchstart'];

/** Where the time of the last activity stands for all tabs. */
export const ACTIVITY_NAME = 'session.activity';

export interface Activity {
  /** When somebody last did something in any tab; where that is not known, when this began. */
  readonly lastTime: () => number;
  /** Records that somebody does something now. */
  readonly record: () => void;
  readonly start: () => void;
  readonly dispose: () => void;
}

/** Records when somebody last did something. */
export function createActivity(storage: Storage, host: Pick<Host, 'now' | 'listen'>): Activity {
  const begin = host.now();
  let recorded: number | undefined;
  let stopListening: (() => void) | undefined;

  const record = () => {
    const now = host.now();
    // A clock that was set back has not been there for long either.
    const isRecent = recorded !== undefined && Math.abs(now - recorded) < RECORD_INTERVAL_MS;
    if (isRecent) return;
    recorded = now;
    storage.set(ACTIVITY_NAME, String(now));
  };

  return {
    record,
    lastTime() {
      const stored = readTime(storage.get(ACTIVITY_NAME));
      // A time that lies ahead was recorded before the clock was set back.
      return Math.min(stored ?? begin, host.now());
    },
    start: () => {
      stopListening ??= host.listen?.(ACTIVITY_EVENTS, record);
    },
    dispose: () => stopListening?.(),
  };
}

function readTime(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,16}$/.test(text) ? Number(text) : undefined;
}
