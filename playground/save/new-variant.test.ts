import { expect, test } from 'vitest';
import { openKeep, refusal } from './open-save-store.testing.ts';

const toText = (value: object) => `${JSON.stringify(value, undefined, 2)}\n`;

const LOAN = 'en/individuals/loan';
const PAGE = toText({ data: { meta: { title: 'Loan' } } });
const VARIANT_PAGE = 'pages/en/individuals/green-loan.json';

/** A window on a page of the site, which has become a variant that is not saved. */
async function makeVariant() {
  const opened = await openKeep({
    [`pages/${LOAN}.json`]: PAGE,
    'scenarios/loan/en.json': toText({ title: 'Loan', page: { fixture: LOAN } }),
    'scenarios/page/empty.json': toText({ title: 'Empty', page: { fixture: 'en/individuals' } }),
  });
  await opened.store.getState().openScenario('loan/en');
  await opened.store.getState().makeVariant('green-loan');
  return { ...opened, open: () => opened.store.getState().playground };
}

test('a new variant and its experiment are saved in one request, and its page is open then', async () => {
  const { doing, sent, disk, open, message, drafts } = await makeVariant();
  const draft = open()?.scenarioId;

  await doing().save();

  expect(sent.map((files) => files.map(({ path }) => path))).toEqual([
    [VARIANT_PAGE, 'experiment-list/loan.json'],
  ]);
  expect(disk.get(VARIANT_PAGE)).toBe(PAGE);
  expect(open()).toMatchObject({
    scenarioId: 'pages/en/individuals/green-loan',
    selects: { conditions: { experiment: 'loan:green-loan' } },
    history: { past: [] },
  });
  expect([message()?.kind, drafts.removed]).toEqual(['saved', [draft]]);
});

test('a page that has come to that address meanwhile is not written over', async () => {
  const { doing, disk, open, message, drafts } = await makeVariant();
  const { scenarioId } = open() ?? {};
  disk.set(VARIANT_PAGE, 'Of somebody else');

  await doing().save();

  expect(disk.get(VARIANT_PAGE)).toBe('Of somebody else');
  expect([message()?.kind, open()?.scenarioId, drafts.removed]).toEqual([
    'conflict',
    scenarioId,
    [],
  ]);
});

test('a variant that could not be saved stays what it is, with its texts', async () => {
  const { doing, state, open } = await makeVariant();
  const before = open();
  state.answer = refusal('wrong-document');

  await doing().save();

  expect(open()).toEqual(before);
});
