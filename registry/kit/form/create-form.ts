import { Group, type GroupOptions } from './create-group.ts';
import { hasError } from './member.ts';

/**
 * Makes a form: a group that can be submitted.
 *
 * @throws TypeError for validators that it cannot have.
 */
export function createForm(options: GroupOptions = {}): Form {
  return new Form(options);
}

export class Form extends Group {
  readonly #submitListeners = new Set<() => void>();

  /** Calls the listener at every submission, also of a form with errors. Returns what ends that. */
  onSubmit(listener: () => void): () => void {
    this.#submitListeners.add(listener);
    return () => void this.#submitListeners.delete(listener);
  }

  /**
   * Marks everything as submitted, tells who listens, and moves the focus to the first erroneous
   * field. Nothing moves where all is valid.
   */
  override submit(): void {
    super.submit();
    for (const listener of Array.from(this.#submitListeners)) listener();
    if (hasError(this.getState())) this.focus();
  }

  /** Waits until no validator is asked any more, and returns true if none has an error to show. */
  async isValid(): Promise<boolean> {
    while (this.getState().pending) {
      // A value that changes meanwhile is asked about again.
      // oxlint-disable-next-line no-await-in-loop
      await new Promise<void>((resolve) => {
        const unsubscribe = this.subscribe(() => {
          if (this.getState().pending) return;
          unsubscribe();
          resolve();
        });
      });
    }
    return !hasError(this.getState());
  }

  /**
   * Shows what a server has refused: each message at its field, by its path, such as
   * `address.city`, until that field changes; what is about no field stands at the form.
   */
  refuseFields(messages: Readonly<Record<string, string>>): void {
    const others: string[] = [];
    for (const [path, message] of Object.entries(messages)) {
      const member = this.find(path.split('.'));
      if (member) member.refuse(message);
      else others.push(message);
    }
    if (others.length > 0) this.refuse(others.join(' '));
  }
}
