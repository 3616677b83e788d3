import { removeSoftHyphens } from '#schemas/content/soft-hyphens.ts';
import { Button } from '../button/button.tsx';
import { joinClassNames } from '../props/class-names.ts';
import type { PartProps } from '../props/part-props.ts';
import './call-to-action.css';

const LONGEST_TEXT_IN_A_ROW = 20;

/** Invites a visitor to do something, with a short text that takes away a doubt. */
export interface CallToAction {
  /** Without a url it is a button instead of a link. */
  readonly textLink: { readonly text: string; readonly url?: string };
  readonly microCopy?: string;
  /** Called when the button is pressed. A link leads to its url. */
  readonly onClick?: () => void;
}

interface CallToActionsOptions {
  readonly cta: CallToAction | undefined;
  readonly secondaryCta?: CallToAction | undefined;
  /** outline where it stands beside others of its kind, of which none is the main one. */
  readonly look?: 'filled' | 'outline';
  /** orange is for the one main thing on a page, indigo for what stands further down. */
  readonly color?: 'orange' | 'indigo';
}

/**
 * The main thing to do here and the other one. Long texts stand below each other.
 *
 * @example <CallToActions cta={{ textLink: { text: 'Open an account', url: '/open' }, microCopy:
 * 'Three minutes' }} />
 */
export function CallToActions(props: PartProps<'div', CallToActionsOptions>) {
  const { cta, secondaryCta, look = 'filled', className, ...others } = props;
  const { color = look === 'filled' ? 'orange' : 'indigo', ...rest } = others;
  const texts = [cta, secondaryCta].map(textOf).filter(Boolean);
  if (texts.length === 0) return null;

  const isStacked = texts.some((text) => removeSoftHyphens(text).length > LONGEST_TEXT_IN_A_ROW);
  return (
    <div
      className={joinClassNames('call-to-actions', className)}
      data-stacked={isStacked}
      {...rest}
    >
      <Action action={cta} look={look} color={color} />
      <Action action={secondaryCta} look="text" color="indigo" />
    </div>
  );
}

interface ActionProps {
  readonly action: CallToAction | undefined;
  readonly look: 'filled' | 'outline' | 'text';
  readonly color: 'orange' | 'indigo';
}

function Action({ action, look, color }: ActionProps) {
  const text = textOf(action);
  if (!action || !text) return null;

  const { textLink, microCopy, onClick } = action;
  const url = textLink.url?.trim();
  return (
    <div className="call-to-actions__item">
      {url ? (
        <Button href={url} look={look} color={color} data-measure="call-to-action">
          {text}
        </Button>
      ) : (
        <Button onClick={onClick} look={look} color={color} data-measure="call-to-action">
          {text}
        </Button>
      )}
      {microCopy && <p className="call-to-actions__micro-copy">{microCopy}</p>}
    </div>
  );
}

/** A call to action counts where it has something to say. */
export function hasAction(action: CallToAction | undefined): boolean {
  return textOf(action) !== '';
}

function textOf(action: CallToAction | undefined): string {
  return action?.textLink.text.trim() ?? '';
}
