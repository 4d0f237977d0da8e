import { useId, useState, type FormEvent } from 'react';
import { readSupplierList, supplierRows, suppliersAtMost, type SupplierList } from '#core/supplier-list.ts';
import { useTranslation } from '#client/i18n.ts';
import { Button } from '#client/ui/button.tsx';
import { Failure } from '#client/ui/failure.tsx';
import { LeftOutRows } from './left-out.tsx';
import { useCheck } from './queries.ts';
import { SupplierRow } from './supplier-row.tsx';
import { AsOf } from './supplier-status.tsx';

/** Five NIPs for anybody, without an account. */
export function VisitorCheck() {
  const { t } = useTranslation();
  const id = useId();
  const [text, setText] = useState('');
  const [list, setList] = useState<SupplierList | null>(null);
  const check = useCheck();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const read = readSupplierList(supplierRows(text), suppliersAtMost.visitor);
    setList(read);
    check.reset();
    if (read.suppliers.length > 0) check.mutate(read.suppliers.map(({ nip }) => nip));
  };
  const nothing = list !== null && list.suppliers.length === 0 && list.leftOut.length === 0;
  return (
    <section aria-labelledby="suppliers-check" className="mt-8 max-w-3xl rounded-lg border border-line bg-surface p-5 sm:p-6">
      <h2 id="suppliers-check" className="text-xl">
        {t('suppliers.check.title')}
      </h2>
      <form onSubmit={submit} className="mt-4">
        <label htmlFor={id} className="block text-[0.9375rem] font-medium">
          {t('suppliers.check.label')}
        </label>
        <textarea
          id={id}
          rows={5}
          value={text}
          onChange={(event) => setText(event.target.value)}
          aria-invalid={nothing ? true : undefined}
          aria-describedby={nothing ? `${id}-error` : undefined}
          inputMode="numeric"
          spellCheck={false}
          placeholder="5261040828"
          className="mt-1.5 block w-full rounded-md border border-field bg-surface px-3 py-2"
        />
        {nothing && (
          <p id={`${id}-error`} className="mt-1 text-sm font-medium text-bad">
            {t('suppliers.check.nothing')}
          </p>
        )}
        <Button type="submit" disabled={check.isPending} className="mt-4">
          {t(check.isPending ? 'suppliers.check.checking' : 'suppliers.check.submit')}
        </Button>
      </form>
      <div aria-live="polite" className="mt-5 space-y-4 empty:mt-0">
        {list && <LeftOutRows rows={list.leftOut} most={suppliersAtMost.visitor} />}
        {check.isError && <Failure error={check.error} />}
        {check.data && (
          <>
            <ul className="divide-y divide-line border-y border-line">
              {check.data.suppliers.map((supplier) => (
                <SupplierRow key={supplier.nip} supplier={supplier} />
              ))}
            </ul>
            <AsOf at={check.data.checkedAt} />
            <p className="text-[0.9375rem]">{t('suppliers.check.next')}</p>
          </>
        )}
      </div>
    </section>
  );
}
