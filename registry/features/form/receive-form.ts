import { defineFormReceiver, type FormSubmission } from '#renderer';
import type { FormProps } from '#schemas/generated/features/form.ts';
import { fillMessage } from '../../kit/messages/fill-message.ts';
import { FileStates } from '../../kit/file-field/index.ts';
import { applyValues, listMistakes, refuseFields } from './apply-submission.ts';
import {
  collectValues,
  createConfiguredForm,
  listVisibleFields,
} from './create-configured-form.ts';
import { describeLostFiles } from './configured-files.ts';
import { sendForm } from './form-client.ts';
import { removeSecrets, removeEmptyRows } from './post-rows.ts';

/**
 * Takes a form that a browser without script has sent: by the same rules as in a browser, and to
 * the same service.
 */
export const receiveForm = defineFormReceiver<FormProps>(async (posted, feature) => {
  const { props, platform, messages, signal } = feature;
  const client = { http: platform.http, signal };
  const configured = createConfiguredForm(props, { messages, locale: platform.locale, client });
  const { form } = configured;
  const values = removeEmptyRows(posted.values, props.fields);
  const sendBack = (status: FormSubmission['status'], errors: FormSubmission['errors']) => ({
    status,
    submission: {
      form: props.name,
      status,
      values: removeSecrets(values, props.fields),
      errors,
      warnings: describeLostFiles(listVisibleFields(configured), messages),
      idempotencyKey: posted.idempotencyKey,
    },
    title: fillMessage(messages['form_error_title'], { title: feature.title }),
  });

  applyValues(configured, values);
  for (const { field } of listVisibleFields(configured)) {
    if (field instanceof FileStates) {
      field.chooseFiles(posted.files?.[field.getState().name] ?? []);
    }
  }
  form.submit();
  if (await form.isValid()) {
    const { idempotencyKey } = posted;
    const toSend = { endpoint: props.endpoint, values: collectValues(configured), idempotencyKey };
    const outcome = await sendForm(toSend, client);
    if (outcome.status === 'complete') return { status: 'complete' };
    if (outcome.status !== 'refused') return sendBack('failed', {});
    refuseFields(configured, outcome.errors);
  }
  // A message that a service has written comes a turn later.
  await platform.host.nextTurn();
  const mistakes = listMistakes(configured).map(({ name, message }) => [name, message]);
  return sendBack('refused', Object.fromEntries(mistakes));
});
