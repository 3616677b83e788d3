import type { WithMessages } from '#renderer';
import type { Usp } from '#schemas/generated/headers/home-header.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { namedDrawing } from '../../kit/icon/named-drawing.ts';
import { elementsOf } from '../../kit/rich-text/rich-text.tsx';

interface HeaderUspsProps extends WithMessages {
  readonly usps: readonly Usp[] | undefined;
}

/** The selling points below the scene. */
export function HeaderUsps({ usps = [], messages }: HeaderUspsProps) {
  const shown = usps.filter(({ body }) => body.length > 0);
  if (shown.length === 0) return null;

  return (
    <ul className="home-header__usps">
      {shown.map(({ icon, body }, index) => (
        <li className="home-header__usp" key={index}>
          <Icon drawing={namedDrawing(icon)} size={40} />
          <div className="home-header__usp-text">{elementsOf(body, messages)}</div>
        </li>
      ))}
    </ul>
  );
}
