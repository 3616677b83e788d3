import { NOT_FOUND_PAGE_NAME, pageNotFoundError, TECHNICAL_ERROR } from '../../errors/index.ts';
import type { Decisions } from '../../plan/index.ts';
import type { Events } from '../../services/events/index.ts';

/** Tells who measures that the visitor has come to no page, also where a server found that out. */
export function emitPageError(
  events: Pick<Events, 'emit'>,
  { pageName, pageUrl }: Pick<Decisions, 'pageName' | 'pageUrl'>,
): void {
  if (pageName === NOT_FOUND_PAGE_NAME) events.emit(TECHNICAL_ERROR, pageNotFoundError(pageUrl));
}
