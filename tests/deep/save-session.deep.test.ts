import { readFileSync } from 'node:fs';
import { cp, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyOfProject, failureOf } from '../commands/copy-of-project.ts';
import { playgroundIn, replaceText, textIn } from '../journeys/open-playground.ts';
import { openSite, untilReady } from '../journeys/visit.ts';
import { startProcess } from '../served/start-process.ts';

const LIMIT_MS = 600_000;
const HOME = 'fixtures/pages/en/individuals.json';
const SERVER = 'dist/tools/server/local.js';
const DIGEST = ['npm', 'run', '-s', 'digest', '--', '--update', '--only', 'home/en'];

const { visit } = openSite();

/** A copy of the project as it is built, and its server as npm start has it. */
async function startCopy() {
  const { folder, run } = await copyOfProject();
  await cp('dist', join(folder, 'dist'), { recursive: true });
  const server = await startProcess(join(folder, SERVER), { CDN_PORT: '0', DELIVERY_PORT: '0' });
  const findToken = () => /#token=[\w-]+/.exec(server.output())?.[0] ?? '';
  await expect.poll(findToken).not.toBe('');
  return {
    run,
    read: (path: string) => readFileSync(join(folder, path), 'utf8'),
    builtAt: async () => (await stat(join(folder, SERVER))).mtimeMs,
    address: (path: string) => `${server.address}${path}`,
    token: findToken(),
  };
}

test(
  'save, digest, validate and reload work in one session, also over another build',
  async () => {
    const { run, read, builtAt, address, token } = await startCopy();
    const { page, consoleMessages } = await visit(
      address(`/playground/?scenario=home/en&mode=code${token}`),
      { width: 1600, height: 1000, consent: 'none' },
    );
    const { pageModel } = await playgroundIn(page);
    const save = async (title: string) => {
      const text = read(HOME).replace(/"title": "[^"]+"/, `"title": "${title}"`);
      await replaceText(pageModel, text);
      await page.keyboard.press('Control+s');
      await page.getByText('Saved:').waitFor();
      expect(read(HOME)).toBe(text);
      return text;
    };
    const reload = async (text: string) => {
      await page.reload();
      await untilReady(page);
      await expect.poll(textIn(pageModel)).toBe(text);
    };

    const built = await builtAt();
    const first = await save('Saved once');
    const commands = await page.locator('.save-notices code').allInnerTexts();
    const outcomes = [
      await run([...DIGEST, '--because', 'A test.']),
      await run(['npm', 'run', '-s', 'validate', '--', HOME]),
    ];
    await reload(first);

    expect(commands).toContain(`npm run validate -- ${HOME} fixtures/scenarios --against fixtures`);
    expect(outcomes.map(failureOf)).toEqual(['', '']);
    expect(read('fixtures/digests/home/en.txt')).not.toBe('');
    expect(await builtAt()).toBe(built);

    expect(failureOf(await run(['npm', 'run', '-s', 'build:tools']))).toBe('');
    expect(await builtAt()).toBeGreaterThan(built);
    await reload(first);
    await reload(await save('Saved twice'));
    await page.goto(address('/preview/?text=home'));
    await untilReady(page);
    await page.getByRole('list', { name: 'Scenarios' }).waitFor();
    await page.goto(address('/en/individuals'));
    await page.getByRole('contentinfo').waitFor();
    expect(consoleMessages).toEqual([]);
  },
  LIMIT_MS,
);
