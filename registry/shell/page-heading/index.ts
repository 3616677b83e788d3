import { defineEntry, type ShellProps } from '#renderer';

export const pageHeading = defineEntry<ShellProps<{ readonly text: string }>>({
  kind: 'shell',
  type: 'page-heading',
  interactive: false,
  load: () => import('./page-heading.tsx').then((module) => module.PageHeading),
  // The renderer writes its text; no author does, so there is nothing to check.
  check: () => Promise.resolve({ check: () => [], shape: {} }),
});
