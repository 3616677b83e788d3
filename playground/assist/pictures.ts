/** One shape of the icon set. */
export interface Drawing {
  readonly id: string;
  readonly viewBox: string;
  readonly path: string;
}

export interface KnownImage {
  readonly svg: string;
  readonly title: string;
  readonly width: number;
  readonly height: number;
}

/** A drawing as an SVG document: dark on white, so that it is seen in either theme. */
export function toSvg({ viewBox, path }: Drawing): string {
  const paper = '<rect width="100%" height="100%" fill="#fff"/>';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${paper}<path d="${path}"/></svg>`;
}

const VIEW_BOX = /viewBox="0 0 (?<width>[\d.]+) (?<height>[\d.]+)"/;
const TITLE = /<title[^>]*>(?<title>[^<]*)</;

/** Reads the title and the size that an SVG document states. */
export function describeSvg(svg: string): KnownImage {
  const { width = '0', height = '0' } = VIEW_BOX.exec(svg)?.groups ?? {};
  const title = TITLE.exec(svg)?.groups?.['title'] ?? '';
  return { svg, title, width: Number(width), height: Number(height) };
}

/** An SVG document as a picture in Markdown, of the size in which it is shown. */
export function toMarkdownImage(
  svg: string,
  { width, height }: Pick<KnownImage, 'width' | 'height'>,
) {
  // Characters that would end the address, or set its size, are escaped.
  const data = encodeURIComponent(svg).replaceAll('(', '%28').replaceAll(')', '%29');
  return `![](data:image/svg+xml,${data}|width=${width},height=${height})`;
}

/** A text as it is, where Markdown is read. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]()#+\-.!|<>~&$]/g, (character) => `\\${character}`);
}
