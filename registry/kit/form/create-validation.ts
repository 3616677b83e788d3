import type { FeedbackType, Member } from './member.ts';
import { checkValidators, type Validator } from './validator.ts';

/** The member that validators are run for. */
export interface Validated {
  readonly node: Member;
  readonly types: readonly FeedbackType[];
  /** The value as validators get it. */
  readonly getValue: () => unknown;
  /** True while nothing is validated, since nobody can change it. */
  readonly isExempt: () => boolean;
  /** True where only Required is looked at. */
  readonly isRequiredOnly: () => boolean;
  /** Takes what applies, in the order of the validators. */
  readonly publish: (active: readonly Validator[], pending: boolean) => void;
  /** Hears of a validator that threw or rejected. It counts as one that does not apply. */
  readonly onFault: ((error: unknown, validator: string) => void) | undefined;
}

export interface Validation {
  /** @throws TypeError as `checkValidators` does; the former validators stay then. */
  readonly setValidators: (validators: readonly unknown[]) => void;
  readonly getValidators: () => readonly Validator[];
  readonly validate: () => Promise<void>;
}

/**
 * Runs the validators of a member: Required and the synchronous ones, whose results are published
 * at once, and the asynchronous ones where all of those agree. An answer of an earlier run is
 * dropped, so that nobody is told about a value that has gone.
 */
export function createValidation(validated: Validated): Validation {
  let validators: readonly Validator[] = [];
  let subscriptions: (() => void)[] = [];
  let current: Promise<void> = Promise.resolve();
  let count = 0;

  const validate = (): Promise<void> => {
    count += 1;
    const run = count;
    const isCurrent = () => run === count;
    current = runAll(validators, validated, isCurrent).then(() =>
      // A caller waits for the newest value.
      isCurrent() ? undefined : current,
    );
    return current;
  };

  return {
    setValidators(next) {
      checkValidators(next, validated.types);
      subscriptions.forEach((unsubscribe) => unsubscribe());
      validators = next;
      subscriptions = next.map((validator) => validator.subscribe(() => void validate()));
      void validate();
    },
    getValidators: () => validators,
    validate,
  };
}

/** Publishes the results of the synchronous validators before it returns. */
function runAll(
  validators: readonly Validator[],
  validated: Validated,
  isCurrent: () => boolean,
): Promise<void> {
  if (validated.isExempt()) {
    validated.publish([], false);
    return Promise.resolve();
  }
  const wanted = validated.isRequiredOnly()
    ? validators.filter(({ name }) => name === 'Required')
    : validators;
  const applying = new Set<Validator>();
  const late = new Map<Validator, Promise<boolean>>();
  for (const validator of wanted) {
    if (validator.isAsync) continue;
    const answer = ask(validator, validated);
    if (typeof answer !== 'boolean') late.set(validator, answer);
    else if (answer) applying.add(validator);
  }
  const publish = (pending: boolean) =>
    validated.publish(
      validators.filter((validator) => applying.has(validator)),
      pending,
    );

  const isRefused = [...applying].some(({ type }) => type !== 'success');
  if (!isRefused) {
    for (const validator of wanted) {
      if (validator.isAsync) late.set(validator, Promise.resolve(ask(validator, validated)));
    }
  }
  publish(late.size > 0);
  return late.size > 0 ? publishLate() : Promise.resolve();

  async function publishLate(): Promise<void> {
    const answers = await Promise.all(
      [...late].map(async ([validator, answer]) => ({ validator, applies: await answer })),
    );
    if (!isCurrent()) return;
    for (const { validator, applies } of answers) if (applies) applying.add(validator);
    publish(false);
  }
}

/** Asks one validator. One that fails counts as one that does not apply. */
function ask(
  validator: Validator,
  { node, getValue, onFault }: Validated,
): boolean | Promise<boolean> {
  const fail = (error: unknown) => {
    onFault?.(error, validator.name);
    return false;
  };
  try {
    const answer = validator.applies(getValue(), node);
    return typeof answer === 'boolean' ? answer : Promise.resolve(answer).then(Boolean, fail);
  } catch (error) {
    return fail(error);
  }
}
