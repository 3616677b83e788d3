import { within } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import { registry } from '#registry';
import { createExperience, type Problem } from '#renderer';
import { createMemoryHost, type MemoryHost } from '#renderer/memory';
import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import { experience as site } from '#site/experience.ts';

export interface PageToOpen {
  readonly path?: string;
  /** The hash of the address, whenever it is asked for. */
  readonly hash?: () => string;
  /** The answer of the content service; without one, it has nothing. */
  readonly response?: unknown;
  readonly status?: number;
  readonly experience?: ExperienceConfig;
  readonly cookies?: string;
}

/** A page as a visitor sees it, and what happened on the way. */
export interface OpenedPage {
  readonly main: HTMLElement;
  readonly sent: readonly Request[];
  readonly problems: readonly Problem[];
  readonly messages: MemoryHost['messages'];
  readonly clock: MemoryHost['clock'];
  readonly status: number | undefined;
}

/**
 * Opens a page of the site in this window, made of what the content service answers. Closed after
 * the test.
 */
export async function openPage({
  path = '/en/individuals',
  hash = () => '',
  response = {},
  status = 200,
  experience = site,
  cookies = '',
}: PageToOpen): Promise<OpenedPage> {
  document.body.innerHTML = '<div id="page"></div>';
  const sent: Request[] = [];
  const problems: Problem[] = [];
  const memory = createMemoryHost({
    cookies,
    // The shell is not what these pages are about.
    cmsData: { navigation: { menuItems: [] }, footer: {} },
    fetch(request) {
      sent.push(request);
      return Promise.resolve(Response.json(response, { status }));
    },
  });
  const host = { ...memory, url: () => new URL(`https://www.meridia.test${path}${hash()}`) };
  const { rendered, dispose } = await createExperience(window, {
    registry,
    // A copy, since a document remembers of its site that a service did not answer well.
    experience: { ...experience },
    host,
    onProblem: (problem) => void problems.push(problem),
  });
  onTestFinished(() => {
    dispose();
    document.body.replaceChildren();
  });
  const main = document.querySelector('main');
  if (!main) throw new Error('The page has no main landmark.');
  const { messages, clock } = host;
  return { main, sent, problems, messages, clock, status: rendered?.plan.status };
}

/** A response with these components in its flex zone. */
export function pageOf(...flexComponents: readonly unknown[]): object {
  return { data: { flexZone: { flexComponents } } };
}

/** A title, which is the least that shows. */
export function titled(title: string): object {
  return { componentType: 'section-title', title };
}

/**
 * Returns the headings of a page's zones, in their order. Its own h1, where it has no header,
 * stands before them.
 */
export function headingsIn(main: HTMLElement): string[] {
  return [...main.querySelectorAll<HTMLElement>('[data-zone]')]
    .flatMap((zone) => within(zone).queryAllByRole('heading'))
    .map(({ textContent }) => textContent);
}
