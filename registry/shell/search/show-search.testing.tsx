import { expect, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Suggestion } from '#schemas/generated/suggestion.ts';
import { renderInBrowser } from '../../render-in-browser.testing.ts';
import { samplePage } from '../sample-page.testing.ts';
import messages from '../top-bar/locales/en-GB.json';
import { topBarWith } from '../top-bar/top-bar.sample.testing.ts';
import { TopBar } from '../top-bar/top-bar.tsx';
import { watchTopBar } from '../top-bar/watch-top-bar.ts';
import { type SearchSubmit, watchSearch } from './watch-search.ts';
import type { Suggest } from './suggest.ts';

/** Suggestions with these texts. */
export const suggestionsOf = (...texts: readonly string[]): readonly Suggestion[] =>
  texts.map((text) => ({
    icon: 'vitrine:regular:magnifying-glass',
    value: text,
    text,
    top: false,
  }));

export const THREE = suggestionsOf('card limit', 'card lost', 'card reader');

/**
 * A top bar whose search suggests that, with what is done in it. Nothing leads away from the page
 * of the test.
 */
export function show(suggest: Suggest | 'none' = async () => THREE) {
  const submitted: SearchSubmit[] = [];
  const sent: string[] = [];
  const suggestMock = vi.fn<Suggest>(suggest === 'none' ? async () => [] : suggest);
  const container = renderInBrowser(
    <TopBar data={topBarWith()} page={samplePage} messages={messages} />,
  );
  onTestFinished(watchTopBar(window));
  onTestFinished(watchSearch(window, suggest === 'none' ? undefined : suggestMock));
  const listening = new AbortController();
  const { signal } = listening;
  onTestFinished(() => listening.abort());
  const onSubmit = (event: Event) => {
    if (event instanceof CustomEvent) submitted.push(event.detail);
  };
  document.addEventListener('search-submit', onSubmit, { signal });
  const onSend = (event: SubmitEvent) => {
    const { target, defaultPrevented } = event;
    const term = target instanceof HTMLFormElement && new FormData(target).get('q');
    if (!defaultPrevented && typeof term === 'string') sent.push(`q=${term}`);
    event.preventDefault();
  };
  document.addEventListener('submit', onSend, { signal });
  const field = container.querySelector<HTMLInputElement>('[data-search-field]');
  if (!field?.form) throw new Error('There is no search.');
  return { container, field, form: field.form, suggestMock, submitted, sent };
}

export const optionTexts = () => options().map(({ textContent }) => textContent);
export const options = () => [...document.querySelectorAll<HTMLElement>('[role="option"]')];
export const list = () => document.querySelector<HTMLElement>('[role="listbox"]');
export const isListSeen = () => list()?.checkVisibility() ?? false;
export const selectedText = () => document.querySelector('[aria-selected="true"]')?.textContent;
export const statusText = () => document.querySelector('output')?.textContent;

/** Puts the focus into a search, and waits for its suggestions. */
export async function openList(shown = show()) {
  await userEvent.click(shown.field);
  await expect.poll(isListSeen).toBe(true);
  return shown;
}

/** Types all of a text at once. */
export function type(field: HTMLInputElement, text: string): void {
  field.value = text;
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
