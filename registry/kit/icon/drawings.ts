// Written by `npm run icons`. Drawings of Phosphor Icons, MIT licence: see LICENSE-phosphor.txt.
import type { Drawing } from './icon.tsx';

export const arrowRight: Drawing = {"id":"vitrine:regular:arrow-right","viewBox":"0 0 256 256","path":"M221.66,133.66l-72,72a8,8,0,0,1-11.32-11.32L196.69,136H40a8,8,0,0,1,0-16H196.69L138.34,61.66a8,8,0,0,1,11.32-11.32l72,72A8,8,0,0,1,221.66,133.66Z"};

export const caretDown: Drawing = {"id":"vitrine:regular:caret-down","viewBox":"0 0 256 256","path":"M213.66,101.66l-80,80a8,8,0,0,1-11.32,0l-80-80A8,8,0,0,1,53.66,90.34L128,164.69l74.34-74.35a8,8,0,0,1,11.32,11.32Z"};

export const caretRight: Drawing = {"id":"vitrine:regular:caret-right","viewBox":"0 0 256 256","path":"M181.66,133.66l-80,80a8,8,0,0,1-11.32-11.32L164.69,128,90.34,53.66a8,8,0,0,1,11.32-11.32l80,80A8,8,0,0,1,181.66,133.66Z"};

export const clock: Drawing = {"id":"vitrine:regular:clock","viewBox":"0 0 256 256","path":"M128,24A104,104,0,1,0,232,128,104.11,104.11,0,0,0,128,24Zm0,192a88,88,0,1,1,88-88A88.1,88.1,0,0,1,128,216Zm64-88a8,8,0,0,1-8,8H128a8,8,0,0,1-8-8V72a8,8,0,0,1,16,0v48h48A8,8,0,0,1,192,128Z"};

export const lockKey: Drawing = {"id":"vitrine:regular:lock-key","viewBox":"0 0 256 256","path":"M128,112a28,28,0,0,0-8,54.83V184a8,8,0,0,0,16,0V166.83A28,28,0,0,0,128,112Zm0,40a12,12,0,1,1,12-12A12,12,0,0,1,128,152Zm80-72H176V56a48,48,0,0,0-96,0V80H48A16,16,0,0,0,32,96V208a16,16,0,0,0,16,16H208a16,16,0,0,0,16-16V96A16,16,0,0,0,208,80ZM96,56a32,32,0,0,1,64,0V80H96ZM208,208H48V96H208V208Z"};

export const signOut: Drawing = {"id":"vitrine:regular:sign-out","viewBox":"0 0 256 256","path":"M120,216a8,8,0,0,1-8,8H48a8,8,0,0,1-8-8V40a8,8,0,0,1,8-8h64a8,8,0,0,1,0,16H56V208h56A8,8,0,0,1,120,216Zm109.66-93.66-40-40a8,8,0,0,0-11.32,11.32L204.69,120H112a8,8,0,0,0,0,16h92.69l-26.35,26.34a8,8,0,0,0,11.32,11.32l40-40A8,8,0,0,0,229.66,122.34Z"};

export const caretRightBold: Drawing = {"id":"vitrine:bold:caret-right","viewBox":"0 0 256 256","path":"M184.49,136.49l-80,80a12,12,0,0,1-17-17L159,128,87.51,56.49a12,12,0,1,1,17-17l80,80A12,12,0,0,1,184.49,136.49Z"};

export const checkBold: Drawing = {"id":"vitrine:bold:check","viewBox":"0 0 256 256","path":"M232.49,80.49l-128,128a12,12,0,0,1-17,0l-56-56a12,12,0,1,1,17-17L96,183,215.51,63.51a12,12,0,0,1,17,17Z"};
