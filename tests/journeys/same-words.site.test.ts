import { execFile } from 'node:child_process';
import { basename } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { sharePlayground } from './open-playground.ts';
import { openSite } from './visit.ts';

interface Reported {
  readonly file: string;
  readonly code: string;
  readonly message: string;
  readonly pointer: string;
}

const { site, visit } = openSite();
const run = promisify(execFile);

const openShared = sharePlayground(visit);

const CASES: readonly (readonly [name: string, code: string, component: object])[] = [
  ['an unknown component', 'unknown-component', { componentType: 'servise-card', title: 'Saver' }],
  ['a missing field', 'missing-property', { componentType: 'service-card' }],
  ['a misspelt field', 'unknown-property', { componentType: 'service-card', titel: 'Saver' }],
  ['a wrong type', 'wrong-type', { componentType: 'service-card', title: 7 }],
  [
    'a wrong value',
    'wrong-value',
    { componentType: 'service-card', title: 'Saver', cardSize: 'big' },
  ],
  [
    'a misplaced field',
    'misplaced-property',
    { componentType: 'service-card', title: 'Saver', labelType: 'commercial' },
  ],
  [
    'a component of another family',
    'misplaced-component',
    { componentType: 'cards', cards: [{ componentType: 'paragraph', titel: 'Saver' }] },
  ],
];

const pageWith = (component: object) =>
  JSON.stringify({ data: { flexZone: { flexComponents: [component] } } }, null, 2);

let fromCommand: Promise<Map<string, Reported[]>> | undefined;

/** What the validate command reports for each page, by its code. One run reads all of them. */
async function runCommand(): Promise<Map<string, Reported[]>> {
  const files = CASES.map(([, code, component]) => [`${code}.json`, pageWith(component)] as const);
  const folder = temporaryFolder(Object.fromEntries(files));
  const ended = run('node', ['schemas/validate.ts', '--format', 'json', folder]);
  const { stdout } = await ended.catch((error: { stdout: string }) => error);
  const { problems } = JSON.parse(stdout) as { problems: Reported[] };
  return Map.groupBy(problems, ({ file }) => basename(file, '.json'));
}

test.each(CASES)(
  'VA-012 %s has one code and one wording everywhere',
  async (_, code, component) => {
    const page = pageWith(component);
    const [command, ...others] = (await (fromCommand ??= runCommand())).get(code) ?? [];
    if (!command) throw new Error(`The command reports nothing for ${code}.`);

    const { pageModel, problems } = await openShared('?scenario=section-title/minimal');
    await pageModel.fill(page);
    const problem = problems.getByRole('listitem');
    await problem.getByText(command.message).waitFor();
    site().reset();
    site().faultInjection.set('page-model', { kind: 'body', text: page });
    await site().get('/en/individuals');

    expect([command, ...others].map((one) => one.code)).toEqual([code]);
    expect(await problem.count()).toBe(1);
    expect(await problem.textContent()).toContain(command.message);
    expect(await problem.textContent()).toContain(code);
    expect(await problem.textContent()).toContain(command.pointer);
    const reported = site().messages.filter((message) => message.includes(command.message));
    expect(reported).toHaveLength(1);
    expect(reported[0]).toContain(`(${code}, ${command.pointer})`);
  },
);
