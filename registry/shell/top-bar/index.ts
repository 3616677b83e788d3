import { defineEntry, type ShellProps } from '#renderer';
import type { TopBarContent } from '#schemas/generated/shell/top-bar.ts';

export const topBar = defineEntry<ShellProps<TopBarContent>>({
  kind: 'shell',
  type: 'top-bar',
  interactive: false,
  content: ['topBar', 'segmentContext'],
  showsVisitor: true,
  hiddenIn: ['enhanced-webview'],
  load: () => import('./top-bar.tsx').then((module) => module.TopBar),
  check: () => import('#schemas/generated/shell/top-bar.check.ts'),
  messages: (locale) =>
    import('./top-bar-messages.ts').then((module) => module.loadTopBarMessages(locale)),
});
