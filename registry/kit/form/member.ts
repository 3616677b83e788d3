export type FeedbackType = 'error' | 'warning' | 'info' | 'success';

/** One message of a field. */
export interface Feedback {
  readonly message: string;
  readonly type: FeedbackType;
  /** The name of the validator that it comes from. */
  readonly validator: string;
  /** Milliseconds until it goes by itself; Infinity where it stays. */
  readonly visibilityDuration: number;
}

/** The names of the validators that apply, by type, in the order in which the field has them. */
export type ValidatorNames = Readonly<Partial<Record<FeedbackType, readonly string[]>>>;

/** The states of a field or group at a moment. The object is replaced, never changed. */
export interface MemberState {
  readonly name: string;
  /** True also where a group around it is disabled. */
  readonly disabled: boolean;
  readonly touched: boolean;
  readonly dirty: boolean;
  readonly filled: boolean;
  readonly prefilled: boolean;
  readonly submitted: boolean;
  readonly focused: boolean;
  /** True while an asynchronous validator has not answered. */
  readonly pending: boolean;
  readonly active: ValidatorNames;
  /** The types of which feedback is shown, in the order in which the field supports them. */
  readonly shown: readonly FeedbackType[];
  readonly feedback: readonly Feedback[];
}

/** Who changed a value: a person by a control, or code. */
export type ChangeOrigin = 'person' | 'code';

export interface MemberChange {
  /** The field that has another value. */
  readonly member: Member;
  readonly by: ChangeOrigin;
}

/** A field, a group or a choice: whatever can stand in a group. */
export interface Member {
  readonly getState: () => MemberState;
  /** Calls the listener whenever the state is another one. Returns what ends that. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Calls the listener once for each real change of a value, here or further in. */
  readonly onChange: (listener: (change: MemberChange) => void) => () => void;
  readonly getValue: () => unknown;
  readonly getSerializedValue: () => unknown;
  readonly setValue: (value: unknown) => void;
  readonly setDisabled: (disabled: boolean) => void;
  /** @throws TypeError where the group around it cannot have a member of that name. */
  readonly rename: (name: string) => void;
  /** Shows the message of whoever refused the value, until somebody changes it. */
  readonly refuse: (message: string) => void;
  /** Marks it as submitted, and all that is in it. */
  readonly submit: () => void;
  /** Goes back to the first value and the first states. */
  readonly reset: () => void;
  readonly resetStates: () => void;
  readonly clear: () => void;
  /** Runs the validators, and ends when the newest run of them has ended. */
  readonly validate: () => Promise<void>;
  /** Moves the focus to it, or to its first erroneous field, and returns false where it cannot. */
  readonly focus: () => boolean;
  /** True where its creator gave it a value, which then counts before one that a group has kept. */
  readonly hasFirstValue: boolean;
  /** Takes a value that its group has kept for it, as if it had been created with it. */
  readonly startWith: (value: unknown) => void;
  /** Names the group that it stands in. The group calls it, also when it is disabled or enabled. */
  readonly attach: (parent: MemberParent | undefined) => void;
}

/** A group, as its members see it. */
export interface MemberParent {
  readonly getState: () => MemberState;
  readonly checkRename: (member: Member, name: string) => void;
  readonly receiveState: (before: MemberState, after: MemberState) => void;
  readonly receiveChange: (change: MemberChange) => void;
}

export const NO_VALIDATORS: ValidatorNames = {};
export const NO_FEEDBACK: readonly Feedback[] = [];

/** Returns true while a validator of type `error` applies. */
export function hasError({ active }: Pick<MemberState, 'active'>): boolean {
  return (active.error?.length ?? 0) > 0;
}
