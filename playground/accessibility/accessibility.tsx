import { useContext, useEffect } from 'react';
import {
  LanguageContext,
  usePlayground,
  usePlaygroundContext,
} from '../context/playground-context.ts';
import { EmptyState } from '../layout/empty-state.tsx';
import { CommandButton } from '../layout/command-button.tsx';
import { COMMANDS } from '../layout/command-list.ts';
import { Icon } from '../layout/icon.tsx';
import {
  getCheckState,
  IMPACTS,
  type Accessibility as Check,
  type AccessibilityFinding,
} from '../state/accessibility/accessibility.ts';
import { Finding } from './finding.tsx';
import { PageOutline } from './page-outline.tsx';

/**
 * Checks the page in the preview as long as it is open, and lists what people could stumble over,
 * and the headings and landmarks by which they find their way.
 */
export function Accessibility() {
  const { t, store } = usePlaygroundContext();
  const language = useContext(LanguageContext);
  const check = usePlayground((state) => state.accessibility);
  useEffect(() => {
    const { checkAccessibility } = store.getState();
    checkAccessibility({ isWanted: true, language });
    return () => checkAccessibility({ isWanted: false, language });
  }, [store, language]);
  const { findings = [], outline = [] } = check?.progress ?? {};
  const state = check && getCheckState(check);
  return (
    <div className="accessibility">
      {check && <CheckBar check={check} />}
      {state === 'done' && findings.length === 0 && (
        <EmptyState>{t('accessibilityNoneFound')}</EmptyState>
      )}
      <Findings label={t('accessibilityProblems')} findings={listByImpact(findings, false)} />
      <Findings label={t('accessibilityToReview')} findings={listByImpact(findings, true)} />
      {outline.length > 0 && <PageOutline outline={outline} />}
    </div>
  );
}

/** How far the check is, and what can be done about it. */
function CheckBar({ check }: { readonly check: Check }) {
  const { t, store } = usePlaygroundContext();
  const { progress, language } = check;
  const { done = 0, total = 0, findings = [], failure = '' } = progress ?? {};
  const state = getCheckState(check);
  const count = (needsReview: boolean) =>
    findings
      .filter((finding) => finding.needsReview === needsReview)
      .reduce((sum, finding) => sum + finding.total, 0);
  const texts = {
    checking: t('accessibilityChecking', { done, total }),
    stopped: t('accessibilityStopped', { done, total }),
    done: t('accessibilityDone', { problems: count(false), review: count(true) }),
    failed: t('accessibilityFailed', { reason: failure }),
  };
  const isChecking = state === 'checking';
  const press = () => {
    const { checkAccessibility } = store.getState();
    // Asked for twice, it would be one wish.
    checkAccessibility({ isWanted: false, language });
    if (!isChecking) checkAccessibility({ isWanted: true, language });
  };
  return (
    <div className="accessibility__bar">
      <output>{texts[state]}</output>
      {isChecking && <progress aria-hidden="true" value={done} max={total || 1} />}
      <CommandButton
        // The two share a button, which keeps its focus.
        of={isChecking ? COMMANDS.stopCheck : COMMANDS.checkAgain}
        hint={false}
        className="button button--line"
        run={press}
      >
        <Icon name={isChecking ? 'x' : 'arrow-clockwise'} />
        {t(isChecking ? 'accessibilityStop' : 'accessibilityAgain')}
      </CommandButton>
    </div>
  );
}

interface FindingsProps {
  readonly label: string;
  readonly findings: readonly AccessibilityFinding[];
}

function Findings({ label, findings }: FindingsProps) {
  if (findings.length === 0) return null;
  return (
    <>
      <h3 className="accessibility__head">{label}</h3>
      <ul>
        {findings.map((finding) => (
          <Finding key={finding.rule} finding={finding} />
        ))}
      </ul>
    </>
  );
}

/** The worst first. */
function listByImpact(findings: readonly AccessibilityFinding[], needsReview: boolean) {
  return findings
    .filter((finding) => finding.needsReview === needsReview)
    .toSorted((one, other) => IMPACTS.indexOf(one.impact) - IMPACTS.indexOf(other.impact));
}
