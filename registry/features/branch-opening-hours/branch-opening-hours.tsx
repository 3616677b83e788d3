import { useEffect, useState } from 'react';
import { usePendingTask, usePlatform, type WithMessages } from '#renderer';
import type { BranchOpeningHoursProps } from '#schemas/generated/features/branch-opening-hours.ts';
import { Skeleton } from '../../kit/skeleton/skeleton.tsx';
import { fetchOpeningHours } from './fetch-opening-hours.ts';
import { HoursTable } from './hours-table.tsx';
import type { OpeningHours } from './read-opening-hours.ts';
import './branch-opening-hours.css';

const DAYS = 7;

/**
 * When a branch is open. A server renders the place of it only: hours change, and which day it is
 * depends on when a page is read, not on when it was made.
 */
export function BranchOpeningHours({ branch, messages }: BranchOpeningHoursProps & WithMessages) {
  const { http, host, locale } = usePlatform();
  const emitPendingTask = usePendingTask();
  const [hours, setHours] = useState<OpeningHours>();

  useEffect(() => {
    const leaving = new AbortController();
    const loading = fetchOpeningHours(branch, { http, signal: leaving.signal });
    emitPendingTask(
      loading.then((loaded) => {
        if (!leaving.signal.aborted) setHours(loaded);
      }),
    );
    return () => leaving.abort();
  }, [branch, http, emitPendingTask]);

  return (
    <div className="branch-opening-hours">
      {hours ? (
        <HoursTable hours={hours} now={host.now()} locale={locale} messages={messages} />
      ) : (
        <Skeleton lines={DAYS} status={messages['status_loading'] ?? ''} />
      )}
    </div>
  );
}
