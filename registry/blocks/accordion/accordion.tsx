import type { AccordionProps } from '#schemas/generated/blocks/accordion.ts';
import { AccordionSection } from '../../kit/accordion/accordion-section.tsx';
import type { WithTextMessages } from '../../kit/rich-text/text-messages.ts';

/** Questions that open to their answers. */
export function Accordion(props: AccordionProps & WithTextMessages) {
  const { title, introduction, items, exclusive, messages } = props;
  return (
    <AccordionSection
      className="accordion"
      title={title}
      introduction={introduction?.value}
      items={items}
      exclusive={exclusive ?? false}
      messages={messages}
    />
  );
}
