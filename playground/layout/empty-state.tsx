import type { ReactNode } from 'react';

/** What a part of the window says where it has nothing to show: what will stand there, or what to do next. */
export function EmptyState({ children }: { readonly children: ReactNode }) {
  return <p className="empty-state">{children}</p>;
}
