export { createFileField, FileStates } from './create-file-field.ts';
export { describeFileMistake } from './describe-file-mistake.ts';
export { getMediaType } from './file-types.ts';
