import type { ReactNode } from 'react';
import { usePlayground, usePlaygroundContext } from '../context/playground-context.ts';
import { Icon } from './icon.tsx';

/** The line below: what the preview answered, and where the caret is. */
export function Footer({ children }: { readonly children?: ReactNode }) {
  const { t } = usePlaygroundContext();
  const shown = usePlayground((state) => state.shown);
  const position = usePlayground((state) => state.position);
  const duration = shown?.steps.reduce((sum, { durationMs }) => sum + durationMs, 0) ?? 0;
  return (
    <footer className="footer">
      <span>{t('backendInMemory')}</span>
      {shown && !shown.failure && (
        <>
          <span className="footer__done">
            <Icon name="check-circle-fill" />
            {t('planned', { duration: Math.round(duration) })}
          </span>
          <span>{t('faultsDrawn', { count: shown.problems.length })}</span>
        </>
      )}
      <span className="footer__gap" />
      {children}
      <span className="footer__keys">{t('keys')}</span>
      {position && <span>{t('caret', { line: position.line, column: position.column })}</span>}
      <span>JSON</span>
    </footer>
  );
}
