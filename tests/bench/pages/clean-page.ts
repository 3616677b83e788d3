import type { Registry } from '#renderer';
import { prepareProps } from '#renderer/props';
import { loadHyphenator } from '#renderer/hyphens';
import type { Shape } from '#schemas/check-module.ts';
import { RATE, TITLE, type Authored } from './sample-page.ts';

const LOCALE = 'en-GB';

/**
 * Holds the cleaned values that a component gets on a page: the data that hand-written React starts
 * from.
 */
export interface CleanComponent {
  readonly type: string;
  readonly key: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly children?: readonly CleanComponent[];
}

/** All that a page by hand shows. */
export interface CleanPage {
  readonly title: string;
  readonly components: readonly CleanComponent[];
}

interface CleanOptions {
  /** True if long words are hyphenated, as on a server; no site sends the patterns to browsers. */
  readonly hyphenates: boolean;
}

/**
 * A page as a service would send it to somebody who writes by hand: its data are ready to be
 * rendered, and parsing it is all there is to do.
 */
export async function cleanText(
  components: readonly Authored[],
  registry: Registry,
  options: CleanOptions,
): Promise<string> {
  return JSON.stringify(await cleanPage(components, registry, options));
}

export async function cleanPage(
  components: readonly Authored[],
  registry: Registry,
  options: CleanOptions,
): Promise<CleanPage> {
  return { title: TITLE, components: await cleanComponents(components, registry, options) };
}

/** Components as the renderer hands them on, keys counted as it counts them. */
async function cleanComponents(
  components: readonly Authored[],
  registry: Registry,
  { hyphenates }: CleanOptions,
): Promise<CleanComponent[]> {
  const shapes = await shapesOf(registry);
  const hyphenate = hyphenates ? await loadHyphenator(LOCALE) : undefined;
  let lastKey = 0;
  const clean = (list: readonly Authored[]): CleanComponent[] =>
    list
      // A list's keys are assigned before those of what stands inside its items.
      .map((authored) => ({ authored, key: String((lastKey += 1)) }))
      .map(({ authored, key }) => {
        const type = String(authored['componentType']);
        const nested = authored['cards'] as readonly Authored[] | undefined;
        const props = prepareProps(authored, shapes.get(type) ?? {}, {
          locale: LOCALE,
          hyphenate,
          macros: () => RATE,
        });
        return { type, key, props, ...(nested && { children: clean(nested) }) };
      });
  return clean(components);
}

async function shapesOf({ entries }: Registry): Promise<Map<string, Shape>> {
  const components = entries.filter(({ kind }) => kind === 'component');
  return new Map(
    await Promise.all(
      components.map(async ({ type, check }) => [type, (await check()).shape] as const),
    ),
  );
}
