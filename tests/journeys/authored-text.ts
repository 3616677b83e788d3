type Json = Readonly<Record<string, unknown>>;

/** Members whose values steer a component and are not for reading. */
const NOT_FOR_READING =
  /^(\$schema|componentType|id|anchor|icon\w*|url|original|transformBaseUrl|extension|altText\w*|cardSize|labelType|position|focalPoint|componentStyle|headerBannerType|notificationType|promoStickerLayout|name|properties|variant|taxonomies|filters?|filterPlacement|key|originalUrl|video|captions|transcript)$/;

const MACRO = /%\{[^}]*\}%/;
const TAG = /<[^>]*>/;
/** A footnote mark, which becomes a link. */
const RAISED = /[⁰¹²³⁴-⁹]/;

/**
 * The words that an author wrote for visitors, in pieces that stand on the page as they are: a tag
 * or a macro ends a piece.
 */
export function authoredTexts(value: unknown): string[] {
  if (typeof value === 'string') {
    return value
      .split(new RegExp(`${MACRO.source}|${TAG.source}|${RAISED.source}`))
      .map((piece) => withoutBlanks(piece.replaceAll('&amp;', '&')))
      .filter((piece) => /\p{Letter}/u.test(piece));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value as Json)
    .filter(([name]) => !NOT_FOR_READING.test(name))
    .flatMap(([, member]) => authoredTexts(member));
}

/** A text as it compares: every run of white space is one blank, and soft hyphens do not count. */
export function withoutBlanks(text: string): string {
  return text.replaceAll('\u00AD', '').replaceAll(/\s+/g, ' ').trim();
}
