import { useId } from 'react';
import { usePlaygroundContext } from '../context/playground-context.ts';
import { useSchemaWords } from '../context/schema-words-context.ts';
import type { MessageKey } from '../environment/messages.ts';
import { Icon } from '../layout/icon.tsx';
import type {
  AccessibilityFinding,
  AccessibilityPlace,
} from '../state/accessibility/accessibility.ts';
import { ComponentButton } from './component-button.tsx';

/** A rule that is broken, with each place where it is and what mends it there. */
export function Finding({ finding }: { readonly finding: AccessibilityFinding }) {
  const { t } = usePlaygroundContext();
  const { rule, impact, help, helpUrl, needsReview, places, total } = finding;
  const isGrave = impact === 'critical' || impact === 'serious';
  return (
    <li className="finding" data-impact={impact} data-review={needsReview}>
      <div className="finding__rule">
        <Icon name={isGrave && !needsReview ? 'x-circle-fill' : 'warning-fill'} />
        <b>{help}</b>
        <span className="pill">{t(IMPACT_WORDS[impact])}</span>
        <a className="finding__more" href={helpUrl} target="_blank" rel="noreferrer">
          {rule}
          <span className="off">{t('opensNewTab')}</span>
        </a>
      </div>
      <ul className="finding__places">
        {places.map((place, index) => (
          // Nothing else tells two equal elements of one component apart.
          // oxlint-disable-next-line react/no-array-index-key
          <Place key={index} place={place} needsReview={needsReview} />
        ))}
      </ul>
      {total > places.length && (
        <p className="finding__rest">{t('accessibilityMore', { count: total - places.length })}</p>
      )}
    </li>
  );
}

const IMPACT_WORDS = {
  critical: 'impactCritical',
  serious: 'impactSerious',
  moderate: 'impactModerate',
  minor: 'impactMinor',
} as const satisfies Record<AccessibilityFinding['impact'], MessageKey>;

interface PlaceProps {
  readonly place: AccessibilityPlace;
  readonly needsReview: boolean;
}

function Place({ place, needsReview }: PlaceProps) {
  const { t } = usePlaygroundContext();
  const { nameComponent } = useSchemaWords();
  const { pointer, component = '', markup, all, any } = place;
  const markupId = useId();
  return (
    <li className="finding__place">
      {pointer === undefined ? (
        <span className="finding__owner">{t('accessibilityInFrame')}</span>
      ) : (
        <ComponentButton pointer={pointer} title={pointer} describedBy={markupId}>
          {nameComponent(component)}
        </ComponentButton>
      )}
      <code id={markupId}>{markup}</code>
      {needsReview ? (
        <Remedies label={t('accessibilityJudge')} remedies={[...all, ...any]} />
      ) : (
        <>
          <Remedies label={t('accessibilityMendAll')} remedies={all} />
          <Remedies
            label={t(any.length > 1 ? 'accessibilityMendAny' : 'accessibilityMendAll')}
            remedies={any}
          />
        </>
      )}
    </li>
  );
}

interface RemediesProps {
  readonly label: string;
  readonly remedies: readonly string[];
}

function Remedies({ label, remedies }: RemediesProps) {
  if (remedies.length === 0) return null;
  return (
    <div className="finding__remedies">
      {label}
      <ul>
        {remedies.map((remedy) => (
          <li key={remedy}>{remedy}</li>
        ))}
      </ul>
    </div>
  );
}
