import { expect, test } from 'vitest';
import { fixtureFiles } from '../environment/fixture-files.ts';
import { loadFixtureContent } from '../environment/fixture-content.ts';
import { loadKnownChecks } from '#schemas/validate/known-checks.ts';
import { createTextReader } from './document/check-text.ts';
import { getTemplateId, TEMPLATES } from './new-pages.ts';
import { createScenarioSource } from './scenario-source.ts';
import { translateTemplate } from './templates/translate-template.ts';

const source = createScenarioSource(fixtureFiles);
const read = createTextReader(
  await loadKnownChecks(),
  await loadFixtureContent(fixtureFiles, fixtureFiles),
);
const pageOf = async (id: string) => (await source.load(id))?.texts.page ?? '';

test.each(TEMPLATES)(
  'the template %s has no problem, and so begins a page that CI takes',
  async (template) => {
    const page = await pageOf(getTemplateId(template));

    expect(read('page', page).problems).toEqual([]);
  },
);

test.each(TEMPLATES)(
  'all texts of the template %s say that they are to be replaced',
  async (template) => {
    const { data } = JSON.parse(await pageOf(getTemplateId(template)));
    const { meta: _meta, hasMacro, ...zones } = data;

    expect(hasMacro).toBe(false);
    expect(listTexts(zones).filter((text) => !/^(?:<p>)?\[/.test(text))).toEqual([]);
  },
);

const LOCALES = ['fr-BE', 'nl-BE', 'de-DE'] as const;
const HOMES = { 'fr-BE': 'fr', 'nl-BE': 'nl', 'de-DE': 'de' };

test.each(LOCALES)(
  'all texts of the templates are translated, and their links lead there: %s',
  async (locale) => {
    const pages = await Promise.all(TEMPLATES.map((template) => pageOf(getTemplateId(template))));
    const translated = pages.map((page) => translateTemplate(page, locale));
    const zones = translated.map((page) => JSON.parse(page).data);
    const english = new Set(pages.flatMap((page) => listTexts(JSON.parse(page).data)));
    const links = translated.flatMap((page) => [...page.matchAll(/"url": "\/(\w+)/g)]);

    expect(zones.flatMap(listTexts).filter((text) => english.has(text))).toEqual([]);
    expect(new Set(links.map(([, start]) => start))).toEqual(new Set([HOMES[locale]]));
    expect(translated.flatMap((page) => read('page', page).problems)).toEqual([]);
  },
);

/** Members that no visitor reads. */
const UNREAD = new Set(['componentType', 'url']);

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    UNREAD.has(name) ? [] : listTexts(member),
  );
}
