import { expect, test } from 'vitest';
import { experience } from '../experience.ts';
import { requireIntegrity } from './watch-modules.ts';
import { StartError } from './start-error.ts';

const integrity = `sha256-${'A'.repeat(43)}=`;
const asset = { package: 'simulator', version: '1.0.0', file: 'index.js' };
const withAssets = (...assets: object[]) => ({
  routes: [{ pathPattern: '/*', features: [{ name: 'simulator', asset: assets[0] ?? {} }] }],
  floatingFeatures: assets.slice(1).map((each) => ({ name: 'chat', asset: each })),
});

test('AS-018 a production server does not start with assets without integrity, and says which and how to mend it', () => {
  expect(() => requireIntegrity(withAssets(asset, { ...asset, package: 'chat' }))).toThrow(
    new StartError(`The experience has assets without the digests of their files:
  simulator: https://cdn.example.com/simulator/1.0.0/esm/index.js
  chat: https://cdn.example.com/chat/1.0.0/esm/index.js
Run npm run assets -- --integrity, which writes them, and build the site again.`),
  );
});

test('AS-018 a production server starts with digests, with what is local, and with this site', () => {
  const local = { ...asset, local: true };

  expect(() => requireIntegrity(withAssets({ ...asset, integrity }, local))).not.toThrow();
  expect(() => requireIntegrity(experience)).not.toThrow();
});
