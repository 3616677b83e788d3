import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { isRecord } from '../../is-record.ts';
import type { Problem } from '../../problems/problem.ts';
import { checkDocument } from '../checks/check-document.ts';
import { resolveContent } from '../command/load-content.ts';
import { findDuplicates } from '../json/duplicates.ts';
import { readJson } from '../json/read-json.ts';
import { loadKnownChecks, type KnownChecks, type KnownContent } from '../known-checks.ts';
import { createPicker, hash, listPlaces, type Mistake, type Picker } from './mistake.testing.ts';
import { ofAddresses } from './of-addresses.testing.ts';
import { ofJson } from './of-json.testing.ts';
import { ofMembers } from './of-members.testing.ts';
import { ofTexts } from './of-texts.testing.ts';
import { ofUnseen } from './of-unseen.testing.ts';
import { ofValues } from './of-values.testing.ts';

/** The kinds of mistakes of which pages are made. */
export const MISTAKES: readonly Mistake[] = [
  ...ofJson,
  ...ofMembers,
  ...ofValues,
  ...ofTexts,
  ...ofAddresses,
  ...ofUnseen,
];

/** The outcome of one kind of mistake. */
export interface Tally {
  readonly what: string;
  /** The number of pages with the mistake. */
  readonly pages: number;
  /** The number of those where it was found. */
  readonly found: number;
  /** The code by which it was found on most of them. */
  readonly code: string;
}

interface GoodPage {
  readonly path: string;
  readonly text: string;
}

interface Checks {
  readonly known: KnownChecks;
  readonly content: KnownContent;
}

/**
 * Makes each mistake on so many good pages, and counts where it is found. A page that is new or
 * changed leaves nearly all others as they were.
 */
export async function mutatePages(times: number): Promise<Tally[]> {
  const paths = globSync('fixtures/pages/**/*.json').sort();
  const resolved = resolveContent('fixtures', process.cwd(), paths);
  if ('refusal' in resolved) throw new Error(resolved.refusal);
  const checks = { known: await loadKnownChecks(), content: resolved.content };
  const pages = paths.map((path) => ({ path, text: readFileSync(path, 'utf8') }));
  const good = [...pages, ...listComponents(checks.known)].filter(
    ({ text }) => findProblems(text, checks).length === 0,
  );
  return MISTAKES.map((mistake) => {
    const codes = makeMistakes(mistake, good, times).map(
      (text) => findProblems(text, checks)[0]?.code,
    );
    const found = codes.filter((code) => code !== undefined);
    const code = findMostFrequent(found);
    return { what: mistake.what, pages: codes.length, found: found.length, code };
  });
}

/** Lists the components of the fixtures, each alone on a page. */
function listComponents({ components }: KnownChecks): GoodPage[] {
  return globSync('fixtures/{headers,cards,blocks}/*/*.json')
    .filter((path) => !path.endsWith('.invalid.json'))
    .sort()
    .map((path) => {
      const zone = components.get(basename(dirname(path)))?.zones?.[0] ?? 'flexZone';
      const component: unknown = JSON.parse(readFileSync(path, 'utf8'));
      const meta = { title: 'Saving', alternates: [] };
      const page = { data: { meta, hasMacro: true, [zone]: { flexComponents: [component] } } };
      return { path, text: JSON.stringify(page, null, 2) };
    });
}

function findProblems(text: string, { known, content }: Checks): readonly Problem[] {
  const reading = readJson(text);
  if ('problem' in reading) return [reading.problem];
  return [
    ...findDuplicates(text, reading.members),
    ...checkDocument(reading.value, known, { content, isPageFile: true }),
  ];
}

/** Makes a mistake on so many of the good pages, on more than one place of each if need be. */
function makeMistakes(mistake: Mistake, good: readonly GoodPage[], times: number): string[] {
  const order = ({ path }: GoodPage) => hash(`${mistake.what} ${path}`);
  const pages = good.toSorted((one, other) => order(one) - order(other));
  const mutated = new Set<string>();
  for (let round = 0; round < times; round += 1) {
    for (const { path, text } of pages) {
      if (mutated.size === times) return [...mutated];
      const changed = mutate(text, mistake, createPicker(`${mistake.what} ${path} ${round}`));
      if (changed !== undefined && changed !== text) mutated.add(changed);
    }
  }
  return [...mutated];
}

function mutate(text: string, mistake: Mistake, pick: Picker): string | undefined {
  if ('inText' in mistake) return mistake.inText(text, pick);
  const document: unknown = JSON.parse(text);
  if (!isRecord(document)) return undefined;
  const make = pick(listPlaces(document).flatMap((place) => mistake.at(place) ?? []));
  make?.();
  return make && JSON.stringify(document, null, 2);
}

function findMostFrequent(codes: readonly string[]): string {
  const count = (code: string) => codes.filter((each) => each === code).length;
  const [first = '-'] = [...new Set(codes)].toSorted(
    (one, other) => count(other) - count(one) || (one < other ? -1 : 1),
  );
  return first;
}

const HEAD = ['mistake', 'pages', 'found', 'code'] as const;

/** Formats tallies as a table with tabs, a line for each kind of mistake. */
export function formatTallies(tallies: readonly Tally[]): string {
  const lines = tallies.map(({ what, pages, found, code }) => [what, pages, found, code]);
  return [HEAD, ...lines].map((line) => `${line.join('\t')}\n`).join('');
}
