import { usePlaygroundContext } from '../context/playground-context.ts';
import { Dialog } from './dialog.tsx';
import { Differences } from './differences.tsx';
import { useSave, useSaveStore } from './save-context.ts';
import { collectChangedFiles } from './scenario-files.ts';

/**
 * Shows how files on the disk differ from what would be saved over them, and asks which of the two
 * is to stay.
 */
export function CompareDialog() {
  const { t, store } = usePlaygroundContext();
  const { closeDialog, saveOver, takeFromDisk } = useSaveStore().getState();
  const message = useSave((state) => state.message);
  const { playground } = store.getState();
  if (message?.kind !== 'conflict' || !playground) return null;
  const { files } = collectChangedFiles(playground);
  return (
    <Dialog title={t('compareWithDisk')} onClose={closeDialog}>
      <Differences present={message.present} files={files} />
      <div className="dialog__buttons">
        <button type="button" className="button button--line" onClick={closeDialog}>
          {t('cancel')}
        </button>
        <button type="button" className="button button--line" onClick={() => void takeFromDisk()}>
          {t('takeFromDisk')}
        </button>
        <button type="button" className="button button--line" onClick={() => void saveOver()}>
          {t('saveOver')}
        </button>
      </div>
    </Dialog>
  );
}
