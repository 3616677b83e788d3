import type { ReactNode } from 'react';
import type { CheckModule } from '#schemas/check-module.ts';
import type { Problem } from '#schemas/problems/problem.ts';
import type { ExperienceConfig } from '#schemas/generated/experience.ts';
import {
  createMemoryHost,
  type MemoryHost,
  type MemoryHostOptions,
} from '../host/memory/index.testing.ts';
import { createPlatform, type Platform } from '../platform/index.ts';
import { createRegistry } from '../registry/create-registry.ts';
import { defineEntry } from '../registry/entry.ts';
import type { Entry, Registry } from '../registry/index.ts';
import { readSiteContext } from '../visit/site-context.ts';

/**
 * A site small enough to be read at a glance: two languages, two segments, a shell of two parts.
 */
export const sampleExperience: ExperienceConfig = {
  name: 'sample',
  appName: 'Sample Bank',
  locales: [
    { locale: 'en-GB', label: 'English' },
    { locale: 'fr-BE', label: 'Français' },
  ],
  segments: [
    {
      id: 'individuals',
      labels: { 'en-GB': 'Individuals', 'fr-BE': 'Particuliers' },
      homes: { 'en-GB': '/en/individuals', 'fr-BE': '/fr/particuliers' },
    },
    {
      id: 'business',
      labels: { 'en-GB': 'Business' },
      homes: { 'en-GB': '/en/business' },
    },
  ],
  flexPage: { endpoint: '/page-model' },
  macros: { endpoint: '/macros' },
  layouts: { default: { order: ['top', 'main'], slots: { top: { shell: 'bar' } } } },
  routes: [
    { pathPattern: '/', redirect: '/en/individuals' },
    { pathPattern: '/:language/*', pageLayout: 'default' },
  ],
};

/** The problem of a text that is missing, as a check would give it. */
export const textMissing: Problem = {
  code: 'missing-property',
  severity: 'error',
  pointer: '/text',
  message: 'The property "text" is missing.',
  fix: 'Add "text".',
};

/** Accepts what has a text, and knows a member for an address and one for components inside it. */
export const textCheck: CheckModule = {
  check: (value) =>
    typeof value === 'object' && value !== null && 'text' in value ? [] : [textMissing],
  shape: {
    properties: { text: {}, link: { kind: 'url' }, inner: { items: { kind: 'component' } } },
  },
};

interface TextProps {
  readonly text: string;
  readonly children?: ReactNode;
}

/** An entry that shows what stands inside it, or else its text. */
export function textEntry(id: string, changes: Partial<Entry> = {}): Entry {
  const entry = defineEntry<TextProps>({
    kind: 'component',
    type: id,
    interactive: false,
    load: () => Promise.resolve(({ text, children }: TextProps) => children ?? text),
    check: () => Promise.resolve(textCheck),
  });
  return { ...entry, ...changes };
}

/** The least that a shell part can be. */
export function shellEntry(id: string, changes: Partial<Entry> = {}): Entry {
  return textEntry(id, { kind: 'shell', load: () => Promise.resolve(() => id), ...changes });
}

export const sampleEntries: readonly Entry[] = [
  textEntry('note'),
  textEntry('interactive-note', { interactive: true }),
  shellEntry('bar', {
    interactive: true,
    messages: (locale) => Promise.resolve({ open: `Open in ${locale}` }),
  }),
  shellEntry('error-card'),
  textEntry('calculator', { kind: 'feature' }),
];

export const sampleRegistry: Registry = createRegistry(sampleEntries);

/** The answers of the sample services, by path; a function answers anew each time. */
export type Answers = Readonly<Record<string, object | ((request: Request) => Promise<Response>)>>;

/** A network on which only these paths answer; all others have nothing. */
export function answering(answers: Answers): (request: Request) => Promise<Response> {
  const byPath = new Map(Object.entries(answers));
  return (request) => {
    const answer = byPath.get(new URL(request.url).pathname);
    if (typeof answer === 'function') return answer(request);
    const status = answer ? 200 : 404;
    return Promise.resolve(Response.json(answer ?? {}, { status }));
  };
}

export interface SamplePlatform {
  readonly platform: Platform;
  readonly host: MemoryHost;
}

/** The services of one page of the sample site, whose outside world the test sets. */
export function samplePlatform(
  options: MemoryHostOptions = {},
  experience: ExperienceConfig = sampleExperience,
): SamplePlatform {
  const host = createMemoryHost(options);
  const site = readSiteContext(experience, host);
  return { host, platform: createPlatform({ experience, site }, host) };
}
