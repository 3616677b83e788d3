import type { WithMessages, Messages } from '#renderer';
import { removeSoftHyphens } from '#schemas/content/soft-hyphens.ts';
import type {
  ComparisonCardsProps,
  ComparisonCard,
} from '#schemas/generated/blocks/comparison-cards.ts';
import { hasAction, CallToActions } from '../../kit/call-to-action/call-to-action.tsx';
import { Heading } from '../../kit/heading/heading.tsx';
import { fillMessage } from '../../kit/messages/fill-message.ts';
import { addIds } from '../../kit/props/add-ids.ts';
import { checkBold, minusBold, infoFill } from '../../kit/icon/drawings.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { RichText } from '../../kit/rich-text/rich-text.tsx';
import { Tooltip } from '../../kit/tooltip/tooltip.tsx';
import './comparison-cards.css';

/**
 * The roles of a table's parts, written out: some browsers take an element for a part of a table
 * only as long as it is laid out as one, and these are laid out as cards.
 */
const TABLE_ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/**
 * Products beside each other. They look like cards and are the rows of a table, with a criterion in
 * each column.
 */
export function ComparisonCards(props: ComparisonCardsProps & WithMessages) {
  const { title, criteria, criterionNotes, cards, messages } = props;
  const hasBody = cards.some(({ body = [] }) => body.length > 0);
  const hasCta = cards.some(({ cta }) => hasAction(cta));
  const columns = [
    messages['comparison_product'],
    ...(hasBody ? [messages['comparison_summary']] : []),
    ...criteria,
    ...(hasCta ? [messages['comparison_choose']] : []),
  ];
  return (
    <section className="comparison-cards">
      {title && <Heading>{title}</Heading>}
      <table
        className="comparison-cards__table"
        {...TABLE_ROLES.table}
        aria-label={title ? removeSoftHyphens(title) : undefined}
      >
        {/* Each value says its own criterion on a screen: the headings are for screen readers. */}
        <thead className="visually-hidden" {...TABLE_ROLES.group}>
          <tr {...TABLE_ROLES.row}>
            {columns.map((column, index) => (
              <th key={index} {...TABLE_ROLES.columnHeader} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="comparison-cards__cards" {...TABLE_ROLES.group} data-count={cards.length}>
          {addIds(cards).map(({ id: cardId, ...product }) => (
            <ComparedProduct
              key={cardId}
              product={product}
              criteria={criteria}
              notes={criterionNotes}
              hasBody={hasBody}
              hasCta={hasCta}
              level={title ? 3 : 2}
              messages={messages}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface ComparedProductProps {
  readonly product: ComparisonCard;
  readonly criteria: readonly string[];
  /** Notes on the criteria, in their order; empty where one needs none. */
  readonly notes: readonly string[] | undefined;
  /** True if any of the products has a text; then each has a cell for it. */
  readonly hasBody: boolean;
  readonly hasCta: boolean;
  /** The level of its heading. */
  readonly level: 2 | 3;
  readonly messages: Messages;
}

/**
 * One product: a row of the table. On a screen each value stands beside its criterion, which its
 * column has said already.
 */
function ComparedProduct(props: ComparedProductProps) {
  const { product, criteria, notes = [], hasBody, hasCta, level, messages } = props;
  const { title, body, values, cta } = product;
  const Title = `h${level}` as const;
  return (
    <tr className="comparison-cards__card" {...TABLE_ROLES.row}>
      <th className="comparison-cards__name" {...TABLE_ROLES.rowHeader} scope="row">
        <Title className="comparison-cards__title">{title}</Title>
      </th>
      {hasBody && (
        <td {...TABLE_ROLES.cell}>
          <RichText value={body} messages={messages} about={title} />
        </td>
      )}
      {criteria.map((criterion, index) => (
        <td className="comparison-cards__value" {...TABLE_ROLES.cell} key={index}>
          <span className="comparison-cards__criterion" aria-hidden>
            {criterion}
          </span>
          {notes[index] && (
            <CriterionNote
              text={notes[index]}
              label={fillMessage(messages['comparison_note'], { criterion })}
            />
          )}
          <Value value={values[index]} messages={messages} />
        </td>
      ))}
      {hasCta && (
        <td className="comparison-cards__foot" {...TABLE_ROLES.cell}>
          <CallToActions cta={cta} look="outline" />
        </td>
      )}
    </tr>
  );
}

interface ValueProps {
  readonly value: string | boolean | undefined;
  readonly messages: Messages;
}

function Value({ value, messages }: ValueProps) {
  if (typeof value === 'boolean') {
    return (
      <span className="comparison-cards__mark" data-yes={value}>
        <Icon
          drawing={value ? checkBold : minusBold}
          label={messages[value ? 'comparison_yes' : 'comparison_no'] ?? ''}
        />
      </span>
    );
  }
  // A cell without a value would leave a reader in doubt whether it was read.
  return <span className="comparison-cards__text">{value?.trim() || '-'}</span>;
}

interface CriterionNoteProps {
  readonly text: string;
  /** Says what the note is about. */
  readonly label: string;
}

/**
 * A mark beside a criterion that explains it to whoever points at it, focuses it or keeps a finger
 * on it.
 */
function CriterionNote({ text, label }: CriterionNoteProps) {
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
