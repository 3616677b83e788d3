import type { ExtendedVariation } from './frame-variation.ts';
import { Overlay, type OverlayContent } from './overlay.tsx';

type DialogProps = OverlayContent & {
  readonly variation?: 'dialog' | 'dialog-full-screen-on-mobile' | ExtendedVariation;
};

/**
 * A window over the page that has to be answered first.
 *
 * @example <Dialog open={isOpen} onOpenChange={setOpen} title="Delete this goal?" footer={<Button>Delete</Button>} />
 */
export function Dialog({ variation = 'dialog', ...content }: DialogProps) {
  return <Overlay variation={variation} {...content} />;
}
