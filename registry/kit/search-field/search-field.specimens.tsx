import { Icon } from '../icon/icon.tsx';
import { findDrawing } from '../icon/named-drawing.ts';
import type { Specimens } from '../specimen/specimen.ts';
import { SearchField } from './search-field.tsx';

/** The gallery shows an empty field, one with a term, and one whose term is too short. */
export const searchFieldSpecimens: Specimens = {
  default: () => (
    <>
      {[
        { label: 'Empty', placeholder: 'Search, for example “card limit”' },
        { label: 'With a term', defaultValue: 'Kreditkartenabrechnungszeitraum' },
        { label: 'Too short', defaultValue: 'a', 'aria-invalid': true },
      ].map(({ label, ...field }) => (
        <p key={label} className="search-field-box">
          <Icon drawing={findDrawing('vitrine:regular:magnifying-glass')} />
          <SearchField aria-label={label} {...field} />
        </p>
      ))}
    </>
  ),
};
