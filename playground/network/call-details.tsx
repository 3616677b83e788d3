import { useMemo, useState } from 'react';
import { usePlaygroundContext } from '../context/playground-context.ts';
import { Icon } from '../layout/icon.tsx';
import { formatText } from '../json-text/format-text.ts';
import type { Call, CallContent } from '../state/calls/calls.ts';

/** Services write this before their JSON, so that no script can be made of it. */
const GUARD = /^\)\]\}',?\n/;

/** The request and the answer of one call, with their headers and bodies. */
export function CallDetails({ call }: { readonly call: Call }) {
  const { t } = usePlaygroundContext();
  const { id, method, url, request, answer, reason, fault, end } = call;
  return (
    <>
      <h3 className="network__head">{t('callRequest')}</h3>
      <p className="network__url">
        <b>{method}</b> {url}
      </p>
      <Content key={`request ${id}`} content={request} copyLabel={t('copyRequestBody')} />
      <h3 className="network__head">{t('callAnswer')}</h3>
      {fault && <p className="network__note">{t('callMetFault', { fault })}</p>}
      {reason && <p className="network__note">{reason}</p>}
      {answer ? (
        <Content key={`answer ${id}`} content={answer} copyLabel={t('copyAnswerBody')} />
      ) : (
        <p className="network__note">
          {t(end === 'pending' ? 'callWithoutAnswerYet' : 'callWithoutAnswer')}
        </p>
      )}
    </>
  );
}

interface ContentProps {
  readonly content: CallContent;
  readonly copyLabel: string;
}

function Content({ content, copyLabel }: ContentProps) {
  const { t } = usePlaygroundContext();
  const { headers, body, wholeLength } = content;
  const text = useMemo(() => (body === undefined ? undefined : formatBody(body)), [body]);
  const names = Object.entries(headers);
  return (
    <>
      {names.length > 0 && (
        <dl className="network__headers">
          {names.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {text === undefined ? (
        <p className="network__note">{t('callWithoutBody')}</p>
      ) : (
        <>
          <p className="network__note">
            <CopyButton label={copyLabel} text={text} />
            {wholeLength !== undefined && t('callBodyCut', { shown: text.length, wholeLength })}
          </p>
          <pre className="network__body">{text}</pre>
        </>
      )}
    </>
  );
}

/** JSON as an author reads it; another text, or JSON that was cut, as far as it is some. */
function formatBody(body: string): string {
  const text = body.replace(GUARD, '');
  return /^\s*[[{]/.test(text) ? formatText(text) : text;
}

function CopyButton({ label, text }: { readonly label: string; readonly text: string }) {
  const { t, environment } = usePlaygroundContext();
  const [copied, setCopied] = useState<boolean>();
  const copy = () =>
    environment.copy(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <>
      <button type="button" className="button button--line" onClick={() => void copy()}>
        <Icon name={copied ? 'check' : 'copy'} />
        {label}
      </button>
      <output>{copied !== undefined && t(copied ? 'bodyCopied' : 'bodyNotCopied')}</output>
    </>
  );
}
