import { afterEach, expect, test, vi } from 'vitest';
import { parseCommandLine } from './read-command-line.ts';

const bake = {
  name: 'npm run bake --',
  about: 'Bakes a cake.',
  flags: { quiet: { type: 'boolean', default: false, about: 'Says nothing.' } },
} as const;

/** Runs the command with these words, and returns what it prints and how it ends. */
function runWith(...words: string[]) {
  vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', 'bake.ts', ...words]);
  const printed = vi.spyOn(console, 'log').mockReturnValue();
  const complained = vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`ended with ${code}`);
  });
  return { printed, complained };
}

afterEach(() => void vi.restoreAllMocks());

test('a command that is asked to run goes on, with its flags', () => {
  const { printed, complained } = runWith('--quiet');

  expect(parseCommandLine(bake)).toMatchObject({ kind: 'run', values: { quiet: true } });
  expect([printed, complained].flatMap(({ mock }) => mock.calls)).toEqual([]);
});

test('--help is printed on standard output, and ends the process well', () => {
  const { printed, complained } = runWith('--help');

  expect(() => parseCommandLine(bake)).toThrow('ended with 0');
  expect(printed).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Bakes a cake.'));
  expect(complained).not.toHaveBeenCalled();
});

test('a mistake is printed on standard error, and ends the process with 2', () => {
  const { printed, complained } = runWith('--quite');

  expect(() => parseCommandLine(bake)).toThrow('ended with 2');
  expect(complained).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('Did you mean --quiet?'),
  );
  expect(printed).not.toHaveBeenCalled();
});
