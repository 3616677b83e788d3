import { Difference } from '../layout/difference.tsx';
import { Icon } from '../layout/icon.tsx';
import { usePlayground, usePlaygroundContext } from '../context/playground-context.ts';
import type { DigestAnswer } from './ask-for-digest.ts';
import { Command } from './command.tsx';
import { hasStoredDigest, isAsStored } from './create-digest-request.ts';
import { Pictures } from './pictures.tsx';
import { useDigest } from './use-digest.ts';
import './digest.css';

/**
 * The digest of what is shown, as `npm run digest` takes it, against the one that was agreed on,
 * with a picture of each.
 */
export function Digest() {
  const { t } = usePlaygroundContext();
  const { request, answer, isTaking } = useDigest();
  return (
    <div className="digest">
      {/* There from the start, so that what comes into it is read out. */}
      <output className="digest__taking">{isTaking && t('digestTaking')}</output>
      {request && answer?.kind === 'taken' && (
        <Taken answer={answer} id={request.id} isOfFiles={isAsStored(request)} />
      )}
      {request && answer && answer.kind !== 'taken' && <NoDigest answer={answer} id={request.id} />}
    </div>
  );
}

interface TakenProps {
  readonly answer: Extract<DigestAnswer, { readonly kind: 'taken' }>;
  readonly id: string;
  readonly isOfFiles: boolean;
}

function Taken({ answer, id, isOfFiles }: TakenProps) {
  const { t } = usePlaygroundContext();
  const hasStored = usePlayground(({ playground }) => playground && hasStoredDigest(playground));
  const { digest, stored } = answer;
  const before = hasStored ? stored : undefined;
  const isSame = before === digest;
  const verdict = before === undefined ? 'digestNew' : isSame ? 'digestSame' : 'digestOther';
  return (
    <>
      <div className="digest__text">
        <p className="digest__verdict" data-same={isSame}>
          <Icon name={isSame ? 'check-circle-fill' : 'warning-fill'} />
          {t(verdict)}
        </p>
        {!isOfFiles && <p className="digest__note">{t('digestOfDraft')}</p>}
        {!isSame && isOfFiles && hasStored && (
          <Command
            says={t('digestUpdate')}
            command={`npm run digest -- --update --only ${id} --because "<why>"`}
          />
        )}
        {before !== undefined && !isSame && (
          <Difference name={t('digestDifference')} before={before} after={digest} maxLines={400} />
        )}
        <details className="digest__whole">
          <summary>{t('digestWhole')}</summary>
          {/* Keys can only scroll what has the focus. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <pre tabIndex={0}>{digest}</pre>
        </details>
      </div>
      <Pictures picture={answer.picture} stored={answer.storedPicture} />
    </>
  );
}

interface NoDigestProps {
  readonly answer: Exclude<DigestAnswer, { readonly kind: 'taken' }>;
  readonly id: string;
}

/** Says why there is no digest, and how it is taken elsewhere. */
function NoDigest({ answer, id }: NoDigestProps) {
  const { t } = usePlaygroundContext();
  const isKnown = answer.kind === 'gone' || answer.code === 'no-browser';
  return (
    <div className="digest__text">
      <p className="digest__verdict" lang={isKnown ? undefined : 'en'}>
        <Icon name="warning-fill" />
        {answer.kind === 'gone'
          ? t('digestGone')
          : answer.code === 'no-browser'
            ? t('digestNoBrowser')
            : answer.text}
      </p>
      <Command says={t('digestCheck')} command={`npm run digest -- --check --only ${id}`} />
    </div>
  );
}
