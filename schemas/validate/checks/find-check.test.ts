import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { pageWith, tryCommand } from '../command/try-command.testing.ts';

const HOST = 'https://experience.local';

async function codesIn(document: object, path = 'document.json'): Promise<string[]> {
  const { output } = await tryCommand(temporaryFolder({ [path]: document }), [
    '.',
    '--format',
    'json',
  ]);
  const { problems }: { problems: { code: string; pointer: string }[] } = JSON.parse(output);
  return problems.map(({ code, pointer }) => `${code} ${pointer}`);
}

test.each([
  ['a page by a zone in its data', { data: { legalZone: {} } }, '/data/legalZone/flexComponents'],
  [
    'a route by its pathPattern',
    { pathPattern: '/a', auth: { redirectTo: 5 } },
    '/auth/redirectTo',
  ],
  ['a component by its componentType', { componentType: 'cards' }, '/cards'],
  ['any file by its $schema', { $schema: `${HOST}/macros.schema.json` }, '/groups'],
  [
    'a shell part by its $schema',
    { $schema: `${HOST}/shell/footer.schema.json`, footer: { date: 1 } },
    '/footer/date',
  ],
  ['$schema before the shape', { $schema: `${HOST}/route.schema.json`, data: {} }, '/pathPattern'],
])('VA-007 finds the schema of %s, whatever the folder', async (_name, document, pointer) => {
  const elsewhere = await codesIn(document, 'headers/somewhere.json');

  expect(elsewhere).toContainEqual(expect.stringContaining(pointer));
  expect(await codesIn(document)).toEqual(elsewhere);
});

test.each([
  ['an object with no known member', { title: 'Saver Plus' }, 'unfitting-document '],
  ['a page without a zone', { data: { meta: {} } }, 'unfitting-document '],
  ['a list', [pageWith()], 'unfitting-document '],
  ['an unknown $schema', { $schema: `${HOST}/rout.schema.json` }, 'unfitting-document /$schema'],
])('VA-007 %s fits no schema, which is one problem', async (_name, document, problem) => {
  const problems = await codesIn(document);

  expect(problems).toEqual([problem]);
});

test('a component file of an unknown type is one unknown component', async () => {
  const problems = await codesIn({ componentType: 'teaser', title: 5 });

  expect(problems).toEqual(['unknown-component /componentType']);
});

test('a component file may name its own schema', async () => {
  const problems = await codesIn({
    $schema: `${HOST}/cards/service-card.schema.json`,
    componentType: 'service-card',
    title: 'Saver Plus',
  });

  expect(problems).toEqual([]);
});
