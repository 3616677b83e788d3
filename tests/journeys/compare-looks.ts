import type { Page } from 'playwright';

/** A preference of the visitor's system, as an attribute of the html element and as Chromium's own emulation has it. */
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

/** As a window of a visit is opened. */
const USUAL = {
  reducedMotion: 'no-preference',
  forcedColors: 'none',
  colorScheme: 'light',
  contrast: 'no-preference',
} as const;

/**
 * What only names how colours are forced, or follows the text's colour and is not drawn as it is named: no page can say
 * the one, and the other is drawn alike.
 */
const UNSEEN =
  '^(color-scheme|font-variant|forced-color-adjust|column-rule|row-rule|text-decoration|text-emphasis|-webkit-text-(fill|stroke))';

/** What an element or a pseudo-element of it looks like: its computed style as one text, which is read at once. */
interface Look {
  readonly name: string;
  readonly style: string;
}

/** Remembers what everything looks like once nothing moves between two states. */
async function remember(page: Page, name: string): Promise<void> {
  await page.evaluate((key) => {
    for (const moving of document.getAnimations()) {
      if (moving instanceof CSSTransition) moving.finish();
      else {
        moving.pause();
        moving.currentTime = 0;
      }
    }
    const looks = [...document.querySelectorAll('html, body, body *')].flatMap((element) =>
      [null, '::before', '::after'].map((pseudo): Look => {
        const style = getComputedStyle(element, pseudo);
        const isThere = !pseudo || style.content !== 'none';
        return { name: `${element.className}${pseudo ?? ''}`, style: isThere ? style.cssText : '' };
      }),
    );
    Object.assign(window, { [key]: looks });
  }, name);
}

/** How often two memories differ, and the first differences. */
function differences(page: Page, one: string, other: string) {
  return page.evaluate(
    ([first, second, unseen]) => {
      const isUnseen = new RegExp(unseen);
      const others = Reflect.get(window, second) as readonly Look[];
      const found = (Reflect.get(window, first) as readonly Look[]).flatMap(
        ({ name, style }, at) => {
          const otherStyle = others[at]?.style ?? '';
          if (style === otherStyle) return [];
          const values = declared(style);
          const otherValues = declared(otherStyle);
          if (values.length !== otherValues.length) return [`${name} is there once`];
          return values.flatMap((value, index) =>
            value === otherValues[index] ? [] : [`${name} ${value} | ${otherValues[index]}`],
          );
        },
      );
      return { count: found.length, examples: found.slice(0, 5) };

      // One white, however it is written. It runs in the page, which knows nothing of this file.
      function declared(style: string): string[] {
        return style
          .split('; ')
          .filter((each) => !isUnseen.test(each))
          .map((value) =>
            value
              .replaceAll('color(srgb 1 1 1)', 'rgb(255, 255, 255)')
              .replaceAll(/color\(srgb 1 1 1 \/ ([\d.]+)\)/g, 'rgba(255, 255, 255, $1)'),
          );
      }
    },
    [one, other, UNSEEN] as const,
  );
}

/** How two looks of a page differ. */
type Difference = Awaited<ReturnType<typeof differences>>;

export interface ComparedLooks {
  /** With the attribute, against the emulation. */
  readonly chosen: Difference;
  /** With the attribute that declines, against the page as it was. */
  readonly declined: Difference;
  /** With the emulation, against the page as it was: whether there was anything to see. */
  readonly emulated: Difference;
}

/** Compares what a page looks like by the attribute with what it looks like by the visitor's own preference. */
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
  await remember(page, 'plain');
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

/** Pictures and fonts that come between two looks would be differences. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
