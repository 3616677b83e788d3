import type { ReactNode } from 'react';
import { usePlayground, usePlaygroundContext } from '../context/playground-context.ts';
import { Icon } from '../layout/icon.tsx';
import type { FoundProblem } from '../state/fixes/find-change.ts';
import { formatQuickFixTitle } from '../state/quick-fix.ts';

interface ProblemPlaceProps {
  readonly found: FoundProblem;
  readonly className: string;
  readonly title?: string;
  readonly children: ReactNode;
}

/** A problem to press, which leads to its line. */
export function ProblemPlace({ found, className, title, children }: ProblemPlaceProps) {
  const { t, store } = usePlaygroundContext();
  const { document, problem } = found;
  const { severity, place } = problem;
  return (
    <button
      type="button"
      className={className}
      title={title}
      onClick={() => store.getState().goTo({ document, place })}
    >
      <Icon name={severity === 'error' ? 'x-circle-fill' : 'warning-fill'} />
      <span className="off">{t(severity)}</span>
      {children}
    </button>
  );
}

interface QuickFixProps {
  readonly found: FoundProblem;
  readonly look: 'main' | 'line';
}

/** A button for the change that does away with a problem, where one is known. */
export function QuickFix({ found, look }: QuickFixProps) {
  const { t, store } = usePlaygroundContext();
  const findChange = usePlayground((state) => state.findChange);
  const title = formatQuickFixTitle(found, t, findChange?.(found));
  if (!title) return null;
  return (
    <button
      type="button"
      className={`button button--${look}`}
      onClick={() => store.getState().acceptSuggestion(found.document, found.problem)}
    >
      {title}
    </button>
  );
}
