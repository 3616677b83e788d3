import type { Specimens } from '../specimen/specimen.ts';
import { ArrowLink } from './arrow-link.tsx';

/** The gallery shows links, and a text that only looks like a link. */
export const arrowLinkSpecimens: Specimens = {
  default: () => (
    <>
      <p>
        <ArrowLink href="#loans">All loans</ArrowLink>
      </p>
      <p>
        <ArrowLink href="#insurance">
          Berufsunfähigkeitszusatzversicherungen und Kraftfahrzeughaftpflichtversicherungen
          vergleichen
        </ArrowLink>
      </p>
      <p>
        <ArrowLink>Read more</ArrowLink>
      </p>
    </>
  ),
};
