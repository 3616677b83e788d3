import { usePlayground, usePlaygroundContext } from '../../context/playground-context.ts';
import type { PlacedProblem } from '../../state/document/check-text.ts';
import { formatQuickFixTitle } from '../../state/quick-fix.ts';
import { useProblemWords, Words } from '../../wording/problem-words.tsx';
import { findProblems, joinMessages } from '../form/find-problems.ts';
import { useForm } from './form-context.ts';

/** The problems of a place, as Problems has them, for as long as they read the same. */
export function useProblems(pointer: string): readonly PlacedProblem[] {
  const { store } = usePlaygroundContext();
  const problemsNow = () =>
    findProblems(store.getState().playground?.documents.page.problems ?? [], pointer);
  usePlayground(({ playground }) =>
    joinMessages(findProblems(playground?.documents.page.problems ?? [], pointer)),
  );
  return problemsNow();
}

interface FieldProblemsProps {
  readonly id: string;
  readonly pointer: string;
  readonly problems: readonly PlacedProblem[];
}

/**
 * Shows the problems at a place, below its field: their messages as in Problems, and a button for
 * the fix.
 */
export function FieldProblems({ id, pointer, problems }: FieldProblemsProps) {
  const { t, store } = usePlaygroundContext();
  const { isLocked } = useForm();
  const toWords = useProblemWords();
  const findChange = usePlayground((state) => state.findChange);
  if (problems.length === 0) return null;
  const accept = ({ code, message }: PlacedProblem) => {
    const { playground, acceptSuggestion } = store.getState();
    // The text may have moved it meanwhile.
    const problem = findProblems(playground?.documents.page.problems ?? [], pointer).find(
      (each) => each.code === code && each.message === message,
    );
    if (problem) acceptSuggestion('page', problem);
  };
  return (
    <ul className="field__problems" id={id}>
      {problems.map((problem) => {
        const text = store.getState().playground?.documents.page.text ?? '';
        const change = findChange?.({ problem, document: 'page', text });
        const { message, fix } = toWords(problem);
        const quickFix = formatQuickFixTitle({ problem, text }, t, change);
        return (
          <li key={`${problem.code} ${problem.message}`} data-severity={problem.severity}>
            <span className="off">{t(problem.severity)}</span> <Words passage={message} />{' '}
            <span className="field__fix">
              <Words passage={fix} />
            </span>{' '}
            {quickFix && (
              <button type="button" disabled={isLocked} onClick={() => accept(problem)}>
                {quickFix}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
