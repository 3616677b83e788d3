/**
 * Thrown by `writeMarkup` for what it leaves to React. `what` says it in the words of who wrote the
 * component.
 */
export class RequiresReact extends Error {
  readonly what: string;

  constructor(what: string) {
    super(`Only React can render ${what}.`);
    this.name = 'RequiresReact';
    this.what = what;
  }
}
