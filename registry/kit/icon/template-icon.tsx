import { IconFrame } from './icon-frame.tsx';
import { elementOfTemplate, type IconTemplate } from './icon-template.ts';
import { readIconVariation, type IconVariation } from './icon-variation.ts';

interface TemplateIconProps {
  readonly template: IconTemplate;
  readonly variation?: IconVariation;
  /** What it tells where no text beside it does. Without one it is decoration. */
  readonly label?: string;
}

/** Draws an icon that its caller brings along. */
export function TemplateIcon({ template, variation = '24_primary', label }: TemplateIconProps) {
  return (
    <IconFrame look={readIconVariation(variation)} label={label}>
      {elementOfTemplate(template)}
    </IconFrame>
  );
}
