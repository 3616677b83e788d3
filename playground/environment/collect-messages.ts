/** Something that went wrong in a window, as its console says it. */
export interface LoggedMessage {
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly level: 'error' | 'warning';
  readonly text: string;
}

const MAX_MESSAGES = 50;
const MAX_CHARACTERS = 1_000;

/**
 * Collects the errors and warnings of a window from now on, the latest of them: what is written to
 * its console, and what nobody has caught. Returns how to read them.
 */
export function collectMessages(
  window: Window & typeof globalThis,
  now: () => number,
): () => readonly LoggedMessage[] {
  const messages: LoggedMessage[] = [];
  const add = (level: LoggedMessage['level'], parts: readonly unknown[]) => {
    const text = parts.map(toText).join(' ').slice(0, MAX_CHARACTERS);
    messages.push({ time: now(), level, text });
    if (messages.length > MAX_MESSAGES) messages.shift();
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
