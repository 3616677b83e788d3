import {
  readCommandLine,
  formatUsage,
  type CommandDescription,
} from '#schemas/command-line/read-command-line.ts';

/** Tells what a run of the command is to do, or what it prints instead. */
export type Options =
  | {
      readonly kind: 'run';
      readonly mode: 'check' | 'update';
      /** The ids of the scenarios begin with this; it is empty for all. */
      readonly only: string;
      readonly because: string;
    }
  | { readonly kind: 'end'; readonly exitCode: 0 | 2; readonly text: string };

const COMMAND = {
  name: 'npm run digest --',
  about:
    'Looks at every scenario in Chromium and writes down what it says: components, accessibility outline,\n' +
    'faults, requests and events.',
  flags: {
    check: {
      type: 'boolean',
      default: false,
      about: 'Tells what differs from what was agreed on, and then ends with 1.',
    },
    update: { type: 'boolean', default: false, about: 'Agrees on what there is now.' },
    because: {
      type: 'string',
      value: '"<why>"',
      default: '',
      about: 'The reason, noted in fixtures/digests/CHANGES.md. --update needs it.',
    },
    only: {
      type: 'string',
      value: '<id>',
      about:
        'Looks only at this scenario, such as home/en, or at all that begin so, such as home/.',
    },
  },
  more: 'It builds first where nothing is built, or a source was changed since; what the playground saves is none.',
} as const satisfies CommandDescription;

/** Reads the args of the command. */
export function readOptions(args: readonly string[]): Options {
  const read = readCommandLine(COMMAND, args);
  if (read.kind === 'end') return read;
  const { check, update, only, because: reason } = read.values;
  if (only === '') return mistaken('--only needs the id of a scenario, such as home/en.');
  if (check === update) {
    return mistaken('Say either --check, or --update --because "<why the digests may change>".');
  }
  const because = reason.trim().replaceAll(/\s+/g, ' ');
  if (update && !because) {
    return mistaken('--update needs --because "<why the digests may change>".');
  }
  return { kind: 'run', mode: check ? 'check' : 'update', only: only ?? '', because };
}

function mistaken(message: string): Options {
  return { kind: 'end', exitCode: 2, text: `${message}\n\n${formatUsage(COMMAND)}` };
}
