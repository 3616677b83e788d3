import { BaseMember, type ValidationOptions } from './base-member.ts';
import { collectValues, createNames, addValues, splitValues } from './group-values.ts';
import {
  hasError,
  NO_FEEDBACK,
  NO_VALIDATORS,
  type Member,
  type MemberChange,
  type MemberParent,
  type MemberState,
} from './member.ts';
import { createMemberCounts } from './member-counts.ts';
import { defineValidator } from './validator.ts';

export interface GroupState extends MemberState {
  readonly label: string;
  readonly helpText: string;
  /** The members in the order of the page. */
  readonly members: readonly Member[];
}

export interface GroupOptions extends ValidationOptions {
  /** A form may do without a name. */
  readonly name?: string;
  readonly label?: string;
  readonly helpText?: string;
  readonly disabled?: boolean;
}

/** Gives a group an error of its own while a member has one; the member says which. */
const MembersHaveErrors = defineValidator<void>({
  name: 'MembersHaveErrors',
  applies: (_value, _param, { node }) => node instanceof Group && node.hasErroneousMember(),
});

/**
 * Makes a group, whose value is the map of the values of its members.
 *
 * @throws TypeError for validators that it cannot have.
 */
export function createGroup(options: GroupOptions = {}): Group {
  return new Group(options);
}

export class Group extends BaseMember<GroupState> implements MemberParent {
  readonly hasFirstValue = false;
  readonly #resetListeners = new Set<() => void>();
  /** The values of members that are not there yet, by their names. */
  readonly #laterValues = new Map<string, unknown>();
  readonly #names = createNames();
  readonly #counts = createMemberCounts();
  #isPending = false;

  constructor(options: GroupOptions) {
    super(
      {
        name: options.name ?? '',
        label: options.label ?? '',
        helpText: options.helpText ?? '',
        members: [],
        disabled: options.disabled ?? false,
        touched: false,
        dirty: false,
        submitted: false,
        focused: false,
        pending: false,
        filled: false,
        prefilled: false,
        active: NO_VALIDATORS,
        shown: [],
        feedback: NO_FEEDBACK,
      },
      options,
    );
    this.setValidators(options.validators ?? []);
  }

  /** Calls the listener once after each reset. Returns what ends that. */
  onReset(listener: () => void): () => void {
    this.#resetListeners.add(listener);
    return () => void this.#resetListeners.delete(listener);
  }

  /** Gives the values of all members that are enabled, by name. */
  getValue(): unknown {
    return collectValues(this.getState().members, (member) => member.getValue());
  }

  getSerializedValue(): unknown {
    return collectValues(this.getState().members, (member) => member.getSerializedValue());
  }

