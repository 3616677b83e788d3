import { useEffect, useId, useRef, type ReactNode } from 'react';
import { attachTooltip } from './attach-tooltip.ts';
import './tooltip.css';

/** What the opener needs so that a screen reader finds the tooltip. */
export type OpenerAttributes =
  | { readonly 'aria-describedby': string }
  | { readonly 'aria-labelledby': string };

interface TooltipProps {
  readonly text: ReactNode;
  /** `labels` where the opener has no words of its own, such as a button with an icon. */
  readonly relation?: 'describes' | 'labels';
  /** Draws the opener and spreads on it what it is given. */
  readonly children: (opener: OpenerAttributes) => ReactNode;
}

/** A few words about something, for whoever points at it, focuses it or keeps a finger on it. */
export function Tooltip({ text, relation = 'describes', children }: TooltipProps) {
  const id = useId();
  const around = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!around.current || !bubble.current) return undefined;
    return attachTooltip({ around: around.current, bubble: bubble.current });
  }, []);

  return (
    <span className="tooltip" ref={around}>
      {children(relation === 'labels' ? { 'aria-labelledby': id } : { 'aria-describedby': id })}
      <span className="tooltip__bubble" ref={bubble} id={id} role="tooltip" popover="manual">
        <span className="tooltip__text">{text}</span>
      </span>
    </span>
  );
}
