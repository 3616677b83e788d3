import { defineEntry } from '#renderer';
import type { AppointmentProps } from '#schemas/generated/features/appointment.ts';
import { addKitMessages } from '../../kit/messages/add-kit-messages.ts';

export const appointment = defineEntry<AppointmentProps>({
  kind: 'feature',
  type: 'appointment',
  interactive: true,
  // It goes on where a visitor was before a reload.
  startsInView: true,
  load: () => import('./appointment.tsx').then((module) => module.AppointmentFeature),
  check: () => import('#schemas/generated/features/appointment.check.ts'),
  messages: addKitMessages(
    async (locale) => {
      const [ofForms, own] = await Promise.all([
        import(`../form/locales/${locale}.json`),
        import(`./locales/${locale}.json`),
      ]);
      return { default: { ...ofForms.default, ...own.default } };
    },
    ['button_back', 'field_optional', 'status_loading', 'type_error', 'type_information'],
  ),
});
