import { afterEach, expect, test, vi } from 'vitest';
import { runCommand } from './run-command.ts';
import { StartError } from './start-error.ts';

const start = vi.fn<() => Promise<void>>(() => Promise.resolve());
const oven = {
  name: 'npm run oven',
  about: 'Keeps cakes warm.',
  variables: [{ name: 'PORT', about: 'Where to listen.', default: 4173 }],
  more: 'It opens by itself.',
  start,
};

/** Runs the command with these words; returns what it prints and how it ends. */
async function runWith(...words: string[]) {
  vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', 'oven.ts', ...words]);
  const printed = vi.spyOn(console, 'log').mockReturnValue();
  const complained = vi.spyOn(console, 'error').mockReturnValue();
  const exited = vi.spyOn(process, 'exit').mockImplementation((): never => undefined as never);
  const { exitCode } = process;
  await runCommand(oven);
  const ended = process.exitCode === exitCode ? [] : [process.exitCode];
  process.exitCode = exitCode;
  return {
    printed: printed.mock.calls.flat(),
    complained: complained.mock.calls.flat(),
    codes: [...exited.mock.calls.flat(), ...ended],
    starts: start.mock.calls.length,
  };
}

afterEach(() => {
  vi.restoreAllMocks();
  start.mockClear();
});

test('a server that is asked to run starts, and says nothing itself', async () => {
  expect(await runWith()).toEqual({ printed: [], complained: [], codes: [], starts: 1 });
});

test('--help prints the variables with what they are left out, and starts nothing', async () => {
  const { printed, complained, codes, starts } = await runWith('--help');

  expect(printed).toEqual([
    expect.stringMatching(
      /^Usage: npm run oven.*by variables.*\n {2}PORT {2}Where to listen\. Default: 4173\.\n\nIt opens/s,
    ),
  ]);
  expect([complained, codes, starts]).toEqual([[], [0], 0]);
});

test('a flag that it does not know is refused with 2, and starts nothing', async () => {
  const { printed, complained, codes, starts } = await runWith('--port', '80');

  expect(complained).toEqual([expect.stringMatching(/^There is no flag --port\./)]);
  expect([printed, codes, starts]).toEqual([[], [2], 0]);
});

test('what is wrong with the environment is said without a stack, and all else with it', async () => {
  const mistake = new Error('A mistake in the code.');
  start.mockRejectedValueOnce(new StartError('Port 80 is taken.'));
  const refused = await runWith();
  vi.restoreAllMocks();
  start.mockRejectedValueOnce(mistake);
  const broken = await runWith();

  expect([refused.complained, refused.codes]).toEqual([['Port 80 is taken.'], [1]]);
  expect([broken.complained, broken.codes]).toEqual([[mistake], [1]]);
});
