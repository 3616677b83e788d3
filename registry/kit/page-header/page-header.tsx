import { useCallback, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { watchBar } from '../bars/watch-bar.ts';
import { joinClassNames } from '../props/class-names.ts';
import type { PartProps } from '../props/part-props.ts';
import { useSharedRef } from '../props/use-shared-ref.ts';
import './page-header.css';

interface PageHeaderOptions {
  readonly title: ReactNode;
  /** 1 unless the page is named above it. */
  readonly titleLevel?: 1 | 2 | undefined;
  /** Stands before the title, such as a way back. */
  readonly before?: ReactNode;
  /** Stands after the title, such as a way out. */
  readonly after?: ReactNode;
}

/**
 * The title of a page that stays in sight. From the first scroll on, borders part it from what
 * passes below it.
 *
 * @example <PageHeader title="Make a transfer" after={<Button look="text">Leave</Button>} />
 */
export function PageHeader(props: PartProps<'header', PageHeaderOptions>) {
  const { title, titleLevel = 1, before, after, className, ref, ...rest } = props;
  const Title = `h${titleLevel}` as const;
  const header = useSharedRef(ref);
  const [latch] = useState(createScrollLatch);
  const subscribe = useCallback(
    (listener: () => void) => latch.subscribe(header.current, listener),
    [latch, header],
  );
  const isScrolled = useSyncExternalStore(subscribe, latch.wasScrolled, () => false);

  useEffect(
    () => (header.current ? watchBar(header.current, { edge: 'start' }) : undefined),
    [header],
  );

  return (
    <header
      className={joinClassNames('page-header', className)}
      data-scrolled={isScrolled}
      ref={header}
      {...rest}
    >
      {before}
      <Title className="page-header__title">{title}</Title>
      {after && <div className="page-header__after">{after}</div>}
    </header>
  );
}

/**
 * Keeps in mind that the page was scrolled. One that is loaded again may begin where it was left.
 */
function createScrollLatch() {
  let hasScrolled = false;
  let view: Window | null = null;
  return {
    wasScrolled: () => {
      hasScrolled ||= view !== null && view.scrollY !== 0;
      return hasScrolled;
    },
    subscribe: (header: HTMLElement | null, listener: () => void) => {
      const page = header?.ownerDocument;
      view = page?.defaultView ?? null;
      page?.addEventListener('scroll', listener);
      return () => page?.removeEventListener('scroll', listener);
    },
  };
}
