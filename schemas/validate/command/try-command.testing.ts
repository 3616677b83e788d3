import { Readable } from 'node:stream';
import { validate } from './validate-files.ts';

interface Trial {
  /** True if all streams are a terminal, which is `columns` wide. */
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** The content of standard input, or why it cannot be read. */
  readonly input?: string | Uint8Array | Error;
}

/** Runs the command in a folder and returns its exit code and output. */
export async function tryCommand(cwd: string, args: readonly string[], trial: Trial = {}) {
  const { isTTY = false, columns = 80, env = {}, input = '' } = trial;
  let output = '';
  let errors = '';
  const exitCode = await validate(args, {
    cwd,
    env,
    input: Object.assign(Readable.from(chunksOf(input)), { isTTY }),
    output: { write: (text) => (output += text), isTTY, columns },
    errors: { write: (text) => (errors += text), isTTY, columns },
  });
  return { exitCode, output, errors };
}

function* chunksOf(input: string | Uint8Array | Error): Generator<Uint8Array> {
  if (input instanceof Error) throw input;
  yield Buffer.from(input);
}

/** A page with a title, and with these components in its body. */
export function pageWith(...flexComponents: object[]): object {
  return { data: { flexZone: { flexComponents }, meta: { title: 'Saving' } } };
}
