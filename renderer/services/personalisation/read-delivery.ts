/** An answer of the delivery endpoint, as far as a page uses it. */
export interface Delivery {
  /** The content of each mbox that has an offer. */
  readonly contents: ReadonlyMap<string, string>;
  /** True where more would be offered if more was known of the visitor. */
  readonly isLimited: boolean;
  readonly tntId: string | undefined;
}

/** Any member may be missing, or of another form. */
interface Answer {
  readonly id?: { readonly tntId?: string } | null;
  readonly execute?: Scope | null;
  readonly prefetch?: Scope | null;
}

interface Scope {
  readonly mboxes?: readonly (Mbox | null)[] | null;
  readonly pageLoad?: { readonly options?: readonly (Option | null)[] | null } | null;
}

interface Mbox {
  readonly name?: string;
  readonly options?: readonly (Option | null)[] | null;
}

/** Its content may be a text as well, which has neither member. */
interface Option {
  readonly content?: { readonly content?: unknown; readonly limited?: unknown } | null;
}

/**
 * Reads an answer that may be anything. Of each mbox its first option counts: a text, or JSON with
 * `content`. A text is the name of a content and never markup; what is of another form is skipped.
 * An option of the page says itself which mbox it is for: `mbox:content`.
 */
export function readDelivery(answer: unknown): Delivery {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each member is read as one that may be anything.
  const { id, execute, prefetch } = Object(answer) as Answer;
  const scope = execute ?? prefetch;
  const items: readonly ((Mbox & Option) | null)[] =
    scope?.mboxes ?? scope?.pageLoad?.options ?? [];
  const contents = new Map<string, string>();
  let isLimited = false;
  // Of a value that is no list the members are taken, if it has any.
  for (const item of Object.values(items)) {
    const content = (item?.options?.[0] ?? item)?.content;
    const text: unknown = content?.content ?? content;
    const [name = '', own] =
      item?.name === undefined ? String(text).split(':') : ([item.name, text] as const);
    isLimited ||= content?.limited === true;
    if (typeof own === 'string' && !contents.has(name)) contents.set(name, own);
  }
  return { contents, isLimited, tntId: id?.tntId };
}
