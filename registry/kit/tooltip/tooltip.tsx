import { useEffect, useId, useRef, type ReactNode } from 'react';
import { joinClassNames } from '../props/class-names.ts';
import type { PartProps } from '../props/part-props.ts';
import { useSharedRef } from '../props/use-shared-ref.ts';
import { createOverlay } from '../overlay/create-overlay.ts';
import { findOpener } from '../overlay/find-opener.ts';
import { listenToOpener, type TooltipPlace } from './listen-to-opener.ts';
import { createTooltipTimer } from './tooltip-timer.ts';
import './tooltip.css';

const DISABLED = ':disabled, [aria-disabled="true"]';

/** The attributes that the opener needs so that a screen reader finds the tooltip. */
export type OpenerAttributes =
  | { readonly 'aria-describedby': string }
  | { readonly 'aria-labelledby': string };

interface TooltipOptions {
  readonly text: ReactNode;
  /** `labels` where the opener has no text of its own, such as a button with an icon. */
  readonly relation?: 'describes' | 'labels';
  /** Renders the opener, with these attributes on it. */
  readonly children: (opener: OpenerAttributes) => ReactNode;
}

/**
 * A short text about an element, for whoever points at it, focuses it or keeps a finger on it.
 *
 * @example <Tooltip text="All costs included">{(opener) => <Button
 * {...opener}>APR</Button>}</Tooltip>
 */
export function Tooltip(props: PartProps<'span', TooltipOptions>) {
  const { text, relation = 'describes', children, className, ref, ...rest } = props;
  const id = useId();
  const around = useSharedRef(ref);
  const bubble = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!around.current || !bubble.current) return undefined;
    return attachTooltip({ around: around.current, bubble: bubble.current });
  }, [around]);

  return (
    <span className={joinClassNames('tooltip', className)} ref={around} {...rest}>
      {children(relation === 'labels' ? { 'aria-labelledby': id } : { 'aria-describedby': id })}
      <span className="tooltip__bubble" ref={bubble} id={id} role="tooltip" popover="manual">
        <span className="tooltip__text">{text}</span>
      </span>
    </span>
  );
}

/**
 * Makes a bubble the tooltip of the element that refers to it, until what is returned is called.
 */
function attachTooltip({ around, bubble }: TooltipPlace): () => void {
  const opener = () => findOpener(bubble, ['aria-describedby', 'aria-labelledby'], around);
  if (!opener()) {
    console.warn('The tooltip found no opener. Spread the attributes it hands out on an element.');
  }

  const overlay = createOverlay(bubble, { kind: 'tooltip', opener });
  overlay.events.addEventListener('before-show', (event) => {
    if (opener()?.matches(DISABLED) !== false) event.preventDefault();
  });
  const timer = createTooltipTimer(overlay);
  const listening = new AbortController();
  listenToOpener({ around, bubble }, timer, listening);
  return () => {
    listening.abort();
    timer.stop();
    overlay.remove();
  };
}
