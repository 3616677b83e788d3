import { readFile } from 'node:fs/promises';
import { loadErrorTexts } from '#renderer/error-texts';
import type { CmsData } from '#schemas/generated/cms-data.ts';
import type { RawAnswer } from './raw-get.ts';

/** What a visitor gets of a page with figures, as far as services can spoil it. */
export interface PageLook {
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly hasFigures: boolean;
  /** What no visitor may see: the name of a macro. */
  readonly hasPlaceholders: boolean;
  readonly hasTopBar: boolean;
  readonly hasTopBarLinks: boolean;
  readonly hasErrorCard: boolean;
}

const FIGURE = /\d[.,]\d\d\s?%/;

/** The words that tell a page of a language from one that lacks something. */
export async function readLooks(locale: string): Promise<(answer: RawAnswer) => PageLook> {
  const file = await readFile(`fixtures/cms-data/${locale}.json`, 'utf8');
  const shell: CmsData = JSON.parse(file);
  const link = shell.topBar?.links?.items?.[0]?.textLink?.text ?? 'no link';
  const { ERROR: error = 'no text' } = await loadErrorTexts(locale);
  return ({ status, headers, text }) => ({
    status,
    retryAfter: headers['retry-after'],
    hasFigures: FIGURE.test(text),
    hasPlaceholders: text.includes('%{'),
    hasTopBar: text.includes('<header class="top-bar"'),
    hasTopBarLinks: text.includes(`>${link}<`),
    hasErrorCard: text.includes(error),
  });
}
