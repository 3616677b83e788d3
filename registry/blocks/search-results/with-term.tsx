import { fillMessage } from '../../kit/messages/fill-message.ts';

interface WithTermProps {
  readonly message: string | undefined;
  readonly values?: Readonly<Record<string, string>>;
  readonly term: string;
}

const TERM = '{{term}}';

/** A message around what was searched for, whose script may run the other way than the page's. */
export function WithTerm({ message, values = {}, term }: WithTermProps) {
  const [before = '', ...rest] = fillMessage(message, values).split(TERM);
  return (
    <>
      {before}
      <bdi>{term}</bdi>
      {rest.join(TERM)}
    </>
  );
}
