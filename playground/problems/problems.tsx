import { EmptyState } from '../layout/empty-state.tsx';
import { Icon } from '../layout/icon.tsx';
import type { PlacedProblem } from '../state/document/check-text.ts';
import { formatQuickFixTitle } from '../state/quick-fix.ts';
import { DOCUMENTS, TABS, type DocumentName } from '../state/document/names.ts';
import { usePlayground, usePlaygroundContext } from '../context/playground-context.ts';
import { useProblemWords, Words } from '../wording/problem-words.tsx';
import { listProblems } from './list-problems.ts';

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
  const findChange = usePlayground((state) => state.findChange);
  // Documents that nothing has checked yet are not called right.
  const isRead = usePlayground(
    ({ known, playground }) => known !== undefined && playground !== undefined,
  );
  const isStale = DOCUMENTS.some((document) => documents?.[document].isStale);
  return (
    <div className="problems">
      <output className="problems__held">
        {isStale && (
          <>
            <Icon name="warning-fill" />
            {t('showsLastGood')}
          </>
        )}
      </output>
      {all.length === 0 && <EmptyState>{t(isRead ? 'noProblems' : 'opening')}</EmptyState>}
      <ul>
        {all.slice(0, MAX_SHOWN).map(({ document, problem, text }) => (
          <ProblemRow
            key={`${document} ${problem.code} ${problem.pointer} ${problem.place.offset}`}
            document={document}
            problem={problem}
            quickFix={formatQuickFixTitle(
              { problem, text },
              t,
              findChange?.({ problem, document, text }),
            )}
          />
        ))}
      </ul>
      {all.length > MAX_SHOWN && (
        <EmptyState>{t('moreProblems', { count: all.length - MAX_SHOWN })}</EmptyState>
      )}
    </div>
  );
}

interface RowProps {
  readonly document: DocumentName;
  readonly problem: PlacedProblem;
  /** The label of the quick fix, where there is one. */
  readonly quickFix: string | undefined;
}

function ProblemRow({ document, problem, quickFix }: RowProps) {
  const { t, store } = usePlaygroundContext();
  const { goTo, acceptSuggestion } = store.getState();
  const { message, fix } = useProblemWords()(problem);
  const { severity, pointer, code, place } = problem;
  const tab = TABS.find(({ id }) => id === document)?.name ?? '';
  return (
    <li className="problem" data-severity={severity}>
      <button type="button" className="problem__place" onClick={() => goTo({ document, place })}>
        <Icon name={severity === 'error' ? 'x-circle-fill' : 'warning-fill'} />
        <span className="off">{t(severity)}</span>
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
      </button>
      {quickFix && (
        <button
          type="button"
          className="button button--main"
          onClick={() => acceptSuggestion(document, problem)}
        >
          {quickFix}
        </button>
      )}
    </li>
  );
}
