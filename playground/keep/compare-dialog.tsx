import { useMemo } from 'react';
import { usePlaygroundContext } from '../playground-context.ts';
import { Dialog } from './dialog.tsx';
import { useKeep, useKeepStore } from './keep-context.ts';
import { lineDiff, withoutFarLines } from './line-diff.ts';
import { changedFiles } from './scenario-files.ts';

/** Shows how files on the disk differ from what would be saved over them, and asks which of the two is to stay. */
export function CompareDialog() {
  const { t, store } = usePlaygroundContext();
  const { closeDialog, saveOver, takeFromDisk } = useKeepStore().getState();
  const message = useKeep((state) => state.message);
  const { playground } = store.getState();
  if (message?.kind !== 'conflict' || !playground) return null;
  const { files } = changedFiles(playground);
  return (
    <Dialog title={t('compareWithDisk')} onClose={closeDialog}>
      <p>{t('compareLegend')}</p>
      {message.present.map(({ path, text = '' }) => (
        <section key={path} className="diff">
          <h3>
            <code>fixtures/{path}</code>
          </h3>
          <Lines before={text} after={files.find((file) => file.path === path)?.text ?? ''} />
        </section>
      ))}
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

const SIGNS = { same: ' ', removed: '−', added: '+' };
/** More than anybody reads; the rest is said as a number. */
const MAX_LINES = 1_000;

function Lines({ before, after }: { readonly before: string; readonly after: string }) {
  const { t } = usePlaygroundContext();
  const lines = useMemo(() => withoutFarLines(lineDiff(before, after)), [before, after]);
  return (
    // Whoever works with the keyboard alone has to be able to scroll it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre className="diff__lines" tabIndex={0}>
      {lines.slice(0, MAX_LINES).map((line, index) =>
        line.kind === 'skipped' ? (
          // Lines have no identity but their place, and none of them ever moves.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={index} className="diff__skipped">
            {t('sameLines', { count: line.count })}
            {'\n'}
          </span>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key
          <span key={index} className="diff__line" data-kind={line.kind}>
            {SIGNS[line.kind]} {line.text}
            {'\n'}
          </span>
        ),
      )}
      {lines.length > MAX_LINES && t('moreLines', { count: lines.length - MAX_LINES })}
    </pre>
  );
}
