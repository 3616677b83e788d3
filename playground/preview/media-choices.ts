/** A media feature's choices, as they stand in the preview: attributes of the html element. */
export interface MediaChoices {
  /** Puts other choices in the place of those before. */
  readonly choose: (media: Readonly<Record<string, string>>) => void;
}

// A name of a feature comes out of a message or an address, and is made into an attribute.
const FEATURE = /^[a-z]+(?:-[a-z]+)*$/;
const TERM = /\(\s*([a-z-]+)\s*(?::\s*([a-z-]+)\s*)?\)/g;
const ALWAYS = '(min-width: 0px)';
const NEVER = '(max-width: -1px)';

/**
 * Makes a window's media features a matter of choice: style sheets of the preview ask for an
 * attribute, and scripts for the answer of `matchMedia`, which is alike. A feature that is not
 * chosen is as this machine has it.
 */
export function createMediaChoices(window: Window & typeof globalThis): MediaChoices {
  const root = window.document.documentElement;
  const ask = window.matchMedia.bind(window);
  const changes = new Set<() => void>();
  let chosen: ReadonlyMap<string, string> = new Map();
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    writable: true,
    value: (query: string) =>
      queryList(query, { window, ask: () => ask(applyMediaChoices(query, chosen)), changes }),
  });

  return {
    choose(media) {
      const next = new Map(Object.entries(media).filter(([name]) => FEATURE.test(name)));
      for (const name of chosen.keys()) if (!next.has(name)) root.removeAttribute(`data-${name}`);
      for (const [name, value] of next) root.setAttribute(`data-${name}`, value);
      chosen = next;
      changes.forEach((noteChange) => noteChange());
    },
  };
}

/** A query in which the features that are chosen have their answer already. */
export function applyMediaChoices(query: string, chosen: ReadonlyMap<string, string>): string {
  return query.replaceAll(TERM, (term: string, name: string, value: string | undefined) => {
    const choice = chosen.get(name);
    if (choice === undefined) return term;
    const isMet = value === undefined ? !isNone(choice) : choice === value;
    return isMet ? ALWAYS : NEVER;
  });
}

/** Returns true for a choice with which a query for the feature without a value does not match. */
function isNone(choice: string): boolean {
  return choice === 'none' || choice === 'no-preference';
}

interface Asking {
  readonly window: Window & typeof globalThis;
  readonly ask: () => MediaQueryList;
  readonly changes: Set<() => void>;
}

/** A `MediaQueryList`, as far as scripts need one, that follows the machine and the choices. */
function queryList(media: string, { window, ask, changes }: Asking): EventTarget {
  const target = new window.EventTarget();
  let list = ask();
  let { matches } = list;
  const noteChange = () => {
    list.removeEventListener('change', noteChange);
    list = ask();
    list.addEventListener('change', noteChange);
    if (list.matches === matches) return;
    ({ matches } = list);
    target.dispatchEvent(new window.MediaQueryListEvent('change', { media, matches }));
  };
  list.addEventListener('change', noteChange);
  changes.add(noteChange);
  return Object.defineProperties(target, {
    media: { value: media },
    matches: { get: () => list.matches },
  });
}
