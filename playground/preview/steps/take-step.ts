/**
 * Does to an element what a visitor does. Each event is one that the page would get from a browser.
 * The focus stays where it is: a preview may stand in a window in which somebody types.
 */
export function takeStep(element: Element, value: string | undefined): void {
  if (value !== undefined) fill(element, value);
  else if (element instanceof HTMLOptionElement) chooseOption(element);
  else if (element instanceof HTMLElement) click(element);
}

function fill(control: Element, value: string): void {
  const { prototype } =
    control instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  control.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  // React takes an own property of the control for what it has written there itself.
  Reflect.set(prototype, 'value', value, control);
  control.dispatchEvent(
    new InputEvent('input', { bubbles: true, inputType: 'insertText', data: value }),
  );
  control.dispatchEvent(new Event('change', { bubbles: true }));
  control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

function chooseOption(option: HTMLOptionElement): void {
  const list = option.closest('select');
  if (!list) return;
  list.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  Reflect.set(HTMLSelectElement.prototype, 'value', option.value, list);
  list.dispatchEvent(new Event('input', { bubbles: true }));
  list.dispatchEvent(new Event('change', { bubbles: true }));
  list.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/** A choice is left once it is made, as a field is. */
function click(element: HTMLElement): void {
  const isChoice = element instanceof HTMLInputElement;
  if (isChoice) element.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  element.click();
  if (isChoice) element.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
