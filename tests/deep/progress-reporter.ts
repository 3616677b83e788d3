import type { TestError } from 'vitest';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { readFinished, writeFinished, DEEP_RUN, SEED } from './units.ts';
import { isInRun } from './is-in-run.ts';

/** Prints how far a deep run is, and stores what has passed as soon as it has. */
export class ProgressReporter implements Reporter {
  readonly #finished = new Set(readFinished(SEED));
  #planned = 0;
  #done = 0;

  onTestModuleCollected(module: TestModule): void {
    const units = [...module.children.allTests()];
    this.#planned += units.filter(
      // Those without the tag that is asked for are skipped.
      ({ name, options }) => options.mode === 'run' && isInRun(name, DEEP_RUN),
    ).length;
  }

  onTestCaseResult(unit: TestCase): void {
    const { state } = unit.result();
    if (state !== 'passed' && state !== 'failed') return;
    this.#done += 1;
    console.log(
      `${this.#done}/${this.#planned} ${state === 'passed' ? '' : 'FAILED '}${unit.name}`,
    );
    if (state !== 'passed') return;
    this.#finished.add(unit.name);
    writeFinished(SEED, [...this.#finished].sort());
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const module of modules) {
      for (const { message, stack } of module.errors()) report(module.moduleId, stack ?? message);
      for (const unit of module.children.allTests('failed')) {
        for (const error of unit.result().errors ?? []) report(unit.name, textOf(error));
      }
    }
  }
}

/** A random test says in its message what it tried, and in its cause what came of it. */
function textOf({ message, diff, cause }: TestError): string {
  return [message, diff, cause && `Because: ${textOf(cause)}`].filter(Boolean).join('\n');
}

function report(name: string, what: string): void {
  console.log(`\n${name}\n${what.replaceAll(/^/gm, '  ')}`);
}

// Vitest takes a reporter that is named by its file from the file's default export.
// oxlint-disable-next-line import/no-default-export
export default ProgressReporter;
