import { useId, useRef, type ReactNode, type RefObject } from 'react';
import { x } from '../icon/drawings.ts';
import { Icon } from '../icon/icon.tsx';
import { checkRole, type OverlayRole } from './check-options.ts';
import { readOverlayFrame, type FrameVariation } from './frame-variation.ts';
import { inMode, type PerMode } from './overlay-mode.ts';
import { useOverlay, type OverlayState } from './use-overlay.ts';
import './overlay.css';

/** What a screen reader calls an overlay: its title, or words that are not shown. */
type OverlayName =
  | { readonly title: ReactNode; readonly label?: undefined }
  | { readonly title?: undefined; readonly label: string };

/** What all overlays have. */
export type OverlayContent = OverlayState &
  OverlayName & {
    /** What opened it gets the focus back, and is left out of what counts as outside. */
    readonly opener?: RefObject<HTMLElement | null> | undefined;
    /** The words of its close button. Without them it has none. */
    readonly closeLabel?: string | undefined;
    /** False where Escape may not hide it. */
    readonly canEscape?: boolean | undefined;
    /** `dialog` unless it interrupts, which an `alertdialog` does. */
    readonly role?: OverlayRole | undefined;
    /** The id of what a screen reader reads out with the name. An `alertdialog` has its content read out. */
    readonly describedBy?: string | undefined;
    /** Buttons at its end. */
    readonly footer?: ReactNode;
    /** Mark what gets the focus with `data-autofocus`. */
    readonly children?: ReactNode;
  };

type OverlayProps = OverlayContent & { readonly variation: PerMode<FrameVariation> };

/** Something over the page, in a frame for each mode of the window. Its code comes only with who shows it. */
export function Overlay({
  variation,
  title,
  label,
  closeLabel,
  role,
  describedBy,
  footer,
  children,
  ...rest
}: OverlayProps) {
  const { opener, canEscape, ...state } = rest;
  const content = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [titleId, bodyId] = [`${id}title`, `${id}body`];
  checkRole(role);
  const frames = {
    desktop: readOverlayFrame(inMode(variation, 'desktop')),
    mobile: readOverlayFrame(inMode(variation, 'mobile')),
  };
  const { mode, hide } = useOverlay(
    content,
    {
      kind: { desktop: frames.desktop.kind, mobile: frames.mobile.kind },
      opener: () => opener?.current ?? null,
      canEscape,
    },
    state,
  );

  const frame = frames[mode];
  const name = title ? { 'aria-labelledby': titleId } : { 'aria-label': label };
  return (
    <dialog
      ref={content}
      className="overlay"
      popover="manual"
      tabIndex={-1}
      id={id}
      role={role}
      aria-describedby={describedBy ?? (role === 'alertdialog' ? bodyId : undefined)}
      data-full-screen={frame.isFullScreenOnMobile ? 'mobile' : undefined}
      data-color={frame.color}
      data-size={frame.size}
      data-wide={frame.isWide || undefined}
      {...name}
    >
      <Inside
        title={title}
        ids={{ titleId, bodyId }}
        closeLabel={closeLabel}
        onClose={hide}
        footer={footer}
      >
        {children}
      </Inside>
    </dialog>
  );
}

type InsideProps = Pick<OverlayContent, 'title' | 'closeLabel' | 'footer' | 'children'> & {
  readonly ids: { readonly titleId: string; readonly bodyId: string };
  readonly onClose: () => void;
};

function Inside({ title, ids, closeLabel, onClose, footer, children }: InsideProps) {
  return (
    <>
      {title && (
        <div className="overlay__header">
          <h2 className="overlay__title" id={ids.titleId}>
            {title}
          </h2>
        </div>
      )}
      {closeLabel && (
        <button className="overlay__close" type="button" aria-label={closeLabel} onClick={onClose}>
          <Icon drawing={x} size={24} />
        </button>
      )}
      <div className="overlay__body" id={ids.bodyId}>
        {children}
      </div>
      {footer && <div className="overlay__footer">{footer}</div>}
    </>
  );
}
