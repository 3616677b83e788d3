import type { ReactNode } from 'react';
import type { Image } from '#schemas/prepared.ts';
import { canShow, Picture } from '../picture/picture.tsx';
import { joinClassNames } from '../props/class-names.ts';
import type { PartProps } from '../props/part-props.ts';
import './aligned-text.css';

const BESIDE = [{ width: 480, height: 480 }];
const ACROSS = [
  { media: '(width < 600px)', width: 540, height: 303 },
  { width: 900, height: 504 },
];

interface AlignedTextOptions {
  readonly alignedImage:
    | { readonly image: Image; readonly position?: 'top' | 'right' | 'bottom' | 'left' }
    | undefined;
  readonly children: ReactNode;
}

/**
 * A text with its picture at one of its four sides. Without a picture the text stands there alone,
 * with nothing around it.
 *
 * @example <AlignedText alignedImage={{ image, position: 'left' }}><p>The text</p></AlignedText>
 */
export function AlignedText(props: PartProps<'div', AlignedTextOptions>) {
  const { alignedImage, children, className, ...rest } = props;
  if (!canShow(alignedImage?.image)) return children;

  const { image, position = 'right' } = alignedImage;
  const isBeside = position === 'left' || position === 'right';
  return (
    <div className={joinClassNames('aligned-text', className)} data-position={position} {...rest}>
      <div className="aligned-text__layout">
        <div className="aligned-text__picture">
          <Picture image={image} sizes={isBeside ? BESIDE : ACROSS} />
        </div>
        <div className="aligned-text__text">{children}</div>
      </div>
    </div>
  );
}
