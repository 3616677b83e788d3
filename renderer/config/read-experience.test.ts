import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readExperience } from './read-experience.ts';

async function ofTheSite(): Promise<Record<string, unknown>> {
  return JSON.parse(await readFile('site/experience.json', 'utf8'));
}

test('the experience of the site is right', async () => {
  const experience = await ofTheSite();

  expect(await readExperience(experience)).toBe(experience);
});

test('every mistake of a wrong one is named with its place and what to do', async () => {
  const { appName: _, ...experience } = await ofTheSite();
  const wrong = {
    ...experience,
    locales: [{ locale: 'en', label: 'English' }],
    routes: [{ pathPattern: 'en' }, { pathPatern: '/' }],
    flexPage: { endpoint: '/page', urlPatterns: ['(', '[a-z]+'] },
  };

  const { message } = await failureOf(wrong);

  expect(message).toMatch(/^The experience configuration is wrong\. /);
  const places = [...message.matchAll(/, (\/[^)]*)\)/g)].map(([, place]) => place);
  expect(new Set(places)).toEqual(
    new Set([
      '/appName',
      '/flexPage/urlPatterns/0',
      '/locales/0/locale',
      '/routes/0/pathPattern',
      '/routes/1/pathPatern',
    ]),
  );
});

test('VA-015 a misspelt shell part, slot and layout are named at start, each once', async () => {
  const experience = await ofTheSite();
  const slots = { navigation: { shell: 'navigatoin' }, mian: { feature: 'flexPage' } };
  const layouts = { default: { order: ['navigation', 'main'], slots } };
  const wrong = { ...experience, layouts, routes: [{ pathPattern: '/*', pageLayout: 'defualt' }] };

  const { message } = await failureOf(wrong);

  expect(message.match(/\((?:unknown-[a-z-]+), /g)).toEqual([
    '(unknown-shell-part, ',
    '(unknown-slot, ',
    '(unknown-layout, ',
  ]);
  expect(message).toContain('Write "shell": "navigation".');
});

test('a site may have shell parts of its own', async () => {
  const slots = { banner: { shell: 'tulip-banner' } };
  const layouts = { default: { order: ['banner', 'main'], slots } };
  const own = { ...(await ofTheSite()), layouts, routes: [{ pathPattern: '/*' }] };

  expect(await readExperience(own, ['tulip-banner'])).toBe(own);
});

test('OP-008 a site with a hostile address does not start, and every one is named at once', async () => {
  const experience = await ofTheSite();
  const routes = ['//evil.example', '/\\evil.example', 'javascript:alert(1)', '/en\r\nx: y'];

  const { message } = await failureOf({
    ...experience,
    cdnHost: 'https://cdn.example.com; script-src *',
    routes: routes.map((redirect) => ({ pathPattern: '/', redirect })),
  });

  const places = [...message.matchAll(/\(unsafe-address, (\/[^)]*)\)/g)].map(([, place]) => place);
  const expected = ['/cdnHost', ...routes.map((_, index) => `/routes/${index}/redirect`)];
  expect(new Set(places)).toEqual(new Set(expected));
});

test.each([[undefined], [null], ['{}'], [[]]])('%j is no experience', async (value) => {
  await expect(readExperience(value)).rejects.toThrow('The experience configuration is wrong.');
});

async function failureOf(value: unknown): Promise<Error> {
  try {
    await readExperience(value);
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error('The experience was read.');
}
