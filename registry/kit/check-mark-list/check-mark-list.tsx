import { checkBold } from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import './check-mark-list.css';

interface CheckMarkListProps {
  readonly items: readonly string[] | undefined;
}

/** What the visitor gets, a check mark before each. */
export function CheckMarkList({ items = [] }: CheckMarkListProps) {
  const shown = items.filter((item) => item.trim());
  if (shown.length === 0) return null;

  return (
    <ul className="check-mark-list">
      {shown.map((item, index) => (
        <li className="check-mark-list__item" key={index}>
          <Icon drawing={checkBold} />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
