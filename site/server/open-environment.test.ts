import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { openEnvironment } from './open-environment.ts';

async function answer(experience: Parameters<typeof openEnvironment>[0]): Promise<string> {
  const app = new Hono().get('/open-environment', openEnvironment(experience));
  return (await app.request('http://localhost:4173/open-environment')).text();
}

const block = (details: object) =>
  `<script type="application/json" id="experience-config">${JSON.stringify({ details })}</script>`;

describe('the open-environment page', () => {
  test('has the host of modules that the policy allows', async () => {
    const cdnHost = 'https://cdn.example.com';

    expect(await answer({ cdnHost, canOverride: true })).toContain(
      block({ cdnHost, canOverride: true }),
    );
  });

  test('has the default host where the experience names none, and overrides nothing unless told', async () => {
    expect(await answer({})).toContain(
      block({ cdnHost: 'https://cdn.example.com', canOverride: false }),
    );
  });

  test('lets nothing out of its block', async () => {
    const html = await answer({ cdnHost: 'https://x</script><script>alert(1)' });

    expect(html.match(/<\/script>/g)).toHaveLength(1);
  });
});
