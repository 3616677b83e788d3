import type { Entry } from '#renderer';
import { memoizeCode, NotSerializable, writeItem } from '../../renderer/server/static-items.ts';
import { listItems } from '../../renderer/tree/index.ts';
import type { PlannedPage } from './planned-fixtures.ts';

/** Matches the message with which a hook fails where it is not React that renders. */
const HOOK = /reading '(use\w*)'/;

/**
 * Reports for each static entry on some pages that cannot be written without React what it uses,
 * and what to do about it.
 */
export function reactOnlyIn(pages: readonly PlannedPage[]): string[] {
  const complaints = pages.flatMap(({ plan, code }) =>
    listItems(plan.slots).flatMap((item) => {
      if (item.state !== 'static') return [];
      try {
        writeItem(item, memoizeCode(code));
        return [];
      } catch (error) {
        return [complaintAbout(error)];
      }
    }),
  );
  return [...new Set(complaints)].toSorted();
}

/** The static entries that stand on none of these pages, so that nothing is known about them. */
export function unseenOn(pages: readonly PlannedPage[], entries: readonly Entry[]): string[] {
  const items = pages.flatMap(({ plan }) => listItems(plan.slots));
  const seen = new Set(items.flatMap(({ state, type }) => (state === 'static' ? [type] : [])));
  return entries.flatMap(({ interactive, type }) => (interactive || seen.has(type) ? [] : [type]));
}

function complaintAbout(error: unknown): string {
  if (!(error instanceof NotSerializable)) throw error;
  const { type, cause } = error;
  const message = cause instanceof Error ? cause.message : String(cause);
  const hook = HOOK.exec(message)?.[1];
  return [
    `The static entry "${type}" cannot be written without React.`,
    hook ? `It uses the hook ${hook}.` : message,
    'Do without it, or let the entry say interactive: true.',
  ].join(' ');
}
