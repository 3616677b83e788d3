import type { WithMessages } from '#renderer';
import { removeSoftHyphens } from '#schemas/content/soft-hyphens.ts';
import type { ComparisonCardsProps } from '#schemas/generated/blocks/comparison-cards.ts';
import { hasAction } from '../../kit/call-to-action/call-to-action.tsx';
import { Heading } from '../../kit/heading/heading.tsx';
import { addIds } from '../../kit/props/add-ids.ts';
import { ComparedProduct } from './compared-product.tsx';
import { TABLE_ROLES } from './table-roles.ts';
import './comparison-cards.css';

/**
 * Products beside each other. They look like cards and are the rows of a table, with a criterion in
 * each column.
 */
export function ComparisonCards(props: ComparisonCardsProps & WithMessages) {
  const { title, criteria, cards, messages } = props;
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
          {addIds(cards).map(({ id: place, ...product }) => (
            <ComparedProduct
              key={place}
              product={product}
              criteria={criteria}
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
