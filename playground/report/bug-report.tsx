import { useState } from 'react';
import { usePlaygroundContext } from '../context/playground-context.ts';
import { ReportDialog } from './report-dialog.tsx';

interface BugReportProps {
  /** The look of the button, by default that of a word in the line below. */
  readonly className?: string;
}

/** Shows what a developer has to know about this window, to be copied. */
export function BugReport({ className = 'footer__report' }: BugReportProps) {
  const { t } = usePlaygroundContext();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {t('bugReport')}
      </button>
      {isOpen && <ReportDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
