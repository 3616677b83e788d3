import { describe, expect, test } from 'vitest';
import { readEnvironment, readWholeNumber } from './environment.ts';
import { StartError } from './start-error.ts';

const ORIGINS = {
  VITRINE_API_ORIGIN: 'https://api.example.com',
  VITRINE_SITE_ORIGIN: 'https://www.example.com',
};

describe('the environment of the production server', () => {
  test('needs two origins; all else has a value of its own', () => {
    expect(readEnvironment(ORIGINS)).toEqual({
      apiOrigin: 'https://api.example.com',
      siteOrigin: 'https://www.example.com',
      imageOrigin: undefined,
      pageCacheMb: undefined,
      responseCacheMb: undefined,
      cmsDataPath: '/cms-data',
      scriptOrigins: [],
      port: 4173,
      hostname: '127.0.0.1',
      drainMs: 1000,
      logLevel: 'info',
      hasTraces: false,
      warnings: [],
    });
  });

  test('names the origin of images where it is not the experience’s', () => {
    const variables = { ...ORIGINS, VITRINE_IMAGE_ORIGIN: 'https://images.example.com/' };

    expect(readEnvironment(variables).imageOrigin).toBe('https://images.example.com');
    expect(() => readEnvironment({ ...ORIGINS, VITRINE_IMAGE_ORIGIN: '/images' })).toThrow(
      'VITRINE_IMAGE_ORIGIN is "/images". Give an origin such as https://api.example.com.',
    );
  });

  test('says where and how to listen', () => {
    const variables = { ...ORIGINS, HOST: '0.0.0.0', PORT: '8080', VITRINE_DRAIN_MS: '0' };

    const { hostname, port, drainMs } = readEnvironment(variables);

    expect([hostname, port, drainMs]).toEqual(['0.0.0.0', 8080, 0]);
  });

  test('says whether traces are printed', () => {
    expect(readEnvironment({ ...ORIGINS, VITRINE_TRACE: '1' }).hasTraces).toBe(true);
  });

  test('says what to log, and where metrics are served', () => {
    const metrics = { METRICS_PORT: '9464', METRICS_HOST: '10.0.0.7' };

    const read = readEnvironment({ ...ORIGINS, ...metrics, VITRINE_LOG_LEVEL: 'debug' });

    expect(read.logLevel).toBe('debug');
    expect(read.metrics).toEqual({ port: 9464, hostname: '10.0.0.7' });
    expect(readEnvironment({ ...ORIGINS, METRICS_PORT: '0' }).metrics).toEqual({
      port: 0,
      hostname: '127.0.0.1',
    });
  });

  test('OP-010 has all its mistakes reported at once, a line each', () => {
    const variables = {
      VITRINE_API_ORGIN: 'https://api.example.com',
      VITRINE_SITE_ORIGIN: 'www.example.com',
      PORT: '70000',
      METRICS_PORT: 'http',
      VITRINE_DRAIN_MS: 'soon',
      VITRINE_LOG_LEVEL: 'verbose',
    };

    expect(() => readEnvironment(variables)).toThrow(
      new StartError(`The environment has 7 mistakes:
  METRICS_PORT is "http". Give a whole number of 0 to 65535.
  VITRINE_API_ORIGIN is not set. Give the origin of the API host.
  VITRINE_SITE_ORIGIN is "www.example.com". Give an origin such as https://api.example.com.
  PORT is "70000". Give a whole number of 0 to 65535.
  VITRINE_DRAIN_MS is "soon". Give a whole number of 0 or more.
  VITRINE_LOG_LEVEL is "verbose". Use one of: error, warn, info, debug.
  There is no variable VITRINE_API_ORGIN. Did you mean VITRINE_API_ORIGIN?`),
    );
  });

  test('is refused where visitors and metrics would share a port', () => {
    expect(() => readEnvironment({ ...ORIGINS, PORT: '8080', METRICS_PORT: '8080' })).toThrow(
      'PORT and METRICS_PORT are both 8080. Give each one of its own.',
    );
  });

  test('reads a variable by its former name, and says how it is called now', () => {
    const former = { ...ORIGINS, VITRINE_KEPT_ANSWERS_MB: '7' };

    const { responseCacheMb, warnings } = readEnvironment(former);
    const both = readEnvironment({ ...former, VITRINE_RESPONSE_CACHE_MB: '8' });

    expect([responseCacheMb, both.responseCacheMb]).toEqual([7, 8]);
    expect([...warnings, ...both.warnings]).toEqual([
      'VITRINE_KEPT_ANSWERS_MB is called VITRINE_RESPONSE_CACHE_MB now. Rename it: the old name will go.',
      'VITRINE_KEPT_ANSWERS_MB is called VITRINE_RESPONSE_CACHE_MB now. Both are set, and the old one is ignored.',
    ]);
  });

  test('is warned of by name where a variable changes nothing, and starts all the same', () => {
    const others = { VITRINE_SOMETHING_ELSE: '1', METRIC_PORT: '9464', PORTAL: 'x', POST: 'y' };

    expect(readEnvironment({ ...ORIGINS, ...others }).warnings).toEqual([
      'There is no variable METRIC_PORT. Did you mean METRICS_PORT?',
      'There is no variable VITRINE_SOMETHING_ELSE, so it changes nothing.',
    ]);
  });

  test('refuses a token for purging that can be guessed', () => {
    expect(() => readEnvironment({ ...ORIGINS, VITRINE_PURGE_TOKEN: 'fifteen-letters' })).toThrow(
      'VITRINE_PURGE_TOKEN is too short. Give 16 characters or more.',
    );
  });

  test('says what the policy lets run, where the shell’s content is, and for how long TLS is needed', () => {
    const { cmsDataPath, scriptOrigins, strictTransport } = readEnvironment({
      ...ORIGINS,
      VITRINE_CMS_DATA_PATH: '/content/v2/shell',
      VITRINE_SCRIPT_ORIGINS: 'https://tags.example.com, https://a.test:8443/,https://a.test:8443',
      VITRINE_STRICT_TRANSPORT: 'max-age=63072000; includeSubDomains',
    });

    expect(cmsDataPath).toBe('/content/v2/shell');
    expect(scriptOrigins).toEqual(['https://tags.example.com', 'https://a.test:8443']);
    expect(strictTransport).toBe('max-age=63072000; includeSubDomains');
  });

  test.each([
    'https://a.test https://b.test',
    'https://*.example.com',
    '*',
    'http://a.test',
    "'unsafe-inline'",
    "https://a.test,'unsafe-eval'",
    'https://a.test/tags.js',
    'https://a.test; report-uri /x',
    'https://a.test,',
    'tags.example.com',
    'data:',
  ])('lets no script run from %s', (text) => {
    expect(() => readEnvironment({ ...ORIGINS, VITRINE_SCRIPT_ORIGINS: text })).toThrow(
      `VITRINE_SCRIPT_ORIGINS is "${text}". Give origins with https and commas between them, without *, quotes and paths, such as https://tags.example.com.`,
    );
  });

  test.each(['forever', '63072000', 'max-age=1\nx: y', 'max-age=60; everywhere', 'max-age="60"'])(
    'asks no browser for TLS with %j',
    (text) => {
      expect(() => readEnvironment({ ...ORIGINS, VITRINE_STRICT_TRANSPORT: text })).toThrow(
        `VITRINE_STRICT_TRANSPORT is "${text}". Give seconds, and what else holds, as in max-age=63072000; includeSubDomains.`,
      );
    },
  );

  test.each(['cms-data', '//elsewhere.test/x', '/a b', '/a?b', '/a/../b', 'https://a.test/x', '/'])(
    'asks for no content at %s',
    (text) => {
      expect(() => readEnvironment({ ...ORIGINS, VITRINE_CMS_DATA_PATH: text })).toThrow(
        `VITRINE_CMS_DATA_PATH is "${text}". Give a path of the API host that begins with /, without query, such as /cms-data.`,
      );
    },
  );

  test.each(['VITRINE_API_ORIGIN', 'VITRINE_SITE_ORIGIN'])('is refused without %s', (name) => {
    expect(() => readEnvironment({ ...ORIGINS, [name]: '' })).toThrow(
      `${name} is not set. Give the origin of `,
    );
  });

  test.each([
    'api.example.com',
    '//api.example.com',
    'ftp://api.example.com',
    'file:///etc/passwd',
    'https://api.example.com/path',
    'https://user:secret@api.example.com',
    'https://api.example.com/?x',
  ])('is refused where an origin is %s', (text) => {
    expect(() => readEnvironment({ ...ORIGINS, VITRINE_API_ORIGIN: text })).toThrow(
      `VITRINE_API_ORIGIN is "${text}". Give an origin such as https://api.example.com.`,
    );
  });

  test('takes an origin with a slash at its end', () => {
    const variables = { ...ORIGINS, VITRINE_API_ORIGIN: 'http://localhost:4000/' };

    expect(readEnvironment(variables).apiOrigin).toBe('http://localhost:4000');
  });
});

describe('a whole number in the environment', () => {
  test.each([
    [undefined, undefined],
    ['', undefined],
    ['0', 0],
    ['250', 250],
  ])('of the text %j is %j', (text, expected) => {
    expect(readWholeNumber({ DELAY: text }, 'DELAY')).toBe(expected);
  });

  test.each(['-1', '1.5', 'soon', '1e999'])('is refused where it is %s', (text) => {
    expect(() => readWholeNumber({ DELAY: text }, 'DELAY')).toThrow(
      `DELAY is "${text}". Give a whole number of 0 or more.`,
    );
  });
});