  /**
   * Sets the values of the members that are named, and keeps those of members that are not there
   * yet. Null and undefined change nothing.
   */
  setValue(values: unknown): void {
    const { known, unknown } = splitValues(values, this.getState().members);
    for (const [member, value] of known) member.setValue(value);
    addValues(this.#laterValues, unknown);
  }

  startWith(values: unknown): void {
    const { known, unknown } = splitValues(values, this.getState().members);
    for (const [member, value] of known) if (!member.hasFirstValue) member.startWith(value);
    addValues(this.#laterValues, unknown);
  }

  /**
   * Puts a member into the group, last or at a place.
   *
   * @throws TypeError where the group has a member of that name, or is called so itself.
   */
  add(member: Member, at = this.getState().members.length): void {
    const { members } = this.getState();
    this.admit(member);
    this.update({ members: members.toSpliced(at, 0, member) });
    this.#count(undefined, member.getState());
    member.attach(this);
    this.#applyLaterValue(member);
    this.judge();
  }

  /** Takes a member out; its value is no part of the group's any more. */
  remove(member: Member): void {
    const { members } = this.getState();
    if (!members.includes(member)) return;
    this.#names.remove(member.getState().name);
    this.update({ members: members.filter((one) => one !== member) });
    this.#count(member.getState(), undefined);
    member.attach(undefined);
    this.judge();
  }

  /** Moves a member to another place, counted without it. */
  move(member: Member, at: number): void {
    const others = this.getState().members.filter((one) => one !== member);
    this.update({ members: others.toSpliced(at, 0, member) });
    this.judge();
  }

  /** Finds a member by its name, and one further in by the names on the way to it. */
  find([name, ...others]: readonly string[]): Member | undefined {
    const member = this.getState().members.find((one) => one.getState().name === name);
    if (others.length === 0) return member;
    return member instanceof Group ? member.find(others) : undefined;
  }

  /** The focus has left all of its members, or somebody has clicked beside them. */
  leave(): void {
    this.update({ touched: true });
    this.showFeedback();
  }

  override setValidators(validators: readonly unknown[]): void {
    super.setValidators([...validators, MembersHaveErrors()]);
  }

  hasErroneousMember(): boolean {
    return this.#counts.hasError();
  }

  submit(): void {
    for (const member of this.getState().members) member.submit();
    this.update({ submitted: true });
    this.showFeedback();
  }

  reset(): void {
    for (const member of this.getState().members) member.reset();
    this.resetStates();
    for (const listener of Array.from(this.#resetListeners)) listener();
  }

  resetStates(): void {
    for (const member of this.getState().members) member.resetStates();
    this.forgetRefusal();
    this.update({ touched: false, submitted: false });
    void this.validate();
  }

  clear(): void {
    for (const member of this.getState().members) member.clear();
    this.resetStates();
  }

  /** Focuses the first erroneous member, however deep, or else the first that can be focused. */
  focus(): boolean {
    const { members } = this.getState();
    return (
      members.some((member) => hasError(member.getState()) && member.focus()) ||
      members.some((member) => member.focus())
    );
  }

  override rename(name: string): void {
    this.#names.checkGroupName(name);
    super.rename(name);
  }

  override attach(parent: MemberParent | undefined): void {
    const wasDisabled = this.getState().disabled;
    super.attach(parent);
    if (wasDisabled === this.getState().disabled) return;
    for (const member of this.getState().members) member.attach(this);
  }

  checkRename(member: Member, name: string): void {
    this.#names.rename(member.getState().name, name, this.getState().name);
  }

  receiveState(before: MemberState, after: MemberState): void {
    this.#count(before, after);
    // A member that is disabled has no part in the value.
    if (before.disabled !== after.disabled) this.judge();
  }

  receiveChange(change: MemberChange): void {
    this.forgetRefusal();
    this.judge();
    this.emitChange(change);
  }

  protected isExempt(): boolean {
    return this.getState().disabled;
  }

  protected isRequiredOnly(): boolean {
    return false;
  }

  protected receivePending(pending: boolean): void {
    this.#isPending = pending;
    this.update({ pending: pending || this.#counts.isPending() });
  }

  /** @throws TypeError where it cannot have this member. */
  protected admit(member: Member): void {
    this.#names.add(member.getState().name, this.getState().name);
  }

  /** Validators of its own look at its value; the one of its members does not. */
  protected judge(): void {
    if (this.validation.getValidators().length > 1 || hasError(this.getState())) {
      void this.validate();
    }
  }

  #applyLaterValue(member: Member): void {
    const { name } = member.getState();
    if (!this.#laterValues.has(name)) return;
    const stored = this.#laterValues.get(name);
    const isList = name.endsWith('[]') && Array.isArray(stored);
    const value: unknown = isList ? stored[0] : stored;
    if (isList && stored.length > 1) this.#laterValues.set(name, stored.slice(1));
    else this.#laterValues.delete(name);
    if (!member.hasFirstValue && value !== undefined && value !== null) member.startWith(value);
  }

  #count(before: MemberState | undefined, after: MemberState | undefined): void {
    const hadError = this.#counts.hasError();
    this.#counts.replace(before, after);
    const states = this.#counts.describe(this.getState().members.length);
    this.update({ ...states, pending: this.#isPending || this.#counts.isPending() });
    if (hadError !== this.#counts.hasError()) void this.validate();
  }
}
