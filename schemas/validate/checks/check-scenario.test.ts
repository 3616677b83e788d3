import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { pageWith, tryCommand } from '../command/try-command.testing.ts';

const CARD = { componentType: 'service-card', title: 'Saver Plus' };
const HEADER = { componentType: 'home-header', coreHeader: { title: 'Welcome' } };

const PAGE = { fixture: 'en/individuals' };

const FIXTURES = {
  'fixtures/pages/en/individuals.json': pageWith(CARD),
  'fixtures/pages/en/business.json': pageWith(),
  'fixtures/pages/en/refused.invalid.json': {
    data: { meta: { title: 'Saving' }, flexZone: { flexComponents: {} } },
  },
  'fixtures/pages/en/refused.invalid.txt': 'wrong-type /data/flexZone/flexComponents',
  'fixtures/cards/service-card/full.json': CARD,
  'fixtures/cards/service-card/small.json': CARD,
  'fixtures/headers/home-header/full.json': HEADER,
};

/** Runs the command on a scenario among these fixtures. */
async function problemsOf(scenario: object, path = 'fixtures/scenarios/home/en.json') {
  const folder = temporaryFolder({ ...FIXTURES, [path]: { title: 'Home', ...scenario } });
  const { output } = await tryCommand(folder, [path, '--format', 'json']);
  const { problems }: { problems: Record<string, unknown>[] } = JSON.parse(output);
  return problems;
}

async function namesOf(scenario: object, path?: string) {
  const problems = await problemsOf(scenario, path);
  return problems.map(({ code, pointer }) => `${String(code)} ${String(pointer)}`);
}

test('VA-010 a slot naming a feature that its route lacks, and a scenario naming a page that does not exist, are problems', async () => {
  const folder = temporaryFolder({
    ...FIXTURES,
    'route.json': { pathPattern: '/*', features: [], slots: { main: { feature: 'flexPage' } } },
    'fixtures/scenarios/home/en.json': { title: 'Home', page: { fixture: 'en/individual' } },
  });

  const { exitCode, output } = await tryCommand(folder, ['.']);

  expect(output).toContain('route.json:6:18  error  missing-feature  /slots/main/feature');
  expect(output).toContain(
    'fixtures/scenarios/home/en.json:4:16  error  unknown-page  /page/fixture\n' +
      '    Unknown page: en/individual. The fixtures do not have it.\n',
  );
  expect(output).toContain('8 files checked, 2 problems.');
  expect(exitCode).toBe(1);
});

test('VA-010 a slot naming a feature that its route lacks is a problem in a table of routes, too', async () => {
  const route = { pathPattern: '/*', features: [{ name: 'search' }] };
  const folder = temporaryFolder({
    'experience.json': {
      $schema: 'https://experience.local/experience.schema.json',
      name: 'meridia',
      appName: 'Meridia',
      locales: [{ locale: 'en-GB', label: 'English' }],
      layouts: { default: { order: ['main'], slots: { main: { feature: 'flexPage' } } } },
      routes: [
        { pathPattern: '/', slots: { main: { feature: 'flexPage' } } },
        { ...route, pathPattern: '/en/*', pageLayout: 'defalt' },
        route,
      ],
    },
  });

  const { exitCode, output } = await tryCommand(folder, ['.', '--format', 'json']);

  const { problems }: { problems: Record<string, unknown>[] } = JSON.parse(output);
  expect(problems.map(({ code, pointer }) => `${String(code)} ${String(pointer)}`)).toEqual([
    'missing-feature /routes/0/slots/main/feature',
    'unknown-layout /routes/1/pageLayout',
    'missing-feature /routes/2/features',
  ]);
  expect(exitCode).toBe(1);
});

