import { removeSoftHyphens } from '#schemas/content/soft-hyphens.ts';
import type { LinkListProps } from '#schemas/generated/blocks/link-list.ts';
import { Heading } from '../../kit/heading/heading.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { findDrawing } from '../../kit/icon/named-drawing.ts';
import { ArrowLink } from '../../kit/arrow-link/arrow-link.tsx';
import { addIds } from '../../kit/props/add-ids.ts';
import { isShown } from '../../kit/text-links/is-shown.ts';
import { TextLinks } from '../../kit/text-links/text-links.tsx';
import './link-list.css';

/** A list of links, spread over the row or kept in a quiet panel. */
export function LinkList(props: LinkListProps) {
  const { componentStyle = 'columns', iconTitle, textLinks, linkListCTA } = props;
  // A list with a name is worth a landmark; one without would only be in the way of those that have
  // one.
  const Element = iconTitle ? 'nav' : 'section';
  const more = isShown(linkListCTA) && (
    <ArrowLink href={linkListCTA.url} data-measure="call-to-action">
      {linkListCTA.text}
    </ArrowLink>
  );
  const label = iconTitle && removeSoftHyphens(iconTitle.title);
  return (
    <Element className="link-list" data-style={componentStyle} aria-label={label}>
      {iconTitle && (
        <div className="link-list__head">
          <div className="link-list__title">
            <Icon drawing={findDrawing(iconTitle.icon)} size={24} />
            <Heading>{iconTitle.title}</Heading>
          </div>
          {more}
        </div>
      )}
      <TextLinks items={addIds(textLinks)} look={componentStyle === 'box' ? 'rows' : 'columns'} />
      {!iconTitle && more}
    </Element>
  );
}
