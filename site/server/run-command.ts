import {
  readCommandLine,
  appendDefault,
  type CommandDescription,
} from '#schemas/command-line/read-command-line.ts';
import { StartError } from './start-error.ts';
import type { Variable } from './variables.ts';

interface ServerCommand extends Pick<CommandDescription, 'name' | 'about'> {
  /** The variables that it reads from its environment. */
  readonly variables: readonly Variable[];
  /** Further help, printed below the variables. */
  readonly more?: string;
  /** Resolves once it listens. */
  readonly start: () => Promise<void>;
}

/**
 * Runs a server that is set up by its environment and knows no flag but --help. Why it cannot start
 * is printed without a stack where the environment is wrong; a stack is for what has to be fixed in
 * the code.
 */
export async function runCommand(command: ServerCommand): Promise<void> {
  const { name, about, variables, more = [], start } = command;
  const description = {
    name,
    about,
    flags: {},
    more: [tableOf(variables)].concat(more).join('\n\n'),
  };
  const read = readCommandLine(description, process.argv.slice(2));
  if (read.kind === 'end') {
    (read.exitCode === 0 ? console.log : console.error)(read.text);
    process.exitCode = read.exitCode;
    return;
  }
  try {
    checkNode();
    await start();
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exit(1);
  }
}

function tableOf(variables: readonly Variable[]): string {
  const width = Math.max(...variables.map(({ name }) => name.length));
  const rows = variables.map(
    ({ name, about, default: preset }) =>
      `  ${name.padEnd(width)}  ${appendDefault(about, preset)}`,
  );
  return ['It is set up by variables of the environment:', '', ...rows].join('\n');
}

/** Refuses a Node on which a server would start, and fail at each page. Throws a StartError. */
export function checkNode(version: string = process.versions.node): void {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major >= 24 || (major === 22 && minor >= 22)) return;
  throw new StartError(
    `This is Node ${version}. Use Node 22.22 or 24 and later; in a checkout, npx node is such a one.`,
  );
}
