import { FORM_NAME } from '#schemas/content/sent-form.ts';
import { joinBytes, type Bytes } from '../../services/http/index.ts';
import type { PostedForm } from '../../view/index.ts';
import { MAX_UPLOAD_BYTES, type Upload } from './create-upload-limit.ts';
import { parseMultipart } from './read-files.ts';

/** A form as it was sent, before it has a key. */
export type SentForm = Omit<PostedForm, 'idempotencyKey'>;

/** A form that is not taken, and the status that says why. */
export interface FormRefusal {
  readonly status: 400 | 403 | 413 | 415 | 503;
}

/** The texts of no form of a bank's public site are longer; more is not read to its end. */
export const MAX_FORM_BYTES = 64 * 1_024;

const MAX_FIELDS = 200;

const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;
const MULTIPART_TYPE = /^multipart\/form-data\s*;/i;

/**
 * Reads a form out of a request. It has to come from a page of this site, which the browser says in
 * `Origin`: no other site can send one in the name of its visitors. A form with files is longer;
 * its bytes are counted in `upload` as they come.
 */
export async function readFormPost(
  request: Request,
  siteOrigin: string,
  upload: Upload,
): Promise<SentForm | FormRefusal> {
  if (request.headers.get('origin') !== siteOrigin) return { status: 403 };
  const type = request.headers.get('content-type') ?? '';
  const hasFiles = MULTIPART_TYPE.test(type);
  if (!hasFiles && !FORM_TYPE.test(type)) return { status: 415 };
  const maxBytes = MAX_FORM_BYTES + (hasFiles ? MAX_UPLOAD_BYTES : 0);
  if (Number(request.headers.get('content-length')) > maxBytes) return { status: 413 };
  const bytes = await readBody(request, maxBytes, hasFiles ? upload : UNCOUNTED);
  if ('status' in bytes) return bytes;
  if (!hasFiles) return toSentForm(new URLSearchParams(new TextDecoder().decode(bytes)));
  const form = await parseMultipart(bytes, type, MAX_FIELDS);
  if (!form) return { status: 400 };
  if (countCharacters(form.texts) > MAX_FORM_BYTES) return { status: 413 };
  const sent = toSentForm(form.texts);
  return 'status' in sent ? sent : { ...sent, files: form.files };
}

/** A form without files is too short to be counted. */
const UNCOUNTED: Pick<Upload, 'add'> = { add: () => true };

function toSentForm(fields: Iterable<readonly [string, string]>): SentForm | FormRefusal {
  const values: Record<string, string[]> = Object.create(null);
  let count = 0;
  for (const [name, value] of fields) {
    count += 1;
    if (count > MAX_FIELDS) return { status: 400 };
    (values[name] ??= []).push(value);
  }
  const { [FORM_NAME]: [name] = [], ...others } = values;
  return name ? { name, values: others } : { status: 400 };
}

function countCharacters(texts: readonly (readonly [string, string])[]): number {
  return texts.reduce((sum, [name, value]) => sum + name.length + value.length, 0);
}

/** Reads the body; ends as soon as it turns out to be too long, or to find no room. */
async function readBody(
  { body }: Request,
  maxBytes: number,
  upload: Pick<Upload, 'add'>,
): Promise<Bytes | FormRefusal> {
  const chunks: Bytes[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    if (length > maxBytes) return { status: 413 };
    if (!upload.add(chunk.byteLength)) return { status: 503 };
    chunks.push(chunk);
  }
  return joinBytes(chunks, length);
}
