import { KINDS, type OverlayKind } from './overlay-kinds.ts';
import type { PerMode } from './overlay-mode.ts';

/**
 * Says how an overlay behaves. All of it may change while it is shown; a kind takes effect the next
 * time.
 */
export interface OverlayOptions {
  readonly kind: PerMode<OverlayKind>;
  /**
   * Returns the element that opens it. Asked again each time, because it may be rendered later than
   * the overlay.
   */
  readonly opener?: (() => HTMLElement | null) | undefined;
  /** False where Escape may not hide it. */
  readonly canEscape?: boolean | undefined;
}

const OPTIONS: readonly string[] = [
  'kind',
  'opener',
  'canEscape',
] satisfies (keyof OverlayOptions)[];
const MODES: readonly string[] = ['desktop', 'mobile'];

/** Throws for a developer who configured an overlay wrongly, and names what is wrong. */
export function checkOptions(options: OverlayOptions): void {
  for (const name of Object.keys(options)) {
    if (!OPTIONS.includes(name)) {
      throw new Error(`Unknown overlay option: ${name}. Use one of: ${OPTIONS.join(', ')}.`);
    }
  }
  checkKind(options.kind);
}

const ROLES = ['dialog', 'alertdialog'] as const;

/**
 * The roles that an overlay may have. A menu is not among them, because it would promise arrow keys
 * for whatever stands in it.
 */
export type OverlayRole = (typeof ROLES)[number];

/**
 * Throws for a developer who gave an overlay a role that it does not keep, and names those that
 * there are.
 */
export function checkRole(role: string | undefined): void {
  if (role === undefined || ROLES.some((each) => each === role)) return;
  throw new Error(`Unknown overlay role: ${role}. Use one of: ${ROLES.join(', ')}.`);
}

function checkKind(kind: unknown): void {
  if (typeof kind !== 'object' || kind === null) return checkName(kind);

  const kinds = new Map<string, unknown>(Object.entries(kind));
  const unknown = [...kinds.keys()].find((mode) => !MODES.includes(mode));
  if (unknown) throw new Error(`Unknown overlay mode: ${unknown}. Use ${MODES.join(' and ')}.`);
  for (const mode of MODES) checkName(kinds.get(mode));
}

function checkName(kind: unknown): void {
  if (typeof kind === 'string' && Object.hasOwn(KINDS, kind)) return;
  throw new Error(
    `Unknown overlay kind: ${String(kind)}. Use one of: ${Object.keys(KINDS).join(', ')}.`,
  );
}
