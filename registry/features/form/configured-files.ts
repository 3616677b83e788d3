import type { Messages } from '#renderer';
import type { FormFieldConfig } from '#schemas/generated/features/form.ts';
import { createFileField, describeFileMistake, FileStates } from '../../kit/file-field/index.ts';
import type { FieldOptions } from '../../kit/form/create-field.ts';
import { fillMessage } from '../../kit/messages/fill-message.ts';

const ACCEPTED = ['pdf', 'png', 'jpg', 'jpeg'];
const MAX_KILOBYTES = 2_000;
const BYTES_PER_KILOBYTE = 1_000;

/** A member of a form, which may be a field for files. */
interface AnyMember {
  readonly config: Pick<FormFieldConfig, 'name'>;
  readonly field?: unknown;
}

/** Makes the states of a field for files out of its configuration. */
export function createConfiguredFiles(
  { accept = ACCEPTED, maxFiles = 1, maxSize = MAX_KILOBYTES }: FormFieldConfig,
  common: Omit<FieldOptions, 'value'>,
  { messages, locale }: { readonly messages: Messages; readonly locale: string },
): FileStates {
  return createFileField({
    ...common,
    accept,
    maxFiles,
    maxBytes: maxSize * BYTES_PER_KILOBYTE,
    getMessage: (context) =>
      describeFileMistake(context, { messages, locale }) ??
      fillMessage(messages['invalid_RequiredFile'], { field: context.fieldName }),
  });
}

/** Returns true if a form sends files. */
export function hasFiles(members: readonly AnyMember[]): boolean {
  return members.some(({ field }) => field instanceof FileStates);
}

/**
 * Says of fields whose files a server has not kept that they have to be chosen again, by the names
 * of the fields.
 */
export function describeLostFiles(
  fields: readonly AnyMember[],
  messages: Messages,
): Readonly<Record<string, string>> {
  const lost = fields.filter(({ field }) => field instanceof FileStates && field.files.length > 0);
  const message = messages['file_again'] ?? '';
  return Object.fromEntries(lost.map(({ config }) => [config.name, message]));
}
