import type { ParagraphProps } from '#schemas/generated/blocks/paragraph.ts';
import { removeSoftHyphens } from '#schemas/content/soft-hyphens.ts';
import { AlignedText } from '../../kit/aligned-text/aligned-text.tsx';
import { addIds } from '../../kit/props/add-ids.ts';
import { RichText } from '../../kit/rich-text/rich-text.tsx';
import type { WithTextMessages } from '../../kit/rich-text/text-messages.ts';
import { TextLinks } from '../../kit/text-links/text-links.tsx';
import { SiteVideo } from '../../kit/video/site-video.tsx';
import './paragraph.css';

/** Running text, with a title, a picture, a video and links where wanted. */
export function Paragraph(props: ParagraphProps & WithTextMessages) {
  const { title, richBody, video, textLinks, alignedImage, messages } = props;
  return (
    <div className="paragraph">
      <AlignedText alignedImage={alignedImage}>
        {title && <h2 className="paragraph__title">{title}</h2>}
        <RichText value={richBody?.value} messages={messages} about={title} />
        {video && (
          <div className="paragraph__video">
            <SiteVideo
              addresses={video.videoPreviewURLs}
              label={removeSoftHyphens(video.description ?? title ?? '') || undefined}
              poster={video.thumbnails?.webimage}
              captions={video.captions}
              transcript={video.transcript}
            />
          </div>
        )}
        <TextLinks items={addIds(textLinks)} />
      </AlignedText>
    </div>
  );
}
