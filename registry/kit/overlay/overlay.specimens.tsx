import { useRef, useState, type ReactNode, type RefObject } from 'react';
import type { Specimens } from '../specimen/specimen.ts';
import { Button } from '../button/button.tsx';
import { BottomSheet } from './bottom-sheet.tsx';
import { Dialog } from './dialog.tsx';
import { Dropdown } from './dropdown.tsx';
import { Popover } from './popover.tsx';

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
  const { opener, ...state } = useOpener();
  return (
    <SpecimenPage opener={opener} onOpen={state.onOpen}>
      <Dialog
        {...state}
        opener={opener}
        title="Delete this goal?"
        closeLabel="Close"
        footer={<Choices />}
      >
        <p>
          The € 1,840.00 saved for “Bicycle trip along the Danube” goes back to Saver Plus. You can
          make a new goal whenever you like.
        </p>
      </Dialog>
    </SpecimenPage>
  );
}

function FullScreen() {
  const { opener, ...state } = useOpener();
  return (
    <SpecimenPage opener={opener} onOpen={state.onOpen}>
      <Dialog
        {...state}
        opener={opener}
        variation="dialog-full-screen-on-mobile"
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
    </SpecimenPage>
  );
}

function Sheet() {
  const { opener, ...state } = useOpener();
  return (
    <SpecimenPage opener={opener} onOpen={state.onOpen}>
      <BottomSheet {...state} opener={opener} title="Transfer from" closeLabel="Close">
        <Accounts />
      </BottomSheet>
    </SpecimenPage>
  );
}

function Profile() {
  const { opener, ...state } = useOpener();
  return (
    <SpecimenPage opener={opener} onOpen={state.onOpen}>
      <Popover {...state} opener={opener} title="Nora Claes" closeLabel="Close">
        <p>
          Private profile. A very long e-mail address stays inside: {'nora.claes'.repeat(8)}
          @example.com
        </p>
      </Popover>
    </SpecimenPage>
  );
}

function AccountList() {
  const { opener, ...state } = useOpener();
  return (
    <SpecimenPage opener={opener} onOpen={state.onOpen}>
      <Dropdown {...state} opener={opener} label="Accounts">
        <Accounts />
        <Accounts />
        <Accounts />
      </Dropdown>
    </SpecimenPage>
  );
}

function Indigo() {
  return <Coloured variation="indigo-24-wide" />;
}

function Orange() {
  return <Coloured variation="orange-19" />;
}

function useOpener() {
  const [isShown, onShownChange] = useState(true);
  const opener = useRef<HTMLButtonElement>(null);
  return { isShown, onShownChange, opener, onOpen: () => onShownChange(!isShown) };
}

interface SpecimenPageProps {
  readonly opener?: RefObject<HTMLButtonElement | null>;
  readonly onOpen?: () => void;
  readonly children: ReactNode;
}

function SpecimenPage({ opener, onOpen, children }: SpecimenPageProps) {
  return (
    <>
      {opener && (
        <Button ref={opener} onClick={onOpen} color="indigo">
          Open
        </Button>
      )}
      {children}
    </>
  );
}

function Coloured({ variation }: { readonly variation: 'indigo-24-wide' | 'orange-19' }) {
  const [isShown, setIsShown] = useState(true);
  return (
    <Dialog
      variation={variation}
      isShown={isShown}
      onShownChange={setIsShown}
      title={`The frame ${variation}`}
      closeLabel="Close"
    >
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
