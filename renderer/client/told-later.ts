export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * What a visitor has put into a field, for a component that did not run yet. The function tells it to the component: React
 * compares with what it saw last, so it sees another value for a moment, in which nothing is painted.
 */
export function toldLater(field: Field): () => void {
  if (field instanceof HTMLSelectElement) return () => tell(field);
  if (isChoice(field)) {
    const { checked, defaultChecked } = field;
    return () => {
      if (checked === defaultChecked) return;
      field.checked = !checked;
      field.click();
    };
  }
  const { value, defaultValue } = field;
  return () => {
    field.value = defaultValue;
    // The element's own property is React's, which would take note of this as well.
    const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value);
    tell(field);
  };
}

function isChoice(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);
}

function tell(field: Field): void {
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
