import type { TemplateBlock } from './template.ts';

/**
 * Blocks of a section as a person edits them: paragraphs are separated by an empty line, steps begin with `1. `, items with `- `, and rows of a
 * table with `|`, the first of which names its columns.
 */
const kinds = ['steps', 'items', 'table', 'paragraph'] as const;
type Kind = (typeof kinds)[number];
type Group = { kind: Kind; lines: string[] };

const step = /^\d{1,3}[.)](?:\s+|$)/;
const item = /^[-*•](?:\s+|$)/;
const bar = /(?<!\\)\|/;

function kindOf(line: string): Kind {
  if (step.test(line)) return 'steps';
  if (item.test(line)) return 'items';
  return line.startsWith('|') ? 'table' : 'paragraph';
}

function cellsOf(line: string): string[] {
  const inside = line.replace(/^\|/, '').replace(/(?<!\\)\|$/, '');
  return inside.split(bar).map((cell) => cell.trim().replaceAll('\\|', '|'));
}

/** A table has as many cells in each row as it has columns. */
function tableOf([head = '', ...lines]: readonly string[]): TemplateBlock {
  const columns = cellsOf(head);
  const rows = lines.map(cellsOf).map((row) => columns.map((_, at) => row[at] ?? ''));
  return { columns, rows };
}

function blockOf({ kind, lines }: Group): TemplateBlock {
  if (kind === 'steps') return { steps: lines.map((line) => line.replace(step, '')) };
  if (kind === 'items') return { items: lines.map((line) => line.replace(item, '')) };
  return kind === 'table' ? tableOf(lines) : lines.join(' ');
}

/** The blocks of an edited text; what has no mark is a paragraph, so that no text is refused. */
export function blocksOf(text: string): TemplateBlock[] {
  const groups: Group[] = [];
  let startsAnew = true;
  for (const raw of text.split(/\r\n?|\n/)) {
    const line = raw.trim();
    const last = groups.at(-1);
    if (line === '') startsAnew = true;
    else {
      const kind = kindOf(line);
      if (last && !startsAnew && last.kind === kind) last.lines.push(line);
      else groups.push({ kind, lines: [line] });
      startsAnew = false;
    }
  }
  return groups.map(blockOf);
}

const cellText = (text: string): string => text.replaceAll('|', '\\|');
const rowText = (cells: readonly string[]): string => `| ${cells.map(cellText).join(' | ')} |`;

function textOfBlock(block: TemplateBlock): string {
  if (typeof block === 'string') return block;
  if ('steps' in block) return block.steps.map((text, at) => `${at + 1}. ${text}`).join('\n');
  if ('items' in block) return block.items.map((text) => `- ${text}`).join('\n');
  return [block.columns, ...block.rows].map(rowText).join('\n');
}

/** The blocks as they are edited. */
export function markedText(blocks: readonly TemplateBlock[]): string {
  return blocks.map(textOfBlock).join('\n\n');
}
