import type { Registry } from '#renderer';
import { prepareProps } from '#renderer/props';
import { loadHyphenator } from '#renderer/hyphens';
import type { Shape } from '#schemas/check-module.ts';
import { RATE, type Authored } from './sample-page.ts';

const LOCALE = 'en-GB';

/** What a component gets on a page, its values cleaned: the data that hand-written React starts from. */
export interface CleanComponent {
  readonly type: string;
  readonly key: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly children?: readonly CleanComponent[];
}

/** Components as the renderer hands them on, keys counted as it counts them. */
export async function cleanPage(
  components: readonly Authored[],
  registry: Registry,
): Promise<CleanComponent[]> {
  const shapes = await shapesOf(registry);
  const hyphenate = await loadHyphenator(LOCALE);
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
