import { defineEntry } from '#renderer';
import type { LoanCalculatorProps } from '#schemas/generated/features/loan-calculator.ts';
import { addKitMessages } from '../../kit/messages/add-kit-messages.ts';

export const loanCalculator = defineEntry<LoanCalculatorProps>({
  kind: 'feature',
  type: 'loan-calculator',
  interactive: true,
  load: () => import('./loan-calculator.tsx').then((module) => module.LoanCalculator),
  check: () => import('#schemas/generated/features/loan-calculator.check.ts'),
  messages: addKitMessages((locale) => import(`./locales/${locale}.json`), ['type_error']),
});
