import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { matchRoutes } from '#renderer/routing';
import { experience } from '#site/experience.ts';

/**
 * Statements of the documents, and where each is met: at an address of the site, in a scenario, or
 * under a name that hosts and authors use. The last column says by which words one knows it there.
 */
const STATEMENTS = readLines('docs/met.tsv');
/** The areas of what visitors see of a page. */
const AREA = /^(?:SH|TB|ME|CK|HD|FP|SR|NA|FT|MD)-/;
const MODULE = /\.ts$/;

function readLines(path: string): string[][] {
  const [, ...lines] = readFileSync(path, 'utf8').trimEnd().split('\n');
  return lines.map((line) => line.split('\t'));
}

/** The text of a JSON file without spaces. */
function readJson(path: string): string {
  return JSON.stringify(JSON.parse(readFileSync(path, 'utf8')));
}

/** Gives all that makes a site at an address: its route, its page and what stands around that. */
function describeAddress(path: string): string | undefined {
  const [match] = matchRoutes(experience.routes, path);
  const page = `fixtures/pages${path}.json`;
  const hasPage = existsSync(page);
  const { routes: _, ...site } = experience;
  const slot = match?.route.slots?.['main'];
  const isThere = match?.route.redirectToHome ?? (hasPage || slot?.feature !== 'flexPage');
  if (!match || !isThere) return undefined;
  const segment = experience.segments
    ?.slice(1)
    .find(({ homes }) => path.startsWith(homes['en-GB'] ?? path));
  const around = ['en-GB', ...(segment ? [segment.id] : [])].join('.');
  return [
    JSON.stringify({ ...site, route: match.route }),
    readJson(`fixtures/cms-data/${around}.json`),
    hasPage ? readJson(page) : '',
  ].join('\n');
}

/** Gives a scenario, with the page, the component or the part of the kit that it shows. */
function describeScenario(id: string): string | undefined {
  const path = `fixtures/scenarios/${id}.json`;
  if (!existsSync(path)) return undefined;
  const text = readJson(path);
  const { page } = JSON.parse(text);
  const [part = ''] = (page.specimen ?? '').split('/');
  return [
    text,
    page.fixture === undefined ? '' : readJson(`fixtures/pages/${page.fixture}.json`),
    page.component === undefined ? '' : readJson(`fixtures/${page.component}.json`),
    part === '' ? '' : readFileSync(`registry/kit/${part}/${part}.specimens.tsx`, 'utf8'),
  ].join('\n');
}

/** Lists the names of a module that others use: its exports and the members of interfaces. */
function listNames(path: string): readonly string[] {
  if (!existsSync(path)) return [];
  const code = readFileSync(path, 'utf8');
  const exported = code.matchAll(/^export (?:type )?\{(?<names>[^}]*)\}/gm);
  const declared = code.matchAll(
    /^export (?:async )?(?:function|const|interface|type) (?<name>\w+)|^ {2}(?:readonly )?(?<member>\w+)\??:/gm,
  );
  return [
    ...[...exported].flatMap(({ groups }) => groups?.['names']?.split(/[\s,]+/) ?? []),
    ...[...declared].map(({ groups }) => groups?.['name'] ?? groups?.['member'] ?? ''),
  ];
}

function isMet([, place = '', words = '']: readonly string[]): boolean {
  if (words === '') return false;
  if (MODULE.test(place)) return listNames(place).includes(words);
  const text = place.startsWith('/') ? describeAddress(place) : describeScenario(place);
  return text?.includes(words) ?? false;
}

test('each row about what visitors see stands in docs/met.tsv, and once', () => {
  const rows = readLines('docs/requirements.tsv').map(([id = '']) => id);

  const met = STATEMENTS.map(([statement = '']) => statement);

  expect(met.filter((id) => AREA.test(id))).toEqual(rows.filter((id) => AREA.test(id)));
  expect(new Set(met).size).toBe(met.length);
});

test('each statement is met where docs/met.tsv says', () => {
  expect(STATEMENTS.filter((statement) => !isMet(statement))).toEqual([]);
});
