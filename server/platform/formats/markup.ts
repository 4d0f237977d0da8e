/** Text as it may stand in HTML, SVG and their attributes: what means something there becomes a reference. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
