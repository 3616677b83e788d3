import { DEFAULT_CONTENT } from '#schemas/content/read-offer.ts';
import { splitPointer } from '#schemas/problems/pointer.ts';
import { PAGE_ID } from '#schemas/schema-ids.ts';
import type { KnownChecks } from '#schemas/validate/known-checks.ts';
import { listOffered } from '#schemas/validate/offers/list-offers.ts';

/** The components of a page that stand in one place for different visitors. */
export interface MboxGroup {
  readonly mbox: string;
  /** The technical name of the zone that it stands in. */
  readonly zone: string;
  /** JSON pointer to the first component of each content, in the order written. */
  readonly contents: ReadonlyMap<string, string>;
  /** The content of those who get no offer. */
  readonly fallback: string;
}

/** Lists the groups of a page, in the order in which they stand there. */
export function listMboxGroups(page: unknown, known: KnownChecks): readonly MboxGroup[] {
  const shape = known.byId.get(PAGE_ID)?.shape ?? {};
  const components = listOffered(page, shape, (type) => known.components.get(type));
  return [...Map.groupBy(components, ({ mbox }) => mbox)].map(([mbox, options]) => {
    const contents = new Map<string, string>();
    for (const option of options) {
      for (const content of option.contents) {
        if (!contents.has(content)) contents.set(content, option.pointer);
      }
    }
    const [first = ''] = contents.keys();
    const fallback = contents.has(DEFAULT_CONTENT) ? DEFAULT_CONTENT : first;
    return { mbox, zone: splitPointer(options[0]?.pointer ?? '')[1] ?? '', contents, fallback };
  });
}
