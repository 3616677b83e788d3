import { expect, test } from 'vitest';
import { getPageName } from './get-page-name.ts';

test.each([
  ['AN-001 the second segment', '/en/individuals/borrowing/home-loan', 'individuals'],
  ['AN-001 the second segment, decoded', '/nl/belegd%20sparen', 'belegd sparen'],
  ['AN-001 the second segment as it is where it cannot be decoded', '/en/100%', '100%'],
  ['AN-002 "home page" without a second segment', '/en', 'home page'],
  ['AN-002 "home page" for the root', '/', 'home page'],
  ['AN-002 "home page" for index', '/en/index', 'home page'],
  ['AN-002 "home page" for index.html', '/en/index.html', 'home page'],
  ['a name that only begins as an index', '/en/index-funds', 'index-funds'],
])('%s names the page', (_, pathname, name) => {
  expect(getPageName(pathname)).toBe(name);
});
