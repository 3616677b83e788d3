/** The fields of a form that holds files, and its files, by the names of their fields. */
export interface MultipartForm {
  readonly texts: readonly (readonly [string, string])[];
  readonly files: Readonly<Record<string, readonly File[]>>;
}

const MAX_NAME_LENGTH = 100;

const BOUNDARY = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i;

/**
 * Reads a body of the type `multipart/form-data`, by the platform's own parser, which takes seconds
 * for hundreds of thousands of parts: hence their number is counted before. Undefined for a body of
 * more parts, or one that cannot be read.
 */
export async function parseMultipart(
  bytes: Uint8Array<ArrayBuffer>,
  type: string,
  maxParts: number,
): Promise<MultipartForm | undefined> {
  const [, quoted, plain = quoted] = BOUNDARY.exec(type) ?? [];
  if (plain === undefined || !hasFewParts(bytes, plain, maxParts)) return undefined;
  const body = new Response(bytes, { headers: { 'content-type': type } });
  try {
    return sortFields(await body.formData());
  } catch {
    // A body that is cut off or none of this type: its sender is told that it cannot be read.
    return undefined;
  }
}

function hasFewParts(bytes: Uint8Array, boundary: string, max: number): boolean {
  const [first = 0, ...rest] = new TextEncoder().encode(`\r\n--${boundary}`);
  let count = 0;
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1)) {
    if (rest.every((byte, index) => bytes[at + 1 + index] === byte)) count += 1;
    if (count > max) return false;
  }
  return true;
}

function sortFields(data: FormData): MultipartForm {
  const texts: [string, string][] = [];
  const files: Record<string, File[]> = Object.create(null);
  for (const [name, value] of data) {
    if (typeof value === 'string') texts.push([name, value]);
    // A control in which no file was chosen sends an empty one without a name.
    else if (value.name !== '' || value.size > 0) (files[name] ??= []).push(renameFile(value));
  }
  return { texts, files };
}

/** The same file by a name that can stand in a message, and is no path. */
function renameFile(file: File): File {
  return new File([file], cleanFileName(file.name), { lastModified: 0 });
}

/** The name of a file without folders and control characters, of 100 characters at most. */
export function cleanFileName(name: string): string {
  const own = (name.split(/[/\\]/).at(-1) ?? '').replaceAll(/[\p{C}"]/gu, '').trim();
  if (own.length <= MAX_NAME_LENGTH) return own || 'file';
  const dot = own.lastIndexOf('.');
  const extension = dot > 0 && own.length - dot <= 11 ? own.slice(dot) : '';
  return `${own.slice(0, MAX_NAME_LENGTH - extension.length)}${extension}`.toWellFormed();
}
