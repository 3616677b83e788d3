import { useId, useState } from 'react';
import { usePlaygroundContext } from '../context/playground-context.ts';
import { useSaveStore } from './save-context.ts';

interface TokenFieldProps {
  /** Called once the server takes the token. */
  readonly onTaken: () => void;
}

/**
 * The field for the token of the server's start, which a window lacks that was opened before that.
 * It may stand in a form, whose own button it does not press.
 */
export function TokenField({ onTaken }: TokenFieldProps) {
  const { t } = usePlaygroundContext();
  const { enterToken } = useSaveStore().getState();
  const id = useId();
  const [text, setText] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const enter = async (): Promise<void> => {
    const isTaken = await enterToken(text);
    setIsWrong(!isTaken);
    if (isTaken) onTaken();
  };
  return (
    <div className="token-field">
      <label className="token-field__label" htmlFor={id}>
        {t('startToken')}
      </label>
      <input
        id={id}
        type="text"
        value={text}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={isWrong}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          void enter();
        }}
      />
      <button type="button" className="button button--line" onClick={() => void enter()}>
        {t('useStartToken')}
      </button>
      <p className="token-field__help" id={`${id}-help`} role={isWrong ? 'alert' : undefined}>
        {t(isWrong ? 'startTokenWrong' : 'startTokenHelp')}
      </p>
    </div>
  );
}
