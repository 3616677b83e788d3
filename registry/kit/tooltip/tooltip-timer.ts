export const TOOLTIP_DELAY_MS = 300;
const LONG_PRESS_MS = 500;

/** Why a tooltip is wanted. */
export type TooltipReason = 'hover' | 'focus' | 'press';

interface Switched {
  readonly isShown: boolean;
  readonly show: () => void;
  readonly hide: () => void;
}

/** Shows and hides a tooltip with the delays that keep it from flickering. */
export interface TooltipTimer {
  want: (reason: TooltipReason) => void;
  unwant: (reason: TooltipReason) => void;
  /** A finger is held on the opener. */
  press: () => void;
  /** It was lifted; a tooltip that is shown by then stays. Tells whether the press has shown one. */
  release: () => boolean;
  /** Hides it at once, whatever it is wanted for. */
  dismiss: () => void;
  stop: () => void;
}

/** Makes the timer of one tooltip. */
export function createTooltipTimer(tooltip: Switched): TooltipTimer {
  const reasons = new Set<TooltipReason>();
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let pressing: ReturnType<typeof setTimeout> | undefined;
  const wait = (then: (() => void) | undefined) => {
    clearTimeout(waiting);
    waiting =
      then &&
      setTimeout(() => {
        waiting = undefined;
        then();
      }, TOOLTIP_DELAY_MS);
  };
  const stop = () => {
    clearTimeout(pressing);
    wait(undefined);
    reasons.clear();
  };

  return {
    want: (reason) => {
      const isAwaited = reasons.size > 0 && waiting !== undefined;
      reasons.add(reason);
      if (tooltip.isShown) wait(undefined);
      else if (!isAwaited) wait(tooltip.show);
    },
    unwant: (reason) => {
      if (!reasons.delete(reason) || reasons.size > 0) return;
      wait(tooltip.isShown ? tooltip.hide : undefined);
    },
    press: () => {
      clearTimeout(pressing);
      pressing = setTimeout(() => {
        reasons.add('press');
        wait(undefined);
        tooltip.show();
      }, LONG_PRESS_MS);
    },
    release: () => {
      clearTimeout(pressing);
      return reasons.has('press') && tooltip.isShown;
    },
    dismiss: () => {
      stop();
      tooltip.hide();
    },
    stop,
  };
}
