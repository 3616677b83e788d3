import type { FixtureStore } from '#fixtures';
import { isRecord } from '#schemas/is-record.ts';
import { findPictureName } from './find-picture-name.ts';
import { describeSvg } from './pictures.ts';

/** A picture of the fixtures, with what an image object says of it. */
export interface Picture {
  readonly name: string;
  /** The address of the drawing as it is stored. */
  readonly original: string;
  /** The address that answers with the picture at the size asked for. */
  readonly transformBaseUrl: string;
  readonly title: string;
  readonly width: number;
  readonly height: number;
  /** The alternative texts by their members, such as `altTextEN`, or `altText` by locale. */
  readonly alternativeTexts: AlternativeTexts;
}

type AlternativeTexts = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

const FOLDERS = ['pages', 'headers', 'cards', 'blocks'];
const ALTERNATIVE_TEXT = /^altText(?:[A-Z]{2})?$/;

/** Collects the pictures, each with the alternative texts that the fixtures mostly give it. */
export async function collectPictures(
  files: FixtureStore,
  drawings: Readonly<Record<string, string>>,
): Promise<readonly Picture[]> {
  const texts = await countTexts(files);
  return Object.entries(drawings).map(([name, svg]) => {
    const { title, width, height } = describeSvg(svg);
    const [original, transformBaseUrl] = [`/images/${name}.svg`, `/images/${name}.png`];
    const alternativeTexts = chooseTexts(texts.get(name) ?? new Map());
    return { name, original, transformBaseUrl, title, width, height, alternativeTexts };
  });
}

/** How often each set of alternative texts is used, as its JSON text. */
type Uses = Map<string, number>;

async function countTexts(files: FixtureStore): Promise<ReadonlyMap<string, Uses>> {
  const byName = new Map<string, Uses>();
  const paths = await Promise.all(FOLDERS.map((folder) => files.list(folder)));
  const waiting: unknown[] = await Promise.all(paths.flat().map((path) => files.read(path)));
  for (let next = waiting.pop(); waiting.length > 0 || next; next = waiting.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    if (isRecord(next)) countUse(next, byName);
    waiting.push(...Object.values(next));
  }
  return byName;
}

function countUse(image: Readonly<Record<string, unknown>>, byName: Map<string, Uses>): void {
  const name = findPictureName(image['original']);
  if (name === undefined) return;
  const members = Object.keys(image).filter((member) => ALTERNATIVE_TEXT.test(member));
  const uses = byName.get(name) ?? new Map<string, number>();
  const key = JSON.stringify(members.toSorted().map((member) => [member, image[member]]));
  byName.set(name, uses.set(key, (uses.get(key) ?? 0) + 1));
}

/** The texts in the most languages, and of several those that are used most. */
function chooseTexts(uses: Uses): AlternativeTexts {
  const ranked = [...uses]
    .map(([key, count]) => ({ texts: readTexts(key), count }))
    .sort((one, other) => other.texts.length - one.texts.length || other.count - one.count);
  return Object.fromEntries(ranked[0]?.texts ?? []);
}

type MemberText = readonly [member: string, text: AlternativeTexts[string]];

function readTexts(key: string): readonly MemberText[] {
  const entries: readonly (readonly [string, unknown])[] = JSON.parse(key);
  return entries.flatMap(([member, text]): readonly MemberText[] => {
    if (isRecord(text)) return [[member, selectTexts(text)]];
    return isText(text) ? [[member, text]] : [];
  });
}

function selectTexts(
  byLocale: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(byLocale).flatMap(([locale, text]) => (isText(text) ? [[locale, text]] : [])),
  );
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
