import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { usePlatform, type Messages } from '#renderer';
import { guardPage } from '#renderer/page-guard';
import type { Form } from '../../kit/form/create-form.ts';

type UnsavedForm = Pick<Form, 'getState' | 'subscribe' | 'onChange'>;
type Answer = (mayLeave: boolean) => void;
type Module = typeof import('./leave-dialog.tsx');

/**
 * Asks a visitor who leaves the page whether what they typed may go: by the browser where a
 * document is left, by the dialog that this returns where another page takes its place.
 */
export function useUnsavedQuestion(
  form: UnsavedForm,
  isUnsaved: boolean,
  messages: Messages,
): ReactNode {
  const { events } = usePlatform();
  const [question, setQuestion] = useState<Module & { readonly answer: Answer }>();
  // A visitor who has no network either way knows the browser's own question.
  const askWithoutCode = useEffectEvent(() => window.confirm(messages['leave_text']));
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ending = new AbortController();
    const warning = warnBeforeUnload(form);
    const ask = async (signal: AbortSignal) => {
      const code = await import('./leave-dialog.tsx').catch(() => undefined);
      if (!code) return askWithoutCode();
      const mayLeave = await new Promise<boolean>((resolve) => {
        setQuestion({ ...code, answer: resolve });
        signal.addEventListener('abort', () => resolve(false));
        ending.signal.addEventListener('abort', () => resolve(true));
        if (signal.aborted) resolve(false);
      });
      setQuestion(undefined);
      return mayLeave;
    };
    const endGuard = guardPage(events, {
      isUnsaved: () => hasUnsaved(form),
      ask,
      onLeave: () => warning.pause(),
    });
    return () => {
      ending.abort();
      endGuard();
      warning.end();
    };
  }, [form, isUnsaved, events]);
  return question && <question.LeaveDialog messages={messages} onAnswer={question.answer} />;
}

/** Has the browser ask while something typed has not been sent. */
function warnBeforeUnload(form: UnsavedForm) {
  let isPaused = false;
  // A page with such a listener is not stored for Back in every browser, so it comes late.
  const watch = () => {
    if (hasUnsaved(form) && !isPaused) window.addEventListener('beforeunload', askToStay);
    else window.removeEventListener('beforeunload', askToStay);
  };
  watch();
  const ends = [
    form.onChange(() => (isPaused = false)),
    form.subscribe(watch),
    () => window.removeEventListener('beforeunload', askToStay),
  ];
  return {
    /** Nobody who has agreed is asked again, unless more is typed. */
    pause() {
      isPaused = true;
      watch();
    },
    end: () => ends.forEach((end) => end()),
  };
}

function hasUnsaved(form: UnsavedForm): boolean {
  const { dirty, filled } = form.getState();
  return dirty && filled;
}

function askToStay(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
