import { expect, test } from 'vitest';
import { readStored } from '../digest/stored-digests.ts';
import { openSite } from '../journeys/visit.ts';

const { site } = openSite();
const STORED = await readStored();

/** A page, components, one that is wrong on purpose, a phone, a session, and every fiftieth. */
const CHOSEN = ['home/en', 'home/session-private', 'page/hostile', 'accordion/on-a-phone'];
const SAMPLE = [...STORED.keys()].filter((id, at) => CHOSEN.includes(id) || at % 50 === 0);

async function askForDigest(request: object) {
  const response = await site().get('/playground/api/digest', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site().address },
    body: JSON.stringify({ query: '', documents: {}, ...request }),
  });
  expect(response.status).toBe(200);
  return (await response.json()) as { readonly digest: string; readonly stored: string };
}

const askForDraft = (page: string) =>
  askForDigest({ id: 'home/en', documents: { page: JSON.parse(page) } });

test.each(SAMPLE)(
  'the playground gets the digest of %s that npm run digest takes',
  { tags: ['deep'] },
  async (id) => {
    const { digest, stored } = await askForDigest({ id });

    expect(stored).toBe(STORED.get(id));
    expect(digest).toBe(stored);
  },
);

test(
  'the digest of a draft has what was edited, and is else as it was',
  { tags: ['deep'] },
  async () => {
    const response = await site().get('/playground/api/fixtures/pages/en/individuals.json');
    const page = await response.text();
    const edited = page.replace('Picked for November', 'Picked for spring');

    const [same, other] = [await askForDraft(page), await askForDraft(edited)];

    expect(same.digest).toBe(same.stored);
    expect(other.digest).toBe(same.stored.replace('Picked for November', 'Picked for spring'));
  },
);
