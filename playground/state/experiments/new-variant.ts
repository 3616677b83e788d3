import { isRecord } from '#schemas/is-record.ts';

/** A page that is only a draft so far and that is to be a variant of another page. */
export interface NewVariant {
  /** The key of the experiment. */
  readonly key: string;
  /** The name of the variant in that experiment. */
  readonly variant: string;
  /** The path at which its page will be, such as `en/individuals/home-loan-b`. */
  readonly path: string;
  /** The path of the page that the experiment is on. */
  readonly controlPath: string;
}

/** A variant of an experiment that is to be opened. */
export interface VariantToOpen {
  /** The id of its page. */
  readonly id: string;
  readonly key: string;
  readonly variant: string;
  /** True for the page that the experiment is on, which stands at its own address. */
  readonly isControl: boolean;
}

/** Reads what was in the storage, which another version may have written. */
export function readNewVariant(value: unknown): NewVariant | undefined {
  if (!isRecord(value)) return undefined;
  const { key, variant, path, controlPath } = value;
  return typeof key === 'string' &&
    typeof variant === 'string' &&
    typeof path === 'string' &&
    typeof controlPath === 'string'
    ? { key, variant, path, controlPath }
    : undefined;
}
