import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { openSite } from './visit.ts';

interface Reported {
  readonly code: string;
  readonly message: string;
  readonly pointer: string;
}

const { site, visit } = openSite();
const run = promisify(execFile);

/** The problem that the validate command reports for a page. */
async function problemFromCommand(page: string): Promise<Reported> {
  const file = join(temporaryFolder({ 'page.json': page }), 'page.json');
  const ended = run('node', ['schemas/validate.ts', '--format', 'json', file]);
  const { stdout } = await ended.catch((error: { stdout: string }) => error);
  const { problems } = JSON.parse(stdout) as { problems: Reported[] };
  expect(problems).toHaveLength(1);
  return problems[0] as Reported;
}

test.each([
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
])('VA-012 %s has one code and one wording everywhere', async (_, code, component) => {
  const page = JSON.stringify({ data: { flexZone: { flexComponents: [component] } } }, null, 2);

  const command = await problemFromCommand(page);
  const { page: window } = await visit('/playground/?scenario=section-title/minimal', {
    until: 'loaded',
  });
  await window.getByRole('textbox', { name: 'Page model' }).fill(page);
  const problem = window.getByRole('region', { name: 'Problems' }).getByRole('listitem');
  await problem.getByText(command.message).waitFor();
  site().reset();
  site().faultInjection.set('page-model', { kind: 'body', text: page });
  await site().get('/en/individuals');

  expect(command.code).toBe(code);
  expect(await problem.count()).toBe(1);
  expect(await problem.textContent()).toContain(command.message);
  expect(await problem.textContent()).toContain(code);
  expect(await problem.textContent()).toContain(command.pointer);
  const reported = site().messages.filter((message) => message.includes(command.message));
  expect(reported).toHaveLength(1);
  expect(reported[0]).toContain(`(${code}, ${command.pointer})`);
});
