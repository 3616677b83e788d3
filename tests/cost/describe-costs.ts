import type { CostRecord } from './cost-records.ts';

/** A file of tests as a run has left it. */
export interface TestFileCost extends Omit<CostRecord, 'kind'> {
  readonly project: string;
  readonly tests: number;
}

/**
 * Processor seconds that a test of a kind may take, on a machine whose calibration loop takes
 * CALIBRATION_SECONDS.
 */
const BUDGETS: Readonly<Record<string, number>> = { unit: 0.05, dom: 0.3, browser: 0.5, site: 3 };
const CALIBRATION_SECONDS = 0.2;
const DEAREST = 10;

interface CostReport {
  readonly files: readonly TestFileCost[];
  readonly steps: readonly CostRecord[];
  /** The processor seconds of the calibration loop in this run. */
  readonly calibration: number;
}

/**
 * Lines with processor and wall seconds by project, folder, file and step, and what is over its
 * budget.
 */
export function describeCosts({ files, steps, calibration }: CostReport): string[] {
  const speed = CALIBRATION_SECONDS / calibration;
  const over = files.filter(
    (file) => (file.processorSeconds / file.tests) * speed > (BUDGETS[file.project] ?? Infinity),
  );
  return [
    `Calibration loop: ${calibration.toFixed(2)} s (${CALIBRATION_SECONDS} s is speed 1).`,
    ...table(
      'By project',
      sumBy(files, ({ project }) => project),
    ),
    ...table('By folder', sumBy(files, ({ name }) => folderOf(name)).slice(0, 2 * DEAREST)),
    ...table('Dearest files', sumBy(files, ({ name }) => name).slice(0, DEAREST)),
    ...table(
      'By step of a test',
      sumBy(steps, ({ name }) => name),
    ),
    ...table(
      'Over the budget of a test',
      sumBy(over, ({ name }) => name),
    ),
  ];
}

/** The rows that several tests hold, most tests first: a place to look for what is tested twice. */
export function describeRepeatedRows(titles: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const title of titles) {
    const [ids = ''] = /^(?:[A-Z]{2}-\d{3}[\s,:]+)+/.exec(title) ?? [];
    for (const [id] of ids.matchAll(/[A-Z]{2}-\d{3}/g)) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const repeated = [...counts].filter(([, count]) => count > 3).toSorted((a, b) => b[1] - a[1]);
  if (repeated.length === 0) return [];
  const shown = repeated.slice(0, 2 * DEAREST).map(([id, count]) => `${id} ${count}`);
  return ['', 'Rows that more than three tests hold', `  ${shown.join(' · ')}`];
}

interface Sum {
  readonly name: string;
  readonly count: number;
  readonly wallSeconds: number;
  readonly processorSeconds: number;
}

type Counted = Pick<CostRecord, 'wallSeconds' | 'processorSeconds'> & { readonly tests?: number };

function sumBy<Item extends Counted>(items: readonly Item[], nameOf: (item: Item) => string) {
  const groups = Map.groupBy(items, nameOf);
  const sums = [...groups].map(([name, own]): Sum => ({
    name,
    count: own.reduce((sum, { tests = 1 }) => sum + tests, 0),
    wallSeconds: own.reduce((sum, item) => sum + item.wallSeconds, 0),
    processorSeconds: own.reduce((sum, item) => sum + item.processorSeconds, 0),
  }));
  return sums.toSorted((one, other) => other.processorSeconds - one.processorSeconds);
}

function table(title: string, sums: readonly Sum[]): string[] {
  if (sums.length === 0) return [];
  const rows = sums.map(
    ({ name, count, wallSeconds, processorSeconds }) =>
      `${processorSeconds.toFixed(1).padStart(9)}${wallSeconds.toFixed(1).padStart(9)}${String(count).padStart(7)}  ${name}`,
  );
  return ['', title, 'processor     wall  count', ...rows];
}

function folderOf(name: string): string {
  return name.split('/').slice(0, 2).join('/');
}
