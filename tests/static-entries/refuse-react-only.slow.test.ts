import { build } from 'vite';
import { expect, test } from 'vitest';
import viteConfig from '../../vite.config.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { refuseReactOnly } from './refuse-react-only.ts';

test('QK-005 a build is refused while an entry of the house uses what only React can', async () => {
  const folder = temporaryFolder({
    'house.ts': `export const complaints = ['The static entry "one" is wrong.', 'So is "two".'];`,
    'site.js': '',
  });

  const built = build({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [refuseReactOnly(`${folder}/house.ts`)],
    build: { write: false, rolldownOptions: { input: `${folder}/site.js` } },
  });

  await expect(built).rejects.toThrow('The static entry "one" is wrong.\nSo is "two".');
});

test('QK-005 the build of the site is one that would be refused', () => {
  expect(viteConfig.plugins).toContainEqual(
    expect.objectContaining({ name: refuseReactOnly().name }),
  );
});
