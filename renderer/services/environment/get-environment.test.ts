import { expect, test } from 'vitest';
import { getEnvironment } from './get-environment.ts';

test.each([
  ['www.accp.meridia.example', 'ACCP'],
  ['www.at.meridia.example', 'ACCP'],
  ['tests.test.accp.meridia.example', 'ACCP'],
  ['www.tst.meridia.example', 'TEST'],
  ['www.test.meridia.example', 'TEST'],
  ['localhost', 'TEST'],
  ['127.0.0.1', 'TEST'],
  ['[::1]', 'TEST'],
  ['www.meridia.example', 'PROD'],
  ['www.meridia.at', 'PROD'],
  ['accp.meridia.example', 'PROD'],
  ['localhost.meridia.example', 'PROD'],
  ['latest.meridia.example', 'PROD'],
])('CF-014 CF-015 a site at %s runs in %s', (hostname, environment) => {
  expect(getEnvironment(hostname)).toBe(environment);
});
