interface DropdownMenuOptions {
  readonly id: string | undefined;
  /** A selector of what opens it; without one, the button that names its id. */
  readonly trigger?: string | undefined;
}

/** A menu and what opens it. */
export interface DropdownMenu {
  readonly id: string;
  readonly trigger: HTMLElement;
}

/** Finds what opens a menu. Throws where a developer gave it no id, or nothing that opens it. */
export function findDropdownMenu(
  document: Document,
  { id, trigger: selector = triggerOf(id) }: DropdownMenuOptions,
): DropdownMenu {
  if (!id) throw new Error('A dropdown menu needs an id. Give its panel one.');

  const trigger = document.querySelector<HTMLElement>(selector);
  if (!trigger) {
    throw new Error(
      `No element of the page matches the trigger of the menu ${id}: ${selector}. Put one there, or correct data-trigger.`,
    );
  }
  return { id, trigger };
}

/** The button inside the panel, which closes it, names it as well. */
function triggerOf(id = ''): string {
  const quoted = id.replaceAll(/["\\]/g, '\\$&');
  return `[popovertarget="${quoted}"]:not([popovertargetaction="hide"])`;
}
