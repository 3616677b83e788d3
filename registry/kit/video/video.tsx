import { useEffect, useRef } from 'react';
import type { Image } from '#schemas/prepared.ts';
import { listImageSources } from '../picture/image-sources.ts';
import { joinClassNames } from '../props/class-names.ts';
import type { PartProps } from '../props/part-props.ts';
import { useSharedRef } from '../props/use-shared-ref.ts';
import { watchPlayback, type OnPlayback } from './watch-playback.ts';
import { listVideoSources, type VideoAddresses } from './video-sources.ts';
import './video.css';

const POSTER = { operation: 'fill', datConfig: [{ width: 720, height: 391 }] };

interface VideoOptions {
  readonly addresses: VideoAddresses;
  /** Says what the video shows, for people who do not see it. */
  readonly label?: string | undefined;
  /** The picture before it plays, or its address. */
  readonly poster?: Image | string | undefined;
  readonly onPlayback?: OnPlayback | undefined;
}

/**
 * A video with the browser's own controls. Nothing of it is loaded before somebody plays it. Throws
 * where nothing can be played.
 *
 * @example <Video addresses={{ '720p': '/market.mp4' }} label="Elise goes to market" poster={image}
 * />
 */
export function Video(props: PartProps<'video', VideoOptions>) {
  const { addresses, label, poster, onPlayback, ref: ownRef, className, ...rest } = props;
  const sources = listVideoSources(addresses);
  const ref = useSharedRef(ownRef);
  const report = useRef(onPlayback);
  useEffect(() => {
    report.current = onPlayback;
  });
  useEffect(() => {
    const video = ref.current;
    return video ? watchPlayback(video, (...what) => report.current?.(...what)) : undefined;
  }, [ref]);
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- subtitles are in the video: the content service has no others.
    <video
      className={joinClassNames('video', className)}
      controls
      playsInline
      preload="none"
      aria-label={label}
      poster={posterAddress(poster)}
      {...rest}
      ref={ref}
    >
      {sources.map(({ src, media }) => (
        <source key={media ?? ''} src={src} media={media} />
      ))}
    </video>
  );
}

function posterAddress(poster: Image | string | undefined): string | undefined {
  if (poster === undefined || typeof poster === 'string') return poster || undefined;
  return listImageSources(poster, POSTER)[0]?.src;
}
