import type { Host } from '../host/index.ts';

/** The classes of our custom elements by their tags. */
export type OwnElements = ReadonlyMap<string, CustomElementConstructor>;

/**
 * Says on the console what keeps our custom elements from working in this browser. Nothing where
 * there is no document.
 */
export function checkCustomElements(
  own: OwnElements,
  { customElements, console }: Pick<Host, 'customElements' | 'console'>,
): void {
  if (!customElements) return;
  const registry = customElements();
  if (!registry) {
    console.error('The web-component compatibility setup is wrong: no custom-element registry.');
    return;
  }
  for (const [tag, element] of own) {
    const found = registry.get(tag);
    if (found && found !== element) {
      console.error(
        `The web-component compatibility setup is wrong: another class stands under the tag ${tag}.`,
      );
    }
  }
}
