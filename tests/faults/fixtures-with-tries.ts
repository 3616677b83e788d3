import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The visible name of the one thing that a keyboard opens on each of these pages. */
export const QUESTION = 'How do I block my card?';
export const ANSWER = 'In the app, or by telephone.';

/** A picture that every page has, and that nobody spoils. */
export const STEADY_PICTURE = '/images/skyline.svg';

/** More of it than a second brings byte by byte. */
const LONG = 'x'.repeat(2_000);

/** So many that their values, byte by byte, take longer than anybody waits for them. */
const RATES = ['saver-plus', 'everyday-saver', 'first-saver'].flatMap((account) =>
  ['base-rate', 'fidelity-premium', 'total-rate'].map((rate) => `${account}-${rate}`),
);

/** The page of a try. */
export const pathOfTry = (number: number) => `/en/individuals/try-${number}`;

/** The picture that only the page of this try has. */
export const pictureOfTry = (number: number) => `/images/try-${number}.svg`;

/**
 * A folder with the fixtures and so many pages beside them, each with figures, opening hours and a
 * picture that no other asks for: what a browser knows of one page does not help it with the next.
 */
export function fixturesWithTries(count: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-tries-'));
  for (const name of ['pages', 'branches', 'cms-data', 'config', 'macros', 'images'])
    cpSync(`fixtures/${name}`, join(folder, name), { recursive: true });
  const picture = readFileSync('fixtures/images/savings-jar.svg');
  const branch: object = JSON.parse(
    readFileSync('fixtures/branches/ghent-korenmarkt.json', 'utf8'),
  );
  const write = (path: string, value: unknown) =>
    writeFileSync(join(folder, path), JSON.stringify(value));
  for (let number = 0; number < count; number += 1) {
    write(`pages${pathOfTry(number)}.json`, pageOf(number));
    write(`branches/try-${number}.json`, { ...branch, note: LONG });
    writeFileSync(join(folder, pictureOfTry(number)), picture);
  }
  return folder;
}

function pageOf(number: number): object {
  const rates = RATES.map((rate) => `%{savings:${rate}}%`);
  const body = `<p>Now <strong>${rates.join(', ')}</strong> a year.</p>`;
  const flexComponents = [
    { componentType: 'paragraph', title: `Try ${number}`, richBody: { value: body } },
    {
      componentType: 'accordion',
      items: [{ title: QUESTION, richBody: { value: `<p>${ANSWER}</p>` } }],
    },
    {
      componentType: 'feature',
      name: 'branch-opening-hours',
      properties: { branch: `try-${number}` },
      variant: 'widget',
    },
    cardWith(STEADY_PICTURE),
    cardWith(pictureOfTry(number)),
  ];
  const meta = { title: `Try ${number}` };
  return { data: { meta, hasMacro: true, flexZone: { flexComponents } } };
}

function cardWith(original: string): object {
  return {
    componentType: 'service-card',
    title: 'With a picture',
    image: { original, altTextEN: '' },
    link: { text: 'Home', url: '/en/individuals' },
  };
}
