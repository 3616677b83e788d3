import axe from 'axe-core';
import { useState } from 'react';
import type { FrameVariation } from './frame-variation.ts';
import { Overlay, type OverlayContent } from './overlay.tsx';
import type { PerMode } from './overlay-mode.ts';
import { useOpener } from './use-opener.ts';

type FixtureProps = Partial<
  Pick<
    OverlayContent,
    | 'role'
    | 'closeLabel'
    | 'canEscape'
    | 'footer'
    | 'children'
    | `on${'Before' | ''}${'Show' | 'Hide'}`
  >
> & {
  readonly variation: PerMode<FrameVariation>;
  readonly title?: string;
  readonly defaultOpen?: boolean;
};

/** For tests: an overlay between two buttons of the page, the first of which opens it. */
export function OverlayFixture({ defaultOpen = false, title = 'Stage', ...props }: FixtureProps) {
  const [isOpen, setOpen] = useState(defaultOpen);
  const { opener, overlay } = useOpener();
  return (
    <main>
      <button type="button" {...opener} onClick={() => setOpen((was) => !was)}>
        Open
      </button>
      <Overlay {...overlay} open={isOpen} onOpenChange={setOpen} title={title} {...props} />
      <button type="button">Behind</button>
    </main>
  );
}

/** For tests: waits until nothing moves any more. */
export async function atRest(element: Element): Promise<void> {
  const moving = element.getAnimations({ subtree: true });
  await Promise.allSettled(moving.map(({ finished }) => finished));
}

/** For tests: what axe finds in what the document shows. */
export async function axeFaults(): Promise<string[]> {
  await atRest(document.documentElement);
  const { violations } = await axe.run(document, {
    rules: { 'page-has-heading-one': { enabled: false }, 'html-has-lang': { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