describe('a scenario', () => {
  test('of a page or of a component that exists is right', async () => {
    expect(await namesOf({ page: { fixture: 'en/individuals' } })).toEqual([]);
    expect(await namesOf({ page: { component: 'cards/service-card/full' } })).toEqual([]);
  });

  test('of an unknown page gets the nearest one suggested, and all there are', async () => {
    const problems = await problemsOf({ page: { fixture: 'en/indivduals' } });

    expect(problems).toMatchObject([
      {
        code: 'unknown-page',
        suggestion: 'en/individuals',
        fix: 'Write "fixture": "en/individuals". Add it to the fixtures, or use one of: en/business, en/individuals.',
      },
    ]);
  });

  test('of a page like no other gets all there are, and none suggested', async () => {
    const [problem] = await problemsOf({ page: { fixture: 'xyz' } });

    expect(problem).toMatchObject({
      message: 'Unknown page: xyz. The fixtures do not have it.',
      fix: 'Add it to the fixtures, or use one of: en/business, en/individuals.',
      expected: 'one of: en/business, en/individuals',
      found: '"xyz"',
    });
    expect(problem).not.toHaveProperty('suggestion');
  });

  test('of an unknown component fixture gets those of its folder', async () => {
    const problems = await problemsOf({ page: { component: 'cards/service-card/smal' } });

    expect(problems).toMatchObject([
      {
        code: 'unknown-fixture',
        pointer: '/page/component',
        severity: 'error',
        message: 'Unknown fixture: cards/service-card/smal. The fixtures do not have it.',
        fix: 'Write "component": "cards/service-card/small". Add it to the fixtures, or use one of: cards/service-card/full, cards/service-card/small.',
        expected: 'one of: cards/service-card/full, cards/service-card/small',
        suggestion: 'cards/service-card/small',
      },
    ]);
  });

  test.each([
    ['a folder that does not exist', 'carts/service-card/full'],
    ['a page', 'pages/en/individuals'],
  ])('whose component is in %s gets all component fixtures', async (_, component) => {
    const [problem] = await problemsOf({ page: { component } });

    expect(problem).toMatchObject({
      code: 'unknown-fixture',
      expected:
        'one of: cards/service-card/full, cards/service-card/small, headers/home-header/full',
    });
  });

  test('whose patch leads nowhere gets a message with the operation, and what is there', async () => {
    const problems = await problemsOf({
      page: { fixture: 'en/individuals' },
      patch: [
        { op: 'add', path: '/data/flexZone/flexComponents/0/intro', value: 'New' },
        { op: 'remove', path: '/data/legalZone' },
      ],
    });

    expect(problems).toMatchObject([
      {
        code: 'unmatched-patch',
        severity: 'error',
        pointer: '/patch/1/path',
        found: '"/data/legalZone"',
        message: 'Unmatched patch: the page has nothing at /data/legalZone.',
        fix: 'Correct the path. Where it leaves the page, there is: flexZone, meta.',
      },
    ]);
  });

  test('patches a component alone in the zone that it is made for', async () => {
    const page = { component: 'headers/home-header/full' };
    const change = { op: 'replace', value: 'New' };
    const [inItsZone, elsewhere] = ['mainHeaderZone', 'flexZone'].map(
      (zone) => `/data/${zone}/flexComponents/0/coreHeader/title`,
    );

    const right = await namesOf({ page, patch: [{ ...change, path: inItsZone }] });
    const wrong = await namesOf({ page, patch: [{ ...change, path: elsewhere }] });

    expect(right).toEqual([]);
    expect(wrong).toEqual(['unmatched-patch /patch/0/path']);
  });

  test.each([
    ['no page', {}, ['missing-property /page']],
    ['an empty page', { page: {} }, ['too-small /page']],
    [
      'a page and a component',
      { page: { fixture: 'en/individuals', component: 'cards/service-card/full' } },
      ['too-large /page'],
    ],
    [
      'a path out of the fixtures',
      { page: { component: '../x' } },
      ['wrong-format /page/component'],
    ],
    [
      'an operation without its value',
      { page: { fixture: 'en/individuals' }, patch: [{ op: 'add', path: '/data/x' }] },
      ['missing-property /patch/0/value'],
    ],
    ['an empty step', { page: PAGE, steps: [{}] }, ['too-small /steps/0']],
    [
      'a field that gets nothing',
      { page: PAGE, steps: [{ fill: 'Amount' }] },
      ['missing-property /steps/0/value'],
    ],
    [
      'a step that is two',
      { page: PAGE, steps: [{ press: 'Next' }, { press: 'Next', choose: 'Yes' }] },
      ['impossible-step /steps/1'],
    ],
    [
      'a step that says nothing to do',
      { page: PAGE, steps: [{ in: 'Payment 2' }] },
      ['impossible-step /steps/0'],
    ],
    [
      'a value for no field',
      { page: PAGE, steps: [{ press: 'Next', value: '5' }] },
      ['impossible-step /steps/0'],
    ],
  ])('with %s has that one problem', async (_, scenario, problems) => {
    const $schema = 'https://experience.local/scenario.schema.json';

    expect(await namesOf({ $schema, ...scenario })).toEqual(problems);
  });

  test('outside a folder of scenarios may name what cannot be looked up', async () => {
    const names = await namesOf({ page: { fixture: 'en/elsewhere' } }, 'draft.json');

    expect(names).toEqual([]);
  });

  test('of a page that is broken itself leaves the problem to that file', async () => {
    const folder = temporaryFolder({
      'fixtures/pages/en.json': '{"data":',
      'fixtures/scenarios/en.json': {
        title: 'Home',
        page: { fixture: 'en' },
        patch: [{ op: 'remove', path: '/data' }],
      },
    });

    const { output } = await tryCommand(folder, ['fixtures']);

    expect(output).toContain('fixtures/pages/en.json:1:9  error  broken-json');
    expect(output).toContain('2 files checked, 1 problem.');
  });
});
