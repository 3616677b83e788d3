import { Icon } from '../layout/icon.tsx';
import { usePlayground, usePlaygroundContext } from '../context/playground-context.ts';
import { useProblemWords, Words } from '../wording/problem-words.tsx';
import { findSyntaxProblem, type ShowComponent } from './form/selected-component.ts';

interface LockedProps {
  readonly root: string;
  readonly showComponent: ShowComponent;
}

/**
 * Returns the reason why fields can only be read: the text is broken, or another window has the
 * scenario.
 */
export function useIsLocked({
  root,
  showComponent,
}: LockedProps): 'broken' | 'elsewhere' | undefined {
  return usePlayground(({ playground, isElsewhere }) => {
    if (isElsewhere) return 'elsewhere';
    const page = playground?.documents.page;
    return page && showComponent(page, root).isBroken ? 'broken' : undefined;
  });
}

/** Says why nothing can be filled in, and leads to the place to mend. */
export function Locked(props: LockedProps) {
  const { t, store } = usePlaygroundContext();
  const toWords = useProblemWords();
  const reason = useIsLocked(props);
  const problem = usePlayground(({ playground }) =>
    playground ? findSyntaxProblem(playground.documents.page) : undefined,
  );
  return (
    <output className="inspector__locked">
      {reason && (
        <>
          <Icon name="warning-fill" />
          <span>
            {t(reason === 'elsewhere' ? 'fieldsElsewhere' : 'fieldsOfBrokenText')}{' '}
            {reason === 'broken' && problem && (
              <>
                <Words passage={toWords(problem).message} />{' '}
                <button
                  type="button"
                  onClick={() => store.getState().goTo({ document: 'page', place: problem.place })}
                >
                  {t('goToLine', { line: problem.place.line })}
                </button>
              </>
            )}
          </span>
        </>
      )}
    </output>
  );
}
