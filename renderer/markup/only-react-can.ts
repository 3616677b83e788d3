/** Thrown by `markupOf` for what it leaves to React. `what` says it in the words of who wrote the component. */
export class OnlyReactCan extends Error {
  constructor(readonly what: string) {
    super(`Only React can render ${what}.`);
    this.name = 'OnlyReactCan';
  }
}
