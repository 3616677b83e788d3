import { usePlayground, useWorkbench } from '../playground-context.ts';
import { Icon } from './icon.tsx';

/** The line below: what the preview told, and where the caret is. */
export function Footer() {
  const { say } = useWorkbench();
  const shown = usePlayground((state) => state.shown);
  const position = usePlayground((state) => state.position);
  const duration = shown?.steps.reduce((sum, { durationMs }) => sum + durationMs, 0) ?? 0;
  return (
    <footer className="footer">
      <span>{say('backendInMemory')}</span>
      {shown && !shown.failure && (
        <>
          <span className="footer__done">
            <Icon name="check-circle-fill" />
            {say('planned', { duration: Math.round(duration) })}
          </span>
          <span>{say('faultsDrawn', { count: shown.faults.length })}</span>
        </>
      )}
      <span className="footer__gap" />
      <span className="footer__keys">{say('keys')}</span>
      {position && <span>{say('caret', { line: position.line, column: position.column })}</span>}
      <span>JSON</span>
    </footer>
  );
}
