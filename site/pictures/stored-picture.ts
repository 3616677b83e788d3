import { isRecord } from '#schemas/is-record.ts';

/** The sources of a stored picture, by which it is known if it is out of date. */
export interface PictureHeader {
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
export interface Picture {
  readonly header: PictureHeader;
  readonly image: Uint8Array<ArrayBuffer>;
}

const END_OF_LINE = 10;

/** Writes a picture as one file: a line of JSON, then the bytes of the image. */
export function joinPicture({ header, image }: Picture): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), image]));
}

/** Reads such a file; undefined where another version of this code wrote it. */
export function splitPicture(bytes: Uint8Array<ArrayBuffer>): Picture | undefined {
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
