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
