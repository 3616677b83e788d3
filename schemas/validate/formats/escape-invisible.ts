/**
 * Text of a file, made safe for a report: control characters could draw over a terminal, signs of
 * direction could show another text than is there, halves of a pair exist in no encoding, and the
 * last two signs of the plane in no XML.
 */
export function escapeInvisible(text: string): string {
  return text.replaceAll(
    /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]/gu,
    escapeCharacter,
  );
}

/** A character as JSON would escape it. */
export function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
