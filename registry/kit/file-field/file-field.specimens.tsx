import { Required } from '../form/validators.ts';
import type { Specimens } from '../specimen/specimen.ts';
import { createFileField, type FileFieldOptions } from './create-file-field.ts';
import { describeFileMistake } from './describe-file-mistake.ts';
import { FileField } from './file-field.tsx';

const messages = {
  field_optional: '(optional)',
  type_error: 'Error',
  type_warning: 'Warning',
  file_hint: '{{types}}, {{size}} at most.',
  file_hint_count: 'Number of files: {{max}} at most.',
  file_remove: 'Remove',
  file_again: 'Your files have not been kept. Please choose them again.',
  file_type: '“{{file}}” is not of a type that we accept. Please choose {{types}}.',
  file_size: '“{{file}}” has {{size}}; we accept {{max}} at most.',
};

const IN_GERMAN = {
  ...messages,
  file_hint: '{{types}}, höchstens {{size}}.',
  file_hint_count: 'Zahl der Dateien: höchstens {{max}}.',
  file_remove: 'Entfernen',
};

const SCAN = [0x25, 0x50, 0x44, 0x46, 0x2d];

/** Makes a file of a size that begins as a PDF does. */
function createFile(name: string, size: number): File {
  const content = new Uint8Array(size);
  content.set(SCAN);
  return new File([content], name);
}

function createField(options: Partial<FileFieldOptions>, files: readonly File[] = []) {
  const field = createFileField({
    name: 'proof',
    label: 'Proof of address',
    accept: ['pdf', 'png', 'jpg', 'jpeg'],
    maxBytes: 2_000_000,
    getMessage: (context) =>
      describeFileMistake(context, { messages, locale: 'en-GB' }) ?? 'Choose a file',
    ...options,
  });
  if (files.length > 0) field.chooseFiles(files);
  return field;
}

function showStates() {
  const helpText = 'Such as a bill for water or gas';
  const empty = createField({ name: 'empty', helpText });
  const one = createField({ name: 'one' }, [createFile('bill.pdf', 184_320)]);
  const several = createField({ name: 'several', label: 'Payslips', maxFiles: 3 }, [
    createFile('payslip-october.pdf', 96_000),
    createFile('payslip-november.pdf', 1_204_000),
  ]);
  const missing = createField({ name: 'missing', validators: [Required()] });
  const disabled = createField({ name: 'disabled', disabled: true });
  missing.submit();
  return () => (
    <>
      {[empty, one, several, missing, disabled].map((field) => (
        <FileField
          key={field.getState().name}
          field={field}
          locale="en-GB"
          messages={messages}
          displayOptional={field === empty}
        />
      ))}
    </>
  );
}

function showRefused() {
  const wrong = createField({ name: 'wrong' }, [createFile('letter.docx', 20_000)]);
  const large = createField({ name: 'large' }, [createFile('scan.pdf', 2_400_000)]);
  const lost = createField({ name: 'lost' });
  for (const field of [wrong, large, lost]) field.submit();
  lost.refuse(messages.file_again, 'warning');
  return () => (
    <>
      <FileField field={wrong} locale="en-GB" messages={messages} />
      <FileField field={large} locale="en-GB" messages={messages} />
      <FileField field={lost} locale="en-GB" messages={messages} />
    </>
  );
}

function showLongText() {
  const label = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';
  const field = createField({ label, helpText: label, maxFiles: 5 }, [
    createFile(`${label}-${label}.pdf`, 1_234_567),
  ]);
  const wide = createField({ name: 'wide', label: 'Ausweis' });
  return () => (
    <>
      <FileField field={field} locale="de-DE" messages={IN_GERMAN} displayOptional />
      <FileField field={wide} locale="de-DE" messages={IN_GERMAN} layout="wide-left" />
    </>
  );
}

/** The gallery shows fields of files in their states, refused ones, and long German texts. */
export const fileFieldSpecimens: Specimens = {
  states: showStates(),
  refused: showRefused(),
  'long-text': showLongText(),
};
