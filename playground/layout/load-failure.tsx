import { useState } from 'react';
import { usePlaygroundContext } from '../context/playground-context.ts';

interface LoadFailureProps {
  /** Says what is missing. */
  readonly text: string;
}

/** Stands in the place of a part of the window whose files have not come. */
export function LoadFailure({ text }: LoadFailureProps) {
  return (
    <div className="load-failure" role="alert">
      <p>{text}</p>
      <TryAgain />
    </div>
  );
}

/**
 * Loads the window again: a browser remembers that a file of code did not come for as long as its
 * document is there. The address and the drafts bring everything back. Says so where the server
 * does not answer, and leaves the window as it is.
 */
export function TryAgain() {
  const { t, environment } = usePlaygroundContext();
  const [hasFailed, setHasFailed] = useState(false);
  const reload = async () => setHasFailed(!(await environment.reload()));
  return (
    <>
      <button type="button" className="button button--line" onClick={() => void reload()}>
        {t('tryAgain')}
      </button>
      {hasFailed && <p>{t('serverSilent')}</p>}
    </>
  );
}
