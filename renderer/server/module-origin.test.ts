import { describe, expect, test } from 'vitest';
import { getCdnHost, findModuleOrigin } from './module-origin.ts';

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
    expect(findModuleOrigin({ ...withRoute({ asset }), cdnHost })).toBe(cdnHost);
    expect(
      findModuleOrigin({ routes: [], floatingFeatures: [{ name: 'x', asset }], cdnHost }),
    ).toBe(cdnHost);
  });

  test('AS-015 is the default host where the experience names none', () => {
    expect(findModuleOrigin(withRoute({ asset }))).toBe('https://cdn.example.com');
    expect(getCdnHost({})).toBe('https://cdn.example.com');
  });

  test.each([
    ['no asset', {}],
    ['a tag alone', { asset: { tag: 'branch-opening-hours' } }],
    ['one that is local', { asset: { ...asset, local: true } }],
  ])('is none with %s, whatever host is named', (_, feature) => {
    expect(findModuleOrigin({ ...withRoute(feature), cdnHost })).toBeUndefined();
  });
});
