import type { ReactNode } from 'react';
import type { TemplateDetail } from '#contract/assessment/templates.ts';
import { piecesOf } from '#core/assessment/templates/fill.ts';

type Block = TemplateDetail['sections'][number]['blocks'][number];

/** A text with its open gaps marked, as the file marks them. */
function Marked({ text }: { text: string }): ReactNode {
  return piecesOf(text).map(({ text: piece, isGap }, index) =>
    isGap ? (
      // Pieces stand in their order and never change it.
      // oxlint-disable-next-line react/no-array-index-key
      <mark key={index} className="rounded-sm bg-warn-tint px-0.5 text-warn">
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
}

function Part({ block }: { block: Block }) {
  if (typeof block === 'string')
    return (
      <p>
        <Marked text={block} />
      </p>
    );
  if ('columns' in block)
    return (
      <div className="overflow-x-auto">
        <table className="w-full min-w-[32rem] table-fixed border-collapse text-sm">
          <thead>
            <tr>
              {block.columns.map((column) => (
                <th key={column} scope="col" className="border border-line bg-tint px-2.5 py-1.5 text-left font-semibold">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody data-order="document">
            {block.rows.map((row, index) => (
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={index}>
                {row.map((text, column) => (
                  <td key={block.columns[column]} className="h-9 border border-line px-2.5 py-1.5 align-top">
                    <Marked text={text} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    );
  const [List, items, look] =
    'steps' in block ? (['ol', block.steps, 'list-decimal'] as const) : (['ul', block.items, 'list-disc'] as const);
  return (
    <List data-order="document" className={`${look} space-y-1.5 pl-6`}>
      {items.map((text) => (
        <li key={text}>
          <Marked text={text} />
        </li>
      ))}
    </List>
  );
}

/** The document as it will be downloaded, in its own language, whatever the page’s is. */
export function TemplatePreview({ template: { document, heading, purpose, sections } }: { template: TemplateDetail }) {
  return (
    <div lang={document} className="max-w-3xl space-y-6 leading-relaxed">
      <h3 className="text-2xl">{heading}</h3>
      <p>
        <Marked text={purpose} />
      </p>
      {sections.map(({ title, basis, blocks }, index) => (
        <section key={title} className="space-y-3">
          <h4 className="text-lg">
            {index + 1}. {title}
          </h4>
          {blocks.map((block, place) => (
            // oxlint-disable-next-line react/no-array-index-key
            <Part key={place} block={block} />
          ))}
          <p className="text-sm text-muted">{basis}</p>
        </section>
      ))}
    </div>
  );
}
