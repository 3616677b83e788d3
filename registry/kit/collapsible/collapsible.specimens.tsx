import type { Specimens } from '../specimen/specimen.ts';
import { Collapsible } from './collapsible.tsx';

/** The gallery shows collapsibles closed, open, and with more content than one would wish for. */
export const collapsibleSpecimens: Specimens = {
  closed: () => (
    <Collapsible header="Delivery address">
      <p>Nora Claes, Lange Nieuwstraat 12, 2000 Antwerp</p>
    </Collapsible>
  ),
  open: () => (
    <Collapsible header="Delivery address" defaultOpen>
      <p>Nora Claes, Lange Nieuwstraat 12, 2000 Antwerp</p>
    </Collapsible>
  ),
  long: () => (
    <Collapsible
      header="Kraftfahrzeughaftpflichtversicherung und Berufsunfähigkeitszusatzversicherung, was beide zusammen kosten, und warum"
      defaultOpen
    >
      <p>
        Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz. The first payment is due
        thirty days after the contract was signed, the following ones on the same day of each month,
        and on the last day of a month that is shorter.
      </p>
      <p>
        <a href="#conditions">Read the conditions</a>
      </p>
    </Collapsible>
  ),
};
