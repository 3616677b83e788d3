/** Writes a value into the head of a document, as an element with JSON. */
export function writeData(html: string, elementId: string, value: object): string {
  // Nothing in a text can end the element.
  const json = JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
  const element = `<script type="application/json" id="${elementId}">${json}</script>`;
  return html.replace('</head>', () => `${element}</head>`);
}
