import type { Messages } from '#renderer';
import type { ComparisonCard } from '#schemas/generated/blocks/comparison-cards.ts';
import { CallToActions } from '../../kit/call-to-action/call-to-action.tsx';
import { checkBold, minusBold } from '../../kit/icon/drawings.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { RichText } from '../../kit/rich-text/rich-text.tsx';
import { TABLE_ROLES } from './table-roles.ts';

interface ComparedProductProps {
  readonly product: ComparisonCard;
  readonly criteria: readonly string[];
  /** Whether any of the products has a text; then each has the cell of it. */
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
export function ComparedProduct(props: ComparedProductProps) {
  const { product, criteria, hasBody, hasCta, level, messages } = props;
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
