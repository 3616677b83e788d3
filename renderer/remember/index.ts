export { kept } from './kept.ts';
export { once, rememberLoad } from './once.ts';
export { remembered } from './remembered.ts';
