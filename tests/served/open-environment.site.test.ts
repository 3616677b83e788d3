import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBackend } from '#fixtures/backend';
import { createDiskStore, createSharpImages } from '#fixtures/node';
import { startSite, type TestSite } from './start-site.ts';

const BLOCK = /<script type="application\/json" id="experience-config">(.*?)<\/script>/s;

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

async function detailsIn(answer: Response): Promise<unknown> {
  const [, json = ''] = BLOCK.exec(await answer.text()) ?? [];
  return JSON.parse(json);
}

test('ST-008 the open-environment endpoint returns a page whose block holds cdnHost and canOverride as JSON', async () => {
  const answer = await site.get('/open-environment');

  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
  expect(answer.headers.get('content-security-policy')).toContain("script-src 'self';");
  expect(await detailsIn(answer)).toEqual({
    details: { cdnHost: site.cdnHost, canOverride: false, deliveryHost: site.deliveryHost },
  });
});

test('ST-008 the reference backend has such a page, too', async () => {
  const backend = createBackend({
    store: createDiskStore('fixtures'),
    images: createSharpImages('fixtures/images', {}),
  });

  const answer = await backend.request('/open-environment');

  expect(await detailsIn(answer)).toEqual({
    details: { cdnHost: 'https://cdn.example.com', canOverride: false },
  });
});
