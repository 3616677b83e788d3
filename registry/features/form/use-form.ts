import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { usePendingTask, usePlatform, useRoute, type WithMessages } from '#renderer';
import type { FormProps } from '#schemas/generated/features/form.ts';
import { SENT_FORM } from '#schemas/content/sent-form.ts';
import { applySubmission, listMistakes, refuseFields, type Mistake } from './apply-submission.ts';
import {
  collectValues,
  createConfiguredForm,
  type ConfiguredForm,
} from './create-configured-form.ts';
import { createKey } from './create-key.ts';
import { sendForm } from './form-client.ts';
import { useErrorInTitle } from './form-page.ts';
import { useUnsavedQuestion } from './unsaved-question.tsx';
import { useResume, type Resume } from './use-resume.ts';

/** A form on a page, as it is shown. */
export interface FormOfPage extends Resume {
  readonly name: string;
  readonly configured: ConfiguredForm;
  /** The mistakes when it was sent last; none where it was accepted, or not sent yet. */
  readonly mistakes: readonly Mistake[];
  readonly isSending: boolean;
  /** Where it was sent when its service did not answer; left out where that has not happened. */
  readonly failure: 'here' | 'on-server' | undefined;
  /** True where its service takes it once the visitor has logged in again. */
  readonly isSignedOut: boolean;
  readonly isComplete: boolean;
  /** True where it was sent from this page, and not by a page before. */
  readonly isSentHere: boolean;
  /** Asks a visitor who leaves if what they typed may go; undefined while nobody does. */
  readonly leaveQuestion: ReactNode;
  /** Validates it, and sends it where it is right. While it is being sent, that does nothing. */
  readonly send: () => Promise<void>;
}

type Status = 'open' | 'sending' | 'failed' | 'failed-on-server' | 'signed-out' | 'complete';

const FAILURES: Partial<Record<Status, FormOfPage['failure']>> = {
  failed: 'here',
  'failed-on-server': 'on-server',
};

/** Holds the states of a form, those in which a server has refused it among them. */
export function useForm({ messages, ...props }: FormProps & WithMessages): FormOfPage {
  const { name } = props;
  const { host, http, locale } = usePlatform();
  const { submission } = useRoute();
  const own = submission?.form === name ? submission : undefined;
  const [configured] = useState(() => {
    const created = createConfiguredForm(props, {
      messages,
      locale,
      client: { http },
      setTimer: (task, ms) => host.after(ms, task),
    });
    if (own) applySubmission(created, own);
    return created;
  });
  const wasSentBefore = host.url().searchParams.get(SENT_FORM) === name;
  const [status, setStatus] = useState<Status>(
    own?.status === 'failed' ? 'failed-on-server' : 'open',
  );
  const [mistakes, setMistakes] = useState<readonly Mistake[]>(() =>
    own?.status === 'refused' ? listMistakes(configured) : [],
  );
  // The key under which a server has tried to send it on.
  const keyRef = useRef(own?.idempotencyKey);
  const send = useSend(configured, { props, keyRef, setStatus, setMistakes });
  const resume = useResume(configured, { props, messages, keyRef, status });
  const isComplete = status === 'complete' || (wasSentBefore && !own && status === 'open');

  useFocusOfMistakes(configured, own?.status === 'refused');
  useErrorInTitle(mistakes.length > 0, messages['form_error_title']);
  const isUnsaved = !isComplete && status !== 'sending' && !resume.isStored;
  const leaveQuestion = useUnsavedQuestion(configured.form, isUnsaved, messages);
  return {
    name,
    configured,
    mistakes,
    isSending: status === 'sending',
    failure: FAILURES[status],
    isSignedOut: status === 'signed-out',
    ...resume,
    isComplete,
    isSentHere: status === 'complete',
    leaveQuestion,
    send,
  };
}

interface SendOptions {
  readonly props: FormProps;
  /** Names the submission, from its first try on. */
  readonly keyRef: RefObject<string | undefined>;
  readonly setStatus: (status: Status) => void;
  readonly setMistakes: (mistakes: readonly Mistake[]) => void;
}

function useSend(configured: ConfiguredForm, options: SendOptions): () => Promise<void> {
  const { form } = configured;
  const { host, http, measure } = usePlatform();
  const emitPendingTask = usePendingTask();
  const { keyRef } = options;
  const { name, endpoint, logIn } = options.props;
  const isBusy = useRef(false);
  const record = (formStatus: string) =>
    measure.record({ type: 'FORM_STEP', formId: name, formStatus });

  useEffect(() => {
    emitPendingTask(Promise.resolve());
    // Another value is another submission, and so is a row more or less.
    const forgetKey = () => void (keyRef.current = undefined);
    const rows = configured.members.flatMap((member) => ('rows' in member ? [member.rows] : []));
    const unsubscribe = [form.onChange(forgetKey), ...rows.map((one) => one.subscribe(forgetKey))];
    return () => unsubscribe.forEach((end) => end());
  }, [emitPendingTask, form, configured, keyRef]);

  const showMistakes = async (): Promise<false> => {
    // A message that a service has written comes a turn later.
    await host.nextTurn();
    record('refused');
    options.setStatus('open');
    options.setMistakes(listMistakes(configured));
    form.focus();
    return false;
  };
  /** Resolves with true where it has arrived: nothing sends it a second time. */
  const sendValid = async (): Promise<boolean> => {
    form.submit();
    if (!(await form.isValid())) return showMistakes();
    options.setMistakes([]);
    options.setStatus('sending');
    keyRef.current ??= createKey(host.random);
    const values = collectValues(configured);
    const outcome = await sendForm({ endpoint, values, idempotencyKey: keyRef.current }, { http });
    if (outcome.status === 'refused') {
      refuseFields(configured, outcome.errors);
      return showMistakes();
    }
    const status = outcome.status === 'signed-out' && !logIn ? 'failed' : outcome.status;
    record(status);
    options.setStatus(status);
    return status === 'complete';
  };
  return async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    const sending = sendValid().then((isComplete) => {
      isBusy.current = isComplete;
    });
    emitPendingTask(sending);
    await sending;
  };
}

/** Leads a visitor to the first mistake on a page that a server has sent back. */
function useFocusOfMistakes({ form }: ConfiguredForm, isRefused: boolean): void {
  useEffect(() => {
    if (isRefused) form.focus();
  }, [form, isRefused]);
}
