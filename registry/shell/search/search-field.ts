import { findOptionIndex, getStep } from '../../kit/combobox-field/selection.ts';
import { isEscape } from '../../kit/menu/menu-keys.ts';
import { createCombobox, type SearchFieldOptions } from './create-combobox.ts';

/** Gives a field its suggestions: what keys, clicks and the focus do. */
export function openSearchField(field: HTMLInputElement, options: SearchFieldOptions): void {
  const { signal } = options;
  const combobox = createCombobox(field, options);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const by = getStep(event.key);
    if (by !== undefined) {
      event.preventDefault();
      combobox.move(by);
    } else if (isEscape(event) && combobox.isOpen()) {
      // The browser would empty the field, or close the row around it.
      event.preventDefault();
      combobox.restore();
    }
  };
  const onClick = ({ target }: Event) => {
    // The selected suggestion is to be seen in the field before the page goes.
    if (combobox.choose(findOptionIndex(target))) setTimeout(() => field.form?.requestSubmit());
  };

  field.addEventListener('input', combobox.type, { signal });
  field.addEventListener('focus', combobox.focus, { signal });
  field.addEventListener('blur', combobox.show, { signal });
  field.addEventListener('keydown', onKeyDown, { signal });
  const search = field.form?.parentElement;
  search?.addEventListener('click', onClick, { signal });
  search?.addEventListener('mousedown', keepFocus, { signal });
  search?.addEventListener('search-submit', combobox.clear, { signal });
  // Its code comes later than the focus.
  if (field.ownerDocument.activeElement === field) combobox.focus();
}

/** A press on the list leaves the focus in the field, so that the list stays until the click. */
function keepFocus(event: Event): void {
  if (event.target instanceof Element && event.target.closest('[data-suggestions]')) {
    event.preventDefault();
  }
}
