import { basename, dirname } from 'node:path';
import type { SourceFile } from '../architecture/source-files.ts';
import { testsOf } from '../mutate/tests-of.ts';

/**
 * The number of tests that are run of those that import a changed file, nearest first; further away
 * they only know that it works.
 */
const MAX_NEAR = 20;
const MAX_BROWSER = 3;
const MAX_DEEP_BROWSER = 2;
const MAX_SITE = 3;

const IS_TEST = /\.test\.tsx?$/;
/** Matches tests that go over all of a list, or go on for long. */
const IS_DEEP_SWEEP = /^tests\/deep\/|(?<!\.browser)\.deep\.test\./;
const IS_DATA = /^(?:fixtures|schemas)\/.*\.json$/;
/** Matches the files that decide what a visitor meets. */
const IS_PRODUCT = /^(?:renderer|registry|site|playground)\//;
/** Every visit shows what these test; they run where no journey is named like the change. */
const FIRST_JOURNEYS = ['tests/journeys/reading.site.test.ts'];

type Source = Pick<SourceFile, 'path' | 'text' | 'imports'>;

/**
 * Selects the tests that a change touches: by imports; by data, where a fixture, a schema or a
 * style leads to what is made with it; and of those of the built site the ones that are named like
 * it.
 */
export function selectTests(changed: readonly string[], files: readonly Source[]): string[] {
  const known = new Set(files.map(({ path }) => path));
  const tests = new Set(changed.filter((path) => IS_TEST.test(path) && known.has(path)));
  const product = changed.filter((path) => !IS_TEST.test(path));
  for (const source of product.flatMap((path) => sourcesOf(path, known))) {
    const { near, far, browser, deepBrowser } = testsOf(source, files);
    for (const test of [...near, ...far].slice(0, MAX_NEAR)) tests.add(test);
    for (const test of browser.slice(0, MAX_BROWSER)) tests.add(test);
    for (const test of deepBrowser.slice(0, MAX_DEEP_BROWSER)) tests.add(test);
  }
  if (product.some((path) => IS_DATA.test(path) || path.startsWith('registry/'))) {
    for (const { path, text } of files) {
      if (
        /\btake(?:Stratified)?Sample\(/.test(text) &&
        IS_TEST.test(path) &&
        !/\.(?:site|deep)\./.test(path)
      ) {
        tests.add(path);
      }
    }
  }
  for (const test of siteTestsOf(product, files)) tests.add(test);
  return [...tests].filter((path) => !IS_DEEP_SWEEP.test(path)).toSorted();
}

/** The source files through which a test meets a changed file. */
function sourcesOf(path: string, known: ReadonlySet<string>): string[] {
  const [, family, type] = /^fixtures\/([\w-]+)\/([\w-]+)\/[\w.-]+\.json$/.exec(path) ?? [];
  const [, schema] = /^schemas\/(.+)\.schema\.json$/.exec(path) ?? [];
  const candidates = [
    path,
    ...(type ? [`registry/${family}/${type}/${type}.tsx`] : []),
    ...(schema ? [`schemas/generated/${schema}.check.ts`, `schemas/generated/${schema}.ts`] : []),
    // A style is imported by the component beside it.
    ...(path.endsWith('.css') ? [path.replace(/\.css$/, '.tsx')] : []),
  ];
  return candidates.filter((one) => known.has(one));
}

/** Journeys reach everything, so that imports say nothing: the words of their names do. */
function siteTestsOf(product: readonly string[], files: readonly Source[]): string[] {
  const relevant = product.filter((path) => IS_PRODUCT.test(path));
  if (relevant.length === 0) return [];

  const words = new Set(relevant.flatMap((path) => wordsOf(`${dirname(path)}/${basename(path)}`)));
  const scored = files
    .filter(({ path }) => path.endsWith('.site.test.ts'))
    .map(({ path }) => ({
      path,
      score: wordsOf(basename(path)).filter((word) => words.has(word)).length,
    }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score);
  return scored.length > 0 ? scored.slice(0, MAX_SITE).map(({ path }) => path) : FIRST_JOURNEYS;
}

const NO_WORDS = new Set(['', 'test', 'site', 'ts', 'tsx', 'css', 'index', 'of', 'the', 'in', 'a']);

function wordsOf(path: string): string[] {
  return path.split(/[^a-z]+/i).filter((word) => !NO_WORDS.has(word));
}
