import { MAX_TERM_LENGTH, TERM_PATTERN } from '#schemas/content/search-term.ts';
import { joinClassNames } from '../props/class-names.ts';
import type { PartProps } from '../props/part-props.ts';
import './search-field.css';

/**
 * A field for a search, which a browser holds to the limits of a term by itself, and sends as `q`.
 * An icon before it stands with it in an element of the class `search-field-box`.
 *
 * @example <span className="search-field-box"><Icon drawing={magnifier} /><SearchField
 * aria-label="Search" /></span>
 */
export function SearchField({ className, defaultValue, ...rest }: PartProps<'input'>) {
  return (
    <input
      required
      pattern={TERM_PATTERN}
      maxLength={MAX_TERM_LENGTH}
      autoComplete="off"
      {...rest}
      className={joinClassNames('search-field', className)}
      type="search"
      name="q"
      defaultValue={defaultValue}
    />
  );
}
