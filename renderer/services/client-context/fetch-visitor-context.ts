import type { Visitor } from '../../routing/index.ts';
import {
  fetchClientContext,
  SURE_LEVEL,
  type ClientContext,
  type ClientContextOptions,
} from './fetch-client-context.ts';

/** The context value that says how sure it is who is signed in. */
const LEVEL = 'levelOfAssurance';

/** Returns true if it is sure enough who a visitor is to ask what the bank knows of them. */
export function mayHaveContext(visitor: Pick<Visitor, 'facts'>): boolean {
  return getLevel(visitor) >= SURE_LEVEL;
}

/**
 * Asks what the bank knows of a visitor, by the profile that is active now. Rejects as
 * `fetchClientContext` does; of nobody nothing is asked.
 */
export function fetchVisitorContext(
  visitor: Pick<Visitor, 'facts' | 'activeProfileType'> | undefined,
  timeoutMs: number | undefined,
  options: ClientContextOptions,
): Promise<ClientContext> {
  const levelOfAssurance = visitor ? getLevel(visitor) : 0;
  const profileType = visitor?.activeProfileType?.();
  return fetchClientContext({ levelOfAssurance, profileType, timeoutMs }, options);
}

function getLevel({ facts }: Pick<Visitor, 'facts'>): number {
  const level = facts().context.get(LEVEL);
  return typeof level === 'number' ? level : 0;
}
