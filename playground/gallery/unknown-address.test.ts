import { expect, test } from 'vitest';
import { findUnknownId } from './unknown-address.tsx';

test.each([
  ['/preview/service-card/ful', 'service-card/ful'],
  ['/preview/caf%C3%A9', 'café'],
  ['/preview/caf%C3', 'caf%C3'],
  ['/preview/', undefined],
  ['/playground/nowhere', undefined],
])('the address %s names the scenario %s', (pathname, id) => {
  expect(findUnknownId(pathname)).toBe(id);
});
