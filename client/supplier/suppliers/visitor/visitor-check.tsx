import { useState, type FormEvent } from 'react';
import { checkedSuppliersKey, type CheckedSuppliers } from '#contract/supplier/checked-suppliers.ts';
import { readSupplierList, supplierRows, suppliersAtMost, type SupplierList } from '#core/supplier/supplier-list.ts';
import { useTranslation } from '#client/platform/words/i18n.ts';
import { Button } from '#client/platform/ui/forms/button.tsx';
import { Failure } from '#client/platform/ui/screen/failure.tsx';
import { refusalOf, useRefusedForm, useServerReply } from '#client/platform/ui/forms/refused-form.ts';
import { TextArea } from '#client/platform/ui/forms/text-area.tsx';
import { LeftOutRows } from '#client/supplier/suppliers/member/left-out.tsx';
import { checkedOf, useCheck } from '#client/supplier/suppliers/queries.ts';
import { SupplierRow } from '#client/supplier/suppliers/member/supplier-row.tsx';
import { AsOf } from '#client/supplier/suppliers/member/supplier-status.tsx';

function listOf(text: string): SupplierList {
  return readSupplierList(supplierRows(text), suppliersAtMost.visitor);
}

/** What the server states about a list that was sent before the application was there. */
function useEarlyCheck() {
  const reply = useServerReply<CheckedSuppliers>(checkedSuppliersKey);
  const refused = useRefusedForm();
  const [early] = useState(() => {
    const text = reply?.text ?? refused?.values.nips ?? '';
    return {
      text,
      list: reply || refused ? listOf(text) : null,
      checked: reply?.answer && checkedOf(reply.answer),
      failure: refusalOf(refused),
    };
  });
  return early;
}

/** Five NIPs for anybody, without an account. */
export function VisitorCheck() {
  const { t } = useTranslation();
  const early = useEarlyCheck();
  const [text, setText] = useState(early.text);
  const [list, setList] = useState<SupplierList | null>(early.list);
  const check = useCheck();
  const isRequested = list !== early.list;
  const checked = isRequested ? check.data : early.checked;
  const failure = isRequested ? check.error : early.failure;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const read = listOf(text);
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
      <form method="post" action="/dostawcy" onSubmit={submit} className="mt-4">
        <TextArea
          label={t('suppliers.check.label')}
          error={nothing ? t('suppliers.check.nothing') : undefined}
          name="nips"
          rows={5}
          value={text}
          onChange={(event) => setText(event.target.value)}
          inputMode="numeric"
          spellCheck={false}
          placeholder="5261040828"
        />
        <Button type="submit" disabled={check.isPending} className="mt-4">
          {t(check.isPending ? 'suppliers.check.checking' : 'suppliers.check.submit')}
        </Button>
      </form>
      <div aria-live="polite" className="mt-5 space-y-4 empty:mt-0">
        {list && <LeftOutRows rows={list.leftOut} most={suppliersAtMost.visitor} />}
        {failure && <Failure error={failure} />}
        {checked && (
          <>
            <ul className="divide-y divide-line border-y border-line">
              {checked.suppliers.map((supplier) => (
                <SupplierRow key={supplier.nip} supplier={supplier} />
              ))}
            </ul>
            <AsOf at={checked.checkedAt} />
            <p className="text-[0.9375rem]">{t('suppliers.check.next')}</p>
          </>
        )}
      </div>
    </section>
  );
}
