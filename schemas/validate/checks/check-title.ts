import { isRecord } from '../../is-record.ts';
import type { Problem } from '../../problems/problem.ts';
import { pageWithoutTitle } from '../../problems/text-problems.ts';

const META = '/data/meta';

interface TitleContext {
  /** The other problems of the page: a misspelt title is one of them. */
  readonly problems: readonly Problem[];
  /** False for a page that may be an example, or a part of one. */
  readonly isPageFile: boolean;
}

/** Finds a page that does not say its name. */
export function checkTitle(page: unknown, { problems, isPageFile }: TitleContext): Problem[] {
  const data = isRecord(page) ? page['data'] : undefined;
  if (!isRecord(data) || problems.some(({ pointer }) => pointer.startsWith(META))) return [];
  const { meta = isPageFile ? {} : undefined } = data;
  return isRecord(meta) && !('title' in meta) ? [pageWithoutTitle(`${META}/title`)] : [];
}
