import type { RichText as Tree } from '#schemas/prepared.ts';
import { PageTitle, type HeaderPlace } from './page-title.tsx';
import { joinClassNames } from '../props/class-names.ts';
import type { PartProps } from '../props/part-props.ts';
import { RichText } from '../rich-text/rich-text.tsx';
import type { WithTextMessages } from '../rich-text/text-messages.ts';
import './hero-text.css';

const LINES_OF_BODY = 4;

interface HeroTextOptions extends HeaderPlace, WithTextMessages {
  readonly title: string;
  /** The title in parts, each on a line of its own: they take the place of the title. */
  readonly parts?: readonly string[];
  readonly subtitle?: string | undefined;
  readonly body?: Tree | undefined;
  /** Large for a page that stands for itself, plain for one among many. */
  readonly size?: 'large' | 'plain';
}

/**
 * Title, subtitle and text of a header. Each part of the title beyond the first takes a line from
 * the text.
 *
 * @example <HeroText title="Home loans" body={body} messages={messages} />
 */
export function HeroText(props: PartProps<'div', HeroTextOptions>) {
  const { title, parts = [], subtitle, body, size = 'large', messages, ...more } = props;
  const { isSecondHeader, className, ...rest } = more;
  const lines = LINES_OF_BODY - Math.max(parts.length - 1, 0);
  return (
    <div className={joinClassNames('hero-text', className)} {...rest}>
      <PageTitle size={size} isSecondHeader={isSecondHeader}>
        {parts.length > 0 ? parts : title}
      </PageTitle>
      {subtitle && <p className="hero-text__subtitle">{subtitle}</p>}
      <RichText value={body} messages={messages} about={title} data-lines={lines} />
    </div>
  );
}
