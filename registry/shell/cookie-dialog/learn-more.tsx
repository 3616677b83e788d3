import type { ReactNode } from 'react';
import type { Messages } from '#renderer';
import { Icon } from '../../kit/icon/icon.tsx';
import { findDrawing } from '../../kit/icon/named-drawing.ts';

interface LearnMoreProps {
  readonly href: string | undefined;
  readonly messages: Messages;
  readonly isPdf?: boolean;
  readonly children: ReactNode;
}

/**
 * A link that opens beside the dialog, so that nobody loses the place at which they choose. Without
 * an address there is none.
 */
export function LearnMore({ href, messages, isPdf = false, children }: LearnMoreProps) {
  if (!href) return null;

  return (
    <a className="cookie-dialog__more" href={href} target="_blank" rel="noopener noreferrer">
      {isPdf && <Icon drawing={findDrawing('vitrine:regular:file-pdf')} />}
      <span>
        {children}
        <span className="visually-hidden"> {messages[isPdf ? 'newTabPdf' : 'newTab']}</span>
      </span>
    </a>
  );
}
