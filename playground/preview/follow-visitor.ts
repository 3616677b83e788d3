import type { createSession } from '#renderer/session';

type Visitor = Pick<ReturnType<typeof createSession>, 'facts' | 'subscribe'>;

/** Calls back when somebody else is to be shown. Returns what ends that. */
export function followVisitor({ facts, subscribe }: Visitor, onChange: () => void): () => void {
  const textOfVisitor = () => JSON.stringify(facts().shown ?? null);
  let shown = textOfVisitor();
  return subscribe(() => {
    const now = textOfVisitor();
    if (now === shown) return;
    shown = now;
    onChange();
  });
}
