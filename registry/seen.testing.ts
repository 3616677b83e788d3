import drawings from './kit/icon/named-drawings.json';

const namesByPath = new Map(drawings.map(({ id, path }) => [path, id]));

/** Returns the text and the address of a link, and its look where it is a button. */
export function linkFacts(link: Element): readonly (string | null)[] {
  const look = link.getAttribute('data-look');
  return [link.textContent, link.getAttribute('href'), ...(look === null ? [] : [look])];
}

/** The same of all links in a place, in their order. */
export function linksIn(container: Element, place: string): ReturnType<typeof linkFacts>[] {
  return [...container.querySelectorAll(`${place} a`)].map(linkFacts);
}

/** Which icons a place shows, by the names that configurations have for them. */
export function iconsIn(container: Element, place: string): (string | undefined)[] {
  const paths = container.querySelectorAll(`${place} .icon > path`);
  return [...paths].map((path) => namesByPath.get(path.getAttribute('d') ?? ''));
}

/** The app stores in the order in which they stand: whose mark, what it says, where it leads. */
export function storesIn(container: Element): (string | null | undefined)[][] {
  return [...container.querySelectorAll('[data-store]')].map((store) => [
    store.getAttribute('data-store'),
    ...iconsIn(store, 'a'),
    ...linksIn(store, '').flat(),
  ]);
}
