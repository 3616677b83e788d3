import type { Action, Held } from '../start/record-events.ts';

/**
 * Does once more what a visitor did before the components ran. An event says all that another one
 * like it has to say. Loaded with the components: until then nothing can be done.
 */
export function replayEvent({ event, target, held }: Action): void {
  const { type } = event;
  if (held && isField(target)) replayInput(target, held);
  else if (event instanceof MouseEvent) target.dispatchEvent(new MouseEvent(type, event));
  else if (event instanceof KeyboardEvent) {
    // The key before it may have moved the focus.
    const focused = target.ownerDocument.activeElement ?? target;
    focused.dispatchEvent(new KeyboardEvent(type, event));
  } else if (event instanceof SubmitEvent && target instanceof HTMLFormElement) {
    target.requestSubmit(event.submitter);
  } else target.dispatchEvent(new Event(type, event));
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isField(target: Element): target is Field {
  return [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement].some(
    (kind) => target instanceof kind,
  );
}

/**
 * Tells a component what a visitor had put into its field before it ran. React compares with what
 * it saw last, so it sees another value for a moment, in which nothing is painted.
 */
function replayInput(field: Field, { value, defaultValue, checked, defaultChecked }: Held): void {
  if (isChoice(field)) {
    if (checked === defaultChecked) return;
    field.checked = !checked;
    field.click();
    return;
  }
  // Only a person can put files into a field.
  if (!(field instanceof HTMLSelectElement) && field.type !== 'file') {
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
