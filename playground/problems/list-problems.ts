import type { Draft } from '../state/document/draft.ts';
import type { FoundProblem } from '../state/fixes/find-change.ts';
import { DOCUMENTS, type DocumentName } from '../state/document/names.ts';

/** Lists the problems of all documents, in the order of their tabs. */
export function listProblems(
  documents: Readonly<Record<DocumentName, Draft>> | undefined,
): readonly FoundProblem[] {
  return DOCUMENTS.flatMap((document) => {
    const { problems, text } = documents?.[document] ?? { problems: [], text: '' };
    return problems.map((problem) => ({ document, problem, text }));
  });
}
