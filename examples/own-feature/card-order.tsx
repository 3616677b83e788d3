import { useEffect, useState } from 'react';
import { usePendingTask, usePlatform, type WithMessages } from '#renderer';
import { Button, ChoiceField, NotificationBox, TextField } from '#registry/kit';
import type { CardOrderProps } from './check-card-order.ts';
import { createCardOrder } from './create-card-order.ts';

/** Orders a card: the bank's own form, of the kit's states and controls. */
export function CardOrder({ colours, layout, messages }: CardOrderProps & WithMessages) {
  const { http } = usePlatform();
  const emitPendingTask = usePendingTask();
  const [{ form, name, house, colour }] = useState(() => createCardOrder(colours));
  const [isOrdered, setOrdered] = useState(false);
  // All is there already: the page has to wait for nothing.
  useEffect(() => emitPendingTask(Promise.resolve()), [emitPendingTask]);
  const order = async () => {
    // Shows the messages of all fields, and moves the focus to the first that is wrong.
    form.submit();
    if (!(await form.isValid())) return;
    await http.fetchJson('/card-orders', { method: 'POST', body: form.getSerializedValue() });
    setOrdered(true);
  };

  if (isOrdered) return <NotificationBox type="success">Your card is on its way.</NotificationBox>;
  return (
    <form
      className="card-order"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void order();
      }}
    >
      <TextField field={name} {...{ layout, messages }} />
      <TextField field={house} {...{ layout, messages }} />
      <ChoiceField group={colour} {...{ layout, messages }} />
      <Button type="submit">Order the card</Button>
    </form>
  );
}
