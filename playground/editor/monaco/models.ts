import type { DocumentName } from '../../state/names.ts';
import { addressOf } from './schemas.ts';
import { monaco, type CodeEditor, type TextModel } from './setup.ts';

type ViewState = ReturnType<CodeEditor['saveViewState']>;

/** The texts of an editor, of which one is in front; each keeps its caret and how far it is scrolled. */
export interface Models {
  readonly bringToFront: (document: DocumentName, text: string) => TextModel;
  readonly dispose: () => void;
}

/** Makes the texts as they are asked for. */
export function createModels(editor: CodeEditor, language: string): Models {
  const models = new Map<DocumentName, TextModel>();
  const views = new Map<TextModel, ViewState>();
  return {
    bringToFront(document, text) {
      const model = models.get(document) ?? createModel(document, text, language);
      models.set(document, model);
      const before = editor.getModel();
      if (before === model) return model;
      if (before) views.set(before, editor.saveViewState());
      editor.setModel(model);
      editor.restoreViewState(views.get(model) ?? null);
      return model;
    },
    dispose: () => models.forEach((model) => model.dispose()),
  };
}

function createModel(document: DocumentName, text: string, language: string): TextModel {
  const uri = monaco.Uri.parse(addressOf(document));
  monaco.editor.getModel(uri)?.dispose();
  return monaco.editor.createModel(text, language, uri);
}
