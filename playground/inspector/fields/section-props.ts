import type { Field } from '../form/field.ts';

/** The props of a value that has a section of the form of its own. */
export interface SectionProps {
  readonly field: Field;
  readonly pointer: string;
  readonly isRequired: boolean;
  readonly label?: string;
}
