import { readFile } from 'node:fs/promises';
import { loadErrorTexts } from '#renderer/error-texts';
import type { CmsData } from '#schemas/generated/cms-data.ts';
import type { RawAnswer } from './raw-get.ts';

/** Describes the page with figures that a visitor gets, as far as services can spoil it. */
export interface PageLook {
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly hasFigures: boolean;
  /** True if the name of a macro is shown, which no visitor may see. */
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
