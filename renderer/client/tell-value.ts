export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Tells a component what stands in its field since before the component ran. React compares with what it saw last, which
 * is what stands there: so it sees the field as the server sent it for a moment, in which nothing is painted.
 */
export function tellValue(field: Field): void {
  if (!field.isConnected) return;
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
    if (field.checked === field.defaultChecked) return;
    field.checked = field.defaultChecked;
    field.click();
    return;
  }
  if (!(field instanceof HTMLSelectElement)) {
    const { value } = field;
    field.value = field.defaultValue;
    // The element's own property is React's, which would take note of this as well.
    const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value);
  }
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
