import { globSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openSite } from './visit.ts';

const { visit } = openSite();

const SCENARIOS = ['home/en', 'kit-skeleton/card', 'kit-button/states'];
const CHOICES = [
  {
    name: 'prefers-reduced-motion',
    chosen: 'reduce',
    other: 'no-preference',
    emulated: { reducedMotion: 'reduce' },
  },
  { name: 'forced-colors', chosen: 'active', other: 'none', emulated: { forcedColors: 'active' } },
] as const;
const NOTHING = { reducedMotion: null, forcedColors: null };

/**
 * What only names how colours are forced, or follows the text's colour and is not drawn as it is named: no page can say
 * the one, and the other is drawn alike.
 */
const UNSEEN =
  '^(color-scheme|font-variant|forced-color-adjust|column-rule|row-rule|text-decoration|text-emphasis|-webkit-text-(fill|stroke))';

/** What every element and its pseudo-elements look like: the values of these properties, in their order. */
interface Looks {
  readonly properties: readonly string[];
  readonly parts: readonly { readonly name: string; readonly values: readonly string[] }[];
}

/** Remembers what everything looks like once nothing moves between two states. */
async function remember(page: Page, name: string): Promise<void> {
  await page.evaluate(
    ([key, unseen]) => {
      for (const moving of document.getAnimations()) {
        if (moving instanceof CSSTransition) moving.finish();
        else {
          moving.pause();
          moving.currentTime = 0;
        }
      }
      const isUnseen = new RegExp(unseen);
      const properties = [...getComputedStyle(document.documentElement)].filter(
        (each) => !isUnseen.test(each),
      );
      const parts = [...document.querySelectorAll('html, body, body *')].flatMap((element) =>
        [null, '::before', '::after'].map((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          const isThere = !pseudo || style.content !== 'none';
          const values = isThere ? properties.map((each) => style.getPropertyValue(each)) : [];
          return { name: `${element.className}${pseudo ?? ''}`, values };
        }),
      );
      Object.assign(window, { [key]: { properties, parts } });
    },
    [name, UNSEEN] as const,
  );
}

/** How often two memories differ, and the first differences. */
function differences(page: Page, one: string, other: string) {
  return page.evaluate(
    (names) => {
      const [first, second] = names.map((name) => Reflect.get(window, name) as Looks);
      const found = (first?.parts ?? []).flatMap(({ name, values }, index) => {
        const others = second?.parts[index]?.values ?? [];
        if (values.length !== others.length) return [`${name} is there once`];
        return values.flatMap((value, at) =>
          value === others[at] || inOneWay(value) === inOneWay(others[at])
            ? []
            : [`${name} ${first?.properties[at]}: ${value} | ${others[at]}`],
        );
      });
      return { count: found.length, examples: found.slice(0, 5) };

      // One white, however it is written. It runs in the page, which knows nothing of this file.
      // oxlint-disable-next-line unicorn/consistent-function-scoping
      function inOneWay(value: string | undefined): string | undefined {
        return value
          ?.replaceAll('color(srgb 1 1 1)', 'rgb(255, 255, 255)')
          .replaceAll(/color\(srgb 1 1 1 \/ ([\d.]+)\)/g, 'rgba(255, 255, 255, $1)');
      }
    },
    [one, other],
  );
}

test.each(SCENARIOS.flatMap((id) => CHOICES.map((choice) => ({ id, ...choice }))))(
  'in $id the attribute of $name looks as the visitor’s own does',
  async ({ id, name, chosen, other, emulated }) => {
    const { page } = await visit(`/preview/${id}`);
    const choose = (value: string) =>
      page.evaluate(
        ([feature, text]) => document.documentElement.setAttribute(`data-${feature}`, text),
        [name, value] as const,
      );
    await remember(page, 'plain');
    await page.emulateMedia(emulated);
    await remember(page, 'emulated');
    await page.emulateMedia(NOTHING);
    await choose(chosen);
    await remember(page, 'chosen');
    await choose(other);
    await remember(page, 'declined');

    expect(await differences(page, 'chosen', 'emulated')).toEqual({ count: 0, examples: [] });
    expect(await differences(page, 'declined', 'plain')).toEqual({ count: 0, examples: [] });
    expect((await differences(page, 'plain', 'emulated')).count).toBeGreaterThan(0);
  },
);

test('the address of a preview chooses, and scripts of the page are told the same', async () => {
  const { page } = await visit(
    '/preview/section-title/minimal?forced-colors=active&prefers-contrast=more&prefers-reduced-motion=maybe',
  );
  const matches = (query: string) => page.evaluate((asked) => matchMedia(asked).matches, query);

  const attributes = await page.evaluate(() =>
    ['forced-colors', 'prefers-contrast', 'prefers-reduced-motion'].map((name) =>
      document.documentElement.getAttribute(`data-${name}`),
    ),
  );
  expect(attributes).toEqual(['active', 'more', null]);
  expect(await matches('(forced-colors: active) and (width > 100px)')).toBe(true);
  expect(await matches('(prefers-contrast)')).toBe(true);
  expect(await matches('(prefers-contrast: less), (prefers-reduced-motion: reduce)')).toBe(false);
});

test('nothing of it is in what goes to production', () => {
  const files = globSync('dist/{client,server}/**/*.{css,js}');
  const found = files.filter((path) =>
    /data-(?:prefers-|forced-colors)/.test(readFileSync(path, 'utf8')),
  );

  expect(files.length).toBeGreaterThan(50);
  expect(found).toEqual([]);
});
