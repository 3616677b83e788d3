import type { Specimens } from '../specimen/specimen.ts';
import { ArrowLink } from './arrow-link.tsx';

/** What the gallery shows of the part: a link, and the look of one. */
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
