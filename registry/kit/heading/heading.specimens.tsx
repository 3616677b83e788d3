import type { Specimens } from '../specimen/specimen.ts';
import { Heading } from './heading.tsx';

/** What the gallery shows of headings. */
export const headingSpecimens: Specimens = {
  lengths: () => (
    <>
      <Heading>Save</Heading>
      <Heading>
        What people ask us most about their first home loan, and what we answer them
      </Heading>
      <Heading>Lebensversicherungsgesellschaften und Bausparfinanzierungsberatung</Heading>
    </>
  ),
};
