import type { Specimens } from '../specimen/specimen.ts';
import { Logo } from './logo.tsx';

/** The gallery shows the full form and the quiet one. */
export const logoSpecimens: Specimens = {
  looks: () => (
    <p>
      <Logo /> <Logo look="quiet" />
    </p>
  ),
};
