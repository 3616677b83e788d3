import { useEffect, useRef } from 'react';
import { Icon } from '../layout/icon.tsx';
import { useGalleryMessages } from './messages.ts';

interface FindFieldProps {
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** The field to search in. Ctrl+K leads to it from anywhere, Escape empties it. */
export function FindField({ text, onText }: FindFieldProps) {
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
