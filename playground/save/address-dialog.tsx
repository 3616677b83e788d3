import { useRef, useState } from 'react';
import { usePlaygroundContext } from '../context/playground-context.ts';
import { DialogField } from './dialog-field.tsx';
import { Dialog } from './dialog.tsx';

interface AddressDialogProps {
  /** The title, which the button that makes the page has as well. */
  readonly title: string;
  /** A sentence about the new page. */
  readonly about: string;
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  /** A sentence that says why no page can be there; undefined where one can. */
  readonly error: string | undefined;
  /** True until there is something to make. */
  readonly isWaiting?: boolean;
  readonly onChange: (typed: string) => void;
  readonly onMake: () => void;
  readonly onClose: () => void;
}

/** Asks for the address of a new page. What is wrong with it is said once somebody tries it. */
export function AddressDialog(props: AddressDialogProps) {
  const { title, about, label, hint, value, error, isWaiting, onChange, onMake, onClose } = props;
  const { t } = usePlaygroundContext();
  const [isTried, setIsTried] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const make = () => {
    setIsTried(true);
    if (error !== undefined) {
      input.current?.focus();
      return;
    }
    onClose();
    onMake();
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        className="dialog__form"
        onSubmit={(event) => {
          event.preventDefault();
          make();
        }}
      >
        <p>{about}</p>
        <DialogField
          label={label}
          hint={hint}
          value={value}
          wrong={isTried ? error : undefined}
          ref={input}
          onChange={onChange}
        />
        <div className="dialog__buttons">
          <button type="button" className="button button--line" onClick={onClose}>
            {t('cancel')}
          </button>
          <button type="submit" className="button button--main" disabled={isWaiting}>
            {title}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
