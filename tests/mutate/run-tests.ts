import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Tells how test files ended: well, with a failure, or not in time. */
export type Ending =
  | { readonly kind: 'passed' }
  | { readonly kind: 'failed'; readonly files: readonly string[]; readonly by: string }
  | { readonly kind: 'late' };

/** A run that ends with the first failure has one reason for it at most. */
export interface TestRun {
  readonly files: readonly string[];
  /** The source file that was changed since the run before. */
  readonly changed?: string;
  readonly isFirstFailureEnough: boolean;
  readonly maxMs: number;
}

export interface TestRunner {
  /** Ends all processes of the tests when they take too long; the next run begins with new ones. */
  readonly run: (run: TestRun) => Promise<Ending>;
  readonly stop: () => void;
}

/** Runs test files of a copy of the project in one process, which keeps what it has loaded. */
export function createTestRunner(folder: string): TestRunner {
  let child: ChildProcess | undefined;
  function stop() {
    // A group of its own: a loop without end may run in a process of Vitest's.
    if (child?.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    child = undefined;
  }
  async function run(tests: TestRun): Promise<Ending> {
    child ??= startProcess(folder);
    const own = child;
    const late = AbortSignal.timeout(tests.maxMs);
    own.send(tests);
    try {
      const [ending] = (await once(own, 'message', { signal: late })) as [Ending];
      return ending;
    } catch {
      stop();
      return { kind: 'late' };
    }
  }
  return { run, stop };
}

function startProcess(folder: string): ChildProcess {
  return fork(new URL('test-process.ts', import.meta.url), {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    detached: true,
    env: { ...process.env, VITEST: 'true' },
  });
}
