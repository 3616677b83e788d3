const ADDRESSES = /\s(?:src|srcset)="([^"]*)"/gi;
const PICTURE = /<(?:img|source)\b[^>]*>/g;
const DENSITY = /\s+[\d.]+x$/;

/** The address of every image in a document, those for other screens and densities included. */
export function imagesIn(html: string): string[] {
  const values = (html.match(PICTURE) ?? []).flatMap((tag) =>
    [...tag.matchAll(ADDRESSES)].map(([, value = '']) => value),
  );
  // A comma inside an address has no blank behind it.
  const addresses = values.flatMap((value) => value.split(', '));
  return [...new Set(addresses)].map((address) =>
    address.replace(DENSITY, '').replaceAll('&amp;', '&'),
  );
}
