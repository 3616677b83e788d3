import axe from 'axe-core';
import { useRef, useState } from 'react';
import type { FrameVariation } from './frame-variation.ts';
import { Overlay, type OverlayContent } from './overlay.tsx';
import type { PerMode } from './overlay-mode.ts';

type StageProps = Partial<Omit<OverlayContent, 'title' | 'label' | 'isShown'>> & {
  readonly variation: PerMode<FrameVariation>;
  readonly title?: string;
  readonly isOpenAtFirst?: boolean;
};

/** For tests: an overlay between two buttons of the page, the first of which opens it. */
export function OverlayFixture({ isOpenAtFirst = false, title = 'Stage', ...props }: StageProps) {
  const [isShown, setIsShown] = useState(isOpenAtFirst);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <main>
      <button type="button" ref={opener} onClick={() => setIsShown((was) => !was)}>
        Open
      </button>
      <Overlay
        opener={opener}
        isShown={isShown}
        onShownChange={setIsShown}
        title={title}
        {...props}
      />
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
