import { useState } from 'react';
import { usePlaygroundContext } from '../context/playground-context.ts';
import { ReportDialog } from './report-dialog.tsx';

/** Shows what a developer has to know about this window, to be copied. */
export function BugReport() {
  const { t } = usePlaygroundContext();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="footer__report"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {t('bugReport')}
      </button>
      {isOpen && <ReportDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
