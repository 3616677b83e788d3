import { useState, useSyncExternalStore, type ReactNode, type RefObject } from 'react';
import { classNames } from '../props/class-names.ts';
import type { PartProps } from '../props/part-props.ts';
import { useSharedRef } from '../props/use-shared-ref.ts';
import './page-header.css';

interface PageHeaderOptions {
  readonly title: ReactNode;
  /** What stands before the title, such as a way back. */
  readonly before?: ReactNode;
  /** What stands after it, such as a way out. */
  readonly after?: ReactNode;
}

/**
 * The title of a page that stays in sight. From the first scroll on, borders part it from what passes below it.
 *
 * @example <PageHeader title="Make a transfer" after={<Button look="text">Leave</Button>} />
 */
export function PageHeader(props: PartProps<'header', PageHeaderOptions>) {
  const { title, before, after, className, ref, ...rest } = props;
  const [header, attach] = useSharedRef(ref);
  const [latch] = useState(() => createScrollLatch(header));
  const isScrolled = useSyncExternalStore(latch.subscribe, latch.wasScrolled, () => false);

  return (
    <header
      className={classNames('page-header', className)}
      data-scrolled={isScrolled}
      ref={attach}
      {...rest}
    >
      {before}
      <h1 className="page-header__title">{title}</h1>
      {after && <div className="page-header__after">{after}</div>}
    </header>
  );
}

/** Keeps in mind that the page was scrolled. One that is loaded again may begin where it was left. */
function createScrollLatch(header: RefObject<HTMLElement | null>) {
  let hasScrolled = false;
  const page = () => header.current?.ownerDocument;
  return {
    wasScrolled: () => {
      hasScrolled ||= (page()?.defaultView?.scrollY ?? 0) !== 0;
      return hasScrolled;
    },
    subscribe: (listener: () => void) => {
      const document = page();
      document?.addEventListener('scroll', listener, { passive: true });
      return () => document?.removeEventListener('scroll', listener);
    },
  };
}
