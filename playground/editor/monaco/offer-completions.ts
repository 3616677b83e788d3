import type { FullEditorProps } from '../editor-props.ts';
import { findExplanation } from '../../assist/explain.ts';
import type { CompletionSources } from '../../assist/completion-sources.ts';
import { collectMacros } from '../../assist/known-macros.ts';
import { mayOffer } from '../../assist/may-offer.ts';
import { listSuggestions, type Asked, type Suggestion } from '../../assist/suggest.ts';
import { MAX_LOOKED_THROUGH } from '../../assist/text-place.ts';
import { monaco, type TextModel } from './setup.ts';

type Offered = Pick<FullEditorProps, 'document' | 'assistance'>;

/** Gives what is offered in a model; nothing for one of another editor. */
type OfferedIn = (model: TextModel) => Offered | undefined;

/**
 * Offers components and what the fixtures know where it may be written, and explains it where it
 * stands.
 */
export function offerCompletions(offeredIn: OfferedIn): monaco.IDisposable {
  const completion = monaco.languages.registerCompletionItemProvider('json', {
    triggerCharacters: ['"', '%', '{', '/'],
    async provideCompletionItems(model, position) {
      const offered = offeredIn(model);
      const sources = offered && (await load(offered));
      if (!sources || !mayLookThrough(model)) return undefined;
      const line = model.getLineContent(position.lineNumber).slice(0, position.column - 1);
      if (!mayOffer(line, sources.checks)) return undefined;
      const suggestions = listSuggestions(askedAt(model, position, offered), sources);
      return { suggestions: suggestions.map((each, index) => itemOf(model, each, index)) };
    },
  });
  const hover = monaco.languages.registerHoverProvider('json', {
    async provideHover(model, position) {
      const offered = offeredIn(model);
      const sources = offered && (await load(offered));
      if (!sources || !mayLookThrough(model)) return undefined;
      const said = findExplanation(askedAt(model, position, offered), sources);
      return said && { contents: [{ value: said.documentation }], range: rangeOf(model, said) };
    },
  });
  return {
    dispose() {
      completion.dispose();
      hover.dispose();
    },
  };
}

/** A text that is too long for it is not even taken out of the editor. */
function mayLookThrough(model: TextModel): boolean {
  return !model.isDisposed() && model.getValueLength() <= MAX_LOOKED_THROUGH;
}

/** Loads the sources; where that fails, the schemas still offer what they know. */
function load({ assistance }: Offered): Promise<CompletionSources | undefined> {
  return assistance.loadCompletionSources().catch(() => undefined);
}

function askedAt(
  model: TextModel,
  position: monaco.IPosition,
  { document, assistance }: Offered,
): Asked {
  const macros = collectMacros(assistance.macros());
  return { text: model.getValue(), offset: model.getOffsetAt(position), document, macros };
}

const { Snippet, Variable, Color, File, Reference } = monaco.languages.CompletionItemKind;
const KINDS = { component: Snippet, macro: Variable, icon: Color, image: File, page: Reference };
const DIGITS = 4;

function itemOf(
  model: TextModel,
  suggestion: Suggestion,
  index: number,
): monaco.languages.CompletionItem {
  const { kind, label, detail, documentation, text, isSnippet } = suggestion;
  const { InsertAsSnippet, None } = monaco.languages.CompletionItemInsertTextRule;
  return {
    label: { label, description: detail },
    kind: KINDS[kind],
    documentation: { value: documentation },
    insertText: text,
    insertTextRules: isSnippet ? InsertAsSnippet : None,
    filterText: filterOf(model.getValueInRange(rangeOf(model, suggestion)), suggestion),
    // These suggestions stand before those that a schema can only guess.
    sortText: `!${String(index).padStart(DIGITS, '0')}`,
    range: rangeOf(model, suggestion),
  };
}

/**
 * Returns the text with which the editor compares the typed one, quotation marks included. A page
 * is found by its title as well.
 */
function filterOf(written: string, { kind, label, detail, text }: Suggestion): string {
  if (kind === 'macro') return text;
  const name = written.startsWith('"') ? `"${label}"` : label;
  return kind === 'page' ? `${name} ${detail}` : name;
}

function rangeOf(
  model: TextModel,
  { start, end }: { readonly start: number; readonly end: number },
): monaco.Range {
  return monaco.Range.fromPositions(model.getPositionAt(start), model.getPositionAt(end));
}
