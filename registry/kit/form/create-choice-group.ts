import { isRecord } from '#schemas/is-record.ts';
import type { ValidationOptions } from './base-member.ts';
import { Field } from './create-field.ts';
import { Group, type GroupOptions } from './create-group.ts';
import { isSameValue } from './form-value.ts';
import type { ChangeOrigin, Member, MemberChange } from './member.ts';

/** The value of a choice: what it stands for, and whether it is chosen. */
export interface ChoiceValue {
  readonly value: unknown;
  readonly checked: boolean;
}

export interface ChoiceOptions extends ValidationOptions {
  readonly value: unknown;
  readonly checked?: boolean;
  readonly label?: string;
  readonly helpText?: string;
  readonly disabled?: boolean;
}

/** Makes one choice of a group: a radio button or a checkbox, without a control. */
export function createChoice({ value, checked = false, ...options }: ChoiceOptions): Choice {
  return new Choice({
    ...options,
    name: '',
    value: { value, checked },
    format: (choice) => (isChoiceValue(choice) ? String(choice.value) : ''),
    isEmpty: (choice) => !isChoiceValue(choice) || !choice.checked,
  });
}

/** A choice is filled while it is checked, and cleared by being unchecked. */
export class Choice extends Field {
  /** Checks or unchecks it, as its control does. */
  check(checked: boolean, by: ChangeOrigin = 'person'): void {
    const { value } = this.getChoice();
    this.changeValue({ value, checked }, this.getState().formattedValue, by);
  }

  getChoice(): ChoiceValue {
    const value = this.getValue();
    return isChoiceValue(value) ? value : { value, checked: false };
  }

  override clear(): void {
    this.check(false, 'code');
  }
}

export interface ChoiceGroupOptions extends GroupOptions {
  readonly name: string;
  /** True where several choices can be checked at once. */
  readonly multiple?: boolean;
}

/**
 * Makes a group of choices. Its value is that of the choice that is checked, or, where several can
 * be, the list of theirs in the order of the page.
 *
 * @throws TypeError for validators that it cannot have.
 */
export function createChoiceGroup(options: ChoiceGroupOptions): ChoiceGroup {
  return new ChoiceGroup(options);
}

export class ChoiceGroup extends Group {
  /** True where several choices can be checked at once. */
  readonly multiple: boolean;
  /** True while choices are changed together: the group has one change to tell then. */
  #isSetting = false;

  constructor(options: ChoiceGroupOptions) {
    super(options);
    this.multiple = options.multiple ?? false;
  }

  /** Gives its choices in the order of the page. */
  getChoices(): readonly Choice[] {
    return this.getState().members.filter((member) => member instanceof Choice);
  }

  override getValue(): unknown {
    const values = this.getChoices()
      .filter((choice) => choice.getState().filled && !choice.getState().disabled)
      .map((choice) => choice.getChoice().value);
    return this.multiple ? values : (values[0] ?? '');
  }

  override getSerializedValue(): unknown {
    return this.getValue();
  }

  /** Checks the choices that the value names, and unchecks all others. */
  override setValue(value: unknown): void {
    this.#changeTogether('code', () => {
      for (const choice of this.getChoices()) choice.check(this.#isNamed(choice, value), 'code');
    });
  }

  override startWith(value: unknown): void {
    for (const choice of this.getChoices()) {
      const checked = this.#isNamed(choice, value);
      choice.startWith({ value: choice.getChoice().value, checked });
    }
  }

  override reset(): void {
    this.#changeTogether('code', () => super.reset());
  }

  override clear(): void {
    this.#changeTogether('code', () => super.clear());
  }

  override rename(name: string): void {
    super.rename(name);
    for (const choice of this.getChoices()) choice.rename(name);
  }

  /** Choices have no names of their own. */
  override checkRename(): void {}

  override receiveChange({ member, by }: MemberChange): void {
    if (this.#isSetting) return;
    this.forgetRefusal();
    if (!this.multiple && member.getState().filled) {
      this.#isSetting = true;
      for (const other of this.getChoices()) if (other !== member) other.check(false, 'code');
      this.#isSetting = false;
    }
    if (!this.multiple) this.leave();
    this.judge();
    this.emitChange({ member: this, by });
  }

  protected override admit(member: Member): void {
    const { name } = this.getState();
    if (!(member instanceof Choice)) {
      throw new TypeError(
        `The choice group "${name}" cannot have the member "${member.getState().name}": the value of a choice is { value, checked }, as createChoice makes it.`,
      );
    }
    member.rename(name);
  }

  #isNamed(choice: Choice, value: unknown): boolean {
    const own = choice.getChoice().value;
    if (!this.multiple) return isSameValue(own, value);
    return Array.isArray(value) && value.some((one) => isSameValue(own, one));
  }

  #changeTogether(by: ChangeOrigin, change: () => void): void {
    const before = this.getValue();
    this.#isSetting = true;
    change();
    this.#isSetting = false;
    if (isSameValue(before, this.getValue())) return;
    this.forgetRefusal();
    this.judge();
    this.emitChange({ member: this, by });
  }
}

function isChoiceValue(value: unknown): value is ChoiceValue {
  return isRecord(value) && 'value' in value && typeof value['checked'] === 'boolean';
}
