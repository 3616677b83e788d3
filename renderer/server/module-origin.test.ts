import { describe, expect, test } from 'vitest';
import { cdnHostOf, moduleOriginOf } from './module-origin.ts';

const asset = { package: 'loan-simulator', version: '1.0.0', file: 'index.js' };
const cdnHost = 'https://modules.meridia.test';
const withRoute = (feature: object) => ({
  routes: [
    { pathPattern: '/', redirect: '/en' },
    { pathPattern: '/*', features: [{ name: 'x', ...feature }] },
  ],
});

describe('the origin that the policy allows modules from', () => {
  test('AS-012 is the CDN host as soon as a feature has a module from there', () => {
    expect(moduleOriginOf({ ...withRoute({ asset }), cdnHost })).toBe(cdnHost);
    expect(moduleOriginOf({ routes: [], floatingFeatures: [{ name: 'x', asset }], cdnHost })).toBe(
      cdnHost,
    );
  });

  test('AS-015 is the default host where the experience names none', () => {
    expect(moduleOriginOf(withRoute({ asset }))).toBe('https://cdn.example.com');
    expect(cdnHostOf({})).toBe('https://cdn.example.com');
  });

  test.each([
    ['no asset', {}],
    ['a tag alone', { asset: { tag: 'branch-opening-hours' } }],
    ['one that is local', { asset: { ...asset, local: true } }],
  ])('is none with %s, whatever host is named', (_, feature) => {
    expect(moduleOriginOf({ ...withRoute(feature), cdnHost })).toBeUndefined();
  });
});
