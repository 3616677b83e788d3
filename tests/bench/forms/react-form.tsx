import { useId, type ComponentProps, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import {
  describeControl,
  FrameBody,
  LabelText,
} from '../../../registry/kit/field-frame/frame-body.tsx';
import type { Feedback, FeedbackType } from '../../../registry/kit/form/member.ts';
import { countRender, labelField, LENGTH_MESSAGE, type MountedForm } from './contestant.ts';

export const MESSAGES = { type_error: 'Error' };

/**
 * Renders a form into a container, as React does at a click; its inputs are in their order. The
 * fields stand in a `div` where a library lets them: Chromium takes quadratic time to put controls
 * into a `form` that is in no document yet, whoever does it.
 */
export async function mountReact(container: HTMLElement, form: ReactNode): Promise<MountedForm> {
  const root = createRoot(container);
  flushSync(() => root.render(form));
  const inputs = container.querySelectorAll('input');
  const findInput = (index: number) => {
    const input = inputs[index];
    if (!input) throw new Error(`The form has no field ${index}.`);
    return input;
  };
  return {
    findInput,
    showsMessage: (index) =>
      findInput(index).parentElement?.textContent.includes(LENGTH_MESSAGE) ?? false,
    unmount: () => root.unmount(),
  };
}

interface FieldRowProps {
  readonly index: number;
  readonly error: string | undefined;
  readonly control: ComponentProps<'input'>;
}

const NO_FEEDBACK: readonly Feedback[] = [];
const ERROR: readonly FeedbackType[] = ['error'];
const NOTHING_SHOWN: readonly FeedbackType[] = [];

/** The markup of our own field, for the states of another library. */
export function FieldRow({ index, error, control }: FieldRowProps) {
  countRender();
  const id = useId();
  const feedback = error === undefined ? NO_FEEDBACK : [toFeedback(error)];
  const shown = error === undefined ? NOTHING_SHOWN : ERROR;
  const state = { label: labelField(index), helpText: '', feedback, shown };
  return (
    <div className="field-frame text-field" data-layout="default">
      <label className="field-frame__label" htmlFor={id}>
        <LabelText label={state.label} messages={MESSAGES} />
      </label>
      <FrameBody id={id} state={state} messages={MESSAGES}>
        <input
          id={id}
          {...describeControl(state, id, true)}
          className="field-frame__control"
          type="text"
          {...control}
        />
        <span className="visually-hidden" aria-live="polite" />
      </FrameBody>
    </div>
  );
}

function toFeedback(message: string): Feedback {
  return { message, type: 'error', validator: 'rule', visibilityDuration: Infinity };
}
