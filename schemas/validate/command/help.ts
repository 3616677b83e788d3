import { flagsByName } from './flags.ts';

const WIDTH = 80;
const NAMES_WIDTH = 24;

export const USAGE = 'npm run validate -- <files, folders or -> [flags]';

/** Returns the text that `--help` prints. */
export function formatHelp(): string {
  return `Checks configurations against their schemas, and whether what they name exists.

Usage: ${USAGE}

${row('<file>', 'one document, whatever its name')}
${row('<folder>', 'every .json file at or below it, but for schemas, hidden files, tsconfig and package files, and the folders node_modules, dist and generated')}
${row('-', 'one document from standard input; reports call it <stdin>')}

Flags:
${flagRows().join('\n')}

Exit codes:
${row('0', 'no problems; warnings do not count without --strict')}
${row('1', 'problems')}
${row('2', 'something could not be read, or a flag is wrong')}

Text is coloured on a terminal; NO_COLOR=1 forbids it, FORCE_COLOR=1 demands it.
npm adds a heading of its own; for programs to read, write npm run -s validate.
docs/problems.md explains the code of every problem.
`;
}

function flagRows(): string[] {
  return [...flagsByName].map(([name, { value, short, help }]) => {
    const names = `${short ? `-${short}, ` : ''}--${name}${value ? ` <${value}>` : ''}`;
    return row(names, help);
  });
}

function row(names: string, help: string): string {
  const [first = '', ...others] = wrap(help, WIDTH - NAMES_WIDTH);
  return [
    `  ${names.padEnd(NAMES_WIDTH - 2)}${first}`,
    ...others.map((line) => `${' '.repeat(NAMES_WIDTH)}${line}`),
  ].join('\n');
}

/**
 * Text as lines of a width, broken at spaces only: a path or a pointer that is longer stays whole.
 */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && lengthOf(longer) > width) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}

function lengthOf(text: string): number {
  return Array.from(text).length;
}
