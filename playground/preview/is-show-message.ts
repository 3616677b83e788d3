import type { ShowMessage } from './protocol.ts';

/** Whether a message from outside has the shape of one that asks to show something. Its scenario is checked apart. */
export function isShowMessage(data: unknown): data is ShowMessage {
  if (typeof data !== 'object' || data === null) return false;
  const { type, sequence, scenario, macros } = data as Partial<Record<string, unknown>>;
  return (
    type === 'vitrine:show' &&
    Number.isSafeInteger(sequence) &&
    typeof scenario === 'object' &&
    (macros === undefined || (typeof macros === 'object' && macros !== null))
  );
}
