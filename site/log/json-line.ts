import { cleanText } from './clean-text.ts';
import type { LogRecord } from './log-event.ts';

/**
 * An event as one line of JSON. Every text in it is cleaned here, so that no caller can forget to.
 */
export function formatJsonLine({ time, level, ...event }: LogRecord): string {
  return JSON.stringify({ time, level, ...event }, (_, value: unknown) =>
    typeof value === 'string' ? cleanText(value) : value,
  );
}
