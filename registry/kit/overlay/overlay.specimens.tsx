import { useState, type ComponentProps } from 'react';
import type { Specimens } from '../specimen/specimen.ts';
import { Button } from '../button/button.tsx';
import { BottomSheet } from './bottom-sheet.tsx';
import { Dialog } from './dialog.tsx';
import { Dropdown } from './dropdown.tsx';
import { Popover } from './popover.tsx';
import { useOpener } from './use-opener.ts';

/** Every frame of an overlay that differs to the eye. */
export const overlaySpecimens: Specimens = {
  dialog: DeleteGoal,
  indigo: Indigo,
  orange: Orange,
  'full-screen': FullScreen,
  'bottom-sheet': Sheet,
  popover: Profile,
  dropdown: AccountList,
};

function DeleteGoal() {
  const { opener, overlay } = useOpenOverlay();
  return (
    <>
      <Opener {...opener} />
      <Dialog {...overlay} title="Delete this goal?" closeLabel="Close" footer={<Choices />}>
        <p>
          The € 1,840.00 saved for “Bicycle trip along the Danube” goes back to Saver Plus. You can
          make a new goal whenever you like.
        </p>
      </Dialog>
    </>
  );
}

function FullScreen() {
  const { opener, overlay } = useOpenOverlay();
  return (
    <>
      <Opener {...opener} />
      <Dialog
        {...overlay}
        variation="full-screen-on-mobile"
        title="Lebensversicherungsgesellschaften und Bausparfinanzierung verständlich erklärt"
        closeLabel="Schließen"
        footer={<Choices />}
      >
        {Array.from({ length: 12 }, (_, index) => (
          <p key={index}>
            Rückzahlungsvereinbarungen, Gebäudebrandversicherungen und alles, was ein Text sonst
            noch an langen Wörtern mitbringt.
          </p>
        ))}
      </Dialog>
    </>
  );
}

function Sheet() {
  const { opener, overlay } = useOpenOverlay();
  return (
    <>
      <Opener {...opener} />
      <BottomSheet {...overlay} title="Transfer from" closeLabel="Close">
        <Accounts />
      </BottomSheet>
    </>
  );
}

function Profile() {
  const { opener, overlay } = useOpenOverlay();
  return (
    <>
      <Opener {...opener} />
      <Popover {...overlay} title="Nora Claes" closeLabel="Close">
        <p>
          Private profile. A very long e-mail address stays inside: {'nora.claes'.repeat(8)}
          @example.com
        </p>
      </Popover>
    </>
  );
}

function AccountList() {
  const { opener, overlay } = useOpenOverlay();
  return (
    <>
      <Opener {...opener} />
      <Dropdown {...overlay} label="Accounts">
        <Accounts />
        <Accounts />
        <Accounts />
      </Dropdown>
    </>
  );
}

function Indigo() {
  return <Coloured variation="indigo-24-wide" />;
}

function Orange() {
  return <Coloured variation="orange-19" />;
}

/** An overlay that is open from the start, and the button that opens and closes it. */
function useOpenOverlay() {
  const [open, onOpenChange] = useState(true);
  const { opener, overlay } = useOpener();
  return {
    opener: { ...opener, onClick: () => onOpenChange(!open) },
    overlay: { ...overlay, open, onOpenChange },
  };
}

function Opener(attributes: ComponentProps<'button'>) {
  return (
    <Button {...attributes} color="indigo">
      Open
    </Button>
  );
}

function Coloured({ variation }: { readonly variation: 'indigo-24-wide' | 'orange-19' }) {
  return (
    <Dialog variation={variation} defaultOpen title={`The frame ${variation}`} closeLabel="Close">
      <p>Its title has a size of its own.</p>
    </Dialog>
  );
}

function Choices() {
  return (
    <>
      <Button look="outline" color="indigo">
        Keep it
      </Button>
      <Button color="indigo">Delete goal</Button>
    </>
  );
}

function Accounts() {
  return (
    <ul>
      {['Current account', 'Saver Plus', 'Joint account'].map((name) => (
        <li key={name}>
          <Button look="text" color="indigo">
            {name}
          </Button>
        </li>
      ))}
    </ul>
  );
}
