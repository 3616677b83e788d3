import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { tryCommand } from '#schemas/validate/command/try-command.testing.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { refuseRequests } from './hold-requests.ts';
import { openPlayground, pageWith, replaceText } from './open-playground.ts';
import { openSite } from './visit.ts';

interface Reported {
  readonly code: string;
  readonly message: string;
  readonly pointer: string;
}

const { site, visit } = openSite();

/** The code of a mistake, and a component with that mistake alone. */
const CASES: readonly (readonly [code: string, component: object])[] = [
  ['unknown-component', { componentType: 'servise-card', title: 'Saver' }],
  ['missing-property', { componentType: 'service-card' }],
  ['unknown-property', { componentType: 'service-card', titel: 'Saver' }],
  ['wrong-type', { componentType: 'service-card', title: 7 }],
  ['wrong-value', { componentType: 'service-card', title: 'Saver', cardSize: 'big' }],
  [
    'misplaced-property',
    { componentType: 'service-card', title: 'Saver', labelType: 'commercial' },
  ],
  [
    'misplaced-component',
    { componentType: 'cards', cards: [{ componentType: 'paragraph', titel: 'Saver' }] },
  ],
];

const PAGE = pageWith(...CASES.map(([, component]) => component));

/** A page that names what the fixtures do not have. */
const NAMING_PAGE = pageWith({
  componentType: 'service-card',
  title: 'Saver at %{savings:saver-rat}%',
  image: { original: '/images/house-key.svg' },
  link: { text: 'Open', url: '/en/individual' },
});

/** Returns the problems that the command reports for a page, in its order. */
async function runCommand(page: string, ...flags: readonly string[]): Promise<Reported[]> {
  const folder = temporaryFolder({ 'page.json': page });
  const { output } = await tryCommand(folder, ['--format', 'json', 'page.json', ...flags]);
  return (JSON.parse(output) as { problems: Reported[] }).problems;
}

test('VA-012 a mistake of each kind has one code and one wording in command, playground and server', async () => {
  const command = await runCommand(PAGE);
  const named = await runCommand(NAMING_PAGE, '--against', resolve('fixtures'));
  // Neither the full editor nor a preview says what is wrong.
  const { pageModel, problems } = await openPlayground(visit, '?scenario=section-title/minimal', {
    ...refuseRequests(/monaco-editor|\/frame\.html/),
    until: 'loaded',
  });
  await problems.getByText('No problems').waitFor();
  await replaceText(pageModel, PAGE);
  const listed = problems.getByRole('listitem');
  await listed.nth(CASES.length - 1).waitFor();
  site().faultInjection.set('page-model', { kind: 'body', text: PAGE });
  await site().get('/en/individuals');

  expect(command.map(({ code }) => code)).toEqual(CASES.map(([code]) => code));
  const inPlayground = await listed.allTextContents();
  const { messages } = site();
  expect([inPlayground.length, messages.length]).toEqual([CASES.length, CASES.length]);
  for (const [index, { code, message, pointer }] of command.entries()) {
    const row = inPlayground[index];
    expect(row).toContain(message);
    expect(row).toContain(pointer);
    expect(row).toContain(code);
    const reported = messages.filter((one) => one.includes(message));
    expect(reported).toEqual([expect.stringContaining(`(${code}, ${pointer})`)]);
  }

  await replaceText(pageModel, NAMING_PAGE);
  await problems.getByText('Unknown macro').waitFor();
  const codes = ['missing-macro-flag', 'unknown-macro', 'missing-image', 'unanswered-link'];
  expect(named.map(({ code }) => code).toSorted()).toEqual(codes.toSorted());
  const rows = await listed.allTextContents();
  expect(rows).toHaveLength(named.length);
  for (const { code, message } of named) {
    expect(rows.filter((row) => row.includes(message) && row.includes(code))).toHaveLength(1);
  }
});
