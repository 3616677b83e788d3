import { useState } from 'react';
import { usePlaygroundContext } from '../context/playground-context.ts';
import { Icon } from '../layout/icon.tsx';
import { useLoaded } from '../layout/use-loaded.ts';
import type { UsedThing } from './usages-dialog.tsx';

interface UsagesButtonProps {
  readonly thing: UsedThing;
  readonly text: string;
}

/** A button that lists where something is used. The list is loaded with the first press. */
export function UsagesButton({ thing, text }: UsagesButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="field__pick"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <Icon name="list-bullets" />
        {text}
      </button>
      {isOpen && <LoadedDialog thing={thing} onClose={() => setIsOpen(false)} />}
    </>
  );
}

interface LoadedDialogProps {
  readonly thing: UsedThing;
  readonly onClose: () => void;
}

function LoadedDialog({ thing, onClose }: LoadedDialogProps) {
  const { t } = usePlaygroundContext();
  const { data: UsagesDialog, hasFailed } = useLoaded(loadDialog);
  if (hasFailed) return <p role="alert">{t('pagesNotLoaded')}</p>;
  return UsagesDialog ? <UsagesDialog thing={thing} onClose={onClose} /> : null;
}

async function loadDialog() {
  return (await import('./usages-dialog.tsx')).UsagesDialog;
}
