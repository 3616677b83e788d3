import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { runAssetsCommand } from './command.ts';
import { computeIntegrity } from './digest.ts';

const FOLDER = 'cdn/simulator/1.0.0/esm';
const FILES = {
  'index.js': "import { parts } from './parts/all.js';\nexport default class {}",
  'parts/all.js': "export const parts = () => import('../late.js');",
  'late.js': 'export {};',
};
const ASSET = '{ "package": "simulator", "version": "1.0.0", "file": "index.js" }';
const EXPERIENCE = `{
  "name": "meridia", "appName": "Meridia",
  "locales": [{ "locale": "en-GB", "label": "English" }],
  "layouts": { "default": { "order": ["main"] } },
  "routes": [{ "pathPattern": "/*" }],
  "floatingFeatures": [{ "name": "simulator", "asset": ${ASSET} }]
}
`;

const answerNothing = async () => new Response('', { status: 404 });

const digest = (text: string) => computeIntegrity(new TextEncoder().encode(text));

/** An experience with one module, and a CDN host of a folder. */
function project(files: Readonly<Record<string, string>> = FILES) {
  const paths = Object.entries(files).map(([file, text]) => [`${FOLDER}/${file}`, text]);
  const cwd = temporaryFolder({ 'site.json': EXPERIENCE, ...Object.fromEntries(paths) });
  return {
    cwd,
    write: (file: string, text: string) => writeFileSync(join(cwd, FOLDER, file), text),
    text: () => readFileSync(join(cwd, 'site.json'), 'utf8'),
    run: (...words: string[]) =>
      runAssetsCommand(['site.json', ...words], { cwd, fetch: answerNothing }),
  };
}

describe('npm run assets', () => {
  test('AS-018 finds the digests of the site right, down to what its modules import', async () => {
    const options = { cwd: process.cwd(), fetch: answerNothing };

    const result = await runAssetsCommand(['--folder', 'fixtures/cdn'], options);

    expect(result).toEqual({ text: 'loan-simulator: right.', exitCode: 0 });
  });

  test('AS-018 writes the digests of a module and of all that it imports, and leaves the rest as it is', async () => {
    const { run, text } = project();
    const missing = await run('--folder', 'cdn');

    const written = await run('--folder', 'cdn', '--integrity');

    expect(missing.exitCode).toBe(1);
    expect(missing.text).toContain('simulator: wrong.\n  The module has no digest.');
    expect(written).toMatchObject({
      exitCode: 0,
      text: expect.stringMatching(/^simulator: written/),
    });
    expect(JSON.parse(text()).floatingFeatures[0].asset).toEqual({
      ...JSON.parse(ASSET),
      integrity: digest(FILES['index.js']),
      imports: ['late.js', 'parts/all.js'].map((file) => ({
        file,
        integrity: digest(FILES[file as keyof typeof FILES]),
      })),
    });
    expect(text().split('\n').slice(0, 5)).toEqual(EXPERIENCE.split('\n').slice(0, 5));
    expect(await run('--folder', 'cdn')).toEqual({ text: 'simulator: right.', exitCode: 0 });
  });

  test('AS-018 tells which file has other bytes, or is imported by nobody', async () => {
    const { run, write } = project();
    await run('--folder', 'cdn', '--integrity');
    write('late.js', 'steal();');
    write('index.js', "import './late.js';");

    const { text, exitCode } = await run('--folder', 'cdn');

    expect(exitCode).toBe(1);
    expect(text.split('\n')).toEqual([
      'simulator: wrong.',
      '  The module has other bytes than its digest says.',
      '  late.js has other bytes than its digest says.',
      '  parts/all.js is listed, and nothing imports it.',
      expect.stringContaining('npm run assets -- --integrity'),
    ]);
  });

  test.each(['https://elsewhere.example/a.js', 'lit', '../../../other/1.0.0/esm/index.js'])(
    'AS-018 takes no module that imports from elsewhere: %s',
    async (specifier) => {
      const { run, text } = project({ 'index.js': `import '${specifier}';` });

      const result = await run('--folder', 'cdn', '--integrity');

      expect(result.exitCode).toBe(2);
      expect(result.text).toContain(`imports "${specifier}", not a file below https://cdn.example`);
      expect(text()).toBe(EXPERIENCE);
    },
  );

  test('says which module does not come', async () => {
    expect(await project().run()).toEqual({
      text: 'https://cdn.example.com/simulator/1.0.0/esm/index.js answers with 404.',
      exitCode: 2,
    });
    expect((await project().run('--cdn', 'ftp://cdn.test')).text).toContain('--cdn is ftp://');
  });
});
