import type { CallToActionProps } from '#schemas/generated/blocks/call-to-action.ts';
import { CallToActions, hasAction } from '../../kit/call-to-action/call-to-action.tsx';
import { Heading } from '../../kit/heading/heading.tsx';
import { RichText } from '../../kit/rich-text/rich-text.tsx';
import type { WithTextMessages } from '../../kit/rich-text/text-messages.ts';
import './call-to-action.css';

/** Asks a visitor to do one thing, where a page has said enough. */
export function CallToAction(props: CallToActionProps & WithTextMessages) {
  const { title, body = [], cta, secondaryCta, messages } = props;
  const hasText = Boolean(title) || body.length > 0;
  if (!hasText && ![cta, secondaryCta].some(hasAction)) {
    return <section className="call-to-action" />;
  }
  return (
    <section className="call-to-action">
      <div className="call-to-action__panel">
        {hasText && (
          <div className="call-to-action__text">
            {title && <Heading>{title}</Heading>}
            <RichText value={body} messages={messages} about={title} />
          </div>
        )}
        <CallToActions cta={cta} secondaryCta={secondaryCta} />
      </div>
    </section>
  );
}
