import type { RichText as Tree } from '#schemas/prepared.ts';
import { joinClassNames } from '../props/class-names.ts';
import type { PartProps } from '../props/part-props.ts';
import { toElements } from '../rich-text/rich-text.tsx';
import type { WithTextMessages } from '../rich-text/text-messages.ts';
import { findFigure } from './find-figure.ts';
import './promo-text.css';

interface PromoTextOptions extends WithTextMessages {
  /** One line, which may have the mark of a footnote. */
  readonly text: Tree;
}

/**
 * The words of an offer, the figure in them set large. Nothing to say leaves no markup.
 *
 * @example <PromoText text={['2.35% a year, of which 1.40% fidelity premium']} />
 */
export function PromoText(props: PartProps<'p', PromoTextOptions>) {
  const { text, messages, className, ...rest } = props;
  if (text.length === 0) return null;

  const { before, figure, after } = partsOf(text);
  return (
    <p className={joinClassNames('promo-text', className)} {...rest}>
      {before.length > 0 && <span>{toElements(before, messages)}</span>}
      {figure && <strong className="promo-text__figure">{figure}</strong>}
      {after.length > 0 && <span>{toElements(after, messages)}</span>}
    </p>
  );
}

interface Parts {
  readonly before: Tree;
  /** '' where there is none. */
  readonly figure: string;
  readonly after: Tree;
}

/** Parts a text around its first figure; the number of a footnote is none. */
function partsOf(text: Tree): Parts {
  for (const [index, part] of text.entries()) {
    if (typeof part !== 'string') continue;
    const { before, figure, after } = findFigure(part);
    if (!figure) continue;
    return {
      before: [...text.slice(0, index), before].filter(Boolean),
      figure,
      after: [after, ...text.slice(index + 1)].filter(Boolean),
    };
  }
  return { before: text, figure: '', after: [] };
}
