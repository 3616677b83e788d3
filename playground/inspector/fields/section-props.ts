import type { Field } from '../form/field.ts';

/** What a value is given that has a part of the form of its own. */
export interface SectionProps {
  readonly field: Field;
  readonly pointer: string;
  readonly isRequired: boolean;
  readonly label?: string;
}
