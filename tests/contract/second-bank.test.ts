import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { registry } from '#registry';
import { createRequestHandler, readExperience } from '#renderer/server';
import { experience as site } from '#site/experience.ts';
import { pageOfEvery } from '../whole-pages.ts';

const HOME = { 'it-IT': '/it/privati', 'fr-LU': '/fr/particuliers' };

const bank = await readExperience({
  name: 'tulipano',
  appName: 'Banca Tulipano di Milano',
  bankName: 'Tulipano',
  logoUrl: '/tulipano.svg',
  themeUrl: '/tulipano.css',
  locales: [
    { locale: 'it-IT', label: 'Italiano' },
    { locale: 'fr-LU', label: 'Français' },
  ],
  segments: [
    { id: 'privati', labels: { 'it-IT': 'Privati', 'fr-LU': 'Particuliers' }, homes: HOME },
  ],
  flexPage: { endpoint: '/pages' },
  layouts: site.layouts,
  routes: [
    {
      pathPattern: '/*',
      pageLayout: 'default',
      slots: { main: { feature: 'flexPage' } },
      features: [{ name: 'flexPage' }],
    },
  ],
});

/** The content of a bank whose authors never wrote the name of another one. */
const ofTulipano = (json: string): unknown => JSON.parse(json.replaceAll('Meridia', 'Tulipano'));
const page = ofTulipano(JSON.stringify(pageOfEvery()));
const frame = ofTulipano(readFileSync('fixtures/cms-data/en-GB.json', 'utf8'));

/** The bank's own values, after those of the site. */
const THEMED = '"/site.css"><link rel="stylesheet" href="/tulipano.css">';

const ignore = () => {};

/** The document of the bank's home page, where its content service answers in some way. */
async function visit(path: string, answer: () => Response = () => Response.json(page)) {
  const handle = createRequestHandler({
    registry,
    experience: bank,
    files: () => ({ styles: ['/site.css'], code: [], fonts: [], modules: [] }),
    fetch: async () => answer(),
    cmsData: async () => frame,
    console: { error: ignore, warn: ignore, info: ignore },
  });
  const response = await handle(new Request(`https://www.tulipano.test${path}`));
  return { status: response.status, html: (await response.text()).replaceAll('\u00AD', '') };
}

const readMessages = (path: string): Record<string, string> =>
  JSON.parse(readFileSync(path, 'utf8'));

const content = JSON.stringify([page, frame]);

/** The English texts of all parts that stand in a page as they are written, and no author wrote. */
const english = globSync('{registry,renderer}/**/locales/en-GB.json')
  .flatMap((path) => Object.values(readMessages(path)))
  .filter((text) => text.includes(' ') && !text.includes('{{') && !content.includes(text));

describe.each([
  { locale: 'it-IT', path: HOME['it-IT'], said: ['Vai al contenuto', 'Scelga i Suoi cookie'] },
  { locale: 'fr-LU', path: HOME['fr-LU'], said: ['Aller au contenu', 'Choisissez vos cookies'] },
])('a page of another bank in $locale', ({ locale, path, said }) => {
  test('says everything of its parts in that language', async () => {
    const { status, html } = await visit(path);

    expect(status).toBe(200);
    expect(html).toContain(`<html lang="${locale}"`);
    expect(said.filter((text) => !html.includes(text))).toEqual([]);
    expect(english.length).toBeGreaterThan(50);
    expect(english.filter((text) => html.includes(text))).toEqual([]);
  });

  test('bears its own names and none of the bank of this repository', async () => {
    const { html } = await visit(path);

    expect(html).toContain('Banca Tulipano di Milano');
    expect(html).toContain('>Tulipano<');
    expect(html).toContain('src="/tulipano.svg"');
    expect(html).toContain(THEMED);
    expect(html).not.toMatch(/Meridia|Vitrine/);
  });
});

test('a picture has the alternative text of a locale that no member of it is for', async () => {
  const { html } = await visit(HOME['it-IT']);

  expect(html).toContain('alt="L’app su un telefono, con il saldo e gli ultimi pagamenti"');
});

test.each([
  { locale: 'it-IT', missing: 'Pagina non trovata', failed: 'Al momento non è possibile' },
  { locale: 'fr-LU', missing: 'Page introuvable', failed: 'Cette page ne peut pas s’afficher' },
] as const)(
  'an error page of another bank in $locale is in that language alone',
  async ({ locale, missing, failed }) => {
    const path = HOME[locale];
    const notFound = await visit(path, () => new Response('', { status: 404 }));
    const unavailable = await visit(path, () => new Response('', { status: 500 }));

    expect([notFound.status, unavailable.status]).toEqual([404, 503]);
    expect(notFound.html).toContain(missing);
    expect(unavailable.html).toContain(failed);
    expect(notFound.html).toContain(THEMED);
    expect(unavailable.html).toContain(THEMED);
    const both = notFound.html + unavailable.html;
    expect(english.filter((text) => both.includes(text))).toEqual([]);
  },
);
