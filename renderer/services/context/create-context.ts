import { limitTime, type Host } from '../../host/index.ts';
import { getReason } from '../../errors/index.ts';

/**
 * Says what a developer did wrong with the context, or what the larger host application cannot
 * give.
 */
class ContextError extends Error {
  override readonly name = 'ContextError';
}

const PLACEHOLDER = '{name}';

/** The message of each mistake; the placeholder stands for the name of the context value. */
const MESSAGES = {
  'used-early':
    'Context value "{name}" is used before initialize or host app does not support the library.',
  unknown: 'Context value "{name}" has an unknown value',
  missing: 'Context value "{name}" is not provided to initialize',
  'registered-twice': 'Context value "{name}" is registered twice',
  'provider-failed': 'Context value "{name}" cannot be provided',
} as const;

/** Asked anew each time that somebody wants the value, which may have changed. */
export type ContextProvider = () => unknown;

export type ContextListener = (value: unknown) => void;

/** No provider is waited for longer. */
const PROVIDER_LIMIT_MS = 2_000;

/** The names of the values that a host application has to provide. */
export const REQUIRED_VALUES = ['app', 'cso'] as const;

/**
 * Values that change while a page is open, shared with the larger host application that it stands
 * in.
 */
export interface ContextManager {
  /**
   * Takes the host application's values, `app` and `cso` among them: each as it is, or as a
   * function that gives it. Throws ContextError where one of these two is missing, or a name was
   * registered before.
   */
  readonly initialize: (values: Readonly<Record<string, unknown>>) => void;
  /** Adds a value before or after that. Throws ContextError for a name that has a provider. */
  readonly register: (name: string, provider: ContextProvider) => void;
  /**
   * Asks for a value. Rejects with ContextError, which names the value, before initialize, for an
   * unknown name, and where its provider fails.
   */
  readonly get: (name: string) => Promise<unknown>;
  /** Changes a value and tells its listeners. Throws ContextError as `get` does. */
  readonly set: (name: string, value: unknown) => void;
  /**
   * Called with each later value of that name, and with the one that `initialize` brings. Returns
   * what ends that.
   */
  readonly on: (name: string, listener: ContextListener) => () => void;
  readonly dispose: () => void;
}

/**
 * Makes the context that a page and the application around it share. It is empty until
 * `initialize`.
 */
export function createContext(host: Pick<Host, 'after' | 'console'>): ContextManager {
  const providers = new Map<string, ContextProvider>();
  const listeners = createListeners(host);
  let isInitialized = false;

  const register = (name: string, provider: ContextProvider) => {
    if (providers.has(name)) throw createContextError('registered-twice', name);
    providers.set(name, provider);
  };
  const providerOf = (name: string) => {
    if (!isInitialized) throw createContextError('used-early', name);
    const provider = providers.get(name);
    if (!provider) throw createContextError('unknown', name);
    return provider;
  };

  const get = async (name: string) => {
    const provider = providerOf(name);
    try {
      return await limitTime(host, { limitMs: PROVIDER_LIMIT_MS }, async () => provider());
    } catch (error) {
      throw createContextError('provider-failed', name, error);
    }
  };

  return {
    register,
    get,
    initialize(values) {
      const provided = Object.entries(values).filter(([, value]) => isProvided(value));
      const missing = REQUIRED_VALUES.find((name) => !provided.some(([own]) => own === name));
      if (missing) throw createContextError('missing', missing);
      const known = provided.find(([name]) => providers.has(name));
      if (known) throw createContextError('registered-twice', known[0]);
      for (const [name, value] of provided) register(name, toProvider(value));
      isInitialized = true;
      for (const [name] of provided.filter(([own]) => listeners.has(own))) {
        get(name).then(
          (value) => listeners.tell(name, value),
          (error: unknown) => host.console.error(error),
        );
      }
    },
    set(name, value) {
      providerOf(name);
      providers.set(name, () => value);
      listeners.tell(name, value);
    },
    on: (name, listener) => listeners.on(name, listener),
    dispose: () => listeners.clear(),
  };
}

/** Those who want to hear of a value, by its name. Where one throws, the next still hears. */
function createListeners({ console }: Pick<Host, 'console'>) {
  const listeners = new Map<string, Set<ContextListener>>();

  return {
    has: (name: string) => listeners.has(name),
    on(name: string, listener: ContextListener) {
      const own = listeners.get(name) ?? new Set();
      listeners.set(name, own.add(listener));
      return () => void own.delete(listener);
    },
    tell(name: string, value: unknown) {
      for (const listener of Array.from(listeners.get(name) ?? [])) {
        try {
          listener(value);
        } catch (error) {
          console.error(`A listener of the context value ${name} threw:`, error);
        }
      }
    },
    clear: () => listeners.clear(),
  };
}

function isProvided(value: unknown): boolean {
  return value !== undefined && value !== null;
}

function toProvider(value: unknown): ContextProvider {
  return typeof value === 'function' ? () => value() as unknown : () => value;
}

function createContextError(
  kind: keyof typeof MESSAGES,
  name: string,
  ...causes: readonly unknown[]
): ContextError {
  const message = MESSAGES[kind].replace(PLACEHOLDER, () => name);
  if (causes.length === 0) return new ContextError(message);
  const [cause] = causes;
  return new ContextError(`${message}: ${getReason(cause)}`, { cause });
}
