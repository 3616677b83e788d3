import type { Node } from 'prosemirror-model';
import type { NodeViewConstructor } from 'prosemirror-view';

/** Returns what a page shows for a placeholder; nothing where no macro has that name. */
export type MacroText = (placeholder: string) => string | undefined;

/** Shows a macro by its value, in the place of its name. A double click leads to its values. */
export function createMacroView(
  textOf: MacroText,
  onShow: (placeholder: string) => void,
): NodeViewConstructor {
  return ({ attrs }: Node) => {
    const placeholder = String(attrs['placeholder']);
    const text = textOf(placeholder);
    const dom = document.createElement('span');
    dom.className = 'rich-text__macro';
    dom.dataset['macro'] = placeholder;
    dom.dataset['known'] = String(text !== undefined);
    dom.title = placeholder;
    dom.textContent = text ?? placeholder;
    dom.addEventListener('dblclick', () => onShow(placeholder));
    return { dom };
  };
}
