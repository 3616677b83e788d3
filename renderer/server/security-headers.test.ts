import { describe, expect, test } from 'vitest';
import {
  createFileSecurityHeaders,
  createSecurityHeaders,
  type SecurityOptions,
} from './security-headers.ts';
import { note, pageOf, serverWith } from './sample-server.testing.ts';
import { sampleExperience } from '../create-plan/sample-site.testing.ts';

function policyOf(options: SecurityOptions = {}): ReadonlyMap<string, string> {
  const policy = createSecurityHeaders(options).get('content-security-policy') ?? '';
  const directives = policy.split('; ').map((directive): [string, string] => {
    const [name = '', ...sources] = directive.split(' ');
    return [name, sources.join(' ')];
  });
  return new Map(directives);
}

describe('the content security policy', () => {
  test('lets scripts and styles come from the site alone, and none stand inline', () => {
    const policy = policyOf();

    expect(policy.get('default-src')).toBe("'none'");
    expect(policy.get('script-src')).toBe("'self'");
    expect(policy.get('style-src')).toBe("'self'");
    expect(policy.get('require-trusted-types-for')).toBe("'script'");
    expect([...policy.values()].join(' ')).not.toMatch(/unsafe|nonce|sha256|strict-dynamic/);
  });

  test('is this one and no other, where nothing comes from elsewhere', () => {
    expect(Object.fromEntries(policyOf())).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': "'self'",
      'font-src': "'self'",
      'img-src': "'self'",
      'media-src': "'self'",
      'connect-src': "'self'",
      'manifest-src': "'self'",
      'form-action': "'self'",
      'frame-ancestors': "'self'",
      'base-uri': "'none'",
      'object-src': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': "'none'",
    });
  });

  test('knows the script of the page itself by its hash alone', () => {
    const inlineScript = { text: 'open()', source: "'sha256-abc='" };

    expect(policyOf({ inlineScript }).get('script-src')).toBe("'self' 'sha256-abc='");
  });

  test('lets a document show others of its site where it does', () => {
    expect(policyOf({ frames: true }).get('frame-src')).toBe("'self'");
  });

  test('adds modules to scripts, and the API host to connections', () => {
    const policy = policyOf({
      modules: ['https://cdn.sample.test/chart/1.0.0/esm/'],
      apiOrigins: ['https://api.sample.test'],
    });

    expect(policy.get('script-src')).toBe("'self' https://cdn.sample.test/chart/1.0.0/esm/");
    expect(policy.get('connect-src')).toBe("'self' https://api.sample.test");
  });

  test('adds the image service to images, and other origins of media to images and videos', () => {
    const policy = policyOf({
      imageOrigin: 'http://127.0.0.1:4174',
      mediaOrigins: ['https://media.sample.test'],
    });

    expect(policy.get('img-src')).toBe("'self' http://127.0.0.1:4174 https://media.sample.test");
    expect(policy.get('media-src')).toBe("'self' https://media.sample.test");
    const named = [...policy.values()].filter((sources) => /4174|media/.test(sources));
    expect(named).toHaveLength(2);
  });

  test('names the endpoint that browsers report to, by its path and by its name', () => {
    const policy = policyOf({ reportPath: '/reports' });
    const headers = createSecurityHeaders({ reportPath: '/reports' });

    expect(policy.get('report-uri')).toBe('/reports');
    expect(policy.get('report-to')).toBe('default');
    expect(headers.get('reporting-endpoints')).toBe('default="/reports"');
    expect(createSecurityHeaders({}).has('reporting-endpoints')).toBe(false);
  });

  test('only reports violations where it is asked to', () => {
    const headers = createSecurityHeaders({ reportOnly: true });
    const enforced = createSecurityHeaders({}).get('content-security-policy');

    expect(headers.has('content-security-policy')).toBe(false);
    expect(headers.get('content-security-policy-report-only')).toBe(enforced);
  });
});

test('an answer has Strict-Transport-Security where the site has a value for it', async () => {
  const strictTransport = 'max-age=60';
  const { get } = serverWith(pageOf(note('a')), { strictTransport });
  const { headers } = await get('/en');

  expect(headers.get('strict-transport-security')).toBe('max-age=60');
  expect(createSecurityHeaders({}).has('strict-transport-security')).toBe(false);
});

test('scripts of further origins may run on every page that the environment names them for', async () => {
  const scriptOrigins = ['https://tags.example.com'];
  const { headers } = await serverWith(pageOf(note('a')), { scriptOrigins }).get('/en');

  expect(headers.get('content-security-policy')).toContain(
    "script-src 'self' https://tags.example.com; style-src 'self';",
  );
});

test('every answer forbids guessing of types, and foreign frames', () => {
  const headers = createSecurityHeaders({});

  expect(headers.get('permissions-policy')).toBe('camera=(), microphone=(), geolocation=()');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
});

describe('the policy of what is no page', () => {
  test.each(['image/svg+xml', 'application/xml', 'text/plain; charset=utf-8', 'text/x', null])(
    'runs nothing and belongs to no origin: %s',
    (type) => {
      const policy = createFileSecurityHeaders(type).get('content-security-policy') ?? '';

      expect(policy).toMatch(/^default-src 'none'; style-src 'unsafe-inline';/);
      expect(policy).toMatch(/; sandbox$/);
      expect(policy).toContain("; frame-ancestors 'self'; form-action 'none'; base-uri 'none'");
      expect(policy).not.toMatch(/script|connect/);
    },
  );

  test('lets a browser show a PDF in its viewer, which runs nothing of the site', () => {
    const policy =
      createFileSecurityHeaders('application/pdf').get('content-security-policy') ?? '';

    expect(policy).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'; form-action 'none'; base-uri 'none'",
    );
  });

  test.each(['text/javascript; charset=utf-8', 'application/javascript'])(
    'lets a worker load code of its own site: %s',
    (type) => {
      const policy = createFileSecurityHeaders(type).get('content-security-policy') ?? '';

      expect(policy).toMatch(/^default-src 'none'; script-src 'self'; connect-src 'self'; /);
      expect(policy).toMatch(/frame-ancestors 'self'; form-action 'none'; base-uri 'none'$/);
      expect(policy).not.toMatch(/unsafe|sandbox/);
    },
  );
});

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

/** Whom a page may ask beside its own origin. */
async function connectionsOf(options: Parameters<typeof serverWith>[1]): Promise<string[]> {
  const { headers } = await serverWith(pageOf(note('a')), options).get('/en');
  const policy = headers.get('content-security-policy') ?? '';
  return /connect-src 'self'([^;]*)/.exec(policy)?.[1]?.split(' ').filter(Boolean) ?? ['none'];
}

const withMembers = (members: object) => ({ experience: { ...sampleExperience, ...members } });
