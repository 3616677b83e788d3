import type { ComponentType } from 'react';
import type { ControlProps } from '../fields/control-props.ts';

export interface RichTextProps extends ControlProps {
  /** The field for the markup itself. */
  readonly Source: ComponentType<ControlProps>;
}
