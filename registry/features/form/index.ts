import { defineEntry } from '#renderer';
import type { FormProps } from '#schemas/generated/features/form.ts';
import { addKitMessages } from '../../kit/messages/add-kit-messages.ts';

export const form = defineEntry<FormProps>({
  kind: 'feature',
  type: 'form',
  interactive: true,
  load: () => import('./form.tsx').then((module) => module.FormFeature),
  check: () => import('#schemas/generated/features/form.check.ts'),
  messages: addKitMessages(
    (locale) => import(`./locales/${locale}.json`),
    [
      'combobox_count',
      'combobox_none',
      'date_next',
      'date_open',
      'date_previous',
      'field_optional',
      'file_again',
      'file_content',
      'file_count',
      'file_empty',
      'file_hint',
      'file_hint_count',
      'file_remove',
      'file_removed',
      'file_size',
      'file_total',
      'file_type',
      'type_error',
      'type_warning',
      'type_information',
      'type_success',
    ],
  ),
});
