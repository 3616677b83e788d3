import { createLog } from './create-log.ts';
import { describeCauses } from './describe-cause.ts';
import { createLineWriter } from './line-writer.ts';
import type { Log } from './log-event.ts';
import type { LogLevel } from './log-level.ts';

/** The log of this process on its standard output, uncaught errors included. */
export function createProcessLog(level: LogLevel): Log {
  const { stdout } = process;
  const { write, flush } = createLineWriter(stdout);
  const log = createLog({ level, format: stdout.isTTY ? 'text' : 'json', write });

  // The reader of the log may end before the server does.
  stdout.on('error', () => {});
  process.on('exit', flush);
  // A promise that is not awaited must not cost all visitors their server.
  process.on('unhandledRejection', (reason) => logUncaught(log, reason));
  process.on('uncaughtException', (error) => {
    logUncaught(log, error);
    process.exit(1);
  });
  return log;
}

function logUncaught(log: Log, thrown: unknown): void {
  const message = 'Nobody caught this. Look at the stack, and add a test that shows it.';
  log('error', { event: 'uncaught', message, causes: describeCauses(thrown) });
}
