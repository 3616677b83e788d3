import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openSampleWindow, region } from '../open-window.testing.tsx';
import type { DigestAnswer } from './ask-for-digest.ts';
import type { DigestRequest } from './create-digest-request.ts';

const STORED = 'components\n  section-title title\noutline\n  heading "Rates"\n';
const PICTURE = 'data:image/webp;base64,AAAA';
const taken = (digest: string, more: object = { stored: STORED }): DigestAnswer => ({
  kind: 'taken',
  digest,
  picture: PICTURE,
  ...more,
});

/** A window in Test with the digest open, and a server that gives these answers. */
async function openDigest(...answers: readonly DigestAnswer[]) {
  const asked: { readonly request: DigestRequest; readonly signal: AbortSignal }[] = [];
  const opened = await openSampleWindow({
    query: '?scenario=section-title/sample&mode=test',
    async askForDigest(request, signal) {
      asked.push({ request, signal });
      return answers[asked.length - 1] ?? { kind: 'gone' };
    },
  });
  await userEvent.click(region('Digest').getByRole('button', { name: 'Digest' }));
  // It takes longer to load from the sources than a query waits.
  await opened.doing(() => import('./digest.tsx'));
  return { ...opened, asked };
}

test('a digest that is as it was says so, and shows the page beside the stored picture', async () => {
  const storedPicture = { address: '/preview/pictures/x.webp', isCurrent: true };

  const { asked } = await openDigest(taken(STORED, { stored: STORED, storedPicture }));

  const digest = region('Digest');
  expect(digest.getByText('Same as the stored digest')).toBeVisible();
  expect(digest.queryByText(/npm run digest/)).toBeNull();
  const sources = [...document.querySelectorAll('.digest__picture img')].map((image) =>
    image.getAttribute('src'),
  );
  expect(sources).toEqual([PICTURE, '/preview/pictures/x.webp']);
  expect(asked.map(({ request }) => request)).toEqual([
    { id: 'section-title/sample', query: '', documents: {} },
  ]);
});

test('one that differs is compared by lines, with the command that stores it', async () => {
  const { environment } = await openDigest(taken(STORED.replace('Rates', 'Rate')));
  const digest = region('Digest');

  await userEvent.click(digest.getByRole('button', { name: 'Copy' }));

  expect(digest.getByText('Differs from the stored digest')).toBeVisible();
  expect(document.querySelector('.digest del')).toHaveTextContent('heading "Rates"');
  expect(document.querySelector('.digest ins')).toHaveTextContent('heading "Rate"');
  expect(environment.copied).toEqual([
    'npm run digest -- --update --only section-title/sample --because "<why>"',
  ]);
  expect(digest.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(digest.getByText(/^There is no stored picture/)).toBeVisible();
});

test('with a fault it is taken anew, and nothing offers to store that', async () => {
  const { asked, doing } = await openDigest(taken(STORED), taken('components\n'));

  await doing(({ setCondition }) => setCondition('fault-macros', 'disconnect'));

  expect(asked.map(({ request, signal }) => [request.query, signal.aborted])).toEqual([
    ['', true],
    ['fault-macros=disconnect', false],
  ]);
  const digest = region('Digest');
  expect(digest.getByText('Differs from the stored digest')).toBeVisible();
  expect(digest.getByText(/^Taken with what is edited and chosen here/)).toBeVisible();
  expect(digest.queryByRole('button', { name: 'Copy' })).toBeNull();
});

test('F6 leads past the difference, which is a part of its region', async () => {
  await openDigest(taken('components\n'));
  region('Digest').getByRole('button', { name: 'Digest' }).focus();

  await userEvent.keyboard('{F6}');

  expect(region('History').getByRole('button', { name: 'History' })).toHaveFocus();
});

test.each<[string, DigestAnswer, string]>([
  ['no server', { kind: 'gone' }, 'No server answers that could take the digest.'],
  [
    'no Chromium',
    { kind: 'refused', code: 'no-browser', text: 'In English.' },
    'The server has no Chromium, in which digests are taken.',
  ],
  [
    'another reason',
    { kind: 'refused', code: 'too-many', text: 'There were 40. Wait.' },
    'There were 40. Wait.',
  ],
  ['no stored digest', taken(STORED, {}), 'There is no stored digest of this scenario yet'],
])('%s is said, with the command to run', async (_, answer, text) => {
  await openDigest(answer);

  expect(region('Digest').getByText(text)).toBeVisible();
  expect(region('Digest').getByText(/^npm run digest -- --(?:check|update) --only/)).toBeVisible();
});
