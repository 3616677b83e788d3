import { describe, expect, test } from 'vitest';
import { readCommandLine } from './read-command-line.ts';

const bake = {
  name: 'npm run bake --',
  about: 'Bakes a cake.',
  args: '[names of cakes]',
  flags: {
    minutes: { type: 'string', value: '<n>', default: '40', about: 'How long it bakes.' },
    quiet: { type: 'boolean', default: false, about: 'Says nothing.' },
  },
} as const;

describe('a command line', () => {
  test('gives flags with their defaults, and the arguments beside them', () => {
    expect(readCommandLine(bake, ['lemon', '--quiet'])).toMatchObject({
      kind: 'run',
      values: { minutes: '40', quiet: true },
      args: ['lemon'],
    });
  });

  test.each([[['--help']], [['-h']], [['lemon', '--help', '--oops']]])(
    'answers %j with its usage, and ends well',
    (args) => {
      expect(readCommandLine(bake, args)).toEqual({
        kind: 'end',
        exitCode: 0,
        text: [
          'Usage: npm run bake -- [names of cakes] [flags]',
          '',
          'Bakes a cake.',
          '',
          '  --minutes <n>  How long it bakes. Default: 40.',
          '  --quiet        Says nothing.',
          '  --help         Prints this.',
        ].join('\n'),
      });
    },
  );

  test.each([
    [['--minuts', '3'], 'There is no flag --minuts. Did you mean --minutes?'],
    [['--minuts=3'], 'There is no flag --minuts. Did you mean --minutes?'],
    [['-q'], 'There is no flag -q.'],
    [['--temperature'], 'There is no flag --temperature.'],
    [['--minutes'], "Option '--minutes <value>' argument missing"],
  ])('answers %j with what is wrong and its usage', (args, mistake) => {
    const line = readCommandLine(bake, args);

    expect(line).toMatchObject({ kind: 'end', exitCode: 2 });
    expect(line).toHaveProperty('text', expect.stringContaining(`${mistake}\n\nUsage: `));
  });

  test('takes no arguments where its command takes none', () => {
    const line = readCommandLine({ name: 'npm run size', about: 'x', flags: {} }, ['home']);

    expect(line).toMatchObject({ kind: 'end', exitCode: 2 });
  });

  test('leaves what follows two dashes to the command', () => {
    expect(readCommandLine(bake, ['--', '--help'])).toMatchObject({ args: ['--help'] });
  });
});
