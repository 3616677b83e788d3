import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** How test files ended: well, with a failure, or not in time. */
export type Ending =
  | { readonly kind: 'passed' }
  | { readonly kind: 'failed'; readonly files: readonly string[]; readonly by: string }
  | { readonly kind: 'late' };

/** What Vitest writes with its reporter json, as far as it is read here. */
interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

const PROJECTS = ['unit', 'component', 'browser', 'commands'];

/** What ends with the first failure has one reason for it at most. */
export interface TestRun {
  readonly folder: string;
  readonly files: readonly string[];
  readonly isFirstFailureEnough: boolean;
  readonly maxMs: number;
}

/** Runs test files in a copy of the project. Ends all their processes when they take too long. */
export async function runTests({
  folder,
  files,
  isFirstFailureEnough,
  maxMs,
}: TestRun): Promise<Ending> {
  const report = join(folder, 'mutate-report.json');
  await rm(report, { force: true });
  const args = [
    'run',
    ...PROJECTS.map((name) => `--project=${name}`),
    ...(isFirstFailureEnough ? ['--bail=1'] : []),
    '--reporter=json',
    `--outputFile=${report}`,
    ...files,
  ];
  // A group of its own: a loop without end may run in a process of Vitest's.
  const child = spawn('vitest', args, { cwd: folder, stdio: 'ignore', detached: true });
  const timer = setTimeout(() => process.kill(-Number(child.pid), 'SIGKILL'), maxMs);
  const [status, signal] = (await once(child, 'close')) as [number | null, string | null];
  clearTimeout(timer);
  if (signal) return { kind: 'late' };
  return status === 0 ? { kind: 'passed' } : failureIn(await readReport(report), { folder, files });
}

async function readReport(path: string): Promise<Report> {
  const text = await readFile(path, 'utf8').catch(() => '{"testResults":[]}');
  return JSON.parse(text) as Report;
}

/** The failures in the order in which the files were asked for, the nearest test first. */
function failureIn(
  { testResults }: Report,
  { folder, files }: Pick<TestRun, 'folder' | 'files'>,
): Ending {
  const failed = testResults
    .filter(({ status }) => status === 'failed')
    .map((result) => ({ ...result, path: result.name.replace(`${folder}/`, '') }))
    .toSorted((one, other) => files.indexOf(one.path) - files.indexOf(other.path));
  const [first] = failed;
  const test = first?.assertionResults.find(({ status }) => status === 'failed');
  return {
    kind: 'failed',
    files: failed.map(({ path }) => path),
    by: [first?.path, test?.fullName].filter(Boolean).join(' > '),
  };
}
