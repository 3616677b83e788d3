import { useState } from 'react';
import { usePlayground, usePlaygroundContext } from '../context/playground-context.ts';
import { CommandButton } from '../layout/command-button.tsx';
import { COMMANDS } from '../layout/command-list.ts';
import { Icon } from '../layout/icon.tsx';
import { LatePart } from '../layout/late-part.tsx';
import type { OnPageStore } from '../preview-panel/on-page.ts';
import type { Version } from '../state/translation/list-versions.ts';
import { getLanguageCode, getLanguageName } from './language-name.ts';
import { TranslationTools } from './translation-tools.tsx';
import { useVersions } from './use-versions.ts';

/**
 * One line over the page: its versions in the languages of its segment, and how far the one that is
 * open is translated.
 */
export function LanguageBar() {
  const { t, store } = usePlaygroundContext();
  const versions = useVersions();
  const [asked, setAsked] = useState<string>();
  if (versions.length < 2) return null;
  const open = ({ state, id, locale, isBroken }: Version) => {
    if (state === 'missing') setAsked(locale);
    else if (isBroken && id !== undefined) void store.getState().openBrokenText(id);
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
        <SideBySide />
      </div>
      {asked !== undefined && (
        <LatePart load={loadMakeVersion}>
          {(MakeVersion) => <MakeVersion locale={asked} onClose={() => setAsked(undefined)} />}
        </LatePart>
      )}
    </>
  );
}

interface VersionTabProps {
  readonly version: Version;
  readonly onOpen: () => void;
}

function VersionTab({ version: { locale, state, isBroken }, onOpen }: VersionTabProps) {
  const { t } = usePlaygroundContext();
  const language = getLanguageName(locale);
  const isMissing = state === 'missing';
  const hintOfOther = isBroken ? t('showBrokenVersion', { language }) : language;
  const hint = isMissing ? t('makeVersion', { language }) : hintOfOther;
  return (
    <CommandButton
      of={{ id: `version-${locale}`, words: 'showNamed', name: language }}
      className="tabs__tab language-bar__version"
      aria-current={state === 'open' ? 'page' : undefined}
      aria-haspopup={isMissing ? 'dialog' : undefined}
      data-state={state}
      hint={hint}
      run={onOpen}
    >
      {isMissing && <Icon name="plus" />}
      {getLanguageCode(locale)}{' '}
      {isMissing && <span className="language-bar__state">{t('versionMissing')}</span>}
      {isBroken && <span className="language-bar__broken">{t('versionBroken')}</span>}
      {state === 'draft' && !isBroken && (
        <span className="language-bar__state">{t('versionDraft')}</span>
      )}
    </CommandButton>
  );
}

/** Shows another version beside the page, or the page alone again. */
function SideBySide() {
  const { store } = usePlaygroundContext();
  const isBeside = usePlayground((state) => state.isBeside);
  return (
    <CommandButton
      of={COMMANDS.sideBySide}
      hint={false}
      className="button button--line language-bar__beside"
      aria-pressed={isBeside}
      run={() => store.getState().toggleBeside()}
    />
  );
}

async function loadMakeVersion() {
  return (await import('./make-version.tsx')).MakeVersion;
}

async function loadBeside() {
  return (await import('./beside.tsx')).Beside;
}

/** The other version, where that is asked for. */
export function VersionBeside({ onPage }: { readonly onPage: OnPageStore }) {
  const isBeside = usePlayground((state) => state.isBeside);
  const besidePage = usePlayground((state) => state.besidePage);
  const hasVersions = useVersions().length > 1;
  if (!isBeside || (!hasVersions && besidePage === undefined)) return null;
  return <LatePart load={loadBeside}>{(Beside) => <Beside onPage={onPage} />}</LatePart>;
}
