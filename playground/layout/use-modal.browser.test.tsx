import { render } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { useModal } from './use-modal.ts';

function Dialog({ onClose }: { readonly onClose: () => void }) {
  const dialog = useModal({ onClose });
  return (
    <dialog ref={dialog}>
      <button type="button" onClick={onClose}>
        Cancel
      </button>
    </dialog>
  );
}

function Opener() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        New page
      </button>
      {isOpen && <Dialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

test('the focus is back at what opened a dialog once that is gone', async () => {
  const { getByText, queryByText } = render(<Opener />);

  await userEvent.click(getByText('New page'));
  await userEvent.click(getByText('Cancel'));

  expect(queryByText('Cancel')).toBeNull();
  expect(document.activeElement).toBe(getByText('New page'));
});
