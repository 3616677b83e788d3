const SPECIAL = /["&'<>]/;

/** A text in an element or in a quoted attribute, to the byte as React writes it. */
export function escapeText(text: string): string {
  // Most texts have nothing of it. For the others, looking at each character is quicker than a
  // replacement.
  return SPECIAL.test(text) ? escaped(text) : text;
}

function escaped(text: string): string {
  let html = '';
  let done = 0;
  for (let index = 0; index < text.length; index += 1) {
    // oxlint-disable-next-line unicorn/prefer-code-point -- half a character is none of them.
    const entity = entityOf(text.charCodeAt(index));
    if (entity === '') continue;
    html += text.slice(done, index) + entity;
    done = index + 1;
  }
  return html + text.slice(done);
}

function entityOf(code: number): string {
  switch (code) {
    case 0x22:
      return '&quot;';
    case 0x26:
      return '&amp;';
    case 0x27:
      return '&#x27;';
    case 0x3c:
      return '&lt;';
    case 0x3e:
      return '&gt;';
    default:
      return '';
  }
}
