import type { Specimens } from '../specimen/specimen.ts';
import { ResolvedIcon } from './resolved-icon.tsx';
import './icon.specimens.css';
import preloaded from './preloaded-drawings.json';

const ON_DEMAND = ['calendar', 'credit-card', 'globe', 'key', 'percent', 'piggy-bank', 'umbrella'];
const SIZES = [20, 24, 32, 40, 48, 64] as const;
const COLORS = ['primary', 'interactionPrimary', 'interactionSecondary', 'disabled'] as const;

function Sizes() {
  return COLORS.map((color) => (
    <div className="icon-sheet" key={color}>
      {SIZES.map((size) => (
        <ResolvedIcon key={size} icon="vitrine:regular:house-line" variation={`${size}_${color}`} />
      ))}
    </div>
  ));
}

function Inverted() {
  return (
    <div className="icon-sheet icon-sheet--dark">
      {SIZES.map((size) => (
        <ResolvedIcon key={size} icon="vitrine:regular:house-line" variation={`${size}_inverted`} />
      ))}
    </div>
  );
}

function Special() {
  return (
    <div className="icon-sheet">
      <ResolvedIcon icon="vitrine:regular:phone" variation="24_tertiary" />
      <ResolvedIcon icon="vitrine:regular:phone" variation="32_tertiary" />
      <ResolvedIcon icon="vitrine:fill:check-circle" variation="24_approved" label="Approved" />
      <ResolvedIcon template={dot} variation="40_interactionPrimary" label="A drawing of its own" />
    </div>
  );
}

function dot() {
  return (
    <svg viewBox="0 0 24 24">
      <circle cx="12" cy="12" r="9" />
    </svg>
  );
}

function Preloaded() {
  return (
    <div className="icon-sheet">
      {preloaded.map(({ id }) => (
        <ResolvedIcon key={id} icon={id} label={id} />
      ))}
    </div>
  );
}

function OnDemand() {
  return (
    <div className="icon-sheet">
      {ON_DEMAND.map((icon) => (
        <ResolvedIcon key={icon} icon={`vitrine:regular:${icon}`} variation="40_primary" />
      ))}
    </div>
  );
}

/** The gallery shows the part in every state that it can be in. */
export const iconSpecimens: Specimens = {
  sizes: Sizes,
  inverted: Inverted,
  special: Special,
  preloaded: Preloaded,
  'on-demand': OnDemand,
};
