import { useState, useSyncExternalStore, type ReactNode } from 'react';
import './page-header.css';

interface PageHeaderProps {
  readonly title: ReactNode;
  /** What stands before the title, such as a way back. */
  readonly before?: ReactNode;
  /** What stands after it, such as a way out. */
  readonly after?: ReactNode;
}

/** The title of a page that stays in sight. From the first scroll on, borders part it from what passes below it. */
export function PageHeader({ title, before, after }: PageHeaderProps) {
  const [latch] = useState(createScrollLatch);
  const isScrolled = useSyncExternalStore(latch.subscribe, latch.wasScrolled, () => false);

  return (
    <header className="page-header" data-scrolled={isScrolled}>
      {before}
      <h1 className="page-header__title">{title}</h1>
      {after && <div className="page-header__after">{after}</div>}
    </header>
  );
}

/** Remembers that the page was scrolled. One that is loaded again may begin where it was left. */
function createScrollLatch() {
  let hasScrolled = false;
  return {
    wasScrolled: () => {
      hasScrolled ||= window.scrollY !== 0;
      return hasScrolled;
    },
    subscribe: (listener: () => void) => {
      document.addEventListener('scroll', listener, { passive: true });
      return () => document.removeEventListener('scroll', listener);
    },
  };
}
