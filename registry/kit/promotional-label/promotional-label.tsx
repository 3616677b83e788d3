import { joinClassNames } from '../props/class-names.ts';
import type { PartProps } from '../props/part-props.ts';
import './promotional-label.css';

interface PromotionalLabelOptions {
  readonly label: { readonly body: string; readonly labelType?: 'commercial' | 'operational' };
}

/**
 * A short mark: orange for an offer, sky for news about the service.
 *
 * @example <PromotionalLabel label={{ body: 'Until 31 December', labelType: 'commercial' }} />
 */
export function PromotionalLabel(props: PartProps<'p', PromotionalLabelOptions>) {
  const { label, className, ...rest } = props;
  const { body, labelType = 'commercial' } = label;
  if (!body.trim()) return null;

  return (
    <p
      className={joinClassNames('promotional-label', className)}
      data-label-type={labelType}
      {...rest}
    >
      {body}
    </p>
  );
}
