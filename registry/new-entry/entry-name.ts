/** The names that follow from a family and a componentType. */
export interface EntryName {
  readonly family: Family;
  /** The componentType: `event-card`. */
  readonly id: string;
  /** The entry: `newsCard`. */
  readonly camel: string;
  /** The component: `NewsCard`. */
  readonly pascal: string;
  /** Spelled out: `news card`. */
  readonly spelled: string;
}

export type Family = (typeof FAMILIES)[number];

export const FAMILIES = ['headers', 'cards', 'blocks'] as const;

const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const RESERVED =
  /^(case|catch|class|const|default|delete|else|enum|export|for|function|if|import|in|new|return|static|switch|this|throw|try|typeof|var|void|while|with|yield)$/;

/** Reads an address such as `cards/event-card`, or says as a sentence what is wrong with it. */
export function readEntryName(address: string): EntryName | string {
  const [folder, id = '', ...rest] = address.split('/');
  const family = FAMILIES.find((each) => each === folder);
  if (!family || rest.length > 0) {
    return `"${address}" does not begin with a family. Use one of: ${FAMILIES.join('/, ')}/.`;
  }
  if (!ID.test(id)) {
    return `"${id}" is no componentType. Write small letters and digits, with hyphens between words.`;
  }
  if (RESERVED.test(id)) return `"${id}" is a word of JavaScript. Take a name of two words.`;

  const pascal = id.split('-').map(capitalised).join('');
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
  return { family, id, camel, pascal, spelled: id.replaceAll('-', ' ') };
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
