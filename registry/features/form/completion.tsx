import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Heading } from '../../kit/heading/heading.tsx';

interface CompletionProps {
  readonly id: string;
  /** The class of the feature that it stands in. */
  readonly className: string;
  readonly title: string;
  readonly text?: string | undefined;
  /** True where the visitor has just sent it on this page, so that the focus has no place. */
  readonly isFresh: boolean;
  /** Stands between the title and the text, such as a summary of the form. */
  readonly children?: ReactNode;
}

/** Takes the place of a form that has been sent. */
export function Completion({ id, className, title, text, isFresh, children }: CompletionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (isFresh) heading.current?.focus();
  }, [isFresh]);
  return (
    <section className={className} id={id} aria-labelledby={titleId} data-without-script="works">
      <Heading ref={heading} id={titleId} tabIndex={-1}>
        {title}
      </Heading>
      {children}
      {text && <p>{text}</p>}
    </section>
  );
}
