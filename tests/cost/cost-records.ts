import { appendFileSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { processorSeconds } from './processor-time.ts';

/** Holds the cost of one file of tests, or of one step that many tests take. */
export interface CostRecord {
  readonly kind: 'file' | 'step';
  readonly name: string;
  readonly wallSeconds: number;
  readonly processorSeconds: number;
}

/** Tests run in processes of their own: each writes into a file of its own here. */
const FOLDER = 'node_modules/.cache/test-cost';
const MS_A_SECOND = 1_000;

export const isCostMeasured = Boolean(process.env['TEST_COST']);

export function writeCost(record: CostRecord): void {
  mkdirSync(FOLDER, { recursive: true });
  appendFileSync(`${FOLDER}/${process.pid}.jsonl`, `${JSON.stringify(record)}\n`);
}

export function readCosts(): CostRecord[] {
  return globSync(`${FOLDER}/*.jsonl`).flatMap((path) =>
    readFileSync(path, 'utf8')
      .trimEnd()
      .split('\n')
      // Only this module writes these files.
      .map((line) => JSON.parse(line) as CostRecord),
  );
}

export function clearCosts(): void {
  rmSync(FOLDER, { recursive: true, force: true });
}

/**
 * Runs a step that many tests take, and notes what it cost where `npm test -- --cost` asks for it.
 */
export async function measureStep<Value>(name: string, run: () => Promise<Value>): Promise<Value> {
  if (!isCostMeasured) return run();
  const begin = { time: performance.now(), processor: processorSeconds() };
  try {
    return await run();
  } finally {
    writeCost({
      kind: 'step',
      name,
      wallSeconds: (performance.now() - begin.time) / MS_A_SECOND,
      processorSeconds: processorSeconds() - begin.processor,
    });
  }
}
