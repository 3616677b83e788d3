const ADDRESS = /^\/images\/(?<name>[^/.]+)\.\w+(?:[?#].*)?$/;

/** Finds the name of a picture in its address; nothing where it is none of this site. */
export function findPictureName(address: unknown): string | undefined {
  return typeof address === 'string' ? ADDRESS.exec(address)?.groups?.['name'] : undefined;
}
