import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  FOLDER_RULES,
  MODULE_RULES,
  MODULES_WITH_REACT,
  PURE_MODULES,
  schemasRuleOf,
  SITE_FILES_WITH_BROWSER,
  SITE_FILES_WITH_FIXTURES,
} from './modules.ts';
import { isTest, sourceFiles, targetOf, type Import, type SourceFile } from './source-files.ts';
import { START, startFiles } from './start-files.ts';

/** The Chromium of this machine, and the digests that are taken in it. */
const OF_BROWSER = /^#tests\/(?:browser|digest\/(?:take-digest|stored-digests))\.ts$/;

const files = sourceFiles();
const start = startFiles(files);
const productFiles = files.filter((file) => !isTest(file));
const say = (file: SourceFile, { name }: Import) => `${file.path} imports ${name}`;

/** Every import for which the rule says no, as a line that names both ends. */
function breaches(
  of: readonly SourceFile[],
  isAllowed: (file: SourceFile, one: Import) => boolean,
): string[] {
  return of.flatMap((file) =>
    file.imports.filter((one) => !isAllowed(file, one)).map((one) => say(file, one)),
  );
}

const folderOf = (path: string) => path.split('/')[0] ?? '';
const moduleOf = (path: string) => path.match(/^renderer\/([^/]+)\//)?.[1];

/**
 * A bench weighs single steps, that two ways give the same needs both of them, and a page with
 * nothing but a session puts its host together itself: no entry point shows any of it. The
 * sentences of the playground are held against the makers of all problems. A deep run repeats the
 * tests that take a sample.
 */
const LOOKS_AT_STEPS =
  /^tests\/(?:(?:bench|problem-sentences|session\/page|static-entries)\/|deep\/sweeps\.browser\.deep\.test\.ts$)/;

describe('imports', () => {
  test('there are source files, and their imports are found', () => {
    expect(productFiles.length).toBeGreaterThan(50);
    expect(productFiles.flatMap(({ imports }) => imports).length).toBeGreaterThan(100);
  });

  test('a relative import stays inside its top-level folder', () => {
    const found = breaches(files, (file, one) => {
      // A configuration of the build stands in no folder.
      const isOfTheRoot = [file.path, targetOf(file, one)].some((path) => !path.includes('/'));
      if (isOfTheRoot || LOOKS_AT_STEPS.test(file.path) || !one.name.startsWith('.')) return true;
      return folderOf(targetOf(file, one)) === folderOf(file.path);
    });

    expect(found).toEqual([]);
  });

  test('a folder imports from others only what stands below it, by the entry points', () => {
    const found = breaches(productFiles, (file, { name }) => {
      if (!name.startsWith('#')) return true;
      if (name.startsWith('#fixtures') && SITE_FILES_WITH_FIXTURES.includes(file.path)) return true;
      if (OF_BROWSER.test(name) && SITE_FILES_WITH_BROWSER.includes(file.path)) return true;
      return FOLDER_RULES.get(folderOf(file.path))?.some((rule) => rule.test(name)) ?? false;
    });

    expect(found).toEqual([]);
  });

  test('a module of the renderer imports only from the modules before it', () => {
    const found = breaches(productFiles, (file, one) => {
      const from = moduleOf(file.path);
      const to = moduleOf(targetOf(file, one));
      if (!from || !to || from === to) return true;
      const rule = MODULE_RULES.get(from);
      const allowed = [...(rule?.code ?? []), ...(one.isTypeOnly ? (rule?.types ?? []) : [])];
      return allowed.includes(to) || allowed.includes('*');
    });

    expect(found).toEqual([]);
  });

  test('a module uses of the contract only types, and the checks that are its business', () => {
    const found = breaches(productFiles, (file, { name, isTypeOnly }) => {
      const rule = MODULE_RULES.get(moduleOf(file.path) ?? '');
      if (!rule || !name.startsWith('#schemas/') || isTypeOnly) return true;
      return schemasRuleOf(rule).test(name) || rule.code.includes('*');
    });

    expect(found).toEqual([]);
  });

  test('React runs in three modules of the renderer and nowhere else in it', () => {
    const found = breaches(productFiles, (file, { name, isTypeOnly }) => {
      const module = moduleOf(file.path);
      const isReact = /^react(-dom)?(\/|$)/.test(name);
      return !module || !isReact || isTypeOnly || MODULES_WITH_REACT.includes(module);
    });

    expect(found).toEqual([]);
  });

  test('a rule names only modules that stand before its own', () => {
    const names = [...MODULE_RULES.keys()];
    const later = [...MODULE_RULES].flatMap(([name, { code, types = [] }]) =>
      [...code, ...types]
        .filter((one) => one !== '*' && !names.slice(0, names.indexOf(name)).includes(one))
        .map((one) => `${name} names ${one}`),
    );

    expect(later).toEqual([]);
  });

  test('a module of the renderer that turns data into data waits for nothing', () => {
    const waiting = productFiles
      .filter((file) => PURE_MODULES.includes(moduleOf(file.path) ?? ''))
      .filter(({ text }) => /\b(?:async|await|Promise)\b/.test(text));

    expect(waiting.map(({ path }) => path)).toEqual([]);
  });

  test('a module is entered by its entry point', () => {
    const found = breaches(productFiles, (file, one) => {
      const target = targetOf(file, one);
      const from = moduleOf(file.path);
      const to = moduleOf(target);
      if (!from || !to || from === to || start.has(file.path)) return true;
      return /^renderer\/[^/]+(\/[^/]+)?\/index\.ts$/.test(target);
    });

    expect(found).toEqual([]);
  });

  test('what every visitor loads is imported file by file, by way of no entry point', () => {
    const entryPoints = [...start].filter((path) => path.endsWith('/index.ts'));

    expect(start).toContain('renderer/client/start/create-experience.ts');
    expect(entryPoints).toEqual([START]);
  });

  test('every entry point of the package leads to a file', () => {
    const { imports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      imports: Record<string, string>;
    };
    const fixed = Object.values(imports).filter((target) => !target.includes('*'));

    const missing = fixed.filter((target) => !readFileSync(target, 'utf8'));

    expect(missing).toEqual([]);
  });
});
