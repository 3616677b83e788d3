import { defineEntry, type ShellProps } from '#renderer';
import type { NavigationContent } from '#schemas/generated/shell/navigation.ts';

export const navigation = defineEntry<ShellProps<NavigationContent>>({
  kind: 'shell',
  type: 'navigation',
  interactive: false,
  content: ['navigation', 'mobileNavigation'],
  withoutContent: 'navigation-missing',
  hiddenIn: ['standalone'],
  load: () => import('./navigation.tsx').then((module) => module.Navigation),
  check: () => import('#schemas/generated/shell/navigation.check.ts'),
  messages: (locale) => import(`./locales/${locale}.json`),
});
