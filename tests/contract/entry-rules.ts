import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect } from 'vitest';
import type { Entry } from '#renderer';
import { experience } from '#site/experience.ts';
import { filesOfEntry, fixturesOf, isThere, type EntryFiles } from './entry-files.ts';

/** Fails for an entry of a project that does not keep to it. */
export type EntryRule = (entry: Entry, project: string) => void | Promise<void>;

const LOCALES = experience.locales.map(({ locale }) => locale);
const PLACEHOLDER = /\{\{(\w+)\}\}/g;

/** Names that would reach React itself instead of the component. */
const RESERVED =
  /^(key|ref|children|style|className|dangerouslySetInnerHTML|words|on[A-Z].*|\$.*)$/;

/** Holds the rules for every entry, by the words that describe them. */
export const ENTRY_RULES: Readonly<Record<string, EntryRule>> = {
  'has all its files': (entry, project) => {
    const sources = filesOfEntry(entry, project);
    expect([sources.component, sources.test].filter((path) => !isThere(path))).toEqual([]);
    expect(isThere(sources.styles)).toBe(hasStyles(entry, sources));
  },

  'begins every style rule with its own class, or with its own place': (entry, project) => {
    const sources = filesOfEntry(entry, project);
    const styles = hasStyles(entry, sources) ? readFileSync(sources.styles, 'utf8') : '';
    const own = [`.${entry.type}`, `.slot[data-type='${entry.type}']`];
    const foreign = selectorsIn(styles).filter(
      (selector) => !own.some((start) => selector.startsWith(start)),
    );
    expect(foreign).toEqual([]);
  },

  'has a component and a check that can be loaded': async (entry) => {
    const [Component, module] = await Promise.all([entry.load(), entry.check()]);
    expect(typeof Component).toBe('function');
    expect(typeof module.check).toBe('function');
    expect(module.shape).toBeTypeOf('object');
  },

  'has no member in its schema that would reach React instead of the component': async (entry) => {
    const { shape } = await entry.check();
    const reserved = Object.keys(shape.properties ?? {}).filter((name) => RESERVED.test(name));
    expect(reserved).toEqual([]);
  },

  'has the same messages with the same placeholders in every locale, or none': async (
    entry,
    project,
  ) => {
    const own = filesOfEntry(entry, project).messages.map((path) => basename(path, '.json'));
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
  },
};

/** Holds the further rules for every component on a page, by the words that describe them. */
export const COMPONENT_RULES: Readonly<Record<string, EntryRule>> = {
  'names its family, which is that of its schema': async (entry, project) => {
    const { family } = await entry.check();
    expect([entry.family, filesOfEntry(entry, project).family]).toEqual([family, family]);
  },

  'has a schema, and a minimal, a full, a strange and an invalid fixture': (entry, project) => {
    const fixtures = fixturesOf(entry, project);
    const names = fixtures.filter(({ isValid }) => isValid).map(({ name }) => name);
    expect(isThere(filesOfEntry(entry, project).schema)).toBe(true);
    expect(names).toEqual(expect.arrayContaining(['minimal', 'full']));
    expect(names.length).toBeGreaterThan(2);
    expect(fixtures.some(({ isValid }) => !isValid)).toBe(true);
  },

  'agrees with its schema about all its fixtures': async (entry, project) => {
    const { check } = await entry.check();
    const wrong = fixturesOf(entry, project).filter(
      ({ value, isValid }) => (check(value).length === 0) !== isValid,
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  },

  'uses every member of its schema in its full fixture': async (entry, project) => {
    const { shape } = await entry.check();
    const full = fixturesOf(entry, project).find(({ name }) => name === 'full')?.value as object;
    const unused = Object.keys(shape.properties ?? {}).filter((name) => !(name in full));
    expect(unused).toEqual([]);
  },
};

/** A component that the kit renders alone has no styles of its own. */
function hasStyles({ type }: Entry, { component }: EntryFiles): boolean {
  return readFileSync(component, 'utf8').includes(`'./${type}.css'`);
}

/** A rule's selectors, without what stands in braces or belongs to an at-rule. */
function selectorsIn(styles: string): string[] {
  const bare = styles.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return [...bare.matchAll(/(?:^|[{};])\s*([^{};@]+)\{/g)]
    .flatMap(([, selectors = '']) => withoutParentheses(selectors).split(','))
    .map((selector) => selector.trim())
    .filter((selector) => !/^(from|to|\d+%|&.*)$/.test(selector));
}

/** Removes everything in parentheses, which narrows a selector and never begins one. */
function withoutParentheses(text: string): string {
  const shorter = text.replaceAll(/\([^()]*\)/g, '');
  return shorter === text ? text : withoutParentheses(shorter);
}

/** Lists the messages and the placeholders of each; they are the same in every language. */
function shapeOf(messages: Record<string, string>): string[] {
  return Object.entries(messages)
    .map(([key, text]) => `${key}: ${placeholdersIn(text)}`)
    .toSorted();
}

function placeholdersIn(text: string): string {
  return [...text.matchAll(PLACEHOLDER)]
    .map(([, name = '']) => name)
    .toSorted()
    .join(' ');
}
