import { isLocale } from '#schemas/content/locale.ts';
import {
  CMS_DATA_ID,
  EXPERIMENT_LIST_ID,
  MACROS_ID,
  OFFERS_ID,
  PAGE_ID,
  SCENARIO_ID,
} from '#schemas/schema-ids.ts';
import { cutText } from '#schemas/content/cut-text.ts';
import type { Refusal } from './refusal.ts';

/** A folder of the fixtures whose files may be saved from the playground. */
export interface FixtureFolder {
  /** Says what each of its files holds, for messages. */
  readonly holds: string;
  /** The `$id` of that schema; left out where the files hold components of the folder's family. */
  readonly schemaId?: string;
  /**
   * Returns true if a file may have this name, without its ending; left out, the rule for all names
   * decides.
   */
  readonly isName?: (name: string) => boolean;
  /** True where its files stand in the folder itself, since nobody looks for others. */
  readonly isFlat?: true;
}

/** Lists all such folders. The playground writes nothing into a folder that is not listed here. */
export const FIXTURE_FOLDERS: ReadonlyMap<string, FixtureFolder> = new Map<string, FixtureFolder>([
  ['pages', { holds: 'a page response', schemaId: PAGE_ID }],
  ['macros', { holds: 'a macro document', schemaId: MACROS_ID, isFlat: true }],
  // One file for each language, under the very name of its locale, and one for each segment that
  // differs.
  [
    'cms-data',
    { holds: 'the texts of the shell', schemaId: CMS_DATA_ID, isFlat: true, isName: isFrame },
  ],
  [
    'experiment-list',
    {
      holds: 'a list of experiments',
      schemaId: EXPERIMENT_LIST_ID,
      isFlat: true,
    },
  ],
  ['offers', { holds: 'a list of offers', schemaId: OFFERS_ID, isFlat: true }],
  ['scenarios', { holds: 'a scenario', schemaId: SCENARIO_ID }],
  ['headers', { holds: 'a header' }],
  ['cards', { holds: 'a card' }],
  ['blocks', { holds: 'a block' }],
]);

const MAX_PARTS = 6;
const MIN_PARTS = 2;
const NAME = /^[a-z0-9][a-z0-9-]{0,63}$/;
const ENDING = '.json';
const MAX_SHOWN_LENGTH = 120;

function isFrame(name: string): boolean {
  const [locale = '', segment, ...more] = name.split('.');
  const isSegment = segment === undefined || /^[a-z0-9][a-z0-9-]{0,63}$/.test(segment);
  return isLocale(locale) && isSegment && more.length === 0;
}

/**
 * The parts of a path below the fixtures, each of which is a plain name; else why it is refused.
 */
type FixturePath = { readonly parts: readonly string[] } | { readonly refusal: Refusal };

/**
 * Reads a path as it was written. Nothing is decoded, so what hides a dot or a slash is no name.
 * Only what every rule allows becomes a path of the disk.
 */
export function readFixturePath(path: string): FixturePath {
  const parts = path.split('/');
  const [folder = '', file = ''] = [parts[0], parts.at(-1)];
  const rules = FIXTURE_FOLDERS.get(folder);
  const known = [...FIXTURE_FOLDERS.keys()].join(', ');
  if (!rules) return refuse(path, `Begin the path with one of: ${known}.`);
  const maxParts = rules.isFlat ? MIN_PARTS : MAX_PARTS;
  if (parts.length < MIN_PARTS || parts.length > maxParts) {
    const count = rules.isFlat ? `${MIN_PARTS}` : `${MIN_PARTS} to ${MAX_PARTS}`;
    return refuse(path, `Give ${count} parts with a slash between them.`);
  }
  if (!parts.slice(0, -1).every((part) => NAME.test(part))) {
    return refuse(path, `Name each folder ${RULE}.`);
  }
  const name = file.endsWith(ENDING) ? file.slice(0, -ENDING.length) : '';
  const isName = rules.isName ?? ((text: string) => NAME.test(text));
  if (isName(name)) return { parts };
  const rule = rules.isName
    ? 'as its locale is named, such as en-GB, or with a segment behind it, such as en-GB.business'
    : RULE;
  return refuse(path, `Name the file ${rule}, and let it end in ${ENDING}.`);
}

const RULE =
  'with 1 to 64 small letters, digits and hyphens, the first of them a letter or a digit';

function refuse(path: string, fix: string): { readonly refusal: Refusal } {
  const excerpt = JSON.stringify(cutText(path, MAX_SHOWN_LENGTH));
  const message = `${excerpt} is no path that a fixture can be saved under.`;
  return { refusal: { status: 400, code: 'bad-path', message, fix } };
}
