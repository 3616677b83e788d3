import { isRecord } from '../is-record.ts';
import { appendPointer } from '../problems/pointer.ts';
import type { Problem } from '../problems/problem.ts';
import { checkLink } from './check-links.ts';
import type { KnownContent } from './known-content.ts';

const PAGES = ['experimentUrl', 'variantUrl'];

/** Finds experiments that are on a page, or lead to one, that there is none of. */
export function checkExperiments(document: unknown, content: KnownContent): Problem[] {
  const variants = isRecord(document) ? document['activeVariants'] : undefined;
  if (!Array.isArray(variants)) return [];
  return variants.flatMap((variant: unknown, index) =>
    PAGES.flatMap((name) => {
      const url = isRecord(variant) ? variant[name] : undefined;
      const pointer = appendPointer(`/activeVariants/${index}`, name);
      return typeof url === 'string' ? checkLink(url, pointer, content) : [];
    }),
  );
}
