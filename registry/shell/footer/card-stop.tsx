import type { CallToAction } from '#schemas/generated/shell/footer.ts';
import { isShown } from '../../kit/text-links/is-shown.ts';

/** Whom to call about a lost card. */
export function CardStop({ cardStop }: { readonly cardStop: CallToAction | undefined }) {
  if (!cardStop || !isShown(cardStop.textLink)) return null;

  const { textLink, microCopy } = cardStop;
  return (
    <a className="footer__card-stop" href={textLink.url}>
      <CardStopSign />
      <span>
        {microCopy && <span className="footer__card-stop-when">{microCopy} </span>}
        <strong className="footer__card-stop-number">{textLink.text}</strong>
      </span>
    </a>
  );
}

function CardStopSign() {
  return (
    <svg className="footer__sign" width="60" height="60" viewBox="0 0 60 60" aria-hidden>
      <circle className="footer__sign-disc" cx="30" cy="30" r="30" />
      <rect className="footer__sign-card" x="11" y="19" width="38" height="25" rx="4" />
      <path className="footer__sign-stripe" d="M11 25h38v6H11z" />
      <path className="footer__sign-name" d="M16 38h9" strokeWidth="3" strokeLinecap="round" />
      <path className="footer__sign-gap" d="M9 51L51 9" strokeWidth="9" />
      <path className="footer__sign-bar" d="M9 51L51 9" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
