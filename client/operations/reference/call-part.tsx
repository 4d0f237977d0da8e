import type { ReferenceCall } from '#contract/operations/reference.ts';
import { number } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Badge } from '#client/platform/ui/badge.tsx';

type Field = ReferenceCall['answer'][number];

/** A call as a command of a shell; the key stands for one's own. */
function commandOf({ method, address, body }: ReferenceCall['examples'][number], origin: string, withKey: boolean): string {
  const parts = [`curl '${origin}${address}'`];
  if (withKey) parts.push(`-H 'Authorization: Bearer atesto_…'`);
  if (body !== null) parts.push(`-X ${method} -H 'Content-Type: application/json' -d '${body}'`);
  return parts.join(' \\\n  ');
}

/** Fields of what is asked, answered or sent, folded. */
export function Fields({ title, fields }: { title: string; fields: readonly Field[] }) {
  const { t } = useTranslation();
  if (fields.length === 0) return null;
  return (
    <details className="mt-3">
      <summary className="inline-flex min-h-9 cursor-pointer items-center text-sm font-medium text-brand underline">
        {title}: {number(fields.length)}
      </summary>
      <dl className="mt-1 divide-y divide-line border-y border-line text-sm">
        {fields.map(({ name, type, required }) => (
          <div key={name} className="py-1.5 sm:grid sm:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] sm:gap-4">
            <dt className="font-mono [overflow-wrap:anywhere]">{name}</dt>
            <dd className="text-muted [overflow-wrap:anywhere]">
              {type}
              {!required && `, ${t('apiPage.optional')}`}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

export function Code({ label, code }: { label: string; code: string }) {
  return (
    <pre
      aria-label={label}
      className="mt-3 whitespace-pre-wrap [overflow-wrap:anywhere] rounded-md border border-line bg-surface p-3 font-mono text-sm"
    >
      <code>{code}</code>
    </pre>
  );
}

/** One call: what it is for, what it takes and answers, and examples to be run. */
export function CallPart({ id, call, origin }: { id: string; call: ReferenceCall; origin: string }) {
  const { t } = useTranslation();
  const { method, path, summary, scope, anyOrigin, parameters, body, answer, mediaType, examples } = call;
  return (
    <article aria-labelledby={id} className="py-6">
      <h3 id={id} className="font-mono text-base font-semibold [overflow-wrap:anywhere]">
        {method} {path}
      </h3>
      <p lang="en" className="mt-1">
        {summary}
      </p>
      <p className="mt-2 flex flex-wrap gap-2">
        {scope && <Badge>{t('apiPage.scope', { scope })}</Badge>}
        {anyOrigin && <Badge>{t('apiPage.anyOrigin')}</Badge>}
        {mediaType && <Badge>{mediaType}</Badge>}
      </p>
      {examples.map((example) => (
        <Code key={`${example.address} ${example.body}`} label={t('apiPage.example')} code={commandOf(example, origin, scope !== null)} />
      ))}
      <Fields title={t('apiPage.parameters')} fields={parameters} />
      <Fields title={t('apiPage.body')} fields={body} />
      <Fields title={t('apiPage.answer')} fields={answer} />
    </article>
  );
}
