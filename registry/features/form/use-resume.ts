import { useEffect, useState, type RefObject } from 'react';
import { usePlatform, type Messages } from '#renderer';
import type { FormProps } from '#schemas/generated/features/form.ts';
import { FileStates } from '../../kit/file-field/index.ts';
import { applySubmission } from './apply-submission.ts';
import { readTexts } from './create-configured-field.ts';
import { listVisibleFields, type ConfiguredForm } from './create-configured-form.ts';
import { removeSecrets } from './post-rows.ts';
import { createFormStorage, type StoredForm } from './stored-form.ts';

interface ResumeOptions {
  readonly props: FormProps;
  readonly messages: Messages;
  /** Names the submission: it comes back with the form. */
  readonly keyRef: RefObject<string | undefined>;
  readonly status: string;
}

/** Says what became of a form whose visitor has to log in again, or has done so. */
export interface Resume {
  /** True while what was typed is stored, so that leaving loses nothing of it. */
  readonly isStored: boolean;
  /** True where the form was filled in by what a page before this one has stored. */
  readonly isResumed: boolean;
}

/**
 * Stores a form whose session has ended, as far as the visitor allows that, and fills it in again
 * on the page to which the log-in leads.
 */
export function useResume(configured: ConfiguredForm, options: ResumeOptions): Resume {
  const { props, messages, keyRef, status } = options;
  const { name, fields } = props;
  const { host, experience } = usePlatform();
  const [storage] = useState(() =>
    createFormStorage({ name, levels: experience?.consent?.levels }, host),
  );
  const [isStored, setStored] = useState(false);
  const [isResumed, setResumed] = useState(false);
  const isSignedOut = status === 'signed-out';

  useEffect(() => {
    const resume = () => {
      const stored = storage.take();
      // Those who have begun anew before the code was there go on with that.
      if (!stored || configured.form.getState().dirty) return;
      fillAgain(configured, stored, messages);
      keyRef.current = stored.idempotencyKey;
      setResumed(true);
    };
    resume();
    return () => storage.dispose();
  }, [configured, storage, messages, keyRef]);

  useEffect(() => {
    if (status === 'complete') storage.remove();
    if (!isSignedOut) return undefined;
    const write = () => setStored(storage.write(readForm(configured, fields, keyRef.current)));
    write();
    return configured.form.onChange(write);
  }, [configured, storage, fields, keyRef, status, isSignedOut]);
  return { isStored: isStored && isSignedOut, isResumed };
}

function readForm(
  configured: ConfiguredForm,
  fields: FormProps['fields'],
  idempotencyKey: string | undefined,
): StoredForm {
  const visible = listVisibleFields(configured).map(({ field }) => field);
  const values = visible.map((field) => [field.getState().name, readTexts(field)] as const);
  const withFiles = visible.filter(
    (field) => field instanceof FileStates && field.files.length > 0,
  );
  return {
    values: removeSecrets(Object.fromEntries(values), fields),
    files: withFiles.map((field) => field.getState().name),
    idempotencyKey,
  };
}

function fillAgain(configured: ConfiguredForm, stored: StoredForm, messages: Messages): void {
  const message = messages['file_again'] ?? '';
  const warnings = Object.fromEntries(stored.files.map((name) => [name, message]));
  applySubmission(configured, { values: stored.values, errors: {}, warnings });
}
