import { BaseMember, type ValidationOptions } from './base-member.ts';
import {
  describeValue,
  formatValue,
  isFilled,
  parseText,
  type Conversion,
  type ParseOptions,
} from './convert-value.ts';
import { isSameValue } from './form-value.ts';
import {
  hasError,
  NO_FEEDBACK,
  NO_VALIDATORS,
  type ChangeOrigin,
  type MemberState,
} from './member.ts';

export interface FieldState extends MemberState {
  readonly label: string;
  readonly helpText: string;
  readonly readOnly: boolean;
  /** The value as code uses it: what the parser made of the text, `''`, or an unparseable text. */
  readonly modelValue: unknown;
  /** The text that the control shows. */
  readonly formattedValue: string;
  /** The value as it is sent and stored. */
  readonly serializedValue: unknown;
}

export interface FieldOptions extends ValidationOptions, Conversion {
  readonly name: string;
  readonly label?: string;
  readonly helpText?: string;
  /** The first value, to which a reset goes back. */
  readonly value?: unknown;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
}

/**
 * Makes a field without a control: its value as model, text and serialised value, its states and
 * its messages. A control calls `enter`, `typeText` and `leave`.
 *
 * @throws TypeError for validators that it cannot have.
 */
export function createField(options: FieldOptions): Field {
  return new Field(options);
}

export class Field extends BaseMember<FieldState> {
  readonly hasFirstValue: boolean;
  readonly #conversion: Conversion;
  #first: unknown;
  #focusControl: (() => void) | undefined;

  constructor(options: FieldOptions) {
    const { name, label = '', helpText = '', value = '' } = options;
    const filled = isFilled(value, options);
    super(
      {
        name,
        label,
        helpText,
        disabled: options.disabled ?? false,
        readOnly: options.readOnly ?? false,
        ...describeValue(value, options),
        touched: false,
        dirty: false,
        submitted: false,
        focused: false,
        pending: false,
        prefilled: filled,
        active: NO_VALIDATORS,
        shown: [],
        feedback: NO_FEEDBACK,
      },
      options,
    );
    this.#conversion = options;
    this.#first = value;
    this.hasFirstValue = filled;
    this.setValidators(options.validators ?? []);
  }

  getValue(): unknown {
    return this.getState().modelValue;
  }

  getSerializedValue(): unknown {
    return this.getState().serializedValue;
  }

  /** Sets the value by code; it is shown as the formatter writes it. */
  setValue(value: unknown): void {
    const next = value ?? '';
    this.changeValue(next, formatValue(next, this.#conversion), 'code');
  }

  /** Takes the whole text of a control that a person is typing or pasting into. */
  typeText(text: string, options?: ParseOptions): void {
    this.changeValue(parseText(text, this.#conversion, options), text, 'person');
  }

  startWith(value: unknown): void {
    this.#first = value;
    this.update({
      ...describeValue(value, this.#conversion),
      prefilled: isFilled(value, this.#conversion),
    });
    void this.validate();
  }

  /** The control has the focus. */
  enter(): void {
    this.update({ focused: true });
  }

  /**
   * The control has lost the focus. A text without an error is formatted now; returns true where
   * the control shows another text for it, which has to be announced.
   */
  leave(): boolean {
    const { modelValue, formattedValue: typed } = this.getState();
    const text = hasError(this.getState()) ? typed : formatValue(modelValue, this.#conversion);
    const prefilled = isFilled(modelValue, this.#conversion);
    this.update({ focused: false, touched: true, prefilled, formattedValue: text });
    this.showFeedback();
    return text !== typed;
  }

  setReadOnly(readOnly: boolean): void {
    this.update({ readOnly });
    void this.validate();
  }

  setHelpText(helpText: string): void {
    this.update({ helpText });
  }

  submit(): void {
    this.update({ submitted: true });
    this.showFeedback();
  }

  reset(): void {
    this.setValue(this.#first);
    this.resetStates();
  }

  resetStates(): void {
    this.forgetRefusal();
    const prefilled = this.getState().filled;
    this.update({ touched: false, dirty: false, submitted: false, prefilled });
    void this.validate();
  }

  clear(): void {
    this.setValue('');
  }

  /** Names what moves the focus to the control; undefined once that has gone. */
  setControl(focusControl: (() => void) | undefined): void {
    this.#focusControl = focusControl;
  }

  focus(): boolean {
    if (!this.#focusControl || this.getState().disabled) return false;
    this.#focusControl();
    return true;
  }

  protected isExempt(): boolean {
    return this.getState().disabled || this.getState().readOnly;
  }

  protected isRequiredOnly(): boolean {
    return !this.getState().filled;
  }

  protected receivePending(pending: boolean): void {
    this.update({ pending });
  }

  /** Sets a value and its text, and tells who listens where it is another one. */
  protected changeValue(value: unknown, text: string, by: ChangeOrigin): void {
    if (isSameValue(value, this.getState().modelValue)) {
      this.update({ formattedValue: text });
      return;
    }
    this.forgetRefusal();
    this.update({ ...describeValue(value, this.#conversion), formattedValue: text, dirty: true });
    void this.validate();
    this.emitChange({ member: this, by });
  }
}
