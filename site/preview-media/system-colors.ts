/** The system colours of Chromium's emulation of forced colours, light. */
export const SYSTEM_COLORS: Readonly<Record<string, string>> = {
  canvastext: '#000000',
  canvas: '#ffffff',
  linktext: '#00009f',
  visitedtext: '#00009f',
  activetext: '#00009f',
  buttonface: '#ffffff',
  buttontext: '#000000',
  buttonborder: '#000000',
  fieldtext: '#000000',
  field: '#ffffff',
  highlighttext: '#ffffff',
  highlight: 'rgb(5 0 73 / 0.8)',
  marktext: '#000000',
  mark: '#ffff00',
  graytext: '#600000',
};

const FORCED = "html[data-forced-colors='active']";
const { canvas, linktext, buttontext, buttonface, buttonborder, graytext } = SYSTEM_COLORS;
const CONTROLS = 'button, input, select, textarea';

/** The custom property that has the red, green and blue of the ground that an element is given. */
export const FORCED_GROUND = '--forced-ground';

/**
 * The layer that stands below every rule of the site, as the browser's own sheet does: rules go
 * back to it.
 */
export const FORCED_BASE = `@property ${FORCED_GROUND} { syntax: '*'; inherits: false; initial-value: 255 255 255; }
@layer forced-colors {
${FORCED} { color: ${SYSTEM_COLORS['canvastext']}; }
:where(${FORCED}) :where(:not(svg, svg *, ${CONTROLS}, mark, dialog, [popover])),
:where(${FORCED}) ::before, :where(${FORCED}) ::after, ${FORCED} { background-color: rgb(255 255 255 / 0); }
:where(${FORCED}) mark { ${FORCED_GROUND}: 255 255 0; }
:where(${FORCED}) :where(a:any-link, summary) { color: ${linktext}; }
:where(${FORCED}) :where(${CONTROLS}) { color: ${buttontext}; background-color: ${buttonface}; border-color: ${buttonborder}; }
:where(${FORCED}) :where(input[type='radio'], input[type='checkbox']) { background-color: rgb(255 255 255 / 0); }
:where(${FORCED}) :where(button, input, select, textarea):where(:disabled) { background-color: rgb(255 255 255 / 0.3); border-color: ${graytext}; }
:where(${FORCED}) :where(button:disabled) { color: ${graytext}; }
:where(${FORCED}) :where(dialog, [popover]) { color: ${SYSTEM_COLORS['canvastext']}; background-color: ${canvas}; }
}`;
