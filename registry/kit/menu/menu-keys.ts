/** Of events that do not name their key. */
const ESCAPE_KEY_CODE = 27;
const TAB_KEY_CODE = 9;

type Key = Pick<KeyboardEvent, 'key' | 'keyCode'>;

export function isEscape(event: Key): boolean {
  return isKey(event, 'Escape', ESCAPE_KEY_CODE);
}

export function isTab(event: Key): boolean {
  return isKey(event, 'Tab', TAB_KEY_CODE);
}

function isKey({ key, keyCode }: Key, name: string, code: number): boolean {
  return key === name || ((key === '' || key === 'Unidentified') && keyCode === code);
}
