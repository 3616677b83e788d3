import type { Shape } from '../../check-module.ts';
import { findComponents } from '../../components.ts';
import { isRecord } from '../../is-record.ts';
import { wrongFormat } from '../../problems/measures.ts';
import { appendPointer } from '../../problems/pointer.ts';
import type { Problem } from '../../problems/problem.ts';
import type { KnownChecks, KnownContent } from '../known-checks.ts';
import { checkExperimentPage } from './check-experiment.ts';

const PERSONALIZATION = 'personalization';
const EXAMPLES = ['home-hero:default'];
const MBOX_AND_CONTENT = /^[^\s:]+:[^\s:]+$/;

/**
 * Finds components that would never be chosen, since their personalization names no mbox or no
 * content.
 */
export function checkPersonalization(
  document: unknown,
  shape: Shape,
  known: KnownChecks,
): Problem[] {
  const inside = findComponents(document, shape, (type) => known.components.get(type));
  return [{ component: document, pointer: '' }, ...inside].flatMap(({ component, pointer }) =>
    listIn(component, 'taxonomies').flatMap((taxonomy, index) => {
      if (!isRecord(taxonomy) || taxonomy['key'] !== PERSONALIZATION) return [];
      const values = `${pointer}/taxonomies/${index}/values`;
      return listIn(taxonomy, 'values').flatMap((value, at) =>
        typeof value !== 'string' || MBOX_AND_CONTENT.test(value)
          ? []
          : [
              wrongFormat('mbox:content', appendPointer(values, String(at)), {
                value,
                examples: EXAMPLES,
              }),
            ],
      );
    }),
  );
}

function listIn(holder: unknown, name: string): readonly unknown[] {
  const list = isRecord(holder) ? holder[name] : undefined;
  return Array.isArray(list) ? list : [];
}

const PAGES = ['experimentUrl', 'variantUrl'];

/** Finds experiments that are on a page, or lead to one, that there is none of. */
export function checkExperiments(document: unknown, content: KnownContent): Problem[] {
  const variants = isRecord(document) ? document['activeVariants'] : undefined;
  if (!Array.isArray(variants)) return [];
  return variants.flatMap((variant: unknown, index) =>
    PAGES.flatMap((name) => {
      const url = isRecord(variant) ? variant[name] : undefined;
      const pointer = appendPointer(`/activeVariants/${index}`, name);
      return isOwnPath(url) ? checkExperimentPage(url, pointer, content) : [];
    }),
  );
}

/** An address that leads to another host is a problem of its own. */
function isOwnPath(url: unknown): url is string {
  return typeof url === 'string' && /^\/(?!\/)/.test(url);
}
