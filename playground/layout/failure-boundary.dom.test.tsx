import { render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { FailureBoundary } from './failure-boundary.tsx';

function FailsWhenMounted() {
  useEffect(() => {
    throw new Error('A browser that the editor does not know');
  }, []);
  return <p>Full editor</p>;
}

test('an editor that fails is removed and reported once, and what is beside it stays', () => {
  const onFailure = vi.fn<() => void>();

  render(
    <>
      <FailureBoundary onFailure={onFailure}>
        <FailsWhenMounted />
      </FailureBoundary>
      <p>Plain editor</p>
    </>,
    { onCaughtError: () => {} },
  );

  expect(screen.queryByText('Full editor')).toBeNull();
  expect(screen.getByText('Plain editor')).toBeVisible();
  expect(onFailure).toHaveBeenCalledTimes(1);
});

test('an editor that works is shown', () => {
  const onFailure = vi.fn<() => void>();

  render(
    <FailureBoundary onFailure={onFailure}>
      <p>Full editor</p>
    </FailureBoundary>,
  );

  expect(screen.getByText('Full editor')).toBeVisible();
  expect(onFailure).not.toHaveBeenCalled();
});
