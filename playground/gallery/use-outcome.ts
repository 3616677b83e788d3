import { useEffect, useState, type RefObject } from 'react';
import { isOutcome, type Outcome } from '../preview/outcome.ts';

/**
 * The outcome that the preview in a frame has posted; nothing before that. Messages of other
 * windows are ignored.
 */
export function useOutcome(frame: RefObject<HTMLIFrameElement | null>): Outcome | undefined {
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    const receive = ({ source, data }: MessageEvent<unknown>) => {
      if (source === null || source !== frame.current?.contentWindow) return;
      if (isOutcome(data)) setOutcome(data);
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, [frame]);
  return outcome;
}
