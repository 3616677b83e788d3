import type { ShellProps } from '#renderer';
import { Skeleton } from '../../kit/skeleton/skeleton.tsx';
import './page-skeleton.css';

/** As many as fill a screen, as most pages do. */
const LINES = 20;

/**
 * Stands where a page will be while a browser makes it. A page that a server rendered never has
 * one.
 */
export function PageSkeleton({ messages }: Pick<ShellProps<never>, 'messages'>) {
  return <Skeleton className="page-skeleton" lines={LINES} status={messages['loading'] ?? ''} />;
}
