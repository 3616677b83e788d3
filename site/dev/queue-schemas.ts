interface QueueOptions {
  /** Generates what is made of these schemas, by their addresses, and returns what it wrote. */
  readonly regenerate: (touched: readonly string[]) => Promise<readonly string[]>;
  /** Prints a line in the terminal. */
  readonly log: (line: string) => void;
}

/**
 * Creates what takes each schema that is saved, by its address: one generation runs at a time, and
 * what is saved meanwhile is in the next. Where a generation fails, its schemas are in the next as
 * well.
 */
export function createSchemaQueue({ regenerate, log }: QueueOptions) {
  const saved = new Set<string>();
  let running: Promise<void> | undefined;

  async function generateOnce(): Promise<void> {
    const touched = [...saved].sort();
    saved.clear();
    log(`${describeSchemas(touched)}: types and checks are being generated …`);
    try {
      const written = await regenerate(touched);
      for (const name of written) log(`${name} written`);
      log(describeFiles(written.length));
    } catch (error) {
      const isSavedMeanwhile = saved.size > 0;
      touched.forEach((address) => saved.add(address));
      // A schema that was saved meanwhile may mend it.
      if (!isSavedMeanwhile) throw error;
    }
  }

  async function generateAll(): Promise<void> {
    try {
      // One generation reads what the one before it has written.
      // oxlint-disable-next-line no-await-in-loop
      do await generateOnce();
      while (saved.size > 0);
    } finally {
      running = undefined;
    }
  }

  return function generateSaved(address: string): Promise<void> {
    saved.add(address);
    running ??= generateAll();
    return running;
  };
}

function describeSchemas(touched: readonly string[]): string {
  const names = touched.map((address) => `schemas/${address}.schema.json`).join(', ');
  return `${names} ${touched.length === 1 ? 'has' : 'have'} changed`;
}

function describeFiles(written: number): string {
  if (written === 0) return 'Nothing that is generated has changed.';
  return written === 1
    ? '1 generated file has changed.'
    : `${written} generated files have changed.`;
}
