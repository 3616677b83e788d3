import { usePlatform, type Messages } from '#renderer';
import { Button } from '../../kit/button/button.tsx';
import { NotificationBox } from '../../kit/notification/notification-box.tsx';
import type { ConfiguredField } from '../form/create-rows.ts';
import { toFieldId } from '../form/error-summary.tsx';
import { FormField } from '../form/form-field.tsx';
import type { Appointment, AppointmentState } from './create-appointment.ts';
import { hasFreeTimes, WeekOfTimes } from './week-of-times.tsx';

interface StepFormProps {
  /** The name of the appointment in its configuration. */
  readonly name: string;
  readonly appointment: Appointment;
  readonly state: AppointmentState;
  readonly messages: Messages;
}

function isOfTimes({ config }: ConfiguredField): boolean {
  return config.name === 'day' || config.name === 'time';
}

/** The fields of a step, and the buttons that lead on and back. */
export function StepForm({ name, appointment, state, messages }: StepFormProps) {
  const { step, form, status, times } = state;
  const common = { name, messages };
  return (
    <form
      className="appointment__form"
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void appointment.submit();
      }}
    >
      <Fields fields={form.fields.filter((field) => !isOfTimes(field))} {...common} />
      {times && (
        <WeekOfTimes {...{ appointment, times, messages }}>
          <Fields fields={form.fields.filter(isOfTimes)} {...common} />
        </WeekOfTimes>
      )}
      {status === 'failed' && (
        <NotificationBox type="error">{messages['form_failed']}</NotificationBox>
      )}
      <div className="appointment__actions">
        {(!times || hasFreeTimes(times)) && (
          <Button
            type="submit"
            color="indigo"
            busyText={status === 'sending' ? messages['form_sending'] : undefined}
          >
            {messages[step === 3 ? 'appointment_send' : 'appointment_next']}
          </Button>
        )}
        {step > 1 && (
          <Button look="outline" color="indigo" onClick={() => appointment.back()}>
            {messages['button_back']}
          </Button>
        )}
      </div>
    </form>
  );
}

interface FieldsProps {
  readonly name: string;
  readonly fields: readonly ConfiguredField[];
  readonly messages: Messages;
}

function Fields({ name, fields, messages }: FieldsProps) {
  const { locale } = usePlatform();
  return fields.map(({ config, field }) => (
    <div key={JSON.stringify(config)} data-field={config.name}>
      <FormField
        controlId={toFieldId(name, config.name)}
        {...{ config, field, messages, locale }}
      />
    </div>
  ));
}
