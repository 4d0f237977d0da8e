import { Marked, type Token, type Tokens } from 'marked';

/** A piece of text in one style. A link leads to an address, or to a numbered section of the same text. */
export type Run = Readonly<{ text: string; strong: boolean; emphasis: boolean; address: string | null; section: number | null }>;

/** A part of a text as it can be drawn, whatever draws it. */
export type Block =
  | Readonly<{ kind: 'paragraph'; runs: Run[] }>
  | Readonly<{ kind: 'list'; ordered: boolean; items: Run[][] }>
  | Readonly<{ kind: 'table'; heads: Run[][]; rows: Run[][][] }>;

type Style = Omit<Run, 'text'>;
/** Where links of a text lead: the page it stands on, and the address of the service. */
export type Place = Readonly<{ path: string; publicUrl: string }>;

const marked = new Marked({ gfm: true });
const plain: Style = { strong: false, emphasis: false, address: null, section: null };

function leadsTo(href: string, { path, publicUrl }: Place): Pick<Style, 'address' | 'section'> {
  const [page = '', anchor = ''] = href.split('#');
  const section = /^s(\d+)$/.exec(anchor)?.[1];
  if (section && (page === path || page === '')) return { address: null, section: Number(section) };
  return { address: href.startsWith('/') ? `${publicUrl}${href}` : href, section: null };
}

function styleOf(token: Token, style: Style, place: Place): Style {
  if (token.type === 'strong') return { ...style, strong: true };
  if (token.type === 'em') return { ...style, emphasis: true };
  return token.type === 'link' ? { ...style, ...leadsTo((token as Tokens.Link).href, place) } : style;
}

function runsOf(tokens: readonly Token[], place: Place, style: Style = plain): Run[] {
  return tokens.flatMap((token) => {
    if (token.type === 'br') return [{ ...style, text: '\n' }];
    const inner = 'tokens' in token ? (token.tokens ?? []) : [];
    if (inner.length > 0) return runsOf(inner, place, styleOf(token, style, place));
    return 'text' in token ? [{ ...style, text: String(token.text).replaceAll('\n', ' ') }] : [];
  });
}

function blockOf(token: Token, place: Place): Block[] {
  if (token.type === 'space') return [];
  if (token.type === 'paragraph') return [{ kind: 'paragraph', runs: runsOf(token.tokens ?? [], place) }];
  if (token.type === 'list') {
    const { ordered, items } = token as Tokens.List;
    return [{ kind: 'list', ordered, items: items.map((item) => runsOf(item.tokens, place)) }];
  }
  if (token.type === 'table') {
    const { header, rows } = token as Tokens.Table;
    const cells = (row: readonly Tokens.TableCell[]): Run[][] => row.map((cell) => runsOf(cell.tokens, place));
    return [{ kind: 'table', heads: cells(header), rows: rows.map(cells) }];
  }
  throw new Error(`a legal text holds a ${token.type}, which no document can draw`);
}

/** The blocks of a markdown text. Throws on anything but paragraphs, lists and tables, so that nothing gets lost silently. */
export function blocksOf(markdown: string, place: Place): Block[] {
  return marked.lexer(markdown).flatMap((token) => blockOf(token, place));
}
