import { checkFile } from './check-file.ts';
import { findFiles, isSystemError, reasonFor } from './find-files.ts';
import { loadKnownChecks } from './known-checks.ts';
import type { LocatedProblem } from './located-problem.ts';
import { createProgress, type Writer } from './progress.ts';
import { readFlags, USAGE, type Flags } from './read-flags.ts';
import { jsonReport, textReport } from './report.ts';

/** What the command touches outside itself. */
export interface Surroundings {
  readonly cwd: string;
  readonly output: Writer;
  readonly errors: Writer;
}

const EXIT_CLEAN = 0;
const EXIT_PROBLEMS = 1;
/** The command was not given what it needs, so its answer is not complete. */
const EXIT_UNUSABLE = 2;

/** Checks files and folders, reports what is wrong with them, and gives the exit code. */
export async function validate(
  words: readonly string[],
  surroundings: Surroundings,
): Promise<number> {
  const { cwd, output, errors } = surroundings;
  const flags = readFlags(words);
  if (typeof flags === 'string') {
    errors.write(`${flags}\nUsage: ${USAGE}\n`);
    return EXIT_UNUSABLE;
  }

  const { files, unreadable } = findFiles(flags.paths, cwd);
  const checked = await checkFiles(files, surroundings);
  const complaints = [...unreadable, ...checked.unreadable];
  const report = flags.format === 'json' ? jsonReport : textReport;

  output.write(report(checked.count, checked.problems));
  for (const complaint of complaints) errors.write(`${complaint}\n`);
  return complaints.length > 0 ? EXIT_UNUSABLE : exitCodeFor(checked.problems, flags);
}

interface Checked {
  readonly count: number;
  readonly problems: readonly LocatedProblem[];
  readonly unreadable: readonly string[];
}

async function checkFiles(
  files: readonly string[],
  { cwd, errors }: Surroundings,
): Promise<Checked> {
  const known = await loadKnownChecks();
  const progress = createProgress(errors, files.length);
  const problems: LocatedProblem[] = [];
  const unreadable: string[] = [];

  files.forEach((file, index) => {
    try {
      for (const problem of checkFile(file, cwd, known)) problems.push(problem);
    } catch (error) {
      if (!isSystemError(error)) throw error;
      unreadable.push(reasonFor(file, error));
    }
    progress.show(index + 1);
  });
  progress.clear();
  return { count: files.length - unreadable.length, problems, unreadable };
}

function exitCodeFor(problems: readonly LocatedProblem[], { strict }: Flags): number {
  const counts = problems.some(({ severity }) => strict || severity === 'error');
  return counts ? EXIT_PROBLEMS : EXIT_CLEAN;
}
