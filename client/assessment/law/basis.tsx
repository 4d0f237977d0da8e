import { Fragment } from 'react';
import { colon } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';

/** A citation in the reader's language, with the address of the official text. */
export type Cited = Readonly<{ act: string; cite: string; address: string }>;

/** Citations act by act, each a way to the official text: `NIS2: art. 21 ust. 2 lit. d, art. 22 ust. 1 · UKSC: art. 8`. */
export function Basis({ references }: { references: readonly Cited[] }) {
  const { t } = useTranslation();
  const acts = [...new Set(references.map(({ act }) => act))];
  return acts.map((act, index) => (
    <Fragment key={act}>
      {index > 0 && ' · '}
      {act}
      {colon()}{' '}
      {references
        .filter((one) => one.act === act)
        .map(({ cite, address }, place) => (
          <Fragment key={cite}>
            {place > 0 && ', '}
            <a
              href={address}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`${act} ${cite} (${t('common.newTab')})`}
              className="whitespace-nowrap text-brand underline decoration-line underline-offset-4 hover:decoration-brand"
            >
              {cite}
            </a>
          </Fragment>
        ))}
    </Fragment>
  ));
}
