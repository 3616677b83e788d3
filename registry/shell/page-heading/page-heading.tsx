import type { ShellProps } from '#renderer';

interface PageName {
  readonly text: string;
}

/** The h1 of a page that has no header: heard and not seen, because no author made room for it. */
export function PageHeading({ data }: ShellProps<PageName>) {
  return data ? <h1 className="page-heading visually-hidden">{data.text}</h1> : null;
}
