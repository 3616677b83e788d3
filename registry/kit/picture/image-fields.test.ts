import { expect, test } from 'vitest';
import { componentChecks } from '#schemas/generated/checks.ts';

const IMAGE = {
  original: '/images/house-keys.svg',
  transformBaseUrl: '/images/house-keys.png',
  extension: 'png',
  description: 'A house and its keys, for the mortgage',
  width: 720,
  height: 480,
  pixelDensity: 2,
  altTextEN: 'A house and its keys',
  altTextFR: 'Une maison et ses clés',
  altTextNL: 'Een huis met zijn sleutels',
  altTextDE: 'Ein Haus und seine Schlüssel',
};

async function problemsOf(image: object): Promise<string[]> {
  const module = await componentChecks.get('service-card')?.();
  const card = { componentType: 'service-card', title: 'Loans', image };
  return (module?.check(card) ?? []).map(({ code, pointer }) => `${code} ${pointer}`);
}

test('MD-001 an image has original, transformBaseUrl, extension, description, sizes, density and texts', async () => {
  expect(await problemsOf(IMAGE)).toEqual([]);
});

test.each([
  ...Object.keys(IMAGE)
    .filter((name) => !['width', 'height', 'pixelDensity'].includes(name))
    .map((name) => [name, 7, 'wrong-type']),
  ['width', '720', 'wrong-type'],
  ['height', 0, 'too-small'],
  ['pixelDensity', 3, 'wrong-value'],
])('MD-001 the field %s of an image is checked: %j', async (name, value, code) => {
  expect(await problemsOf({ ...IMAGE, [name]: value })).toEqual([`${code} /image/${name}`]);
});

test('MD-002 a text in a language is altText with the code of the language in capitals', async () => {
  expect(await problemsOf({ ...IMAGE, altTextfr: 'Une maison' })).toEqual([
    'unknown-property /image/altTextfr',
  ]);
});
