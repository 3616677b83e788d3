import { Difference } from '../layout/difference.tsx';
import { usePlaygroundContext } from '../context/playground-context.ts';
import type { FileToSave, Refused } from './create-save-client.ts';

/**
 * More lines than anybody reads. Files that are about to be overwritten are shown at greater length
 * than a difference that is only looked through.
 */
const MAX_LINES = 1_000;

interface DifferencesProps {
  /** The files on the disk. */
  readonly present: Refused['present'];
  /** The files that would be saved over them. */
  readonly files: readonly FileToSave[];
}

/** Shows how the files on the disk differ from those that would be saved over them. */
export function Differences({ present, files }: DifferencesProps) {
  const { t } = usePlaygroundContext();
  return (
    <>
      <p>{t('compareLegend')}</p>
      {present.map(({ path, text = '' }) => (
        <Difference
          key={path}
          name={`fixtures/${path}`}
          before={text}
          after={files.find((file) => file.path === path)?.text ?? ''}
          maxLines={MAX_LINES}
        />
      ))}
    </>
  );
}
