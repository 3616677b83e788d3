import type { FeedbackType, Member } from './member.ts';

/** The facts that a message may speak of. */
export interface MessageContext {
  readonly value: unknown;
  readonly param: unknown;
  /** The label of the field, or its name where it has none. */
  readonly fieldName: string;
  readonly type: FeedbackType;
  /** The name of the validator. */
  readonly validator: string;
}

export type GetMessage = (context: MessageContext) => string | Promise<string>;

/** The part that all validators of a name have in common. */
export interface ValidatorRule<Param> {
  readonly name: string;
  /**
   * Returns true where the message applies, so where a validator of type `error` refuses the value.
   * The value is the parsed one, or the typed text where it could not be parsed.
   */
  readonly applies: (
    value: unknown,
    param: Param,
    context: { readonly node: Member },
  ) => boolean | Promise<boolean>;
  /** Validators that ask somebody else come after all others, and only where those agree. */
  readonly isAsync?: boolean;
  /** Throws a TypeError that says what the parameter has to be. */
  readonly checkParam?: (param: Param) => void;
  readonly getMessage?: GetMessage;
}

export interface ValidatorOptions {
  /** `error` without it. */
  readonly type?: FeedbackType;
  /** Comes before the message of the rule. */
  readonly getMessage?: GetMessage;
}

/** A rule with its parameter. Fields that have it validate again where either changes. */
export interface Validator<Param = unknown> {
  readonly name: string;
  readonly isAsync: boolean;
  readonly type: FeedbackType;
  readonly param: Param;
  readonly getMessage: GetMessage | undefined;
  readonly applies: (value: unknown, node: Member) => boolean | Promise<boolean>;
  /** @throws TypeError for a parameter that the rule cannot have. */
  setParam(param: Param): void;
  readonly setOptions: (options: ValidatorOptions) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Makes a rule that fields can be given.
 *
 * @example const IsEven = defineValidator<void>({
 *   name: 'IsEven',
 *   applies: (value) => Number(value) % 2 !== 0,
 * });
 */
export function defineValidator<Param>(rule: ValidatorRule<Param>) {
  return (param: Param, options: ValidatorOptions = {}): Validator<Param> =>
    new RuleWithParam(rule, param, options);
}

class RuleWithParam<Param> implements Validator<Param> {
  readonly #rule: ValidatorRule<Param>;
  readonly #listeners = new Set<() => void>();
  #param: Param;
  #options: ValidatorOptions;

  constructor(rule: ValidatorRule<Param>, param: Param, options: ValidatorOptions) {
    rule.checkParam?.(param);
    this.#rule = rule;
    this.#param = param;
    this.#options = options;
  }

  get name(): string {
    return this.#rule.name;
  }

  get isAsync(): boolean {
    return this.#rule.isAsync === true;
  }

  get type(): FeedbackType {
    return this.#options.type ?? 'error';
  }

  get param(): Param {
    return this.#param;
  }

  get getMessage(): GetMessage | undefined {
    return this.#options.getMessage ?? this.#rule.getMessage;
  }

  applies(value: unknown, node: Member): boolean | Promise<boolean> {
    return this.#rule.applies(value, this.#param, { node });
  }

  setParam(param: Param): void {
    this.#rule.checkParam?.(param);
    this.#param = param;
    this.#listeners.forEach((listener) => listener());
  }

  setOptions(options: ValidatorOptions): void {
    this.#options = { ...this.#options, ...options };
    this.#listeners.forEach((listener) => listener());
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
}

/**
 * Checks the validators that a field is given.
 *
 * @throws TypeError for something else than a validator, one without a name, and one of a type that
 *   the field does not support.
 */
export function checkValidators(
  validators: readonly unknown[],
  types: readonly FeedbackType[],
): asserts validators is readonly Validator[] {
  for (const validator of validators) {
    if (!(validator instanceof RuleWithParam)) {
      throw new TypeError(
        `A validator is made by defineValidator, or by fromSchema(schema, { name }). This is none: ${describeValue(validator)}`,
      );
    }
    if (!validator.name) throw new TypeError('A validator needs to have a name');
    if (!types.includes(validator.type)) {
      throw new TypeError(
        `The validator ${validator.name} is of type "${validator.type}", which this field does not support. It supports ${types.join(', ')}.`,
      );
    }
  }
}

function describeValue(value: unknown): string {
  if (typeof value === 'function') return `the function ${value.name || 'without a name'}`;
  if (typeof value !== 'object' || value === null) return `${typeof value} ${String(value)}`;
  return `an object with ${Object.keys(value).slice(0, 5).join(', ') || 'no members'}`;
}

/** Applies to a value that a server has refused, until somebody changes it. */
export const Refused = defineValidator<string>({
  name: 'Refused',
  applies: () => true,
  getMessage: ({ param }) => String(param),
});
