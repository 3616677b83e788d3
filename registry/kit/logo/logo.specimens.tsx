import type { Specimens } from '../specimen/specimen.ts';
import { Logo } from './logo.tsx';

/** What the gallery shows of the part: the full form and the quiet one. */
export const logoSpecimens: Specimens = {
  looks: () => (
    <p>
      <Logo /> <Logo look="quiet" />
    </p>
  ),
};
