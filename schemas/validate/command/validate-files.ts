import { formats } from '../formats/index.ts';
import { loadKnownChecks } from '../known-checks.ts';
import type { LocatedProblem, Report } from '../report.ts';
import { listChangedFiles } from './changed-files.ts';
import { checkFile, type Against } from './check-file.ts';
import { findFiles, isSystemError, explainUnreadable, type FoundFiles } from './find-files.ts';
import { formatHelp, USAGE, readFlags, STANDARD_INPUT, type Flags } from './flags.ts';
import { loadComponents, type OwnComponent } from './load-components.ts';
import { resolveContent, type LoadedContent } from './load-content.ts';
import {
  createProgress,
  type Writer,
  chooseReportSettings,
  type Environment,
} from './report-settings.ts';
import { checkStandardInput, STANDARD_INPUT_NAME, type Reader } from './standard-input.ts';

/** The outside world of the command: folder, environment and streams. */
interface CommandHost {
  readonly cwd: string;
  readonly env: Environment;
  readonly input: Reader;
  readonly output: Writer;
  readonly errors: Writer;
}

/** Component types that are not the product's own. */
interface Others {
  readonly components: readonly OwnComponent[];
}

const NO_OTHERS: Others = { components: [] };

const EXIT_CLEAN = 0;
const EXIT_PROBLEMS = 1;
/** The command could not read all it needs, so its report is not complete. */
const EXIT_UNUSABLE = 2;

/** Checks files and folders, reports what is wrong with them, and gives the exit code. */
export async function validate(args: readonly string[], host: CommandHost): Promise<number> {
  const { output, errors } = host;
  const request = readFlags(args);
  if ('help' in request) {
    output.write(formatHelp());
    return EXIT_CLEAN;
  }
  if ('refusal' in request) {
    errors.write(`${request.refusal}\nUsage: ${USAGE}\nMore: npm run validate -- --help\n`);
    return EXIT_UNUSABLE;
  }
  const requested = refuseProblemsUrl(host.env) ?? findRequested(request.flags, host);
  if ('refusal' in requested) {
    errors.write(`${requested.refusal}\n`);
    return EXIT_UNUSABLE;
  }
  // A link may lead to any page that was named, whether or not it has changed.
  const { files } = findFiles(request.flags.paths, host.cwd);
  const loaded = resolveContent(request.flags.against, host.cwd, files);
  if ('refusal' in loaded) {
    errors.write(`${loaded.refusal}\n`);
    return EXIT_UNUSABLE;
  }
  const { components: folder } = request.flags;
  const others = folder === undefined ? NO_OTHERS : await loadComponents(folder, host.cwd);
  if ('refusal' in others) {
    errors.write(`${others.refusal}\n`);
    return EXIT_UNUSABLE;
  }
  return run({ ...requested, ...loaded, ...others }, request.flags, host);
}

const PROBLEMS_URL = 'VITRINE_PROBLEMS_URL';

/** A refusal where the address of the page that explains the codes is none. */
function refuseProblemsUrl(env: Environment): { readonly refusal: string } | undefined {
  const url = env[PROBLEMS_URL];
  if (!url || /^https?:$/.test(URL.parse(url)?.protocol ?? '')) return undefined;
  return {
    refusal: `${PROBLEMS_URL} is "${url}". Give the address at which docs/problems.md is published, such as https://docs.example.com/problems.`,
  };
}

/** The files to check: all that the paths lead to, or those of them that have changed. */
function findRequested(
  { paths, changed }: Flags,
  host: CommandHost,
): FoundFiles | { readonly refusal: string } {
  const requested = findFiles(paths, host.cwd);
  if (changed === undefined) return requested;
  const changes = listChangedFiles(changed, host);
  if ('refusal' in changes) return changes;
  const outside = paths.filter(changes.isOutside);
  return {
    files: requested.files.filter(changes.isChanged),
    unreadable: [...requested.unreadable, ...outside.map(outsideCheckout)],
  };
}

function outsideCheckout(path: string): string {
  return `${path} stands outside the git checkout, so it has no history there. Check it without --changed.`;
}

async function run(
  { files, unreadable, content, unchecked, components }: FoundFiles & LoadedContent & Others,
  flags: Flags,
  host: CommandHost,
): Promise<number> {
  const { cwd, env, output, errors } = host;
  const checked = await checkFiles(files, host, {
    known: await loadKnownChecks(undefined, components),
    content,
  });
  const report = { ...checked, unchecked, unreadable: [...unreadable, ...checked.unreadable] };

  const { strict } = flags;
  const workspace = env['GITHUB_WORKSPACE'] || cwd;
  const print = formats[flags.format];
  const problemsUrl = env[PROBLEMS_URL] || undefined;
  const places = { cwd, workspace, problemsUrl };
  output.write(print(report, { ...chooseReportSettings(output, env), strict, ...places }));
  for (const sentence of report.unreadable) errors.write(`${sentence}\n`);
  return report.unreadable.length > 0 ? EXIT_UNUSABLE : exitCodeFor(report.problems, flags);
}

async function checkFiles(
  files: readonly string[],
  host: CommandHost,
  against: Against,
): Promise<Report> {
  const progress = createProgress(host.errors, files.length);
  const checked: string[] = [];
  const problems: LocatedProblem[] = [];
  const unreadable: string[] = [];

  for (const [index, path] of files.entries()) {
    const file = path === STANDARD_INPUT ? STANDARD_INPUT_NAME : path;
    try {
      for (const problem of await problemsOf(path, host, against)) problems.push(problem);
      checked.push(file);
    } catch (error) {
      if (!isSystemError(error)) throw error;
      unreadable.push(explainUnreadable(file, host.cwd, error));
    }
    progress.show(index + 1);
  }
  progress.clear();
  return { files: checked, problems, unreadable };
}

async function problemsOf(
  path: string,
  { cwd, input, errors }: CommandHost,
  against: Against,
): Promise<LocatedProblem[]> {
  if (path !== STANDARD_INPUT) return checkFile(path, cwd, against);
  if (input.isTTY) errors.write('Type or paste a document, then end it with Ctrl+D.\n');
  return checkStandardInput(input, against);
}

function exitCodeFor(problems: readonly LocatedProblem[], { strict }: Flags): number {
  const counts = problems.some(({ severity }) => strict || severity === 'error');
  return counts ? EXIT_PROBLEMS : EXIT_CLEAN;
}
