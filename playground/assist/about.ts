import type { KnownComponent } from './completion-sources.ts';
import type { KnownMacro } from './known-macros.ts';
import { escapeMarkdown, toMarkdownImage, type KnownImage } from './pictures.ts';

/**
 * Describes something that can be written, for a list, for the text beside the list, and for a
 * hover.
 */
export interface About {
  readonly kind: 'component' | 'macro' | 'icon' | 'image' | 'page';
  readonly label: string;
  /** A few words that stand beside the label. */
  readonly detail: string;
  /** Markdown. */
  readonly documentation: string;
}

const ICON = { width: 64, height: 64 };
const MAX_PICTURE = 240;

export function describeComponent(type: string, { description, minimal }: KnownComponent): About {
  const example = `\`\`\`json\n${JSON.stringify(minimal, undefined, 2)}\n\`\`\``;
  const documentation = `${escapeMarkdown(description)}\n\n${example}`;
  return { kind: 'component', label: type, detail: description, documentation };
}

export function describeMacro(name: string, { value, dataType, texts }: KnownMacro): About {
  const lines = [...texts].map(
    ([code, text]) => `- **${escapeMarkdown(code)}** ${escapeMarkdown(text)}`,
  );
  const values = lines.length > 0 ? lines.join('\n') : `**${escapeMarkdown(value)}**`;
  const documentation = `${escapeMarkdown(name)} (${escapeMarkdown(dataType)})\n\n${values}`;
  return { kind: 'macro', label: name, detail: value, documentation };
}

export function describeIcon(id: string, svg: string): About {
  const documentation = `${toMarkdownImage(svg, ICON)}\n\n${escapeMarkdown(id)}`;
  return { kind: 'icon', label: id, detail: '', documentation };
}

export function describeImage(address: string, image: KnownImage): About {
  const { svg, title, width, height } = image;
  const scale = Math.min(1, MAX_PICTURE / Math.max(1, width));
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  return {
    kind: 'image',
    label: address,
    detail: `${width} × ${height}`,
    documentation: `${toMarkdownImage(svg, size)}\n\n${escapeMarkdown(title)}\n\n${width} × ${height}`,
  };
}

export function describePage(address: string, title: string): About {
  const documentation = `**${escapeMarkdown(title)}**\n\n${escapeMarkdown(address)}`;
  return { kind: 'page', label: address, detail: title, documentation };
}
