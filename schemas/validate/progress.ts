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
