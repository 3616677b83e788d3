import { isRecord } from '#schemas/is-record.ts';
import type { ValidationOptions } from './base-member.ts';
import type { Validator } from './validator.ts';

/**
 * Gives a field of a kind the validator that every one of that kind has. It comes first, since a
 * text that is no number, say, is outside of all bounds as well. One of that name that is among the
 * options counts in its place.
 */
export function addValidator<Options extends ValidationOptions>(
  options: Options,
  validator: Validator,
): Options {
  const { validators = [] } = options;
  const has = validators.some((each) => isRecord(each) && each['name'] === validator.name);
  return has ? options : { ...options, validators: [validator, ...validators] };
}
