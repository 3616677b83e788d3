import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Image } from '#schemas/prepared.ts';
import { listImageSources } from '../picture/image-sources.ts';
import { joinClassNames } from '../props/class-names.ts';
import type { PartProps } from '../props/part-props.ts';
import { useSharedRef } from '../props/use-shared-ref.ts';
import { listVideoSources, type VideoAddresses } from './video-sources.ts';
import { getWindow } from '../props/get-window.ts';
import './video.css';

const POSTER = { operation: 'fill', datConfig: [{ width: 720, height: 391 }] };

interface VideoOptions {
  readonly addresses: VideoAddresses;
  /** Says what the video shows, for people who do not see it. */
  readonly label?: string | undefined;
  /** The picture before it plays, or its address. */
  readonly poster?: Image | string | undefined;
  /** The address of its captions, as WebVTT; they show once it plays. */
  readonly captions?: string | undefined;
  /** The language of the captions. */
  readonly locale?: string | undefined;
  /** Its content in words, for whom it does not play. */
  readonly transcript?: string | undefined;
  readonly onPlayback?: OnPlayback | undefined;
}

/**
 * A video with the browser's own controls. Nothing of it is loaded before somebody plays it; where
 * the browser then refuses it, its text takes its place. Throws where nothing can be played.
 *
 * @example <Video addresses={{ '720p': '/market.mp4' }} label="Elise goes to market" poster={image}
 * />
 */
export function Video(props: PartProps<'video', VideoOptions>) {
  const { addresses, label, poster, captions, locale, transcript, ...others } = props;
  const { onPlayback, ref: ownRef, className, ...rest } = others;
  const sources = listVideoSources(addresses);
  const ref = useSharedRef(ownRef);
  const report = useRef(onPlayback);
  useEffect(() => {
    report.current = onPlayback;
  });
  useEffect(() => {
    const video = ref.current;
    return video ? watchPlayback(video, (...what) => report.current?.(...what)) : undefined;
  }, [ref, report]);
  const text = transcript ?? label;
  const { isRefused, hadFocus } = useRefusal(ref);
  if (isRefused && text !== undefined) {
    return (
      <RefusedVideo
        className={joinClassNames('video', className)}
        hadFocus={hadFocus}
        text={text}
      />
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- captions are content: an author may have none.
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
      {captions && <track kind="captions" src={captions} srcLang={locale} />}
    </video>
  );
}

interface RefusedVideoProps {
  readonly className: string;
  /** Says whether the video had the focus, which then stays in its place. */
  readonly hadFocus: boolean;
  readonly text: string;
}

/** Tells in words what a video shows that the browser does not play. */
function RefusedVideo({ className, hadFocus, text }: RefusedVideoProps) {
  const ref = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    if (hadFocus) ref.current?.focus();
  }, [hadFocus]);
  return (
    <output className={className} data-state="refused" tabIndex={-1} ref={ref}>
      {text}
    </output>
  );
}

/** Says once a browser has tried a video that it plays none of its sources. */
function useRefusal(ref: RefObject<HTMLVideoElement | null>) {
  const [refusal, setRefusal] = useState({ isRefused: false, hadFocus: false });
  useEffect(() => {
    const video = ref.current;
    if (!video) return undefined;
    const refuse = () =>
      setRefusal({ isRefused: true, hadFocus: video === video.ownerDocument.activeElement });
    const listen = ({ target }: Event) => {
      const sources = video.querySelectorAll('source');
      if (target === video || target === sources[sources.length - 1]) refuse();
    };
    // An error of a source does not bubble.
    video.addEventListener('error', listen, { capture: true });
    // A visitor may have pressed play before anybody watched.
    if (!video.paused && video.networkState === video.NETWORK_NO_SOURCE) refuse();
    return () => video.removeEventListener('error', listen, { capture: true });
  }, [ref]);
  return refusal;
}

function posterAddress(poster: Image | string | undefined): string | undefined {
  if (poster === undefined || typeof poster === 'string') return poster || undefined;
  return listImageSources(poster, POSTER)[0]?.src;
}

/**
 * Events of a video: it has begun, for the first time only; it has stopped on the way; it was seen
 * to its end; or it was left after it had begun.
 */
type Playback = 'started' | 'paused' | 'ended' | 'closed';

export type OnPlayback = (playback: Playback, source: string) => void;

/**
 * Reports what happens to a video, until the function that it returns is called: then the video is
 * left.
 */
function watchPlayback(video: HTMLVideoElement, onPlayback: OnPlayback): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const report = (playback: Playback) => onPlayback(playback, video.currentSrc);
  let hasStarted = false;
  let isOpen = false;

  const begin = () => {
    if (!hasStarted) {
      report('started');
      showCaptions(video);
    }
    hasStarted = true;
    isOpen = true;
  };
  const close = () => {
    if (isOpen) report('closed');
    isOpen = false;
  };

  video.addEventListener('play', begin, { signal });
  // A video that comes to its end is paused first.
  video.addEventListener('pause', () => video.ended || report('paused'), { signal });
  video.addEventListener('ended', () => report('ended'), { signal });
  getWindow(video).addEventListener('pagehide', close, { signal });
  // A visitor may have pressed play before anybody watched.
  if (!video.paused) begin();

  return () => {
    listeners.abort();
    close();
  };
}

/** Captions that show from the beginning would be loaded by who never plays the video. */
function showCaptions(video: HTMLVideoElement): void {
  const track = video.querySelector('track')?.track;
  if (track) track.mode = 'showing';
}
