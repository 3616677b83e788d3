import { useEffect, useState } from 'react';
import type { Specimens } from '../specimen/specimen.ts';
import { createSnackbarQueue, type SnackbarMessage } from './snackbar-queue.ts';
import { Snackbar } from './snackbar.tsx';

const UNDO = { label: 'Undo', onAction: () => undefined };

/**
 * A message, one with something to do, and one that is too long. They stay, so that they can be
 * looked at.
 */
export const snackbarSpecimens: Specimens = {
  message: () => <Shown message={{ text: 'Link copied' }} />,
  action: () => <Shown message={{ text: '€ 64.15 split with three people', action: UNDO }} />,
  long: () => (
    <Shown
      message={{
        text: 'Ihre Überweisung an die Gebäudebrandversicherungsgesellschaft ist unterwegs und kommt, weil heute ein Feiertag ist, erst übermorgen an.',
        action: { ...UNDO, label: 'Überweisung rückgängig machen' },
      }}
    />
  ),
};

function Shown({ message }: { readonly message: SnackbarMessage }) {
  const [queue] = useState(createSnackbarQueue);
  useEffect(() => {
    queue.add({ ...message, durationInMs: Infinity });
    return queue.dismiss;
  }, [queue, message]);
  return <Snackbar queue={queue} />;
}
