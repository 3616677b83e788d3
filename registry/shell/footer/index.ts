import { defineEntry, type ShellProps } from '#renderer';
import type { FooterData } from '#schemas/generated/shell/footer.ts';

export const footer = defineEntry<ShellProps<FooterData>>({
  kind: 'shell',
  type: 'footer',
  interactive: false,
  withoutContent: 'footer-missing',
  hiddenIn: ['enhanced-webview'],
  load: () => import('./footer.tsx').then((module) => module.Footer),
  check: () => import('#schemas/generated/shell/footer.check.ts'),
  messages: (locale) => import(`./locales/${locale}.json`),
});
