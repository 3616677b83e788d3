/** One error of a chain, as far as a log may hold it: never what a request or a body held. */
export interface LoggedCause {
  readonly class: string;
  readonly message: string;
  /** Of the system or of a library, such as ECONNREFUSED. */
  readonly code?: string;
  /** The places at which it was thrown, one a line. */
  readonly stack?: readonly string[];
}

const MAX_CAUSES = 5;
const MAX_STACK_LINES = 10;
const STACK_LINE = /^\s+at /;

/** Describes an error and its chain of causes. Never throws, whatever it is given. */
export function describeCauses(thrown: unknown): LoggedCause[] {
  const chain: unknown[] = [thrown];
  for (const one of chain) {
    const inner = [readMember(one, 'cause'), ...membersOf(readMember(one, 'errors'))];
    // Errors may hold each other in a circle.
    chain.push(...inner.filter((each) => isObject(each) && !chain.includes(each)));
    if (chain.length >= MAX_CAUSES) break;
  }
  return chain.slice(0, MAX_CAUSES).map(describeCause);
}

function describeCause(thrown: unknown): LoggedCause {
  const code = readMember(thrown, 'code');
  const stack = stackOf(thrown);
  return {
    class: classOf(thrown),
    message: messageOf(thrown),
    ...((typeof code === 'string' || typeof code === 'number') && { code: String(code) }),
    ...(stack.length > 0 && { stack }),
  };
}

/** Most classes of errors have a name of their own; where one has not, its constructor has. */
function classOf(thrown: unknown): string {
  if (!isObject(thrown)) return typeof thrown;
  const name = readMember(thrown, 'name');
  if (typeof name === 'string' && name !== '' && name !== 'Error') return name;
  const constructorName = readMember(readMember(thrown, 'constructor'), 'name');
  return typeof constructorName === 'string' ? constructorName : 'Object';
}

function messageOf(thrown: unknown): string {
  if (!isObject(thrown)) return String(thrown);
  const message = readMember(thrown, 'message');
  return typeof message === 'string' ? message : '';
}

/** The message comes before the places and may have lines that look like one. */
function stackOf(thrown: unknown): string[] {
  const stack = readMember(thrown, 'stack');
  if (typeof stack !== 'string') return [];
  const message = messageOf(thrown);
  const messageEnd = stack.indexOf(message) + message.length;
  return stack
    .slice(message === '' || messageEnd < message.length ? 0 : messageEnd)
    .split('\n')
    .filter((line) => STACK_LINE.test(line))
    .slice(0, MAX_STACK_LINES)
    .map((line) => line.trim());
}

/** A member of whatever it may be; a getter or a proxy may throw. */
function readMember(owner: unknown, name: string): unknown {
  if (!isObject(owner)) return undefined;
  try {
    return Reflect.get(owner, name);
  } catch {
    return undefined;
  }
}

function membersOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value.slice(0, MAX_CAUSES) : [];
}

function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}
