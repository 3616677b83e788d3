import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { registry } from '#registry';
import { experience } from '#site/experience.ts';
import { fixturesOf, isThere, filesOfEntry } from './entry-files.ts';

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

describe.each(registry.entries.map((entry) => [entry.type, entry] as const))(
  '%s',
  (type, entry) => {
    const sources = filesOfEntry(entry);

    // A component that the kit renders alone has no styles of its own.
    const hasStyles = readFileSync(sources.component, 'utf8').includes(`'./${type}.css'`);

    test('has all its files', () => {
      const missing = [sources.component, sources.test].filter((path) => !isThere(path));

      expect(missing).toEqual([]);
      expect(isThere(sources.styles)).toBe(hasStyles);
    });

    test('every style rule begins with its own class, or with its own place', () => {
      const styles = hasStyles ? readFileSync(sources.styles, 'utf8') : '';
      const own = [`.${type}`, `.slot[data-type='${type}']`];
      const foreign = selectorsIn(styles).filter(
        (selector) => !own.some((start) => selector.startsWith(start)),
      );

      expect(foreign).toEqual([]);
    });

    test('its component and its check can be loaded', async () => {
      const [Component, module] = await Promise.all([entry.load(), entry.check()]);

      expect(typeof Component).toBe('function');
      expect(typeof module.check).toBe('function');
      expect(module.shape).toBeTypeOf('object');
    });

    test('no member of its schema would reach React instead of the component', async () => {
      const { shape } = await entry.check();

      const reserved = Object.keys(shape.properties ?? {}).filter((name) => RESERVED.test(name));

      expect(reserved).toEqual([]);
    });

    test('has the same messages with the same placeholders in every locale, or none', async () => {
      const own = sources.messages.map((path) => basename(path, '.json'));
      const byLocale = await Promise.all(
        [...new Set([...LOCALES, ...own])].map(
          async (locale) => (await entry.messages?.(locale)) ?? {},
        ),
      );

      const shapes = new Set(byLocale.map((messages) => JSON.stringify(shapeOf(messages))));

      // An entry may know more languages than this site has.
      expect(own.filter((locale) => LOCALES.includes(locale))).toHaveLength(
        own.length > 0 ? LOCALES.length : 0,
      );
      expect(shapes.size).toBe(1);
      expect(
        byLocale.flatMap((messages) => Object.values(messages)).filter((text) => !text),
      ).toEqual([]);
    });
  },
);

const components = registry.entries.filter(({ kind }) => kind === 'component');

describe.each(components.map((entry) => [entry.type, entry] as const))(
  '%s on a page',
  (type, entry) => {
    const sources = filesOfEntry(entry);
    const fixtures = fixturesOf(sources.family, type);

    test('names its family, which is that of its schema', async () => {
      const { family } = await entry.check();

      expect(entry.family).toBe(family);
      expect(family).toBe(sources.family);
    });

    test('has a schema, and a minimal, a full, a strange and an invalid fixture', () => {
      const names = fixtures.filter(({ isValid }) => isValid).map(({ name }) => name);

      expect(isThere(sources.schema)).toBe(true);
      expect(names).toEqual(expect.arrayContaining(['minimal', 'full']));
      expect(names.length).toBeGreaterThan(2);
      expect(fixtures.some(({ isValid }) => !isValid)).toBe(true);
    });

    test.each(fixtures.map((fixture) => [fixture.name, fixture] as const))(
      'agrees with its schema about %s',
      async (_, { value, isValid }) => {
        const { check } = await entry.check();

        expect(check(value).length === 0).toBe(isValid);
      },
    );

    test('its full fixture uses every member of its schema', async () => {
      const { shape } = await entry.check();
      const full = fixtures.find(({ name }) => name === 'full')?.value as object;

      const unused = Object.keys(shape.properties ?? {}).filter((name) => !(name in full));

      expect(unused).toEqual([]);
    });
  },
);
