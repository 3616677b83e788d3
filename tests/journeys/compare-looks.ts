import type { Page } from 'playwright';

/**
 * A preference of the visitor's system, as an attribute of the html element and as Chromium's own
 * emulation has it.
 */
export interface PreferredLook {
  readonly name: string;
  readonly chosen: string;
  readonly other: string;
  readonly emulated: Parameters<Page['emulateMedia']>[0];
}

/** Each preference that Chromium can emulate. */
export const PREFERENCES: readonly PreferredLook[] = [
  {
    name: 'prefers-reduced-motion',
    chosen: 'reduce',
    other: 'no-preference',
    emulated: { reducedMotion: 'reduce' },
  },
  { name: 'forced-colors', chosen: 'active', other: 'none', emulated: { forcedColors: 'active' } },
  {
    name: 'prefers-color-scheme',
    chosen: 'dark',
    other: 'light',
    emulated: { colorScheme: 'dark' },
  },
  {
    name: 'prefers-contrast',
    chosen: 'more',
    other: 'no-preference',
    emulated: { contrast: 'more' },
  },
];

/** The settings with which a window of a visit is opened. */
const USUAL = {
  reducedMotion: 'no-preference',
  forcedColors: 'none',
  colorScheme: 'light',
  contrast: 'no-preference',
} as const;

/**
 * Matches properties that only name how colours are forced, or that follow the text's colour and
 * are not drawn as they are named: a page cannot set the former, and the latter are drawn alike.
 * For margins that are auto, Chromium says at times how wide they are and at times that they are 0;
 * the place of a box tells what they do.
 */
const UNSEEN =
  '^(color-scheme|--forced-ground|margin-(left|right|inline)|font-variant|forced-color-adjust|column-rule|row-rule|text-decoration|text-emphasis|-webkit-text-(fill|stroke))';

/**
 * Holds the looks of an element or one of its pseudo-elements: the values of all properties, a line
 * each.
 */
interface Look {
  readonly name: string;
  readonly values: string;
}

interface Looks {
  readonly properties: readonly string[];
  readonly parts: readonly Look[];
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
        [null, '::before', '::after'].map((pseudo): Look => {
          const style = getComputedStyle(element, pseudo);
          const isThere = !pseudo || style.content !== 'none';
          const undrawn = [
            ...(element instanceof SVGElement ? [] : ['fill', 'stroke']),
            ...(style.outlineStyle === 'none' ? ['outline-color'] : []),
          ];
          const values = isThere
            ? properties.map((each) => (undrawn.includes(each) ? '' : style.getPropertyValue(each)))
            : [];
          const hasBox = element instanceof HTMLElement && !pseudo;
          const box = hasBox ? `${element.offsetLeft} ${element.offsetWidth}` : '';
          return {
            name: `${element.className}${pseudo ?? ''}`,
            values: [...values, box].join('\n'),
          };
        }),
      );
      Object.assign(window, { [key]: { properties: [...properties, 'left and width'], parts } });
    },
    [name, UNSEEN] as const,
  );
}

/** Counts the differences between two memories, and returns the first of them. */
function differences(page: Page, one: string, other: string) {
  return page.evaluate(
    (names) => {
      const [first, second] = names.map((name) => Reflect.get(window, name) as Looks);
      const found = (first?.parts ?? []).flatMap(({ name, values }, index) => {
        const others = second?.parts[index]?.values ?? '';
        if (values === others) return [];
        const [own, its] = [values.split('\n'), others.split('\n')];
        if (own.length !== its.length) return [`${name} is there once`];
        return own.flatMap((value, at) =>
          value === its[at] || inOneWay(value) === inOneWay(its[at])
            ? []
            : [`${name} ${first?.properties[at]}: ${value} | ${its[at]}`],
        );
      });
      return { count: found.length, examples: found.slice(0, 5) };

      // One white or yellow, however it is written, and then one colour of which nothing is drawn.
      // It runs in the page, which knows nothing of this file.
      // oxlint-disable-next-line unicorn/consistent-function-scoping
      function inOneWay(value: string | undefined): string | undefined {
        return value
          ?.replaceAll('color(srgb 1 1 1)', 'rgb(255, 255, 255)')
          .replaceAll('color(srgb 1 1 0)', 'rgb(255, 255, 0)')
          .replaceAll(
            /color\(srgb 1 1 1 \/ ([\d.]+)\)/g,
            (_, alpha) => `rgba(255, 255, 255, ${Number(Number(alpha).toFixed(2))})`,
          )
          .replaceAll(/rgba\(\d+, \d+, \d+, 0\)/g, 'transparent');
      }
    },
    [one, other] as const,
  );
}

const MAX_TRIES = 10;

/** Describes how two looks of a page differ. */
type Difference = Awaited<ReturnType<typeof differences>>;

export interface ComparedLooks {
  /** Compares the page with the attribute to the one with the emulation. */
  readonly chosen: Difference;
  /** Compares the page with the attribute that declines to the page as it was. */
  readonly declined: Difference;
  /**
   * Compares the page with the emulation to the page as it was, which tells whether there was
   * anything to see.
   */
  readonly emulated: Difference;
}

/**
 * Compares what a page looks like by the attribute with what it looks like by the visitor's own
 * preference.
 */
export async function compareLooks(
  page: Page,
  { name, chosen, other, emulated }: PreferredLook,
): Promise<ComparedLooks> {
  const choose = (value: string | undefined) =>
    page.evaluate(
      ([feature, text]) => {
        const root = document.documentElement;
        if (text === undefined) root.removeAttribute(`data-${feature}`);
        else root.setAttribute(`data-${feature}`, text);
      },
      [name, value] as const,
    );
  await untilStill(page);
  await page.emulateMedia(emulated);
  await remember(page, 'emulated');
  await page.emulateMedia(USUAL);
  await choose(chosen);
  await remember(page, 'chosen');
  await choose(other);
  await remember(page, 'declined');
  await choose(undefined);
  return {
    chosen: await differences(page, 'chosen', 'emulated'),
    declined: await differences(page, 'declined', 'plain'),
    emulated: await differences(page, 'plain', 'emulated'),
  };
}

/**
 * Remembers what the page looks like plainly. Pictures, fonts and styles that come between two
 * looks would be differences.
 */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await remember(page, 'plain');
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    await remember(page, 'before');
    const { count } = await differences(page, 'plain', 'before');
    if (count === 0) return;
    await remember(page, 'plain');
  }
}
