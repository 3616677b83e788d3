/** A stream such as standard output. */
export interface LineTarget {
  readonly write: (text: string) => unknown;
}

export interface LineWriter {
  readonly write: (line: string) => void;
  /** Writes at once what has not been written yet. */
  readonly flush: () => void;
}

/**
 * Writes lines in their order, all of one turn of the event loop together: a write to a file or a
 * pipe waits for the system, which costs more than a cached page does.
 */
export function createLineWriter(target: LineTarget): LineWriter {
  let waiting: string[] = [];
  const flush = (): void => {
    if (waiting.length === 0) return;
    const text = `${waiting.join('\n')}\n`;
    waiting = [];
    target.write(text);
  };
  return {
    flush,
    write(line) {
      if (waiting.length === 0) setImmediate(flush);
      waiting.push(line);
    },
  };
}
