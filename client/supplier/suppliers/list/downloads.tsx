import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { addressOf, saveFile } from '#client/platform/api/api.ts';
import { shownLanguage, useTranslation } from '#client/platform/words/i18n.ts';
import { Button, DownloadLink } from '#client/platform/ui/forms/button.tsx';
import { useFailureToast } from '#client/platform/ui/screen/failure.tsx';

/** The whole list as files. */
export function WholeList() {
  const { t } = useTranslation();
  const query = { lang: shownLanguage() };
  const files = [
    ['XLSX', addressOf('GET /api/suppliers/xlsx', { query })],
    ['CSV', addressOf('GET /api/suppliers/csv', { query })],
  ] as const;
  return files.map(([kind, address]) => (
    <DownloadLink key={kind} size="small" href={address} download aria-label={`${kind}: ${t('suppliers.list.file')}`}>
      <Download aria-hidden="true" className="size-4" />
      {kind}
    </DownloadLink>
  ));
}

const parts = { XLSX: 'POST /api/suppliers/xlsx', CSV: 'POST /api/suppliers/csv' } as const;

/** Some suppliers as files, in their order. */
export function PartOfList({ nips }: { nips: readonly string[] }) {
  const { t } = useTranslation();
  const failed = useFailureToast();
  const save = useMutation({
    mutationFn: (kind: keyof typeof parts) => saveFile(parts[kind], { query: { lang: shownLanguage() }, body: { nips: [...nips] } }),
    onError: (error) => failed(error),
  });
  return (Object.keys(parts) as (keyof typeof parts)[]).map((kind) => (
    <Button
      key={kind}
      variant="secondary"
      size="small"
      disabled={save.isPending}
      aria-label={`${kind}: ${t('suppliers.list.fileOf', { count: nips.length })}`}
      onClick={() => save.mutate(kind)}
    >
      <Download aria-hidden="true" className="size-4" />
      {kind}
    </Button>
  ));
}
