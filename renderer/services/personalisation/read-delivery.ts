/** An answer of the delivery endpoint, as far as a page uses it. */
export interface Delivery {
  /** The content of each mbox that has an offer. */
  readonly contents: ReadonlyMap<string, string>;
  /** True where more would be offered if more was known of the visitor. */
  readonly isLimited: boolean;
  readonly tntId?: string | undefined;
}

type Members = Readonly<Record<string, unknown>>;

/**
 * Reads an answer that may be anything. Of each mbox its first option counts: a text, or JSON with
 * `content`. A text is the name of a content and never markup; what is of another form is skipped.
 */
export function readDelivery(answer: unknown): Delivery {
  const { id, execute, prefetch } = toMembers(answer);
  const { mboxes, pageLoad } = toMembers(execute ?? prefetch);
  const contents = new Map<string, string>();
  let isLimited = false;
  const add = (option: unknown, mbox?: unknown) => {
    const { content } = toMembers(option);
    if (toMembers(content)['limited'] === true) isLimited = true;
    const text = typeof content === 'string' ? content : toMembers(content)['content'];
    const [name, own] = mbox === undefined ? String(text).split(':') : [mbox, text];
    if (typeof name === 'string' && typeof own === 'string' && !contents.has(name)) {
      contents.set(name, own);
    }
  };
  for (const mbox of toList(mboxes)) {
    const { name, options } = toMembers(mbox);
    const [first] = toList(options);
    add(first, name);
  }
  toList(toMembers(pageLoad)['options']).forEach((option) => add(option));
  const { tntId } = toMembers(id);
  return { contents, isLimited, tntId: typeof tntId === 'string' ? tntId : undefined };
}

function toMembers(value: unknown): Members {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- any object has members of some kind.
  return (typeof value === 'object' && value !== null ? value : {}) as Members;
}

function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
