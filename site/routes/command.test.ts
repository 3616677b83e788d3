import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { experience } from '../experience.ts';
import { runRoutesCommand } from './command.ts';

const ROOT = process.cwd();
const folder = mkdtempSync(join(tmpdir(), 'routes-'));
afterAll(() => rmSync(folder, { recursive: true }));

const FEATURES = { features: [{ name: 'flexPage' }], slots: { main: { feature: 'flexPage' } } };
const ROUTES = [
  { pathPattern: '/', redirect: '/en' },
  { pathPattern: '/:language/mine', auth: {} },
  { pathPattern: '/en/*', conditions: { app: ['banking', 'profile'] }, ...FEATURES },
  {
    pathPattern: '/:language/*',
    pageTitle: { 'en-GB': 'Saving', 'fr-BE': 'Épargner' },
    ...FEATURES,
  },
  { pathPattern: '/*', compatibility: { appVersion: { ios: '1.7.2' } }, ...FEATURES },
];
writeFileSync(join(folder, 'good.json'), JSON.stringify({ ...experience, routes: ROUTES }));
writeFileSync(join(folder, 'bad.json'), JSON.stringify({ ...experience, routes: [{}] }));
writeFileSync(join(folder, 'broken.json'), '{');

const run = (...words: string[]) => runRoutesCommand(words, folder);
const match = (path: string, ...flags: string[]) =>
  run('match', path, '--experience', 'good.json', ...flags);

test('the routes of the site are checked where no file is named', () => {
  expect(runRoutesCommand(['check'], process.cwd())).toEqual({ text: 'No problems.', exitCode: 0 });
});

test('RT-017 a route without a pattern ends with 1, in one line with its file and its index', () => {
  expect(run('check', 'good.json', 'bad.json')).toEqual({
    text: 'bad.json: Route 0: Missing pathPattern. Add one, such as "/*" for all paths.',
    exitCode: 1,
  });
});

test('the winner is told with all that it is shown with, and why each other lost', () => {
  expect(match('/fr/a/b')).toEqual({
    text: [
      'Route 3 (/:language/*) is shown.',
      '  parameters  language = fr',
      '  rest        a/b',
      `  title       Épargner - ${experience.appName}`,
      '  layout      default',
      '  experiments none: the route has no "experiments": true',
      'Route 0 (/) lost: its pattern does not fit.',
      'Route 1 (/:language/mine) lost: its pattern does not fit.',
      'Route 2 (/en/*) lost: its pattern does not fit.',
      'Route 4 (/*) lost: route 3 stands before it.',
    ].join('\n'),
    exitCode: 0,
  });
});

test('of the routes behind the winner only those are told that fit as well', () => {
  const { text } = match('/en/mine', '--signed-in');

  expect(text.match(/^Route \d/gm)).toEqual([
    'Route 1',
    'Route 0',
    'Route 2',
    'Route 3',
    'Route 4',
  ]);
  expect(match('/').text.match(/^Route \d/gm)).toEqual(['Route 0', 'Route 4']);
});

test.each<[string, readonly string[], string]>([
  ['/', [], 'Route 0 (/) sends to /en'],
  ['/en/a', [], 'its condition wants app to be banking or profile, and nobody knows app.'],
  [
    '/en/a',
    ['--fact', 'app=open'],
    'its condition wants app to be banking or profile, and it is open.',
  ],
  ['/en/a', ['--fact', 'app=banking'], 'Route 2 (/en/*) is shown.'],
  ['/en/a', ['--later', 'app'], 'Route 2 (/en/*) waits for what the browser knows: app.'],
  ['/en/mine', [], 'is only for visitors who are signed in.'],
  ['/en/mine', ['--signed-in'], 'Route 1 (/:language/mine) is shown.'],
  ['//a', ['--app', 'ios@1.7.1'], 'Route 4 (/*) is refused: the app lacks version 1.7.2.'],
  ['//a', ['--app', 'android@1'], 'Route 4 (/*) is shown.'],
])('%s with %j says: %s', (path, flags, line) => {
  expect(match(path, ...flags).text).toContain(line);
});

const LOAN = {
  key: 'loan',
  experimentUrl: '/en/loan',
  variants: [
    { variant: 'control', variantUrl: '/en/loan', share: 60 },
    { variant: 'b', variantUrl: '/en/loan-b', share: 40 },
  ],
};
const experimentsIn = (file: string, list: unknown) =>
  writeFileSync(
    join(folder, file),
    JSON.stringify({
      ...experience,
      routes: [{ pathPattern: '/*', experiments: true, ...FEATURES }],
      experiments: list === undefined ? undefined : { list },
    }),
  );
experimentsIn('without.json', undefined);
experimentsIn('own.json', [LOAN, { ...LOAN, key: 'old', ended: true }]);
experimentsIn('asks.json', '/experiments');
writeFileSync(join(folder, 'list.json'), JSON.stringify({ experiments: [LOAN] }));

test.each([
  ['/en/loan own.json', [], 'loan (control 60, b 40); old (control 60, b 40, ended)'],
  ['/en/loan-b asks.json', ['list.json'], 'variant b of loan on /en/loan'],
  ['/en/other asks.json', ['list.json'], 'none in the list'],
  ['/en/loan asks.json', [], 'may decide: /experiments lists them'],
  ['/en/loan without.json', [], 'none: the experience has no list of them'],
])('the experiments at %s with the lists %j are: %s', (question, lists, line) => {
  const [path = '', file = ''] = question.split(' ');
  const flags = lists.flatMap((list) => ['--experiments', list]);

  const { text, exitCode } = run('match', path, '--experience', file, ...flags);

  expect(text).toContain(`\n  experiments ${line}`);
  expect(exitCode).toBe(0);
});

test.each([
  [['match', 'en'], 'Say "check", or "match" and a path that begins with a slash.'],
  [['walk'], 'Say "check", or "match" and a path that begins with a slash.'],
  [['check', 'nowhere.json'], 'nowhere.json'],
  [['check', 'broken.json'], 'broken.json is no JSON.'],
  [['match', '/', '--experience', 'bad.json'], 'npm run validate names them.'],
  [['match', '/', '--experiments', 'bad.json'], 'bad.json has problems. npm run validate'],
  [['check', '--fat'], 'There is no flag --fat.'],
])('%j cannot be done, and ends with 2', (words, text) => {
  expect(run(...words)).toMatchObject({ text: expect.stringContaining(text), exitCode: 2 });
});

test('VA-016 with a folder of pages, a redirect and a home without a page are lines of the check', () => {
  const [segment] = experience.segments ?? [];
  const homes = { ...segment?.homes, 'en-GB': '/en/individual' };
  const wrong = {
    ...experience,
    segments: [{ ...segment, homes }],
    routes: [{ pathPattern: '/loan', redirect: '/en/lone' }, ...experience.routes],
  };
  writeFileSync(join(folder, 'leads-nowhere.json'), JSON.stringify(wrong));

  const { text, exitCode } = run(
    'check',
    'leads-nowhere.json',
    '--against',
    join(ROOT, 'fixtures'),
  );

  expect(exitCode).toBe(1);
  expect(text.split('\n')).toEqual([
    expect.stringMatching(
      /: Segment 0: Missing target: \/en\/individual\. .* Write "\/en\/individuals"/,
    ),
    expect.stringMatching(/: Route 0: Missing target: \/en\/lone\. /),
  ]);
});

test('a folder of pages that does not exist ends with 2', () => {
  expect(run('check', 'good.json', '--against', 'nowhere')).toMatchObject({ exitCode: 2 });
});
