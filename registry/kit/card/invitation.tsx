import { ArrowLink } from '../arrow-link/arrow-link.tsx';
import { ButtonLook } from '../button/button-look.tsx';

interface InvitationProps {
  readonly children: string;
  /** A small card has no room for a button. */
  readonly isSmall?: boolean;
}

/** Looks like the way on at the foot of a card whose title is the link. */
export function Invitation({ children, isSmall = false }: InvitationProps) {
  if (isSmall) return <ArrowLink>{children}</ArrowLink>;
  return (
    <ButtonLook color="indigo" size={14}>
      {children}
    </ButtonLook>
  );
}
