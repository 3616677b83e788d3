import { describe, expect, test } from 'vitest';
import { readEnvironment, wholeNumberIn } from './environment.ts';

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
      port: 4173,
      hostname: '127.0.0.1',
      drainMs: 1000,
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
    expect(wholeNumberIn({ DELAY: text }, 'DELAY')).toBe(expected);
  });

  test.each(['-1', '1.5', 'soon', '1e999'])('is refused where it is %s', (text) => {
    expect(() => wholeNumberIn({ DELAY: text }, 'DELAY')).toThrow(
      `DELAY is "${text}". Give a whole number of 0 or more.`,
    );
  });
});
