import { useState } from 'react';
import { usePlaygroundContext } from '../context/playground-context.ts';
import { Differences } from './differences.tsx';
import type { FileToSave, Refused } from './create-save-client.ts';
import type { NewConflict } from './save-state.ts';
import { Paths } from './paths.tsx';

/**
 * Explains the conflict of a new scenario with the disk: a name that is taken, or a file to be
 * saved along with it that others have changed.
 */
export function ConflictText({ conflict }: { readonly conflict: NewConflict }) {
  const { t } = usePlaygroundContext();
  const { taken, changed } = conflict;
  return (
    <div className="refused">
      {taken.length > 0 && (
        <p>
          {t('newScenarioTaken')} <Paths paths={taken} />
        </p>
      )}
      {changed.length > 0 && (
        <p>
          {t('saveConflict')} <Paths paths={changed.map(({ path }) => path)} />
        </p>
      )}
    </div>
  );
}

interface RemediesProps {
  /** The files on the disk by now. */
  readonly changed: Refused['present'];
  readonly files: readonly FileToSave[];
  readonly onTake: () => void;
  readonly onSaveOver: () => void;
}

/**
 * Shows the remedies where others have changed a file: look at both versions, and take one of them.
 */
export function ConflictRemedies({ changed, files, onTake, onSaveOver }: RemediesProps) {
  const { t } = usePlaygroundContext();
  const [isComparing, setIsComparing] = useState(false);
  if (changed.length === 0) return null;
  return (
    <div>
      <div className="dialog__buttons dialog__buttons--start">
        <button
          type="button"
          className="button button--line"
          aria-expanded={isComparing}
          onClick={() => setIsComparing(!isComparing)}
        >
          {t('compareWithDisk')}
        </button>
        <button type="button" className="button button--line" onClick={onTake}>
          {t('takeFromDisk')}
        </button>
        <button type="button" className="button button--line" onClick={onSaveOver}>
          {t('saveOver')}
        </button>
      </div>
      {isComparing && <Differences present={changed} files={files} />}
    </div>
  );
}
