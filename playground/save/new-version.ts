import { experience } from '../environment/experience.ts';
import { findPageTitle, isNewPage } from '../state/new-pages.ts';
import type { Playground } from '../state/playground.ts';
import {
  joinAddresses,
  listAlternates,
  writeAlternates,
  type PageAddress,
} from '../state/translation/alternates.ts';
import { findPlainScenario } from '../state/translation/list-versions.ts';
import type { Translation } from '../state/translation/translation.ts';
import type { FileToSave, SaveClient } from './create-save-client.ts';
import { buildScenarioFile, type Asked, type NewScenario } from './new-scenario.ts';
import { findFree, toName, type Taken } from './new-scenario-fields.ts';
import { collectChangedFiles, isBeside, type ChangedFiles } from './scenario-files.ts';

/** Finds the translation that a new page is, and that is to be saved as a page of its own. */
export function findNewVersion({
  scenarioId,
  translation,
}: Pick<Playground, 'scenarioId' | 'translation'>): Translation | undefined {
  return isNewPage(scenarioId) ? translation : undefined;
}

/** Suggests what a version is saved as, after the scenario of the page that it was made of. */
export function suggestVersion(
  { documents }: Pick<Playground, 'documents'>,
  { from, fromPath, locale, path }: Translation,
  { scenarios, files }: Taken,
): NewScenario {
  const source = findPlainScenario(scenarios, fromPath);
  const [folder = 'page', name = ''] = source?.id.split('/') ?? ['page', path.split('/').at(-1)];
  const [language, languageBefore] = [languageOf(locale), languageOf(from)];
  const isNamedByLanguage = name === languageBefore;
  const own = isNamedByLanguage ? language : toName(`${name} ${language}`);
  const tags = source?.scenario.tags ?? [folder];
  return {
    kind: 'page',
    title: suggestTitle(findPageTitle(documents.page.lastGood) ?? `/${path}`, locale, scenarios),
    tags: tags.map((tag) => (tag === from.toLowerCase() ? locale.toLowerCase() : tag)).join(' '),
    id: findFree(`${folder}/${own}`, (id) => files.includes(`scenarios/${id}.json`)),
    page: path,
    locales: [],
  };
}

function languageOf(locale: string): string {
  return locale.slice(0, locale.indexOf('-')).toLowerCase();
}

/** Titles of scenarios differ, also where a page has the same one in two languages. */
function suggestTitle(title: string, locale: string, scenarios: Taken['scenarios']): string {
  const isTaken = scenarios.some(({ scenario }) => scenario.title === title);
  const label = experience.locales.find((each) => each.locale === locale)?.label ?? locale;
  return isTaken ? `${title} (${label})` : title;
}

/**
 * The files of a version: its scenario and its page, and the pages of the other versions, which
 * name it from now on. Those are as the disk has them, whatever drafts of them there are.
 */
export async function buildVersionFiles(
  context: Asked,
  said: NewScenario,
  { read, status }: Pick<SaveClient, 'read' | 'status'>,
): Promise<ChangedFiles> {
  const { playground } = context;
  const { page } = playground.documents;
  const own = { locale: playground.translation?.locale ?? '', path: said.page };
  const { files: paths } = await status();
  const readThere: Read = async (path) => (paths.includes(path) ? read(path) : 'missing');
  const others = await readVersions(listAlternates(page.lastGood), own, readThere);
  const addresses = [...others.values()].reduce((all, { address }) => joinAddresses(all, address), [
    own,
  ] as readonly PageAddress[]);
  const { files, obstacles } = collectChangedFiles(playground);
  const written = writeAlternates(page.text, page.lastGood, addresses) ?? page.text;
  return {
    files: [
      buildScenarioFile(context, said),
      { path: `pages/${said.page}.json`, text: written, version: null },
      ...[...others.values()].flatMap((other) => linkVersion(other, addresses)),
      ...files.filter(({ path }) => isBeside(path)),
    ],
    obstacles: obstacles.filter(({ document }) => document !== 'page'),
  };
}

type Read = SaveClient['read'];

interface OtherVersion {
  readonly address: PageAddress;
  readonly file: FileToSave;
}

/**
 * Reads the pages of the versions that there are, and of those that these name. Of what is not on
 * the disk, nothing is named.
 */
async function readVersions(
  named: readonly PageAddress[],
  own: PageAddress,
  read: Read,
): Promise<ReadonlyMap<string, OtherVersion>> {
  const versions = new Map<string, OtherVersion>();
  const requested = new Set([own.locale]);
  let waiting = named.filter(({ locale }) => !requested.has(locale));
  while (waiting.length > 0) {
    waiting.forEach(({ locale }) => requested.add(locale));
    const files = await Promise.all(
      waiting.map(async (address) => ({ address, file: await read(`pages/${address.path}.json`) })),
    );
    for (const { address, file } of files) {
      if (file === 'missing' || file === 'gone') continue;
      versions.set(address.locale, {
        address,
        file: { path: `pages/${address.path}.json`, ...file },
      });
    }
    waiting = files
      .flatMap(({ file }) => (typeof file === 'string' ? [] : listAlternates(parse(file.text))))
      .filter(({ locale }) => !requested.has(locale));
  }
  return versions;
}

/** Returns the file of a version that names all; none where it does already, or cannot be read. */
function linkVersion(
  { file }: OtherVersion,
  addresses: readonly PageAddress[],
): readonly FileToSave[] {
  const page = parse(file.text);
  const isSame = JSON.stringify(listAlternates(page)) === JSON.stringify(addresses);
  const text = isSame ? undefined : writeAlternates(file.text, page, addresses);
  return text === undefined ? [] : [{ ...file, text }];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
