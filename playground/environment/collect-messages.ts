import { secureText } from './secure-text.ts';

/** Something that went wrong in a window, as its console says it. */
export interface LoggedMessage {
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly level: 'error' | 'warning';
  readonly text: string;
  /** How often it was said; the time is the last one. */
  readonly count: number;
}

export const MAX_MESSAGES = 50;
export const MAX_CHARACTERS = 1_000;

/**
 * Collects the errors and warnings of a window from now on, the latest of them: what is written to
 * its console, and what nobody has caught. What is said again is counted, and secrets are masked.
 * Returns how to read them.
 */
export function collectMessages(
  window: Window & typeof globalThis,
  now: () => number,
  onMessage: () => void = () => {},
): () => readonly LoggedMessage[] {
  const messages: LoggedMessage[] = [];
  const add = (level: LoggedMessage['level'], parts: readonly unknown[]) => {
    const text = secureText(parts.map(toText).join(' ')).slice(0, MAX_CHARACTERS);
    const same = messages.findIndex((each) => each.level === level && each.text === text);
    const [before] = same < 0 ? [] : messages.splice(same, 1);
    messages.push({ time: now(), level, text, count: (before?.count ?? 0) + 1 });
    if (messages.length > MAX_MESSAGES) messages.shift();
    onMessage();
  };
  const { console } = window;
  for (const [name, level] of [
    ['error', 'error'],
    ['warn', 'warning'],
  ] as const) {
    const write = console[name].bind(console);
    console[name] = (...parts: unknown[]) => {
      add(level, parts);
      write(...parts);
    };
  }
  window.addEventListener('error', ({ error, message }) => add('error', [error ?? message]));
  window.addEventListener('unhandledrejection', ({ reason }) => add('error', ['Uncaught', reason]));
  window.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    add('error', [`Refused by ${violatedDirective}: ${blockedURI}`]),
  );
  return () => [...messages];
}

function toText(part: unknown): string {
  if (part instanceof Error) return part.stack ?? String(part);
  if (typeof part !== 'object' || part === null) return String(part);
  try {
    return JSON.stringify(part);
  } catch {
    return 'an object that holds itself';
  }
}
