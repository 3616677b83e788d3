/** From what somebody has to look at to what only helps while searching. */
export const LOG_LEVELS = ['error', 'warn', 'info', 'debug'] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

/** Whether lines of a level are written where the least wanted one is given. */
export function isWritten(level: LogLevel, least: LogLevel): boolean {
  return LOG_LEVELS.indexOf(level) <= LOG_LEVELS.indexOf(least);
}
