import type { HostConsole } from '../host/index.ts';

/** A value that is set once and then stays. */
export interface SetOnce<Value> {
  readonly set: (value: Value) => void;
  /** Undefined until it is set. */
  readonly get: () => Value | undefined;
}

/**
 * Holds the configuration of the experience: who sets it a second time is warned, and the first one
 * stays.
 */
export function createConfiguration<Value extends object>(
  console: Pick<HostConsole, 'warn'>,
): SetOnce<Value> {
  let own: Value | undefined;

  return {
    set(value) {
      if (own) console.warn('Experience Configuration once set, cannot be changed');
      else own = value;
    },
    get: () => own,
  };
}
