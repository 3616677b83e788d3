import { parseArgs, type ParseArgsOptionDescriptor } from 'node:util';
import { findNearest } from '../problems/nearest.ts';

/** A flag of a command, as its usage explains it. */
export interface FlagDescription extends ParseArgsOptionDescriptor {
  readonly about: string;
  /** The placeholder for its value in the usage, such as `<n>`; only where it takes one. */
  readonly value?: string;
}

type Flags = Readonly<Record<string, FlagDescription>>;

/**
 * A command as a person types it. Its flags and arguments are described here once, for parsing and
 * for the usage.
 */
export interface CommandDescription<Known extends Flags = Flags> {
  /** The way to call it, such as `npm run bench --`. */
  readonly name: string;
  /** Its purpose, in a sentence. */
  readonly about: string;
  readonly flags: Known;
  /** The arguments it takes beside flags; left out where it takes none. */
  readonly args?: string;
  /** Further help, printed below the flags. */
  readonly more?: string;
}

type ValuesOf<Known extends Flags> = ReturnType<typeof parseArgs<{ options: Known }>>['values'];

/** Either what a command was asked to do, or a text to print and the code to end with. */
export type CommandLine<Known extends Flags> =
  | { readonly kind: 'run'; readonly values: ValuesOf<Known>; readonly args: readonly string[] }
  | { readonly kind: 'end'; readonly exitCode: 0 | 2; readonly text: string };

/**
 * Reads the arguments of a command. `--help` prints its usage; for an unknown flag the nearest
 * known one is suggested.
 */
export function readCommandLine<const Known extends Flags>(
  description: CommandDescription<Known>,
  argv: readonly string[],
): CommandLine<Known> {
  const flags = argv.slice(0, argv.includes('--') ? argv.indexOf('--') : undefined);
  if (flags.includes('--help') || flags.includes('-h')) {
    return { kind: 'end', exitCode: 0, text: formatUsage(description) };
  }
  const mistake = findUnknownFlag(description, flags);
  if (mistake) return mistaken(mistake, description);
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      options: description.flags,
      allowPositionals: description.args !== undefined,
    });
    return { kind: 'run', values, args: positionals };
  } catch (error) {
    return mistaken(error instanceof Error ? error.message : String(error), description);
  }
}

/** Returns the text that `--help` prints. */
export function formatUsage({ name, about, flags, args, more }: CommandDescription): string {
  const rows = [...Object.entries(flags).map(rowOf), ['--help', 'Prints this.'] as const];
  const width = Math.max(...rows.map(([left]) => left.length));
  return [
    `Usage: ${[name, args, '[flags]'].filter(Boolean).join(' ')}`,
    '',
    about,
    '',
    ...rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`),
    ...(more ? ['', more] : []),
  ].join('\n');
}

function rowOf([flag, { about, value, default: preset }]: [string, FlagDescription]) {
  const isNamed = typeof preset === 'string' && preset !== '';
  return [
    [`--${flag}`, value].filter(Boolean).join(' '),
    appendDefault(about, isNamed ? preset : undefined),
  ] as const;
}

/** Returns the description of a setting with its default, if it has one. */
export function appendDefault(about: string, preset: string | number | undefined): string {
  return preset === undefined ? about : `${about} Default: ${preset}.`;
}

function findUnknownFlag(
  { flags }: CommandDescription,
  argv: readonly string[],
): string | undefined {
  const known = [...Object.keys(flags), 'help'].map((flag) => `--${flag}`);
  const unknown = argv
    .filter((word) => /^-./.test(word))
    .map((word) => word.split('=')[0] ?? word)
    .find((word) => !known.includes(word));
  if (!unknown) return undefined;
  const meant = findNearest(unknown, known);
  return `There is no flag ${unknown}.${meant ? ` Did you mean ${meant}?` : ''}`;
}

function mistaken(
  mistake: string,
  description: CommandDescription,
): Extract<CommandLine<Flags>, { kind: 'end' }> {
  return { kind: 'end', exitCode: 2, text: `${mistake}\n\n${formatUsage(description)}` };
}

/**
 * Returns what this process was asked to do. Where it was asked for its usage, or for something it
 * does not know, prints a text about that and ends the process: with 0 for `--help`, with 2 for a
 * mistake.
 */
export function parseCommandLine<const Known extends Readonly<Record<string, FlagDescription>>>(
  description: CommandDescription<Known>,
): Extract<CommandLine<Known>, { kind: 'run' }> {
  const read = readCommandLine(description, process.argv.slice(2));
  if (read.kind === 'run') return read;
  if (read.exitCode === 0) console.log(read.text);
  else console.error(read.text);
  return process.exit(read.exitCode);
}
