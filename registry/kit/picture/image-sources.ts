import { SIZED_EXTENSIONS } from '#schemas/content/extensions.ts';
import type { Image } from '#schemas/prepared.ts';

// These characters end a candidate of a srcset. The rest is left as written: the service may read
// it its own way.
const ENDS_CANDIDATE = /[ \f,]/g;

/** Browsers take these out of every address. */
const LEFT_OUT = /[\t\n\r]/g;

const QUALITY = 80;

/**
 * One size of a picture, and the screens it is meant for. The last size of a list needs no media.
 */
export interface ImageSize {
  readonly media?: string;
  readonly width: number;
  readonly height: number;
}

export interface ImageSource extends ImageSize {
  readonly src: string;
  readonly srcSet: string;
}

export interface ImageRequest {
  /** The operation with which the image service makes the size, such as `fill`. */
  readonly operation: string;
  readonly datConfig: readonly ImageSize[];
}

/**
 * The addresses of a picture in the sizes asked for, one for each entry of `datConfig`. None for a
 * picture that cannot be shown. Throws when the call itself is wrong.
 */
export function listImageSources(
  image: Image | undefined,
  { operation, datConfig }: Partial<ImageRequest>,
): readonly ImageSource[] {
  if (!image) throw new Error('image not found');
  if (!operation) throw new Error('operation is a mandatory field');
  if (!Array.isArray(datConfig)) throw new Error('datConfig is a mandatory field');

  const addressOf = addressBuilder(image, operation);
  if (!addressOf) return [];
  // Array.isArray forgets what it narrows when the array is readonly.
  return (datConfig as readonly ImageSize[]).map((size) => ({
    ...size,
    src: addressOf(size, 1),
    srcSet: image.pixelDensity === 2 ? sharpSet(addressOf, size) : addressOf(size, 1),
  }));
}

type AddressOf = (size: ImageSize, density: number) => string;

function addressBuilder(image: Image, operation: string): AddressOf | undefined {
  const original = toCandidateAddress(image.original);
  const extension = (image.extension ?? extensionOf(original)).toLowerCase();

  if (original && extension === 'svg') return () => original;
  if (!SIZED_EXTENSIONS.includes(extension)) return undefined;
  if (!image.transformBaseUrl) return original ? () => original : undefined;
  const base = transformBase(image.transformBaseUrl);
  return ({ width, height }, density) =>
    `${base}io=transform:${operation},width:${width * density},height:${height * density}&quality=${QUALITY}`;
}

/**
 * The beginning of every size's address. A fragment would swallow the size, a second question mark
 * hide it.
 */
function transformBase(address: string): string {
  const [base = ''] = toCandidateAddress(address).split('#', 1);
  return `${base}${base.includes('?') ? '&' : '?'}`;
}

function extensionOf(address: string): string {
  return /\.(\w+)(?:[?#].*)?$/.exec(address)?.[1] ?? '';
}

function sharpSet(addressOf: AddressOf, size: ImageSize): string {
  const [single, double] = [addressOf(size, 1), addressOf(size, 2)];
  return single === double ? single : `${single} 1x, ${double} 2x`;
}

/** An address that stays one candidate wherever it stands in a srcset. */
function toCandidateAddress(address: string): string {
  return address.replaceAll(LEFT_OUT, '').replaceAll(ENDS_CANDIDATE, encodeURIComponent);
}
