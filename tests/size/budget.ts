import type { Figure } from '../bench/figures.ts';

/** A line of the budget: what counts towards it, and how much it may be in kB. */
interface BudgetRow {
  readonly name: string;
  readonly modules: RegExp;
  readonly maxKb: number;
}

const MESSAGES = 'messages';

/** The first row whose pattern fits takes a module. */
const ROWS: readonly BudgetRow[] = [
  {
    name: 'React and react-dom',
    modules: /node_modules\/(react|react-dom|scheduler)\//,
    maxKb: 70,
  },
  { name: MESSAGES, modules: /\/locales\/[^/]+\.json$/, maxKb: 4 },
  { name: 'platform', modules: /^renderer\/(platform|services|host)\//, maxKb: 5.2 },
  { name: 'shell', modules: /^registry\/shell\/[^/]+\/(?!index\.ts$)/, maxKb: 8 },
  { name: 'components', modules: /^registry\/[^/]+\/[^/]+\/(?!index\.ts$)/, maxKb: 12 },
  // The texts of an experience belong neither to the renderer nor to a component, and grow with the
  // site.
  { name: 'experience', modules: /^site\/experience\.json$/, maxKb: 1.95 },
  { name: 'renderer', modules: /(?:)/, maxKb: 10.2 },
];

/** The total includes the shell. */
const MAX_TOTAL_KB = 114;

const BYTES_A_KB = 1_000;

/** One script of a first load. */
export interface Script {
  /** Compressed. */
  readonly bytes: number;
  /** Lengths of its modules by source path. */
  readonly modules: Readonly<Record<string, number>>;
}

/**
 * Returns the budget's row that a module belongs to. A module that fits nowhere else belongs to the
 * renderer, as does the list of entries.
 */
export function rowOf(path: string): string {
  return ROWS.find(({ modules }) => modules.test(path))?.name ?? '';
}

/** The row for the scripts that a page loads before anybody uses it, with its bound. */
const START = { name: 'start, before a sign of intent', maxKb: 5.15 };

/**
 * The start of a page, and each row's share of what comes once somebody uses it. A script is
 * compressed as a whole, so its bytes are shared out by the lengths of its modules. `messagesBytes`
 * are the messages that came with the page as data.
 */
export function sharesOf(
  scripts: readonly Script[],
  { messagesBytes, startBytes }: { readonly messagesBytes: number; readonly startBytes: number },
): Figure[] {
  const bytesOf = new Map([[MESSAGES, messagesBytes]]);
  for (const { bytes, modules } of scripts) {
    const whole = Object.values(modules).reduce((sum, length) => sum + length, 0);
    for (const [path, length] of Object.entries(modules)) {
      const row = rowOf(path);
      bytesOf.set(row, (bytesOf.get(row) ?? 0) + (bytes * length) / whole);
    }
  }
  const all = scripts.reduce((sum, { bytes }) => sum + bytes, messagesBytes + startBytes);
  return [
    figure(START.name, startBytes, START.maxKb),
    ...ROWS.map(({ name, maxKb }) => figure(name, bytesOf.get(name) ?? 0, maxKb)),
    figure('all', all, MAX_TOTAL_KB),
  ];
}

/** Returns the weight of some modules among all scripts of a build: a part that comes on demand. */
export function shareOf(scripts: readonly Script[], isPart: (path: string) => boolean): number {
  return scripts.reduce((sum, { bytes, modules }) => {
    const lengths = Object.entries(modules);
    const whole = lengths.reduce((all, [, length]) => all + length, 0);
    const own = lengths
      .filter(([path]) => isPart(path))
      .reduce((all, [, length]) => all + length, 0);
    return sum + (bytes * own) / (whole || 1);
  }, 0);
}

function figure(name: string, bytes: number, bound: number): Figure {
  return { name, value: bytes / BYTES_A_KB, unit: 'kB', bound };
}
