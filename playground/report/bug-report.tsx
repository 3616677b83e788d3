import { useState } from 'react';
import { CommandButton } from '../layout/command-button.tsx';
import { COMMANDS } from '../layout/command-list.ts';
import { ReportDialog } from './report-dialog.tsx';

interface BugReportProps {
  /** The look of the button, by default that of a word in the line below. */
  readonly className?: string;
  /** Opens the dialog elsewhere, where this button may be out of sight. */
  readonly onOpen?: () => void;
}

/** Shows what a developer has to know about this window, to be copied. */
export function BugReport({ className = 'footer__report', onOpen }: BugReportProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <CommandButton
        of={COMMANDS.bugReport}
        hint={false}
        className={className}
        aria-haspopup="dialog"
        run={onOpen ?? (() => setIsOpen(true))}
      />
      {isOpen && <ReportDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
