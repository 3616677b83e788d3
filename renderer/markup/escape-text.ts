const SPECIAL = /["&'<>]/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
};

/** A text in an element or in a quoted attribute, to the byte as React writes it. */
export function escapeText(text: string): string {
  // Most texts have nothing of it, and asking is quicker than replacing nothing.
  return text.search(SPECIAL) === -1 ? text : text.replace(SPECIAL, toEntity);
}

function toEntity(character: string): string {
  return ENTITIES[character] ?? character;
}
