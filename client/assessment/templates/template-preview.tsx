import type { ReactNode } from 'react';
import type { TemplateDetail } from '#contract/assessment/evidence/templates.ts';
import { piecesOf } from '#core/assessment/templates/fill.ts';
import { EditedPart } from './edited-part.tsx';

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
              {block.columns.map((column, place) => (
                // oxlint-disable-next-line react/no-array-index-key
                <th key={place} scope="col" className="border border-line bg-tint px-2.5 py-1.5 text-left font-semibold">
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
                  // oxlint-disable-next-line react/no-array-index-key
                  <td key={column} className="h-9 border border-line px-2.5 py-1.5 align-top">
                    <Marked text={text} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    );
  const [List, items, classes] =
    'steps' in block ? (['ol', block.steps, 'list-decimal'] as const) : (['ul', block.items, 'list-disc'] as const);
  return (
    <List data-order="document" className={`${classes} space-y-1.5 pl-6`}>
      {items.map((text, place) => (
        // oxlint-disable-next-line react/no-array-index-key
        <li key={place}>
          <Marked text={text} />
        </li>
      ))}
    </List>
  );
}

/** The document as it will be downloaded, in its own language, whatever the page’s is; whoever may changes its parts there. */
export function TemplatePreview({ template, mayChange }: { template: TemplateDetail; mayChange: boolean }) {
  const { document, heading, purpose, sections } = template;
  return (
    <div className="max-w-3xl space-y-6 leading-relaxed">
      <h3 lang={document} className="text-2xl">
        {heading}
      </h3>
      <div className="space-y-2">
        <p lang={document}>
          <Marked text={purpose} />
        </p>
        <EditedPart template={template} place={0} mayChange={mayChange} />
      </div>
      {sections.map(({ title, basis, blocks }, index) => (
        // Sections stand in their order; an organisation may give two of them the same title.
        // oxlint-disable-next-line react/no-array-index-key
        <section key={index} className="space-y-3">
          <h4 lang={document} className="text-lg">
            {index + 1}. {title}
          </h4>
          <div lang={document} className="space-y-3">
            {blocks.map((block, place) => (
              // oxlint-disable-next-line react/no-array-index-key
              <Part key={place} block={block} />
            ))}
          </div>
          {basis && (
            <p lang={document} className="text-sm text-muted">
              {basis}
            </p>
          )}
          <EditedPart template={template} place={index + 1} mayChange={mayChange} />
        </section>
      ))}
    </div>
  );
}
