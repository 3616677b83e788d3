import type { RichText } from '#schemas/prepared.ts';
import { Icon } from '../icon/icon.tsx';
import { findDrawing } from '../icon/named-drawing.ts';
import { joinClassNames } from '../props/class-names.ts';
import type { PartProps } from '../props/part-props.ts';
import { toElements } from '../rich-text/rich-text.tsx';
import type { WithTextMessages } from '../rich-text/text-messages.ts';
import './usps.css';

interface Usp {
  readonly icon?: string;
  readonly body: RichText;
}

interface UspsOptions extends WithTextMessages {
  readonly usps: readonly Usp[] | undefined;
}

/**
 * Selling points, three in a row at most: a point in strong, then a sentence.
 *
 * @example <Usps usps={[{ icon: 'vitrine:regular:clock', body: ['Answer in a day'] }]} />
 */
export function Usps(props: PartProps<'ul', UspsOptions>) {
  const { usps = [], messages, className, ...rest } = props;
  const visible = usps.filter(({ body }) => body.length > 0);
  if (visible.length === 0) return null;

  return (
    <ul className={joinClassNames('usps', className)} {...rest}>
      {visible.map(({ icon, body }, index) => (
        <li className="usps__item" key={index}>
          <Icon drawing={findDrawing(icon)} size={40} />
          <div className="usps__text">{toElements(body, messages)}</div>
        </li>
      ))}
    </ul>
  );
}
