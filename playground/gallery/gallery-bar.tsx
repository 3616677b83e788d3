import { useEffect, useRef } from 'react';
import { IconButton } from '../layout/icon-button.tsx';
import { Icon } from '../layout/icon.tsx';
import { LanguageSelect } from '../layout/language-select.tsx';
import { languages, useGalleryMessages, type GalleryLanguage } from './messages.ts';
import './gallery-bar.css';

interface GalleryBarProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly isDark: boolean;
  readonly onSwitchTheme: () => void;
  readonly language: GalleryLanguage;
  readonly onLanguage: (language: GalleryLanguage) => void;
}

/** The top of the gallery: where one is, what one looks for, and the way to the playground. */
export function GalleryBar(props: GalleryBarProps) {
  const { text, onText, isDark, onSwitchTheme, language, onLanguage } = props;
  const t = useGalleryMessages();
  return (
    <header className="gallery-bar">
      <p className="gallery-bar__brand">
        <Mark />
        Vitrine <span className="gallery-bar__place">{t('scenarios')}</span>
      </p>
      <FindField text={text} onText={onText} />
      <div className="gallery-bar__end">
        <IconButton
          icon={isDark ? 'sun' : 'moon'}
          label={t(isDark ? 'lightTheme' : 'darkTheme')}
          onClick={onSwitchTheme}
        />
        <LanguageSelect name={t('language')} {...{ languages, language, onLanguage }} />
        <a className="button button--line" href="/playground/">
          {t('openPlayground')}
        </a>
      </div>
    </header>
  );
}

function Mark() {
  return (
    <svg className="gallery-bar__mark" viewBox="0 0 20 20" aria-hidden="true">
      <rect x="1" y="1" width="18" height="18" rx="5" fill="#352c80" />
      <path d="M5 15V9.5a2.5 2.5 0 0 1 5 0V15z" fill="#e8650c" />
      <path d="M10 15V9.5a2.5 2.5 0 0 1 5 0V15z" fill="#a59fdd" />
    </svg>
  );
}

interface FindFieldProps {
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** The field to search in. Ctrl+K leads to it from anywhere, Escape empties it. */
function FindField({ text, onText }: FindFieldProps) {
  const t = useGalleryMessages();
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const { ownerDocument } = field.current ?? {};
    const focus = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      field.current?.focus();
    };
    ownerDocument?.addEventListener('keydown', focus);
    return () => ownerDocument?.removeEventListener('keydown', focus);
  }, []);

  return (
    <search className="find-field">
      <Icon name="magnifying-glass" />
      <input
        ref={field}
        type="search"
        aria-label={t('find')}
        aria-keyshortcuts="Control+K"
        placeholder={t('find')}
        value={text}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onText('')}
      />
      <span className="find-field__keys" aria-hidden="true">
        <kbd>Ctrl</kbd> <kbd>K</kbd>
      </span>
    </search>
  );
}
