import type { AccordionItem, AccordionProps } from '#schemas/generated/blocks/accordion.ts';
import type { RichText as Tree } from '#schemas/prepared.ts';
import { AccordionItems } from '../../kit/accordion/accordion-items.tsx';
import { useItemIds } from '../../kit/accordion/use-item-ids.ts';
import { AlignedText } from '../../kit/aligned-text/aligned-text.tsx';
import { Heading } from '../../kit/heading/heading.tsx';
import { withIds } from '../../kit/props/with-ids.ts';
import { RichText } from '../../kit/rich-text/rich-text.tsx';
import type { WithTextMessages } from '../../kit/rich-text/text-messages.ts';
import { TextLinks } from '../../kit/text-links/text-links.tsx';
import './accordion.css';

/** Questions that open to their answers. */
export function Accordion(props: AccordionProps & WithTextMessages) {
  const { title, introduction, items, exclusive = false, messages } = props;
  const ids = useItemIds(items);
  return (
    <section className="accordion">
      <div className="accordion__layout" data-titled={Boolean(title)}>
        <AccordionOpening title={title} introduction={introduction?.value} messages={messages} />
        <div className="accordion__list">
          <AccordionItems
            items={items.map((item, index) => ({
              id: ids[index] ?? index,
              header: item.title,
              content: <Answer item={item} messages={messages} />,
            }))}
            isExclusive={exclusive}
          />
        </div>
      </div>
    </section>
  );
}

interface AccordionOpeningProps extends WithTextMessages {
  readonly title: string | undefined;
  readonly introduction: Tree | undefined;
}

/** The title and the text before the questions. */
function AccordionOpening({ title, introduction = [], messages }: AccordionOpeningProps) {
  if (!title && introduction.length === 0) return null;
  return (
    <div className="accordion__opening">
      {title && <Heading>{title}</Heading>}
      <RichText value={introduction} messages={messages} about={title} />
    </div>
  );
}

function Answer({ item, messages }: { readonly item: AccordionItem } & WithTextMessages) {
  return (
    <AlignedText alignedImage={item.alignedImage}>
      <RichText value={item.richBody?.value} messages={messages} about={item.title} />
      <TextLinks items={withIds(item.textLinks)} />
    </AlignedText>
  );
}
