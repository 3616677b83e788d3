import { defineEntry } from '#renderer';
import type { BranchOpeningHoursProps } from '#schemas/generated/features/branch-opening-hours.ts';
import { addKitMessages } from '../../kit/messages/add-kit-messages.ts';

export const branchOpeningHours = defineEntry<BranchOpeningHoursProps>({
  kind: 'feature',
  type: 'branch-opening-hours',
  interactive: true,
  startsInView: true,
  load: () => import('./branch-opening-hours.tsx').then((module) => module.BranchOpeningHours),
  check: () => import('#schemas/generated/features/branch-opening-hours.check.ts'),
  messages: addKitMessages((locale) => import(`./locales/${locale}.json`), ['status_loading']),
});
