import { describe, expect, test } from 'vitest';
import { note, pageOf, serverWith } from './sample-server.testing.ts';
import { sampleExperience } from '../create-plan/sample-site.testing.ts';

/** Whom a page may ask beside its own origin. */
async function connectionsOf(options: Parameters<typeof serverWith>[1]): Promise<string[]> {
  const { headers } = await serverWith(pageOf(note('a')), options).get('/en');
  const policy = headers.get('content-security-policy') ?? '';
  return /connect-src 'self'([^;]*)/.exec(policy)?.[1]?.split(' ').filter(Boolean) ?? ['none'];
}

const withMembers = (members: object) => ({ experience: { ...sampleExperience, ...members } });

describe('the API hosts that a page may ask', () => {
  test('AP-003 are that of the site’s name, however the server reaches it', async () => {
    const options = { siteOrigin: 'https://www.bank.test', apiOrigin: 'http://10.0.0.7' };

    expect(await connectionsOf(options)).toEqual(['https://api.bank.test']);
  });

  test('are those of the experience instead, and those beside it', async () => {
    const configured = withMembers({
      apiOrigin: 'https://gateway.test',
      otherApiOrigins: ['https://payments.test'],
    });

    expect(await connectionsOf({ siteOrigin: 'https://www.bank.test', ...configured })).toEqual([
      'https://gateway.test',
      'https://payments.test',
    ]);
    expect(await connectionsOf(configured)).toEqual([
      'https://gateway.test',
      'https://payments.test',
    ]);
  });

  test('are none where the site answers itself, or nobody knows its name', async () => {
    expect(await connectionsOf({ siteOrigin: 'http://localhost:4173' })).toEqual([]);
    expect(await connectionsOf(withMembers({ apiOrigin: '/' }))).toEqual([]);
    expect(await connectionsOf({})).toEqual([]);
  });
});

test('a page’s images and videos come from the origins of the experience alone', async () => {
  const origins = {
    imageOrigin: 'https://images.bank.test',
    mediaOrigins: ['https://media.bank.test'],
  };

  const { headers } = await serverWith(pageOf(note('a')), withMembers(origins)).get('/en');

  expect(headers.get('content-security-policy')).toContain(
    "img-src 'self' https://images.bank.test https://media.bank.test; media-src 'self' https://media.bank.test;",
  );
});

describe('a page', () => {
  test('names the API host to its browser where it is configured, and else says nothing of it', async () => {
    const page = pageOf(note('a'));
    const told = await serverWith(page, withMembers({ apiOrigin: 'https://gateway.test' })).get(
      '/en',
    );
    const untold = await serverWith(page).get('/en');

    expect(await told.text()).toContain(' data-api-origin="https://gateway.test">');
    expect(await untold.text()).not.toContain('api-origin');
  });

  test('is made of what interceptors let through', async () => {
    const asked: string[] = [];
    const server = serverWith(pageOf(note('a')), {
      apiOrigin: 'http://10.0.0.7',
      interceptors: {
        request: [
          (request) => {
            asked.push(request.url);
            return new Request(request);
          },
        ],
      },
    });

    expect((await server.get('/en')).status).toBe(200);
    expect(asked).toEqual(['http://10.0.0.7/page-model?pageUrl=%2Fen']);
  });
});
