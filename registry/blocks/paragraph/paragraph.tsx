import type { ParagraphProps } from '#schemas/generated/blocks/paragraph.ts';
import { AlignedText } from '../../kit/aligned-text/aligned-text.tsx';
import { withIds } from '../../kit/props/with-ids.ts';
import { RichText } from '../../kit/rich-text/rich-text.tsx';
import type { WithTextMessages } from '../../kit/rich-text/text-messages.ts';
import { TextLinks } from '../../kit/text-links/text-links.tsx';
import './paragraph.css';

/** Running text, with a title, a picture and links where wanted. */
export function Paragraph(props: ParagraphProps & WithTextMessages) {
  const { title, richBody, textLinks, alignedImage, messages } = props;
  return (
    <div className="paragraph">
      <AlignedText alignedImage={alignedImage}>
        {title && <h2 className="paragraph__title">{title}</h2>}
        <RichText value={richBody?.value} messages={messages} about={title} />
        <TextLinks items={withIds(textLinks)} />
      </AlignedText>
    </div>
  );
}
