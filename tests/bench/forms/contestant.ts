/** A form of many fields that stands in the document, made with some library. */
export interface MountedForm {
  /** Finds the input of a field, which is counted from 0. */
  readonly findInput: (index: number) => HTMLInputElement;
  /** Returns true while the field shows that its text is too short. */
  readonly showsMessage: (index: number) => boolean;
  readonly unmount: () => void;
}

/** A way to make such forms. All of them have the same fields, rules, texts and messages. */
export interface Contestant {
  readonly name: string;
  /** Resolves once all fields are there and take keys. */
  readonly mount: (container: HTMLElement, count: number) => Promise<MountedForm>;
}

/** Counts how often a field was rendered, of whatever form is in the document. */
export const renders = { count: 0 };

export function countRender(): void {
  renders.count += 1;
}

/** The first text of every field, which its rules accept. */
export const LONG_TEXT = 'abcd';
export const SHORT_TEXT = 'ab';
export const MIN_LENGTH = 3;

export const REQUIRED_MESSAGE = 'Fill this in.';
export const LENGTH_MESSAGE = 'Write three characters or more.';

export const nameField = (index: number) => `field${index}`;
export const labelField = (index: number) => `Field ${index}`;

export function createFirstValues(count: number): Readonly<Record<string, string>> {
  const names = Array.from({ length: count }, (_, index) => nameField(index));
  return Object.fromEntries(names.map((name) => [name, LONG_TEXT]));
}

/** The rules as a function, for libraries that take one. */
export function checkText(text: string): string | undefined {
  if (text === '') return REQUIRED_MESSAGE;
  return text.length < MIN_LENGTH ? LENGTH_MESSAGE : undefined;
}
