import type { ErrorMessage, ShellProps } from '#renderer';
import { ErrorCard as Card } from '../../kit/error-card/error-card.tsx';

/** Stands where a page cannot: what happened, and where to go from here. */
export function ErrorCard({ data }: ShellProps<ErrorMessage>) {
  return data ? <Card size="page" {...data} /> : null;
}
