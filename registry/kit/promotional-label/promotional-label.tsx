import './promotional-label.css';

interface PromotionalLabelProps {
  readonly label: { readonly body: string; readonly labelType?: 'commercial' | 'operational' };
}

/** A short mark: orange for an offer, sky for news about the service. */
export function PromotionalLabel({ label }: PromotionalLabelProps) {
  const { body, labelType = 'commercial' } = label;
  if (!body.trim()) return null;

  return (
    <p className="promotional-label" data-label-type={labelType}>
      {body}
    </p>
  );
}
