import { useId, type ReactNode } from 'react';
import { x } from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { joinClassNames } from '../props/class-names.ts';
import type { PartProps } from '../props/part-props.ts';
import { useSharedRef } from '../props/use-shared-ref.ts';
import { checkRole, type OverlayRole } from './check-options.ts';
import { findOpener } from './find-opener.ts';
import { readOverlayFrame, type FrameVariation } from './frame-variation.ts';
import { selectForMode, type PerMode } from './overlay-mode.ts';
import { useOverlay, type OverlayState } from './use-overlay.ts';
import './backdrop.css';
import './overlay.css';
import './scroll-lock.css';

/** The name that a screen reader gives an overlay: its title, or a label that is not shown. */
type OverlayName =
  | { readonly title: ReactNode; readonly label?: undefined }
  | { readonly title?: undefined; readonly label: string };

/**
 * The props of every overlay. `useOpener` hands out the attributes that connect one with its
 * opener.
 */
export type OverlayContent = PartProps<'dialog', OverlayOptions>;

type OverlayOptions = OverlayState &
  OverlayName & {
    /** The name of its close button. Without one it has no such button. */
    readonly closeLabel?: string | undefined;
    /** False where Escape may not hide it. */
    readonly canEscape?: boolean | undefined;
    /** `dialog` unless it interrupts, which an `alertdialog` does. */
    readonly role?: OverlayRole | undefined;
    /** Buttons at its end. */
    readonly footer?: ReactNode;
    /** Mark what gets the focus with `data-autofocus`. */
    readonly children?: ReactNode;
  };

type OverlayProps = OverlayContent & { readonly variation: PerMode<FrameVariation> };

/**
 * Something over the page, in a frame for each mode of the window. Its code comes only with who
 * shows it.
 *
 * @example <Overlay variation={{ desktop: 'popover', mobile: 'bottom-sheet' }} open={isOpen}
 * onOpenChange={setOpen} title="Filters" />
 */
export function Overlay(props: OverlayProps) {
  const { variation, title, label, closeLabel, role, footer, children, ...more } = props;
  const { canEscape, className, ref, id: givenId, ...others } = more;
  const contentRef = useSharedRef(ref);
  const ownId = useId();
  const id = givenId ?? ownId;
  checkRole(role);
  const frames = {
    desktop: readOverlayFrame(selectForMode(variation, 'desktop')),
    mobile: readOverlayFrame(selectForMode(variation, 'mobile')),
  };
  const { mode, hide, rest } = useOverlay(
    contentRef,
    {
      kind: { desktop: frames.desktop.kind, mobile: frames.mobile.kind },
      opener: () => contentRef.current && findOpener(contentRef.current, ['aria-controls']),
      canEscape,
    },
    others,
  );

  const frame = frames[mode];
  const name = title ? { 'aria-labelledby': titleIdOf(id) } : { 'aria-label': label };
  return (
    <dialog
      aria-describedby={role === 'alertdialog' ? bodyIdOf(id) : undefined}
      {...rest}
      ref={contentRef}
      className={joinClassNames('overlay backdrop', className)}
      popover="manual"
      tabIndex={-1}
      id={id}
      role={role}
      data-full-screen={frame.isFullScreenOnMobile ? 'mobile' : undefined}
      data-color={frame.color}
      data-size={frame.size}
      data-wide={frame.isWide || undefined}
      {...name}
    >
      <Inside title={title} id={id} closeLabel={closeLabel} onClose={hide} footer={footer}>
        {children}
      </Inside>
    </dialog>
  );
}

type InsideProps = Pick<OverlayOptions, 'title' | 'closeLabel' | 'footer' | 'children'> & {
  readonly id: string;
  readonly onClose: () => void;
};

function Inside({ title, id, closeLabel, onClose, footer, children }: InsideProps) {
  return (
    <>
      {title && (
        <div className="overlay__header">
          <h2 className="overlay__title" id={titleIdOf(id)}>
            {title}
          </h2>
        </div>
      )}
      {closeLabel && (
        <button className="overlay__close" type="button" aria-label={closeLabel} onClick={onClose}>
          <Icon drawing={x} size={24} />
        </button>
      )}
      <div className="overlay__body" id={bodyIdOf(id)}>
        {children}
      </div>
      {footer && <div className="overlay__footer">{footer}</div>}
    </>
  );
}

function titleIdOf(id: string): string {
  return `${id}title`;
}

function bodyIdOf(id: string): string {
  return `${id}body`;
}
