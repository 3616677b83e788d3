import { usePlayground } from '../context/playground-context.ts';
import { getText } from '../wording/passage.ts';
import { useProblemWords, Words } from '../wording/problem-words.tsx';
import { listProblems } from './list-problems.ts';
import { ProblemPlace, QuickFix } from './problem-parts.tsx';

/** The first error, or else the first warning, in one line, with what does away with it. */
export function FirstProblem() {
  const documents = usePlayground(({ playground }) => playground?.documents);
  const toWords = useProblemWords();
  const all = listProblems(documents);
  const first = all.find(({ problem }) => problem.severity === 'error') ?? all[0];
  if (!first) return null;
  const { message, fix } = toWords(first.problem);
  return (
    <p className="first-problem" data-severity={first.problem.severity}>
      <ProblemPlace
        found={first}
        className="first-problem__place"
        title={`${getText(message)} ${getText(fix)}`}
      >
        <span className="first-problem__text">
          <Words passage={message} />{' '}
          <span className="problem__fix">
            <Words passage={fix} />
          </span>
        </span>
      </ProblemPlace>
      <QuickFix found={first} look="line" />
    </p>
  );
}
