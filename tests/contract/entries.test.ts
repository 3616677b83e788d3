import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { registry } from '#registry';
import { experience } from '#site/app.ts';
import { fixturesOf, isThere, shelvesOf } from './entry-files.ts';

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

/** Which words there are and what each has room for; the same in every language. */
const shapeOf = (messages: Record<string, string>) =>
  Object.entries(messages)
    .map(([key, text]) => `${key}: ${placeholdersIn(text)}`)
    .toSorted();

describe.each(registry.entries.map((entry) => [entry.type, entry] as const))(
  '%s',
  (type, entry) => {
    const shelves = shelvesOf(entry);

    // A part that the kit draws alone has no styles of its own.
    const hasStyles = readFileSync(shelves.component, 'utf8').includes(`'./${type}.css'`);

    test('stands on all its shelves', () => {
      const missing = [shelves.component, shelves.test].filter((path) => !isThere(path));

      expect(missing).toEqual([]);
      expect(isThere(shelves.styles)).toBe(hasStyles);
    });

    test('every style rule begins with its own class', () => {
      const styles = hasStyles ? readFileSync(shelves.styles, 'utf8') : '';
      const foreign = selectorsIn(styles).filter((selector) => !selector.startsWith(`.${type}`));

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

    test('has the same words with the same placeholders in every locale, or none', async () => {
      const own = shelves.messages.map((path) => basename(path, '.json'));
      const given = await Promise.all(
        [...new Set([...LOCALES, ...own])].map(
          async (locale) => (await entry.messages?.(locale)) ?? {},
        ),
      );

      const shapes = new Set(given.map((messages) => JSON.stringify(shapeOf(messages))));

      // An entry may know more languages than this site has.
      expect(own.filter((locale) => LOCALES.includes(locale))).toHaveLength(
        own.length > 0 ? LOCALES.length : 0,
      );
      expect(shapes.size).toBe(1);
      expect(given.flatMap((messages) => Object.values(messages)).filter((text) => !text)).toEqual(
        [],
      );
    });
  },
);

const components = registry.entries.filter(({ kind }) => kind === 'component');

describe.each(components.map((entry) => [entry.type, entry] as const))(
  '%s on a page',
  (type, entry) => {
    const shelves = shelvesOf(entry);
    const fixtures = fixturesOf(shelves.family, type);

    test('names its family, which is that of its schema', async () => {
      const { family } = await entry.check();

      expect(entry.family).toBe(family);
      expect(family).toBe(shelves.family);
    });

    test('has a schema, and a minimal, a full, a strange and an invalid fixture', () => {
      const names = fixtures.filter(({ isValid }) => isValid).map(({ name }) => name);

      expect(isThere(shelves.schema)).toBe(true);
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
