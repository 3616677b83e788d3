import { useRef, useState } from 'react';
import { usePlaygroundContext } from '../context/playground-context.ts';
import { toDocumentName } from '../state/document/document-kinds.ts';
import { Dialog } from './dialog.tsx';
import { Differences } from './differences.tsx';
import { joinDocuments, type TakenSides } from './merge.ts';
import { MergeSection } from './merge-section.tsx';
import { useSave, useSaveStore } from './save-context.ts';
import { collectChangedFiles } from './scenario-files.ts';

/**
 * Shows how files on the disk differ from those that would be saved over them, merges the two where
 * both were made of one known text, and asks which is to stay.
 */
export function CompareDialog() {
  const { t, store } = usePlaygroundContext();
  const { closeDialog, saveOver, takeFromDisk, takeMerge } = useSaveStore().getState();
  const message = useSave((state) => state.message);
  const merge = useSave((state) => state.merge);
  const [taken, setTaken] = useState<TakenSides>({});
  const [wasTried, setWasTried] = useState(false);
  const sections = useRef<HTMLDivElement>(null);
  const { playground } = store.getState();
  if (message?.kind !== 'conflict' || !playground) return null;
  const { files } = collectChangedFiles(playground);
  const documents = merge?.documents ?? [];
  const isOpen = joinDocuments(documents, taken) === undefined;
  const take = () => {
    if (!isOpen) return takeMerge(taken);
    setWasTried(true);
    sections.current?.querySelector<HTMLElement>('[data-open="true"] input')?.focus();
  };
  return (
    <Dialog title={t('compareWithDisk')} onClose={closeDialog}>
      <div ref={sections}>
        {documents.length > 0 && <p>{t('mergeLegend')}</p>}
        {documents.map((each) => (
          <MergeSection
            key={each.document}
            merge={each}
            taken={taken[each.document] ?? []}
            onTake={(sides) => setTaken({ ...taken, [each.document]: sides })}
          />
        ))}
      </div>
      <Rest
        present={message.present.filter(({ path }) =>
          documents.every(({ document }) => document !== toDocumentName(path)),
        )}
        files={files}
      />
      <p role="alert" className="refused">
        {wasTried && isOpen && t('mergeOpen')}
      </p>
      <div className="dialog__buttons dialog__buttons--sticky">
        <button type="button" className="button button--line" onClick={closeDialog}>
          {t('cancel')}
        </button>
        <button type="button" className="button button--line" onClick={() => void takeFromDisk()}>
          {t('takeFromDisk')}
        </button>
        <button type="button" className="button button--line" onClick={() => void saveOver()}>
          {t('saveOver')}
        </button>
        {documents.length > 0 && (
          <button type="button" className="button button--main" onClick={take}>
            {t('mergeTake')}
          </button>
        )}
      </div>
    </Dialog>
  );
}

/** The files of which it is not known what the texts here were made of: both sides, as they are. */
function Rest(props: Parameters<typeof Differences>[0]) {
  return props.present.length > 0 && <Differences {...props} />;
}
