import { expect, test } from 'vitest';
import { badOfType, COMPONENT_TYPES } from '../hostile/bad-of-type.ts';
import { badPages } from '../hostile/bad-pages.ts';
import { complaintsAbout } from '../hostile/complaints.ts';
import { createAsk } from './answers.ts';

const ask = await createAsk();

test.each(COMPONENT_TYPES)(
  'every bad value of every property costs %s at most itself, and has one fault at its place',
  async (type) => {
    const { module, zone, bad } = await badOfType(type);

    const complaints: string[] = [];
    for (const page of badPages(bad, zone)) {
      const answer = await ask('/en/individuals', JSON.stringify(page.model));
      complaints.push(...complaintsAbout(page, answer, module));
    }

    expect(bad.length).toBeGreaterThan(400);
    expect(complaints).toEqual([]);
  },
);
