import { useId, useState, type ReactNode } from 'react';
import { CopyLink } from './copy-link.tsx';
import { BugReport } from './report/bug-report.tsx';
import { KeepElsewhere, SaveButton, SaveDialogs } from './save/save-toolbar.tsx';
import { NewPage } from './scenarios/new-page.tsx';
import { NewPageDialog } from './scenarios/new-page-dialog.tsx';
import { isEdited } from './state/drafts/draft-summary.ts';
import { getTitle } from './state/new-pages.ts';
import { usePlayground, usePlaygroundContext } from './context/playground-context.ts';
import { languages, type Language } from './environment/messages.ts';
import { IconButton } from './layout/icon-button.tsx';
import { LanguageSelect } from './layout/language-select.tsx';
import { ALONG_A_BAR } from './layout/roving-tab-index.ts';
import type { Mode } from './layout/mode.ts';
import { ModeSwitch } from './layout/mode-switch.tsx';
import { useIsNarrow } from './layout/screens.ts';
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
  const isNarrow = useIsNarrow();
  const [isMore, setIsMore] = useState(false);
  const [isBeginning, setIsBeginning] = useState(false);
  const id = useId();
  const rest = { theme, onSwitchTheme, language, onLanguage };
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
        {!isNarrow && <LanguageSelect name="Language" {...{ languages, language, onLanguage }} />}
        <Toolbar label={t('tools')}>
          {!isNarrow && <NewPage onPress={() => setIsBeginning(true)} />}
          {!isNarrow && <Revert />}
          <UndoButtons />
          {!isNarrow && <SettingsAndLink {...rest} />}
          {!isNarrow && <KeepElsewhere />}
          <SaveButton />
          {isNarrow && (
            <IconButton
              icon="dots-three"
              label={t('moreTools')}
              aria-expanded={isMore}
              aria-controls={isMore ? id : undefined}
              onClick={() => setIsMore(!isMore)}
            />
          )}
        </Toolbar>
        <SaveDialogs />
        {isBeginning && <NewPageDialog onClose={() => setIsBeginning(false)} />}
      </div>
      {isNarrow && isMore && (
        <div className="title-bar__more" id={id}>
          <LanguageSelect name="Language" {...{ languages, language, onLanguage }} />
          <Toolbar label={t('moreTools')}>
            <NewPage onPress={() => setIsBeginning(true)} />
            <Revert />
            <SettingsAndLink {...rest} />
            <KeepElsewhere />
          </Toolbar>
          <BugReport className="button button--line" />
        </div>
      )}
    </header>
  );
}

interface ToolbarProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** One stop of the Tab key, with arrow keys inside. */
function Toolbar({ label, children }: ToolbarProps) {
  return (
    <div
      className="title-bar__tools"
      role="toolbar"
      aria-label={label}
      ref={useRovingTabIndex(ALONG_A_BAR)}
    >
      {children}
    </div>
  );
}

type SettingsProps = Pick<TitleBarProps, 'theme' | 'onSwitchTheme'>;

function SettingsAndLink({ theme, onSwitchTheme }: SettingsProps) {
  const { t } = usePlaygroundContext();
  const isDark = theme === 'dark';
  return (
    <>
      <IconButton
        icon={isDark ? 'sun' : 'moon'}
        label={t(isDark ? 'useLightTheme' : 'useDarkTheme')}
        onClick={onSwitchTheme}
      />
      <CopyLink />
    </>
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

function Revert() {
  const { t, store } = usePlaygroundContext();
  const isElsewhere = usePlayground((state) => state.isElsewhere);
  const canRevert = usePlayground(
    ({ playground }) => playground !== undefined && isEdited(playground),
  );
  return (
    <IconButton
      icon="arrow-clockwise"
      label={t('revert')}
      disabled={!canRevert || isElsewhere}
      onClick={store.getState().revert}
    />
  );
}

function UndoButtons() {
  const { t, store } = usePlaygroundContext();
  const canUndo = usePlayground(({ playground }) => (playground?.history.past.length ?? 0) > 0);
  const canRedo = usePlayground(({ playground }) => (playground?.history.future.length ?? 0) > 0);
  const isElsewhere = usePlayground((state) => state.isElsewhere);
  const { undo, redo } = store.getState();
  return (
    <>
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
