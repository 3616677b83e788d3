interface FileType {
  readonly mediaType: string;
  /** The bytes with which every file of the type begins. */
  readonly signature: readonly number[];
}

const PDF: FileType = { mediaType: 'application/pdf', signature: [0x25, 0x50, 0x44, 0x46, 0x2d] };
const PNG: FileType = { mediaType: 'image/png', signature: [0x89, 0x50, 0x4e, 0x47] };
const JPEG: FileType = { mediaType: 'image/jpeg', signature: [0xff, 0xd8, 0xff] };

const TYPES: ReadonlyMap<string, FileType> = new Map([
  ['pdf', PDF],
  ['png', PNG],
  ['jpg', JPEG],
  ['jpeg', JPEG],
]);

const UNKNOWN_TYPE = 'application/octet-stream';

/** The extension of a file's name in small letters; empty without one. */
export function getExtension(name: string): string {
  const at = name.lastIndexOf('.');
  return at > 0 ? name.slice(at + 1).toLowerCase() : '';
}

/** The media type of a file by its name, whatever its sender says of it. */
export function getMediaType(name: string): string {
  return TYPES.get(getExtension(name))?.mediaType ?? UNKNOWN_TYPE;
}

/**
 * Returns true if a file begins as all of its type do, and where the type is not known. A file that
 * cannot be read any more, since it was moved or changed, counts as wrong.
 */
export async function hasContentOfType(file: File): Promise<boolean> {
  const signature = TYPES.get(getExtension(file.name))?.signature;
  if (!signature) return true;
  try {
    const bytes = new Uint8Array(await file.slice(0, signature.length).arrayBuffer());
    return signature.every((byte, index) => bytes[index] === byte);
  } catch {
    return false;
  }
}
