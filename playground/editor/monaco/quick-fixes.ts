import type { Marker } from '../editor-props.ts';
import { monaco, type CodeEditor, type TextModel } from './setup.ts';

const OWNER = 'vitrine';

/** Underlines the places of markers. */
export function showMarkers(model: TextModel, markers: readonly Marker[]): void {
  monaco.editor.setModelMarkers(
    model,
    OWNER,
    markers.map((marker) => ({ ...rangeOf(model, marker), ...messageOf(marker) })),
  );
}

/**
 * Offers the fixes of an editor's markers, which `markers` gives at present, where Ctrl+. asks for
 * them.
 */
export function offerFixes(
  editor: CodeEditor,
  markers: () => readonly Marker[],
): monaco.IDisposable {
  const { readOnly } = monaco.editor.EditorOption;
  const offer = () => provideFixes((model) => (model === editor.getModel() ? markers() : []));
  let offered = offer();
  // Monaco gives up on fixes where nothing can be written, and looks again only when somebody new
  // offers some.
  const listener = editor.onDidChangeConfiguration((event) => {
    if (!event.hasChanged(readOnly)) return;
    offered.dispose();
    offered = offer();
  });
  return {
    dispose() {
      listener.dispose();
      offered.dispose();
    },
  };
}

/** Answers for any model what fixes there are at a place of it. */
export function provideFixes(
  markersOf: (model: TextModel) => readonly Marker[],
): monaco.IDisposable {
  return monaco.languages.registerCodeActionProvider('json', {
    provideCodeActions(model, range) {
      const actions = markersOf(model).flatMap((marker) => {
        const markerRange = rangeOf(model, marker);
        if (!marker.fix || !monaco.Range.areIntersectingOrTouching(markerRange, range)) return [];
        const fix = marker.fix.edit();
        if (!fix) return [];
        const textEdit = { range: rangeOf(model, fix), text: fix.text };
        return [
          {
            title: marker.fix.title,
            kind: 'quickfix',
            isPreferred: true,
            diagnostics: [{ ...markerRange, ...messageOf(marker) }],
            edit: { edits: [{ resource: model.uri, versionId: model.getVersionId(), textEdit }] },
          },
        ];
      });
      return { actions, dispose: () => {} };
    },
  });
}

function messageOf({ message, code, severity }: Marker) {
  const { Error, Warning } = monaco.MarkerSeverity;
  return { message, code, severity: severity === 'error' ? Error : Warning };
}

function rangeOf(
  model: TextModel,
  { offset, length }: Pick<Marker, 'offset' | 'length'>,
): monaco.IRange {
  const start = model.getPositionAt(offset);
  const end = model.getPositionAt(offset + length);
  return {
    startLineNumber: start.lineNumber,
    startColumn: start.column,
    endLineNumber: end.lineNumber,
    endColumn: end.column,
  };
}
