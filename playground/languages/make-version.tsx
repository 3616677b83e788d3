import { useEffect, useState } from 'react';
import { findHome } from '#fixtures';
import { usePlayground, usePlaygroundContext } from '../context/playground-context.ts';
import { experience } from '../environment/experience.ts';
import { AddressDialog } from '../save/address-dialog.tsx';
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
  const suggested = useSuggestedPath(locale);
  const path = typed ?? suggested ?? '';
  const error = useAddressError(path, locale);
  const language = getLanguageName(locale);
  return (
    <AddressDialog
      title={t('makeVersion', { language })}
      about={t('makeVersionHint', { language })}
      label={t('versionPath')}
      hint={t('newPageRule')}
      value={path}
      error={error}
      isWaiting={path === '' && suggested === undefined}
      onChange={setTyped}
      onMake={() => void store.getState().makeVersion({ locale, path })}
      onClose={onClose}
    />
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
