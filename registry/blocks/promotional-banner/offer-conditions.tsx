import type { RichText as Tree } from '#schemas/prepared.ts';
import { Button } from '../../kit/button/button.tsx';
import { useLazyOverlay } from '../../kit/overlay/use-lazy-overlay.ts';
import { RichText } from '../../kit/rich-text/rich-text.tsx';
import type { WithTextMessages } from '../../kit/rich-text/text-messages.ts';

type DialogModule = typeof import('./conditions-dialog.tsx');

interface OfferConditionsProps extends WithTextMessages {
  readonly conditions: { readonly label: string; readonly body: Tree };
  /** Loads what opens over the page. */
  readonly loadDialog?: () => Promise<DialogModule>;
}

/**
 * A button that opens the conditions of an offer in a dialog. Its code comes with the first click;
 * where it does not come, without script and on paper the conditions stand in the page instead.
 */
export function OfferConditions(props: OfferConditionsProps) {
  const { conditions, messages, loadDialog = () => import('./conditions-dialog.tsx') } = props;
  const { label, body } = conditions;
  const { code, hasFailed, open, setOpen, opener, overlay } = useLazyOverlay(loadDialog);
  const text = <RichText value={body} messages={messages} about={label} />;
  if (hasFailed) return text;

  return (
    <>
      <Button
        {...opener}
        className="promotional-banner__conditions"
        look="outline"
        color="indigo"
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <div className="promotional-banner__conditions-text">
        <p>{label}</p>
        {text}
      </div>
      {code && (
        <code.ConditionsDialog
          {...overlay}
          open={open}
          onOpenChange={setOpen}
          title={label}
          closeLabel={messages?.['button_close']}
        >
          {text}
        </code.ConditionsDialog>
      )}
    </>
  );
}
