import { useEffect, useRef, useState } from 'react';
import { findHome } from '#fixtures';
import { usePlayground, usePlaygroundContext } from '../context/playground-context.ts';
import { experience } from '../environment/experience.ts';
import { Dialog } from '../save/dialog.tsx';
import { DialogField } from '../save/dialog-field.tsx';
import { findPageError } from '../save/new-scenario-fields.ts';
import { getLanguageName } from './language-name.ts';

interface MakeVersionProps {
  readonly locale: string;
  readonly onClose: () => void;
}

/** Asks for the address of a version, and says what will be in it. */
export function MakeVersion({ locale, onClose }: MakeVersionProps) {
  const { t, store } = usePlaygroundContext();
  const [typed, setTyped] = useState<string>();
  const [isTried, setIsTried] = useState(false);
  const suggested = useSuggestedPath(locale);
  const input = useRef<HTMLInputElement>(null);
  const path = typed ?? suggested ?? '';
  const error = useAddressError(path, locale);
  const language = getLanguageName(locale);
  const title = t('makeVersion', { language });
  const make = () => {
    setIsTried(true);
    if (error) {
      input.current?.focus();
      return;
    }
    onClose();
    void store.getState().makeVersion({ locale, path });
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
        <p>{t('makeVersionHint', { language })}</p>
        <DialogField
          label={t('versionPath')}
          hint={t('newPageRule')}
          value={path}
          wrong={isTried ? error : undefined}
          ref={input}
          onChange={setTyped}
        />
        <div className="dialog__buttons">
          <button type="button" className="button button--line" onClick={onClose}>
            {t('cancel')}
          </button>
          <button
            type="submit"
            className="button button--main"
            disabled={path === '' && suggested === undefined}
          >
            {title}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

function useSuggestedPath(locale: string): string | undefined {
  const { store } = usePlaygroundContext();
  const [path, setPath] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    const show = (result: string) => isWanted && setPath(result);
    store
      .getState()
      .suggestVersionPath(locale)
      .then(show, () => show(''));
    return () => {
      isWanted = false;
    };
  }, [store, locale]);
  return path;
}

const NO_PAGES: readonly string[] = [];

/** Returns what is wrong with an address: it is another language's, or taken, or none. */
function useAddressError(path: string, locale: string): string | undefined {
  const { t } = usePlaygroundContext();
  const pages = usePlayground(({ content }) => content?.pages ?? NO_PAGES);
  const files = pages.map((address) => `pages${address}.json`);
  const error = findPageError({ page: path, locales: [] }, { files });
  if (error) return t(error.message);
  const isOther = findHome(`/${path}`, experience)?.locale !== locale;
  return isOther ? t('versionPathWrong', { language: getLanguageName(locale) }) : undefined;
}
