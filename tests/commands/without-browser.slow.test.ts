import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

const COMMANDS = [
  'tests/run.ts',
  'tests/deep/run.ts',
  'tests/digest/run.ts --check',
  'tests/screens.ts',
];

test.concurrent.each(COMMANDS)(
  'without a browser %s stops before anything else, with one message',
  { timeout: 60_000 },
  async (command) => {
    const { status, output } = await run(command.split(' '));

    expect(status).toBe(1);
    expect(output).toBe(
      'CHROMIUM_PATH is "/nowhere", which is not the path of an executable. Correct it or unset it.\n',
    );
  },
);

/** Runs a command on a machine whose browser is not where it should be. */
async function run(args: readonly string[]) {
  const env = { ...process.env, CHROMIUM_PATH: '/nowhere' };
  const child = spawn(process.execPath, args, { env, timeout: 60_000 });
  const [output, errors] = [child.stdout, child.stderr].map((stream) => text(stream));
  const [status] = (await once(child, 'close')) as [number | null];
  return { status, output: `${await output}${await errors}` };
}
