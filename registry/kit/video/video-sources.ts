import { cleanImageUrl } from '#schemas/content/clean-url.ts';

/** Below it a window is small; from `LARGE_PX` on it is large. */
const MEDIUM_PX = 600;
const LARGE_PX = 1280;

const QUALITIES = ['480p', '720p', '1080p'] as const;

type Quality = (typeof QUALITIES)[number];

/** The addresses of one video: one for each quality that there is, or one for all. */
export interface VideoAddresses extends Partial<Readonly<Record<Quality, string>>> {
  readonly original?: string;
}

/** An address with the windows that it is for. The last one is for all others. */
export interface VideoSource {
  readonly src: string;
  readonly media?: string;
}

/** The quality for each size of window, and the windows that are at most so large. */
const WINDOWS: readonly { readonly quality: Quality; readonly media?: string }[] = [
  { quality: '480p', media: `(width < ${MEDIUM_PX}px)` },
  { quality: '720p', media: `(width < ${LARGE_PX}px)` },
  { quality: '1080p' },
];

/**
 * The sources of a video, in the order in which a browser tries them. A quality that is missing
 * gives way to the next lower one, or else to the next higher one. Throws where nothing can be
 * played.
 */
export function listVideoSources(addresses: VideoAddresses): readonly VideoSource[] {
  const sources = WINDOWS.flatMap(({ quality, media }) => {
    const src = nearest(addresses, quality);
    return src === undefined ? [] : [{ src, ...(media !== undefined && { media }) }];
  });
  const [first] = sources;
  if (!first) throw new Error('Video cannot be played. Source URL is undefined.');

  return sources.every(({ src }) => src === first.src) ? [{ src: first.src }] : sources;
}

function nearest(addresses: VideoAddresses, wanted: Quality): string | undefined {
  const index = QUALITIES.indexOf(wanted);
  const names = [
    ...QUALITIES.slice(0, index + 1).toReversed(),
    ...QUALITIES.slice(index + 1),
    'original' as const,
  ];
  return names.map((name) => playable(addresses[name])).find((address) => address !== undefined);
}

/**
 * Returns an address that a browser can play. It can play any that it loads a picture from, but no
 * mail address.
 */
function playable(address = ''): string | undefined {
  return cleanImageUrl(address) || undefined;
}
