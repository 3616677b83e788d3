import type { Suggestion } from '#schemas/generated/suggestion.ts';
import { chartLineUp, magnifyingGlass } from '../../kit/icon/drawings.ts';
import './search-suggestions.css';

/** The suggestions that a search shows, and which of them is selected. */
export interface DisplayedSuggestions {
  /** None of them hides the list. */
  readonly suggestions: readonly Suggestion[];
  /** Counted from 0; -1 is none. */
  readonly selected: number;
}

const LIST_ID = 'search-suggestions';
const SVG = 'http://www.w3.org/2000/svg';
const DRAWINGS = new Map([chartLineUp, magnifyingGlass].map((drawing) => [drawing.id, drawing]));

/**
 * Shows suggestions below a field, and tells assistive technology of them. Whatever stands there by
 * now is told anew.
 */
export function showSuggestions(
  field: HTMLInputElement,
  { suggestions, selected }: DisplayedSuggestions,
): void {
  const search = field.form?.parentElement;
  const container = search?.querySelector<HTMLElement>('[data-suggestions]');
  const status = search?.querySelector<HTMLElement>('[data-suggestion-status]');
  if (!container || !status) return;
  const isOpen = suggestions.length > 0;
  if (isOpen) fill(container, suggestions);
  container.hidden = !isOpen;
  const options = [...container.querySelectorAll('[role="option"]')];
  options.forEach((option, index) => (option.ariaSelected = String(index === selected)));

  field.role = 'combobox';
  field.ariaAutoComplete = 'list';
  field.ariaExpanded = String(isOpen);
  const active = isOpen ? options[selected] : undefined;
  setOrRemove(field, 'aria-controls', isOpen && LIST_ID);
  setOrRemove(field, 'aria-activedescendant', active?.id);
  active?.scrollIntoView({ block: 'nearest' });

  const said = isOpen ? countText(status, suggestions.length) : '';
  // Said again, it would be heard again.
  if (status.textContent !== said) status.textContent = said;
}

const filled = new WeakMap<Element, readonly Suggestion[]>();

function fill(container: HTMLElement, suggestions: readonly Suggestion[]): void {
  if (filled.get(container) === suggestions && container.childElementCount > 0) return;
  filled.set(container, suggestions);
  const { ownerDocument: document, dataset } = container;
  const isTop = suggestions.every(({ top }) => top);
  const title = (isTop ? dataset['topTitle'] : dataset['title']) ?? '';
  const list = document.createElement('ul');
  list.id = LIST_ID;
  list.className = 'search-suggestions__list';
  list.role = 'listbox';
  list.ariaLabel = title;
  list.append(...suggestions.map((each, index) => optionOf(document, each, index)));
  container.replaceChildren(...(isTop ? [headOf(document, title)] : []), list);
}

/** The list has its name already. */
function headOf(document: Document, title: string): Element {
  const head = document.createElement('p');
  head.className = 'search-suggestions__title';
  head.ariaHidden = 'true';
  head.textContent = title;
  return head;
}

function optionOf(document: Document, suggestion: Suggestion, index: number): Element {
  const { icon, text, suggestedText = '' } = suggestion;
  const option = document.createElement('li');
  option.id = `${LIST_ID}-${index}`;
  option.className = 'search-suggestions__option';
  option.role = 'option';
  const words = document.createElement('span');
  words.className = 'search-suggestions__text';
  words.dir = 'auto';
  words.append(text.slice(0, text.length - suggestedText.length));
  if (suggestedText) {
    const rest = document.createElement('strong');
    rest.textContent = suggestedText;
    words.append(rest);
  }
  option.append(...iconOf(document, icon), words);
  return option;
}

function iconOf(document: Document, id: string): Element[] {
  const drawing = DRAWINGS.get(id);
  if (!drawing) return [];
  const icon = document.createElementNS(SVG, 'svg');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', drawing.path);
  icon.setAttribute('class', 'icon');
  icon.setAttribute('viewBox', drawing.viewBox);
  icon.setAttribute('width', '20');
  icon.setAttribute('height', '20');
  icon.ariaHidden = 'true';
  icon.append(path);
  return [icon];
}

function countText({ dataset }: HTMLElement, count: number): string {
  const text = (count === 1 ? dataset['one'] : dataset['many']) ?? '';
  return text.replace('{{count}}', String(count));
}

function setOrRemove(element: Element, name: string, value: string | false | undefined): void {
  if (value) element.setAttribute(name, value);
  else element.removeAttribute(name);
}
