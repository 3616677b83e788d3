import { createFeedback, type FeedbackOfMember, type FeedbackOptions } from './create-feedback.ts';
import { createValidation, type Validation } from './create-validation.ts';
import { isUnparseable } from './form-value.ts';
import type { FeedbackType, Member, MemberChange, MemberParent, MemberState } from './member.ts';
import { Refused, type Validator } from './validator.ts';
import { Required } from './validators.ts';

export interface ValidationOptions extends FeedbackOptions {
  readonly validators?: readonly unknown[];
  /** Hears of a validator that threw or rejected. It counts as one that does not apply. */
  readonly onFault?: (error: unknown, validator: string) => void;
}

interface LabelledState extends MemberState {
  readonly label: string;
}

/**
 * Holds the state that fields and groups have, tells listeners and the group around it, and runs
 * validators for its messages.
 */
export abstract class BaseMember<State extends LabelledState> implements Member {
  readonly #listeners = new Set<() => void>();
  readonly #changeListeners = new Set<(change: MemberChange) => void>();
  readonly #feedback: FeedbackOfMember;
  readonly validation: Validation;
  #state: State;
  #parent: MemberParent | undefined;
  #isDisabled: boolean;
  #refusal: Validator | undefined;

  constructor(state: State, options: ValidationOptions) {
    this.#state = state;
    this.#isDisabled = state.disabled;
    this.#feedback = createFeedback(
      {
        getState: this.getState,
        getContext: () => ({
          value: readAsTyped(this.getValue()),
          fieldName: this.#state.label || this.#state.name,
        }),
        update: (parts) => this.update(parts),
      },
      options,
    );
    this.validation = createValidation({
      node: this,
      types: options.types ?? ['error'],
      getValue: () => readAsTyped(this.getValue()),
      isExempt: () => this.isExempt(),
      isRequiredOnly: () => this.isRequiredOnly(),
      publish: (active, pending) => {
        this.receivePending(pending);
        this.#feedback.publish(this.#refusal ? [this.#refusal, ...active] : active, pending);
      },
      onFault: options.onFault,
    });
  }

  abstract readonly hasFirstValue: boolean;
  abstract getValue(): unknown;
  abstract getSerializedValue(): unknown;
  abstract setValue(value: unknown): void;
  abstract startWith(value: unknown): void;
  abstract submit(): void;
  abstract reset(): void;
  abstract resetStates(): void;
  abstract clear(): void;
  abstract focus(): boolean;

  /** Returns true while nobody can change it, so that nothing is validated. */
  protected abstract isExempt(): boolean;
  /** Returns true where only Required is looked at. */
  protected abstract isRequiredOnly(): boolean;
  protected abstract receivePending(pending: boolean): void;

  readonly getState = (): State => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly onChange = (listener: (change: MemberChange) => void): (() => void) => {
    this.#changeListeners.add(listener);
    return () => void this.#changeListeners.delete(listener);
  };

  setDisabled(disabled: boolean): void {
    this.#isDisabled = disabled;
    this.attach(this.#parent);
  }

  attach(parent: MemberParent | undefined): void {
    this.#parent = parent;
    const disabled = this.#isDisabled || (parent?.getState().disabled ?? false);
    if (disabled === this.#state.disabled) return;
    this.update({ disabled });
    void this.validate();
  }

  /** @throws TypeError where the group around it cannot have a member of that name. */
  rename(name: string): void {
    this.#parent?.checkRename(this, name);
    this.update({ name });
  }

  setLabel(label: string): void {
    this.update({ label });
    this.translate();
  }

  /** @throws TypeError for validators that it cannot have; it keeps those it has. */
  setValidators(validators: readonly unknown[]): void {
    this.validation.setValidators(validators);
  }

  /** Returns true if an empty value is refused. */
  isRequired(): boolean {
    return this.validation.getValidators().some(({ name }) => name === 'Required');
  }

  /** Refuses an empty value from now on, or accepts it. */
  setRequired(isRequired: boolean): void {
    if (isRequired === this.isRequired()) return;
    const others = this.validation.getValidators().filter(({ name }) => name !== 'Required');
    this.validation.setValidators(isRequired ? [Required(), ...others] : others);
  }

  validate(): Promise<void> {
    return this.validation.validate();
  }

  /**
   * Shows the message of whoever refused the value, until somebody changes it. A warning does not
   * make it wrong.
   */
  refuse(message: string, type: FeedbackType = 'error'): void {
    this.#refusal = Refused(message, { type });
    void this.validate();
  }

  /** Asks for all messages again, as after a change of language. */
  translate(): void {
    this.#feedback.translate();
  }

  protected forgetRefusal(): void {
    this.#refusal = undefined;
  }

  /** Is called after a state has changed that decides which messages are shown. */
  protected showFeedback(): void {
    this.#feedback.refresh();
  }

  /**
   * Replaces parts of the state. Nobody hears of a part that is what it was, and the group around
   * it hears first, so that no listener reads a group that is behind.
   */
  protected update(parts: Partial<State> | Partial<LabelledState>): void {
    const before = this.#state;
    const isSame = Object.entries(parts).every(([name, value]) =>
      Object.is(Reflect.get(before, name), value),
    );
    if (isSame) return;
    const after = { ...before, ...parts };
    this.#state = after;
    this.#parent?.receiveState(before, after);
    for (const listener of Array.from(this.#listeners)) listener();
  }

  /** Says that a value has changed, here or in a member of this one. */
  protected emitChange(change: MemberChange): void {
    for (const listener of Array.from(this.#changeListeners)) listener(change);
    this.#parent?.receiveChange(change);
  }
}

/** Validators and messages get a text that could not be read as it was typed. */
function readAsTyped(value: unknown): unknown {
  return isUnparseable(value) ? value.viewValue : value;
}
