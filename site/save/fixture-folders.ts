import { isLocale } from '#schemas/content/locale.ts';
import {
  CMS_DATA_ID,
  EXPERIMENT_LIST_ID,
  MACROS_ID,
  OFFERS_ID,
  PAGE_ID,
  SCENARIO_ID,
} from '#schemas/schema-ids.ts';

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

function isFrame(name: string): boolean {
  const [locale = '', segment, ...more] = name.split('.');
  const isSegment = segment === undefined || /^[a-z0-9][a-z0-9-]{0,63}$/.test(segment);
  return isLocale(locale) && isSegment && more.length === 0;
}
