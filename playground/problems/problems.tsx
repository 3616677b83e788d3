import { EmptyState } from '../layout/empty-state.tsx';
import { Icon } from '../layout/icon.tsx';
import { DOCUMENTS, TABS } from '../state/document/names.ts';
import type { FoundProblem } from '../state/fixes/find-change.ts';
import { usePlayground, usePlaygroundContext } from '../context/playground-context.ts';
import { useProblemWords, Words } from '../wording/problem-words.tsx';
import { listProblems } from './list-problems.ts';
import { ProblemPlace, QuickFix } from './problem-parts.tsx';
import { isStale } from '../state/document/draft.ts';

// Nobody reads further, and a broken document can hold a thousand.
const MAX_SHOWN = 200;

/**
 * Lists the problems of the documents, each with a link to its line and, where one is known, the
 * right spelling.
 */
export function Problems() {
  const { t } = usePlaygroundContext();
  const documents = usePlayground(({ playground }) => playground?.documents);
  const all = listProblems(documents);
  // Documents that nothing has checked yet are not called right.
  const isRead = usePlayground(
    ({ known, playground }) => known !== undefined && playground !== undefined,
  );
  const isEarlierShown = documents && DOCUMENTS.some((document) => isStale(documents[document]));
  return (
    <div className="problems">
      <output className="problems__held">
        {isEarlierShown && (
          <>
            <Icon name="warning-fill" />
            {t('showsLastGood')}
          </>
        )}
      </output>
      {all.length === 0 && <EmptyState>{t(isRead ? 'noProblems' : 'opening')}</EmptyState>}
      <ul>
        {all.slice(0, MAX_SHOWN).map((found) => (
          <ProblemRow key={getKey(found)} found={found} />
        ))}
      </ul>
      {all.length > MAX_SHOWN && (
        <EmptyState>{t('moreProblems', { count: all.length - MAX_SHOWN })}</EmptyState>
      )}
    </div>
  );
}

function getKey({ document, problem: { code, pointer, place } }: FoundProblem): string {
  return `${document} ${code} ${pointer} ${place.offset}`;
}

function ProblemRow({ found }: { readonly found: FoundProblem }) {
  const { document, problem } = found;
  const { message, fix } = useProblemWords()(problem);
  const { severity, pointer, code, place } = problem;
  const tab = TABS.find(({ id }) => id === document)?.name ?? '';
  return (
    <li className="problem" data-severity={severity}>
      <ProblemPlace found={found} className="problem__place">
        <span className="problem__text">
          <span className="problem__message">
            <Words passage={message} />
          </span>
          <span className="problem__fix">
            <Words passage={fix} />
          </span>
          <small className="problem__pointer">
            {tab} {pointer || '/'}
          </small>
        </span>
        <span className="pill">{code}</span>
        <span className="problem__line">
          {place.line}:{place.column}
        </span>
      </ProblemPlace>
      <QuickFix found={found} look="main" />
    </li>
  );
}
