import { cleanText } from '../../services/measurement/index.ts';
import { cutText } from '#schemas/content/cut-text.ts';

/** An error of a script on the page. */
export interface FieldError {
  readonly message: string;
  /** The address of the script without its query; left out where the browser does not say. */
  readonly source?: string;
  readonly line?: number;
  readonly column?: number;
  /** How often it has happened. */
  readonly count: number;
}

/** Further errors of a page view are most often the same in other words. */
const MAX_ERRORS = 10;
const MAX_CHARACTERS = 200;

/** Collects the errors of a window from now on: those that nothing caught, and lost promises. */
export function collectErrors(window: Window & typeof globalThis): {
  /** The errors so far, and none of them again. */
  readonly take: () => readonly FieldError[];
  readonly stop: () => void;
} {
  const errors = new Map<string, FieldError>();
  const note = (error: Omit<FieldError, 'count'>) => {
    const key = JSON.stringify(error);
    const count = (errors.get(key)?.count ?? 0) + 1;
    if (count > 1 || errors.size < MAX_ERRORS) errors.set(key, { ...error, count });
  };
  const onError = ({ message, filename, lineno, colno }: ErrorEvent) => {
    const address = URL.parse(filename);
    note({
      message: clean(message),
      ...(address && { source: clean(address.origin + address.pathname) }),
      ...(lineno > 0 && { line: lineno, column: colno }),
    });
  };
  const onRejection = ({ reason }: PromiseRejectionEvent) =>
    note({ message: clean(reason instanceof Error ? String(reason) : 'A promise was rejected.') });
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return {
    take() {
      const all = [...errors.values()];
      errors.clear();
      return all;
    },
    stop() {
      window.removeEventListener('error', onError);
      window.removeEventListener('unhandledrejection', onRejection);
    },
  };
}

function clean(text: string): string {
  return cutText(cleanText(text), MAX_CHARACTERS);
}
