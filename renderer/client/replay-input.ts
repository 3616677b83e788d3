import type { Held } from './read-action.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function isField(target: Element): target is Field {
  return [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement].some(
    (kind) => target instanceof kind,
  );
}

/**
 * Tells a component what a visitor had put into its field before it ran. React compares with what
 * it saw last, so it sees another value for a moment, in which nothing is painted.
 */
export function replayInput(
  field: Field,
  { value, defaultValue, checked, defaultChecked }: Held,
): void {
  if (isChoice(field)) {
    if (checked === defaultChecked) return;
    field.checked = !checked;
    field.click();
    return;
  }
  if (!(field instanceof HTMLSelectElement)) {
    field.value = defaultValue ?? '';
    // The element's own property is React's, which would take note of this as well.
    const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value);
  }
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

function isChoice(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);
}
