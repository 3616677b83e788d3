import { isRecord } from '#schemas/is-record.ts';
import { getMediaType } from '../../kit/file-field/index.ts';

/** The part of a body with files that has the values; no field can have a hyphen in its name. */
const VALUES = 'form-values';

/**
 * The body in which values are sent: as they are, or together with the files among them. The values
 * then have names and sizes in the places of files, which are parts by the paths of their fields.
 */
export function writeFormBody(values: unknown): unknown {
  const files: { readonly path: string; readonly file: File }[] = [];
  const others = replaceFiles(values, '', (path, file) => void files.push({ path, file }));
  if (files.length === 0) return values;
  const body = new FormData();
  body.append(VALUES, JSON.stringify(others));
  for (const { path, file } of files) {
    // A type that its sender names may be another one than its content has.
    body.append(path, new Blob([file], { type: getMediaType(file.name) }), file.name);
  }
  return body;
}

/** The bytes of the files in a body. */
export function countFileBytes(body: unknown): number {
  if (!(body instanceof FormData)) return 0;
  return Array.from(body.values()).reduce(
    (sum, part) => sum + (typeof part === 'string' ? 0 : part.size),
    0,
  );
}

function replaceFiles(
  value: unknown,
  path: string,
  take: (path: string, file: File) => void,
): unknown {
  if (value instanceof File) {
    take(path, value);
    return { name: value.name, size: value.size };
  }
  if (Array.isArray(value)) {
    // Files of a field have one name, as they do where a browser sends them.
    return value.map((each, index) =>
      replaceFiles(each, each instanceof File ? path : `${path}.${index}`, take),
    );
  }
  if (!isRecord(value) || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      replaceFiles(each, path === '' ? name : `${path}.${name}`, take),
    ]),
  );
}
