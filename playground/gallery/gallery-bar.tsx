import './gallery-bar.css';
import { Icon } from '../layout/icon.tsx';
import { FindField } from './find-field.tsx';

interface GalleryBarProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly isDark: boolean;
  readonly onSwitchTheme: () => void;
}

/** The top of the gallery: where one is, what one looks for, and the way to the playground. */
export function GalleryBar({ text, onText, isDark, onSwitchTheme }: GalleryBarProps) {
  return (
    <header className="gallery-bar">
      <p className="gallery-bar__brand">
        <Mark />
        Vitrine <span className="gallery-bar__place">Scenarios</span>
      </p>
      <FindField text={text} onText={onText} />
      <div className="gallery-bar__end">
        <button
          type="button"
          className="button button--icon"
          aria-label={isDark ? 'Light theme' : 'Dark theme'}
          onClick={onSwitchTheme}
        >
          <Icon name={isDark ? 'sun' : 'moon'} />
        </button>
        <a className="button button--line" href="/playground/">
          Open playground
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
