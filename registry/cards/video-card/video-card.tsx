import type { WithMessages } from '#renderer';
import type { VideoCardProps } from '#schemas/generated/cards/video-card.ts';
import { removeSoftHyphens } from '#schemas/content/soft-hyphens.ts';
import { ArrowLink } from '../../kit/arrow-link/arrow-link.tsx';
import { Card } from '../../kit/card/card.tsx';
import { CardMeta } from '../../kit/card/card-meta.tsx';
import { playCircle } from '../../kit/icon/drawings.ts';
import { isShown } from '../../kit/text-links/is-shown.ts';
import { TextLinks } from '../../kit/text-links/text-links.tsx';
import { SiteVideo } from '../../kit/video/site-video.tsx';
import './video-card.css';

const MINUTE = 60;
const HOUR = 3600;

/** Shows a video, with what it is about. */
export function VideoCard(props: VideoCardProps & WithMessages) {
  const { videoSource, duration, linkSource, messages, ...content } = props;
  const { title, image, link } = content;
  const video = (
    <SiteVideo
      addresses={{ original: videoSource.originalUrl }}
      label={removeSoftHyphens(title)}
      poster={image}
      captions={videoSource.captions}
      transcript={videoSource.transcript}
    />
  );
  const meta = duration && (
    <CardMeta drawing={playCircle}>
      {messages['video']} ·{' '}
      <time dateTime={formatIsoDuration(duration)}>{formatClockTime(duration)}</time>
    </CardMeta>
  );
  return (
    <Card
      className="video-card"
      content={content}
      messages={messages}
      media={video}
      meta={meta}
      foot={isShown(link) && <ArrowLink>{link.text}</ArrowLink>}
    >
      <TextLinks items={linkSource ? [{ id: 'source', ...linkSource }] : []} />
    </Card>
  );
}

/** Formats a length in seconds as players write it, in every language: 3:42, or 1:12:05. */
export function formatClockTime(seconds: number): string {
  const hours = Math.floor(seconds / HOUR);
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  const small = [hours > 0 ? twoDigits(minutes) : String(minutes), twoDigits(seconds % MINUTE)];
  return [...(hours > 0 ? [String(hours)] : []), ...small].join(':');
}

/** Formats a length in seconds for programs, as an ISO 8601 duration. */
function formatIsoDuration(seconds: number): string {
  return `PT${seconds}S`;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
