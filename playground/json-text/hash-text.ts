/**
 * A few characters that tell texts apart, to notice that a text is another one than before. It
 * guards against accidents alone: browsers have a stronger one only where the address is secure.
 */
export function hashText(text: string): string {
  // FNV-1a.
  let hash = 0x81_1c_9d_c5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01_00_01_93);
  }
  return `${text.length.toString(36)}.${(hash >>> 0).toString(36)}`;
}
