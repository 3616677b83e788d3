import { parseArgs } from 'node:util';

/** What a run of the command is to do. */
export type Options =
  | { readonly mode: 'help' }
  | {
      readonly mode: 'check' | 'update';
      /** What the ids of the scenarios begin with; empty for all. */
      readonly only: string;
      readonly because: string;
    };

export const USAGE = `Usage: npm run digest -- --check [--only <id>]
       npm run digest -- --update --because "<why>" [--only <id>]

Looks at every scenario in Chromium and writes down what it says: components, accessibility outline, faults,
requests and events. Builds the site first where that is needed.

--check          tells what differs from what was agreed on in fixtures/digests, and then ends with 1
--update         agrees on what there is now
--because <why>  the reason, noted in fixtures/digests/CHANGES.md; needed by --update
--only <id>      looks only at the scenario of this id, such as home/en, or at all whose ids begin so, such as home/
--help, -h       shows this`;

/** Reads the words of the command. Throws with what to do instead. */
export function readOptions(words: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      check: { type: 'boolean', default: false },
      update: { type: 'boolean', default: false },
      because: { type: 'string', default: '' },
      only: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return { mode: 'help' };
  if (positionals.length > 0) throw new Error(`Write --only ${positionals[0]}.`);
  if (values.only === '') throw new Error('--only needs the id of a scenario, such as home/en.');
  if (values.check === values.update) {
    throw new Error('Say either --check, or --update --because "<why the digests may change>".');
  }
  const because = values.because.trim().replaceAll(/\s+/g, ' ');
  if (values.update && !because) {
    throw new Error('--update needs --because "<why the digests may change>".');
  }
  return { mode: values.check ? 'check' : 'update', only: values.only ?? '', because };
}
