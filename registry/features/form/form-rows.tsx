import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { Messages } from '#renderer';
import { Button } from '../../kit/button/button.tsx';
import { GroupFrame } from '../../kit/field-frame/group-frame.tsx';
import { useMemberState } from '../../kit/field-frame/use-member-state.ts';
import { fillMessage } from '../../kit/messages/fill-message.ts';
import type { ConfiguredRows } from './create-configured-form.ts';
import type { Row, Rows } from './create-rows.ts';
import { useIsHydrated } from './use-is-hydrated.ts';
import './form-rows.css';

interface FormRowsProps extends ConfiguredRows {
  readonly messages: Messages;
  /** Renders the fields of a row. */
  readonly children: (row: Row) => ReactNode;
}

/** A group of fields: once, or in rows that a visitor adds and takes out. */
export function FormRows({ config, rows, messages, children }: FormRowsProps) {
  const [first] = useMemberState(rows);
  if (rows.isRepeated) return <Repeated {...{ config, rows, messages, children }} />;
  if (!first) return undefined;
  return (
    <GroupFrame group={first.group} messages={messages} className="form-rows__row">
      {children(first)}
    </GroupFrame>
  );
}

function Repeated({ config, rows, messages, children }: FormRowsProps) {
  const list = useMemberState(rows);
  const [announcement, setAnnouncement] = useState('');
  const root = useRef<HTMLFieldSetElement>(null);
  const focusNext = useLaterFocus(root);
  const helpId = useId();

  const add = () => {
    const row = rows.add();
    if (!row) return;
    setAnnouncement(fillMessage(messages['form_row_added'], { row: row.group.getState().label }));
    focusNext(row, 'first field');
  };
  const remove = (row: Row) => {
    const at = list.indexOf(row);
    const { label } = row.group.getState();
    rows.remove(row);
    const left = rows.getState();
    setAnnouncement(fillMessage(messages['form_row_removed'], { row: label }));
    focusNext(left[at] ?? left.at(-1), 'row');
  };
  return (
    <fieldset
      className="form-rows"
      ref={root}
      aria-describedby={config.helpText === undefined ? undefined : helpId}
    >
      <legend className="form-rows__legend">{config.label}</legend>
      {config.helpText !== undefined && <p id={helpId}>{config.helpText}</p>}
      {list.map((row) => (
        <RowFrame key={row.key} row={row} messages={messages}>
          {children(row)}
          {list.length > rows.min && (
            <div className="form-rows__action">
              <Button look="outline" color="indigo" size={14} onClick={() => remove(row)}>
                {messages['form_row_remove']}{' '}
                <span className="visually-hidden">{row.group.getState().label}</span>
              </Button>
            </div>
          )}
        </RowFrame>
      ))}
      <SpareRows rows={rows} messages={messages}>
        {children}
      </SpareRows>
      {list.length < rows.max && (
        <div className="form-rows__action" data-adds-row>
          <Button look="outline" color="indigo" onClick={add}>
            {config.addLabel ?? messages['form_row_add']}
          </Button>
        </div>
      )}
      <output className="visually-hidden">{announcement}</output>
    </fieldset>
  );
}

interface RowFrameProps {
  readonly row: Row;
  readonly messages: Messages;
  readonly children: ReactNode;
}

function RowFrame({ row, messages, children }: RowFrameProps) {
  return (
    <GroupFrame
      group={row.group}
      messages={messages}
      className="form-rows__row"
      data-row={row.key}
      tabIndex={-1}
    >
      {children}
    </GroupFrame>
  );
}

/** As many empty rows stand behind the others for whom no script adds one. */
const SPARE_ROWS = 2;

/** The rows that a server writes for browsers without script. The style hides them elsewhere. */
function SpareRows({
  rows,
  messages,
  children,
}: Pick<FormRowsProps, 'messages' | 'children'> & {
  readonly rows: Rows;
}) {
  const isHydrated = useIsHydrated();
  const [spares] = useState(() => {
    const { length } = rows.getState();
    const count = isHydrated ? 0 : Math.min(SPARE_ROWS, rows.max - length);
    return Array.from({ length: count }, (_, index) => rows.createSpare(length + index));
  });
  if (isHydrated) return undefined;
  return spares.map((row) => (
    <div key={row.key} className="form-rows__spare">
      <RowFrame row={row} messages={messages}>
        {children(row)}
      </RowFrame>
    </div>
  ));
}

/** Moves the focus once the rows are on the page: to one, or to the button that adds one. */
function useLaterFocus(root: { readonly current: HTMLElement | null }) {
  const later = useRef<(() => void) | undefined>(undefined);
  useEffect(() => {
    later.current?.();
    later.current = undefined;
  });
  return (row: Row | undefined, part: 'first field' | 'row') => {
    later.current = () => {
      if (row && part === 'first field' && row.group.focus()) return;
      const place = row ? `[data-row='${row.key}']` : '[data-adds-row] button';
      root.current?.querySelector<HTMLElement>(place)?.focus();
    };
  };
}
