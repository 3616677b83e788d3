import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { registry } from '#registry';
import type { Entry } from '#renderer';
import { experience } from '#site/experience.ts';
import { collectFailures } from '../sample/collect-failures.ts';
import { fixturesOf, isThere, filesOfEntry, type EntryFiles } from './entry-files.ts';

const LOCALES = experience.locales.map(({ locale }) => locale);
const PLACEHOLDER = /\{\{(\w+)\}\}/g;

/** Names that would reach React itself instead of the component. */
const RESERVED =
  /^(key|ref|children|style|className|dangerouslySetInnerHTML|words|on[A-Z].*|\$.*)$/;

/** A rule's selectors, without what stands in braces or belongs to an at-rule. */
function selectorsIn(styles: string): string[] {
  const bare = styles.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return [...bare.matchAll(/(?:^|[{};])\s*([^{};@]+)\{/g)]
    .flatMap(([, selectors = '']) => withoutParentheses(selectors).split(','))
    .map((selector) => selector.trim())
    .filter((selector) => !/^(from|to|\d+%|&.*)$/.test(selector));
}

/** What stands in parentheses narrows a selector and never begins one. */
function withoutParentheses(text: string): string {
  const shorter = text.replaceAll(/\([^()]*\)/g, '');
  return shorter === text ? text : withoutParentheses(shorter);
}

const placeholdersIn = (text: string) =>
  [...text.matchAll(PLACEHOLDER)]
    .map(([, name = '']) => name)
    .toSorted()
    .join(' ');

/** Which messages there are and which placeholders each has; the same in every language. */
const shapeOf = (messages: Record<string, string>) =>
  Object.entries(messages)
    .map(([key, text]) => `${key}: ${placeholdersIn(text)}`)
    .toSorted();

/** Holds every one of some entries against a rule. */
const failuresOf = (entries: readonly Entry[], check: (entry: Entry) => void | Promise<void>) =>
  collectFailures(entries, ({ type }) => type, check);

/** A component that the kit renders alone has no styles of its own. */
const hasStyles = ({ type }: Entry, { component }: EntryFiles) =>
  readFileSync(component, 'utf8').includes(`'./${type}.css'`);

describe('every entry', () => {
  const { entries } = registry;

  test('has all its files', async () => {
    const failures = await failuresOf(entries, (entry) => {
      const sources = filesOfEntry(entry);
      expect([sources.component, sources.test].filter((path) => !isThere(path))).toEqual([]);
      expect(isThere(sources.styles)).toBe(hasStyles(entry, sources));
    });

    expect(failures).toEqual([]);
  });

  test('begins every style rule with its own class, or with its own place', async () => {
    const failures = await failuresOf(entries, (entry) => {
      const sources = filesOfEntry(entry);
      const styles = hasStyles(entry, sources) ? readFileSync(sources.styles, 'utf8') : '';
      const own = [`.${entry.type}`, `.slot[data-type='${entry.type}']`];
      const foreign = selectorsIn(styles).filter(
        (selector) => !own.some((start) => selector.startsWith(start)),
      );
      expect(foreign).toEqual([]);
    });

    expect(failures).toEqual([]);
  });

  test('has a component and a check that can be loaded', async () => {
    const failures = await failuresOf(entries, async (entry) => {
      const [Component, module] = await Promise.all([entry.load(), entry.check()]);
      expect(typeof Component).toBe('function');
      expect(typeof module.check).toBe('function');
      expect(module.shape).toBeTypeOf('object');
    });

    expect(failures).toEqual([]);
  });

  test('has no member in its schema that would reach React instead of the component', async () => {
    const failures = await failuresOf(entries, async (entry) => {
      const { shape } = await entry.check();
      const reserved = Object.keys(shape.properties ?? {}).filter((name) => RESERVED.test(name));
      expect(reserved).toEqual([]);
    });

    expect(failures).toEqual([]);
  });

  test('has the same messages with the same placeholders in every locale, or none', async () => {
    const failures = await failuresOf(entries, async (entry) => {
      const own = filesOfEntry(entry).messages.map((path) => basename(path, '.json'));
      const byLocale = await Promise.all(
        [...new Set([...LOCALES, ...own])].map(
          async (locale) => (await entry.messages?.(locale)) ?? {},
        ),
      );
      const shapes = new Set(byLocale.map((messages) => JSON.stringify(shapeOf(messages))));
      const texts = byLocale.flatMap((messages) => Object.values(messages));

      // An entry may know more languages than this site has.
      expect(own.filter((locale) => LOCALES.includes(locale))).toHaveLength(
        own.length > 0 ? LOCALES.length : 0,
      );
      expect(shapes.size).toBe(1);
      expect(texts.filter((text) => !text)).toEqual([]);
    });

    expect(failures).toEqual([]);
  });
});

describe('every component on a page', () => {
  const components = registry.entries.filter(({ kind }) => kind === 'component');

  test('names its family, which is that of its schema', async () => {
    const failures = await failuresOf(components, async (entry) => {
      const { family } = await entry.check();
      expect([entry.family, filesOfEntry(entry).family]).toEqual([family, family]);
    });

    expect(failures).toEqual([]);
  });

  test('has a schema, and a minimal, a full, a strange and an invalid fixture', async () => {
    const failures = await failuresOf(components, (entry) => {
      const fixtures = fixturesOfEntry(entry);
      const names = fixtures.filter(({ isValid }) => isValid).map(({ name }) => name);
      expect(isThere(filesOfEntry(entry).schema)).toBe(true);
      expect(names).toEqual(expect.arrayContaining(['minimal', 'full']));
      expect(names.length).toBeGreaterThan(2);
      expect(fixtures.some(({ isValid }) => !isValid)).toBe(true);
    });

    expect(failures).toEqual([]);
  });

  test('agrees with its schema about all its fixtures', async () => {
    const failures = await failuresOf(components, async (entry) => {
      const { check } = await entry.check();
      const wrong = fixturesOfEntry(entry).filter(
        ({ value, isValid }) => (check(value).length === 0) !== isValid,
      );
      expect(wrong.map(({ name }) => name)).toEqual([]);
    });

    expect(failures).toEqual([]);
  });

  test('uses every member of its schema in its full fixture', async () => {
    const failures = await failuresOf(components, async (entry) => {
      const { shape } = await entry.check();
      const full = fixturesOfEntry(entry).find(({ name }) => name === 'full')?.value as object;
      const unused = Object.keys(shape.properties ?? {}).filter((name) => !(name in full));
      expect(unused).toEqual([]);
    });

    expect(failures).toEqual([]);
  });
});

function fixturesOfEntry(entry: Entry) {
  return fixturesOf(filesOfEntry(entry).family, entry.type);
}
