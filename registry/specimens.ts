import type { Entry } from '#renderer';
import { specimenEntry } from './kit/specimen/specimen-entry.tsx';
import type { Specimens } from './kit/specimen/specimen.ts';

/** The states of the kit's parts, by part. Each state has a scenario in `fixtures/scenarios/kit-<part>/`. */
export const kitSpecimens: Readonly<Record<string, () => Promise<Specimens>>> = {
  heading: async () => (await import('./kit/heading/heading.specimens.tsx')).headingSpecimens,
};

/** What draws them. Only previews have these entries, no site. */
export const specimenEntries: readonly Entry[] = Object.entries(kitSpecimens).map(([part, load]) =>
  specimenEntry(part, load),
);
