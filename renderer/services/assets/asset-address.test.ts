import { assert, property, record, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { check } from '#schemas/generated/asset.check.ts';
import { resolveAssetAddress, resolveAssetFiles, DEFAULT_CDN_HOST } from './asset-address.ts';
import { toModuleAsset } from './check-asset.ts';

const asset = { package: 'loan-simulator', version: '1.0.0', file: 'index.js' };
const HOST = 'https://modules.meridia.test';

/**
 * Lists texts that would lead to another host, out of the folder, or into another part of the
 * address.
 */
const TRICKS = [
  '//evil.example',
  '..',
  '.',
  '../..',
  'a/../b',
  '%2e%2e',
  '.%2e',
  '%2F',
  '\\',
  '\\\\evil.example',
  '..\\..',
  '@evil.example:80',
  'user@evil.example:80',
  'https:',
  'https://evil.example',
  'javascript:alert(1)',
  '\u2024\u2024',
  '\uFF0E\uFF0E',
  '\u3002',
  'a b',
  ' ',
  '',
  'a\tb',
  'a\nb',
  'a\r\nHost: evil.example',
  'index.js\n',
  'index.js?x=1',
  'index.js#x',
  'a;b',
  'a\u0000b',
  '.hidden',
  '/',
  'a/',
  '/a',
  'é',
];

describe('the address of a module', () => {
  test('AS-013 is the CDN host, package, version, package type and file', () => {
    expect(resolveAssetAddress({ ...asset, packageType: 'umd' }, HOST)).toBe(
      `${HOST}/loan-simulator/1.0.0/umd/index.js`,
    );
    expect(resolveAssetAddress({ ...asset, package: '@meridia/loans' }, HOST)).toBe(
      `${HOST}/@meridia/loans/1.0.0/esm/index.js`,
    );
  });

  test('AS-018 of a file that it imports is below the folder of the module', () => {
    const integrity = `sha256-${'A'.repeat(43)}=`;
    const imports = [{ file: 'parts/chart.js', integrity }];

    expect(resolveAssetFiles({ ...asset, imports }, HOST)).toEqual([
      { url: `${HOST}/loan-simulator/1.0.0/esm/index.js` },
      { url: `${HOST}/loan-simulator/1.0.0/esm/parts/chart.js`, integrity },
    ]);
  });

  test.each(['../chart.js', '/chart.js', 'a//b.js', 'https://evil.example/a.js', 'a.js?x'])(
    'AS-018 of such a file is refused, by the schema too: %j',
    (file) => {
      const tricky = { ...asset, imports: [{ file, integrity: `sha256-${'A'.repeat(43)}=` }] };

      expect(() => resolveAssetFiles(tricky, HOST)).toThrow('Unsafe asset address: ');
      expect(check(tricky).map(({ pointer }) => pointer)).toEqual(['/imports/0/file']);
    },
  );

  test('AS-015 is on the default host where no other is configured', () => {
    expect(DEFAULT_CDN_HOST).toBe('https://cdn.example.com');
    expect(resolveAssetAddress(asset)).toBe(
      'https://cdn.example.com/loan-simulator/1.0.0/esm/index.js',
    );
  });

  test.each(
    TRICKS.flatMap((trick) =>
      (['package', 'version', 'file', 'packageType'] as const).map(
        (part) => [part, trick] as const,
      ),
    ),
  )('is refused, by the schema too, with the %s %j', (part, trick) => {
    const tricky = { ...asset, [part]: trick };

    expect(() => resolveAssetAddress(tricky, HOST)).toThrow('Unsafe asset address: ');
    expect(check(tricky).map(({ pointer }) => pointer)).toEqual([`/${part}`]);
  });

  test('is below the host, whatever passes', () => {
    const parts = record({
      package: string({ unit: 'binary', maxLength: 12 }),
      version: string({ unit: 'grapheme-ascii', maxLength: 5 }),
      file: string({ unit: 'grapheme', maxLength: 8 }),
      packageType: string({ maxLength: 5 }),
    });

    assert(
      property(parts, (some) => {
        const address = addressOrNothing(some);
        const isGood = check(some).length === 0;
        const url = new URL(address ?? HOST);

        expect(address === undefined && isGood).toBe(false);
        expect(url.origin).toBe(HOST);
        expect(url.href).toBe(address ?? `${HOST}/`);
      }),
    );
  });

  test.each([
    'https://evil.example/path',
    'javascript:',
    'evil.example',
    'https://u:p@evil.example',
  ])('has no host but an origin: %s', (host) => {
    expect(() => resolveAssetAddress(asset, host)).toThrow('Unsafe asset address: ');
  });
});

describe('an asset', () => {
  test('AS-001 has package, version, file, tag, export, local and packageType', () => {
    const whole = {
      ...asset,
      tag: 'loan-simulator',
      export: 'Simulator',
      local: false,
      packageType: 'esm',
      integrity: `sha256-${'A'.repeat(43)}=`,
    };

    expect(check(whole)).toEqual([]);
    expect(check({ ...whole, host: 'https://evil.example' })).toMatchObject([
      { code: 'unknown-property', pointer: '/host' },
    ]);
  });

  test('AS-002 is valid with package, file and version, or with a tag', () => {
    expect(check(asset)).toEqual([]);
    expect(toModuleAsset(asset)).toEqual(asset);
    expect(check({ tag: 'branch-opening-hours' })).toEqual([]);
    expect(toModuleAsset({ tag: 'branch-opening-hours' })).toBeUndefined();
    expect(toModuleAsset({ ...asset, local: true })).toBeUndefined();
  });

  test.each([
    [{}, 'package, version, file'],
    [{ package: 'loan-simulator', version: '1.0.0' }, 'file'],
    [{ file: 'index.js', local: true }, 'package, version'],
  ])('AS-003 with neither a tag nor all three lacks a property: %j', (some, missing) => {
    const [problem, ...others] = check(some);

    expect(others).toEqual([]);
    expect(problem).toMatchObject({
      code: 'missing-asset-property',
      pointer: '',
      message: `Missing asset property: ${missing}. An asset has package, version and file, or a tag.`,
    });
    expect(() => toModuleAsset(some)).toThrow('An asset has package, version and file, or a tag.');
  });

  test.each(['sha1-AAAA', 'sha256-AAAA', `sha384-${'A'.repeat(63)}`, `md5-${'A'.repeat(43)}=`, ''])(
    'has no digest that a browser would ignore: %j',
    (integrity) => {
      expect(check({ ...asset, integrity })).toMatchObject([{ pointer: '/integrity' }]);
    },
  );
});

function addressOrNothing(some: typeof asset): string | undefined {
  try {
    return resolveAssetAddress(some, HOST);
  } catch {
    return undefined;
  }
}
