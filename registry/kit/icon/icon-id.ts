/** The three parts of an icon's id. */
export interface IconId {
  readonly namespace: string;
  readonly iconset: string;
  readonly icon: string;
}

/** Takes an icon's id apart. Throws where it has not three parts that hold something. */
export function readIconId(id: string): IconId {
  const parts = id.split(':').map((part) => part.trim());
  const [namespace, iconset, icon] = parts;
  if (!namespace || !iconset || !icon || parts.length > 3) {
    throw new Error(`Invalid icon id: "${id}". It must be namespace:iconset:icon.`);
  }
  return { namespace, iconset, icon };
}
