import { infoFill } from '../../kit/icon/drawings.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { Tooltip } from '../../kit/tooltip/tooltip.tsx';

interface CriterionNoteProps {
  readonly text: string;
  /** Says what the note is about. */
  readonly label: string;
}

/**
 * A mark beside a criterion that explains it to whoever points at it, focuses it or keeps a finger
 * on it.
 */
export function CriterionNote({ text, label }: CriterionNoteProps) {
  return (
    <Tooltip text={text} className="comparison-cards__note">
      {(opener) => (
        <button
          type="button"
          className="comparison-cards__note-mark"
          aria-label={label}
          {...opener}
        >
          <Icon drawing={infoFill} size={20} />
        </button>
      )}
    </Tooltip>
  );
}
