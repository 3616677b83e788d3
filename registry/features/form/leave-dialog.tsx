import type { Messages } from '#renderer';
import { Button } from '../../kit/button/button.tsx';
import { Dialog } from '../../kit/overlay/dialog.tsx';

interface LeaveDialogProps {
  readonly messages: Messages;
  readonly onAnswer: (mayLeave: boolean) => void;
}

/**
 * Asks whether what was typed may go. It stands apart, because its code comes only with the first
 * visitor who is about to lose something. Whoever closes it stays.
 */
export function LeaveDialog({ messages, onAnswer }: LeaveDialogProps) {
  return (
    <Dialog
      open
      role="alertdialog"
      title={messages['leave_title']}
      onOpenChange={(isOpen) => {
        if (!isOpen) onAnswer(false);
      }}
      footer={
        <>
          <Button data-autofocus color="indigo" onClick={() => onAnswer(false)}>
            {messages['leave_stay']}
          </Button>
          <Button look="outline" color="indigo" onClick={() => onAnswer(true)}>
            {messages['leave_go']}
          </Button>
        </>
      }
    >
      <p>{messages['leave_text']}</p>
    </Dialog>
  );
}
