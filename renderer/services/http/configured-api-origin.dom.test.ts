import { afterEach, expect, test } from 'vitest';
import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import { getApiOrigins } from './api-origin.ts';
import { applyApiOrigin } from './configured-api-origin.ts';

const experience: ExperienceConfig = {
  name: 'meridia',
  appName: 'Meridia',
  locales: [{ locale: 'en-GB', label: 'English' }],
  layouts: { default: { order: ['main'] } },
  routes: [{ pathPattern: '/*' }],
  otherApiOrigins: ['https://payments.meridia.test'],
};
const PAGE = new URL('https://www.meridia.test/en');

afterEach(() => document.body.replaceChildren());

test.each([
  ['', 'https://api.meridia.test'],
  ['data-api-origin="https://gateway.meridia.test"', 'https://gateway.meridia.test'],
  ['data-api-origin="/"', 'https://www.meridia.test'],
])('AP-003 with "%s" in the document, the API host is %s', (attribute, origin) => {
  document.body.innerHTML = `<div id="page" ${attribute}></div>`;

  const origins = getApiOrigins(applyApiOrigin(experience, document), PAGE);

  expect(origins).toEqual([origin, 'https://payments.meridia.test']);
});
