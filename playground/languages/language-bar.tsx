import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { usePlayground, usePlaygroundContext } from '../context/playground-context.ts';
import { Icon } from '../layout/icon.tsx';
import { listVersions, type Version } from '../state/translation/list-versions.ts';
import { getLanguageCode, getLanguageName } from './language-name.ts';
import { TranslationTools } from './translation-tools.tsx';

const MakeVersion = lazy(async () => ({
  default: (await import('./make-version.tsx')).MakeVersion,
}));

/**
 * One line over the page: its versions in the languages of its segment, and how far the one that is
 * open is translated.
 */
export function LanguageBar({ children }: { readonly children?: ReactNode }) {
  const { t, store } = usePlaygroundContext();
  const versions = useVersions();
  const [asked, setAsked] = useState<string>();
  if (versions.length < 2) return null;
  const open = ({ state, id, locale }: Version) => {
    if (state === 'missing') setAsked(locale);
    else if (state !== 'open' && id !== undefined) void store.getState().openVersion(id);
  };
  return (
    <>
      <div className="language-bar">
        <nav className="language-bar__versions" aria-label={t('versions')}>
          {versions.map((version) => (
            <VersionTab key={version.locale} version={version} onOpen={() => open(version)} />
          ))}
        </nav>
        <TranslationTools />
        {children}
      </div>
      {asked !== undefined && (
        <Suspense fallback={null}>
          <MakeVersion locale={asked} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </>
  );
}

/** Compared by what they say, so that typing in the page renders nothing here. */
function useVersions(): readonly Version[] {
  const lines = usePlayground(useShallow((state) => listVersions(state).map(toLine)));
  return lines.map(fromLine);
}

function toLine({ locale, state, id = '' }: Version): string {
  return [locale, state, id].join(' ');
}

function fromLine(line: string): Version {
  const [locale = '', state, id] = line.split(' ');
  const known = STATES.find((each) => each === state) ?? 'missing';
  return { locale, state: known, ...(id !== undefined && { id }) };
}

const STATES = ['open', 'there', 'draft', 'missing'] as const;

interface VersionTabProps {
  readonly version: Version;
  readonly onOpen: () => void;
}

function VersionTab({ version: { locale, state }, onOpen }: VersionTabProps) {
  const { t } = usePlaygroundContext();
  const language = getLanguageName(locale);
  const isMissing = state === 'missing';
  const hint = isMissing ? t('makeVersion', { language }) : language;
  return (
    <button
      type="button"
      className="tabs__tab language-bar__version"
      aria-current={state === 'open' ? 'page' : undefined}
      aria-haspopup={isMissing ? 'dialog' : undefined}
      data-state={state}
      title={hint}
      onClick={onOpen}
    >
      {isMissing && <Icon name="plus" />}
      {getLanguageCode(locale)}{' '}
      {isMissing && <span className="language-bar__state">{t('versionMissing')}</span>}
      {state === 'draft' && <span className="language-bar__state">{t('versionDraft')}</span>}
    </button>
  );
}
