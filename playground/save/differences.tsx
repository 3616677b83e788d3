import { Difference } from '../layout/difference.tsx';
import { usePlaygroundContext } from '../context/playground-context.ts';
import type { FileToSave, Refused } from './create-save-client.ts';

/**
 * More than anybody reads. What is to be written over is shown further than what is only looked
 * through.
 */
const MAX_LINES = 1_000;

interface DifferencesProps {
  /** What the disk has. */
  readonly present: Refused['present'];
  /** What would be saved over it. */
  readonly files: readonly FileToSave[];
}

/** How files on the disk differ from what would be saved over them. */
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
