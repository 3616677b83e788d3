import { useRef, useState, type ReactNode } from 'react';
import { Icon, type IconName } from '../../layout/icon.tsx';
import { usePlaygroundContext } from '../../context/playground-context.ts';
import { LoadFailure } from '../../layout/load-failure.tsx';
import { focusNew } from './focus-new.ts';
import { useForm } from './form-context.ts';
import { usePickers, type Pickers } from './use-pickers.ts';

interface PickerButtonProps {
  readonly icon: IconName;
  readonly label: string;
  /** The text that is shown; left out, the button shows its icon alone. */
  readonly text?: string;
  /** The picker; `close` gives the focus back to the button. */
  readonly children: (pickers: Pickers, close: () => void) => ReactNode;
}

/** A button that opens a picker. All of them are loaded with the first press. */
export function PickerButton({ icon, label, text, children }: PickerButtonProps) {
  const { t } = usePlaygroundContext();
  const { isLocked } = useForm();
  const [isOpen, setIsOpen] = useState(false);
  const { pickers, hasFailed, load } = usePickers();
  const button = useRef<HTMLButtonElement>(null);
  const open = () => {
    setIsOpen(true);
    load();
  };
  const close = () => {
    setIsOpen(false);
    focusNew(() => button.current);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={text === undefined ? 'field__action' : 'field__pick'}
        aria-label={label}
        aria-haspopup="dialog"
        title={label}
        disabled={isLocked}
        onClick={open}
      >
        <Icon name={icon} />
        {text}
      </button>
      {isOpen && hasFailed && <LoadFailure text={t('choicesNotLoaded')} />}
      {isOpen && pickers && (
        <Opened pickers={pickers} onClose={close}>
          {children}
        </Opened>
      )}
    </>
  );
}

interface OpenedProps extends Pick<PickerButtonProps, 'children'> {
  readonly pickers: Pickers;
  readonly onClose: () => void;
}

function Opened({ pickers, onClose, children }: OpenedProps) {
  return children(pickers, onClose);
}
