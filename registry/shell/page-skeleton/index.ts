import { defineEntry, type ShellProps } from '#renderer';

export const pageSkeleton = defineEntry<Pick<ShellProps<never>, 'messages'>>({
  kind: 'shell',
  type: 'page-skeleton',
  interactive: false,
  load: () => import('./page-skeleton.tsx').then((module) => module.PageSkeleton),
  // Nothing of it comes from a service, so there is nothing to check.
  check: () => Promise.resolve({ check: () => [], shape: {} }),
  messages: (locale) => import(`./locales/${locale}.json`),
});
