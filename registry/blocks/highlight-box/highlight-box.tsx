import type { HighlightBoxProps, TextLink } from '#schemas/generated/blocks/highlight-box.ts';
import { Button } from '../../kit/button/button.tsx';
import { Heading } from '../../kit/heading/heading.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { findDrawing } from '../../kit/icon/named-drawing.ts';
import { RichText } from '../../kit/rich-text/rich-text.tsx';
import type { WithTextMessages } from '../../kit/rich-text/text-messages.ts';
import { isShown } from '../../kit/text-links/is-shown.ts';
import { HighlightRings } from './highlight-rings.tsx';
import './highlight-box.css';

/** One thing that must not be missed, on a dark panel. */
export function HighlightBox(props: HighlightBoxProps & WithTextMessages) {
  const { title, body, icon, textLinks = [], messages } = props;
  return (
    <section className="highlight-box">
      <div className="highlight-box__panel">
        <HighlightRings />
        <div className="highlight-box__text">
          <Icon drawing={findDrawing(icon)} size={48} />
          <Heading>{title}</Heading>
          <RichText value={body} messages={messages} about={title} />
        </div>
        <HighlightLinks links={textLinks.filter(isShown)} />
      </div>
    </section>
  );
}

/** The first one is what to do, the others lead to more about it. */
function HighlightLinks({ links }: { readonly links: readonly TextLink[] }) {
  if (links.length === 0) return null;
  return (
    <ul className="highlight-box__links">
      {links.map(({ text, url }, index) => (
        <li key={index}>
          <Button href={url} look={index === 0 ? 'filled' : 'text'} color="inverted">
            {text}
          </Button>
        </li>
      ))}
    </ul>
  );
}
