import { expect, test } from 'vitest';
import { getCause } from './causes.ts';
import { componentNotLoaded, componentThrew } from './catalogue.ts';
import { unexpectedError } from './unexpected-error.ts';
import {
  cmsDataFailed,
  macroRequestFailed,
  missingEndpoint,
  pageRequestFailed,
} from './page-problems.ts';

const cause = new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') });

const withCauses = [
  componentThrew('service-card', '/data', cause),
  componentNotLoaded('service-card', '/data', cause),
  pageRequestFailed(cause),
  pageRequestFailed(cause, 'warning'),
  macroRequestFailed(cause),
  cmsDataFailed(cause),
  unexpectedError(cause),
];

test.each(withCauses)('$code of severity $severity knows what it came of', (problem) => {
  expect(getCause(problem)).toBe(cause);
});

test.each(withCauses)('RN-016 $code carries nothing of its cause but the reason', (problem) => {
  const copies = [JSON.stringify(problem), JSON.stringify(structuredClone(problem))];

  expect(copies[0]).toBe(copies[1]);
  expect(copies[0]).not.toContain('ECONNREFUSED');
  expect(copies[0]).not.toContain('causes.test.ts');
  expect(new Set(Reflect.ownKeys(problem))).toEqual(
    new Set(['code', 'severity', 'pointer', 'message', 'fix']),
  );
});

test('a problem for which nothing was thrown has no cause', () => {
  expect(getCause(missingEndpoint())).toBeUndefined();
  expect(getCause(pageRequestFailed('No configured pattern allows it'))).toBeUndefined();
});
