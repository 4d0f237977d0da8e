import { tick } from '#core/platform/forms.ts';
import { attributeOf, unescaped, type Element, type Splice } from './markup.ts';

/** A box to be ticked: whether it is, what stands beside it, and what ticking it changes. */
export type Box = Readonly<{ ticked: boolean; label: string; splices: readonly Splice[] }>;

type Token = Readonly<{ text: string }> | Omit<Box, 'label'>;

export const boxNames = ['w:sdt', 'w:sdtContent', 'w:sym', 'w:t', 'w14:checkbox', 'w14:checked', 'w14:checkedState'] as const;

export function inside(element: Element, name: string): Element[] {
  return element.children.flatMap((child) => (child.name === name ? [child] : inside(child, name)));
}

const marks = /[☐☒☑]/;
const unticked = '☐';
const isTrueWord = (value: string | null): boolean => value === '1' || value === 'true' || value === 'on';

/** The box of a content control: its state, and the mark that shows it, as a letter or as a symbol of a typeface. */
function controlled(xml: string, control: Element): Token | null {
  const [box] = inside(control, 'w14:checkbox');
  if (!box) return null;
  const [state] = inside(box, 'w14:checked');
  const letter = Number.parseInt(attributeOf(inside(box, 'w14:checkedState')[0]?.attributes ?? '', 'w14:val') ?? '2612', 16);
  const shown = String.fromCodePoint(letter > 0 && letter <= 0xffff ? letter : 0x2612);
  const content = inside(control, 'w:sdtContent')[0] ?? control;
  const text = inside(content, 'w:t').slice(0, 1);
  const symbol = inside(content, 'w:sym').slice(0, 1);
  const value = letter.toString(16).toUpperCase().padStart(4, '0');
  return {
    ticked: state !== undefined && isTrueWord(attributeOf(state.attributes, 'w14:val') ?? '1'),
    splices: [
      ...(state ? [{ from: state.from, to: state.to, text: '<w14:checked w14:val="1"/>' }] : []),
      ...text.map(({ innerFrom, innerTo }) => ({ from: innerFrom, to: innerTo, text: shown })),
      ...symbol.map(({ from, to }) => ({ from, to, text: xml.slice(from, to).replace(/w:char="[^"]*"/, `w:char="${value}"`) })),
    ],
  };
}

/** A text and the boxes that are letters in it. */
function lettered(xml: string, { innerFrom, innerTo }: Element): Token[] {
  const tokens: Token[] = [];
  let from = innerFrom;
  for (let at = innerFrom; at < innerTo; at += 1) {
    const letter = xml[at] ?? '';
    if (!marks.test(letter)) continue;
    tokens.push({ text: unescaped(xml.slice(from, at)) }, { ticked: letter !== unticked, splices: [{ from: at, to: at + 1, text: tick }] });
    from = at + 1;
  }
  return [...tokens, { text: unescaped(xml.slice(from, innerTo)) }];
}

function tokensOf(xml: string, element: Element): Token[] {
  if (element.name === 'w:t') return lettered(xml, element);
  const box = element.name === 'w:sdt' ? controlled(xml, element) : null;
  if (box) return [box];
  const parts = element.children.flatMap((child) => tokensOf(xml, child));
  return element.name === 'w:p' ? [...parts, { text: ' ' }] : parts;
}

/** The boxes of a cell with their labels, which stand behind them, or before them where nothing follows the last. */
export function boxesIn(xml: string, cell: Element): Box[] {
  const boxes: Omit<Box, 'label'>[] = [];
  const texts = [''];
  for (const token of tokensOf(xml, cell)) {
    if ('text' in token) texts[texts.length - 1] += token.text;
    else {
      boxes.push(token);
      texts.push('');
    }
  }
  const labels = texts.map((text) => text.replaceAll(/\s+/g, ' ').trim());
  const isBefore = labels.at(-1) === '' && labels[0] !== '';
  return boxes.map((box, at) => ({ ...box, label: labels[isBefore ? at : at + 1] ?? '' }));
}
