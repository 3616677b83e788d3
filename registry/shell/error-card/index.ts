import { defineEntry, type ErrorMessage, type ShellProps } from '#renderer';

export const errorCard = defineEntry<ShellProps<ErrorMessage>>({
  kind: 'shell',
  type: 'error-card',
  interactive: false,
  load: () => import('./error-card.tsx').then((module) => module.ErrorCard),
  // The renderer writes the message; no author does, so there is nothing to check.
  check: () => Promise.resolve({ check: () => [], shape: {} }),
});
