import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Link } from 'wouter';
import type { ApiKeyView } from '#contract/account/api-keys.ts';
import { apiScopes, type ApiScope } from '#core/account/members/api-keys.ts';
import { lengths } from '#core/platform/limits.ts';
import { api } from '#client/platform/api/api.ts';
import { day, moment } from '#client/platform/words/formats.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Badge } from '#client/platform/ui/badge.tsx';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { ChoiceGroup, ChoiceRow } from '#client/platform/ui/forms/choices.tsx';
import { Failure, useFailureToast } from '#client/platform/ui/screen/failure.tsx';
import { Field } from '#client/platform/ui/forms/field.tsx';
import { Skeleton } from '#client/platform/ui/screen/skeleton.tsx';
import { toast } from '#client/platform/ui/toast/toast-store.ts';
import { ConfirmDialog } from '#client/platform/ui/dialog/confirm-dialog.tsx';
import { Part } from './part.tsx';
import { ShownOnce } from './shown-once.tsx';

const scopeWords = {
  'suppliers:read': 'keys.scopes.suppliers',
  'facts:write': 'keys.scopes.facts',
  'plan:write': 'keys.scopes.plan',
} as const satisfies Readonly<Record<ApiScope, string>>;
const keysKey = ['api-keys'] as const;

function useKeys() {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: keysKey });
  return {
    keys: useQuery({ queryKey: keysKey, staleTime: 0, queryFn: () => api('GET /api/keys') }),
    make: useMutation({
      mutationFn: (input: Readonly<{ name: string; scopes: ApiScope[] }>) => api('POST /api/keys', { body: input }),
      onSuccess: refresh,
    }),
    end: useMutation({ mutationFn: (id: string) => api('DELETE /api/keys/:id', { params: { id } }), onSuccess: refresh }),
  };
}

function KeyRow({ apiKey, end }: { apiKey: ApiKeyView; end: () => void }) {
  const { t } = useTranslation();
  const { name, prefix, scopes, madeAt, madeBy, lastUsedAt, works } = apiKey;
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="font-medium [overflow-wrap:anywhere]">{name}</p>
        <p className="font-mono text-sm text-muted">{prefix}…</p>
        <p className="text-sm">{scopes.map((scope) => t(scopeWords[scope])).join(', ')}</p>
        <p className="text-sm text-muted">{t('keys.made', { date: day(madeAt), who: madeBy ?? t('keys.gone') })}</p>
        <p className="text-sm text-muted">{lastUsedAt ? t('keys.used', { at: moment(lastUsedAt) }) : t('keys.unused')}</p>
        {!works && <Badge tone="warn">{t('keys.ownerLeft')}</Badge>}
      </div>
      <Button variant="quiet" size="small" onClick={end} aria-label={`${t('keys.end')}: ${name}`}>
        {t('keys.end')}
      </Button>
    </li>
  );
}

function NewKey({ make }: { make: ReturnType<typeof useKeys>['make'] }) {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly ApiScope[]>([]);
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setMissing(scopes.length === 0);
    if (scopes.length > 0) make.mutate({ name, scopes: [...scopes] }, { onSuccess: () => (setName(''), setScopes([])) });
  };
  return (
    <form onSubmit={submit} className="space-y-4">
      <Field
        label={t('keys.name')}
        hint={t('keys.nameHint')}
        value={name}
        minLength={lengths.keyName.least}
        maxLength={lengths.keyName.most}
        required
        onChange={(event) => setName(event.target.value)}
        className="max-w-md"
      />
      <ChoiceGroup id="key-scopes" title={t('keys.scopes.title')} error={missing ? t('keys.scopes.missing') : undefined}>
        {apiScopes.map((scope) => (
          <ChoiceRow
            key={scope}
            kind="checkbox"
            name="scopes"
            value={scope}
            checked={scopes.includes(scope)}
            label={t(scopeWords[scope])}
            change={(on) => {
              setScopes(apiScopes.filter((one) => (one === scope ? on : scopes.includes(one))));
              setMissing(false);
            }}
          />
        ))}
      </ChoiceGroup>
      {make.isError && <Failure error={make.error} />}
      <Button type="submit" disabled={make.isPending}>
        {t('keys.make')}
      </Button>
    </form>
  );
}

/** Keys for other programs: created, shown once, listed and ended by owners. */
export function KeysPart() {
  const { t } = useTranslation();
  const { keys, make, end } = useKeys();
  const failed = useFailureToast();
  const [ending, setEnding] = useState<ApiKeyView | null>(null);
  const confirm = (): void => {
    if (!ending) return;
    end.mutate(ending.id, {
      onSuccess: () => {
        toast({ title: t('keys.ended') });
        setEnding(null);
      },
      onError: (error) => failed(error),
    });
  };
  return (
    <Part id="settings-keys" title={t('keys.title')} lead={t('keys.lead')}>
      <p className="mb-4">
        <Link href="/api" className="text-brand underline">
          {t('keys.toPage')}
        </Link>
      </p>
      {keys.isPending && <Skeleton rows={1} label={t('common.loading')} />}
      {keys.isError && <Failure error={keys.error} retry={() => void keys.refetch()} />}
      {keys.data?.length === 0 && <p className="text-muted">{t('keys.none')}</p>}
      {keys.data && keys.data.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {keys.data.map((one) => (
            <KeyRow key={one.id} apiKey={one} end={() => setEnding(one)} />
          ))}
        </ul>
      )}
      <div className="mt-6 space-y-5">
        {make.data && <ShownOnce title={t('keys.once')} label={t('keys.secret')} secret={make.data.secret} />}
        <NewKey make={make} />
      </div>
      <ConfirmDialog
        open={ending !== null}
        title={t('keys.endTitle', { name: ending?.name })}
        lead={t('keys.endLead')}
        act={t('keys.end')}
        pending={end.isPending}
        close={() => setEnding(null)}
        confirm={confirm}
      />
    </Part>
  );
}
