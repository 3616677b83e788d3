import { checkBold } from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { joinClassNames } from '../props/class-names.ts';
import type { PartProps } from '../props/part-props.ts';
import './check-mark-list.css';

interface CheckMarkItem {
  readonly id: string | number;
  readonly text: string;
}

interface CheckMarkListOptions {
  readonly items: readonly CheckMarkItem[];
}

/**
 * Lists what the visitor gets, with a check mark before each item.
 *
 * @example <CheckMarkList items={[{ id: 'app', text: 'Opened in the app in five minutes' }]} />
 */
export function CheckMarkList(props: PartProps<'ul', CheckMarkListOptions>) {
  const { items, className, ...rest } = props;
  const visible = items.filter(({ text }) => text.trim());
  if (visible.length === 0) return null;

  return (
    <ul className={joinClassNames('check-mark-list', className)} {...rest}>
      {visible.map(({ id, text }) => (
        <li className="check-mark-list__item" key={id}>
          <Icon drawing={checkBold} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
