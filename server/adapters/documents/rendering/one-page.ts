/** A page of the compiler’s SVG: its background, and what stands on it. */
const background = '\n    <path class="typst-shape" ';
const definitions = '\n    <defs ';
/** The size as the background is drawn, in points. */
const sizeOfPage = /^\n {4}<path class="typst-shape" [^>]*\bd="M 0 0v ([\d.]+) h ([\d.]+) /;
const sizeOfAll = /viewBox="0 0 [\d.]+ [\d.]+" width="[\d.]+pt" height="[\d.]+pt"/;

/** The first page alone of an SVG in which the compiler put all pages one below the other; the shapes of letters are shared and stay. */
export function onePage(svg: string): string {
  const first = svg.indexOf(background);
  const second = svg.indexOf(background, first + 1);
  if (second < 0) return svg;
  const end = svg.indexOf(definitions, second);
  const [, height = '', width = ''] = sizeOfPage.exec(svg.slice(first, first + 400)) ?? [];
  const head = svg.slice(0, first);
  if (end < 0 || width === '' || !sizeOfAll.test(head)) throw new Error('pages are drawn in another way');
  return (
    head.replace(sizeOfAll, `viewBox="0 0 ${width} ${height}" width="${width}pt" height="${height}pt"`) +
    svg.slice(first, second) +
    svg.slice(end)
  );
}
