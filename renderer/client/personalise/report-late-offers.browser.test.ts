import { afterEach, expect, onTestFinished, test } from 'vitest';
import { reportLateOffers } from './report-late-offers.ts';
import { reportOnPage } from './personalise-page.ts';

afterEach(() => performance.clearMarks());

test('each late answer is told to the server in the form of a report, also one from before', async () => {
  const sent: Request[] = [];
  const fetch = async (request: Request) => {
    sent.push(request);
    throw new TypeError('no network');
  };
  const page = document.createElement('main');

  reportOnPage(page, 'offers-decided', { reason: 'DEFAULT' });
  reportOnPage(page, 'offers-late', { mboxes: ['hero', 'teaser'] });
  const stop = reportLateOffers(window, { reports: { path: '/reports' }, host: { fetch } });
  onTestFinished(stop);
  await expect.poll(() => sent).toHaveLength(1);
  reportOnPage(page, 'offers-late', { mboxes: ['hero'] });
  await expect.poll(() => sent).toHaveLength(2);

  const { origin, pathname } = window.location;
  const [first] = sent;
  expect(first).toMatchObject({ method: 'POST', url: `${origin}/reports`, credentials: 'omit' });
  expect(first?.headers.get('content-type')).toBe('application/reports+json');
  expect(await Promise.all(sent.map((request) => request.json()))).toEqual(
    ['hero, teaser', 'hero'].map((mboxes) => [
      { type: 'offers-late', age: 0, url: origin + pathname, body: { mboxes } },
    ]),
  );
});
