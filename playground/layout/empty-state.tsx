import type { ReactNode } from 'react';

/** The text of a region that has nothing to show: what will be shown there, or what to do next. */
export function EmptyState({ children }: { readonly children: ReactNode }) {
  return <p className="empty-state">{children}</p>;
}
