import type { Field } from '../form/field.ts';

export interface ControlProps {
  readonly id: string;
  readonly label: string;
  readonly field: Field;
  readonly pointer: string;
  readonly value: unknown;
  readonly isRequired: boolean;
  readonly isLocked: boolean;
  readonly isInvalid: boolean;
  readonly describedBy: string;
  /** Nothing, or no text in a field that may be left out, takes the member out of the document. */
  readonly onFill: (value: unknown) => void;
}
