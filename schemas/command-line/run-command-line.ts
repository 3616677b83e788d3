import {
  readCommandLine,
  type CommandDescription,
  type CommandLine,
  type FlagDescription,
} from './read-command-line.ts';

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
