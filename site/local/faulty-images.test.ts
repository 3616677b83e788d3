import { expect, test } from 'vitest';
import { createMemoryStore, type ImageGenerator } from '#fixtures/backend';
import { serveFaultyImages } from './faulty-images.ts';

const images: ImageGenerator = async () => ({
  bytes: new TextEncoder().encode('ab'),
  type: 'image/png',
});
const app = serveFaultyImages({ store: createMemoryStore({}), images });
const ask = async (line: string) =>
  app.request(
    `/playground/faulty-images/${encodeURIComponent(line)}/x.png?io=transform:fill,width:5,height:5`,
  );

test('the address of an image names how it fails', async () => {
  const [refused, empty, cut, late] = await Promise.all(
    ['status:503', 'empty', 'truncated', 'slow:1'].map(ask),
  );

  expect(refused?.status).toBe(503);
  expect(await empty?.text()).toBe('');
  expect(await cut?.text()).toBe('a');
  expect(await late?.text()).toBe('ab');
});

test.each(['explode', 'status:9999', 'constructor'])(
  '%s is no fault, and no image',
  async (line) => {
    expect((await ask(line)).status).toBe(404);
  },
);
