import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { FieldFrame, type ControlAttributes } from '../field-frame/field-frame.tsx';
import type { FrameOptions } from '../field-frame/frame-body.tsx';
import { useFocusChange } from '../field-frame/use-focus-change.ts';
import { useMemberState } from '../field-frame/use-member-state.ts';
import { fillMessage } from '../messages/fill-message.ts';
import { joinClassNames } from '../props/class-names.ts';
import type { PartProps } from '../props/part-props.ts';
import { selectFiles, type FileStates } from './create-file-field.ts';
import { formatFileSize, formatFileTypes } from './format-file.ts';
import './file-field.css';

interface FileFieldOptions extends FrameOptions {
  /** The states, files and messages that the control shows; `createFileField` makes it. */
  readonly field: FileStates;
  /** The locale in which sizes and types are written. */
  readonly locale: string;
}

/**
 * A field for files, which are chosen in the browser's own way or dropped on it, and listed with
 * their sizes. Files that were chosen before its code was there stay.
 *
 * @throws TypeError for a layout that there is none of.
 *
 * @example <FileField field={proof} locale={locale} messages={messages} />
 */
export function FileField(props: PartProps<'div', FileFieldOptions>) {
  const { field, locale, className, ...frame } = props;
  const input = useRef<HTMLInputElement>(null);
  const { messages } = frame;
  return (
    <FieldFrame field={field} className={joinClassNames('file-field', className)} {...frame}>
      {(control) => (
        <>
          <p
            className="field-frame__help"
            id={`${control.id}limits`}
            // A browser may write a size otherwise than the server.
            suppressHydrationWarning
          >
            {describeLimits(field, { messages, locale })}
          </p>
          <FileControl field={field} control={control} input={input} />
          <FileList {...{ field, locale, messages, input }} />
        </>
      )}
    </FieldFrame>
  );
}

function describeLimits(
  { accept, maxBytes, maxFiles }: FileStates,
  { messages, locale }: Pick<FileFieldOptions, 'messages' | 'locale'>,
): string {
  const types = formatFileTypes(accept, locale);
  const each = fillMessage(messages['file_hint'], {
    types,
    size: formatFileSize(maxBytes, locale),
  });
  if (maxFiles === 1) return each;
  return `${each} ${fillMessage(messages['file_hint_count'], { max: maxFiles })}`;
}

interface FileControlProps {
  readonly field: FileStates;
  readonly control: ControlAttributes;
  readonly input: RefObject<HTMLInputElement | null>;
}

function FileControl({ field, control, input }: FileControlProps) {
  const { 'aria-required': isRequired, 'aria-describedby': describedBy, ...attributes } = control;
  const { name, disabled } = useMemberState(field);
  const focus = useFocusChange(field);
  useFiles(field, input);
  return (
    <input
      {...attributes}
      className="file-field__control"
      ref={input}
      type="file"
      name={name}
      accept={field.accept.map((extension) => `.${extension}`).join(',')}
      multiple={field.maxFiles > 1}
      // No role of ARIA says it of files.
      required={isRequired}
      disabled={disabled}
      aria-describedby={[`${control.id}limits`, describedBy].filter(Boolean).join(' ')}
      onChange={({ currentTarget }) => {
        field.addFiles([...(currentTarget.files ?? [])]);
        // A browser puts the new files in the place of those that it had.
        writeFiles(currentTarget, field.files);
      }}
      {...focus}
    />
  );
}

/** Ties an input to its field: it holds the files of the field, as a form without script has to. */
function useFiles(field: FileStates, input: RefObject<HTMLInputElement | null>): void {
  useLayoutEffect(() => {
    const early = [...(input.current?.files ?? [])];
    if (early.length > 0 && field.files.length === 0) field.chooseFiles(early);
  }, [field, input]);
  const files = useMemberState(field).modelValue;
  useLayoutEffect(() => {
    if (input.current) writeFiles(input.current, selectFiles(files));
  }, [input, files]);
  useEffect(() => {
    field.setControl(() => input.current?.focus());
    return () => field.setControl(undefined);
  }, [field, input]);
}

function writeFiles(input: HTMLInputElement, files: readonly File[]): void {
  const own = [...(input.files ?? [])];
  if (own.length === files.length && own.every((file, index) => file === files[index])) return;
  if (files.length === 0) {
    input.value = '';
    return;
  }
  // An old browser cannot make a list of files, and its control goes on naming those it had.
  if (!('DataTransfer' in globalThis)) return;
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
}

interface FileListProps extends Pick<FileFieldOptions, 'field' | 'locale' | 'messages'> {
  readonly input: RefObject<HTMLInputElement | null>;
}

/** The files that were chosen, each with its size and a button that removes it. */
function FileList({ field, locale, messages, input }: FileListProps) {
  const { label, disabled, modelValue } = useMemberState(field);
  const files = selectFiles(modelValue);
  const list = useRef<HTMLUListElement>(null);
  const [removed, setRemoved] = useState('');
  const remove = (file: File, index: number) => {
    // The focus goes on to what is next, since its button goes.
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    (buttons[index + 1] ?? buttons[index - 1] ?? input.current)?.focus();
    field.removeFile(file);
    setRemoved(fillMessage(messages['file_removed'], { file: file.name }));
  };
  return (
    <>
      {files.length > 0 && (
        <ul className="file-field__list" aria-label={label} ref={list}>
          {files.map((file, index) => (
            <li className="file-field__file" key={`${file.name} ${file.size} ${file.lastModified}`}>
              <span className="file-field__name">{file.name}</span>
              <span className="file-field__size">{formatFileSize(file.size, locale)}</span>
              <button
                type="button"
                className="file-field__remove"
                disabled={disabled}
                onClick={() => remove(file, index)}
              >
                {messages['file_remove']} <span className="visually-hidden">{file.name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <span className="visually-hidden" aria-live="polite">
        {removed}
      </span>
    </>
  );
}
