import { useState } from 'react';
import type { AccordionItem } from '#schemas/generated/blocks/accordion.ts';
import type { RichText as Tree } from '#schemas/prepared.ts';
import { AlignedText } from '../aligned-text/aligned-text.tsx';
import { CallToActions, type CallToAction } from '../call-to-action/call-to-action.tsx';
import { Heading } from '../heading/heading.tsx';
import { joinClassNames } from '../props/class-names.ts';
import type { PartProps } from '../props/part-props.ts';
import { addIds } from '../props/add-ids.ts';
import { RichText } from '../rich-text/rich-text.tsx';
import type { WithTextMessages } from '../rich-text/text-messages.ts';
import { TextLinks } from '../text-links/text-links.tsx';
import { AccordionItems } from './accordion-items.tsx';
import './accordion-section.css';

/** A question and its answer, which may end in something to do. */
interface Question extends AccordionItem {
  readonly cta?: CallToAction;
}

interface AccordionSectionOptions extends WithTextMessages {
  readonly title?: string | undefined;
  /** The text before the questions. */
  readonly introduction?: Tree | undefined;
  readonly items: readonly Question[];
  /** true where at most one may be open. */
  readonly exclusive?: boolean;
}

/**
 * A section of questions that open to their answers. With a title it stands beside them, where
 * there is room.
 *
 * @example <AccordionSection className="accordion" title={title} items={items} messages={messages}
 * />
 */
export function AccordionSection(props: PartProps<'section', AccordionSectionOptions>) {
  const { title, introduction, items, exclusive = false, messages, className, ...rest } = props;
  const ids = useItemIds(items);
  return (
    <section className={joinClassNames('accordion-section', className)} {...rest}>
      <div className="accordion-section__layout" data-titled={Boolean(title)}>
        <Opening title={title} introduction={introduction} messages={messages} />
        <div className="accordion-section__list">
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

interface OpeningProps extends WithTextMessages {
  readonly title: string | undefined;
  readonly introduction: Tree | undefined;
}

/** The title and the text before the questions. */
function Opening({ title, introduction = [], messages }: OpeningProps) {
  if (!title && introduction.length === 0) return null;
  return (
    <div className="accordion-section__opening">
      {title && <Heading>{title}</Heading>}
      <RichText value={introduction} messages={messages} about={title} />
    </div>
  );
}

function Answer({ item, messages }: { readonly item: Question } & WithTextMessages) {
  const { title, richBody, textLinks, alignedImage, cta } = item;
  return (
    <>
      <AlignedText alignedImage={alignedImage}>
        <RichText value={richBody?.value} messages={messages} about={title} />
        <TextLinks items={addIds(textLinks)} />
      </AlignedText>
      <CallToActions cta={cta} look="outline" />
    </>
  );
}

interface RenderedItems {
  readonly items: readonly unknown[];
  readonly ids: readonly number[];
}

/**
 * Ids for items that bring none: they keep them when others are put before them, moved or removed.
 */
function useItemIds(items: readonly unknown[]): readonly number[] {
  const [rendered, setRendered] = useState<RenderedItems>(() => ({
    items,
    ids: [...items.keys()],
  }));
  if (rendered.items === items) return rendered.ids;

  const before = rendered.items.map((item, itemIndex) => ({
    id: rendered.ids[itemIndex] ?? itemIndex,
    text: JSON.stringify(item),
  }));
  const ids = matchItems(
    items.map((item) => JSON.stringify(item)),
    before,
  );
  setRendered({ items, ids });
  return ids;
}

/** One item as it was rendered: its id, and its content as text. */
interface KnownItem {
  readonly id: number;
  readonly text: string;
}

/**
 * The id of each new item, for items that bring none: that of one with the same text before; else,
 * in order, that of one that found no successor, since its text was edited; else a new one.
 */
export function matchItems(texts: readonly string[], before: readonly KnownItem[]): number[] {
  const byText = Map.groupBy(before, ({ text }) => text);
  const equals = texts.map((text) => byText.get(text)?.shift());

  const matched = new Set(equals);
  const edited = before.filter((item) => !matched.has(item)).values();
  let lastId = Math.max(-1, ...before.map(({ id }) => id));
  return equals.map((equal) => {
    const old = equal ?? edited.next().value;
    return old?.id ?? (lastId += 1);
  });
}
