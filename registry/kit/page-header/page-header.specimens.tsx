import { useEffect, type ReactNode } from 'react';
import type { Specimens } from '../specimen/specimen.ts';
import { Button } from '../button/button.tsx';
import { PageHeader } from './page-header.tsx';

/** Before and after the first scroll, and with a title that is too long. */
export const pageHeaderSpecimens: Specimens = {
  default: () => <Page title="Make a transfer" />,
  scrolled: () => (
    <Scrolled>
      <Page title="Make a transfer" />
    </Scrolled>
  ),
  long: () => (
    <Page title="Rückzahlungsvereinbarung mit der Gebäudebrandversicherungsgesellschaft ändern" />
  ),
};

function Scrolled({ children }: { readonly children: ReactNode }) {
  // Newer browsers answer with a promise, which would pass for a clean-up.
  useEffect(() => {
    window.scrollTo(0, 120);
  }, []);
  return children;
}

function Page({ title }: { readonly title: string }) {
  return (
    <>
      <PageHeader
        title={title}
        after={
          <Button look="text" color="indigo">
            Leave
          </Button>
        }
      />
      {Array.from({ length: 40 }, (_, index) => (
        <p key={index}>What the page says, line {index + 1}.</p>
      ))}
    </>
  );
}
