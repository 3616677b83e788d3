import type { Visitor } from '../../routing/index.ts';
import {
  fetchClientContext,
  type ClientContext,
  type ClientContextOptions,
} from './fetch-client-context.ts';

/** The context value that says how sure it is who is signed in. */
const LEVEL = 'levelOfAssurance';

/**
 * Asks what the bank knows of a visitor, by the profile that is active now. Rejects as
 * `fetchClientContext` does; of nobody nothing is asked.
 */
export function fetchVisitorContext(
  visitor: Pick<Visitor, 'facts' | 'activeProfileType'> | undefined,
  timeoutMs: number | undefined,
  options: ClientContextOptions,
): Promise<ClientContext> {
  const level = visitor?.facts().context.get(LEVEL);
  const levelOfAssurance = typeof level === 'number' ? level : 0;
  const profileType = visitor?.activeProfileType?.();
  return fetchClientContext({ levelOfAssurance, profileType, timeoutMs }, options);
}
