import { usePlayground } from '../context/playground-context.ts';
import type { MessageKey } from '../environment/messages.ts';

/** Returns the message that says why nothing can be changed now; undefined where it can. */
export function useChangeRefusal(): MessageKey | undefined {
  return usePlayground(({ playground, isElsewhere }) => {
    if (!playground) return 'commandNothingOpen';
    return isElsewhere ? 'commandElsewhere' : undefined;
  });
}
