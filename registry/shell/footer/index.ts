import { defineEntry, type ShellProps } from '#renderer';
import type { FooterContent } from '#schemas/generated/shell/footer.ts';

export const footer = defineEntry<ShellProps<FooterContent>>({
  kind: 'shell',
  type: 'footer',
  interactive: false,
  content: ['footer', 'segmentContext'],
  withoutContent: 'footer-missing',
  hiddenIn: ['enhanced-webview'],
  load: () => import('./footer.tsx').then((module) => module.Footer),
  check: () => import('#schemas/generated/shell/footer.check.ts'),
  messages: (locale) => import(`./locales/${locale}.json`),
});
