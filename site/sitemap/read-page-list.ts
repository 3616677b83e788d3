import { readTolerantly } from '#renderer/server';
import * as pageList from '#schemas/generated/pages.check.ts';
import type { ListedPage, PageList } from '#schemas/generated/pages.ts';

export interface ReadPageList {
  readonly pages: readonly ListedPage[];
  /** JSON pointers to what makes pages wrong; those are left out. */
  readonly wrong: readonly string[];
}

/**
 * Reads what the content service lists, page by page: one that is wrong is left out. A property
 * that only a newer service would send is no mistake. Throws where there is no list at all.
 */
export function readPageList(answer: object): ReadPageList {
  const listed: unknown = 'pages' in answer ? answer.pages : undefined;
  if (!Array.isArray(listed)) throw new TypeError('The answer has no list "pages".');
  const wrong: string[] = [];
  const pages = listed.flatMap((page: unknown, index): readonly ListedPage[] => {
    // As a list of one: the check is made for the whole answer.
    const read = readTolerantly<PageList>(pageList, { pages: [page] });
    if (read.ok) return read.value.pages;
    wrong.push((read.problems[0]?.pointer ?? '').replace('/pages/0', `/pages/${index}`));
    return [];
  });
  return { pages, wrong };
}
