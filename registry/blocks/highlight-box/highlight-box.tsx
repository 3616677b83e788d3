import type { HighlightBoxProps, TextLink } from '#schemas/generated/blocks/highlight-box.ts';
import { Button } from '../../kit/button/button.tsx';
import { Heading } from '../../kit/heading/heading.tsx';
import { selectIconSize } from '../../kit/icon/icon-variation.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { findDrawing } from '../../kit/icon/named-drawing.ts';
import { RichText } from '../../kit/rich-text/rich-text.tsx';
import type { WithTextMessages } from '../../kit/rich-text/text-messages.ts';
import { isShown } from '../../kit/text-links/is-shown.ts';
import './highlight-box.css';

/** One thing that must not be missed, on a dark panel. */
export function HighlightBox(props: HighlightBoxProps & WithTextMessages) {
  const { title, body, icon, textLinks = [], messages } = props;
  return (
    <section className="highlight-box">
      <div className="highlight-box__panel">
        <HighlightRings />
        <div className="highlight-box__text">
          <Icon drawing={findDrawing(icon)} size={selectIconSize(48, icon)} />
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

/** Meridians round a pole: what the mark is made of, as decoration. */
function HighlightRings() {
  return (
    <svg
      className="highlight-box__rings"
      viewBox="0 0 420 300"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      <g className="highlight-box__arcs">
        <path d="M420-12A252 252 0 0 0 168 240v60" />
        <path d="M420 60a180 180 0 0 0-180 180v60" />
        <path d="M420 130a110 110 0 0 0-110 110v60" />
      </g>
      <path className="highlight-box__pole" d="M420 186a54 54 0 0 0-54 54v60h54z" />
    </svg>
  );
}
