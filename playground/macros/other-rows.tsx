import { usePlaygroundContext } from '../context/playground-context.ts';
import { Icon } from '../layout/icon.tsx';
import type { PlacedProblem } from '../state/document/check-text.ts';
import { COLUMNS } from './columns.ts';
import { getText } from '../wording/passage.ts';
import { useProblemWords, Words } from '../wording/problem-words.tsx';

/** The place of lines that cannot be seen. */
export function Spacer({ height }: { readonly height: number }) {
  if (height <= 0) return null;
  return (
    <tbody aria-hidden="true">
      <tr style={{ blockSize: height }} />
    </tbody>
  );
}

interface SectionRowProps {
  readonly isHere: boolean;
  readonly count: number;
  readonly index: number;
}

/** Names the macros below it: those of the open page, or all others. */
export function SectionRow({ isHere, count, index }: SectionRowProps) {
  const { t } = usePlaygroundContext();
  return (
    <tr className="macros__section" aria-rowindex={index + 2}>
      <th scope="rowgroup" colSpan={COLUMNS.length}>
        <span className="macros__stay">
          {t(isHere ? 'macrosHere' : 'otherMacros')} <span className="region__count">{count}</span>
        </span>
      </th>
    </tr>
  );
}

interface ProblemRowProps {
  readonly problem: PlacedProblem;
  readonly index: number;
}

/** Says below a macro what is wrong with it, and what to do. */
export function ProblemRow({ problem, index }: ProblemRowProps) {
  const { t } = usePlaygroundContext();
  const { message, fix } = useProblemWords()(problem);
  const { severity } = problem;
  return (
    <tr className="macros__problem" data-severity={severity} aria-rowindex={index + 2}>
      <td colSpan={COLUMNS.length} title={`${getText(message)} ${getText(fix)}`}>
        <span className="macros__stay">
          <Icon name={severity === 'error' ? 'x-circle-fill' : 'warning-fill'} />
          <span className="off">{t(severity)}</span>
          <Words passage={message} />{' '}
          <span className="macros__fix">
            <Words passage={fix} />
          </span>
        </span>
      </td>
    </tr>
  );
}
