import type { PingMessage, ShowMessage } from './protocol.ts';

/** Whether a message from outside has the shape of one that asks to show something. Its scenario is checked apart. */
export function isShowMessage(data: unknown): data is ShowMessage {
  if (typeof data !== 'object' || data === null) return false;
  const { type, sequence, scenario, macros, pageText } = data as Partial<Record<string, unknown>>;
  return (
    type === 'vitrine:show' &&
    Number.isSafeInteger(sequence) &&
    typeof scenario === 'object' &&
    (pageText === undefined || typeof pageText === 'string') &&
    (macros === undefined || (typeof macros === 'object' && macros !== null))
  );
}

/** Whether a message only asks for a sign of life. */
export function isPingMessage(data: unknown): data is PingMessage {
  return (
    typeof data === 'object' && data !== null && 'type' in data && data.type === 'vitrine:ping'
  );
}
