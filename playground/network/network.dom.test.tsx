import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { sampleEnvironment } from '../environment/sample-environment.testing.ts';
import { iconIn } from '../layout/icon.testing.ts';
import { openSampleWindow, region } from '../open-window.testing.tsx';
import type { Call } from '../state/calls/calls.ts';

const ADDRESS = 'https://www.meridia.test/playground/?scenario=section-title/sample&mode=test';
const PAGE: Call = {
  id: 1,
  method: 'GET',
  url: 'https://api.meridia.test/page-model?pageUrl=%2Fen',
  startedMs: 4.4,
  durationMs: 12.3,
  budgetMs: 10_000,
  end: 'done',
  status: 200,
  request: { headers: { accept: 'application/json' } },
  answer: { headers: {}, body: `)]}',\n{"data":{"a":1}}` },
};
const { status: _status, budgetMs: _budget, ...WITHOUT_STATUS } = PAGE;
const { durationMs: _time, ...UNDER_WAY } = WITHOUT_STATUS;
const ENDS: readonly Call[] = [
  { ...UNDER_WAY, budgetMs: 10_000, end: 'pending' },
  { ...WITHOUT_STATUS, budgetMs: 10_000, end: 'failed', reason: 'cut off' },
  { ...PAGE, end: 'timed-out', durationMs: 10_000 },
  { ...PAGE, end: 'aborted' },
  { ...PAGE, status: 503, fault: 'status:503' },
  WITHOUT_STATUS,
];

async function openNetwork(calls: readonly Call[], loadedAt = 1) {
  const environment = sampleEnvironment(ADDRESS);
  const opened = await openSampleWindow({ environment });
  await userEvent.click(region('Network').getByRole('button', { name: 'Network' }));
  await opened.doing(({ noteCalls }) => noteCalls({ loadedAt, calls }));
  return opened;
}

const rows = () => region('Network').getAllByRole('row').slice(1);
const cells = () =>
  rows().map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent));
const details = () => document.querySelector('.network__details')?.textContent;
const callButton = (name: RegExp) => region('Network').getByRole('button', { name });

test('before the first call it says what will stand there', async () => {
  await openNetwork([]);

  expect(region('Network').getByText(/has not called any service yet/)).toBeVisible();
});

test('each end of a call has its own words and picture, beside its time and budget', async () => {
  const calls = ENDS.map((call, index) => ({
    ...call,
    id: index + 1,
    url: `${PAGE.url}${index}`,
  }));

  await openNetwork(calls);

  expect(cells().map(([, answer, time]) => [answer, time])).toEqual([
    ['under way', 'of 10,000 ms'],
    ['failed', '12 of 10,000 ms'],
    ['timed out', '10,000 of 10,000 ms'],
    ['stopped by the page', '12 of 10,000 ms'],
    ['503', '12 of 10,000 ms'],
    ['loaded', '12 ms, no budget'],
  ]);
  expect(rows().map((row) => iconIn(row))).toEqual([
    'arrow-clockwise',
    'x-circle-fill',
    'x-circle-fill',
    'x',
    'x-circle-fill',
    'check-circle-fill',
  ]);
  expect(rows().map((row) => row.querySelector('[data-over="true"]') !== null)).toEqual([
    false,
    false,
    true,
    false,
    false,
    false,
  ]);
});

test('a second try is a row of its own that says so', async () => {
  await openNetwork([PAGE, { ...PAGE, id: 2 }]);

  expect(cells().map(([name]) => name)).toEqual([
    'GET/page-model?pageUrl=/en',
    'GET/page-model?pageUrl=/entime 2',
  ]);
});

test('a chosen call shows its request and its answer, formatted and copied as JSON', async () => {
  const { environment } = await openNetwork([PAGE]);

  await userEvent.click(callButton(/page-model/));
  await userEvent.click(callButton(/^Copy the answer’s body/));

  expect(callButton(/page-model/)).toHaveAttribute('aria-current', 'true');
  expect(details()).toContain(`GET ${PAGE.url}acceptapplication/jsonWithout a body.`);
  expect(details()).toContain('{\n  "data": {\n    "a": 1\n  }\n}');
  expect(environment.copied).toEqual(['{\n  "data": {\n    "a": 1\n  }\n}']);
  expect(region('Network').getByText('Copied')).toBeVisible();
});

test('a page that is loaded again shows its own calls, and the same one stays chosen', async () => {
  const { doing } = await openNetwork([{ ...PAGE, id: 2 }]);
  await userEvent.click(callButton(/page-model/));
  const again = { ...PAGE, answer: { headers: {}, body: 'other' } };

  await doing(({ noteCalls }) => noteCalls({ loadedAt: 2, calls: [again] }));

  expect(details()).toContain('other');
});

test('a body that was cut says how long it is, and calls that are gone are counted', async () => {
  const answer = { headers: {}, body: 'abc', wholeLength: 300_000 };

  await openNetwork(
    Array.from({ length: 203 }, (_, index) => ({ ...PAGE, answer, id: index + 1 })),
  );
  // Asking two hundred rows for their roles takes seconds.
  await userEvent.click([...document.querySelectorAll('.network__call')].at(-1) ?? document.body);

  expect(details()).toContain('The first 3 of 300,000 characters.');
  expect(document.querySelector('.network__calls p')?.textContent).toMatch(
    /not listed any more: 3$/,
  );
});

test('arrow keys lead from call to call', async () => {
  await openNetwork([PAGE, { ...PAGE, id: 2, url: 'https://api.meridia.test/macros' }]);
  callButton(/page-model/).focus();

  await userEvent.keyboard('{ArrowDown}{Enter}');

  expect(callButton(/macros/)).toHaveFocus();
  expect(details()).toContain('https://api.meridia.test/macros');
});
