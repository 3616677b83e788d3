import { expect, test } from 'vitest';
import { getApiOrigin } from './api-origin.ts';

test.each([
  ['https://www.meridia.test/en', 'https://api.meridia.test'],
  ['https://meridia.test/en', 'https://api.meridia.test'],
  ['https://open.accp.meridia.test:8443/', 'https://api.open.accp.meridia.test:8443'],
  ['http://www.www.meridia.test/', 'http://api.www.meridia.test'],
  ['http://localhost:4173/en', 'http://localhost:4173'],
  ['http://vitrine/en', 'http://vitrine'],
  ['http://127.0.0.1:4173/', 'http://127.0.0.1:4173'],
  ['http://[::1]:4173/', 'http://[::1]:4173'],
])('the API host of %s is %s', (page, origin) => {
  expect(getApiOrigin(new URL(page))).toBe(origin);
});
