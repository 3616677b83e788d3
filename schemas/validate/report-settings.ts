import type { Writer } from './progress.ts';
import type { ReportSettings } from './report.ts';

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
