import { parseArgs, type ParseArgsOptionDescriptor } from 'node:util';
import { findNearest } from '../../problems/nearest.ts';

/** The forms in which the command reports, the first one by default. */
const FORMATS = ['text', 'json', 'sarif', 'junit', 'github'] as const;

export type Format = (typeof FORMATS)[number];

/** A flag of the command. Reading, the help and the nearest spelling all go by this table. */
interface Flag {
  /** The value of the flag, in words. Without it, the flag takes none. */
  readonly value?: string;
  readonly short?: string;
  readonly help: string;
}

/** Holds the flags by name, in the order of the help. */
export const flagsByName: ReadonlyMap<string, Flag> = new Map<string, Flag>([
  ['format', { value: 'name', help: `how to report: ${FORMATS.join(', ')}` }],
  [
    'against',
    {
      value: 'folder',
      help: 'holds icons, macros, images and links against what this folder has: icons.json, macros/, images/, pages/',
    },
  ],
  [
    'components',
    {
      value: 'folder',
      help: 'knows the component types that this folder describes, each in a <type>.schema.json',
    },
  ],
  [
    'changed',
    {
      value: 'git ref',
      help: 'checks only files that have changed since the present branch left this ref, untracked ones included',
    },
  ],
  ['strict', { help: 'makes warnings count as problems' }],
  ['help', { short: 'h', help: 'prints this and does nothing else' }],
]);

/** The path that means standard input. */
export const STANDARD_INPUT = '-';

export interface Flags {
  readonly paths: readonly string[];
  readonly format: Format;
  /** Warnings count as problems. */
  readonly strict: boolean;
  /** Only files that have changed since this git ref. */
  readonly changed?: string;
  /** A folder whose icons, macros, images and pages content may name. */
  readonly against?: string;
  /** A folder with the schemas of component types that are not the product's own. */
  readonly components?: string;
}

/**
 * Describes what the command is asked to do. A refusal says in sentences what is wrong with the
 * arguments.
 */
type Request = { readonly flags: Flags } | { readonly help: true } | { readonly refusal: string };

const WIDTH = 80;
const NAMES_WIDTH = 24;

export const USAGE = 'npm run validate -- <files, folders or -> [flags]';

/** Reads the arguments of the command. */
export function readFlags(args: readonly string[]): Request {
  const { values, positionals, tokens } = parse(args);
  if (values['help'] === true) return { help: true };
  const mistakes = tokens.flatMap((token) =>
    token.kind === 'option' ? refuseFlag(token, args) : [],
  );
  const [refusal] = [...mistakes, ...refuseFormat(values['format'])];
  if (refusal !== undefined) return { refusal };

  const changed = textOf(values['changed']);
  const against = textOf(values['against']);
  const components = textOf(values['components']);
  const paths = positionals.length === 0 && changed !== undefined ? ['.'] : positionals;
  return (
    refusePaths(paths, changed) ?? {
      flags: {
        paths,
        format: FORMATS.find((each) => each === values['format']) ?? FORMATS[0],
        strict: values['strict'] === true,
        ...(changed !== undefined && { changed }),
        ...(against !== undefined && { against }),
        ...(components !== undefined && { components }),
      },
    }
  );
}

/** Takes everything: mistakes get messages of our own. */
function parse(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
}

const options = Object.fromEntries(
  [...flagsByName].map(([name, { value, short }]): [string, ParseArgsOptionDescriptor] => [
    name,
    { type: value ? 'string' : 'boolean', ...(short && { short }) },
  ]),
);

interface FlagToken {
  readonly name: string;
  readonly index: number;
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}

function refuseFlag({ name, index, value }: FlagToken, args: readonly string[]): string[] {
  const flag = flagsByName.get(name);
  if (!flag) return [unknownFlag(args[index]?.split('=')[0] ?? name)];
  if (!flag.value) return value === undefined ? [] : [`--${name} takes no value. Leave it out.`];
  // A word that begins with a dash is the next flag, or would be one to the program that gets it.
  const isMissing = value === undefined || value === '' || /^-./.test(value);
  return isMissing ? [`--${name} needs a ${flag.value} behind it.`] : [];
}

function unknownFlag(word: string): string {
  const names = [...flagsByName.keys()];
  const meant = findNearest(word.replace(/^-+/, ''), names);
  const advice = meant
    ? `Did you mean --${meant}?`
    : `Use some of: ${names.map((name) => `--${name}`).join(', ')}.`;
  return `Unknown flag: ${word}. ${advice}`;
}

function refuseFormat(format: unknown): string[] {
  if (typeof format !== 'string' || FORMATS.some((each) => each === format)) return [];
  const meant = findNearest(format, FORMATS);
  const question = meant ? ` Did you mean ${meant}?` : '';
  return [`Unknown format: ${format}.${question} Use one of: ${FORMATS.join(', ')}.`];
}

const WHAT_TO_NAME = 'Name files or folders, or - for standard input.';

function refusePaths(paths: readonly string[], changed?: string): Request | undefined {
  if (paths.length === 0) return { refusal: `There is nothing to check. ${WHAT_TO_NAME}` };
  // An unset variable of a shell must not mean the whole folder.
  if (paths.includes('')) return { refusal: `A path is empty. ${WHAT_TO_NAME}` };
  return changed !== undefined && paths.includes(STANDARD_INPUT)
    ? { refusal: 'The - for standard input cannot stand beside --changed: it has no history.' }
    : undefined;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** Returns the text that `--help` prints. */
export function formatHelp(): string {
  return `Checks configurations against their schemas, and whether what they name exists.

Usage: ${USAGE}

${row('<file>', 'one document, whatever its name')}
${row('<folder>', 'every .json file at or below it, but for schemas, hidden files, tsconfig and package files, and the folders node_modules, dist and generated')}
${row('-', 'one document from standard input; reports call it <stdin>')}

Flags:
${flagRows().join('\n')}

The .allow.txt beside a file (a.allow.txt beside a.json) allows warnings that
are meant, one "code pointer - reason" on a line.

Exit codes:
${row('0', 'no problems; warnings do not count without --strict')}
${row('1', 'problems')}
${row('2', 'something could not be read, or a flag is wrong')}

Text is coloured on a terminal; NO_COLOR=1 forbids it, FORCE_COLOR=1 demands it.
npm adds a heading of its own; for programs to read, write npm run -s validate.
docs/problems.md explains the code of every problem. VITRINE_PROBLEMS_URL is the
address at which it is published, for the links of --format sarif.
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
