import type { Specimens } from '../specimen/specimen.ts';
import { Heading } from './heading.tsx';

/** The gallery shows headings of different lengths. */
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
