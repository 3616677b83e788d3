import {
  type FeedbackType,
  type Feedback,
  type MemberState,
  type ValidatorNames,
} from './member.ts';
import type { GetMessage, MessageContext, Validator } from './validator.ts';

const SUCCESS_MS = 3_000;

/** A browser's timer of more than 24 days rings at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Calls back after some milliseconds. What it returns takes that back. */
export type SetTimer = (callback: () => void, ms: number) => () => void;

/** Decides if feedback of a type is shown. It gets the usual answer to build on. */
export type IsFeedbackShown = (
  type: FeedbackType,
  state: MemberState,
  isShownByDefault: boolean,
) => boolean;

export interface FeedbackOptions {
  /** The types of validators that it may have: `error` alone without it. */
  readonly types?: readonly FeedbackType[];
  readonly isFeedbackShown?: IsFeedbackShown;
  /** How many messages are there at a time: 1 without it. */
  readonly visibleMessages?: number;
  /** Milliseconds until a success goes: 3000 without it, never with Infinity. */
  readonly successDuration?: number;
  /** Gives the message of a validator that has none of its own, in the language of the page. */
  readonly getMessage?: GetMessage;
  readonly setTimer?: SetTimer;
}

/** The member that feedback is about. */
interface Subject {
  readonly getState: () => MemberState;
  readonly getContext: () => Pick<MessageContext, 'value' | 'fieldName'>;
  readonly update: (parts: Partial<Pick<MemberState, 'active' | 'shown' | 'feedback'>>) => void;
}

export interface FeedbackOfMember {
  /** Takes the validators that apply now. */
  readonly publish: (active: readonly Validator[], pending: boolean) => void;
  /** Is called after a state has changed that decides what is shown. */
  readonly refresh: () => void;
  /** Asks for all messages again, as after a change of language. */
  readonly translate: () => void;
}

/** Decides which messages of a member are shown, in which order and for how long. */
export function createFeedback(subject: Subject, options: FeedbackOptions = {}): FeedbackOfMember {
  const { types = ['error'], visibleMessages = 1, successDuration = SUCCESS_MS } = options;
  let active: readonly Validator[] = [];
  const messages = createMessages(subject, options);

  const isShown = (type: FeedbackType) => {
    if (type === 'success') return success.get().length > 0;
    const state = subject.getState();
    const isUsual = (state.touched && state.dirty) || state.prefilled || state.submitted;
    return (
      active.some((one) => one.type === type) &&
      (options.isFeedbackShown?.(type, state, isUsual) ?? isUsual)
    );
  };
  const refresh = () => {
    const shown = types.filter(isShown);
    if (shown.includes('error') || shown.includes('warning')) success.expect();
    const former = subject.getState().shown;
    const isSame = former.length === shown.length && shown.every((type, at) => former[at] === type);
    if (!isSame) subject.update({ shown });
    const applying = [...active.filter(({ type }) => type !== 'success'), ...success.get()];
    const validators = shown.flatMap((type) => applying.filter((one) => one.type === type));
    messages.show(validators.slice(0, visibleMessages), successDuration);
  };
  const success = createSuccess(options, refresh);

  return {
    publish(next, pending) {
      active = next;
      // A message may speak of the value or of a parameter, either of which may be another one.
      messages.forget();
      subject.update({ active: toNames(next, subject.getState().active) });
      success.judge(next, { pending, filled: subject.getState().filled });
      refresh();
    },
    refresh,
    translate() {
      messages.forget();
      refresh();
    },
  };
}

/**
 * Says that a field is right, for a while, where an error or a warning was shown before, none
 * applies any more and the field is not empty.
 */
function createSuccess(options: FeedbackOptions, onEnd: () => void) {
  const { successDuration = SUCCESS_MS, setTimer = setPageTimer } = options;
  let validators: readonly Validator[] = [];
  let isExpected = false;
  let removeTimer: (() => void) | undefined;

  const end = () => {
    removeTimer?.();
    removeTimer = undefined;
    validators = [];
  };
  return {
    get: () => validators,
    expect(): void {
      isExpected = true;
    },
    judge(
      active: readonly Validator[],
      { pending, filled }: { pending: boolean; filled: boolean },
    ) {
      end();
      const isRefused = active.some(({ type }) => type === 'error' || type === 'warning');
      if (!isExpected || isRefused || pending) return;
      isExpected = false;
      if (filled) validators = active.filter(({ type }) => type === 'success');
      if (validators.length === 0 || successDuration > MAX_TIMER_MS) return;
      removeTimer = setTimer(() => {
        end();
        onEnd();
      }, successDuration);
    },
  };
}

/** Gives the messages of validators to the state of a member, the late ones once they are there. */
function createMessages(subject: Subject, { getMessage }: FeedbackOptions) {
  let former: readonly Validator[] | undefined = [];
  let count = 0;

  const ask = (validator: Validator, duration: number) => {
    const context = { ...subject.getContext(), ...describeRule(validator) };
    const message = (validator.getMessage ?? getMessage)?.(context) ?? '';
    const toFeedback = (text: string): Feedback => ({
      message: text,
      type: validator.type,
      validator: validator.name,
      visibilityDuration: validator.type === 'success' ? duration : Infinity,
    });
    return typeof message === 'string'
      ? toFeedback(message)
      : message.then(toFeedback, () => toFeedback(''));
  };
  const publish = (feedback: readonly Feedback[]) =>
    subject.update({ feedback: feedback.filter(({ message }) => message !== '') });

  return {
    show(validators: readonly Validator[], duration: number): void {
      const isSame =
        validators.length === former?.length &&
        validators.every((validator, at) => validator === former?.[at]);
      if (isSame) return;
      former = validators;
      count += 1;
      const run = count;
      const answers = validators.map((validator) => ask(validator, duration));
      const early = answers.flatMap((answer) => (answer instanceof Promise ? [] : [answer]));
      if (early.length === answers.length) return publish(early);
      void Promise.all(answers.map(async (answer) => answer)).then((feedback) => {
        if (run === count) publish(feedback);
      });
    },
    forget(): void {
      if (former?.length !== 0) former = undefined;
    },
  };
}

function describeRule({ name, type, param }: Validator) {
  return { validator: name, type, param };
}

/** Keeps the former object where nothing differs, so that nobody hears of it. */
function toNames(active: readonly Validator[], former: ValidatorNames): ValidatorNames {
  const names: Partial<Record<FeedbackType, string[]>> = {};
  for (const { type, name } of active) (names[type] ??= []).push(name);
  return JSON.stringify(names) === JSON.stringify(former) ? former : names;
}

function setPageTimer(callback: () => void, ms: number): () => void {
  const timer = setTimeout(callback, ms);
  return () => clearTimeout(timer);
}
