import { createHash } from 'node:crypto';
import type { Handler } from 'hono';
import { createDiskCache } from '#fixtures/node';
import type { FixtureVersions } from '../save/fixture-versions.ts';
import { isRecord } from '#schemas/is-record.ts';
import { FOR_EVER } from '../server/static-files.ts';

/** The sources of a stored picture, by which it is known if it is out of date. */
interface PictureHeader {
  /** The hash of its bytes. */
  readonly name: string;
  /** The version of the code that drew it. */
  readonly code: string;
  /** The versions of the fixtures by path; empty for one that was not there. */
  readonly fixtures: Readonly<Record<string, string>>;
  /** The codes of the problems that its preview had. */
  readonly problems: readonly string[];
}

/** A picture with what it was drawn from. */
interface Picture {
  readonly header: PictureHeader;
  readonly image: Uint8Array<ArrayBuffer>;
}

const END_OF_LINE = 10;

/** A picture as the list of scenarios names it. */
export interface ListedPicture {
  readonly address: string;
  /** False once anything that the scenario shows was saved since, or other code draws it. */
  readonly isCurrent: boolean;
  /** The codes of the problems that the preview had when it was drawn. */
  readonly problems: readonly string[];
}

/** The pictures of scenarios, which outlive the process. */
export interface Pictures {
  /** The picture of each scenario that was ever drawn. */
  readonly list: (ids: readonly string[]) => Promise<ReadonlyMap<string, ListedPicture>>;
  /** The bytes of a picture by the name in its address; undefined where there is none. */
  readonly read: (name: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  /**
   * Begins a picture. The function that is given keeps it, as drawn of the fixtures as they were
   * when it was begun: what is saved meanwhile makes it an older one.
   */
  readonly begin: () => Promise<(id: string, screenshot: Screenshot) => Promise<void>>;
}

/** A picture that was just drawn. */
export interface Screenshot {
  readonly image: Uint8Array;
  readonly problems: readonly string[];
  /** The fixtures that it was drawn from: paths of files, and of folders that were listed. */
  readonly reads: readonly string[];
}

interface PicturesOptions {
  /** The versions of all fixtures as the disk has them now. */
  readonly versions: () => Promise<FixtureVersions>;
  /** The version of the code that draws them. */
  readonly code: () => Promise<string>;
  readonly cacheFolder: string;
}

/** The folder of pictures in addresses. */
export const PICTURES = '/preview/pictures/';

const NAME_LENGTH = 22;

const FOLDER = /\/$/;

const ENDING = '.webp';

/**
 * Opens the pictures of scenarios. Each is stored with the versions of the fixtures that its
 * preview has read and of the code that drew it, as a build tool stores what a file was made of.
 */
export function createPictures({ versions, code, cacheFolder }: PicturesOptions): Pictures {
  const cache = createDiskCache(cacheFolder);
  const known = new Map<string, PictureHeader>();
  const idOf = new Map<string, string>();

  function remember(id: string, { header }: Picture): void {
    known.set(id, header);
    idOf.set(header.name, id);
  }

  return {
    async list(ids) {
      await Promise.all(
        ids.map(async (id) => {
          const stored = known.has(id) ? undefined : await cache.read(id);
          const picture = stored && splitPicture(stored);
          if (picture) remember(id, picture);
        }),
      );
      const now = { code: await code(), present: memoizeVersions(await versions()) };
      return new Map(
        ids.flatMap((id) => {
          const header = known.get(id);
          return header ? [[id, listed(header, now)] as const] : [];
        }),
      );
    },
    async read(name) {
      const stored = await cache.read(idOf.get(name) ?? '');
      const picture = stored && splitPicture(stored);
      return picture?.header.name === name ? picture.image : undefined;
    },
    async begin() {
      const begun = { code: await code(), present: memoizeVersions(await versions()) };
      return async (id, { image, problems, reads }) => {
        const name = createHash('sha256').update(image).digest('base64url').slice(0, NAME_LENGTH);
        const fixtures = Object.fromEntries(reads.map((path) => [path, begun.present(path)]));
        const header = { name, code: begun.code, fixtures, problems };
        const picture = { header, image: new Uint8Array(image) };
        await cache.write(id, joinPicture(picture));
        remember(id, picture);
      };
    },
  };
}

interface PresentVersions {
  readonly code: string;
  readonly present: (path: string) => string;
}

/**
 * Gives versions by path: that of a folder, which ends with a slash, changes with the names in it.
 * A file that is not there has an empty one, for it may come.
 */
function memoizeVersions(versions: FixtureVersions): (path: string) => string {
  const ofFolders = new Map<string, string>();
  const versionOfFolder = (folder: string): string => {
    const paths = [...versions.keys()].filter((path) => path.startsWith(folder)).toSorted();
    return createHash('sha256').update(paths.join('\n')).digest('base64url');
  };
  return (path) => {
    if (!FOLDER.test(path)) return versions.get(path) ?? '';
    const version = ofFolders.get(path) ?? versionOfFolder(path);
    ofFolders.set(path, version);
    return version;
  };
}

function listed(
  { name, code, fixtures, problems }: PictureHeader,
  now: PresentVersions,
): ListedPicture {
  const isCurrent =
    code === now.code &&
    Object.entries(fixtures).every(([path, version]) => now.present(path) === version);
  return { address: `${PICTURES}${name}.webp`, isCurrent, problems };
}

/** Writes a picture as one file: a line of JSON, then the bytes of the image. */
function joinPicture({ header, image }: Picture): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), image]));
}

/** Reads such a file; undefined where another version of this code wrote it. */
function splitPicture(bytes: Uint8Array<ArrayBuffer>): Picture | undefined {
  const end = bytes.indexOf(END_OF_LINE);
  try {
    const header: unknown = JSON.parse(new TextDecoder().decode(bytes.subarray(0, end)));
    return isHeader(header) ? { header, image: bytes.slice(end + 1) } : undefined;
  } catch {
    return undefined;
  }
}

function isHeader(value: unknown): value is PictureHeader {
  return (
    isRecord(value) &&
    typeof value['name'] === 'string' &&
    typeof value['code'] === 'string' &&
    isRecord(value['fixtures']) &&
    Array.isArray(value['problems'])
  );
}

/** Serves pictures by the names in the list of scenarios, which are hashes of their bytes. */
export function servePictures({ read }: Pick<Pictures, 'read'>): Handler {
  return async (context) => {
    const name = context.req.param('name') ?? '';
    const bytes = await read(name.slice(0, -ENDING.length));
    if (!bytes)
      return context.text('There is no such picture.', 404, { 'cache-control': 'no-store' });
    return context.body(bytes, 200, { 'content-type': 'image/webp', 'cache-control': FOR_EVER });
  };
}
