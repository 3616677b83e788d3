/** Holds the arguments of `npm test`: those for Vitest, and whether costs are printed. */
export interface TestArguments {
  readonly isCostWanted: boolean;
  /** Nothing was named: no file, folder or row. */
  readonly isAll: boolean;
  readonly args: readonly string[];
}

const ROW = /^[A-Z]{2}-\d{3}$/;

/**
 * Reads `--cost`, and the ids of rows, which select tests by their titles. Everything else is
 * Vitest's.
 */
export function readTestArguments(words: readonly string[]): TestArguments {
  const rows = words.filter((word) => ROW.test(word));
  const others = words.filter((word) => !ROW.test(word) && word !== '--cost');
  return {
    isAll: words.every((word) => word.startsWith('-')),
    isCostWanted: words.includes('--cost'),
    args: [...others, ...(rows.length > 0 ? [`--testNamePattern=${rows.join('|')}`] : [])],
  };
}
