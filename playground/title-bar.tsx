import { useState } from 'react';
import { SaveDialogs, SaveToolbar } from './save/save-toolbar.tsx';
import { NewPage } from './scenarios/new-page.tsx';
import { writeAddress } from './state/link/address.ts';
import { isEdited } from './state/drafts/draft-summary.ts';
import { getTitle } from './state/new-pages.ts';
import { usePlayground, usePlaygroundContext } from './context/playground-context.ts';
import { languageOf, languages, type Language } from './environment/messages.ts';
import { IconButton } from './layout/icon-button.tsx';
import { Icon } from './layout/icon.tsx';
import { ALONG_A_BAR } from './layout/roving-tab-index.ts';
import { useMode, type Mode } from './layout/mode.ts';
import { ModeSwitch } from './layout/mode-switch.tsx';
import { nameMode } from './layout/use-address.ts';
import { useRovingTabIndex } from './layout/use-roving-tab-index.ts';
import type { Theme } from './layout/use-theme.ts';

interface TitleBarProps {
  readonly theme: Theme;
  readonly onSwitchTheme: () => void;
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
  readonly mode: Mode;
  readonly onMode: (mode: Mode) => void;
}

/** The bar on top: what is open, and what concerns the whole window. */
export function TitleBar(props: TitleBarProps) {
  const { theme, onSwitchTheme, language, onLanguage, mode, onMode } = props;
  const { t } = usePlaygroundContext();
  return (
    <header className="title-bar">
      <div className="title-bar__start">
        <h1 className="title-bar__brand">
          <Mark />
          Vitrine <span className="off">{t('playground')}</span>
        </h1>
        <Crumbs />
      </div>
      <ModeSwitch mode={mode} onChoose={onMode} />
      <div className="title-bar__end">
        <label className="pick">
          <span className="pick__name">Language</span>
          <select value={language} onChange={(event) => onLanguage(languageOf(event.target.value))}>
            {languages.map(({ locale, name }) => (
              <option key={locale} value={locale} lang={locale}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <Tools theme={theme} onSwitchTheme={onSwitchTheme} />
        <SaveDialogs />
      </div>
    </header>
  );
}

type ToolsProps = Pick<TitleBarProps, 'theme' | 'onSwitchTheme'>;

/** One stop of the Tab key, with arrow keys inside. */
function Tools({ theme, onSwitchTheme }: ToolsProps) {
  const { t } = usePlaygroundContext();
  const isDark = theme === 'dark';
  return (
    <div
      className="title-bar__tools"
      role="toolbar"
      aria-label={t('tools')}
      ref={useRovingTabIndex(ALONG_A_BAR)}
    >
      <NewPage />
      <UndoButtons />
      <IconButton
        icon={isDark ? 'sun' : 'moon'}
        label={t(isDark ? 'useLightTheme' : 'useDarkTheme')}
        onClick={onSwitchTheme}
      />
      <CopyLink />
      <SaveToolbar />
    </div>
  );
}

/** The house's two arches. */
function Mark() {
  return (
    <svg className="title-bar__mark" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="#352c80" />
      <path d="M6 26V15a5 5 0 0 1 10 0v11Z" fill="#f3f2fb" />
      <path d="M16 26V15a5 5 0 0 1 10 0v11Z" fill="#e8650c" />
    </svg>
  );
}

function Crumbs() {
  const { t } = usePlaygroundContext();
  const title = usePlayground(({ playground }) => playground && getTitle(playground));
  const isChanged = usePlayground(
    ({ playground }) => playground !== undefined && isEdited(playground),
  );
  return (
    <p className="title-bar__crumbs">
      <b>{title ?? t('opening')}</b>
      {isChanged && (
        <span className="dot">
          <span className="off">{t('changed')}</span>
        </span>
      )}
    </p>
  );
}

function UndoButtons() {
  const { t, store } = usePlaygroundContext();
  const canUndo = usePlayground(({ playground }) => (playground?.history.past.length ?? 0) > 0);
  const canRedo = usePlayground(({ playground }) => (playground?.history.future.length ?? 0) > 0);
  const isElsewhere = usePlayground((state) => state.isElsewhere);
  const canRevert = usePlayground(
    ({ playground }) => playground !== undefined && isEdited(playground),
  );
  const { undo, redo, revert } = store.getState();
  return (
    <>
      <IconButton
        icon="arrow-clockwise"
        label={t('revert')}
        disabled={!canRevert || isElsewhere}
        onClick={revert}
      />
      <IconButton
        icon="arrow-u-up-left"
        label={t('undo')}
        hint={`${t('undo')} (Ctrl Z)`}
        disabled={!canUndo || isElsewhere}
        onClick={undo}
      />
      <IconButton
        icon="arrow-u-up-right"
        label={t('redo')}
        hint={`${t('redo')} (Ctrl Shift Z)`}
        disabled={!canRedo || isElsewhere}
        onClick={redo}
      />
      <span className="title-bar__line" />
    </>
  );
}

/** The last attempt to copy the link of a scenario. */
interface TriedCopy {
  readonly scenarioId: string;
  readonly state: 'copied' | 'failed';
  readonly size: number;
}

function CopyLink() {
  const { t, store, environment } = usePlaygroundContext();
  const [tried, setTried] = useState<TriedCopy>();
  const openId = usePlayground(({ playground }) => playground?.scenarioId);
  // The link of another scenario says nothing about this one.
  const { state = 'ready', size = 0 } = tried?.scenarioId === openId ? { ...tried } : {};
  const mode = useMode();
  const copy = async () => {
    const { playground, notify } = store.getState();
    if (!playground) return;
    const { scenarioId } = playground;
    const address = nameMode(environment.address(), mode);
    const { href, isWhole } = await writeAddress(address, playground);
    const end = (how: TriedCopy['state']) =>
      setTried({ scenarioId, state: how, size: href.length });
    if (!isWhole) notify({ kind: 'link-too-long' });
    else
      await environment.copy(href).then(
        () => end('copied'),
        () => end('failed'),
      );
  };
  const keys = { ready: 'copyLink', copied: 'linkCopied', failed: 'linkNotCopied' } as const;
  return (
    <button
      type="button"
      className="button button--line"
      title={t('copyLink')}
      data-copy={state}
      onClick={() => void copy()}
    >
      <Icon name={state === 'copied' ? 'check' : 'link'} />
      {/* An element with a role of its own would leave the button without a name. */}
      <span aria-live="polite">{t(keys[state], { size })}</span>
    </button>
  );
}
