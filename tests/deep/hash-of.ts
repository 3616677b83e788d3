/**
 * A whole number that is the same for the same text, on every machine and in every run: FNV-1a with
 * its bits mixed.
 */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  // The lowest bits, which decide between few shards, depend on all others.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}
