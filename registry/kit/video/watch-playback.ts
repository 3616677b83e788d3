import { getWindow } from '../props/get-window.ts';

/**
 * Events of a video: it has begun, for the first time only; it has stopped on the way; it was seen
 * to its end; or it was left after it had begun.
 */
export type Playback = 'started' | 'paused' | 'ended' | 'closed';

export type OnPlayback = (playback: Playback, source: string) => void;

/**
 * Reports what happens to a video, until the function that it returns is called: then the video is
 * left.
 */
export function watchPlayback(video: HTMLVideoElement, onPlayback: OnPlayback): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  const report = (playback: Playback) => onPlayback(playback, video.currentSrc);
  let hasStarted = false;
  let isOpen = false;

  const begin = () => {
    if (!hasStarted) report('started');
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
