import { describeCauses } from './describe-cause.ts';
import type { Log } from './log-event.ts';

type LogConsole = Pick<Console, 'error' | 'warn' | 'info'>;

/**
 * A console for code that has no other way to report something: each call becomes a line of the
 * log.
 */
export function createLogConsole(log: Log): LogConsole {
  const at =
    (level: keyof LogConsole) =>
    (...args: unknown[]): void => {
      const message = args.filter((arg) => !(arg instanceof Error)).join(' ');
      const causes = args.filter((arg) => arg instanceof Error).flatMap(describeCauses);
      log(level, { event: 'note', message, ...(causes.length > 0 && { causes }) });
    };
  return { error: at('error'), warn: at('warn'), info: at('info') };
}
