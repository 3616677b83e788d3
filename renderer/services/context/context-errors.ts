import { getReason } from '../../errors/index.ts';

/** What a developer did wrong with the context, or what the larger host application cannot give. */
export class ContextError extends Error {
  override readonly name = 'ContextError';
}

const PLACEHOLDER = '{name}';

/** What each mistake says; the placeholder stands for the name of the context value. */
const MESSAGES = {
  'used-early':
    'Context value "{name}" is used before initialize or host app does not support the library.',
  unknown: 'Context value "{name}" has an unknown value',
  missing: 'Context value "{name}" is not provided to initialize',
  'registered-twice': 'Context value "{name}" is registered twice',
  'provider-failed': 'Context value "{name}" cannot be provided',
} as const;

export function createContextError(
  kind: keyof typeof MESSAGES,
  name: string,
  ...causes: readonly unknown[]
): ContextError {
  const message = MESSAGES[kind].replace(PLACEHOLDER, () => name);
  if (causes.length === 0) return new ContextError(message);
  const [cause] = causes;
  return new ContextError(`${message}: ${getReason(cause)}`, { cause });
}
