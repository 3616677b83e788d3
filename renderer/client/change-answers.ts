import { applyPatch, UnmatchedPatch } from '#schemas/validate/apply-patch.ts';
import { RefusedPatch, type PageChange, type PartialChange } from './page-change.ts';
import { toObject, type ServiceAnswers } from './service-answers.ts';

/**
 * Returns the answers that services would give after a change, and leaves the given answers as they
 * are. Throws RefusedPatch where a patch cannot be made.
 */
export function changeAnswers(answers: ServiceAnswers, change: PageChange): ServiceAnswers {
  if ('patch' in change) return { ...answers, page: patched(answers, change) };
  const { page, macros } = change;
  return {
    ...answers,
    page: toObject(page),
    ...(macros !== undefined && { macros: { response: macros } }),
  };
}

function patched({ page }: ServiceAnswers, { patch, of = page }: PartialChange): object {
  if (!page) {
    throw new RefusedPatch(
      'no-model',
      'no page response is at hand. Give update() a whole page, or call rerender() first.',
    );
  }
  if (of !== page) {
    throw new RefusedPatch(
      'another-model',
      'it was written for a response that another one has replaced. Write it for `response` of what was rendered last.',
    );
  }
  try {
    return toObject(applyPatch(page, patch));
  } catch (error) {
    if (!(error instanceof UnmatchedPatch)) throw error;
    throw new RefusedPatch('no-such-place', error.message, { cause: error });
  }
}
