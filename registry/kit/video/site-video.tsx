import { usePlatform } from '#renderer';
import { Video } from './video.tsx';
import type { VideoAddresses } from './video-sources.ts';
import type { Image } from '#schemas/prepared.ts';

interface SiteVideoProps {
  readonly addresses: VideoAddresses;
  readonly label?: string | undefined;
  readonly poster?: Image | string | undefined;
  readonly captions?: string | undefined;
  readonly transcript?: string | undefined;
}

/**
 * A video whose playing is an event of the site: `video-started`, `video-paused`, `video-ended`,
 * `video-closed`, with its source.
 */
export function SiteVideo(props: SiteVideoProps) {
  const { events, i18n } = usePlatform();
  return (
    <Video
      {...props}
      locale={i18n.locale}
      onPlayback={(playback, source) => events.emit(`video-${playback}`, { source })}
    />
  );
}
