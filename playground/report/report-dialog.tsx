import { useEffect, useId, useRef, useState } from 'react';
import { usePlaygroundContext } from '../context/playground-context.ts';
import { BUILD } from '../environment/build.ts';
import { IconButton } from '../layout/icon-button.tsx';
import { useMode } from '../layout/mode.ts';
import { nameMode } from '../layout/use-address.ts';
import { useModal } from '../layout/use-modal.ts';
import { writeAddress } from '../state/link/address.ts';
import { formatReport } from './format-report.ts';

/** The report as a text that a person can add to, and copy. Nothing is sent. */
export function ReportDialog({ onClose }: { readonly onClose: () => void }) {
  const { t, environment } = usePlaygroundContext();
  const id = useId();
  const dialog = useModal({ onClose });
  const field = useRef<HTMLTextAreaElement>(null);
  const report = useReport();
  const [said, setSaid] = useState('');
  const copy = async () => {
    const text = field.current?.value ?? '';
    const isCopied = await environment.copy(text).then(
      () => true,
      () => false,
    );
    if (!isCopied) field.current?.select();
    setSaid(isCopied ? t('reportCopied', { size: text.length }) : t('reportNotCopied'));
  };
  return (
    <dialog ref={dialog} className="dialog report" aria-labelledby={`${id}-title`}>
      <div className="dialog__head">
        <h2 className="dialog__title" id={`${id}-title`}>
          {t('bugReport')}
        </h2>
        <IconButton icon="x" label={t('close')} onClick={onClose} />
      </div>
      <p className="dialog__intro">{t('bugReportHint')}</p>
      {report !== undefined && (
        <textarea
          ref={field}
          className="report__text"
          aria-label={t('bugReportText')}
          defaultValue={report}
          spellCheck={false}
        />
      )}
      <p className="report__ways">
        <button
          type="button"
          className="button button--main"
          disabled={report === undefined}
          onClick={() => void copy()}
        >
          {t('copyBugReport')}
        </button>
        <output>{said}</output>
      </p>
    </dialog>
  );
}

/** The report of the moment in which it was asked for. */
function useReport(): string | undefined {
  const { store, environment } = usePlaygroundContext();
  const mode = useMode();
  const [report, setReport] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    const state = store.getState();
    const address = nameMode(environment.address(), mode);
    const link = state.playground
      ? writeAddress(address, state.playground)
      : Promise.resolve({ href: address.href, isWhole: true });
    void link.then((written) => {
      if (!isWanted) return;
      const { userAgent } = window.navigator;
      const { innerWidth, innerHeight, devicePixelRatio } = window;
      const browser = `${userAgent}, ${innerWidth} × ${innerHeight} at ${devicePixelRatio}`;
      const messages = environment.readMessages();
      setReport(formatReport(state, { link: written, mode, build: BUILD, browser, messages }));
    });
    return () => {
      isWanted = false;
    };
  }, [store, environment, mode]);
  return report;
}
