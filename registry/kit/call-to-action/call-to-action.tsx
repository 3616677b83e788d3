import { ButtonLink } from '../button-link/button-link.tsx';
import { isShown, type Link } from '../text-links/is-shown.ts';
import './call-to-action.css';

const LONGEST_TEXT_IN_A_ROW = 20;

/** What a visitor is asked to do, and a few words that take away a doubt. */
export interface CallToAction {
  readonly textLink: Link;
  readonly microCopy?: string;
}

interface CallToActionsProps {
  readonly cta: CallToAction | undefined;
  readonly secondaryCta?: CallToAction | undefined;
}

/** The main thing to do here and the other one. Long texts stand below each other. */
export function CallToActions({ cta, secondaryCta }: CallToActionsProps) {
  const shown = [cta, secondaryCta].filter((action) => isShown(action?.textLink));
  if (shown.length === 0) return null;

  const isStacked = shown.some((action) => isLong(action?.textLink.text));
  return (
    <div className="call-to-action" data-stacked={isStacked}>
      <Action action={cta} look="filled" />
      <Action action={secondaryCta} look="text" />
    </div>
  );
}

interface ActionProps {
  readonly action: CallToAction | undefined;
  readonly look: 'filled' | 'text';
}

function Action({ action, look }: ActionProps) {
  if (!action || !isShown(action.textLink)) return null;

  return (
    <div className="call-to-action__item">
      <ButtonLink
        href={action.textLink.url}
        look={look}
        color={look === 'filled' ? 'orange' : 'indigo'}
      >
        {action.textLink.text}
      </ButtonLink>
      {action.microCopy && <p className="call-to-action__micro-copy">{action.microCopy}</p>}
    </div>
  );
}

function isLong(text = ''): boolean {
  return text.length > LONGEST_TEXT_IN_A_ROW;
}
