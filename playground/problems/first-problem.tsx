import { Icon } from '../layout/icon.tsx';
import { formatQuickFixTitle } from '../state/quick-fix.ts';
import { usePlayground, usePlaygroundContext } from '../context/playground-context.ts';
import { getText } from '../wording/passage.ts';
import { useProblemWords, Words } from '../wording/problem-words.tsx';
import { listProblems } from './list-problems.ts';

/** The first error, or else the first warning, in one line, with what does away with it. */
export function FirstProblem() {
  const { t, store } = usePlaygroundContext();
  const documents = usePlayground(({ playground }) => playground?.documents);
  const findChange = usePlayground((state) => state.findChange);
  const toWords = useProblemWords();
  const all = listProblems(documents);
  const first = all.find(({ problem }) => problem.severity === 'error') ?? all[0];
  if (!first) return null;
  const { document, problem, text } = first;
  const { goTo, acceptSuggestion } = store.getState();
  const { message, fix } = toWords(problem);
  const { severity, place } = problem;
  const quickFix = formatQuickFixTitle({ problem, text }, t, findChange?.(first));
  return (
    <p className="first-problem" data-severity={severity}>
      <button
        type="button"
        className="first-problem__place"
        title={`${getText(message)} ${getText(fix)}`}
        onClick={() => goTo({ document, place })}
      >
        <Icon name={severity === 'error' ? 'x-circle-fill' : 'warning-fill'} />
        <span className="off">{t(severity)}</span>
        <span className="first-problem__text">
          <Words passage={message} />{' '}
          <span className="problem__fix">
            <Words passage={fix} />
          </span>
        </span>
      </button>
      {quickFix && (
        <button
          type="button"
          className="button button--line"
          onClick={() => acceptSuggestion(document, problem)}
        >
          {quickFix}
        </button>
      )}
    </p>
  );
}
