import { render } from '@testing-library/react';
import type { PageContext, TopBarMode } from '#renderer';
import type { DisplayedVisitor } from '#schemas/content/displayed-visitor.ts';
import { samplePage } from '../sample-page.testing.ts';
import messages from './locales/en-GB.json';
import { topBarWith } from './top-bar.sample.testing.ts';
import { TopBar } from './top-bar.tsx';

interface Shown {
  readonly content?: Partial<ReturnType<typeof topBarWith>>;
  readonly mode?: TopBarMode;
  readonly session?: PageContext['session'];
  readonly visitor?: DisplayedVisitor;
  readonly address?: string;
}

/** Renders the sample in a page that differs as is said. */
export function show({ content = topBarWith(), mode = 'default', visitor, ...page }: Shown = {}) {
  const context = { ...samplePage, ...page, ...(visitor && { visitor }) };
  return render(<TopBar data={content} mode={mode} page={context} messages={messages} />);
}

/** Somebody with both kinds of profile. */
export const BOTH = {
  username: 'Nora Peeters',
  profileName: 'Peeters Bakery',
  activeProfileType: 'business',
  inactiveProfileType: 'private',
} as const;
export const signedIn = { session: 'signed-in', visitor: BOTH } as const;

/** Finds a link by its label or text: in a closed menu it has no accessible name to ask for. */
export function link(name: string | RegExp): HTMLElement | null {
  const says = ({ ariaLabel, textContent }: Element) => {
    const text = ariaLabel ?? textContent.trim();
    return typeof name === 'string' ? text === name : name.test(text);
  };
  return [...document.querySelectorAll('a')].find(says) ?? null;
}

export function menu(name: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-menu][aria-label="${name}"]`);
}

export function itemsOf(name: string): (string | null)[] {
  return [...(menu(name)?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent);
}
