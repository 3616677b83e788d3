import { useId, useState, type ReactNode } from 'react';
import { CopyLink } from './copy-link.tsx';
import { BugReport } from './report/bug-report.tsx';
import { ReportDialog } from './report/report-dialog.tsx';
import { KeepElsewhere, SaveButton, SaveDialogs } from './save/save-toolbar.tsx';
import { NewPage } from './scenarios/new-page.tsx';
import { NewPageDialog } from './scenarios/new-page-dialog.tsx';
import { isEdited } from './state/drafts/draft-summary.ts';
import { getTitle } from './state/new-pages.ts';
import { usePlayground, usePlaygroundContext } from './context/playground-context.ts';
import { languages, type Language } from './environment/messages.ts';
import { CommandIcon, KeyCommand } from './layout/command-button.tsx';
import { COMMANDS } from './layout/command-list.ts';
import { CommandPalette, useCommandPalette } from './layout/command-palette.tsx';
import { PALETTE_KEY } from './layout/palette-key.ts';
import { useChangeRefusal } from './layout/use-change-refusal.ts';
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
  const [isReporting, setIsReporting] = useState(false);
  const palette = useCommandPalette();
  const id = useId();
  const rest = { theme, onSwitchTheme, language, onLanguage };
  return (
    <header className="title-bar">
      <div className="title-bar__start">
        <Brand />
        <Crumbs />
      </div>
      <ModeSwitch mode={mode} onChoose={onMode} />
      <div className="title-bar__end">
        {!isNarrow && <LanguageSelect name="Language" {...{ languages, language, onLanguage }} />}
        <Toolbar label={t('tools')}>
          {!isNarrow && <PaletteButton onPress={palette.open} />}
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
              aria-controls={id}
              onClick={() => setIsMore(!isMore)}
            />
          )}
        </Toolbar>
        <SaveDialogs />
        {isBeginning && <NewPageDialog onClose={() => setIsBeginning(false)} />}
      </div>
      {isNarrow && (
        // It stays, so that the palette can run what is in it.
        <div className="title-bar__more" id={id} hidden={!isMore}>
          <LanguageSelect name="Language" {...{ languages, language, onLanguage }} />
          <Toolbar label={t('moreTools')}>
            <PaletteButton onPress={palette.open} />
            <NewPage onPress={() => setIsBeginning(true)} />
            <Revert />
            <SettingsAndLink {...rest} />
            <KeepElsewhere />
          </Toolbar>
          <BugReport className="button button--line" onOpen={() => setIsReporting(true)} />
        </div>
      )}
      {isReporting && <ReportDialog onClose={() => setIsReporting(false)} />}
      {palette.isOpen && <CommandPalette onClose={palette.close} />}
    </header>
  );
}

/** Opens the list of all commands. */
function PaletteButton({ onPress }: { readonly onPress: () => void }) {
  const { t } = usePlaygroundContext();
  return (
    <IconButton
      icon="list-checks"
      label={t('commands')}
      hint={`${t('commands')} (${PALETTE_KEY})`}
      aria-haspopup="dialog"
      aria-keyshortcuts={PALETTE_KEY}
      onClick={onPress}
    />
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
  const isDark = theme === 'dark';
  const { lightTheme, darkTheme } = COMMANDS;
  return (
    <>
      <CommandIcon
        // One command after the other, each with its own words.
        key={theme}
        of={isDark ? lightTheme : darkTheme}
        icon={isDark ? 'sun' : 'moon'}
        run={onSwitchTheme}
      />
      <KeyCommand
        of={isDark ? darkTheme : lightTheme}
        run={onSwitchTheme}
        refusal="commandAlready"
      />
      <CopyLink />
    </>
  );
}

function Brand() {
  const { t } = usePlaygroundContext();
  return (
    <h1 className="title-bar__brand">
      <Mark />
      Vitrine <span className="off">{t('playground')}</span>
    </h1>
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
  const { store } = usePlaygroundContext();
  const refusal = useChangeRefusal();
  const canRevert = usePlayground(
    ({ playground }) => playground !== undefined && isEdited(playground),
  );
  return (
    <CommandIcon
      of={COMMANDS.revert}
      icon="arrow-clockwise"
      refusal={refusal ?? (canRevert ? undefined : 'nothingToRevert')}
      run={store.getState().revert}
    />
  );
}

function UndoButtons() {
  const { store } = usePlaygroundContext();
  const refusal = useChangeRefusal();
  const canUndo = usePlayground(({ playground }) => (playground?.history.past.length ?? 0) > 0);
  const canRedo = usePlayground(({ playground }) => (playground?.history.future.length ?? 0) > 0);
  const { undo, redo } = store.getState();
  return (
    <>
      <CommandIcon
        of={COMMANDS.undo}
        icon="arrow-u-up-left"
        refusal={refusal ?? (canUndo ? undefined : 'nothingToUndo')}
        run={undo}
      />
      <CommandIcon
        of={COMMANDS.redo}
        icon="arrow-u-up-right"
        refusal={refusal ?? (canRedo ? undefined : 'nothingToRedo')}
        run={redo}
      />
      <span className="title-bar__line" />
    </>
  );
}
