import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openSite } from './visit.ts';

const { visit } = openSite();

/** The files that the playground asks for last, once there is nothing else to do. */
const LAST = [/\/palette-items-/, /\/fixture-images-/, /\/preview\/index\.json/];

test('a scenario costs at most 40 requests, the frame included', { tags: ['deep'] }, async () => {
  const requests: string[] = [];
  const prepare = async (window: Page) =>
    void window.on('request', (request) => {
      if (/^https?:/.test(request.url())) requests.push(request.url());
    });

  await visit('/playground/?scenario=home/en&mode=write', {
    consent: 'none',
    isNew: true,
    width: 1440,
    prepare,
  });
  const late = () => LAST.filter((name) => requests.some((url) => name.test(url)));
  await expect.poll(late, { timeout: 30_000 }).toEqual(LAST);

  expect(requests.some((url) => url.endsWith('/playground/frame.html'))).toBe(true);
  expect(requests.length).toBeLessThanOrEqual(40);
});
