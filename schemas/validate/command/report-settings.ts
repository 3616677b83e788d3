import type { ReportSettings } from '../report.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

const PIPED_WIDTH = 80;
const MIN_WIDTH = 40;
/** Beyond it, the eye loses the line. */
const MAX_WIDTH = 100;

/** Chooses the width and colours of a report. */
export function chooseReportSettings(
  writer: Writer,
  env: Environment,
): Pick<ReportSettings, 'isColoured' | 'width'> {
  const columns = writer.isTTY ? (writer.columns ?? PIPED_WIDTH) : PIPED_WIDTH;
  return {
    isColoured: isColoured(writer, env),
    width: Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, columns)),
  };
}

/**
 * Decides about colours as Node does: FORCE_COLOR before NO_COLOR, and NO_COLOR before what the
 * terminal can.
 */
function isColoured({ isTTY }: Writer, env: Environment): boolean {
  const forced = env['FORCE_COLOR'];
  if (forced !== undefined) return forced !== '0' && forced !== 'false';
  if (env['NO_COLOR']) return false;
  return isTTY === true && env['TERM'] !== 'dumb';
}

/** A stream that text is written to. */
export interface Writer {
  readonly write: (text: string) => unknown;
  readonly isTTY?: boolean;
  readonly columns?: number;
}

const MANY_FILES = 50;
const EVERY = 10;
const ERASE_LINE = '\r\u001B[2K';

/**
 * Counts files on one line of a terminal, when there are many. Anything but a terminal gets
 * nothing.
 */
export function createProgress(writer: Writer, total: number) {
  const isShown = writer.isTTY === true && total >= MANY_FILES;
  return {
    show(done: number): void {
      if (isShown && done % EVERY === 0) {
        writer.write(`${ERASE_LINE}Checked ${done} of ${total} files`);
      }
    },
    clear(): void {
      if (isShown) writer.write(ERASE_LINE);
    },
  };
}
