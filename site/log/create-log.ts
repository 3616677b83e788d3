import { formatJsonLine } from './json-line.ts';
import type { Log } from './log-event.ts';
import { isWritten, type LogLevel } from './log-level.ts';
import { formatTextLine } from './text-line.ts';

export interface LogOptions {
  /** The least grave level that is written. */
  readonly level: LogLevel;
  /** `json` for programs, one object a line; `text` for a person at a terminal. */
  readonly format: 'json' | 'text';
  /** Takes each line, without its end. */
  readonly write: (line: string) => void;
  readonly now?: () => number;
}

/** Makes a log. Its output can be trusted to be whole lines, whatever the texts in it hold. */
export function createLog({ level: least, format, write, now = Date.now }: LogOptions): Log {
  const toLine = format === 'json' ? formatJsonLine : formatTextLine;
  return (level, event) => {
    if (!isWritten(level, least)) return;
    write(toLine({ time: new Date(now()).toISOString(), level, ...event }));
  };
}
