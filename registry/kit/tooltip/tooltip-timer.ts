export const TOOLTIP_DELAY_MS = 300;
const LONG_PRESS_MS = 500;

/** The reasons for which a tooltip is shown. */
export type TooltipReason = 'hover' | 'focus' | 'press';

interface Switched {
  readonly isShown: boolean;
  readonly show: () => void;
  readonly hide: () => void;
}

/** Shows and hides a tooltip with the delays that keep it from flickering. */
export interface TooltipTimer {
  request: (reason: TooltipReason) => void;
  release: (reason: TooltipReason) => void;
  /** A finger is held on the opener. */
  press: () => void;
  /**
   * It was lifted; a tooltip that is shown by then stays. Returns whether the press has shown one.
   */
  lift: () => boolean;
  /** Hides it at once, whatever the reasons. */
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
    request: (reason) => {
      const isPending = reasons.size > 0 && waiting !== undefined;
      reasons.add(reason);
      if (tooltip.isShown) wait(undefined);
      else if (!isPending) wait(tooltip.show);
    },
    release: (reason) => {
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
    lift: () => {
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
