import { useState } from 'react';

/** Whether a part of the window is open, and the switch between. */
export function useFold(isOpenAtFirst: boolean): [boolean, () => void] {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return [isOpen, () => setIsOpen(!isOpen)];
}
