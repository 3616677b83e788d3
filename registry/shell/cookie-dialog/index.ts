import { defineEntry, type ShellProps } from '#renderer';

export const cookieDialog = defineEntry<ShellProps<never>>({
  kind: 'shell',
  type: 'cookie-dialog',
  interactive: false,
  load: () => import('./cookie-dialog.tsx').then((module) => module.CookieDialog),
  // Nothing of it comes from a service, so there is nothing to check.
  check: () => Promise.resolve({ check: () => [], shape: {} }),
  messages: (locale) =>
    import('./cookie-dialog-messages.ts').then((module) => module.loadCookieDialogMessages(locale)),
});
