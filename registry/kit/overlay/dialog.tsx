import type { ExtendedVariation, FrameVariation } from './frame-variation.ts';
import { Overlay, type OverlayContent } from './overlay.tsx';

type DialogProps = OverlayContent & {
  readonly variation?: 'default' | 'full-screen-on-mobile' | ExtendedVariation;
};

/**
 * A window over the page that has to be answered first.
 *
 * @example <Dialog open={isOpen} onOpenChange={setOpen} title="Delete this goal?"
 * footer={<Button>Delete</Button>} />
 */
export function Dialog({ variation = 'default', ...content }: DialogProps) {
  return <Overlay variation={frameOf(variation)} {...content} />;
}

function frameOf(variation: NonNullable<DialogProps['variation']>): FrameVariation {
  if (variation === 'default') return 'dialog';
  return variation === 'full-screen-on-mobile' ? `dialog-${variation}` : variation;
}
